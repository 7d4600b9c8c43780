"""What the table sets right by hand: numbers, models, Loot and cards, always with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, refused
from ledger.core.table.corrections import Handle, reasoned
from ledger.core.table.moves import Give, Place, Remove
from ledger.games.torgue import content
from ledger.games.torgue.events.corrections import LootPut
from ledger.games.torgue.events.loot import CashGained, CashSpent, GearDropped, GearTaken
from ledger.games.torgue.events.setup import CashLaid
from ledger.games.torgue.events.turns import LootHanded, ModelMoved
from ledger.games.torgue.rules.asking import foe, hunter_unknown, no
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue, owner, place_of
from ledger.games.torgue.state.gearing import fits, worn_of
from ledger.games.torgue.state.hunters import Loot, has, stored

RULE = "TB-001"
decides = Deciders[Torgue]()


def _shared(state: Torgue, _: str, value: int, reason: str) -> Iterator[Event]:
    yield CashLaid(was=state.cash, now=value, why=reason, rule=RULE)


def _own(state: Torgue, who: str, value: int, reason: str) -> Iterator[Event]:
    held = state.hunters.get(owner(state, who))
    if held is None:
        raise hunter_unknown(state, who)
    made = CashGained if value > held.cash else CashSpent
    yield made(who=held.name, was=held.cash, now=value, why=reason, rule=RULE)


def _cash_of(state: Torgue, who: str) -> int:
    held = state.hunters.get(owner(state, who))
    return held.cash if held else 0


def handles() -> dict[str, Handle[Torgue]]:
    """Every number that `gain`, `lose` and `set` may correct."""
    return {
        "shared-cash": Handle(read=lambda state, _: state.cash, change=_shared, high=99),
        "cash": Handle(read=_cash_of, change=_own, high=99, personal=True),
    }


@decides(Place)
def put(state: Torgue, move: Place) -> Decision[Torgue]:
    reason = reasoned(RULE, move)
    kinds = {each.name: each for each in content.cards().loot}
    if move.thing in kinds:
        who = move.at if move.at in state.hunters else ""
        loot = Loot(kind=kinds[move.thing].name)
        yield LootPut(who=who, zone="" if who else move.at, loot=loot, why=reason, rule=RULE)
    elif move.at in state.hunters:
        held = state.hunters[move.at]
        where = fits(state, held, move.thing)
        yield GearTaken(
            who=move.at, worn=worn_of(state, held, move.thing), where="worn" if where else "stored", rule=RULE
        )
    else:
        model = move.thing if owner(state, move.thing) else foe(state, move.thing).label
        yield ModelMoved(who=model, was=place_of(state, model), now=move.at, why="by hand", rule=RULE)


@decides(Remove)
def take_off(state: Torgue, move: Remove) -> Decision[Torgue]:
    reason = reasoned(RULE, move)
    held = state.hunters.get(move.from_)
    if held is None or not (has(held, move.thing) or stored(held, move.thing)):
        told = f"{move.thing} does not lie before {move.from_}."
        raise refused("thing-unknown", RULE, told, "a card of Gear from a Vault Hunter")
    yield GearDropped(who=held.name, card=move.thing, deck=gear(state, move.thing).deck, why=reason, rule=RULE)


@decides(Give)
def give(state: Torgue, move: Give) -> Decision[Torgue]:
    who = owner(state, move.who or state.acting)
    if not who or move.to not in state.hunters:
        raise hunter_unknown(state, move.to if who else move.who)
    held = state.hunters[who]
    loot = next((each for each in held.loot if each.kind == move.thing), None)
    if loot is None:
        raise refused("thing-unknown", "TB-065", f"{who} has no {move.thing}.", "a kind of Loot")
    if not move.because:
        yield no("handoff-costs", "TB-065", "Loot changes hands by a Handoff.", f"handoff {move.to} gives {move.thing}")
    yield LootHanded(who=who, to=move.to, tokens=(loot,), rule="TB-065")
