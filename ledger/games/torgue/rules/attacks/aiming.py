"""At whom an attack goes: enemies and barrels, within its bands, in line of sight."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Asking, Objection, refused
from ledger.core.wording import counted, one_word
from ledger.games.torgue.content.rows import Band
from ledger.games.torgue.rules.asking import Gives, foe, no
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, owner, place_of
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.sight import holds_foe, sees


class Aim:
    """A target as the line names it: how far away it is, and whether somebody said that it is not seen."""

    def __init__(self, label: str, *, far: int | None = None, unseen: bool = False) -> None:
        self.label = label
        self.far = far
        self.unseen = unseen


def target(state: Torgue, name: str) -> str:
    """The label of an enemy or a barrel; raises Refused `target-friend`, `target-object` for others (TB-046).

    What the table declares to be a target is entered like an enemy, with a Defense and Hit Points.
    """
    if owner(state, name):
        raise refused("target-friend", "TB-046", f"{name} is no enemy.", "an enemy, or a barrel")
    if name in state.enemies:
        return name
    found = next((each for zone in state.zones.values() for each in zone.pieces if each.label == name), None)
    if found and found.kind == "barrel":
        return found.label
    if found:
        hint = f"enemy-card {one_word(name)} defense 5 hp 1, then enter it"
        raise refused("target-object", "TB-046", f"{name} is no target.", hint)
    return foe(state, name).label


def is_barrel(state: Torgue, label: str) -> bool:
    """Whether a target is a barrel."""
    return label not in state.enemies


def asked(state: Torgue, who: str, aim: Aim) -> Gives[None]:
    """Ask how far a target is, where the map does not tell and the table wants to be asked (AMB-50)."""
    known = aim.far is not None or board.distance(state, place_of(state, who), place_of(state, aim.label)) is not None
    if not known and option(state, "distances") == "asked":
        yield Asking(field="far", asks=f"Zones from {who} to {aim.label}?")


def untargetable(
    state: Torgue, who: str, aim: Aim, bands: tuple[Band, ...], *, blind: bool = False
) -> Iterator[Objection]:
    """Objections to a target: no line of sight (TB-034, TB-036), or not in a coloured band (TB-043)."""
    seen = False if aim.unseen else sees(state, who, aim.label)
    if seen is False and not blind:
        here = place_of(state, who)
        hidden = holds_foe(state, here, enemy=False) and place_of(state, aim.label) != here
        rule = "TB-036" if hidden else "TB-034"
        told = f"With an enemy beside it {who} sees nothing else." if hidden else f"{who} does not see {aim.label}."
        yield Objection(code="sight-missing", rule=rule, because=told, hint="another target")
    far = board.distance(state, place_of(state, who), place_of(state, aim.label)) if aim.far is None else aim.far
    if far is not None and bands and board.band(far) not in bands:
        told = f"{aim.label} is {counted(far, 'zone')} away: {board.band(far).upper()} is not in reach."
        yield no("range-missing", "TB-043", told, f"reaches {', '.join(bands)}")
