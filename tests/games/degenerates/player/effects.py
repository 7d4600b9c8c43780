"""What single cards do at any time, what is carried, and what the table sets right by hand."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.core.table.moves import Gain, Give, Lose, Place, Remove, Set, SetOption
from ledger.games.degenerates.moves.cards import (
    Become,
    Clue,
    Draw,
    Drop,
    Equip,
    Haunt,
    Heal,
    Hurt,
    Inherit,
    Load,
    Obtain,
    Search,
    Shed,
    Shuffle,
    Spent,
    Stow,
    Test,
    Throw,
    Trait,
)
from ledger.games.degenerates.moves.danger import Advance, Aim, Gate, Lower, Raise
from ledger.games.degenerates.moves.phases import Shock
from ledger.games.degenerates.moves.setup import Weakness
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.attributes import card
from ledger.games.degenerates.state.game import Degenerates, present
from ledger.games.degenerates.state.options import OPTIONS
from tests.games.degenerates.player.battles import Battles
from tests.games.degenerates.player.box import (
    ATTRIBUTES,
    CONDITIONS,
    COUNTERS,
    EPICS,
    FINDS,
    ITEMS,
    OMENS,
    REGIONS,
    SKILLS,
    START,
    TRIUMPHS,
    WEAKNESSES,
)
from tests.laws.proposer import REASON_GIVEN

PISTOL, SHOT = "Light Pistol", "Iron Shot"
LETHAL = 22
"""Wounds that nobody bears."""
DECKS = (*REGIONS, "loot", "danger", "law", "epic", "weakness", "skills")


class Effects(Battles):
    """Proposes what cards do."""

    def effect(self, state: Degenerates) -> Move:
        """Something that a card does to an adventurer, to the board or to a deck."""
        who = self.pick(state.adventurers)
        return self.pick((self._to_somebody, self._to_cards, self._to_board, self._to_decks))(state, who)

    def gear(self, state: Degenerates) -> Move:
        """Somebody sees to what they carry."""
        if self.seldom(0.5):
            return self._marksman(state, self.pick(state.adventurers))
        return self._to_cards(state, self.pick(state.adventurers))

    def _marksman(self, state: Degenerates, who: str) -> Move:
        """The way to a loaded pistol, step by step, and back again."""
        held = {each.name: each for each in state.adventurers[who].items}
        worn = [name for name, each in held.items() if each.worn and not each.holder]
        if worn and self.seldom(0.5):
            return Stow(item=self.pick(worn), who=who)
        missing = next((name for name in (PISTOL, SHOT) if name not in held), "")
        if missing:
            return Place(thing=missing, at=who, because=REASON_GIVEN)
        fresh = self.unread_card(state, (PISTOL, SHOT))
        if fresh:
            return fresh
        if not held[SHOT].holder:
            return Load(ammo=SHOT, into=PISTOL, who=who)
        return self.pick((Equip(item=PISTOL, who=who), Equip(item=PISTOL, who=who), Load(ammo=SHOT, out=True, who=who)))

    def inherited(self, state: Degenerates) -> Move:
        """Somebody there takes what a dead companion left."""
        estate = state.estates[0]
        return Inherit(item=self.pick(estate.items)[0], who=self.pick(present(state, estate.space)))

    def _to_somebody(self, state: Degenerates, who: str) -> Move:
        held = [each.name for each in state.adventurers[who].conditions]
        named = [each for each in CONDITIONS if each in held]
        if named and self.seldom(0.2):
            return Shed(condition=self.pick(named), who=who)
        return self.pick(
            (
                Hurt(damage=self.chance.randint(1, 5), piercing=self.seldom(0.3), by="Trap", who=who),
                Heal(wounds=self.chance.randint(1, 5), by="Herb", who=who),
                Become(
                    condition=self.pick(CONDITIONS),
                    lasts=self.pick((None, "round", "fight", "recovery")),
                    turns=self.chance.randint(1, 3),
                    who=who,
                ),
                Shed(condition=self.pick(named or CONDITIONS), who=who),
                Test(attribute=self.pick(ATTRIBUTES), dice=self.dice(2), xp=self.seldom(0.3), who=who),
                Throw(sides=self.pick(("d3", "d6")), dice=self.dice(1, 0), plus=self.chance.randint(0, 2), who=who),
                Weakness(name=self.pick(WEAKNESSES), who=who),
            )
        )

    def _to_cards(self, state: Degenerates, who: str) -> Move:
        names = [item.name for item in state.adventurers[who].items]
        fresh = self.unread_card(state, names)
        if fresh:
            return fresh
        if not names or self.seldom(0.4):
            return self._obtained(state, who)
        return self.pick((self._wielded, self._parted))(state, who, names)

    def _obtained(self, state: Degenerates, who: str) -> Move:
        if self.seldom(0.15):
            by = state.mission.name if state.mission else ""
            return Obtain(card=self.pick(TRIUMPHS), kind="triumph", by=by, who=who)
        found = self.pick((*ITEMS, *FINDS, *SKILLS))
        if found.kind == "monster":
            found = ITEMS[0]
        if card(state, found.name).kind is None or (found.slot and card(state, found.name).slot is None):
            return found
        return Obtain(card=found.name, kind=found.kind, heavy=found.heavy, who=who)

    def _wielded(self, state: Degenerates, who: str, names: list[str]) -> Move:
        name = self.pick(names)
        ammo = [each for each in names if card(state, each).slot == "ammo"]
        takers = [each for each in names if card(state, each).uses and each not in ammo]
        if ammo and takers and self.seldom(0.7):
            return Load(ammo=self.pick(ammo), into=self.pick(takers), out=self.seldom(0.2), who=who)
        worn = [each.name for each in state.adventurers[who].items if each.worn]
        if worn and self.seldom(0.35):
            return Stow(item=self.pick(worn), who=who)
        return Equip(item=name, slot=None if card(state, name).slot else "head", who=who)

    def _parted(self, state: Degenerates, who: str, names: list[str]) -> Move:
        name = self.pick(names)
        others = [other for other in present(state, state.adventurers[who].space) if other != who]
        ammo = [each for each in names if card(state, each).slot == "ammo"]
        if ammo and self.seldom(0.1):
            return Spent(ammo=self.pick(ammo), who=who)
        if others and self.seldom(0.8):
            return Give(thing=name, to=self.pick(others), who=who)
        return Drop(card=name, who=who)

    def _to_board(self, state: Degenerates, who: str) -> Move:
        place = self.somewhere(state)
        level = self.level(state, place)
        town = board.town(state, place) and self.seldom(0.7)
        epic = self.pick(EPICS).name
        goal = self.pick(("party", who, START))
        return self.pick(
            (
                Raise(place=place, town=town, by="Plague", level=level, who=who),
                Lower(place=place, town=town, by="Feast", level=level, has=self.has(state, place), who=who),
                Gate(place=place, raise_=self.seldom(0.3), level=level, region=self.region(state, place), who=who),
                Trait(trait=self.pick((*COUNTERS, *COUNTERS[2:])), at=place, off=self.seldom(0.2), who=who),
                Clue(
                    place=self.spoken(state, self.pick((place, *state.clues))),
                    off=bool(state.clues) and self.seldom(0.5),
                    who=who,
                ),
                Haunt(epic=self.pick((epic, *state.epics)), place=place, off=self.seldom(0.2), who=who),
                Aim(epic=self.pick(tuple(state.epics) or (epic,)), goal=goal, who=who),
                Advance(place=place, by="Omen", region=self.region(state, place), who=who),
            )
        )

    def _to_decks(self, _: Degenerates, who: str) -> Move:
        deck = self.pick(DECKS)
        name = f"Card {self.chance.randint(1, 40)}"
        return self.pick(
            (
                Draw(
                    deck=deck,
                    card=self.pick((name, "?")),
                    past=self.pick((0, 0, 2)),
                    away=self.seldom(0.2),
                    hold=self.seldom(0.1),
                    who=who,
                ),
                Search(deck=deck, card=name, who=who),
                Shuffle(deck=deck, who=who),
                Shock(card=self.pick(OMENS), values=(("outside", 3), ("any", 1)), who=who),
            )
        )

    def blow(self, state: Degenerates) -> Move | None:
        """Somebody with Items and companions is struck down, and may die of it in the next turn."""
        among = [who for who, each in state.adventurers.items() if each.items and len(present(state, each.space)) > 1]
        return Set(what="wounds", to=LETHAL, who=self.pick(among), because=REASON_GIVEN) if among else None

    def by_hand(self, state: Degenerates) -> Move:
        """What a table forgets, and what brings a campaign near its end."""
        who, item = self.pick(state.adventurers), self.pick(ITEMS).name
        held = [each.name for each in state.adventurers[who].items]
        colour = self.pick(("red", "yellow", "blue", "green"))
        place = self.somewhere(state)
        option = self.pick([each for each in OPTIONS if each.words])
        return self.pick(
            (
                SetOption(name=option.name, value=self.pick(option.words), because=REASON_GIVEN),
                Set(what=f"doom-{colour}", to=self.chance.randint(0, 2), because=REASON_GIVEN),
                Gain(what="bounty", by=1, because=REASON_GIVEN),
                Lose(what="luck", by=1, who=who, because=REASON_GIVEN),
                *(Set(what="wounds", to=self.chance.randint(0, 20), who=who, because=REASON_GIVEN),) * 2,
                Set(
                    what=self.pick(("luck", "gold", "xp")), to=self.chance.randint(0, 22), who=who, because=REASON_GIVEN
                ),
                Set(what=f"{self.pick(DECKS)}-deck", to=self.chance.randint(0, 3), because=REASON_GIVEN),
                Place(thing=self.pick(("Hand", "Voidgate", who)), at=place, because=REASON_GIVEN),
                Place(thing=item, at=who, because=REASON_GIVEN),
                Remove(thing=self.pick(held or [item]), from_=who, because=REASON_GIVEN),
                Remove(
                    thing=self.pick(("Hand", "Voidgate")),
                    from_=self.spoken(state, self.pick((*state.gates, place))),
                    because=REASON_GIVEN,
                ),
            )
        )
