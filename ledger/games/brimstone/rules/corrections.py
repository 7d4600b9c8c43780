"""What the table sets right by hand: numbers, items, tokens and traits, always with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, Objection, refused
from ledger.core.table.corrections import Handle, reasoned
from ledger.core.table.moves import Place, Remove
from ledger.games.brimstone.events.numbers import NumberSet, PosseNumberSet
from ledger.games.brimstone.events.posse import ReviveGained, TraitLost
from ledger.games.brimstone.events.things import ItemGone, ItemTaken, TokenGone
from ledger.games.brimstone.rules.asking import actor, hero
from ledger.games.brimstone.rules.purse import capped
from ledger.games.brimstone.rules.tokens import bagged
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import POOLS, Item, carries, item_of, limit, most

RULE = "SB-POS-02"
BAG = "bag"
ITEMS = "items"
TRAITS = "traits"
decides = Deciders[Brimstone]()
NUMBERS = (
    *("health", "sanity", "determination", "corruption", "xp", "gold", "dark-stone", "movement", "strength"),
    *("combat", "initiative", "level", "xp-next", "revives-own", "loot"),
)
SAVES = ("defense", "willpower", "to-hit", "crit")
MAXIMA = ("health-max", "sanity-max", "determination-max", "corruption-max", "slots", "hands")
POSSE = ("clues", "darkness", "revives", "turn")
FIELDS = {"revives-own": "revives"}


def _field(name: str) -> str:
    return FIELDS.get(name, name.replace("-", "_"))


def _read(name: str) -> Handle[Brimstone]:
    def read(state: Brimstone, who: str) -> int:
        return int(getattr(state.heroes.get(who), _field(name), 0))

    def change(state: Brimstone, who: str, value: int, reason: str) -> Iterator[Event]:
        held = hero(state, who)
        if name in MAXIMA:
            yield from capped(held, who, name.removesuffix("-max"), value, reason)
            return
        cap = most(held, name) if name in POOLS else value
        value = value if name == "determination" and not cap else min(value, cap)
        was = int(getattr(held, _field(name)))
        yield NumberSet(who=who, number=_called(name), was=was, now=value, why=reason, rule=RULE)

    low = 2 if name in SAVES else 1 if name in ("level", "health-max", "sanity-max") else 0
    return Handle(read=read, change=change, low=low, high=6 if name in SAVES else 99999, personal=True)


def _called(name: str) -> str:
    return "revives" if name == "revives-own" else name


def _posse(name: str) -> Handle[Brimstone]:
    def change(state: Brimstone, _: str, value: int, reason: str) -> Iterator[Event]:
        if name == "revives":
            yield ReviveGained(was=state.revives, now=value, rule=RULE)
        else:
            yield PosseNumberSet(number=name, was=int(getattr(state, name)), now=value, why=reason, rule=RULE)

    low = 1 if name == "turn" else 0
    return Handle(read=lambda state, _: int(getattr(state, name)), change=change, low=low, high=999)


def handles() -> dict[str, Handle[Brimstone]]:
    """Every number that `gain`, `lose`, `set` and `count` may correct."""
    return {name: _read(name) for name in (*NUMBERS, *SAVES, *MAXIMA)} | {name: _posse(name) for name in POSSE}


@decides(Place)
def put(state: Brimstone, move: Place) -> Decision[Brimstone]:
    reasoned(RULE, move)
    who = actor(state, move)
    held = hero(state, who)
    if move.at == BAG:
        yield bagged(state, who, move.thing, move.because or "")
    elif move.at == ITEMS:
        item = Item(name=move.thing)
        yield ItemTaken(who=who, item=item, weight=carries(held) + item.weight, limit=limit(held), rule=RULE)
    else:
        known = f"{BAG} or {ITEMS}"
        raise refused("spot-unknown", RULE, f"Nothing is put at {move.at} by hand.", known)


@decides(Remove)
def take_off(state: Brimstone, move: Remove) -> Decision[Brimstone]:
    who = actor(state, move)
    held = hero(state, who)
    trait = next((each for each in held.traits if each.name == move.thing), None)
    if move.from_ == TRAITS and trait:
        told = f"{move.thing} lasts for ever."
        yield Objection(code="trait-lasting", rule="SB-COR-03", because=told, hint="it stays on the sheet")
        yield TraitLost(who=who, name=move.thing, rule=RULE)
        return
    why = reasoned(RULE, move)
    if move.from_ == BAG and move.thing in held.sidebag:
        yield TokenGone(who=who, token=move.thing, why=why, rule=RULE)
    elif move.from_ == ITEMS and item_of(held, move.thing):
        yield ItemGone(who=who, item=move.thing, rule=RULE)
    else:
        known = f"{BAG}, {ITEMS} or {TRAITS}"
        raise refused("thing-unknown", RULE, f"{who} has no {move.thing} there.", known)
