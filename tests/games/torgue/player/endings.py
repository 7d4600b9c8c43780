"""Between two games: the hunt, vending, levels, the Announcements."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.model import Move
from ledger.games.torgue import content
from ledger.games.torgue.moves.ending import (
    Buy,
    Forgo,
    Hunt,
    Record,
    Reward,
    Share,
    Skip,
    Trade,
    Unveil,
    Upgrade,
)
from ledger.games.torgue.moves.loot import Discard, Equip, GainLevels, LevelUp, Respec
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.decks import may_come
from ledger.games.torgue.state.game import Step, Torgue
from ledger.games.torgue.state.hunters import Hunter
from ledger.games.torgue.state.vending import rewarding
from tests.games.torgue.player.box import BOUNTIES, GEAR, HARDER, QUEUE, TREES, VENDING
from tests.games.torgue.player.foes import Foes

WORN = 4
"""Cards from which on somebody may have too many equipped."""
SLOTS = ("t1.1", "t1.2", "t2.1", "t2.2", "t3.1")


class Endings(Foes):
    """Proposes what happens between two games."""

    def between(self, state: Torgue) -> Move | None:
        """The step that is open, or the next one."""
        steps: dict[Step, Callable[[Torgue], Move]] = {
            "bounty": self._bounty,
            "vending": self._vending,
            "levels": self.levels,
            "announcements": self._announcements,
            "ready": self._ready,
        }
        if rewarding(state) and self.seldom(0.6):
            return self._reward(state)
        full = [each for each in state.hunters.values() if len(each.inventory) > content.play().inventory]
        if full and self.seldom(0.6):
            one = self.pick(full)
            return Discard(card=self.pick(one.inventory).card, who=one.name)
        worn = [each for each in state.hunters.values() if len(each.equipped) > WORN]
        if worn and self.seldom(0.3):
            one = self.pick(worn)
            return Discard(card=self.pick(one.equipped).card, who=one.name)
        if state.pause in steps and self.seldom(0.8):
            return steps[state.pause](state)
        return Next()

    def _bounty(self, state: Torgue) -> Move:
        if self.seldom(0.12):
            return Forgo()
        queue = tuple(self.chance.sample(QUEUE, 2)) if self.seldom(0.6) else ()
        card = self.pick(BOUNTIES)
        known = card.name in state.lore.bounties
        return Hunt(card=card.name, dice=self.roll(10), queue=queue) if known or self.seldom(0.3) else card

    def _reward(self, state: Torgue) -> Move:
        names = [*dict.fromkeys((*may_come(state, "torgue"), *(each.name for each in GEAR if each.deck == "torgue")))]
        cards = tuple(names[:2])
        return Reward(cards=cards, keep=self.pick(cards), to=self.anybody(state))

    def _vending(self, state: Torgue) -> Move:
        shown = {each.deck for each in state.offers}
        hidden = [each for each in VENDING if each not in shown]
        if hidden and self.seldom(0.6):
            deck = self.pick(hidden)
            row = content.deck(deck)
            held = {worn.card for each in state.hunters.values() for worn in (*each.equipped, *each.inventory)}
            names = [*dict.fromkeys(may_come(state, deck))]
            names = names or [each.name for each in GEAR if each.deck == deck and each.name not in held]
            more = content.play().machine.extra if row and row.machine in state.machines else 0
            count = (row.reveal if row else 1) + more
            return Unveil(deck=deck, cards=tuple((names + [f"{deck} {n}" for n in range(9)])[:count]))
        who = state.buyer or self.anybody(state)
        return self.pick((self._purchase, self._purchase, self._favor))(state, who)

    def _purchase(self, state: Torgue, who: str) -> Move:
        if not state.offers or who not in state.hunters or self.seldom(0.4):
            return Skip(who=state.buyer or who)
        held = state.hunters[who]
        gear = [each.card for each in (*held.equipped, *held.inventory)]
        return Buy(
            card=self.pick(state.offers).card,
            price=self.pick((500, 1000)),
            cash=min(held.cash, self.chance.randint(0, 2)),
            shared=min(state.cash, self.chance.randint(0, 3)),
            loot=tuple(each.kind for each in held.loot[:1]),
            gear=(self.pick(gear),) if gear and self.seldom(0.5) else (),
            who=who,
        )

    def _favor(self, state: Torgue, who: str) -> Move:
        """Something changes hands."""
        other = self.anybody(state)
        held = state.hunters.get(who)
        if held is None:
            return Next()
        cards = [each.card for each in (*held.equipped, *held.inventory)]
        if cards and self.seldom(0.5):
            return Trade(card=self.pick(cards), to=other, who=who)
        return Share(
            to=other,
            cash=self.chance.randint(0, 1),
            loot=tuple(each.kind for each in held.loot[:1]),
            pile=self.seldom(0.5),
            who=who,
        )

    def levels(self, state: Torgue) -> Move:
        """Slots are filled, trees rearranged, Gear laid out anew."""
        who = self.anybody(state)
        held = state.hunters.get(who)
        if held is None:
            return Next()
        ways = (self._leveled, self._leveled, self._respec, self._laid_out, self._favor)
        return self.pick(ways)(state, held.name)

    def _leveled(self, state: Torgue, _: str) -> Move:
        unspent = [name for name, each in state.hunters.items() if each.unspent]
        if not unspent or self.seldom(0.1):
            return GainLevels(count=1)
        one = self.pick(unspent)
        return LevelUp(slot=self._slot(state.hunters[one]), gives=self.pick(("ranged+1", "")), who=one)

    def _slot(self, held: Hunter) -> str:
        return (
            next((each for each in SLOTS if each not in held.slots), "t9.9") if self.seldom(0.8) else self.pick(SLOTS)
        )

    def _respec(self, state: Torgue, who: str) -> Move:
        held = state.hunters[who]
        tree = self.pick(held.trees or tuple(each.name for each in TREES))
        return Respec(tree=tree, slots=SLOTS[: len(held.slots) + held.unspent], who=who)

    def _laid_out(self, state: Torgue, who: str) -> Move:
        held = state.hunters[who]
        cards = [each.card for each in (*held.equipped, *held.inventory)] or ["Hyperion"]
        if self.seldom(0.2):
            return Discard(card=self.pick(cards), who=who)
        return Equip(card=self.pick(cards), stored=self.seldom(0.5), who=who)

    def _announcements(self, state: Torgue) -> Move:
        if self.seldom(0.2):
            return Record(text="the next one is The Pit")
        if self.seldom(0.5):
            return Upgrade()
        out = tuple(name for name, tier in state.deck.known.items() if tier == 1)[:2]
        return Upgrade(out=out, in_=HARDER[: len(out)])

    def _ready(self, _: Torgue) -> Move:
        return Record(text="well done") if self.seldom(0.15) else self.scenario()
