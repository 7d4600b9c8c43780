"""Which card says what happens, where the line does not name it."""

from __future__ import annotations

from ledger.games.underquest.state.game import UnderQuest, due


def source(state: UnderQuest, named: str) -> str:
    """The card that the line names; else the open trap, encounter, dungeon card or quest card; else nothing.

    In a fight nothing is guessed: it may be the enemy, and it may be an item.
    """
    turn, quest = state.turn, state.quest
    if named or state.fight:
        return named
    trap = due(state, "trap")
    if trap:
        return ", ".join(trap.cards)
    if turn and turn.encounter:
        return turn.encounter
    if turn and state.phase == "resolving":
        return turn.card
    return quest.title if quest and due(state, "resolve-quest") else ""
