"""What a skill brings with it."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.underquest import content
from ledger.games.underquest.events.decks import DueFell
from ledger.games.underquest.events.learning import SkillGained
from ledger.games.underquest.state.dungeon import Due
from ledger.games.underquest.state.game import UnderQuest


def wizardry_brings_two_incantations(_before: UnderQuest, event: Event, _after: UnderQuest) -> Iterator[Event]:
    """First a random one of level one, then one of choice; also where it is the starting skill (UQ-INC-02)."""
    if isinstance(event, SkillGained) and event.skill == content.cards().wizardry:
        yield DueFell(due=Due(name="incantation-random"), rule="UQ-INC-02")
        yield DueFell(due=Due(name="incantation-chosen"), rule="UQ-INC-02")
