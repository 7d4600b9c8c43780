"""Set-up and phases 1, 2 and 4: what their steps want."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.draggmar.moves.keep import Keep, LevelUp, Stock
from ledger.games.draggmar.moves.market import Hire, Pass, Ready, Redraw, Trade
from ledger.games.draggmar.moves.rounds import Deploy, Next, Scout, Turn, Unexplored
from ledger.games.draggmar.moves.setup import Decks, First, Greens, Market, Path, RiftSpace, Sites
from ledger.games.draggmar.state.game import Draggmar, active_rifts, crusade, face_down, hand, missing_kills
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.ways import unturned
from tests.games.draggmar.player.box import CITY, CLASSES, FORTRESS, HEROES, ITEMS, PLACES, SLOTS, STRONG
from tests.laws.proposer import Proposer


class Phases(Proposer):
    """Proposes what the steps around the crawl want."""

    def _set_up(self, state: Draggmar) -> Move | None:
        unnamed = [place for place in PLACES if place not in state.sites]
        wanted: list[Move] = []
        if not state.first:
            wanted.append(First(name=self.pick(state.players)))
        if unnamed:
            wanted.append(Sites(places=tuple(unnamed[: self.chance.randint(2, 6)])))
        if crusade(state) and any(rift.green is None for rift in state.rifts.values()):
            wanted.append(Greens(one=13, two=10, three=7, four=4))
            wanted.append(RiftSpace(number=self.chance.randint(1, 4), place=self.pick((*PLACES, "Bridge"))))
        if wanted and not self.seldom(0.1):
            return self.pick(wanted)
        free = [place for place, cards in state.market.items() if not cards]
        return self.pick(
            (
                Market(level=int(free[0][0]), cards=(self.pick(ITEMS),) if self.seldom(0.7) else ())
                if free
                else Next(),
                Path(places=(CITY, self.pick(PLACES), self.pick(PLACES))),
                Decks(kind=self.pick(("rooms", "heroes", "items")), one=30, two=30, three=self.pick((8, 30))),
                Next(),
            )
        )

    def _scouting(self, state: Draggmar) -> Move | None:
        hidden = [name for name, site in state.sites.items() if site.dungeon and not (site.turned or site.cleared)]
        left = [player for player in state.players if player not in state.scouts]
        if not (hidden and left and face_down(state)):
            return Next()
        return Scout(place=self.pick(hidden), level=self.chance.randint(1, 3), who=self.pick(left))

    def _deployment(self, state: Draggmar) -> Move | None:
        down = unturned(state)
        if down:
            return Turn(place=self.pick(down), level=self.chance.randint(1, 3))
        if option(state, "deploy-penalty") == "ask" and state.unexplored is None and self.seldom(0.3):
            return Unexplored(places=tuple(name for name in state.sites if self.seldom(0.1)))
        if not state.turn:
            return Next()
        there = [at for at in state.standees.values() if at != CITY]
        rifts = [f"Rift {number}" for number in active_rifts(state)]
        known = [name for name, site in state.sites.items() if site.turned and site.dungeon and not site.cleared]
        fortress = [] if missing_kills(state) else [FORTRESS] * 6
        places = (*there * 2, *rifts, *known * 2, *fortress, self.pick(tuple(state.sites) or PLACES))
        return Deploy(place=self.pick(places), who=state.turn)

    def _hiring(self, state: Draggmar) -> Move | None:
        who = state.turn
        mine = hand(state, who) if who else ()
        heroes = sum(card.kind == "hero" for card in mine)
        if not who:
            return Next()
        if len(mine) >= 6 and heroes >= 3:
            return Next() if self.seldom(0.2) else Pass(who=who)
        if state.redraw and self.seldom(0.2):
            return Redraw(card=self.pick(("", *ITEMS)), who=who)
        level = self.pick((1, 1, 1, 2, 3)) if state.fame.get(who, 0) > 3 else 1
        if heroes < 3 or self.seldom(0.3):
            return self._hire_hero(who, level)
        return self._hire_item(state, who, level)

    def _hire_hero(self, who: str, level: int) -> Move:
        if self.seldom(0.15):
            return Hire(kind="hero", level=level, who=who)
        values = self.pick((STRONG, STRONG, (2, 3), None))
        return Hire(
            kind="hero", level=level, name=self.pick(HEROES), of=self.pick((*CLASSES, None)), values=values, who=who
        )

    def _hire_item(self, state: Draggmar, who: str, level: int) -> Move:
        full = [place for place, cards in state.market.items() if cards and place.startswith(f"{level}-")]
        if full and self.seldom(0.4):
            return Hire(kind="item", level=level, from_=self.pick(full), who=who)
        slot = self.pick((*SLOTS, None))
        values = self.pick(((1, 0), (2, 1), None)) if slot else None
        return Hire(kind="item", level=level, name=self.pick(ITEMS), slot=slot, values=values, who=who)

    def _trading(self, state: Draggmar) -> Move | None:
        who = state.turn
        if not who:
            return Next()
        items = [card for card in hand(state, who) if card.kind == "item"]
        full = [place for place, cards in state.market.items() if cards]
        if items and full and self.seldom(0.4):
            return Trade(item=self.pick(items).name, place=self.pick(full), who=who)
        return self.pick((Ready(who=who), Ready(who=who), Ready(who=who), Pass(who=who)))

    def _keeping(self, state: Draggmar) -> Move | None:
        heroes = [hero for group in state.groups for hero in group.fighters if group.result == "cleared"]
        if heroes and self.seldom(0.6):
            hero = self.pick(heroes)
            return Keep(hero=hero.label, search=self.pick(("found", "missing", None)), who=hero.player)
        return Next()

    def _stocking(self, state: Draggmar) -> Move | None:
        who = state.turn
        items = [card for card in hand(state, who) if card.kind == "item"] if who else []
        if items and self.seldom(0.5):
            card = self.pick(items)
            return Stock(item="item" if card.name == "?" else card.name, place=f"{card.level}-1", who=who)
        return Pass(who=who) if who and self.seldom(0.8) else Next()

    def _discarding(self, state: Draggmar) -> Move | None:
        heroes = [
            hero for group in state.groups for hero in group.fighters if group.result == "cleared" and hero.fought
        ]
        if heroes and self.seldom(0.7):
            return LevelUp(hero=self.pick(heroes).label, search=self.pick(("found", "missing", None)))
        return Next()
