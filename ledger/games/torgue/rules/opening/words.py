"""Loot tokens in the words of a sheet: `ammo`, `ammo card`, `guns 100`."""

from __future__ import annotations

from typing import cast, get_args

from ledger.core.opening import Spot, sheet_wrong
from ledger.core.printed import meant
from ledger.games.torgue import content
from ledger.games.torgue.state.hunters import Back, Loot

BACKS: tuple[Back, ...] = get_args(Back)


def loot_told(loot: Loot) -> str:
    """A token as a sheet writes it; the back goes without saying where it is plain, or has a value for resale."""
    silent = "resale" if loot.value else "plain"
    words = (loot.kind, "" if loot.back == silent else loot.back, str(loot.value) if loot.value else "")
    return " ".join(word for word in words if word)


def loot_read(at: Spot, told: str) -> Loot:
    """The token that a sheet writes; raises SheetWrong."""
    kind, *rest = told.split() or [""]
    row = next((each for each in content.cards().loot if each.name == kind), None)
    known = [each.name for each in content.cards().loot]
    if row is None:
        raise sheet_wrong(at, "TB-018", f"No Loot '{kind}'{meant(kind, known)}.", ", ".join(known))
    back = rest.pop(0) if rest and rest[0] in BACKS else ""
    value = rest.pop(0) if rest and rest[0].isdecimal() else "0"
    if rest:
        raise sheet_wrong(at, "TB-081", f"'{told}' is no Loot token.", f"{kind}, {kind} card, or {kind} 100")
    silent = "resale" if int(value) else "plain"
    return Loot(kind=row.name, back=cast("Back", back or silent), value=int(value))
