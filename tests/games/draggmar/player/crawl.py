"""Phase 3: rooms, heroes, fights, loot, groups that part and join."""

from __future__ import annotations

from typing import Any

from ledger.core.model import Move
from ledger.games.draggmar.moves.crawl import (
    Boost,
    Dispute,
    Effect,
    Heal,
    Loot,
    Play,
    Resolve,
    Room,
    Use,
    UseSkill,
    Wound,
)
from ledger.games.draggmar.moves.party import Afflict, Fail, Join, Merge, Split
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.cards import Card, RoomKind
from ledger.games.draggmar.state.crawl import Fighter, Group, unready
from ledger.games.draggmar.state.game import Draggmar, hand, open_groups
from ledger.games.draggmar.state.readings import hero_read
from tests.games.draggmar.player.box import (
    BOSSES,
    CLASSES,
    FORTRESS,
    HEROES,
    ITEMS,
    KINDS,
    OUTCOMES,
    ROOMS,
    SKILLS,
    STRONG,
    WORN,
)
from tests.laws.proposer import REASON_GIVEN, Proposer


class Crawl(Proposer):
    """Proposes what a crawl wants."""

    def _crawl(self, state: Draggmar) -> Move | None:
        waiting = [group for group in state.groups if group.rewards]
        if waiting and self.seldom(0.8):
            return self._loot(self.pick(waiting))
        groups = open_groups(state)
        if not groups:
            return Next()
        group = self.pick(groups)
        if not group.room:
            return self._between(state, group)
        late = unready(group)
        if late:
            return self._play(state, group, self.pick(late))
        if group.fighters and self.seldom(0.45):
            return self._prepare(state, self.pick(group.fighters))
        return self._resolve(group)

    def _loot(self, group: Group) -> Move | None:
        if self.seldom(0.1):
            return Dispute(who=self.pick(group.members or group.dropped))
        extra = self.pick(ITEMS) if group.rewards[0].extra_for else ""
        return Loot(player=self.pick(group.members or group.dropped), card=self.pick(("", *ITEMS)), extra=extra)

    def _between(self, state: Draggmar, group: Group) -> Move | None:
        who = group.members[0]
        others = [each for each in open_groups(state) if each.place == group.place and each is not group]
        if others and self.seldom(0.4):
            return self._meet(group, self.pick(others))
        if len(group.members) > 1 and self.seldom(0.12):
            return Split(players=(self.pick(group.members),), who=who)
        if group.pending and self.seldom(0.2):
            return self.made(state, "close", who=who)
        return self._room(group, who)

    def _meet(self, group: Group, other: Group) -> Move:
        late = unready(group)
        if late:
            return Join(agreed=other.members, who=self.pick(late))
        return Merge(player=other.members[0], who=group.members[0], because=REASON_GIVEN)

    def _room(self, group: Group, who: str) -> Move:
        if group.place == FORTRESS and self.seldom(0.4):
            return Room(
                name=self.pick(("Cultist Hansen", "Cultist Borgen", "Death Mage")), values=(1, 1), fame=3, who=who
            )
        if group.rift and self.seldom(0.3):
            return Room(name=self.pick(("Portal", "General Velos")), fame=1, values=(2, 1), who=who)
        boss = len(group.pile) > 1 and self.seldom(0.5)
        kind: RoomKind = "boss" if boss else self.pick(KINDS)
        return Room(
            name=self.pick((*(BOSSES if boss else ROOMS), "")) if self.seldom(0.9) else "",
            kind=kind if self.seldom(0.95) else None,
            values=self.pick(((1, 1), (2, 3), (5, 6), None)) if kind in ("monster", "boss") else None,
            fame=self.chance.randint(0, 4),
            faction=self.pick(("undead", "bandits", None)) if kind == "monster" else None,
            reward=self.pick((None, 1, 2)) if kind != "trap" else None,
            harm=self.pick((1, 3)) if kind == "trap" else None,
            delayed=self.seldom(0.1),
            who=who,
        )

    def _play(self, state: Draggmar, group: Group, who: str) -> Move | None:
        heroes = [card for card in hand(state, who) if card.kind == "hero"]
        others = [each for each in open_groups(state) if each.place == group.place and each is not group]
        if others and heroes and self.seldom(0.3):
            return Join(agreed=self.pick(others).members, who=who)
        if not heroes or self.seldom(0.07):
            return Fail(players=self.pick(((), (who,))), who=who)
        return self._shown(self.pick(heroes), who)

    def _shown(self, card: Card, who: str) -> Move:
        if card.name != "?":
            return Play(hero=card.name, level=card.level, who=who)
        name = self.pick(("", *HEROES))
        return Play(hero=name, of=self.pick(CLASSES) if name else None, values=STRONG if name else None, who=who)

    def _prepare(self, state: Draggmar, hero: Fighter) -> Move | None:
        who = hero.player
        items = [card for card in hand(state, who) if card.kind == "item"]
        named = self.pick((hero.label, who))
        of = hero_read(state, hero.card.name, hero.card.level).of or ""
        skill = self.pick(SKILLS.get(of, ("attack", "hide")))
        choices: list[Move | None] = [
            Boost(stat=self.pick(("attack", "defence")), who=who),
            *[self._skill(state, hero, skill) for _ in range(6)],
            Wound(hero=named, by=self.chance.randint(1, 2)) if self.seldom(0.4) else None,
            Heal(hero=named, by=1),
            Effect(text="the next one strikes harder", who=who) if self.seldom(0.3) else None,
            Afflict(player=who, name=self.pick(("", "Gout", "Itch")), on=self.pick(("", hero.label))),
            self.made(state, "lift") if state.curses else None,
        ]
        if items:
            choices += [self._equip(self.pick(items), who)] * 4
        return self.pick([each for each in choices if each])

    def _equip(self, card: Card, who: str) -> Move:
        slot = None if card.name == "?" else self.pick(WORN)
        return Use(
            item="item" if card.name == "?" else card.name, slot=slot, as_=self.pick((None, None, "armour")), who=who
        )

    def _skill(self, state: Draggmar, hero: Fighter, skill: Any) -> Move:
        who = hero.player
        mine = [card.name for card in hand(state, who)]
        lying = [cards[-1].name for cards in state.market.values() if cards]
        others = [player for player in state.players if player != who]
        return UseSkill(
            skill=skill,
            card=self.pick(("", *mine)) if skill in ("swap", "exchange", "return", "pass") else "",
            take=self.pick(lying) if skill == "exchange" and lying else "",
            from_=self.pick(others) if skill == "steal" and others else "",
            to=self.pick(others) if skill == "pass" and others else "",
            cubes=((hero.label, 1),) if skill == "heal" and self.seldom(0.7) else (),
            who=who,
        )

    def _resolve(self, group: Group) -> Move:
        unread = group.room and group.room.card.defence is None
        outcome = self.pick(OUTCOMES) if unread or self.seldom(0.15) else None
        wounds = ((group.fighters[0].label, 1),) if group.fighters and self.seldom(0.15) else ()
        return Resolve(outcome=outcome, wounds=wounds, who=group.members[0])
