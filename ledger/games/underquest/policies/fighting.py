"""The end of a fight, and what a blow ends."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.underquest import content
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.decks import CardDiscarded, CardReturned, DueFell, DueSettled
from ledger.games.underquest.events.fighting import AttackRolled, EnemyHurt, EnemyRolled, FightOver, RearmClosed
from ledger.games.underquest.events.learning import IncantationReady
from ledger.games.underquest.events.setup import AdventureWon, EnemyLearned
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.dungeon import UNREAD, Due
from ledger.games.underquest.state.fights import Fight
from ledger.games.underquest.state.game import HAZARDS, UnderQuest
from ledger.games.underquest.state.options import option

DEFEATED = "defeated"
"""How a fight ends that was won."""


def an_enemy_without_health_is_defeated(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """At 0 health the fight is won: experience, loot, and a treasure; the boss wins the adventure (UQ-CBT-16)."""
    fight = after.fight
    if not isinstance(event, EnemyHurt) or event.now > 0 or event.was <= 0 or fight is None:
        return
    yield FightOver(name=fight.foe.name, how=DEFEATED, rule="UQ-CBT-16")
    if fight.by == "boss":
        yield from _won(after, fight)
        return
    for counter, by in _spoils(fight, fight.foe.xp).items():
        yield from changed(after, counter, by, fight.foe.name, "UQ-ABO-07" if counter != "xp" else "UQ-CBT-24")
    yield from _experience_unread(after, fight)
    yield DueFell(due=Due(name="treasure", text=fight.foe.treasure), rule="UQ-CBT-24")


def _experience_unread(state: UnderQuest, fight: Fight) -> Iterator[Event]:
    """What an enemy is worth is owed until somebody types it."""
    if reading.enemy(state, fight.foe.name).xp is None:
        yield DueFell(due=Due(name="experience", cards=(fight.foe.name,)), rule="UQ-CBT-24")


def what_an_enemy_is_worth_may_be_read_late(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """The experience of enemies that were defeated before comes with the number of their card (UQ-CBT-24)."""
    if not isinstance(event, EnemyLearned) or event.card.xp is None:
        return
    owed = [each for each in after.dues if each.name == "experience" and event.card.name in each.cards]
    if owed:
        yield from changed(after, "xp", event.card.xp * len(owed), event.card.name, "UQ-CBT-24")
    for each in owed:
        yield DueSettled(name="experience", cards=each.cards, rule="UQ-CBT-24")


def _spoils(fight: Fight, xp: int) -> dict[str, int]:
    """Experience and the loot of abominations, each counter once."""
    found = {"xp": xp}
    for counter, by in fight.foe.loot:
        found[counter] = found.get(counter, 0) + by
    return found


def the_cards_of_a_fight_are_discarded(before: UnderQuest, event: Event, _after: UnderQuest) -> Iterator[Event]:
    """Enemy and abominations go to their discard piles; a boss that still stands waits on (UQ-SET-03, UQ-END-01)."""
    fight = before.fight
    if not isinstance(event, FightOver) or fight is None:
        return
    if fight.by == "boss" and event.how != DEFEATED:
        yield CardReturned(deck="boss", card=fight.foe.name, rule="UQ-SET-04")
        yield DueFell(due=Due(name="boss"), rule="UQ-END-01")
    else:
        deck = {"boss": "boss", "mimic": "treasure"}.get(fight.by, "enemy")
        yield CardDiscarded(deck=deck, card=fight.foe.name, rule="UQ-SET-03")
    for name in (fight.prefix, fight.suffix):
        if name:
            yield CardDiscarded(deck="abomination", card=name, rule="UQ-SET-03")


def _won(state: UnderQuest, fight: Fight) -> Iterator[Event]:
    yield AdventureWon(boss=fight.foe.name, level=state.level, turns=state.turns, rule="UQ-END-01")
    printed = fight.foe.xp if option(state, "boss-xp") == "printed" else 0
    spoils = _spoils(fight, content.play().experience.boss + printed)
    for counter, by in spoils.items():
        yield from changed(state, counter, by, "victory", "UQ-END-02")
    for each in state.me.incantations:
        if each.spent:
            yield IncantationReady(name=each.name, why="victory", rule="UQ-INC-08")
    yield from _cleared(state)
    if option(state, "boss-xp") == "printed":
        yield from _experience_unread(state, fight)
    yield DueFell(due=Due(name="victory"), rule="UQ-END-03")


def _cleared(state: UnderQuest) -> Iterator[Event]:
    """Whatever was owed is owed no more, but what a card gives that nobody read yet; open hazards are discarded."""
    for each in (due for due in state.dues if due.name not in UNREAD):
        yield DueSettled(name=each.name, rule="UQ-END-01")
        if each.name in HAZARDS:
            yield from (CardDiscarded(deck="treasure", card=card, rule="UQ-END-01") for card in each.cards)


def the_next_blow_ends_the_choice_of_a_weapon(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """A weapon is taken up at once or not at all (UQ-INV-09)."""
    if isinstance(event, (AttackRolled, EnemyRolled)) and after.fight and after.fight.rearm:
        yield RearmClosed(rule="UQ-INV-09")
