"""What turns and quest cards bring with them."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.underquest import content
from ledger.games.underquest.events.decks import CardDiscarded, DueFell, DueSettled
from ledger.games.underquest.events.exploring import CardSettled, CardsTaken, QuestConcluded, QuestPaid
from ledger.games.underquest.events.items import DaggerLeft
from ledger.games.underquest.events.setup import AdventureBegun, AdventurerMade, InnEntered
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.dungeon import Due
from ledger.games.underquest.state.game import UnderQuest, due


def quest_cards_are_owed(before: UnderQuest, event: Event, _after: UnderQuest) -> Iterator[Event]:
    """The next quest card has to be turned up; a paid one has to be resolved, the last one by a fight."""
    last = content.box().phases
    first = isinstance(event, AdventurerMade) and not made(before.me)
    if first or isinstance(event, AdventureBegun):
        yield DueFell(due=Due(name="reveal-quest"), rule="UQ-SET-07")
    elif isinstance(event, QuestConcluded) and event.phase < last:
        yield DueFell(due=Due(name="reveal-quest"), rule="UQ-QST-05")
    elif isinstance(event, QuestPaid):
        rule = "UQ-QST-07" if event.phase == last else "UQ-QST-05"
        yield DueFell(due=Due(name="boss" if event.phase == last else "resolve-quest"), rule=rule)


def the_chance_of_a_further_treasure_passes(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """The treasure after a trap may be drawn until the card is resolved (UQ-ITM-06)."""
    if isinstance(event, (CardSettled, CardsTaken)) and due(after, "next-treasure"):
        yield DueSettled(name="next-treasure", rule="UQ-ITM-06")


def what_was_thrown_is_left_behind(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """A dagger that nobody picked up is gone once the card is resolved, or the inn is reached (UQ-ITM-04)."""
    if isinstance(event, (CardSettled, InnEntered)):
        for each in after.thrown:
            yield DaggerLeft(item=each, rule="UQ-ITM-04")
            yield CardDiscarded(deck=each.deck, card=each.name, rule="UQ-ITM-04")
