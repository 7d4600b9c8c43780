"""Death, and what the dead leave."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, refused
from ledger.games.degenerates.events.adventurers import AdventurerDied
from ledger.games.degenerates.events.cards import ItemTaken
from ledger.games.degenerates.events.estates import EstateClosed, EstateItemTaken, EstateLeft
from ledger.games.degenerates.moves.cards import Inherit
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, no, one
from ledger.games.degenerates.rules.carrying import too_heavy
from ledger.games.degenerates.state.adventurers import Adventurer, Owned
from ledger.games.degenerates.state.game import Degenerates, together

decides = Deciders[Degenerates]()


def dies(state: Degenerates, who: str, why: str, rule: str, *, fighting: bool = False) -> Unfolds:
    """An adventurer dies: outside a fight companions may take the Items, all other cards are discarded."""
    if who not in state.adventurers:
        return state
    held = one(state, who)
    heirs = [each for each in together(state, who) if each != who]
    left = tuple((item.name, item.deck) for item in held.items) if heirs and not fighting else ()
    for deck, card in _cards(held, with_items=not left):
        for event in decks.discard(state, decks.of_mission(state, card) or deck, card, rule):
            state = yield event
    state = yield AdventurerDied(who=who, why=why, rule=rule)
    if left:
        state = yield EstateLeft(who=who, space=held.space, items=left, rule="DD-272")
    return state


def _cards(held: Adventurer, *, with_items: bool) -> Iterator[tuple[str, str]]:
    if with_items:
        yield from ((item.deck, item.name) for item in held.items)
    yield from (("loot", name) for name in (*held.allies, *held.diseases))
    yield from (("skills", skill.name) for skill in held.skills)
    yield from (("weakness", name) for name in held.weaknesses)
    yield from (("triumphs", name) for name in held.triumphs)


@decides(Inherit)
def inherit(state: Degenerates, move: Inherit) -> Decision[Degenerates]:
    who = actor(state, move)
    estate = next((each for each in state.estates if move.item in dict(each.items)), None)
    if estate is None:
        raise refused("estate-missing", "DD-272", f"Nobody left {move.item}.", "the status shows what")
    if one(state, who).space != estate.space:
        yield no("heir-elsewhere", "DD-272", f"{who} was not in the party of {estate.who}.", "somebody there")
    yield from too_heavy(state, who, move.item)
    item = Owned(name=move.item, deck=dict(estate.items)[move.item])
    state = yield EstateItemTaken(who=who, dead=estate.who, item=move.item, rule="DD-272")
    yield ItemTaken(who=who, item=item, rule="DD-272")


def close_estates(state: Degenerates) -> Unfolds:
    """What nobody took of the dead is discarded (DD-272)."""
    for estate in state.estates:
        for name, deck in estate.items:
            events: Iterator[Event] = decks.discard(state, decks.of_mission(state, name) or deck, name, "DD-272")
            for event in events:
                state = yield event
        state = yield EstateClosed(dead=estate.who, rule="DD-272")
    return state
