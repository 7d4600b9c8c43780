"""What a player sees of the table: who may act, with which token, and where everybody stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from ledger.core.fields import BY_PROGRAM
from ledger.core.model import Move
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour
from ledger.games.torgue.moves.cards import EnemyCard, GearCard
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.decks import may_come
from ledger.games.torgue.state.game import Torgue, in_play, owner, place_of
from ledger.games.torgue.state.tokens import Token, TokenWord
from tests.games.torgue.player.box import ENEMIES, GEAR, ZONES
from tests.laws.proposer import REASON_GIVEN, Proposer

NO_DICE = 0.08
"""How often somebody forgets the dice, and is asked for them."""
LEFT = 0.05
"""How often a die is left to the program."""


class Reader(Proposer):
    """Reads the table."""

    def known(self, move: Move | None) -> bool:
        """Whether the game decides such a move."""
        return move is not None and type(move) in self.rules.deciders.rows

    def roll(self, sides: int, count: int = 1) -> tuple[str, ...]:
        """Dice as they fall; seldom none, or some that the program throws."""
        if self.seldom(NO_DICE):
            return ()
        return tuple(BY_PROGRAM if self.seldom(LEFT) else str(self.chance.randint(1, sides)) for _ in range(count))

    def die(self, token: Token | None) -> tuple[str, ...]:
        """The Action die of a token."""
        return self.coloured(token.colour if token else "red")

    def coloured(self, colour: Colour) -> tuple[str, ...]:
        """The die of a colour."""
        return self.roll(content.colour(colour).sides)

    def letters(self, tokens: Iterable[Token]) -> tuple[TokenWord, ...]:
        """Tokens as somebody types them."""
        return tuple(cast("TokenWord", each.id) for each in tokens)

    def perhaps(self, share: float, words: tuple[str, ...]) -> tuple[str, ...]:
        """These words, or none."""
        return words if self.seldom(share) else ()

    def ready(self, state: Torgue, who: str) -> Token | None:
        """A Ready token of a model, its own or its owner's; None where it has none."""
        held = state.hunters[owner(state, who)]
        own = held.sidekick.tokens if held.sidekick and who == held.sidekick.name else ()
        found = [each for each in (*own, *held.tokens) if each.ready]
        return self.pick(found) if found else None

    def word(self, token: Token | None) -> Any:
        """What somebody says for a token: its colour or its letter, seldom nothing."""
        if token is None or self.seldom(0.1):
            return None
        return self.pick((token.colour, token.id))

    def model(self, state: Torgue, who: str) -> str:
        """A Vault Hunter, or seldom its Sidekick."""
        friend = state.hunters[who].sidekick
        return friend.name if friend and self.seldom(0.3) else who

    def anybody(self, state: Torgue) -> str:
        """A Vault Hunter, most often one in play; empty where there is none."""
        among = in_play(state) or tuple(state.hunters)
        return self.pick(among) if among else ""

    def foe(self, state: Torgue, who: str = "") -> str:
        """An enemy, most often one that is near; empty where there is none."""
        near = [each.label for each in state.enemies.values() if who and self._near(state, who, each.zone)]
        among = near if near and self.seldom(0.8) else list(state.enemies)
        return self.pick(among) if among else ""

    def _near(self, state: Torgue, who: str, zone: str) -> bool:
        far = board.distance(state, place_of(state, who), zone)
        return far is not None and far <= 1

    def zone(self, state: Torgue, near: str = "") -> str:
        """A zone of the map, most often one next to a given one."""
        beside = board.neighbours(state, near) if near else ()
        if beside and self.seldom(0.85):
            return self.pick(beside)
        return self.pick([name for name in state.zones if name] or ZONES)

    def unread_gear(self, state: Torgue, names: Iterable[str]) -> GearCard | None:
        """The first of these cards that nobody read."""
        wanted = set(names) - set(state.lore.gear)
        return next((each for each in GEAR if each.name in wanted), None)

    def unread_enemy(self, state: Torgue, name: str) -> EnemyCard | None:
        """What the card of an enemy prints, where nobody read all that a fight needs."""
        read = state.lore.enemies.get(name)
        if read and None not in (read.defense, read.strength, read.hp, read.range, read.move, read.resist):
            return None
        boxed = next((each for each in ENEMIES if each.name == name), None)
        if boxed and read is None:
            return boxed
        plain = EnemyCard(name=name, move=2, defense=5, hp=2, strength=5, resist="melee", reach=2)
        return plain.but(because=REASON_GIVEN) if read else plain

    def unread(self, state: Torgue) -> EnemyCard | None:
        """The card of an enemy in the Arena that nobody read."""
        found = (self.unread_enemy(state, each.card) for each in state.enemies.values())
        return next((each for each in found if each), None)

    def roomy(self, state: Torgue, among: Iterable[str], *, large: bool = False) -> str:
        """One of these zones that has room, or any of them."""
        zones = tuple(among)
        free = [name for name in zones if board.room(state, name, large=large)]
        return self.pick(free or zones)

    def fresh_gear(self, state: Torgue, deck: str) -> str:
        """A card of a deck that nobody holds, as far as there is one."""
        held = {worn.card for each in state.hunters.values() for worn in (*each.equipped, *each.inventory)}
        held |= {each.card for each in state.fresh} | {each.card for each in state.offers}
        names = may_come(state, deck) or [each.name for each in GEAR if each.deck == deck]
        return self.pick([name for name in names if name not in held] or list(names) or ["Hyperion"])

    def _actor(self, state: Torgue, verb: str) -> str:
        """Who makes a move that a declaration alone proposes."""
        turn = self.rules.views.turn(state, verb)
        if turn and self.seldom(0.8):
            return turn
        known: tuple[str, ...] = self.rules.views.names["actor"](state)
        return self.pick(("", *known))
