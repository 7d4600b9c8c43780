"""The whole truth of a campaign of UnderQuest."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.model import State
from ledger.core.piles import UNSEEN, Pile
from ledger.games.underquest import content
from ledger.games.underquest.state.adventurer import Adventurer, Owned
from ledger.games.underquest.state.cards import Lore
from ledger.games.underquest.state.dungeon import Due, DueName, Laid, Phase, Played, Quest, Turn
from ledger.games.underquest.state.fights import Fight

HAZARDS: tuple[DueName, ...] = ("trap", "mimic")
"""Treasure cards that are no items: they lie open until they are dealt with (UQ-ITM-05, UQ-ITM-06)."""


class UnderQuest(State):
    """One adventurer, and the dungeon."""

    phase: Phase = "creation"
    adventure: int = 1
    level: int = 1
    turns: int = 0
    """Turns of the level that are done."""
    seams: int = 0
    """Tokens that the tableau of this level gave."""
    me: Adventurer = Adventurer()
    turn: Turn | None = None
    """The two cards of the turn that goes on."""
    tableau: tuple[Laid, ...] = ()
    """From left to right."""
    fight: Fight | None = None
    quest: Quest | None = None
    quest_phase: int = 1
    quests: Roster[int, str] = Roster()
    """The quest cards of this adventure that were turned up, by phase."""
    dues: tuple[Due, ...] = ()
    """What a rule demands, oldest first."""
    thrown: tuple[Owned, ...] = ()
    """Daggers that lie where they were thrown."""
    piles: Roster[str, Pile] = Roster()
    lore: Lore = Lore()
    played: tuple[Played, ...] = ()


BLOWS = ("attack", "enemy", "throw", "cast", "consume")
"""What takes the turn of a side in a fight, by its verb."""


def asked(state: UnderQuest, *verbs: str) -> str:
    """The question of one of these moves that waits; empty where none does."""
    return next((each.asks for each in state.opened if each.verb in verbs), "")


def blow_waits(state: UnderQuest) -> str:
    """What a blow of the fight that goes on waits for, in words; empty where none does."""
    return asked(state, *BLOWS) if state.fight else ""


def ending(state: UnderQuest) -> str:
    """How the last adventure that is over ended; a ruling may end a campaign before one is."""
    last = state.played[-1] if state.played else None
    return f"Adventure {last.number}: {last.told()}" if last else f"Adventure {state.adventure}: {state.ended}"


def turns_of_level(state: UnderQuest) -> int:
    """How many turns a level of this adventure has (UQ-INN-08)."""
    levels = content.play().levels
    return levels.turns if state.adventure == 1 else levels.turns_later


def dungeon_cards(state: UnderQuest) -> int:
    """How many cards the dungeon deck of a level of this adventure has."""
    row = content.deck("dungeon")
    whole = row.cards if row else 0
    return whole if state.adventure == 1 else whole - content.play().levels.removed_later


def pile(state: UnderQuest, deck: str) -> Pile:
    """A deck as it lies; one that nobody touched has all its cards."""
    row = content.deck(deck)
    return state.piles.get(deck, Pile(left=row.cards if row else None))


def due(state: UnderQuest, name: DueName) -> Due | None:
    """The oldest thing of that name that is owed."""
    return next((each for each in state.dues if each.name == name), None)


def held(state: UnderQuest, deck: str) -> tuple[str, ...]:
    """The cards of a deck that lie before the adventurer or on the table."""
    me = state.me
    rows: dict[str, tuple[str, ...]] = {
        "ingredient": me.ingredients,
        "trinket": me.trinkets,
        "scourge": me.scourges,
        "skill": me.skills,
        "incantation": tuple(each.name for each in me.incantations),
        "familiar": (me.familiar,) if me.familiar else (),
        "quest": (state.quest.title,) if state.quest else (),
        "dungeon": (*(each.card for each in state.tableau), *_in_hand(state)),
        "encounter": (state.turn.encounter,) if state.turn and state.turn.encounter else (),
        **_in_fight(state),
    }
    items = tuple(each.name for each in (*me.items, *state.thrown) if each.deck == deck)
    open_ = tuple(card for each in state.dues if each.name in HAZARDS for card in each.cards if deck == "treasure")
    friend = (me.companion.name,) if me.companion and me.companion.deck == deck else ()
    return (*rows.get(deck, ()), *items, *open_, *friend)


def _in_hand(state: UnderQuest) -> tuple[str, ...]:
    """The cards of the turn that lie neither in the tableau nor on the discard pile."""
    turn = state.turn
    if turn is None:
        return ()
    if state.phase == "drawn":
        return (UNSEEN, UNSEEN)
    return (turn.card, UNSEEN) if state.phase == "revealed" and turn.position == "first" else (turn.card,)


def _in_fight(state: UnderQuest) -> dict[str, tuple[str, ...]]:
    fight = state.fight
    if fight is None:
        return {}
    boss = fight.by == "boss"
    return {
        "enemy": () if boss or fight.by == "mimic" else (fight.foe.name,),
        "boss": (fight.foe.name,) if boss else (),
        "treasure": (fight.foe.name,) if fight.by == "mimic" else (),
        "abomination": tuple(name for name in (fight.prefix, fight.suffix) if name),
    }
