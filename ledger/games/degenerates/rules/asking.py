"""What several chapters ask before anything else: who acts, which phase, what still has to be settled."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import TypeAlias, TypeVar

from ledger.core.model import Asking, Event, Move, Objection, refused
from ledger.core.printed import meant
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.setup import LevelRead, PlaceRead
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer
from ledger.games.degenerates.state.fights import Fight
from ledger.games.degenerates.state.game import PHASE_NAMES, Degenerates, Phase, acting_party, turn_of
from ledger.games.degenerates.state.turns import Turn

T = TypeVar("T")
Answers: TypeAlias = Generator[Event | Objection | Asking, Degenerates, T]
"""A part of a decision that answers a value of its own."""
Unfolds: TypeAlias = Generator[Event | Objection | Asking, Degenerates, Degenerates]
"""A part of a decision: takes the state after each fact, and answers the last one."""
Objections: TypeAlias = Iterator[Objection]


def no(code: str, rule: str, because: str, hint: str = "") -> Objection:
    """An objection in one short call."""
    return Objection(code=code, rule=rule, because=because, hint=hint)


def objected(objections: Iterable[Objection]) -> Objections:
    """Objections that were collected before."""
    for each in objections:  # noqa: UP028  a tuple cannot take the state that is sent back
        yield each


def actor(state: Degenerates, move: Move) -> str:
    """Whose adventurer makes the move; raises Refused `adventurer-missing` or `who-missing`."""
    who = move.who or (state.acting if state.acting in state.adventurers else "")
    if not who and len(state.adventurers) == 1:
        who = next(iter(state.adventurers))
    if not who:
        raise refused("who-missing", "DD-120", "Who does that?", "add @NAME")
    return playing(state, who)


def playing(state: Degenerates, name: str) -> str:
    """A player with an adventurer on the board; raises Refused `adventurer-missing`."""
    if name not in state.adventurers:
        known = ", ".join(state.adventurers) or "adventurer CHARACTER"
        raise refused("adventurer-missing", "DD-001", f"{name} has no adventurer on the board.", known)
    return name


def one(state: Degenerates, who: str) -> Adventurer:
    """The adventurer of a player."""
    return state.adventurers[who]


def out_of_phase(state: Degenerates, rule: str, *phases: Phase) -> Objections:
    """An objection when the turn is in another phase."""
    if state.phase not in phases:
        wanted = " or ".join(PHASE_NAMES[each] for each in phases)
        told = f"That belongs to the {wanted}; now: {PHASE_NAMES[state.phase]}."
        yield no("phase-wrong", rule, told, "next")


def during_fight(state: Degenerates) -> Objections:
    """An objection to what has to wait until a fight is over (DD-241)."""
    if state.fight:
        told = f"The fight at {state.fight.space} comes first."
        yield no("fight-open", "DD-241", told, "finish the fight")


def unsettled(state: Degenerates) -> Objections:
    """An objection while a Doom advance or a Doom card is due (DD-054)."""
    if state.looming:
        yield no("doom-looms", "DD-059", "The Doom advance is not settled.", "prevent NAME=LUCK, or advance")
    if state.doom_due:
        yield no("doom-due", "DD-054", "A Doom card is still to be drawn.", "doom CARD, or no-doom")


def out_of_turn(state: Degenerates, who: str) -> Objections:
    """An objection when another party is before this one in the Map Action Phase (DD-122)."""
    party = acting_party(state)
    if state.phase == "map" and party and who not in party.members and not state.adventurers[who].acted:
        told = f"{party.leader}'s party acts first."
        yield no("party-first", "DD-122", told, f"@{party.leader}")


def the_turn(state: Degenerates, who: str) -> Turn:
    """The party of an adventurer in this phase; raises Refused `party-missing`."""
    held = turn_of(state, who)
    if held is None:
        raise refused("party-missing", "DD-126", f"{who}'s party has no turn now.", "next")
    return held


def the_fight(state: Degenerates) -> Fight:
    """The fight that goes on; raises Refused `fight-missing`."""
    if state.fight is None:
        raise refused("fight-missing", "DD-241", "There is no fight.", "fight")
    return state.fight


def place(state: Degenerates, name: str) -> str:
    """A space or Territory that the board has; raises Refused `place-unknown`."""
    found = board.named(state, name)
    if found not in state.sites and found not in state.lands:
        told = f"No place '{name}'{meant(name, (*state.sites, *state.lands))}."
        raise refused("place-unknown", "DD-014", told, "space NAME, or way path A B")
    return found


def ask_level(
    state: Degenerates,
    space: str,
    level: int | None,
    town: int | None = None,
    field: str = "level",
    *,
    also: tuple[str, ...] = (),
) -> Unfolds:
    """Make sure that the level of a space is known: typed in the line, or asked for (DD-036)."""
    home = board.level_home(state, space)
    if board.site(state, home).kind == "maze":
        return state
    typed, known = town or level, board.level(state, home)
    if known is not None:
        if typed not in (None, known):
            yield no("level-known", "DD-036", f"{home} is at {known} already.", "raise or lower it")
        return state
    if typed is None:
        yield Asking(field=field, asks=f"Level printed for {home}?{_in_town(state, home, also)}", also=also)
    value = within(typed or 1, 1, content.play().caps.danger)
    return (yield LevelRead(place=home, level=value, town=bool(town), rule="DD-036"))


def _in_town(state: Degenerates, home: str, also: tuple[str, ...]) -> str:
    """How to type the Town Level of what is a Settlement (DD-034)."""
    if home not in state.sites or not board.is_(state, home, "settlement"):
        return ""
    return f" If a Town: {'town N' if 'town' in also else f'space {one_word(home)} town N'}"


def within(value: int, low: int, high: int) -> int:
    """A typed level; raises Refused `level-range` outside its scale."""
    if not low <= value <= high:
        raise refused("level-range", "DD-036", f"Levels are {low} to {high}, not {value}.", f"{low} to {high}")
    return value


def need_level(state: Degenerates, space: str) -> int:
    """The level of a space; raises Refused `level-unknown` where nobody typed it."""
    home = board.level_home(state, space)
    value = board.level(state, home)
    if value is None:
        told = f"Nobody typed the level of {home}."
        raise refused("level-unknown", "DD-036", told, f"space {one_word(home)} danger LEVEL")
    return value


def ask_traits(state: Degenerates, space: str, has: tuple[str, ...]) -> Unfolds:
    """Make sure that the traits of a space are known: typed in the line, or asked for (DD-022)."""
    found = board.site(state, space)
    owner = found.territory if found.kind in ("path", "road") and found.territory else space
    if board.traits_read(state, space) and not has:
        return state
    if not has and not board.traits_read(state, space):
        known = ", ".join(board.printed_traits(state, space))
        yield Asking(field="has", asks=f"Traits printed at {owner}?{f' ({known} known)' if known else ''}")
    return (yield PlaceRead(place=owner, traits=has, known=True, rule="DD-022"))


def ask_region(state: Degenerates, space: str, region: str | None) -> Unfolds:
    """Make sure that the Region of a space is known."""
    if board.region_of(state, space):
        return state
    if not region:
        yield Asking(field="region", asks=f"Region of {space}?")
    return (yield PlaceRead(place=space, region=region or "", rule="DD-019"))


def need_region(state: Degenerates, space: str) -> str:
    """The Region of a space; raises Refused `region-unknown` where nobody typed it."""
    found = board.region_of(state, space)
    if not found:
        told = f"Nobody typed the Region of {space}."
        raise refused("region-unknown", "DD-019", told, f"space {one_word(space)} REGION")
    return found
