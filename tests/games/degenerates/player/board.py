"""What the player reads off the board and off cards, and how it throws dice."""

from __future__ import annotations

from collections.abc import Collection

from ledger.core.model import Move
from ledger.games.degenerates.moves.setup import MonsterCard, Space
from ledger.games.degenerates.moves.words import RegionName, TraitName
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.combat import unread
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates.player.box import (
    EPICS,
    FIGHTERS,
    FINDS,
    LAW,
    MIMIC,
    MONSTERS,
    NEAR,
    REGIONS,
    SKILLS,
    TRAITS,
)
from tests.laws.proposer import REASON_GIVEN, Proposer

AGAIN = 0.08
"""How often somebody spends Luck on a die."""
PRINTED = {each.name: each for each in (*MONSTERS, *LAW, *EPICS, MIMIC)}


class Reader(Proposer):
    """Answers what a table would read."""

    def dice(self, count: int, again: float = AGAIN) -> tuple[str, ...]:
        """So many dice as they fell, seldom one of them rolled again."""
        return tuple(self._die(again) for _ in range(count))

    def _die(self, again: float) -> str:
        shown = str(self.chance.randint(1, 6))
        return f"{shown}:{self.chance.randint(1, 6)}" if self.seldom(again) else shown

    def level(self, state: Degenerates, place: str) -> int | None:
        """The level on the board, where nobody has typed it."""
        return None if board.level(state, place) is not None else self.pick((1, 2, 2, 3, 3, 4, 6))

    def has(self, state: Degenerates, place: str) -> tuple[TraitName, ...]:
        """The traits on the board, where nobody has typed them."""
        return () if board.traits_read(state, place) else TRAITS.get(place, ("outside",))

    def spoken(self, state: Degenerates, place: str) -> str:
        """A place as one says it: a Path or Road with its kind before it."""
        kind = board.site(state, place).kind
        return f"{kind.capitalize()} {place}" if kind in ("path", "road") else place

    def region(self, state: Degenerates, place: str) -> RegionName | None:
        """The Region on the board, where nobody has typed it."""
        return None if board.region_of(state, place) else self.pick(REGIONS)

    def somewhere(self, state: Degenerates) -> str:
        """A Location, most often one where somebody is or may soon be."""
        spaces = [each.space for each in state.adventurers.values()]
        return self.pick((*NEAR, *(each for each in spaces if each and board.site(state, each).kind == "location")))

    def space(self, state: Degenerates, name: str) -> Move:
        """What the board prints of a place, as far as it is not known."""
        town = "settlement" in TRAITS.get(name, ()) and self.seldom(0.8)
        level = self.level(state, name)
        return Space(
            name=name,
            region=self.region(state, name),
            danger=None if town else level,
            town=level if town else None,
            has=self.has(state, name),
        )

    def unread_card(self, state: Degenerates, names: Collection[str]) -> Move | None:
        """The first of these cards that nobody read."""
        known = state.lore.cards
        return next((each for each in (*FINDS, *SKILLS) if each.name in names and each.name not in known), None)

    def unread_monster(self, state: Degenerates, *names: str) -> Move | None:
        """The card of the first of these that nobody read."""
        name = next((each for each in names if unread(state, each)), None)
        if name is None:
            return None
        plain = MonsterCard(name=name, val=(1, 1), aim="high", target="con", att=3, hp=3)
        return PRINTED.get(name, plain).but(because=REASON_GIVEN if name in state.lore.monsters else None)

    def fightable(self, card: str) -> bool:
        """Whether an Encounter has attributes."""
        return card in FIGHTERS
