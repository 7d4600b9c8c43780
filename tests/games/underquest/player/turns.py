"""Turns of the dungeon, and what rules demand in between."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.model import Move
from ledger.games.underquest.content.rows import STATS
from ledger.games.underquest.moves.cards import ClassCard, EnemyCard, FamiliarCard, RaceCard
from ledger.games.underquest.moves.company import Archangel, Camp, Reward
from ledger.games.underquest.moves.exploring import (
    Conclude,
    Done,
    Draw,
    Eat,
    Lay,
    LevelEnd,
    Pay,
    Resolve,
    Swap,
    Trade,
    TurnUp,
)
from ledger.games.underquest.moves.fighting import ClaimTreasure
from ledger.games.underquest.moves.inventory import (
    Disarm,
    GainIngredient,
    GainTrinket,
    Obtain,
    PickUp,
    Treasure,
)
from ledger.games.underquest.moves.learning import GainIncantation, Learn
from ledger.games.underquest.moves.meeting import Choose, Decline, DrawScourge, Encounter, Get, StatCheck, Suffer
from ledger.games.underquest.moves.potions import Craft, Exquisite, Risk
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.dungeon import Due, DueName, Turn
from ledger.games.underquest.state.game import UnderQuest, turns_of_level
from tests.games.underquest.player.box import (
    DUNGEON,
    ENCOUNTERS,
    HAZARDS,
    INGREDIENTS,
    LEFT_OVER,
    MAGIC,
    SCOURGES,
    SKILLS,
    SPELLS,
    TOKENS,
    TREASURES,
    TRINKETS,
)
from tests.games.underquest.player.fights import Fights

CHEAPEST = 5
"""Experience that buys no skill yet."""
WAND = ("Wand Shaft", "Amethyst", "Raw Amber")
TREASURE_DECK = [each.name for each in (*TREASURES, *TREASURES, *HAZARDS)]


class Turns(Fights):
    """Proposes what the dungeon wants next."""

    # ------------------------------------------------------------ dues

    def owing(self, state: UnderQuest, owed: Due) -> Move:
        """What settles something that is owed."""
        ways: dict[DueName, Callable[[UnderQuest, Due], Move]] = {
            "trap": self._trap,
            "mimic": lambda at, _: self.begun(at, "mimic"),
            "treasure": lambda _, __: self._claim(),
            "claimed": self._brought,
            "scourge": lambda at, _: self.scourge(at),
            "familiar-bonus": self._brought,
            "potion-reward": lambda _, due: Exquisite(card=self.pick((*due.cards, "none")), gains=(("gold", 1),)),
            "potion-risk": lambda _, due: Risk(card=self.pick((*due.cards, "_")), gains=(("poison", 1),)),
            "incantation-random": lambda at, _: self._spell(at),
            "incantation-chosen": lambda at, _: self._spell(at),
            "reveal-quest": lambda at, _: self.turn_quest(at),
            "resolve-quest": lambda _, __: Conclude(),
            "boss": lambda at, _: self.begun(at, "boss"),
            "victory": lambda at, _: self.won(at),
            "next-treasure": lambda at, _: self.treasure(at),
            "experience": lambda _, due: EnemyCard(name=due.cards[0], xp=self.chance.randint(0, 3)),
            "starting-item": lambda _, due: RaceCard(name=due.cards[0], carries="Knife"),
            "starting-skill": lambda _, due: ClassCard(name=due.cards[0], skill="Nimble"),
            "starting-bonus": lambda _, due: FamiliarCard(name=due.cards[0], bonus="ingredient"),
            "starting-icons": lambda _, due: ClassCard(name=due.cards[0], icons=((1, 2), (2, 5))),
            "starting-stat": lambda _, due: FamiliarCard(name=due.cards[0], raises="mind"),
            "familiar-answer": self._heard,
        }
        return ways[owed.name](state, owed)

    def _heard(self, state: UnderQuest, owed: Due) -> Move:
        """What the familiar does at a move of morality, and at which, where nobody said it."""
        way = reading.familiar(state, owed.cards[0]).way
        return FamiliarCard(name=owed.cards[0], way=way or self.pick(("up", "down")), does=("grit+1",))

    def _trap(self, _: UnderQuest, owed: Due) -> Move:
        if self.seldom(0.5):
            return StatCheck(stat=self.pick(STATS), die=self.roll(), by=owed.cards[0] if owed.cards else "")
        return Disarm()

    def _claim(self) -> Move:
        if self.seldom(0.6):
            return ClaimTreasure(gains=((self.pick(("gold", "xp", "rations")), self.chance.randint(1, 2)),))
        return ClaimTreasure(cards=(self.pick(("treasure", "trinket", "ingredient")),))

    def _brought(self, state: UnderQuest, owed: Due) -> Move:
        deck = owed.cards[0] if owed.cards else "treasure"
        if deck == "trinket":
            return self.trinket(state)
        return self.ingredient(state) if deck == "ingredient" else self.treasure(state)

    def scourge(self, state: UnderQuest) -> Move:
        """A scourge is drawn."""
        return DrawScourge(card=self.next_card(state, "scourge", [each.name for each in SCOURGES]))

    def _spell(self, state: UnderQuest) -> Move:
        known = {each.name for each in state.me.incantations}
        fresh = [each.name for each in SPELLS if each.name not in known]
        name = self.pick(fresh or ["Glow"])
        return self.first_read(state, GainIncantation(name=name), name)

    def treasure(self, state: UnderQuest) -> Move:
        """A treasure card, seldom no item."""
        card = self.next_card(state, "treasure", TREASURE_DECK)
        drawn = Treasure(card=card) if self.seldom(0.7) else Obtain(item=card, deck="treasure")
        return self.first_read(state, drawn, card)

    def trinket(self, state: UnderQuest) -> Move:
        """A trinket."""
        card = self.next_card(state, "trinket", [*(each.name for each in TRINKETS), *LEFT_OVER, *WAND, *WAND])
        return GainTrinket(card=card, worth=1 if card in ("Jade", "Bell") else None)

    def ingredient(self, state: UnderQuest) -> Move:
        """An ingredient, seldom one that nobody names."""
        card = self.next_card(state, "ingredient", [each.name for each in INGREDIENTS])
        return GainIngredient(card=self.pick((card, card, card, "?")))

    # ------------------------------------------------------------ the turn

    def between(self, state: UnderQuest) -> Move:
        """Something between two turns, else the next one, or the end of the level."""
        aside = self._aside(state) if self.seldom(0.4) else None
        if aside:
            return aside
        if state.turns >= turns_of_level(state):
            return LevelEnd()
        return Draw(card="" if self.seldom(0.2) else self.next_card(state, "dungeon", DUNGEON))

    def _aside(self, state: UnderQuest) -> Move | None:
        me = state.me
        ways: tuple[Callable[[], Move | None], ...] = (
            lambda: self.brewed(state),
            lambda: self._learned(state),
            lambda: self._learned(state),
            lambda: Eat() if me.rations else None,
            lambda: Trade(what=self.pick(TOKENS)) if self.has(state, "wealth") > 1 else None,
            lambda: self.equipped(state),
            *(lambda: self.stowed(state),) * 6,
            lambda: self.cast(state),
            lambda: self.cast(state),
            lambda: self.used(state),
        )
        return self.pick(ways)()

    def brewed(self, state: UnderQuest) -> Move | None:
        """A potion of two ingredients."""
        here = state.me.ingredients
        return Craft(one=here[0], other=here[1], die=self.roll(), hard=self._hard()) if len(here) > 1 else None

    def _hard(self) -> int | None:
        return self.chance.randint(2, 6) if self.seldom(0.3) else None

    def _learned(self, state: UnderQuest) -> Move | None:
        fresh = [each.name for each in SKILLS if each.name not in state.me.skills]
        if not fresh or state.me.xp <= CHEAPEST:
            return None
        name = self.pick((*fresh, *(("Wizardry",) if "Wizardry" in fresh else ())))
        return self.first_read(state, Learn(skill=name), name)

    def drawn(self, state: UnderQuest) -> Move:
        """One of the two cards is turned up."""
        return TurnUp(card=self.next_card(state, "dungeon", DUNGEON))

    def revealed(self, state: UnderQuest) -> Move:
        """The card is resolved, or the other one."""
        return Resolve() if self.seldom(0.6) else Swap(card=self.next_card(state, "dungeon", DUNGEON))

    def resolving(self, state: UnderQuest) -> Move:
        """What the open card brings, then it is laid."""
        turn = state.turn
        if turn is None:
            return Done()
        if state.thrown and self.seldom(0.85):
            return PickUp(item=self.pick(state.thrown).name)
        if turn.encounter:
            return self._encountered(state, turn)
        if turn.card in ("Skirmish", "Ambush", "Exalted Foe") and not turn.fights and self.seldom(0.9):
            return self.begun(state)
        if turn.card == "Clearing" and not turn.encounters:
            return Encounter(card=self.next_card(state, "encounter", [each.name for each in ENCOUNTERS]))
        return self._brought_by(state, turn) if self.seldom(0.5) else self.placing(state)

    def _encountered(self, state: UnderQuest, turn: Turn) -> Move:
        read = state.lore.encounters.get(turn.encounter)
        if read and read.may and self.seldom(0.6):
            return Decline()
        if self.seldom(0.3):
            return Choose(choice=self.pick(("free the Pigman", "walk on")))
        if self.seldom(0.12):
            return self.begun(state, "encounter")
        return Done() if self.seldom(0.5) else self._gain()

    def _brought_by(self, state: UnderQuest, turn: Turn) -> Move:
        ways: dict[str, Callable[[], Move]] = {
            "Archangel": lambda: Archangel(amount=self.chance.randint(1, 4)),
            "Campsite": lambda: self._camp(state),
            "Merchant": lambda: self.purchase(state),
            "Treasure Chest": lambda: self.treasure(state),
            "Mushroom Cave": lambda: self.ingredient(state),
            "Labyrinth": lambda: StatCheck(stat=self.pick(STATS), die=self.roll()),
            "Altar": self._gain,
        }
        return ways.get(turn.card, self._anything_else)()

    def _camp(self, state: UnderQuest) -> Move:
        spent = [each.name for each in state.me.incantations if each.spent]
        if spent and state.me.rations:
            return Camp(incantation=self.pick(spent))
        return Camp(gains=(("health", 2), ("grit", 1)))

    def _anything_else(self) -> Move:
        if self.seldom(0.3):
            return Suffer(damage=self.chance.randint(1, 2), magic=self.pick(MAGIC))
        return self._gain()

    def _gain(self) -> Move:
        counter = self.pick(("health", "grit", "gold", "xp", "rations", "morality", "curses", "poison", *TOKENS))
        by = self.pick((1, 1, 2)) if counter not in ("curses", "poison") else self.pick((1, -1, -1))
        return Get(gains=((counter, by),))

    def placing(self, _: UnderQuest) -> Move:
        """The card is laid into the tableau."""
        return Lay(end=self.pick(("left", "right", "right", "either")), left=self.pick(TOKENS), right=self.pick(TOKENS))

    def quested(self, state: UnderQuest) -> Move | None:
        """The open quest card is paid where it can be; what is missing comes along now and then."""
        quest = state.quest
        if quest is None or quest.paid:
            return None
        missing = [(name, count) for name, count in quest.cost if self.has(state, name) < count]
        if missing:
            return Get(gains=tuple(missing), by="Altar") if self.seldom(0.3) else None
        return Pay()

    def rewarded(self, state: UnderQuest) -> Move:
        """A card of the Rewards deck."""
        name = self.pick(("Ice Wand", "Fire Wand", "Pigman"))
        return self.first_read(state, Reward(card=name, swap=bool(state.me.companion)), name)
