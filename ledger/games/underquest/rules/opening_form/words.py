"""Words of a sheet: what several fields say in one, and what cards print as JSON."""

from __future__ import annotations

import json
from typing import Any

from ledger.core.frozen import Frozen, Misshapen, from_json, to_json
from ledger.core.opening import Spot, sheet_wrong
from ledger.games.underquest.content.rows import Token
from ledger.games.underquest.rules.reading import SHELVES
from ledger.games.underquest.state.dungeon import Laid, Played, Substitute

RULE = "UQ-INN-07"
TOKENS: dict[str, Token] = {"combat": "combat", "nature": "nature", "mystic": "mystic", "wealth": "wealth"}


def laid_told(each: Laid) -> str:
    """A card of the tableau."""
    return f"{each.card}={each.left}/{each.right}"


def laid_read(at: Spot, told: str) -> Laid:
    """The card that `laid_told` told; raises SheetWrong."""
    card, _, halves = told.rpartition("=")
    left, _, right = halves.partition("/")
    if left not in TOKENS or right not in TOKENS:
        raise sheet_wrong(at, "UQ-TAB-02", f"'{told}' has no two halves.", "like Altar=nature/mystic")
    return Laid(card=card, left=TOKENS[left], right=TOKENS[right])


def swap_told(each: Substitute) -> str:
    """What may stand for a token."""
    return f"{each.token}:{each.count}:{each.pays}"


def swap_read(at: Spot, told: str) -> Substitute:
    """The substitute that `swap_told` told; raises SheetWrong."""
    token, _, rest = told.partition(":")
    count, _, pays = rest.partition(":")
    if token not in TOKENS or not count.isdecimal() or not pays:
        raise sheet_wrong(at, "UQ-QST-04", f"'{told}' stands for no token.", "like mystic:2:ingredients")
    return Substitute(token=TOKENS[token], count=int(count), pays=pays)


def played_told(each: Played) -> str:
    """An adventure that is over."""
    return f"{each.number}={each.result}={each.cause}={each.level}={each.turns}"


def played_read(at: Spot, told: str) -> Played:
    """The adventure that `played_told` told; raises SheetWrong."""
    number, _, rest = told.partition("=")
    result, _, rest = rest.partition("=")
    rest, _, turns = rest.rpartition("=")
    cause, _, level = rest.rpartition("=")
    if not (number.isdecimal() and level.isdecimal() and turns.isdecimal()):
        raise sheet_wrong(at, "UQ-END-01", f"'{told}' is no adventure.", "like 1=won=Warden=3=4")
    return Played(number=int(number), result=result, cause=cause, level=int(level), turns=int(turns))


def title_read(at: Spot, told: str) -> tuple[int, str]:
    """Phase and title of a quest card; raises SheetWrong."""
    phase, _, title = told.partition("=")
    if not phase.isdecimal() or not title:
        raise sheet_wrong(at, "UQ-SET-06", f"'{told}' names no phase.", "like 1=A Cold Trail")
    return int(phase), title


def icon_read(at: Spot, told: str) -> tuple[int, int]:
    """Grit and damage of an attack icon; raises SheetWrong."""
    grit, _, damage = told.partition("/")
    if not (grit.isdecimal() and damage.isdecimal()):
        raise sheet_wrong(at, "UQ-CHR-13", f"'{told}' is no attack icon.", "like 1/2")
    return int(grit), int(damage)


def card_told(card: Frozen) -> str:
    """What a card prints."""
    return json.dumps(to_json(card), sort_keys=True)


def card_read(at: Spot, shelf: str, told: str) -> tuple[Any, Any]:
    """The fact and the card that `card_told` told; raises SheetWrong."""
    if shelf not in SHELVES:
        raise sheet_wrong((*at, "shelf"), "UQ-INV-12", f"No cards are {shelf}.", ", ".join(SHELVES))
    made, fact = SHELVES[shelf]
    try:
        return fact, from_json(made, json.loads(told))
    except (Misshapen, ValueError) as wrong:
        raise sheet_wrong(
            (*at, "card"), "UQ-INV-12", f"This is no such card: {wrong}.", "type the card instead"
        ) from wrong
