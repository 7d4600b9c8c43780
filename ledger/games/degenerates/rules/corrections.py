"""What the table sets right by hand: numbers, counters and cards, always with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, refused
from ledger.core.table.corrections import Handle, reasoned
from ledger.core.table.moves import Place, Remove
from ledger.games.degenerates import content
from ledger.games.degenerates.events.adventurers import (
    GoldGained,
    GoldSpent,
    LuckGained,
    LuckLost,
    WoundsRemoved,
    WoundsSuffered,
    XpGained,
    XpLost,
)
from ledger.games.degenerates.events.board import (
    GateOpened,
    GateRemoved,
)
from ledger.games.degenerates.events.cards import ItemLost, ItemTaken
from ledger.games.degenerates.events.decks import CardRemoved, DeckCorrected, DiscardCorrected
from ledger.games.degenerates.events.doom import (
    BountyRaised,
    BountyReduced,
    DoomAdvanced,
    DoomReduced,
    HandMoved,
    HandRemoved,
    HandWounded,
)
from ledger.games.degenerates.events.phases import AdventurersPlaced
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, place
from ledger.games.degenerates.rules.items.carrying import owned
from ledger.games.degenerates.rules.resting.performing import thrown_away
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer, Owned, item_of
from ledger.games.degenerates.state.attributes import hp, luck_cap
from ledger.games.degenerates.state.game import Degenerates, pile

RULE = "DD-003"
decides = Deciders[Degenerates]()
HAND = "Hand"
GATE = "Voidgate"


def _held(state: Degenerates, who: str) -> Adventurer | None:
    return state.adventurers.get(who)


def _personal(
    name: str, gained: Callable[..., Event], lost: Callable[..., Event], cap: Callable[[Degenerates, str], int]
) -> Handle[Degenerates]:
    def change(state: Degenerates, who: str, value: int, reason: str) -> Iterator[Event]:
        held = _held(state, who)
        if held is None:
            known = ", ".join(state.adventurers) or "adventurer CHARACTER"
            raise refused("adventurer-missing", RULE, f"{who} has no adventurer.", known)
        was = getattr(held, name)
        now = min(value, cap(state, who))
        if now >= was:
            extra = {"hp": hp(state, who)} if name == "wounds" else {}
            yield gained(who=who, was=was, now=now, by=value - was, why=reason, rule=RULE, **extra)
        else:
            yield lost(who=who, was=was, now=now, why=reason, rule=RULE)

    return Handle(read=lambda state, who: getattr(_held(state, who), name, 0), change=change, high=99, personal=True)


def _bounty(state: Degenerates, _: str, value: int, reason: str) -> Iterator[Event]:
    made = BountyRaised if value > state.bounty else BountyReduced
    yield made(was=state.bounty, now=value, why=reason, rule="DD-048")


def _doom(colour: str) -> Handle[Degenerates]:
    def change(state: Degenerates, _: str, value: int, reason: str) -> Iterator[Event]:
        now, total = state.doom.count(colour), len(state.doom)
        value = min(value, now + content.play().doom.holds - total)
        if value == now:
            raise refused("doom-full", "DD-058", "The Doom Track holds five counters.", "advance PLACE by CARD")
        for step in range(abs(value - now)):
            if value > now:
                first = colour not in state.colours and not step
                yield DoomAdvanced(
                    colour=colour, was=total + step, now=total + step + 1, first=first, why=reason, rule="DD-055"
                )
            else:
                yield DoomReduced(colour=colour, was=total - step, now=total - step - 1, why=reason, rule="DD-060")

    return Handle(read=lambda state, _: state.doom.count(colour), change=change, high=5)


def _hand_wounds(state: Degenerates, _: str, value: int, reason: str) -> Iterator[Event]:
    yield HandWounded(was=state.hand_wounds, now=value, rule=RULE)


def _deck(deck: str) -> Handle[Degenerates]:
    def change(state: Degenerates, _: str, value: int, reason: str) -> Iterator[Event]:
        yield DeckCorrected(deck=deck, was=pile(state, deck).left or 0, now=value, reason=reason, rule=RULE)

    return Handle(read=lambda state, _: pile(state, deck).left or 0, change=change, high=999)


def _discard(deck: str) -> Handle[Degenerates]:
    def change(state: Degenerates, _: str, value: int, reason: str) -> Iterator[Event]:
        was = len(pile(state, deck).discard)
        yield DiscardCorrected(deck=deck, was=was, now=value, reason=reason, rule=RULE)

    return Handle(read=lambda state, _: len(pile(state, deck).discard), change=change, high=999)


def handles() -> dict[str, Handle[Degenerates]]:
    """Every number that `gain`, `lose` and `set` may correct."""
    found: dict[str, Handle[Degenerates]] = {
        "bounty": Handle(read=lambda state, _: state.bounty, change=_bounty, low=1, high=6),
        "luck": _personal("luck", LuckGained, LuckLost, luck_cap),
        "gold": _personal("gold", GoldGained, GoldSpent, lambda *_: 21),
        "xp": _personal("xp", XpGained, XpLost, lambda *_: 21),
        "wounds": _personal("wounds", WoundsSuffered, WoundsRemoved, hp),
        "hand-wounds": Handle(read=lambda state, _: state.hand_wounds, change=_hand_wounds, high=99),
    }
    for colour in ("red", "yellow", "blue", "green"):
        found[f"doom-{colour}"] = _doom(colour)
    for deck in _DECKS:
        found[f"{deck}-deck"] = _deck(deck)
        found[f"{deck}-discard"] = _discard(deck)
    return found


_REGIONS = ("badlands", "highlands", "lowlands", "wetlands")
_DECKS = (
    *_REGIONS,
    *(f"encounters-{each}" for each in _REGIONS),
    "law",
    "epic",
    "loot",
    "epic-loot",
    "danger",
    "doom",
    "sign",
    "weakness",
    "skills",
    "triumphs",
)
"""Written out, since handles are made at import and the tables of `data/` are read only when asked for."""


@decides(Place)
def put(state: Degenerates, move: Place) -> Decision[Degenerates]:
    reasoned(RULE, move)
    if move.thing in state.adventurers:
        space = place(state, move.at)
        yield AdventurersPlaced(names=(move.thing,), place=space, rule=RULE)
    elif move.thing == HAND:
        yield HandMoved(place=place(state, move.at), was=state.hand, rule=RULE)
    elif move.thing == GATE:
        yield GateOpened(place=place(state, move.at), rule=RULE)
    elif move.at in state.adventurers:
        yield from _to_owner(state, move.thing, move.at)
    elif content.deck(move.at):
        raise refused(
            "spot-unknown", RULE, f"Nothing is put into {move.at} by hand.", f"drop CARD, or shuffle {move.at}"
        )
    else:
        known = f"{HAND}, {GATE}, an adventurer, or an Item at NAME"
        raise refused("thing-unknown", RULE, f"No '{move.thing}' can be put at {move.at}.", known)


def _to_owner(state: Degenerates, name: str, who: str) -> Unfolds:
    held = sum(item.name == name for each in state.adventurers.values() for item in each.items)
    if state.out.get("loot", ()).count(name) <= held:
        state = yield from decks.draw(state, "loot", name, RULE)
    return (yield ItemTaken(who=who, item=Owned(name=name), rule=RULE))


@decides(Remove)
def take_off(state: Degenerates, move: Remove) -> Decision[Degenerates]:
    reason = reasoned(RULE, move)
    if move.thing == HAND and state.hand:
        yield HandRemoved(place=state.hand, rule=RULE)
    elif move.thing == GATE and board.named(state, move.from_) in state.gates:
        yield GateRemoved(place=board.named(state, move.from_), rule=RULE)
    elif move.from_ in state.adventurers:
        owned(state, move.from_, move.thing, RULE)
        yield from thrown_away(state, move.from_, move.thing, reason, RULE)
    elif move.thing in state.out.get(move.from_, ()):
        owner = next((who for who, each in state.adventurers.items() if item_of(each, move.thing)), "")
        if owner:
            yield ItemLost(who=owner, item=move.thing, why=reason, rule=RULE)
        yield CardRemoved(deck=move.from_, card=move.thing, rule="DD-133")
    else:
        actor(state, move)
        raise refused("thing-unknown", RULE, f"{move.thing} does not lie in {move.from_}.", f"{HAND}, {GATE}, an Item")
