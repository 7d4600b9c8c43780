"""What the player sees of the table, and how it throws dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ledger.core.fields import BY_PROGRAM
from ledger.core.model import Move
from ledger.core.piles import UNSEEN, may_come
from ledger.games.underquest.events.changes import value
from ledger.games.underquest.state.game import UnderQuest, held, pile
from tests.games.underquest.player.box import TAUGHT
from tests.laws.proposer import Proposer

NO_DICE = 0.06
"""How often somebody forgets the dice, and is asked for them."""
LEFT = 0.05
"""How often a die is left to the program."""
AGAIN = 0.05
"""How often a roll is thrown again for experience."""
T = TypeVar("T")
SHELVES = {
    "ItemCard": "items",
    "IngredientCard": "ingredients",
    "TrinketCard": "trinkets",
    "SkillCard": "skills",
    "IncantationCard": "incantations",
    "CompanionCard": "companions",
    "EnemyCard": "enemies",
    "AbominationCard": "abominations",
    "ScourgeCard": "scourges",
    "EncounterCard": "encounters",
}


class Reader(Proposer):
    """Reads the table."""

    def roll(self, count: int = 1) -> tuple[str, ...]:
        """Dice as they fall; seldom none, some that the program throws, or all of them twice."""
        if self.seldom(NO_DICE):
            return ()
        again = self.seldom(AGAIN)
        return tuple(self._die(again=again) for _ in range(count))

    def _die(self, *, again: bool) -> str:
        shown = str(self.chance.randint(1, 6))
        if again:
            return f"{shown}:{self.chance.randint(1, 6)}"
        return BY_PROGRAM if self.seldom(LEFT) else shown

    def some(self, among: Iterable[T]) -> T | None:
        """One of these; None where there is none."""
        known = tuple(among)
        return self.pick(known) if known else None

    def next_card(self, state: UnderQuest, deck: str, names: Iterable[str]) -> str:
        """A card of a deck: of those that are left where it is listed, else one that nobody holds."""
        if self.seldom(0.03):
            return BY_PROGRAM
        here = pile(state, deck)
        if here.listed:
            return self.some([each for each in may_come(here) if each != UNSEEN]) or BY_PROGRAM
        out = held(state, deck)
        known = tuple(names)
        return self.pick([each for each in known if each not in out] or known)

    def unread(self, state: UnderQuest) -> Move | None:
        """A card that nobody read yet."""
        found = [each for each in TAUGHT if getattr(each, "name") not in self._shelf(state, each)]  # noqa: B009  of any card
        return self.some(found)

    def first_read(self, state: UnderQuest, move: Move, *names: str) -> Move:
        """The card of the first of these that nobody read; else that move."""
        wanted = [each for each in TAUGHT if getattr(each, "name") in names]  # noqa: B009  of any card
        unknown = [each for each in wanted if getattr(each, "name") not in self._shelf(state, each)]  # noqa: B009  of any card
        return unknown[0] if unknown and self.seldom(0.85) else move

    def _shelf(self, state: UnderQuest, card: Move) -> Iterable[str]:
        read: Iterable[str] = getattr(state.lore, SHELVES[type(card).__name__])
        return read

    def has(self, state: UnderQuest, counter: str) -> int:
        """What a counter shows."""
        return value(state, counter)
