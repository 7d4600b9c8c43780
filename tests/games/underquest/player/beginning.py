"""The adventurer, what is bought before an adventure, and everything between a victory and the next dungeon."""

from __future__ import annotations

from ledger.core.fields import BY_PROGRAM
from ledger.core.model import Move
from ledger.games.underquest.content.rows import STATS
from ledger.games.underquest.moves.exploring import Draw, TurnQuest
from ledger.games.underquest.moves.inn import BuyRations, Scarla, Sell, Spoils
from ledger.games.underquest.moves.inventory import Buy, Equip, Unequip
from ledger.games.underquest.moves.setup import EnterInn, MakeAdventurer, Retire, SetOut
from ledger.games.underquest.state.game import UnderQuest, due
from tests.games.underquest.player.box import (
    CLASSES,
    DUNGEON,
    FAMILIARS,
    INGREDIENTS,
    QUESTS,
    RACES,
    TOKENS,
    TRAPPINGS,
    TREASURES,
)
from tests.games.underquest.player.reader import Reader


class Beginning(Reader):
    """Proposes what happens outside the dungeon."""

    def creation(self, state: UnderQuest) -> Move:
        """Three cards are read, then the adventurer is made."""
        race, class_, familiar = self.pick(RACES), self.pick(CLASSES), self.pick(FAMILIARS)
        knife = next(each for each in TRAPPINGS if each.name == "Knife")
        if knife.name not in state.lore.items:
            return knife
        for card, shelf in ((race, state.lore.races), (class_, state.lore.classes), (familiar, state.lore.familiars)):
            if card.name not in shelf:
                return card
        return MakeAdventurer(
            race=race.name,
            class_=class_.name,
            familiar=familiar.name,
            proficiency=self.pick((*STATS, None)),
            weight=self.pick((10, 12, 14, None)),
            gold=self.chance.randint(2, 8),
            rations=self.chance.randint(2, 5),
            morality=self.chance.randint(-1, 1),
        )

    def shop(self, state: UnderQuest) -> Move:
        """The quest card is turned up; something may be bought; then the first turn."""
        if state.quest is None and due(state, "reveal-quest"):
            return self.turn_quest(state)
        if state.me.gold and self.seldom(0.4):
            return self.purchase(state)
        return self.equipped(state) or self.stowed(state) or Draw(card=self.pick(DUNGEON))

    def turn_quest(self, state: UnderQuest) -> Move:
        """The next quest card, most of them cheap."""
        costs = (((self.pick(TOKENS), 1),), (), ((self.pick(TOKENS), 1), (self.pick(TOKENS), 1)))
        cost = self.pick(costs)
        cost = tuple(dict(cost).items())
        title = QUESTS[min(state.quest_phase, len(QUESTS)) - 1]
        instead = (f"{cost[0][0]}:2:ingredients",) if cost and self.seldom(0.3) else ()
        return TurnQuest(title=title, cost=cost, instead=instead)

    def purchase(self, state: UnderQuest, by: str = "") -> Move:
        """Something is bought, with gold or trinkets."""
        paid = (self.pick(state.me.trinkets),) if state.me.trinkets and self.seldom(0.4) else ()
        name = self.pick(("Dagger", "Knife")) if self.seldom(0.6) else self.pick(TRAPPINGS).name
        return self.first_read(state, Buy(item=name, trinkets=paid, by=by), name, *paid)

    def equipped(self, state: UnderQuest) -> Move | None:
        """Something that lies in the pack is taken up."""
        loose = [each.name for each in state.me.items if not each.at]
        daggers = [each for each in loose if each in ("Dagger", "Knife")]
        if daggers and self.seldom(0.8):
            return Equip(item=self.pick(daggers))
        return Equip(item=self.pick(loose)) if loose and self.seldom(0.4) else None

    def stowed(self, state: UnderQuest) -> Move | None:
        """Something that is worn is put away again."""
        worn = [each.name for each in state.me.items if each.at]
        return Unequip(item=self.pick(worn)) if worn and self.seldom(0.15) else None

    def won(self, state: UnderQuest) -> Move:
        """The reward, then the inn or home."""
        if due(state, "victory"):
            return self._spoils(state)
        return Retire() if self.seldom(0.15) else EnterInn()

    def _spoils(self, state: UnderQuest) -> Move:
        if self.seldom(0.4):
            return Spoils(raise_=self.pick(STATS))
        named = (self.next_card(state, "ingredient", [each.name for each in INGREDIENTS]),)
        known = () if named == (BY_PROGRAM,) or self.seldom(0.5) else named
        card = self.next_card(state, "treasure", [each.name for each in TREASURES])
        return Spoils(treasure=card, ingredients=known, weight=1 if self.seldom(0.2) else None)

    def inn(self, state: UnderQuest) -> Move:
        """Curses, goods, rations; then out again, or home."""
        return self._with_people(state) if self.seldom(0.75) else Retire() if self.seldom(0.1) else SetOut()

    def _with_people(self, state: UnderQuest) -> Move:
        me, roll = state.me, self.chance.random()
        if me.curses and roll < 0.2:
            return Scarla(curses=self.chance.randint(1, me.curses))
        if me.scourges and roll < 0.3:
            return Scarla(scourge=self.pick(me.scourges))
        if me.items and roll < 0.45:
            return Sell(cards=(self.pick(me.items).name,))
        if len(me.ingredients) > 1 and roll < 0.55:
            return Sell(cards=me.ingredients[:2])
        if roll < 0.7 and (me.gold or me.trinkets):
            return BuyRations(gold=min(1, me.gold), trinkets=me.trinkets[:1])
        return self.purchase(state)
