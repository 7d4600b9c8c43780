"""Worked cases of rewards, companions, the Archangel and the Campsite."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.cards import CompanionCard
from ledger.games.underquest.moves.company import Archangel, Camp, Cheer, GainCompanion, Reward
from ledger.games.underquest.moves.exploring import Done, Draw, LevelEnd, Resolve, TurnUp
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_company as seen
from tests.games.underquest.histories import begun, first, has, put, turns
from tests.games.underquest.histories_company import PEARLS, archangels, borko, camping, with_borko
from tests.tables import No, Row, each, prove

COMPANY: dict[str, Row[UnderQuest]] = {
    "UQV-102": Row(
        proves="UQ-RWD-01",
        given=(*begun(), *first("Altar"), Reward(card="Pigman", item=False, morale=2)),
        stands={seen.rewards: ("Pigman",)},
        when=Reward(card="Pigman"),
        refused={1: No("UQ-RWD-01", "reward-taken")},
        then={seen.rewards: ("Pigman",)},
    ),
    "UQV-103": Row(
        proves="UQ-COM-07",
        given=(*begun(), *turns(3), *borko()),
        stands={at.turns: 3, at.companion: {"Borko": 3}},
        when=(Draw(), TurnUp(card="False Idol"), Resolve(), Done()),
        then={at.companion: {"Borko": 2}},
    ),
    "UQV-106": Row(
        proves="UQ-COM-09",
        given=(*with_borko(1), *put("trinkets", PEARLS)),
        stands={at.companion: {"Borko": 1}, at.trinkets: (PEARLS,)},
        when=Cheer(cards=(PEARLS,)),
        then={at.companion: {"Borko": 2}, at.trinkets: ()},
    ),
    "UQV-107": Row(
        proves="UQ-COM-09",
        given=(*with_borko(3), *put("trinkets", PEARLS)),
        when=Cheer(cards=(PEARLS,)),
        refused={1: No("UQ-COM-09", "morale-full")},
        then={at.companion: {"Borko": 3}, at.trinkets: (PEARLS,)},
    ),
    "UQV-109": Row(
        proves="UQ-COM-02 UQ-COM-05",
        given=(*with_borko(1, encumbrance=4), CompanionCard(name="Mule Boy", encumbrance=2), *first("Altar")),
        stands={at.companion: {"Borko": 1}, at.capacity: 14},
        when=GainCompanion(name="Mule Boy", morale=4, swap=True),
        then={at.companion: {"Mule Boy": 4}, at.capacity: 12},
    ),
}
PLACES: dict[str, Row[UnderQuest]] = {
    "UQV-115": Row(
        proves="UQ-LVL-23 UQ-MOR-02",
        given=archangels(morality=2, health=10),
        when=Archangel(amount=4),
        then={at.health: 14},
    ),
    "UQV-116": Row(
        proves="UQ-LVL-23 UQ-MOR-02",
        given=archangels(morality=-1, health=10),
        when=Archangel(amount=4),
        then={at.health: 6},
    ),
    "UQV-117": Row(
        proves="UQ-LVL-23",
        given=archangels(health=10),
        when=Archangel(amount=4),
        then={at.health: 10, at.reminders: ("morality-neutral",)},
    ),
    "UQV-124": Row(
        proves="UQ-INC-08 UQ-LVL-24",
        given=camping("Faith", "Spark"),
        stands={at.rations: 2, at.incantations: {"Faith": "spent", "Spark": "spent"}},
        when=Camp(incantation="Faith"),
        then={at.rations: 1, at.incantations: {"Faith": "ready", "Spark": "spent"}},
    ),
    "UQV-125": Row(
        proves="UQ-LVL-24",
        given=camping("Faith", "Spark"),
        when=(Camp(incantation="Faith"), Camp(incantation="Spark")),
        refused={2: No("UQ-LVL-24", "camp-used")},
        then={at.rations: 1, at.incantations: {"Faith": "ready", "Spark": "spent"}},
    ),
    "UQV-192": Row(
        proves="UQ-LVL-16 UQ-COM-10",
        given=(*begun(), *borko(2), *turns(9), *has(health=10, rations=2)),
        stands={at.level: 1, at.turns: 9},
        when=LevelEnd(),
        then={at.health: 11, at.rations: 0, at.companion: {"Borko": 2}, at.level: 2},
    ),
}


@each(COMPANY | PLACES)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
