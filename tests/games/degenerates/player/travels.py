"""The Map Action Phase: travel, Rest and what Rest brings, and Trade."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.core.table.moves import Place
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.phases import Endure, Foot, Lake, March, River, Stance, Void
from ledger.games.degenerates.moves.resting import (
    Buy,
    Explore,
    Improve,
    Invest,
    Pay,
    Perform,
    Recover,
    Reveal,
    Sell,
    Settle,
    Ticket,
    Trade,
)
from ledger.games.degenerates.moves.setup import Space
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer, has
from ledger.games.degenerates.state.game import Degenerates, acting_party, present
from ledger.games.degenerates.state.places import Stall, Ware
from tests.games.degenerates.player.beginning import Beginning
from tests.games.degenerates.player.box import FINDS, MIMIC, SKILLS, START, TESTED, TRAITS
from tests.laws.proposer import REASON_GIVEN

MARKET = "Pigskin Port"
ORDER = ("monster", "disease", "event")
"""What is settled before anybody buys."""
RICH = 16
"""Gold with which the Base may be improved."""
MEAT, TICKET = "Mystery Meat", "Stage Coach Ticket"


class Travels(Beginning):
    """Proposes what the Map Action Phase wants."""

    def map_actions(self, state: Degenerates) -> Move | None:
        """A Map Action of the party whose turn it is, more Rest actions, or the next phase."""
        if state.marching:
            return Endure(dice=self.dice(2), who=self.pick(state.marching))
        stall = next(((space, each) for space, each in state.stalls.items() if not each.lost), None)
        if stall and self.seldom(0.85):
            return self._trading(state, *stall)
        rested = [who for who, each in state.adventurers.items() if each.acted == "rest"]
        if rested and self.seldom(0.35):
            return self._after_recovery(state, self.pick(rested))
        party = acting_party(state)
        if party is None:
            return self.go_on(state)
        ready = [who for who in party.members if who in state.adventurers and not state.adventurers[who].acted]
        return self._map_action(state, self.pick(ready))

    def _map_action(self, state: Degenerates, who: str) -> Move | None:
        each = state.adventurers[who]
        if each.stance == "bold" and self.seldom(0.08):
            return self._to_town(state, who)
        if each.stance is None or self.seldom(0.1):
            return Stance(stance=self.pick(("bold", "bold", "cautious")), alone=self.seldom(0.2), who=who)
        if each.doomed and self.seldom(0.6):
            return self.go_on(state).but(because=REASON_GIVEN)
        if each.defeated or has(each, "detained") or self.seldom(0.35):
            return self._rest(state, who, each)
        if board.site(state, each.space).kind == "maze":
            return self._out_of_the_maze(state, who)
        return self._travel(state, who, each)

    def _to_town(self, state: Degenerates, who: str) -> Move:
        """Somebody forgot to walk to the next Town."""
        towns = [name for name, site in state.sites.items() if site.town]
        if not towns:
            return Space(name=MARKET, town=self.chance.randint(2, 6), has=TRAITS[MARKET], because=REASON_GIVEN)
        return Place(thing=who, at=self.pick(towns), because=REASON_GIVEN)

    def _travel(self, state: Degenerates, who: str, each: Adventurer) -> Move | None:
        with_ = (who,) if self.seldom(0.2) else ()
        here = each.space
        ways: list[Move] = []
        if each.stance == "bold":
            ways += self._fast(state, who, here)
        near = board.neighbours(state, here)
        if near:
            there = self.pick([each for each in near if not board.is_(state, each, "metaphysical")] or near)
            ways += [Foot(place=self.spoken(state, there), with_=with_, has=self.has(state, there), who=who)] * 2
        return self.pick(ways) if ways else self._rest(state, who, each)

    def _rest(self, state: Degenerates, who: str, each: Adventurer) -> Move:
        """Recover, in a stance that those before chose; by ruling in a Destroyed space."""
        shut = board.is_(state, each.space, "destroyed")
        mates = [other for other in state.adventurers.values() if other.space == each.space and other.acted == "rest"]
        if mates and mates[0].stance and mates[0].stance != each.stance and not shut:
            return Stance(stance=mates[0].stance, alone=True, who=who)
        return Recover(dice=self.dice(2) if each.wounds else (), because=REASON_GIVEN if shut else None, who=who)

    def _fast(self, state: Degenerates, who: str, here: str) -> list[Move]:
        """Travel that is for the Bold."""
        beyond = {end for way in board.neighbours(state, here) for end in board.site(state, way).ends} - {here}
        found: list[Move] = [March(place=there, has=self.has(state, there), who=who) for there in sorted(beyond)]
        found += [River(place=there, has=self.has(state, there), who=who) for there in board.river_to(state, here)]
        ports = board.lake_ports(state)
        if here in ports:
            found += [Lake(place=there, has=self.has(state, there), who=who) for there in ports if there != here]
        if here in state.gates_before:
            found += [Void(who=who)] * 3
        return found

    def _out_of_the_maze(self, state: Degenerates, who: str) -> Move:
        goal = self.somewhere(state)
        gates = [*state.gates, "stay"]
        return Void(
            card=self.pick((f"Omen of {goal}", "Fields", "Reshuffle")),
            tester=self.pick((who, "nobody")),
            dice=self.dice(2),
            to=self.spoken(state, self.pick(gates)) if self.seldom(0.5) else "",
            raises=goal,
            hand=goal,
            level=self.level(state, goal),
            region=self.region(state, goal),
            has=self.has(state, goal),
            who=who,
        )

    # ------------------------------------------------------------ Rest

    def _after_recovery(self, state: Degenerates, who: str) -> Move:
        each = state.adventurers[who]
        names = [item.name for item in each.items]
        found: list[Move] = [Improve(skill=self.pick(SKILLS).name, cost=None, who=who)]
        skill = self.pick(SKILLS)
        found.append(Improve(skill=skill.name, cost=skill.cost, who=who))
        if board.is_(state, each.space, "settlement"):
            rich = sum(state.adventurers[mate].gold for mate in present(state, each.space)) >= RICH
            found += [Invest(level=self.level(state, each.space), who=who)] * (9 if rich else 1)
        if board.town(state, each.space):
            found += [Trade(extra=self.seldom(0.2), who=who)] * 12
        else:
            found.append(Explore(dice=self.dice(2), who=who))
        if names:
            card = MEAT if MEAT in names else self.pick(names)
            test = self.pick(TESTED) if card != MEAT else None
            dice = self.dice(2) if test or card == MEAT else ()
            found.append(Perform(card=card, attribute=test, dice=dice, who=who))
        if TICKET in names:
            found += [Ticket(card=TICKET, place=START, who=who)] * 3
        mates = [other for other in state.adventurers if other != who]
        if mates and each.gold:
            found.append(Pay(gold=self.chance.randint(1, each.gold), to=self.pick(mates), who=who))
        return self.pick(found)

    # ------------------------------------------------------------ Trade

    def _trading(self, state: Degenerates, space: str, stall: Stall) -> Move | None:
        there = [who for who, each in state.adventurers.items() if each.space == space]
        traders = [who for who in there if "trade" in state.adventurers[who].rested]
        who = self.pick(traders or there or tuple(state.adventurers))
        open_ = [ware for ware in stall.wares if not ware.settled and ware.kind in ORDER]
        if open_ and self.seldom(0.85):
            first = min(open_, key=lambda ware: ORDER.index(ware.kind))
            return self._settling(state, who, first)
        if len(stall.wares) < stall.shown and self.seldom(0.7):
            card = self.pick((*FINDS, *FINDS[-3:] * 2))
            return Reveal(
                card=card.name,
                kind=card.kind,
                price=card.price,
                lootonly=card.lootonly,
                heavy=card.heavy,
                slot=card.slot,
                who=who,
            )
        held = [item.name for item in state.adventurers[who].items]
        if held and self.seldom(0.3):
            return Sell(card=self.pick(held), who=who)
        gold = state.adventurers[who].gold
        wares = [ware for ware in stall.wares if ware.kind not in ORDER and ware.price <= gold]
        if wares and self.seldom(0.8):
            return Buy(card=self.pick(wares).card, lasting=self.seldom(0.2), who=who)
        return self.go_on(state)

    def _settling(self, state: Degenerates, who: str, ware: Ware) -> Move:
        if ware.kind == "monster":
            return self.unread_monster(state, MIMIC.name) or BeginFight(who=who)
        return Settle(card=ware.card, who=who)
