"""Curses, companions and familiars."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.core.wording import plain
from ledger.games.underquest import content
from ledger.games.underquest.events.changes import changed, ordered
from ledger.games.underquest.events.decks import CardDiscarded, CardReturned, DueFell, DueSettled
from ledger.games.underquest.events.exploring import CardSettled
from ledger.games.underquest.events.meeting import CompanionLeft, EncounterOver, FamiliarStirred
from ledger.games.underquest.events.numbers import CursesMoved, MoraleMoved, MoralityMoved
from ledger.games.underquest.events.setup import FamiliarLearned
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.cards import FamiliarRead
from ledger.games.underquest.state.dungeon import Due
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

BY_HAND = "UQ-SET-02"
"""The rule of what the table sets right, which asks nothing."""


def five_curses_become_a_scourge(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """Five curse tokens go, and a scourge is drawn; more than five stay (UQ-CUR-02)."""
    limit = content.play().curses.scourge_at
    if isinstance(event, CursesMoved) and event.now >= limit:
        left = event.now - limit if option(after, "curse-surplus") == "stays" else 0
        yield CursesMoved(was=event.now, now=left, why="a scourge", rule="UQ-CUR-02")
        yield DueFell(due=Due(name="scourge"), rule="UQ-CUR-02")


def no_encounter_outlasts_its_turn(before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """An encounter that a victory, or a ruling, cut short is discarded with the rest of the turn (UQ-ENC-06)."""
    card = before.turn.encounter if before.turn else ""
    lies = after.turn and after.turn.encounter
    if card and not lies and not isinstance(event, EncounterOver):
        yield EncounterOver(card=card, rule="UQ-ENC-06")
        yield CardDiscarded(deck="encounter", card=card, rule="UQ-ENC-06")


def a_familiar_answers_morality(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """A move of morality in its direction wakes the familiar, once a move whatever its length (UQ-MOR-03).

    A move of morality that the familiar itself made wakes it no second time.
    """
    if not isinstance(event, MoralityMoved) or event.now == event.was:
        return
    card, way = reading.familiar(after, after.me.familiar), "up" if event.now > event.was else "down"
    if not card.name or event.why == card.name:
        return
    if reading.mute(card) and card.way in (None, way):
        yield DueFell(due=Due(name="familiar-answer", cards=(card.name,), text=way), rule="UQ-CHR-17")
    elif card.way == way:
        yield from _answer(after, card, 1)


def a_familiar_may_be_read_late(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """What the familiar does at moves of morality comes once somebody types it, as often as it was owed (UQ-CHR-17)."""
    if not isinstance(event, FamiliarLearned) or reading.mute(event.card):
        return
    owed = [each for each in after.dues if each.name == "familiar-answer" and event.card.name in each.cards]
    for each in owed:
        yield DueSettled(name="familiar-answer", cards=each.cards, rule="UQ-CHR-17")
    times = sum(each.text == event.card.way for each in owed)
    if times:
        yield from _answer(after, event.card, times)


def _answer(state: UnderQuest, card: FamiliarRead, times: int) -> Iterator[Event]:
    effect = ordered(tuple((counter, by * times) for counter, by in card.effect))
    facts = tuple(fact for counter, by in effect for fact in changed(state, counter, by, card.name, "UQ-CHR-17"))
    told = plain(card.text) or ", ".join(f"{name} {by:+d}" for name, by in effect)
    told += ", but nothing changes" if effect and not facts else ""
    yield FamiliarStirred(familiar=card.name, text=told, rule="UQ-CHR-17")
    yield from facts


def a_spiritless_companion_leaves(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """Morale 0 drives the companion away (UQ-COM-08)."""
    friend = after.me.companion
    if isinstance(event, MoraleMoved) and event.now <= 0 and friend:
        yield CompanionLeft(name=friend.name, why="no morale is left", rule="UQ-COM-08")


def the_card_of_a_companion_is_discarded(before: UnderQuest, event: Event, _after: UnderQuest) -> Iterator[Event]:
    """The card goes to the discard pile of its deck, if anybody named it; a quest card has none (UQ-COM-08)."""
    friend = before.me.companion
    row = content.deck(friend.deck) if friend else None
    if isinstance(event, CompanionLeft) and friend and row and row.way in ("drawn", "searched"):
        gone = CardReturned if row.way == "searched" else CardDiscarded
        yield gone(deck=friend.deck, card=friend.name, rule="UQ-COM-08")


def a_dungeon_card_costs_morale(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """Resolving the dungeon card that the companion dislikes costs 1 morale; discarding it does not (UQ-COM-07)."""
    friend = after.me.companion
    if isinstance(event, CardSettled) and friend and reading.companion(after, friend.name).loses == event.card:
        yield from changed(after, "morale", -1, event.card, "UQ-COM-07")
