"""Set-up of a campaign, of a scenario, of a hunt."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.model import Move
from ledger.core.table.moves import Cards
from ledger.games.torgue.moves.loot import Equip
from ledger.games.torgue.moves.setup import (
    Agree,
    Announcements,
    Bag,
    Begin,
    BeginScenario,
    Callout,
    ChooseTree,
    DealFavorite,
    DealQueue,
    Deploy,
    GiveSpotlight,
    Models,
    NumberRoll,
    PlaceEnemy,
    Put,
    Reveal,
    ScenarioRule,
    Shuffle,
    StartCampaign,
    StartCash,
    SwapType,
)
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.decks import FAVORITE, may_come
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.hunters import Back
from tests.games.torgue.player.box import (
    CALLOUTS,
    CAMPAIGNS,
    EFFECTS,
    EVENTS,
    FAVORITES,
    FOES,
    GEAR,
    HUNTERS,
    LOOT,
    MAP,
    QUEUE,
    SCENARIOS,
    SPAWN,
    STATION,
    TAUGHT,
    TERRAIN,
    VENDING,
)
from tests.games.torgue.player.reader import Reader
from tests.laws.proposer import REASON_GIVEN

MOST = 4
TWELVE = 12
FEW = 3
"""Enemies with which a game begins."""
BACKS: tuple[Back, ...] = ("card", "resale", "plain")


class Beginning(Reader):
    """Proposes what the table does before the first round."""

    def set_up(self, state: Torgue) -> Move | None:
        """The next step that is open, seldom what a card prints or what nobody has to do."""
        if not state.campaign:
            return self._campaign()
        if not hunting(state) and state.scenario is None:
            return self.scenario()
        if self.seldom(0.25):
            return self.teaching(state) or self._spare(state)
        if self.seldom(0.06):
            return self._spare(state)
        return self._open_step(state)

    def _campaign(self) -> Move:
        events = ("Ratings", "Rain") if self.seldom(0.5) else ()
        count = self.pick((2, 5, 12, None))
        return StartCampaign(name=self.pick(CAMPAIGNS), boss="Pyro Pete", events=events, count=count)

    def scenario(self) -> Move:
        """What the pages of a scenario print."""
        return BeginScenario(
            name=self.pick(SCENARIOS),
            queue=self.pick((1, 2, 3)),
            cash=self.pick((0, 1000, 3000)),
            spawns=(("Psycho", 1), ("Midget", 2)) if self.seldom(0.7) else (),
            red=("Nomad:1",) if self.seldom(0.3) else (),
            gives=("strength+1",) if self.seldom(0.3) else (),
            victory="everybody_is_down" if self.seldom(0.3) else "",
        )

    def teaching(self, state: Torgue) -> Move | None:
        """What a card prints that nobody read."""
        lore = state.lore
        shelves = (lore.gear, lore.enemies, lore.announcements, lore.events, lore.trees, lore.favorites)
        known = {*(name for shelf in shelves for name in shelf), *lore.bounties, *lore.actions, *lore.sidekicks}
        fresh = [each for each in TAUGHT if getattr(each, "name", "") not in known]
        return self.pick(fresh) if fresh else None

    def _open_step(self, state: Torgue) -> Move:
        steps: dict[str, Callable[[Torgue], Move | None]] = {
            "hunters": self._hunter,
            "board": self._board,
            "trees": self._tree,
            "favorites": self._favorite,
            "cash": lambda _: StartCash(dollars=self.pick((500, 2000, 5000))),
            "deployment": self._deployment,
            "queue": self._queue,
            "bag": self._bag,
            "decks": lambda _: Shuffle(deck=self.pick(("guns", "ammo-dump"))),
        }
        spared = ("board", "cash", "bag", "decks", "favorites") if hunting(state) else ()
        for name, step in steps.items():
            if name not in state.steps and name not in spared:
                found = step(state)
                if found:
                    return found
        return Begin() if sum(state.deck.tiers) == TWELVE else Announcements(first=TWELVE)

    def _hunter(self, state: Torgue) -> Move | None:
        fresh = [each for each in HUNTERS if each.name not in state.hunters]
        if len(state.hunters) >= MOST or not fresh:
            return None
        found = self.pick(fresh)
        return self.unread_gear(state, found.gear) or found

    def _board(self, state: Torgue) -> Move:
        fresh = [each for each in MAP if each.name not in state.zones]
        if fresh and self.seldom(0.8):
            return fresh[0]
        if len(state.enemies) < FEW and self.seldom(0.6):
            name = self.pick(FOES)
            return self.unread_enemy(state, name) or PlaceEnemy(
                card=name, zone=self.roomy(state, ("B", "C", "F", SPAWN))
            )
        return self.terrain(state)

    def terrain(self, state: Torgue) -> Move:
        """Something that lies in a zone."""
        kind = self.pick(TERRAIN)
        element = self.pick((*EFFECTS, None)) if kind == "barrel" else None
        return Put(kind=kind, at=self.zone(state), element=element, goal=self.seldom(0.1))

    def _tree(self, state: Torgue) -> Move | None:
        bare = [each for each in state.hunters.values() if not each.tree]
        if not bare:
            return None
        one = self.pick(bare)
        return ChooseTree(name=self.pick(one.trees or ("Gun Lust",)), who=one.name)

    def _favorite(self, state: Torgue) -> Move | None:
        bare = [each.name for each in state.hunters.values() if not each.favorite]
        if bare:
            taken = {each.favorite for each in state.hunters.values()}
            listed = dict.fromkeys(may_come(state, FAVORITE))
            free = [name for name in (*(each.name for each in FAVORITES), "Extra") if name not in taken]
            if listed and all(name in taken for name in listed):
                return self.listed(FAVORITE)
            free = [name for name in listed if name not in taken] or free
            return DealFavorite(name=self.pick(free or ("Extra",)), who=self.pick(bare))
        if not state.hunters or state.spotlight.holder:
            return None
        return GiveSpotlight(to=self.pick(state.hunters), dice=self.roll(6, len(state.hunters)))

    def _deployment(self, state: Torgue) -> Move | None:
        bare = [who for who, each in state.hunters.items() if not each.zone]
        friends = [one.name for each in state.hunters.values() if (one := each.sidekick) and not one.zone]
        near = (STATION, *board.neighbours(state, STATION))
        free = [name for name in near if board.room(state, name, large=False)]
        fresh = [each for each in MAP if each.name not in state.zones or state.zones[each.name].q is None]
        if (bare or friends) and fresh and (fresh[0].name == STATION or not free):
            return fresh[0]
        if bare:
            return Deploy(zone=self.pick(free or near), who=self.pick(bare))
        return Deploy(zone=self.pick(free or near), who=self.pick(friends)) if friends else None

    def _queue(self, state: Torgue) -> Move:
        if sum(state.deck.tiers) == 0:
            return Announcements(first=TWELVE)
        wanted = state.scenario.announcements if state.scenario else None
        count = 2 if hunting(state) else 2 if wanted is None else wanted
        return DealQueue(cards=tuple(self.pick(QUEUE) for _ in range(count)))

    def _bag(self, _: Torgue) -> Move:
        kind = self.pick(LOOT[:-1])
        once = kind in ("level", "bounty")
        back = "plain" if once else self.pick(BACKS)
        count = 1 if once else self.chance.randint(1, 4)
        return Bag(kind=kind, count=count, back=back, worth=100 if back == "resale" else 0)

    def _spare(self, state: Torgue) -> Move:
        """What may be done before a game, and need not."""
        waiting = tuple(state.scenario.callouts) if state.scenario else ()
        deck = self.pick(VENDING)
        return self.pick(
            (
                *(self._bag(state),) * 3,
                Models(counts=(("Psycho", self.chance.randint(1, 5)), ("Nomad", 2))),
                ScenarioRule(kind=self.pick(TERRAIN), text="it burns"),
                Reveal(name=self.pick(waiting)) if waiting else Callout(name=self.pick(CALLOUTS), text="it opens"),
                SwapType(card="Psycho", for_=self.pick(FOES)),
                Shuffle(deck=self.pick((*VENDING, "event"))),
                Agree(choice="left", die="d6", dice=self.roll(6)),
                NumberRoll(die="d4", face=self.pick(("crit", "2")), for_="loot"),
                self.listed(deck),
                PlaceEnemy(card=self.pick(FOES), zone=self.zone(state)),
                self._equipped(state),
            )
        )

    def listed(self, deck: str) -> Move:
        """Every card of a deck."""
        if deck == "event" or self.seldom(0.3):
            return Cards(deck="event", cards=tuple((each.name, 2) for each in EVENTS))
        if deck == FAVORITE or self.seldom(0.3):
            cards = (*((each.name, 2) for each in FAVORITES), ("Extra", 2))
            return Cards(deck=FAVORITE, cards=cards, because=REASON_GIVEN)
        return Cards(deck=deck, cards=tuple((each.name, 2) for each in GEAR if each.deck == deck))

    def _equipped(self, state: Torgue) -> Move:
        who = self.anybody(state)
        held = state.hunters.get(who)
        cards = [each.card for each in (*held.equipped, *held.inventory)] if held else []
        return Equip(card=self.pick(cards or ["Hyperion"]), stored=self.seldom(0.5), who=who)
