"""The campaign's sheet: how far the adventure has come, the quest, the enemy, and how adventures ended."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Field, Lines, Sheet
from ledger.games.underquest import content
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.fights import titled
from ledger.games.underquest.state.game import UnderQuest, dungeon_cards, pile, turns_of_level
from ledger.games.underquest.views.company import quest_text, seams
from ledger.games.underquest.views.tracks import foe_told, where


def campaign(state: UnderQuest) -> Sheet:
    """Level, turn and quest as the level tracker and the quest cards lie, the tableau, and every adventure."""
    phases = content.box().phases
    fields = (
        Field(label="Adventure", value=str(state.adventure)),
        Field(label="Now", value=where(state)),
        Field(label="Level", value=f"{state.level} of {content.play().levels.count}", key="level"),
        Field(label="Turns done", value=f"{state.turns} of {turns_of_level(state)}", key="turn"),
        Field(label="Dungeon deck", value=f"{pile(state, 'dungeon').left} of {dungeon_cards(state)}"),
        Field(label="Quest phase", value=f"{min(state.quest_phase, phases)} of {phases}", key="quest"),
        Field(label="Quest", value=state.quest.title if state.quest else ""),
        Field(label="It asks for", value=_cost(state)),
        Field(label="It says", value=quest_text(state)),
        Field(label="Tokens of this level", value=seams(state)),
        *_enemy(state),
    )
    lists = (
        Lines(title="Tableau", rows=tuple(f"{each.left} [{each.card}] {each.right}" for each in state.tableau)),
        Lines(title="Quest cards", rows=tuple(_quests(state))),
        Lines(title="Adventures", rows=tuple(_adventures(state))),
    )
    notes = (f"Rulings of the table: {state.overruled}",) if state.overruled else ()
    return Sheet(title="Campaign", fields=fields, lists=lists, footnotes=notes)


def _cost(state: UnderQuest) -> str:
    if state.quest is None:
        return ""
    cost = ", ".join(f"{count} {name}" for name, count in state.quest.cost)
    swaps = "; ".join(f"{each.count} {each.pays} for 1 {each.token}" for each in state.quest.swaps)
    told = f"{cost} ({swaps})" if swaps else cost
    return f"{told}, paid" if state.quest.paid else told


def _enemy(state: UnderQuest) -> Iterator[Field]:
    """The enemy of the fight that goes on, as the Enemy Health Tracker shows it (UQ-CBT-27)."""
    fight = state.fight
    if fight:
        yield Field(label="Enemy", value=titled(fight))
        yield Field(label="Its health", value=f"{fight.foe.health} of {fight.foe.most}", key=f"foe {fight.foe.name}")
        yield Field(label="It shows", value=foe_told(state))


def _quests(state: UnderQuest) -> Iterator[str]:
    """The six phases in order, and how far each has come (UQ-QST-01)."""
    for phase in range(1, content.box().phases + 1) if made(state.me) else ():
        title = state.quests.get(phase, "")
        yield f"{phase}: {title}, {_how_far(state, phase)}" if title else f"{phase}: {_how_far(state, phase)}"


def _how_far(state: UnderQuest, phase: int) -> str:
    card = state.quest
    if phase < state.quest_phase:
        return "resolved"
    if card and card.phase == phase:
        return "paid" if card.paid else "open"
    return "face-down"


def _adventures(state: UnderQuest) -> Iterator[str]:
    """Every adventure that is over and how it ended, and the one that goes on (UQ-END-05, UQ-INN-07)."""
    told = set[int]()
    for each in state.played:
        late = "after " if each.number in told else ""  # who dies on the way home has won all the same
        yield f"{late}{each.number}: {each.told()} (level {each.level}, turn {each.turns})"
        told.add(each.number)
    over = state.adventure in told
    if made(state.me) and not (over or state.ended):
        yield f"{state.adventure}: goes on (level {state.level}, turn {state.turns})"
