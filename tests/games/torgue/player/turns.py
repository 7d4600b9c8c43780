"""The Vault Hunter Turn, and everything that is in the air in any turn."""

from __future__ import annotations

from typing import Literal

from ledger.core.model import Move
from ledger.games.torgue import content
from ledger.games.torgue.moves.attacks import Again, Enough, Fumbled, Melee, Shoot, Throw
from ledger.games.torgue.moves.defence import Blast, Defend, Hurt, Inherit, Pass
from ledger.games.torgue.moves.enemies import Strike
from ledger.games.torgue.moves.loot import DrawLoot, Keep
from ledger.games.torgue.moves.setup import PlaceEnemy
from ledger.games.torgue.moves.turns import (
    Activate,
    Collect,
    Contents,
    Do,
    Done,
    Handoff,
    Interact,
    Next,
    Shift,
    Swap,
    Try,
    Walk,
)
from ledger.games.torgue.state.figures import enemy_card, gear
from ledger.games.torgue.state.game import Torgue, in_play, place_of
from ledger.games.torgue.state.hunters import Hunter, shields
from ledger.games.torgue.state.owed import Strike as InTheAir
from ledger.games.torgue.state.owed import Volley, Window
from ledger.games.torgue.state.spawning import open_zones
from ledger.games.torgue.state.tokens import Token, TokenWord
from ledger.games.torgue.state.zones import Piece, Zone
from tests.games.torgue.player.beginning import BACKS, Beginning
from tests.games.torgue.player.box import ACTIONS, SKILLS

PLACES: tuple[Literal["worn", "stored", "away"], ...] = ("worn", "worn", "stored", "away")
HOLDS: tuple[Contents, ...] = ("loot", "cash", "card", "blast", "nothing")
"""Where a drawn card goes, and what a chest shows."""


class Turns(Beginning):
    """Proposes what a Vault Hunter does."""

    # ------------------------------------------------------------ in the air

    def air(self, state: Torgue) -> Move | None:
        """An answer to what was begun and is not settled; None where nothing is."""
        fresh = self.unread(state) if state.blasts or state.strike or state.phase == "enemies" else None
        if fresh:
            return fresh
        if state.wounds:
            wound = state.wounds[0]
            return Hurt(tokens=self._hurt(state.hunters[wound.who], wound.count), who=wound.who)
        if state.strike:
            return self._defence(state, state.strike)
        return self._loose_ends(state) or self._explosions(state) or self._shots(state)

    def _loose_ends(self, state: Torgue) -> Move | None:
        if state.fresh:
            return self._kept(state)
        if state.arrivals:
            called = self.pick(state.arrivals)
            zones = open_zones(state, called) or tuple(state.zones) or ("B",)
            return PlaceEnemy(card=called.card, zone=self.roomy(state, zones))
        return Inherit(to=self.pick(state.spotlight_choice)) if state.spotlight_choice else None

    def _explosions(self, state: Torgue) -> Move | None:
        if state.blasts:
            shields = self._shields(state, *self._inside(state, state.blasts[0].zone))
            return Blast(dice=self.roll(10), element=self.perhaps(0.3, self.roll(4)), shields=shields)
        if state.fumbles:
            fumble = self.pick(state.fumbles)
            return Fumbled(enemy=fumble.enemy, ignore=self.seldom(0.2), waive=self.seldom(0.4))
        return self.loot(state) if state.draws and self.seldom(0.8) else None

    def _shots(self, state: Torgue) -> Move | None:
        if state.volley:
            return self._volley(state, state.volley)
        return self._reaction(state, state.window) if state.window and not state.strike else None

    def _inside(self, state: Torgue, zone: str) -> tuple[str, ...]:
        return tuple(label for label, each in state.enemies.items() if each.zone == zone)

    def _hurt(self, held: Hunter, count: int) -> tuple[TokenWord, ...]:
        """Letters of tokens that may turn RED, in any order."""
        own = [*shields(held), *(each for each in held.tokens if each.colour != "red")]
        self.chance.shuffle(own)
        return self.letters(own[:count] or held.tokens[:1])

    def _shields(self, state: Torgue, *labels: str) -> tuple[str, ...]:
        """The shield dice of enemies, where anybody thinks of them."""
        up = [each for label, each in state.enemies.items() if label in labels and each.shield == "ready"]
        colours = [enemy_card(state, each.card).shield for each in up]
        return tuple(die for colour in colours if colour for die in self.coloured(colour))

    def _defence(self, state: Torgue, strike: InTheAir) -> Move:
        if not strike.defenders:
            return self.strikes(state, strike.by)
        who = strike.defenders[0]
        held = state.hunters[who]
        shield = [each for each in shields(held) if each.ready]
        token = self.pick(shield or held.tokens)
        return Defend(
            token=self.letters((token,))[0],
            dice=self.die(token),
            hurt=self._hurt(held, 3) if self.seldom(0.7) else (),
            extra=self.perhaps(0.1, self.roll(4)),
            who=who,
        )

    def strikes(self, state: Torgue, label: str) -> Move:
        """An enemy attacks, and its target defends at once, or is asked."""
        at = self.anybody(state) if self.seldom(0.5) else ""
        token = self.pick(state.hunters[at].tokens) if at and self.seldom(0.5) else None
        return Strike(
            enemy=label,
            at=at,
            token=self.letters((token,))[0] if token else None,
            dice=self.die(token) if token else (),
            element=self.perhaps(0.6, self.roll(4)),
            crowd=self.perhaps(0.2, self.roll(4)),
        )

    def _kept(self, state: Torgue) -> Move:
        fresh = self.pick(state.fresh)
        held = state.hunters[fresh.who]
        over = [each.card for each in (*held.equipped, *held.inventory)]
        where = self.pick(PLACES)
        taken = self.pick(over) if over and self.seldom(0.5) else ""
        return Keep(card=fresh.card, where=where, over=taken if where != "away" else "", who=fresh.who)

    def loot(self, state: Torgue) -> Move:
        """A token comes out of the bag; most often one that is in it."""
        draw = state.draws[0] if state.draws else None
        dice = self.roll(int(draw.dice[1:])) if draw and draw.dice else ()
        if state.bag and self.seldom(0.9):
            loot = self.pick(state.bag)
            return DrawLoot(kind=loot.kind, back=loot.back, worth=loot.value, dice=dice)
        return DrawLoot(kind=self.pick(("ammo", "guns", "cash")), back=self.pick(BACKS), dice=dice)

    def _volley(self, state: Torgue, volley: Volley) -> Move:
        if self.seldom(0.35) or not state.enemies:
            return Enough(who=volley.who)
        target = self.foe(state, volley.who)
        dice = self.coloured(volley.colour)
        return Again(target=target, dice=dice, shields=self._shields(state, target), who=volley.who)

    def _reaction(self, state: Torgue, window: Window) -> Move:
        left = [who for who in in_play(state) if who not in window.reacted]
        if not left or self.seldom(0.15):
            return Pass(all=True)
        who = self.pick(state.peril) if state.peril and self.seldom(0.6) else self.pick(left)
        return Pass(who=who) if self.seldom(0.5) else self.action(state, self.model(state, who))

    # ------------------------------------------------------------ activations

    def acting(self, state: Torgue) -> Move | None:
        """The Vault Hunter Turn."""
        if not state.active:
            left = [who for who in in_play(state) if not state.hunters[who].activated]
            return Activate(hunter=self.pick(left)) if left else Next()
        ready = self.ready(state, state.active)
        if self.seldom(0.12 if ready else 0.6):
            return Done(all=self.seldom(0.05))
        return self.action(state, self.model(state, state.active))

    def action(self, state: Torgue, who: str) -> Move:
        """One action of a model."""
        token = self.ready(state, who)
        if state.enemies and self.seldom(0.5):
            return self._attack(state, who, token)
        ways = (self._walk, self._collect, self._trying, self._things, self._things, self._things, self._swap)
        return ways[self.chance.randrange(len(ways))](state, who, token)

    def _attack(self, state: Torgue, who: str, token: Token | None) -> Move:
        blank = self.unread(state)
        if blank:
            return blank
        held = state.hunters.get(who)
        cards = [each.card for each in held.equipped] if held else []
        arms = [name for name in cards if gear(state, name).kind == "weapon"]
        bombs = [name for name in cards if gear(state, name).kind == "grenade"]
        fresh = self.unread_gear(state, cards)
        if fresh:
            return fresh
        word, dice = self.word(token), self.die(token)
        target = self._target(state, who)
        extra = tuple(name for name in (self.foe(state, who),) if name != target) if self.seldom(0.15) else ()
        if bombs and self.seldom(0.5):
            colour = gear(state, self.pick(bombs)).die or "yellow"
            return Throw(
                target=target,
                dice=self.coloured(colour),
                element=self.perhaps(0.8, self.roll(4)),
                shields=self._shields(state, target),
                token=word if state.window else None,
                who=who,
            )
        if not arms or self.seldom(0.25):
            return Melee(target=target, token=word, dice=dice, shields=self._shields(state, target), who=who)
        name = self.pick(arms)
        has = gear(state, name).keywords
        return Shoot(
            target=target,
            token=word,
            dice=dice,
            with_=name if self.seldom(0.85) else "",
            and_=extra,
            element=self.roll(4) if any(each in has for each in ("incendiary", "shock", "slag")) else (),
            crowd=self.roll(4) if "crowd-control" in has else (),
            to=self.zone(state, place_of(state, who)) if "charge" in has and self.seldom(0.5) else "",
            shields=self._shields(state, target, *extra),
            ignore="suppression" in has and self.seldom(0.5),
            who=who,
        )

    def _target(self, state: Torgue, who: str) -> str:
        barrels = [one.label for zone in state.zones.values() for one in zone.pieces if one.kind == "barrel"]
        return self.pick(barrels) if barrels and self.seldom(0.12) else self.foe(state, who)

    def _walk(self, state: Torgue, who: str, token: Token | None) -> Move:
        return Walk(zone=self.zone(state, place_of(state, who)), token=self.word(token), who=who)

    def _collect(self, state: Torgue, who: str, _: Token | None) -> Move:
        zone = state.zones.get(place_of(state, who))
        lying = [each.kind for each in zone.loot] if zone else []
        vomit = [each.label for each in zone.pieces if each.kind == "vomit"] if zone else []
        what: tuple[str, ...] = (self.pick((*vomit, *lying)),) if (vomit or lying) and self.seldom(0.6) else ()
        return Collect(what=what, who=who)

    def _trying(self, _: Torgue, who: str, token: Token | None) -> Move:
        if self.seldom(0.4):
            return Do(action=self.pick(ACTIONS), token=self.word(token), free=self.seldom(0.15), who=who)
        skill, number = self.pick(SKILLS), self.pick((None, 6))
        vs = () if number else self.roll(10)
        return Try(skill=skill, token=self.word(token), dice=self.die(token), obstacle=vs, number=number, who=who)

    def _things(self, state: Torgue, who: str, token: Token | None) -> Move:
        """A chest, a machine, an object; or Loot changes hands."""
        here = _touchable(state.zones.get(place_of(state, who)))
        there = [name for name, zone in state.zones.items() if _touchable(zone)]
        if there and not here and self.seldom(0.8):
            return Shift(model=who, zone=self.pick(there))
        if not here or self.seldom(0.3):
            held = state.hunters.get(who)
            gives = (self.pick(held.loot).kind,) if held and held.loot else ()
            return Handoff(to=self.anybody(state), token=self.word(token), gives=gives, who=who)
        piece = self.pick(here)
        holds = self.pick((*HOLDS, None)) if content.terrain(piece.kind).chest else None
        return Interact(
            piece=piece.label,
            token=self.word(token),
            dice=self.die(token),
            skill=self.pick(SKILLS) if self.seldom(0.3) else None,
            number=self.pick((None, 5)),
            obstacle=self.perhaps(0.5, self.roll(10)),
            holds=holds,
            card=self.fresh_gear(state, "guns") if holds == "card" else "",
            deck="guns" if holds == "card" else "",
            takes=self.seldom(0.3) and piece.kind == "objective",
            who=who,
        )

    def _swap(self, state: Torgue, who: str, token: Token | None) -> Move:
        held = state.hunters.get(who)
        if held is None or not held.inventory:
            return self._walk(state, who, token)
        into = self.pick(held.inventory).card
        out = self.pick(held.equipped).card if held.equipped and self.seldom(0.8) else into
        return Swap(out=out, for_=into if out != into else "", token=self.word(token), who=who)


def _touchable(zone: Zone | None) -> list[Piece]:
    """What stands in a zone and can be interacted with."""
    return [each for each in zone.pieces if each.kind not in ("tire", "barrel", "vomit")] if zone else []
