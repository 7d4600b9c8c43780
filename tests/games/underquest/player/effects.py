"""What cards do at any time, what goes when too much is carried, and what a table sets right by hand."""

from __future__ import annotations

from collections.abc import Iterable

from ledger.core.model import Move
from ledger.core.table.moves import Cards, Gain, Lose, Place, Remove, Set, SetOption
from ledger.games.underquest.content.rows import STATS
from ledger.games.underquest.moves.company import Cheer, Dismiss, GainCompanion
from ledger.games.underquest.moves.inventory import Break, Combine, Discard, Obtain
from ledger.games.underquest.moves.learning import GainIncantation, Reactivate
from ledger.games.underquest.moves.meeting import Die, Get, Lift, StatCheck
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import OPTIONS
from tests.games.underquest.player.box import INGREDIENTS, ITEMS, SCOURGES, SKILLS, SPELLS, TRINKETS
from tests.games.underquest.player.turns import Turns
from tests.laws.proposer import REASON_GIVEN


class Effects(Turns):
    """Proposes what comes between."""

    def lighter(self, state: UnderQuest) -> Move:
        """Something is discarded, for too much is carried."""
        me = state.me
        carried = (*(each.name for each in me.items), *me.trinkets, *me.ingredients)
        if carried and self.seldom(0.9):
            return Discard(card=self.pick(carried))
        return Set(what="encumbrance", to=me.encumbrance + 4, because=REASON_GIVEN)

    def effect(self, state: UnderQuest) -> Move | None:
        """What some card says."""
        me = state.me
        ways = (
            self.trinket(state),
            self.trinket(state),
            self.ingredient(state),
            self.treasure(state),
            self.rewarded(state),
            GainCompanion(
                name=self.pick(("Borko", "Old Hound")), by=self.pick(("quest", "Altar")), swap=self.seldom(0.5)
            ),
            *((Get(gains=(("morale", -1),), by="Altar"), self._cheered(state)) if me.companion else ()),
            Place(thing="Wizardry", at="skills", because=REASON_GIVEN) if "Wizardry" not in me.skills else None,
            Dismiss(by="Altar") if me.companion and self.seldom(0.3) else None,
            self.scourge(state) if self.seldom(0.3) else None,
            Lift(card=self.pick(me.scourges), by="Sortab") if me.scourges else None,
            Die(by="All Seeing Eye") if self.seldom(0.2) else None,
            StatCheck(stat=self.pick(STATS), die=self.roll()),
            Get(gains=(("curses", self.pick((1, 2))),), by="Altar"),
            Get(gains=(("xp", 8), ("grit", 2)), by="Altar"),
            Get(gains=(("health", 3), ("poison", -1)), by="Altar"),
            *(self._wand(state),) * 3,
            self._spell_by_card(state),
            *(self._readied(state),) * 4,
            *(self._daggers(state),) * 3,
            Break(item=self.pick(me.items).name, by="Rust") if me.items and self.seldom(0.4) else None,
            self.used(state),
        )
        return self._gladdened(state) or self._chosen([each for each in ways if each])

    def _chosen(self, ways: Iterable[Move]) -> Move:
        return self.pick(ways)

    def seized(self, state: UnderQuest) -> Move | None:
        """What is seldom possible, and so is done where it is."""
        brewed = self.brewed(state) if state.phase in ("shop", "between") and not state.fight else None
        return self._gladdened(state) or brewed or self._wand(state) or self._readied(state)

    def _wand(self, state: UnderQuest) -> Move | None:
        held = state.me.trinkets
        gems = [each for each in ("Amethyst", "Raw Amber") if each in held]
        if gems and "Wand Shaft" in held:
            return Combine(one="Wand Shaft", other=self.pick(gems), weight=None if self.seldom(0.5) else 1)
        return None

    def _spell_by_card(self, state: UnderQuest) -> Move | None:
        if "Wizardry" not in state.me.skills:
            return None
        return GainIncantation(name=self.pick(SPELLS).name, by="Fire Magic" if self.seldom(0.5) else "Sortab")

    def _readied(self, state: UnderQuest) -> Move | None:
        spent = [each.name for each in state.me.incantations if each.spent]
        return Reactivate(name=self.pick(spent), by="Sortab") if spent else None

    def _gladdened(self, state: UnderQuest) -> Move | None:
        return self._cheered(state) if self._gloomy(state) else None

    def _gloomy(self, state: UnderQuest) -> bool:
        friend = state.me.companion
        return bool(friend and friend.morale < friend.start and self.seldom(0.5))

    def _cheered(self, state: UnderQuest) -> Move:
        friend = state.me.companion.name if state.me.companion else ""
        cards = {"Borko": state.me.trinkets[:1], "Pigman": state.me.ingredients[:1]}
        return Cheer(cards=cards.get(friend, ()))

    def _daggers(self, state: UnderQuest) -> Move:
        name = self.pick(("Dagger", "Knife"))
        return self.first_read(state, Obtain(item=name, deck="trapping"), name)

    def by_hand(self, state: UnderQuest) -> Move:
        """What a table sets right, and what brings a campaign near its end."""
        me = state.me
        counter = self.pick(("health", "grit", "gold", "xp", "rations", "curses", "poison"))
        option = self.pick([each for each in OPTIONS if each.words])
        spot, names, held = self.pick(
            (
                ("items", [each.name for each in ITEMS], [each.name for each in me.items]),
                ("trinkets", [each.name for each in TRINKETS], list(me.trinkets)),
                ("ingredients", [each.name for each in INGREDIENTS], list(me.ingredients)),
                ("skills", [each.name for each in SKILLS], list(me.skills)),
                ("scourges", [each.name for each in SCOURGES], list(me.scourges)),
            )
        )
        return self._chosen(
            (
                SetOption(name=option.name, value=self.pick(option.words), because=REASON_GIVEN),
                Gain(what=counter, by=1, because=REASON_GIVEN),
                Lose(what=counter, by=1, because=REASON_GIVEN),
                Set(what=counter, to=self.chance.randint(1, 12), because=REASON_GIVEN),
                Set(what="health", to=15, because=REASON_GIVEN),
                Place(thing=self.pick(names), at=spot, because=REASON_GIVEN),
                Remove(thing=self.pick(held or names), from_=spot, because=REASON_GIVEN),
                *((self.listed(),) if self.seldom(0.2) else ()),
            )
        )

    def listed(self) -> Move:
        """A deck is listed, card by card."""
        deck, names, size = self.pick(
            (
                ("trinket", [each.name for each in TRINKETS], 16),
                ("ingredient", [each.name for each in INGREDIENTS], 15),
                ("scourge", [each.name for each in SCOURGES], 7),
            )
        )
        each, more = divmod(size, len(names))
        return Cards(deck=deck, cards=tuple((name, each + (n < more)) for n, name in enumerate(names)))
