"""Rules of the Rewards deck and of companions."""

from __future__ import annotations

from ledger.core.table.moves import Cards
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDiscarded, CardReturned, CardTaken
from ledger.games.underquest.events.exploring import CompanionStarved
from ledger.games.underquest.events.meeting import CompanionJoined, CompanionLeft, EncounterOver, RewardTaken
from ledger.games.underquest.events.numbers import HealthMoved, RationsMoved
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.moves.cards import CompanionCard
from ledger.games.underquest.moves.company import Cheer, Dismiss, GainCompanion, Reward
from ledger.games.underquest.moves.exploring import Conclude, Done, Draw, LevelEnd, Pay, Swap
from ledger.games.underquest.moves.inventory import Equip
from ledger.games.underquest.moves.meeting import Encounter, Get, Suffer
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_company as seen
from tests.games.underquest.histories import CLUB, begun, fights, first, foe, has, item, put, turns, worn
from tests.games.underquest.histories_company import PEARLS, borko, with_borko
from tests.games.underquest.histories_fighting import dealt, foes, hits
from tests.tables import Fact, No, Row, each, prove

LAMP = Reward(card="Sun Lamp", item=True, weight=2)
PIGMAN = Reward(card="Pigman", item=False, morale=2)
TWELVE = (("Ice Wand", 1), ("Fire Wand", 1), ("Pigman", 1), ("Sun Lamp", 9))
BOY = CompanionCard(name="Mule Boy", morale=4, encumbrance=2)

REWARDS: dict[str, Row[UnderQuest]] = {
    "UQ-RWD-01 a card that nobody named yet": Row(
        given=begun(),
        when=(Reward(card="Sun Lamp"), Reward(card="Sun Lamp", item=True), LAMP),
        asked={1: "item", 2: "weight"},
        then={at.items: ("Sun Lamp",), at.left: {"reward": 11}, seen.rewards: ("Sun Lamp",)},
        happens=(Fact(RewardTaken, card="Sun Lamp"), Fact(CardTaken, deck="reward", card="Sun Lamp")),
    ),
    "UQ-RWD-01 each card is there once": Row(
        given=(*begun(), LAMP),
        when=(LAMP, Reward(card="Sun Lamp", because="it is printed twice")),
        refused={1: No("UQ-RWD-01", "reward-taken", "Sun Lamp")},
        then={at.items: ("Sun Lamp", "Sun Lamp"), at.overruled: 1, at.left: {"reward": 10}},
    ),
    "UQ-RWD-01 a table with several copies": Row(
        proves="UQ-RWD-01 AMB-42",
        given=(*begun(options={"copies": "several"}), LAMP),
        when=LAMP,
        then={at.items: ("Sun Lamp", "Sun Lamp"), at.overruled: 0},
    ),
    "UQ-RWD-01 not on the list of the deck": Row(
        given=(*begun(), Cards(deck="reward", cards=TWELVE)),
        when=(Reward(card="Halo", item=True, weight=1), Reward(card="Ice Wand", weight=1)),
        refused={1: No("UQ-RWD-01", "card-unlisted", "Halo")},
        then={at.items: ("Ice Wand",), at.left: {"reward": 11}},
    ),
    "UQ-RWD-02 a reward weighs and is worn": Row(
        given=(*begun(), item("Sun Lamp", "reward", 9, "HD"), item("Halo", "reward", 2)),
        when=(Reward(card="Sun Lamp"), Equip(item="Sun Lamp"), Reward(card="Halo"), PIGMAN),
        refused={4: No("UQ-INV-01", "weight-over")},
        then={at.slots: {"HD": "Sun Lamp"}, at.weight: 11, at.pending: ("overweight",)},
    ),
    "UQ-RWD-03 a companion of the Rewards deck": Row(
        given=begun(),
        when=(Reward(card="Pigman"), Reward(card="Pigman", item=False), PIGMAN),
        asked={1: "item", 2: "morale"},
        then={at.companion: {"Pigman": 2}, seen.came_from: "reward", at.left: {"reward": 11}, at.items: ()},
    ),
    "UQ-RWD-03 back in the deck, but taken once": Row(
        given=(*begun(), PIGMAN),
        when=(Dismiss(by="Bridge"), GainCompanion(name="Pigman")),
        refused={2: No("UQ-RWD-01", "reward-taken")},
        then={at.companion: {}, at.left: {"reward": 12}},
        happens=(Fact(CompanionLeft, why="Bridge says so"), Fact(CardReturned, deck="reward", card="Pigman")),
    ),
    "UQ-RWD-03 a second companion as a reward": Row(
        proves="UQ-RWD-03 UQ-COM-02",
        given=(*with_borko(), CompanionCard(name="Pigman", morale=2)),
        when=(Reward(card="Pigman"), Reward(card="Pigman", swap=True)),
        refused={1: No("UQ-COM-02", "companion-second")},
        then={at.companion: {"Pigman": 2}},
    ),
}
JOINING: dict[str, Row[UnderQuest]] = {
    "UQ-COM-01 what brings a companion is told": Row(
        given=(*begun(), BOY),
        when=(GainCompanion(name="Mule Boy"), GainCompanion(name="Mule Boy", by="quest")),
        asked={1: "by"},
        then={at.companion: {"Mule Boy": 4}, seen.came_from: "quest"},
        happens=(Fact(CompanionJoined, by="quest"),),
    ),
    "UQ-COM-01 the quest card that is resolved": Row(
        given=(*begun(), BOY, *has(nature=1), Pay()),
        when=(GainCompanion(name="Mule Boy"), Conclude(), Dismiss()),
        happens=(Fact(CompanionJoined, by="A Cold Trail"), Fact(CompanionLeft, name="Mule Boy")),
        then={at.companion: {}, seen.gone: {"quest": ()}, at.quest_phase: 2},
    ),
    "UQ-COM-01 an encounter that joins as it is": Row(
        given=(*begun(), *first("Clearing"), Encounter(card="Lost Squire")),
        when=(GainCompanion(name="Lost Squire", morale=3), Done(), Dismiss()),
        after={2: {at.phase: "placing", seen.came_from: "encounter", seen.gone: {"encounter": ()}}},
        happens=(
            Fact(EncounterOver, card="Lost Squire"),
            Fact(CompanionJoined, by="Lost Squire"),
            Fact(CardDiscarded, deck="encounter", card="Lost Squire"),
        ),
        then={seen.gone: {"encounter": ("Lost Squire",)}, at.left: {"encounter": 23}},
    ),
    "UQ-COM-01 a companion that an encounter names": Row(
        given=(*begun(), *first("Clearing"), Encounter(card="Old Well")),
        when=(GainCompanion(name="Rat", morale=1), Done(), Dismiss()),
        then={seen.gone: {"encounter": ("Old Well",)}},
        happens=(Fact(CompanionJoined, by="Old Well"),),
    ),
    "UQ-COM-02 one companion": Row(
        given=(*with_borko(), BOY),
        when=(GainCompanion(name="Mule Boy", by="quest"), GainCompanion(name="Borko", by="quest", swap=True)),
        refused={1: No("UQ-COM-02", "companion-second", "Borko"), 2: No("UQ-COM-02", "companion-there", "Borko")},
        then={at.companion: {"Borko": 3}},
    ),
    "UQ-COM-02 the card of the old one is discarded": Row(
        given=(*begun(), PIGMAN, BOY),
        when=GainCompanion(name="Mule Boy", by="quest", swap=True),
        happens=(
            Fact(CompanionLeft, name="Pigman", why="Mule Boy comes instead"),
            Fact(CardReturned, deck="reward", card="Pigman"),
            Fact(CompanionJoined, by="quest"),
        ),
        then={at.companion: {"Mule Boy": 4}, at.left: {"reward": 12}},
    ),
    "UQ-COM-05 without the companion it is too heavy": Row(
        proves="UQ-COM-05 UQ-INV-10",
        given=(*with_borko(encumbrance=4), item("Anvil", weight=12), *put("items", "Anvil")),
        stands={at.capacity: 14, at.pending: ()},
        when=(Dismiss(), Draw(card="Altar")),
        refused={2: No("UQ-INV-01", "weight-over")},
        then={at.capacity: 10, at.pending: ("overweight",)},
    ),
    "UQ-COM-06 what a companion adds that nobody read is asked for once": Row(
        given=begun(),
        when=(GainCompanion(name="Bear", morale=2, by="quest"), CompanionCard(name="Bear", damage=2)),
        happens=(Fact(Reminded, code="effect-untold", rule="UQ-COM-06"),),
        then={at.companion: {"Bear": 2}},
    ),
    "UQ-COM-06 what was read is not asked for": Row(
        given=(*begun(), BOY), when=GainCompanion(name="Mule Boy", by="quest"), never=(Reminded,)
    ),
    "UQ-COM-06 its ability is shown": Row(
        given=with_borko(damage=2, encumbrance=4, text="Smells_treasure"),
        when=Get(gains=(("morale", -1),)),
        then={
            seen.listed: {
                "Companion": "Borko (morale 2 of 3, damage +2, encumbrance +4, loses morale on False Idol, "
                "+1 morale for 1 trinket); Borko: Smells treasure"
            }
        },
    ),
}
BONUSES: dict[str, Row[UnderQuest]] = {
    "UQ-COM-03 its damage goes with every armed hit": Row(
        given=(*with_borko(damage=2), *worn(CLUB), *fights(foe(health=20))),
        when=hits("5", "2"),
        then={at.foe: 13},
        happens=(dealt(7, hit=True),),
    ),
    "UQ-COM-03 not with bare hands": Row(
        proves="UQ-COM-03 AMB-06",
        given=(*with_borko(damage=2), *fights(foe(health=20))),
        when=hits("5", "2"),
        then={at.foe: 17},
    ),
    "UQ-COM-04 its defence stops standard damage": Row(
        given=(*with_borko(defence=2), *fights(foe(damage=3), "enemy")),
        when=foes("5", "2"),
        then={at.health: 13},
    ),
}
BONUSES["UQ-COM-04 it does not stop magic"] = Row(
    given=(*with_borko(defence=2), *fights(foe(), "enemy")),
    when=(Suffer(damage=3, magic="fire"), Suffer(damage=3)),
    after={1: {at.health: 14}},
    then={at.health: 13},
)
MORALE: dict[str, Row[UnderQuest]] = {
    "UQ-COM-07 a False Idol that is sent away costs nothing": Row(
        given=with_borko(),
        when=(Draw(card="False Idol"), Swap(card="Altar"), Done()),
        then={at.companion: {"Borko": 3}},
    ),
    "UQ-COM-07 whoever minds another card": Row(
        given=(*begun(), CompanionCard(name="Nun", morale=2, loses="Merchant"), GainCompanion(name="Nun", by="quest")),
        when=(*first("False Idol"), Done()),
        then={at.companion: {"Nun": 2}},
    ),
    "UQ-COM-08 without morale it goes": Row(
        given=(*begun(), *borko(1), *first("False Idol")),
        when=Done(),
        then={at.companion: {}, at.phase: "placing"},
        happens=(Fact(CompanionLeft, name="Borko", why="no morale is left"),),
    ),
    "UQ-COM-08 nobody to dismiss": Row(
        given=begun(),
        when=(Dismiss(), Cheer()),
        refused={1: No("UQ-COM-08", "companion-missing"), 2: No("UQ-COM-09", "companion-missing")},
        then={at.companion: {}},
    ),
    "UQ-COM-09 the price is not there": Row(
        given=with_borko(1),
        when=Cheer(),
        refused={1: No("UQ-COM-09", "price-short", "1 trinket;")},
        then={at.companion: {"Borko": 1}},
    ),
    "UQ-COM-09 a trinket that one has not": Row(
        given=(*with_borko(1), *put("trinkets", PEARLS)),
        when=Cheer(cards=("Amethyst",)),
        refused={1: No("UQ-TRK-01", "trinket-missing", "Amethyst")},
        then={at.trinkets: (PEARLS,)},
    ),
    "UQ-COM-09 the only trinket needs no name": Row(
        given=(*with_borko(1), *put("trinkets", "Marbles")),
        when=Cheer(),
        then={at.companion: {"Borko": 2}, at.trinkets: (), at.left: {"trinket": 15}},
    ),
    "UQ-TRK-06 cards count, not what they are worth": Row(
        given=(*with_borko(1), *put("trinkets", PEARLS, "Marbles", "Forgotten Note")),
        when=(Cheer(), Cheer(cards=(PEARLS, "Marbles")), Cheer(cards=("Forgotten Note",))),
        asked={1: "cards"},
        refused={2: No("UQ-COM-09", "price-other", "not 2")},
        then={at.companion: {"Borko": 2}, at.trinkets: (PEARLS, "Marbles"), at.grit: 6},
    ),
    "UQ-COM-09 a price of another kind": Row(
        given=(*begun(), BOY, GainCompanion(name="Mule Boy", by="quest"), *has(gold=3), Get(gains=(("morale", -2),))),
        when=(Cheer(), Cheer(price=("gold+2",)), Cheer()),
        asked={1: "price"},
        refused={3: No("UQ-COM-09", "price-short", "2 gold")},
        then={at.companion: {"Mule Boy": 3}, at.gold: 1},
    ),
    "UQ-COM-09 a price in ingredients": Row(
        given=(
            *begun(),
            CompanionCard(name="Nun", morale=3, price=("ingredients+1",)),
            GainCompanion(name="Nun", by="quest"),
            Get(gains=(("morale", -2),)),
            *put("ingredients", "Human Bone", "Fresh Blood"),
        ),
        when=Cheer(cards=("Human Bone",)),
        then={at.companion: {"Nun": 2}, at.ingredients: 1},
    ),
    "UQ-COM-09 the table lets it rise above the start": Row(
        given=(*with_borko(), *put("trinkets", PEARLS)),
        when=Cheer(cards=(PEARLS,), because="the troll sings for him"),
        then={at.companion: {"Borko": 4}, at.overruled: 1, at.trinkets: ()},
    ),
}
FEEDING: dict[str, Row[UnderQuest]] = {
    "UQ-COM-10 the adventurer eats first": Row(
        proves="UQ-COM-10 UQ-LVL-16",
        given=(*with_borko(encumbrance=4), *turns(9), *has(health=10, rations=1)),
        when=LevelEnd(),
        then={at.health: 11, at.rations: 0, at.companion: {}, at.capacity: 10, at.level: 2},
        happens=(Fact(HealthMoved, now=11), Fact(CompanionStarved), Fact(CompanionLeft, why="it was not fed")),
    ),
    "UQ-LVL-16 a table that feeds the companion first": Row(
        proves="UQ-LVL-16 UQ-COM-10 AMB-03",
        given=(*begun(options={"feeds-first": "companion"}), *borko(), *turns(9), *has(health=10, rations=1)),
        when=LevelEnd(),
        then={at.health: 7, at.rations: 0, at.companion: {"Borko": 3}},
        happens=(Fact(RationsMoved, was=1, now=0, why="Borko"), Fact(HealthMoved, was=10, now=7)),
    ),
    "UQ-LVL-16 nobody eats": Row(
        given=(*with_borko(), *turns(9), *has(health=10)),
        when=LevelEnd(),
        then={at.health: 7, at.companion: {}, at.rations: 0},
    ),
}


@each(REWARDS | JOINING | BONUSES | MORALE | FEEDING)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
