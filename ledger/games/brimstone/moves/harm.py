"""Harm and its end: attacks on heroes, damage that waits, knock-outs, Revives, recovery, help, dragging."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.brimstone.moves.words import Amount, Apart, By, Dice, HeroName, PoolWord, Some, When


class Struck(Move):
    """Attack a hero: so much damage for each save that fails."""

    rules: ClassVar[tuple[str, ...]] = ("SB-HLT-02", "SB-HLT-03", "SB-SAN-02", "SB-SAN-03")
    example: ClassVar[str] = "struck 4 2 by Ghoul @ana"

    amount: Amount
    dice: Dice = ()
    pool: PoolWord = "health"
    by: By = ""


class Hurt(Move):
    """Tell of hits that got through where nobody told the dice."""

    rules: ClassVar[tuple[str, ...]] = ("SB-HLT-03", "SB-DET-02")
    example: ClassVar[str] = "hurt 1 hits=2 by Hellbat @ana"

    amount: Amount
    pool: PoolWord = "health"
    hits: Annotated[int, Between(low=1, high=9), "hits of that strength"] = 1
    dodged: Annotated[int, Between(low=0, high=9), "attacks that were blocked"] = 0
    by: By = ""


class Dodge(Move):
    """Tell of attacks that were all blocked where nobody told the dice."""

    rules: ClassVar[tuple[str, ...]] = ("SB-HLT-02", "SB-SAN-02")
    example: ClassVar[str] = "dodge 3 by Hellbat @ana"

    attacks: Some
    pool: PoolWord = "health"
    by: By = ""


class Again(Move):
    """Roll saves against pending damage again, a point of Determination a die."""

    rules: ClassVar[tuple[str, ...]] = ("SB-DET-01", "SB-DET-02", "SB-DET-04")
    example: ClassVar[str] = "again 5 @ana"

    dice: Dice = ()
    harm: Annotated[int | None, Between(low=1, high=9999), "number of the first pending hit"] = None


class Accept(Move):
    """Take pending damage as it is: no Determination is spent."""

    rules: ClassVar[tuple[str, ...]] = ("SB-HLT-03", "SB-DET-01")
    example: ClassVar[str] = "accept @ana"

    harm: Annotated[int | None, Between(low=1, high=9999), "number of one pending hit; all without"] = None


class Suffer(Move):
    """Lose health and sanity at one moment, with no save; of says when it belongs, if it was forgotten."""

    rules: ClassVar[tuple[str, ...]] = ("SB-HLT-01", "SB-SAN-01", "SB-INJ-02")
    example: ClassVar[str] = "suffer 0 2 by Night_Terror of round_5 @ana"

    health: Amount
    sanity: Amount
    by: By = ""
    when: When = ""


class Revive(Move):
    """Discard a Revive for a hero who is out."""

    rules: ClassVar[tuple[str, ...]] = ("SB-KO-05", "SB-KO-06", "SB-KO-07")
    example: ClassVar[str] = "revive posse @ana"

    which: Annotated[Literal["posse", "personal"], "posse or personal"]
    owner: Annotated[str, Named(kind="hero"), Lead(word="of"), "whose Personal Revive, if not the hero's own"] = ""


class Recover(Move):
    """Stand up after a knock-out: two dice of healing, shared out."""

    verb: ClassVar[str] = "stand"  # `recover` is a verb of the ledger
    rules: ClassVar[tuple[str, ...]] = ("SB-KO-08", "SB-KO-09", "SB-KO-10", "SB-KO-11")
    example: ClassVar[str] = "stand 3 4 health=5 sanity=2 @ana"

    dice: Dice = ()
    health: Annotated[int, Between(low=0, high=24), "health that is healed"] = 0
    sanity: Annotated[int, Between(low=0, high=24), "sanity that is healed"] = 0
    steps: Annotated[int, Between(low=0, high=9), "spaces away where the hero stands up"] = 0


class Assist(Move):
    """Give up the attack so that a hero who is out may recover at once."""

    rules: ClassVar[tuple[str, ...]] = ("SB-KO-12", "SB-KO-13")
    example: ClassVar[str] = "assist ana tile=0 @ben"

    hero: HeroName
    tile: Annotated[int, Between(low=0, high=99), "enemies on that map tile, arrow squares included"] = 0
    apart: Apart = False


class Drag(Move):
    """Drag a hero who is out."""

    rules: ClassVar[tuple[str, ...]] = ("SB-KO-14", "SB-KO-15", "SB-KO-16")
    example: ClassVar[str] = "drag ana 3 @ben"

    hero: HeroName
    squares: Some
    apart: Apart = False
