"""What is true now in a campaign of Dungeon Degenerates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster
from ledger.core.model import State
from ledger.core.piles import Pile
from ledger.games.degenerates import content
from ledger.games.degenerates.state.adventurers import Adventurer
from ledger.games.degenerates.state.cards import Lore
from ledger.games.degenerates.state.fights import Fight
from ledger.games.degenerates.state.options import option
from ledger.games.degenerates.state.places import Epic, Land, Site, Stall
from ledger.games.degenerates.state.turns import Looming, Mission, Turn

Phase: TypeAlias = Literal["set-up", "map", "danger", "encounter", "between"]
PHASES: tuple[Phase, ...] = ("map", "danger", "encounter")
PHASE_NAMES: dict[Phase, str] = {
    "set-up": "set-up",
    "map": "Map Action Phase",
    "danger": "Danger Phase",
    "encounter": "Encounter Phase",
    "between": "between missions",
}


class Party(Frozen):
    """Adventurers who were in one space when the phase began, in the order of their MRL."""

    members: tuple[str, ...]
    leader: str
    space: str


class Lasting(Frozen):
    """A Doom card that remains in play."""

    name: str
    blocks: tuple[str, ...] = ()
    grants: tuple[str, ...] = ()
    """Abilities that the monsters of its Region have: `fury:1`, or of one Class `fear/goblin`."""
    region: str = ""
    place: str = ""
    """Where the Hand was, by which its Region is known as soon as somebody types it."""


class Estate(Frozen):
    """What a dead adventurer leaves to the party."""

    who: str
    space: str
    items: tuple[tuple[str, str], ...] = ()
    """Item and home deck."""


class Degenerates(State):
    """A whole campaign."""

    turn: int = 0
    phase: Phase = "set-up"
    adventurers: Roster[str, Adventurer] = Roster()
    fallen: tuple[Adventurer, ...] = ()
    sites: Roster[str, Site] = Roster()
    lands: Roster[str, Land] = Roster()
    ways: tuple[tuple[str, str], ...] = ()
    """Locations that touch with no space in between."""
    counters: Roster[str, tuple[str, ...]] = Roster()
    """Place or Territory -> trait counters on it."""
    bounty: int = 0
    """0 until a mission set it."""
    doom: tuple[str, ...] = ()
    """Colours of the counters on the Doom track, in the order in which they came."""
    colours: tuple[str, ...] = ()
    """Colours that were ever placed."""
    looming: Looming | None = None
    doom_due: bool = False
    """Whether a Doom card is still to be drawn."""
    doom_aside: tuple[str, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    epilogue: str = ""
    """The Doom card that was looked at after the game was lost."""
    hand: str = ""
    hand_wounds: int = 0
    gates: Roster[str, int] = Roster()
    """Space of each Voidgate -> Wounds on it."""
    gates_before: tuple[str, ...] = ()
    """Spaces that had a Voidgate when the Map Action Phase began."""
    epics: Roster[str, Epic] = Roster()
    clues: tuple[str, ...] = ()
    """Space of each Clue counter."""
    piles: Roster[str, Pile] = Roster()
    out: Roster[str, tuple[str, ...]] = Roster()
    """Deck -> cards of it that are neither in its piles nor removed."""
    removed: Roster[str, tuple[str, ...]] = Roster()
    strong: Roster[str, int] = Roster()
    """Deck -> strong monsters (XP VAL 3) that still wait in its discard pile."""
    uncounted: tuple[str, ...] = ()
    """Decks that no sheet could restore, and that nobody has counted since."""
    shuffled: tuple[str, ...] = ()
    """Late decks that came to the table."""
    mission: Mission | None = None
    missions: tuple[str, ...] = ()
    """Missions that are over."""
    parties: tuple[Party, ...] = ()
    """The parties in their order, as read when the phase began."""
    turns: tuple[Turn, ...] = ()
    """The same parties in the Danger and the Encounter Phase."""
    ranked: tuple[str, ...] = ()
    """How a tie of MRL was settled: whoever is named first goes first."""
    marching: tuple[str, ...] = ()
    """Who still owes the CON Test of a Force March."""
    stranded: tuple[str, ...] = ()
    """Who has to Rest because Void Travel failed."""
    tried: tuple[str, ...] = ()
    """Spaces that somebody tried to Explore this turn."""
    unearthed: tuple[str, ...] = ()
    """Those of them where the Test was passed."""
    calmed: tuple[str, ...] = ()
    """Spaces whose Danger Level fell after a fight this turn."""
    stalls: Roster[str, Stall] = Roster()
    fight: Fight | None = None
    fights: int = 0
    estates: tuple[Estate, ...] = ()
    reshuffle: bool = False
    """Whether the Danger deck is shuffled at the end of this turn."""
    danger_out: tuple[str, ...] = ()
    """Danger cards of this turn that are still on the table."""
    variant: int = 0
    """Danger cards of the easier or harder variant that are still to be drawn."""
    captured: bool = False
    lore: Lore = Lore()


def campaign(state: State) -> bool:
    """Whether missions are linked."""
    return option(state, "mode") == "campaign"


def pile(state: Degenerates, deck: str) -> Pile:
    """A deck with its discard pile; one that nobody counted holds None."""
    return state.piles.get(deck, Pile())


def mixed(state: Degenerates, deck: str) -> bool:
    """Whether the set-up has not taken the strong monsters (XP VAL 3) out of a counted draw pile (DD-006)."""
    apart = not state.turn and option(state, "difficulty") != "harder" and deck in content.box().strong
    return apart and deck not in (*state.strong, *state.uncounted) and pile(state, deck).left is not None


def current(state: Degenerates) -> Turn | None:
    """The party whose Danger or Encounter Phase turn it is."""
    if state.phase == "danger":
        return next((each for each in state.turns if not each.ready), None)
    if state.phase == "encounter":
        return next((each for each in state.turns if not each.done), None)
    return None


def turn_of(state: Degenerates, who: str) -> Turn | None:
    """The party of an adventurer in the Danger and the Encounter Phase."""
    return next((each for each in state.turns if who in each.members), None)


def acting_party(state: Degenerates) -> Party | None:
    """The first party of the Map Action Phase with somebody who did not act yet."""
    for party in (*state.parties, *_newcomers(state)):
        if any(who in state.adventurers and not state.adventurers[who].acted for who in party.members):
            return party
    return None


def _newcomers(state: Degenerates) -> Iterator[Party]:
    """Adventurers who came while the phase was running: each acts alone, after the others (DD-276)."""
    known = {who for party in state.parties for who in party.members}
    for who, each in state.adventurers.items():
        if who not in known and each.space:
            yield Party(members=(who,), leader=who, space=each.space)


def together(state: Degenerates, who: str) -> tuple[str, ...]:
    """Everybody in the space of an adventurer, the adventurer included (AMB-40)."""
    space = state.adventurers[who].space
    return tuple(each for each, adventurer in state.adventurers.items() if adventurer.space == space)


def present(state: Degenerates, space: str) -> tuple[str, ...]:
    """The adventurers in a space."""
    return tuple(each for each, adventurer in state.adventurers.items() if adventurer.space == space)
