"""The tableau as it lies, the levels, the six phases of the quest, and the steps of a fight."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Queue, Step
from ledger.games.underquest import content
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.game import UnderQuest

TIME = "Time was against you"


def queues(state: UnderQuest) -> tuple[Queue, ...]:
    """The tableau from left to right, the levels, the quest, and the fight where there is one."""
    if not made(state.me):
        return ()
    found = (_tableau(state), _levels(state), _quest(state))
    return (*found, _fight(state)) if state.fight else found


def _tableau(state: UnderQuest) -> Queue:
    laid = tuple(Step(name=f"{each.left} [{each.card}] {each.right}") for each in state.tableau)
    return Queue(name="Tableau", steps=laid)


def _levels(state: UnderQuest) -> Queue:
    last = content.play().levels.count
    steps = (Step(name=f"Level {n}", spent=n < state.level) for n in range(1, last + 1))
    return Queue(name="Levels", steps=(*steps, Step(name=TIME, lasting=True)))


def _quest(state: UnderQuest) -> Queue:
    return Queue(name="Quest", steps=tuple(_phases(state)))


def _phases(state: UnderQuest) -> Iterator[Step]:
    for phase in range(1, content.box().phases + 1):
        title = state.quests.get(phase, "")
        yield Step(name=f"{phase} {title}".strip(), spent=phase < state.quest_phase)


def _fight(state: UnderQuest) -> Queue:
    fight = state.fight
    check = f"{fight.foe.check} check" if fight and fight.foe.check else ""
    rolled, checked = bool(fight and fight.side), not (fight and fight.check)
    steps = [Step(name="initiative", spent=rolled)]
    steps += [Step(name=check, spent=checked)] if check else []
    side = fight.side if fight and fight.side else "adventurer"
    return Queue(name="Fight", steps=(*steps, Step(name=f"{side} acts")))
