"""The dungeon: the two cards of a turn, the tableau, the quest, and what is owed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen
from ledger.games.underquest.content.rows import Pairs, Token

Phase: TypeAlias = Literal[
    "creation", "shop", "between", "drawn", "revealed", "resolving", "placing", "won", "inn", "over"
]
PHASE_NAMES: dict[Phase, str] = {
    "creation": "character creation",
    "shop": "before the adventure",
    "between": "between turns",
    "drawn": "two cards drawn",
    "revealed": "one card turned up",
    "resolving": "resolving a card",
    "placing": "placing the card",
    "won": "victory",
    "inn": "Lonely Troll Inn",
    "over": "the end",
}
RESTING: tuple[Phase, ...] = ("creation", "shop", "between", "won", "inn")
"""When no card is being resolved (UQ-LVL-10, UQ-XP-05)."""
BETWEEN = ("equip", "learn", "craft")
"""Moves of that time which may wait for an answer (UQ-LVL-10)."""
Position: TypeAlias = Literal["first", "second"]
End: TypeAlias = Literal["left", "right"]
DueName: TypeAlias = Literal[
    "trap",
    "mimic",
    "treasure",
    "claimed",
    "scourge",
    "familiar-bonus",
    "potion-reward",
    "potion-risk",
    "incantation-random",
    "incantation-chosen",
    "reveal-quest",
    "resolve-quest",
    "boss",
    "victory",
    "next-treasure",
    "experience",
    "starting-item",
    "starting-skill",
    "starting-bonus",
    "starting-icons",
    "starting-stat",
    "familiar-answer",
]
GIVEN: tuple[DueName, ...] = (
    "starting-item",
    "starting-skill",
    "starting-bonus",
    "starting-icons",
    "starting-stat",
    "familiar-answer",
)
"""What the cards of the adventurer give besides, and is typed when there is time."""
UNREAD: tuple[DueName, ...] = ("experience", *GIVEN)
"""What a card gives that nobody has typed yet: it comes when somebody does, and holds nothing up till then."""
PATIENT: tuple[DueName, ...] = ("reveal-quest", "next-treasure", *UNREAD)
"""What is owed, or may be had, while play goes on."""


class Due(Frozen):
    """Something that a rule demands and nobody has given yet."""

    name: DueName
    cards: tuple[str, ...] = ()
    """The cards that it is about."""
    text: str = ""


READIED = "an incantation is ready again"
"""The action at a campsite that takes the place of every other one (UQ-LVL-24)."""

MEETS = {1: "heals you", 0: "does nothing, you are neutral", -1: "hurts you"}
"""What the Archangel does by the sign of morality (UQ-LVL-23)."""


class Turn(Frozen):
    """The two cards of a turn: what was seen, and what went away unseen."""

    first: str = ""
    """The card that was turned up first."""
    card: str = ""
    """The card that is resolved."""
    position: Position = "first"
    acted: tuple[str, ...] = ()
    """What was done at a campsite, or with the Archangel."""
    sells: bool = False
    """Whether a card offers goods, as somebody typed."""
    encounter: str = ""
    """The encounter that is being resolved."""
    encounters: int = 0
    """How many encounters this card has brought."""
    checked: str = ""
    """The last check of the card and how it went, in words."""
    fights: int = 0
    """How many enemies this card itself has brought; a mimic is none of them."""


class Laid(Frozen):
    """A card of the tableau with its two half icons."""

    card: str
    left: Token
    right: Token


class Substitute(Frozen):
    """What may stand for one token of a quest card: `count` cards or tokens of `pays`."""

    token: Token
    pays: str
    count: int


class Quest(Frozen):
    """The quest card that lies open."""

    phase: int
    title: str
    cost: Pairs = ()
    swaps: tuple[Substitute, ...] = ()
    text: str = ""
    paid: bool = False


LOST = {"health": "no health is left", "poison": "the poison kills", "time": "time has run out"}
"""Ways to lose in words; any other is a card that kills."""


def why_lost(cause: str, by: str = "") -> str:
    """How an adventure was lost, in a few words (UQ-END-05)."""
    return LOST.get(cause, f"{by or 'a card'} kills")


class Played(Frozen):
    """An adventure that is over."""

    number: int
    result: str
    cause: str
    level: int
    turns: int
    by: str = ""
    """The card that killed."""

    def told(self) -> str:
        """How it ended, in a few words."""
        return f"{self.result}, {why_lost(self.cause, self.by) if self.result == 'lost' else self.cause}"
