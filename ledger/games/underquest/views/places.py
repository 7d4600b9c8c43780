"""The one place there is: the level of the dungeon, or the inn."""

from __future__ import annotations

from ledger.core.nouns import Place
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.game import UnderQuest, turns_of_level


def places(state: UnderQuest) -> tuple[Place, ...]:
    """Where the adventurer is, who is there, and the two ends of the tableau."""
    if not made(state.me):
        return ()
    if state.phase == "inn":
        return (Place(name="Lonely Troll Inn", kind="inn", present=("Kaln", "Scarla")),)
    foe = (state.fight.foe.name,) if state.fight else ()
    friend = (state.me.companion.name,) if state.me.companion else ()
    ends = _ends(state)
    return (
        Place(
            name=f"Dungeon level {state.level}",
            kind="dungeon",
            level=f"turn {state.turns + 1 if state.turn else state.turns} of {turns_of_level(state)}",
            traits=ends,
            counters=(("tokens of this level", state.seams),),
            present=(*friend, *foe, *(f"{each.name}, thrown" for each in state.thrown)),
            ways=(state.turn.card,) if state.turn and state.turn.card else (),
        ),
    )


def _ends(state: UnderQuest) -> tuple[str, ...]:
    if not state.tableau:
        return ()
    return f"left end {state.tableau[0].left}", f"right end {state.tableau[-1].right}"
