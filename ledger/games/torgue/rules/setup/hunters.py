"""Vault Hunters come into the campaign, choose their tree, get their card, and take their places."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core import dice as notation
from ledger.core.dice import Dice
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.printed import meant
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.events.loot import GearTaken
from ledger.games.torgue.events.setup import FavoriteDealt, HunterAdded, ModelDeployed, SpotlightGiven, TreeChosen
from ledger.games.torgue.moves.setup import AddHunter, ChooseTree, DealFavorite, Deploy, GiveSpotlight
from ledger.games.torgue.rules.asking import Unfolds, actor, no, objected, one, out_of_phase, remind
from ledger.games.torgue.rules.decks import by_program, unlikely
from ledger.games.torgue.rules.reading import read_hunter
from ledger.games.torgue.rules.setup.cards import hunter_fields
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.cards import HunterRead, SidekickRead
from ledger.games.torgue.state.decks import FAVORITE
from ledger.games.torgue.state.favorites import favorite_of
from ledger.games.torgue.state.figures import hunter_card
from ledger.games.torgue.state.game import Torgue, owner, place_of
from ledger.games.torgue.state.gearing import fits, worn_of
from ledger.games.torgue.state.hunters import Hunter, Sidekick
from ledger.games.torgue.state.tokens import COMPANION, LETTERS, row

decides = Deciders[Torgue]()
STATION = "a New-U Station"


@decides(AddHunter)
def hunter(state: Torgue, move: AddHunter) -> Decision[Torgue]:
    yield from _room(state, move.name)
    state = yield from read_hunter(state, move.name, **hunter_fields(move))
    card = hunter_card(state, move.name)
    if not card.tokens:
        yield Asking(field="tokens", asks=f"{move.name}: colours of its Action Tokens?")
    state = yield HunterAdded(hunter=_fresh(state, card, _player(state, move.player)), rule="TB-008")
    yield from _equipped(state, move.name, card)


def _room(state: Torgue, name: str) -> Iterator[Objection]:
    if name in state.hunters:
        raise refused("hunter-known", "TB-007", f"{name} is in the campaign.", "another Vault Hunter")
    most = content.play().hunters
    if len(state.hunters) >= most:
        yield no("hunters-count", "TB-007", f"{most} Vault Hunters play, however many players.", "they stay the same")


def _player(state: Torgue, named: str) -> str:
    """Who plays it; without a name it goes round the table. Raises Refused `player-unknown`."""
    if named and named not in state.players:
        told = f"Nobody here is called {named}{meant(named, state.players)}."
        raise refused("player-unknown", "TB-007", told, ", ".join(state.players))
    return named or state.players[len(state.hunters) % len(state.players)]


def _fresh(state: Torgue, card: HunterRead, player: str) -> Hunter:
    if len(card.tokens) > len(LETTERS):
        told = f"{len(card.tokens)} tokens are more than a card shows."
        raise refused("tokens-count", "TB-008", told, f"{len(LETTERS)} at most")
    friend = None
    if card.sidekick:
        read = state.lore.sidekicks.get(card.sidekick, SidekickRead(name=card.sidekick))
        friend = Sidekick(name=card.sidekick, tokens=row(read.tokens, COMPANION))
    return Hunter(name=card.name, player=player, tokens=row(card.tokens), trees=card.trees, sidekick=friend)


def _equipped(state: Torgue, who: str, card: HunterRead) -> Unfolds:
    """Starting equipment: equipped as far as the slots go, the rest stored (TB-008)."""
    for name in card.gear:
        held = state.hunters[who]
        where = "worn" if fits(state, held, name) else "stored"
        worn = worn_of(state, held, name)
        state = yield GearTaken(who=who, worn=worn, where="worn" if where == "worn" else "stored", rule="TB-008")
        if name not in state.lore.gear:
            state = yield remind("text-missing", "TB-002", f"{name}: text not entered.")
    return state


@decides(ChooseTree)
def tree(state: Torgue, move: ChooseTree) -> Decision[Torgue]:
    who = actor(state, move)
    held = one(state, who)
    yield from out_of_phase(state, "TB-011", "set-up", "between")
    if held.trees and move.name not in held.trees:
        told = f"{held.name} has no tree {move.name}{meant(move.name, held.trees)}."
        raise refused("tree-unknown", "TB-011", told, ", ".join(held.trees))
    if held.tree:
        hint = f"respec {one_word(move.name)}" if state.phase == "between" else "undo, or respec after the game"
        yield no("tree-chosen", "TB-129", f"{held.name} uses {held.tree}.", hint)
    yield TreeChosen(who=held.name, tree=move.name, rule="TB-011")


@decides(DealFavorite)
def favorite(state: Torgue, move: DealFavorite) -> Decision[Torgue]:
    held = one(state, actor(state, move))
    yield from by_program(state, FAVORITE, move.name, "name")
    yield from objected(tuple(unlikely(state, FAVORITE, (move.name,))))
    if held.favorite:
        yield no("favorite-dealt", "TB-012", f"{held.name} has {held.favorite}.", "one card for each")
    double = next((who for who, each in state.hunters.items() if each.favorite == move.name), "")
    if double and double != held.name:
        yield no("favorite-taken", "TB-012", f"{double} has {move.name}.", "another card")
    state = yield FavoriteDealt(who=held.name, card=move.name, was=held.favorite, rule="TB-012")
    card = favorite_of(state, held.name)
    if card.text:
        yield remind("card-text", "TB-089", f"{card.name}: {card.text}.")
    elif not card.kills:
        yield remind("text-missing", "TB-002", f"{card.name}: text not entered.")


@decides(GiveSpotlight)
def spotlight(state: Torgue, move: GiveSpotlight) -> Decision[Torgue]:
    to = one(state, move.to).name
    was = state.spotlight.holder
    if to == was:
        raise refused("spotlight-same", "TB-088", f"{to} has the Spotlight.", "another Vault Hunter")
    if state.hunters[to].stands == "out":
        yield no("spotlight-out", "TB-088", f"{to} is out of play.", "somebody in play")
    thrown = tuple(die for word in move.dice for die in notation.throw(Dice(count=1, sides=20), (word,)).dice)
    starts = state.phase == "set-up"
    why = "roll-off" if starts else "chosen" if state.spotlight_choice else move.because or "Fan Favorite"
    yield SpotlightGiven(to=to, was=was, why=why, dice=thrown, rule="TB-013" if starts else "TB-088")


@decides(Deploy)
def deploy(state: Torgue, move: Deploy) -> Decision[Torgue]:
    who = actor(state, move)
    yield from out_of_phase(state, "TB-015", "set-up")
    friend = who not in state.hunters
    near = (place_of(state, owner(state, who)),) if friend else _stations(state)
    rule, what = ("TB-134", owner(state, who)) if friend else ("TB-015", STATION)
    told = tuple(_beside(state, move.zone, each) for each in near if each)
    if told and not any(each is not False for each in told):
        hint = f"deploy {one_word(near[0])}"
        yield no("deploy-far", rule, f"{move.zone} is more than one zone from {what}.", hint)
    if not board.room(state, move.zone, large=False, without=who):
        yield no("zone-full", "TB-040", f"{move.zone} is full.", "a zone next to it")
    state = yield ModelDeployed(who=who, zone=move.zone, rule=rule)
    if not told or True not in told:
        yield remind("zone-unchecked", rule, f"{move.zone}: is it at or next to {what}?")


def _beside(state: Torgue, zone: str, other: str) -> bool | None:
    return True if zone == other else board.adjacent(state, zone, other)


def _stations(state: Torgue) -> tuple[str, ...]:
    return tuple(name for name, each in state.zones.items() if each.station)
