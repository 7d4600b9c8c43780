"""What every chapter asks of a move: who acts, with which token, at what, and whether it is time for it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import TypeAlias, TypeVar

from ledger.core import dice as notation
from ledger.core.dice import Dice, Die, Throw
from ledger.core.model import Asking, Cast, Event, Move, Objection, Refused, refused
from ledger.core.printed import meant
from ledger.games.torgue.content.rows import TerrainKind
from ledger.games.torgue.events.setup import Reminded
from ledger.games.torgue.state.air import loose, to_draw
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.game import PHASE_NAMES, Phase, Torgue, owner, place_of
from ledger.games.torgue.state.hunters import Hunter
from ledger.games.torgue.state.tokens import WEAPON, Token, named, same
from ledger.games.torgue.state.zones import Piece

Unfolds: TypeAlias = Generator[Event | Objection | Asking, Torgue, Torgue]
"""A part of a decision: takes the state after each fact, and answers the last one."""
Objections: TypeAlias = Iterator[Objection]
T = TypeVar("T")
Gives: TypeAlias = Generator[Event | Objection | Asking, Torgue, T]
"""A part of a decision that states no fact: it objects, asks, and answers what it found."""


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


def actor(state: Torgue, move: Move) -> str:
    """The model that acts, a Vault Hunter or a Sidekick; raises Refused `who-missing` or `hunter-unknown`."""
    name = move.who or state.acting
    if name and owner(state, name):
        return name
    if move.who:
        raise hunter_unknown(state, move.who)
    if len(state.hunters) == 1:
        return next(iter(state.hunters))
    raise refused("who-missing", "TB-022", "Who does that?", "begin with @NAME")


def one(state: Torgue, who: str) -> Hunter:
    """The Vault Hunter of that name, or the owner of a Sidekick of that name; raises Refused `hunter-unknown`."""
    found = owner(state, who)
    if not found:
        raise hunter_unknown(state, who)
    return state.hunters[found]


def hunter_unknown(state: Torgue, name: str) -> Refused:
    """The refusal of a name that no Vault Hunter has."""
    told = f"No Vault Hunter '{name}'{meant(name, state.hunters)}."
    return refused("hunter-unknown", "TB-007", told, ", ".join(state.hunters) or "hunter NAME")


def foe(state: Torgue, name: str) -> Enemy:
    """An enemy by its label, or by its card where there is just one; raises Refused `enemy-unknown`."""
    if name in state.enemies:
        return state.enemies[name]
    found = [each for each in state.enemies.values() if each.card == name]
    if len(found) == 1:
        return found[0]
    known = ", ".join(each.label for each in found) if found else ", ".join(state.enemies)
    told = f"Which {name}?" if found else f"No enemy '{name}'{meant(name, state.enemies)}."
    raise refused("enemy-unknown", "TB-047", told, known or "enter CARD at ZONE")


def piece(state: Torgue, name: str, *kinds: TerrainKind) -> tuple[str, Piece]:
    """(zone, terrain token) by its label; raises Refused `piece-unknown`."""
    for zone in state.zones.values():
        for each in zone.pieces:
            if each.label == name and (not kinds or each.kind in kinds):
                return zone.name, each
    known = ", ".join(each.label for zone in state.zones.values() for each in zone.pieces)
    raise refused("piece-unknown", "TB-064", f"No '{name}' on the board.", known or "put KIND at ZONE")


def standing(state: Torgue, who: str) -> Objections:
    """An objection to an action of one who is out of play."""
    if one(state, who).stands == "out":
        yield no("hunter-out", "TB-126", f"{who} is out of play.", "respawn it at the End of Round")


def out_of_phase(state: Torgue, rule: str, *phases: Phase) -> Objections:
    """An objection when the game is in another phase."""
    if state.phase not in phases:
        wanted = " or ".join("time between games" if each == "between" else PHASE_NAMES[each] for each in phases)
        told = f"That belongs to the {wanted}; now: {PHASE_NAMES[state.phase]}."
        yield no("phase-wrong", rule, told, onward(state))


def onward(state: Torgue) -> str:
    """What leads on from the phase, for a hint."""
    return "begin" if state.phase == "set-up" else "next"


def unsettled(state: Torgue, *, draws: bool = False) -> Objections:
    """An objection while something that was begun is not settled; Loot holds up only the next phase (`draws`)."""
    first = next(loose(state), None) or (next(to_draw(state), None) if draws else None)
    if first:
        yield no("still-open", "TB-042", f"Not yet: {first.why}.", first.line)


def unanswered(state: Torgue) -> Objections:
    """An objection while a move waits for an answer that what comes next would leave behind (TB-042)."""
    for each in state.opened[:1]:
        yield no("still-open", "TB-042", f"Not yet: {each.asks}", "the answer, or waive")


def token_meant(
    who: str,
    word: str | None,
    among: tuple[Token, ...],
    asks: str,
    *,
    spare: tuple[Token, ...] = (),
    alike: Callable[[tuple[Token, ...]], bool] = same,
) -> Gives[Token]:
    """The token that a word means, of those that may be used; asked for where it says too little.

    `spare` are Exhausted ones, which only the refusal speaks of; `alike` says whether it makes no difference which.
    Raises Refused `token-unknown` where none of them is meant, `token-missing` where none may be used at all.
    """
    if not among:
        told = f"{who} has no {'Ready ' if spare else ''}token for that."
        raise refused("token-missing", "TB-029", told, "done, or a free action")
    found = tuple(named(among, word)) if word else among
    if not found:
        down = bool(word) and any(named(spare, word or ""))
        told = f"{who}: {word} is Exhausted." if down else f"{who} has no such token: {word}."
        if word and word.startswith(WEAPON):
            raise refused("runner-idle", "TB-259", told, "[RE]action attacks of its weapon, while it is Ready")
        raise refused("token-unknown", "TB-046", told, ", ".join(f"{each.colour} {each.id}" for each in among))
    if not alike(found):
        told = ", ".join(f"{each.id} {each.colour}" for each in found)
        yield Asking(field="token", asks=f"{asks}: {told}?")
    return found[0]


def fall(sides: int, words: tuple[str, ...], asks: str, field: str = "dice", count: int = 1) -> Gives[tuple[Die, ...]]:
    """The dice that a line gives; asked for where it gives none, or leaves them to the program.

    Raises Refused `die-face` and `dice-count`, as dice do.
    """
    wanted = Dice(count=count, sides=sides)
    if not words:
        yield Asking(field=field, asks=asks, chance=Cast(dice=f"{count}d{sides}"))
    thrown = notation.throw(wanted, words)
    if thrown.owed:
        yield Asking(field=field, asks=asks, chance=Cast(dice=f"{thrown.owed}d{sides}"), now=True)
    return thrown.dice or _total(thrown)


def _total(thrown: Throw) -> tuple[Die, ...]:
    """A bare total as one die that showed it."""
    return (Die(faces=(thrown.total,)),)


def zone_of(state: Torgue, who: str) -> str:
    """Where a model stands; empty where nobody said."""
    return place_of(state, who)
