"""From one adventure to the next: the inn, setting out again, staying at home."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.underquest import content
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.decks import DeckReshuffled
from ledger.games.underquest.events.learning import IncantationReady
from ledger.games.underquest.events.setup import AdventureBegun, AdventurerRetired, InnEntered
from ledger.games.underquest.moves.setup import EnterInn, Retire, SetOut
from ledger.games.underquest.rules.asking import Unfolds, need_adventurer, out_of_phase, unsettled
from ledger.games.underquest.state.figures import grit_cap, health_cap
from ledger.games.underquest.state.game import UnderQuest, pile

decides = Deciders[UnderQuest]()


@decides(EnterInn)
def inn(state: UnderQuest, move: EnterInn) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from out_of_phase(state, "UQ-INN-01", "won")
    yield from unsettled(state)
    state = yield InnEntered(rule="UQ-INN-01")
    state = yield from _restored(state)
    for each in state.me.incantations:
        if each.spent:
            state = yield IncantationReady(name=each.name, why="the inn", rule="UQ-INN-03")


def _restored(state: UnderQuest) -> Unfolds:
    """Health and grit at their starting values, no poison; curses and scourges stay (UQ-INN-02)."""
    me = state.me
    rows = (
        ("health", max(0, health_cap(state) - me.health)),
        ("grit", max(0, grit_cap(state) - me.grit)),
        ("poison", -me.poison),
    )
    for counter, by in rows:
        for fact in changed(state, counter, by, "the inn", "UQ-INN-02"):
            state = yield fact
    return state


@decides(SetOut)
def set_out(state: UnderQuest, move: SetOut) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from out_of_phase(state, "UQ-INN-07", "inn")
    yield from unsettled(state)
    for row in content.box().decks:
        if row.way in ("drawn", "searched") and pile(state, row.name).discard:
            gone = len(pile(state, row.name).discard)
            state = yield DeckReshuffled(deck=row.name, cards=gone, rule="UQ-SET-03")
    levels, dungeon = content.play().levels, content.deck("dungeon")
    whole = dungeon.cards if dungeon else 0
    yield AdventureBegun(
        number=state.adventure + 1,
        cards=whole - levels.removed_later,
        turns=levels.turns_later,
        rule="UQ-INN-08",
    )


@decides(Retire)
def retire(state: UnderQuest, move: Retire) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from out_of_phase(state, "UQ-INN-01", "won", "inn")
    yield from unsettled(state)
    yield AdventurerRetired(adventures=state.adventure, rule="UQ-INN-01")
