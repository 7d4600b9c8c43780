"""Set-up, and the time between missions."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.degenerates.moves.encounters import Choose, PackUp
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import (
    AddAdventurer,
    BeginMission,
    Boon,
    Character,
    DangerCard,
    Deck,
    DoomCard,
    Join,
    Objective,
    Overlay,
    Vary,
    Weakness,
)
from ledger.games.degenerates.rules.phases.orders import tied
from ledger.games.degenerates.rules.setup.adventurers import closest_settlements
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option
from tests.games.degenerates.player.board import Reader
from tests.games.degenerates.player.box import (
    BOONS,
    DOOMS,
    EPICS,
    FINDS,
    ITEMS,
    KEEPERS,
    MISSIONS,
    MONSTERS,
    OMENS,
    REGIONS,
    SKILLS,
    START,
    STARTS,
    WAYS,
    WEAKNESSES,
)
from tests.laws.proposer import FRESH, REASON_GIVEN

ARMED = (("Light Pistol", "Iron Shot"), ("Axe", "Iron Shield"))
"""Items that a sheet may print together."""


class Beginning(Reader):
    """Proposes what the table does before the first turn, and before the next mission."""

    def set_up(self, state: Degenerates) -> Move | None:
        """Adventurers, a mission, the variant, what the box prints; then the turn."""
        if not state.turn and self.seldom(0.5):
            return self._teaching(state)
        missing = [who for who in state.players if who not in state.adventurers]
        if missing and self.seldom(0.9):
            return self.adventurer(state, self.pick(missing))
        homeless = any(not each.space for each in state.adventurers.values())
        if homeless or state.mission is None or state.mission.outcome:
            return self._mission(state)
        if state.variant and not state.turn:
            return self._vary()
        spare = 0.7 if option(state, "difficulty") == "easier" and not state.turn else 0.35
        return self._spare(state) if self.seldom(spare) else self.go_on(state)

    def go_on(self, state: Degenerates) -> Move:
        """`next`, with the order of those who tie."""
        among = list(tied(state)) if state.adventurers and not state.fight else []
        self.chance.shuffle(among)
        return Next(first=tuple(among))

    def between(self, state: Degenerates) -> Move | None:
        """The next mission is chosen and set up; replacements come."""
        missing = [who for who in state.players if who not in state.adventurers]
        if missing and self.seldom(0.5):
            return self.adventurer(state, self.pick(missing))
        return self.pick(
            (
                Choose(mission=self.pick(MISSIONS), faction=self.pick(("", "Goblins"))),
                PackUp(),
                *(self._mission(state),) * 4,
            )
        )

    def adventurer(self, state: Degenerates, who: str) -> Move:
        """An adventurer for a player; once the game goes on, where a replacement may stand."""
        taken = {each.character for each in state.adventurers.values()}
        name = self.pick([each for each in KEEPERS if each not in taken])
        known = state.lore.characters.get(name)
        at = ""
        if state.phase not in ("set-up", "between") or state.turn:
            at = self.pick(closest_settlements(state) or (START,))
        told = () if known and len(known.printed) else tuple(self.chance.randint(6, 10) for _ in range(6))
        return AddAdventurer(
            who=who,
            name=name,
            values=told,
            luck=self.chance.randint(0, 4) if told else 0,
            gold=self.chance.randint(2, 16) if told else 0,
            xp=self.chance.randint(0, 5) if told else 0,
            items=self.pick((*ARMED, ARMED[0], ARMED[0], (self.pick(ITEMS).name,), ())) if told else (),
            skills=(self.pick(SKILLS).name,) if told and self.seldom(0.7) else (),
            at=at,
            has=self.has(state, at) if at else (),
            because=None if state.adventurers or not state.turn else REASON_GIVEN,
        )

    def _mission(self, state: Degenerates) -> Move:
        homeless = any(not each.space for each in state.adventurers.values())
        at = self.pick(STARTS) if homeless or self.seldom(0.3) else ""
        if at and board.level(state, at) is None:
            return self.space(state, at)
        return BeginMission(
            name=(state.mission.next if state.mission else "") or self.pick(MISSIONS),
            bounty=self.chance.randint(1, 6) if not state.bounty or self.seldom(0.5) else None,
            at=at,
            has=self.has(state, at) if at else (),
            clues=(self.somewhere(state),) if self.seldom(0.4) else (),
            cards=((self.pick(MONSTERS).name, self.pick(REGIONS)),) if self.seldom(0.3) else (),
            shuffle=self.seldom(0.3),
        )

    def _vary(self) -> Move:
        card = self.pick(OMENS)
        return Vary(card=card, level=self.chance.randint(1, 6))

    def _spare(self, state: Degenerates) -> Move:
        """What may be done before the turn begins, and need not."""
        who = self.pick(tuple(state.adventurers) or state.players)
        if option(state, "difficulty") == "easier" and self.seldom(0.7):
            what = self.pick(BOONS)
            die = self.dice(1, 0) if what in ("gold", "xp") else ()
            return Boon(what=what, die=die, item=self.pick(ITEMS).name if what == "item" else "", who=who)
        return self.pick(
            (
                Weakness(name=self.pick(WEAKNESSES), xp=self.pick((None, 1)), unfit=self.seldom(0.2), who=who),
                Objective(text="bring the egg to the Windmill"),
                Join(name=self.pick(FRESH)),
            )
        )

    def _teaching(self, state: Degenerates) -> Move:
        """What the board or a card prints."""
        name = self.pick((self.somewhere(state), self.somewhere(state), *state.lands))
        return self.pick(
            (
                *(self.pick(WAYS), self.space(state, name), self.space(state, name)),
                Deck(
                    name=self.pick((*REGIONS, f"encounters-{self.pick(REGIONS)}")), cards=self.pick((6, 30)), strong=2
                ),
                Deck(name=self.pick(("loot", "danger", "law", "epic")), cards=self.pick((4, 14, 40))),
                self.pick((*FINDS, *SKILLS)),
                self.pick((*MONSTERS, *EPICS)),
                Character(name=self.pick(KEEPERS), values=(7, 7, 6, 6, 8, 6), luck=2, gold=4, classes=("hunter",)),
                self._danger_card(state),
                DoomCard(name=self.pick(DOOMS), at=(START, self.somewhere(state)), stays=self.seldom(0.3)),
                Overlay(name="Hidden Halls", region=self.pick(REGIONS), danger=self.chance.randint(1, 6)),
            )
        )

    def _danger_card(self, state: Degenerates) -> Move:
        values = (("outside", self.chance.randint(1, 7)), ("any", self.chance.randint(1, 7)))
        return DangerCard(
            name=f"Omen of {self.somewhere(state)}",
            raises=self.somewhere(state),
            hand=self.pick((START, "")),
            values=values if self.seldom(0.5) else (),
            law=self.seldom(0.3),
        )
