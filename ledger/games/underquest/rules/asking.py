"""What every chapter asks first: is there an adventurer, is it time, is anything owed or too heavy."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import TypeAlias, TypeVar

from ledger.core.model import Asking, Event, Objection, refused
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.dungeon import PATIENT, PHASE_NAMES, RESTING, DueName, Phase
from ledger.games.underquest.state.fights import Fight
from ledger.games.underquest.state.figures import capacity, excess, weight
from ledger.games.underquest.state.game import UnderQuest, asked

T = TypeVar("T")
Unfolds: TypeAlias = Generator[Event | Objection | Asking, UnderQuest, UnderQuest]
"""A part of a decision: takes the state after each fact, and answers the last one."""
Gives: TypeAlias = Generator[Event | Objection | Asking, UnderQuest, T]
"""A part of a decision that states no fact: it objects, asks, and answers what it found."""
Objections: TypeAlias = Iterator[Objection]
OWED: dict[DueName, tuple[str, str]] = {
    "trap": ("The trap is not resolved", "test STAT DIE, then disarm"),
    "mimic": ("The mimic comes first", "fight MIMIC as mimic"),
    "treasure": ("A treasure is to be chosen", "claim gold=N, or claim cards treasure"),
    "claimed": ("A claimed card is to be drawn", "treasure CARD, trinket CARD, ingredient CARD or obtain CARD"),
    "scourge": ("A scourge is to be drawn", "scourge CARD"),
    "familiar-bonus": ("The familiar brings a card", "trinket CARD, ingredient CARD or obtain CARD"),
    "potion-reward": ("The reward of the potion is open", "exquisite CARD, or exquisite none"),
    "potion-risk": ("A risk is to be suffered", "risk CARD"),
    "incantation-random": ("A random incantation is due", "incantation NAME"),
    "incantation-chosen": ("An incantation is to be chosen", "incantation NAME"),
    "reveal-quest": ("A quest card is to be turned up", "quest TITLE nature=1"),
    "resolve-quest": ("The quest's lower part is open", "get, then conclude"),
    "boss": ("The final boss waits", "fight BOSS"),
    "victory": ("The reward of the victory is open", "spoils TREASURE, or spoils raise STAT"),
}
"""What is owed in words, and the words that give it."""


def no(code: str, rule: str, because: str, hint: str = "") -> Objection:
    """An objection in one short call."""
    return Objection(code=code, rule=rule, because=because, hint=hint)


def remind(code: str, rule: str, text: str) -> Reminded:
    """A reminder in one short call: nothing is forbidden."""
    return Reminded(code=code, text=text, rule=rule)


def objected(objections: Iterable[Objection]) -> Objections:
    """Objections that were collected before."""
    for each in objections:  # noqa: UP028  a tuple cannot take the state that is sent back
        yield each


def need_adventurer(state: UnderQuest) -> None:
    """Raise Refused `adventurer-missing` while nobody was made."""
    if not made(state.me):
        raise refused("adventurer-missing", "UQ-CHR-03", "No adventurer yet.", "adventurer RACE CLASS FAMILIAR")


def out_of_phase(state: UnderQuest, rule: str, *phases: Phase) -> Objections:
    """An objection when the game is somewhere else."""
    if state.phase not in phases:
        wanted = " or ".join(PHASE_NAMES[each] for each in phases)
        told = f"That belongs to {wanted}; now: {PHASE_NAMES[state.phase]}."
        yield no("phase-wrong", rule, told, "delve shows what comes next")


def mid_card(state: UnderQuest, rule: str) -> Objections:
    """An objection to what is done between turns only, also before play, after a victory and at the inn.

    An enemy that waits for its card leaves no time for it either.
    """
    if state.phase not in RESTING:
        told = f"That is done between turns; now: {PHASE_NAMES[state.phase]}."
        yield no("between-turns", rule, told, "finish the card first")
    else:
        yield from foe_waiting(state)


def mid_fight(state: UnderQuest, rule: str) -> Objections:
    """An objection to what no fight leaves time for."""
    if state.fight:
        yield no("fight-open", rule, f"{state.fight.foe.name} comes first.", next_blow(state.fight))


def next_blow(fight: Fight) -> str:
    """The words that a fight waits for."""
    if fight.side and fight.check:
        return f"test {fight.check} DIE"
    return {"": "initiative DIE", "adventurer": "attack D1 D2", "enemy": "enemy D1 D2"}[fight.side]


def too_heavy(state: UnderQuest) -> Objections:
    """An objection while more is carried than may be: only what makes it lighter goes on (UQ-INV-01)."""
    if excess(state):
        told = f"You carry {weight(state)} of {capacity(state)}."
        yield no("weight-over", "UQ-INV-01", told, "discard CARD, or consume CARD")


def _waiting(state: UnderQuest, verbs: tuple[str, ...], code: str, rule: str, told: str) -> Objections:
    """An objection to going on where one of these moves waits for an answer that nobody could give elsewhere."""
    asks = asked(state, *verbs)
    if asks:
        yield no(code, rule, f"{told}: {asks}", "the answer, or: waive")


def foe_waiting(state: UnderQuest) -> Objections:
    """An objection while an enemy waits for what its card prints."""
    yield from _waiting(state, ("fight",), "foe-waiting", "UQ-CBT-01", "An enemy waits")


def half_changed(state: UnderQuest) -> Objections:
    """An objection to leaving the time between turns while something of it is half done (UQ-LVL-10)."""
    if state.phase in RESTING:
        yield from _waiting(state, ("equip",), "change-open", "UQ-INV-08", "An item is half put on")
        yield from _waiting(state, ("learn",), "skill-open", "UQ-XP-05", "A skill is half learned")
        yield from _waiting(state, ("craft",), "potion-open", "UQ-POT-13", "A potion is half crafted")


def half_checked(state: UnderQuest) -> Objections:
    """An objection to being done with a card while a check of it is to be thrown (UQ-CHK-04)."""
    yield from _waiting(state, ("test",), "check-open", "UQ-CHK-04", "A check is open")


def unsettled(state: UnderQuest, *spared: DueName) -> Objections:
    """An objection while too much is carried, or something that a rule demands was not given; all but `spared`."""
    yield from too_heavy(state)
    yield from _waiting(state, ("buy",), "purchase-open", "UQ-ITM-09", "A purchase is open")
    yield from _waiting(state, ("treasure", "obtain"), "treasure-open", "UQ-ITM-06", "A card waits")
    yield from foe_waiting(state)
    yield from still_owed(state, *spared)


def still_owed(state: UnderQuest, *spared: DueName) -> Objections:
    """An objection while something that a rule demands was not given; all but `spared`."""
    for each in state.dues:
        if each.name not in spared and (each.name == "reveal-quest" or each.name not in PATIENT):
            told, hint = OWED[each.name]
            asks = asked(state, hint.split()[0])
            told, hint = (f"{told}: {asks}", "the answer, or: waive") if asks else (f"{told}.", hint)
            yield no("still-open", "UQ-LVL-09", told, hint)
            return
