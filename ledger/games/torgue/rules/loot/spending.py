"""Loot tokens are used: at any time, without an action (TB-070)."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import LootKind
from ledger.games.torgue.events.loot import CardDrawn, LegendaryGone, LootSpent
from ledger.games.torgue.moves.loot import Spend
from ledger.games.torgue.rules.asking import Gives, Objections, Unfolds, actor, no, objected, one, remind
from ledger.games.torgue.rules.decks import by_program, unlikely
from ledger.games.torgue.rules.effects import LOADED, reloaded
from ledger.games.torgue.rules.loot.healing import health
from ledger.games.torgue.rules.loot.swapping import guns
from ledger.games.torgue.rules.reading import read_gear
from ledger.games.torgue.state.bagging import matches
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.hunters import Hunter, Loot
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Fresh

decides = Deciders[Torgue]()


@decides(Spend)
def spend(state: Torgue, move: Spend) -> Decision[Torgue]:
    held = one(state, actor(state, move))
    token = yield from _meant(held, move)
    yield from objected(tuple(_barred_loot(state, held, token)))
    if move.card or token.kind == "legendary":
        yield from _card(state, held, token, move)
    else:
        yield from _USES[token.kind](state, held, token, move)


def _meant(held: Hunter, move: Spend) -> Gives[Loot]:
    """The token that a line means; raises Refused `loot-unheld`, and asks where unlike ones are meant."""
    found = tuple(each for each in held.loot if each.kind == move.kind and matches(each, move.back, move.worth))
    if not found:
        told = f"{held.name} has no such Loot: {move.kind}."
        raise refused("loot-unheld", "TB-070", told, ", ".join(each.kind for each in held.loot) or "collect some")
    if move.card and move.kind != "legendary":
        shown = tuple(each for each in found if each.back == "card")
        if not shown:
            yield no("icon-missing", "TB-079", "That token shows no Card Draw icon.", f"spend {move.kind}")
        found = shown or found
    if len({each.back for each in found}) > 1:
        told = " or ".join(dict.fromkeys(each.back for each in found))
        yield Asking(field="back", asks=f"Which {move.kind}, its back: {told}?")
    if len(set(found)) > 1:
        told = " or ".join(dict.fromkeys(f"{each.value}" for each in found))
        yield Asking(field="worth", asks=f"Which {move.kind}, its value: {told}?")
    return found[0]


def _barred_loot(state: Torgue, held: Hunter, token: Loot) -> Objections:
    """Objections to using a token now: in a hunt (AMB-08), or of one who is out where the table reads it so."""
    free = list(held.loot)
    for each in held.locked if hunting(state) and state.phase != "between" else ():
        if each in free:
            free.remove(each)
    if token not in free:
        yield no("loot-locked", "TB-228", "A hunt cannot use Loot of the scenario.", "after the hunt")
    if held.stands == "out" and option(state, "out-loot") == "barred":
        yield no("loot-out", "TB-070", f"{held.name} is out of play.", "after the respawn")


def _card(state: Torgue, held: Hunter, token: Loot, move: Spend) -> Unfolds:
    """A token becomes a card of its deck, which is to be placed at once (TB-079, TB-087)."""
    row = content.deck_of_loot(token.kind)
    if row is None:
        raise refused("deck-missing", "TB-079", f"No deck belongs to {token.kind}.", "guns, ammo or health")
    yield from by_program(state, row.name, move.card, "card")
    if not move.card:
        yield Asking(field="card", asks=f"Which card of {row.title}?")
    known = gear(state, move.card).deck
    if known not in ("", row.name):
        yield no("deck-differs", "TB-079", f"{move.card} is a card of {known}.", f"a card of {row.title}")
    yield from objected(tuple(unlikely(state, row.name, (move.card,))))
    rule = "TB-087" if token.kind == "legendary" else "TB-079"
    state = yield LootSpent(who=held.name, loot=token, use=f"a card of {row.title}", rule=rule)
    if token.kind == "legendary":
        state = yield LegendaryGone(why="it became a card", rule=rule)
    state = yield CardDrawn(fresh=Fresh(who=held.name, card=move.card, deck=row.name), rule=rule)
    if not known:
        state = yield from read_gear(state, move.card, deck=row.name)
    if gear(state, move.card).kind is None:
        state = yield remind("text-missing", "TB-002", f"{move.card}: text not entered.")
    return state


def _ammo(state: Torgue, held: Hunter, token: Loot, _: Spend) -> Unfolds:
    """Every empty gun and grenade that is equipped is Ready again (TB-073)."""
    if all(each.ready or gear(state, each.card).kind not in (*LOADED, None) for each in held.equipped):
        yield no("ammo-idle", "TB-073", f"Nothing of {held.name} is empty.", "keep it")
    state = yield LootSpent(who=held.name, loot=token, use="reloads", rule="TB-073")
    return (yield from reloaded(state, held.name, "Ammo", "TB-073"))


def _fixed(_: Torgue, held: Hunter, token: Loot, move: Spend) -> Unfolds:
    """Cash has no use of its own: it pays for a respawn, or in vending (TB-075)."""
    yield no("cash-pays", "TB-075", "Cash pays for a respawn, or in vending.", "respawn NAME, or buy CARD")
    return (yield LootSpent(who=held.name, loot=token, use=move.because or "", rule="TB-075"))


_USES: dict[LootKind, Callable[[Torgue, Hunter, Loot, Spend], Unfolds]] = {
    "health": health,
    "ammo": _ammo,
    "guns": guns,
    "cash": _fixed,
    "level": _fixed,
    "bounty": _fixed,
}
