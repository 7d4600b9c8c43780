"""Which card says what happens, where the line does not name it."""

from __future__ import annotations

from ledger.games.underquest.state.game import UnderQuest, due


def source(state: UnderQuest, named: str) -> str:
    """The card that the line names; else the open trap, encounter, quest card or dungeon card; else nothing.

    A quest card that was paid is read before the dungeon card that lies there goes on (UQ-QST-05).

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
    if quest and due(state, "resolve-quest"):
        return quest.title
    return turn.card if turn and state.phase == "resolving" else ""
