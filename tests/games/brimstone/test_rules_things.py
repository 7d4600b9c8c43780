"""Side bag, weight, hands, keywords, clothing, money, experience and levels."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.table.moves import Found, Give, Place, Remove, SetOption
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.posse import AbilityLearned, HeroLevelled
from ledger.games.brimstone.events.rolling import DiceThrown
from ledger.games.brimstone.moves.fighting import Breathe, Done, EndTurn, FightEnd, Foes, Slay
from ledger.games.brimstone.moves.harm import Suffer
from ledger.games.brimstone.moves.posse import Earn, Enlist, LevelUp, Maximum, Mutation, Sell, Spend, Try
from ledger.games.brimstone.moves.things import Apply, Bag, Drop, Hold, PickUp, TakeOff, Wear
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.games.brimstone.readers import words
from tests.tables import Fact, No, Row, each, prove

ADA = game(hero("Ada", keywords=("Law",)), hero("Ben"))
COAT = PickUp(item="Duster", clothing="Coat", who="Ada")
GUN = PickUp(item="Badge Gun", hands=1, keyword="Law", range=6, shots=2, who="Ada")

KNIFE = PickUp(item="Knife", hands=1, gives=("combat+1",), who="Ada")

ROWS: dict[str, Row[Brimstone]] = {
    "SB-BAG-08 a token that nobody knows is bagged and used up all the same": Row(
        given=ADA,
        when=(Bag(thing="Strange Elixir", who="Ada"), Apply(thing="Strange Elixir", who="Ada")),
        after={1: {at.sidebag: {"Ada": ("Strange Elixir",)}}},
        then={at.sidebag: {"Ada": ()}, at.determination: {"Ada": 0}},
    ),
    "SB-BAG-06 SB-DET-05 Determination stops at a maximum that somebody typed": Row(
        given=(*game(hero("Ada", determination=2, determination_max=2)), Bag(thing="Tonic", who="Ada")),
        when=Apply(thing="Tonic", who="Ada"),
        then={at.determination: {"Ada": 2}, at.sidebag: {"Ada": ()}},
    ),
    "SB-BAG-07 a potion asks for its skill; any skill will do (AMB-20)": Row(
        given=(*ADA, Bag(thing="Far Eastern Potion", who="Ada")),
        when=(
            Apply(thing="Far Eastern Potion", who="Ada"),
            Apply(thing="Far Eastern Potion", skill="initiative", who="Ada"),
            Done(who="Ada"),
        ),
        refused={1: No("SB-BAG-07", "skill-missing")},
        after={2: {at.initiative: {"Ada": 6}}},
        then={at.initiative: {"Ada": 4}},
    ),
    "SB-BAG-01 a token that is not there, and one that is thrown": Row(
        given=(*ADA, Bag(thing="Dynamite", who="Ada")),
        when=(Apply(thing="Tonic", who="Ada"), Apply(thing="Dynamite", who="Ada")),
        refused={1: No("SB-BAG-01", "token-missing"), 2: No("SB-DYN-01", "token-thrown")},
    ),
    "SB-BAG-03 SB-DET-02 the die may be re-rolled": Row(
        given=(*game(hero("Ada", health=3, health_max=10, determination=1)), Bag(thing="Bandages", who="Ada")),
        when=Apply(thing="Bandages", dice=("1:5",), who="Ada"),
        then={at.health: {"Ada": 8}, at.determination: {"Ada": 0}},
    ),
    "AMB-40 a Dark Stone may take a slot": Row(
        given=(
            *game(hero("Ada", dark_stone=4, slots=5)),
            SetOption(name="dark-stone-in", value="side-bag"),
            Bag(thing="Tonic", who="Ada"),
        ),
        when=(Bag(thing="Whiskey", who="Ada"), Earn(by=1, what="dark-stone", who="Ada")),
        refused={1: No("SB-BAG-02", "bag-full"), 2: No("SB-BAG-02", "bag-full")},
        then={at.darkstone: {"Ada": 4}},
    ),
    "SB-CLO-02 spare clothing is carried unworn, and weighs": Row(
        given=(
            *ADA,
            COAT,
            PickUp(item="Fur Coat", clothing="Coat", weight=2, who="Ada"),
            Wear(item="Duster", who="Ada"),
        ),
        when=(TakeOff(item="Duster", who="Ada"), Wear(item="Fur Coat", who="Ada")),
        after={1: {at.worn: {"Ada": ()}, at.weight: {"Ada": 3}}},
        then={at.worn: {"Ada": ("Fur Coat",)}, at.weight: {"Ada": 3}},
    ),
    "SB-CLO-01 clothing is worn once, and only what is clothing": Row(
        given=(*ADA, COAT, GUN, Wear(item="Duster", who="Ada")),
        when=(
            Wear(item="Duster", who="Ada"),
            Wear(item="Badge Gun", who="Ada"),
            TakeOff(item="Badge Gun", who="Ada"),
        ),
        refused={
            1: No("SB-CLO-01", "clothing-on"),
            2: No("SB-CLO-01", "clothing-none"),
            3: No("SB-CLO-02", "clothing-off"),
        },
    ),
    "SB-KEY-01 who has the keyword may use it; who has it not is stopped": Row(
        given=(*ADA, GUN, PickUp(item="Judge Hat", clothing="Hat", keyword="Law", who="Ben")),
        when=(Hold(items=("Badge Gun",), who="Ada"), Wear(item="Judge Hat", who="Ben")),
        refused={2: No("SB-KEY-01", "keyword-missing")},
        then={at.hands: {"Ada": ("Badge Gun",)}, at.worn: {"Ben": ()}},
    ),
    "SB-HND-01 some heroes have another number of hands": Row(
        given=(
            *game(hero("Ada", hands=3)),
            PickUp(item="Rifle", hands=2, who="Ada"),
            PickUp(item="Knife", hands=1, who="Ada"),
        ),
        when=Hold(items=("Rifle", "Knife"), who="Ada"),
        then={at.hands: {"Ada": ("Rifle", "Knife")}},
    ),
    "SB-HND-04 what needs no hand is not held, and what is not there neither": Row(
        given=(*ADA, COAT),
        when=(Hold(items=("Duster",), who="Ada"), Hold(items=("Axe",), who="Ada")),
        refused={1: No("SB-HND-04", "hands-unneeded"), 2: No("SB-CAR-01", "item-missing")},
    ),
    "SB-CAR-01 an item goes to who can carry it": Row(
        given=(*game(hero("Ada"), hero("Ben", strength=0)), PickUp(item="Anvil", weight=6, who="Ada")),
        when=(Give(thing="Anvil", to="Ben", who="Ada"), Drop(item="Anvil", who="Ada")),
        refused={1: No("SB-CAR-01", "load-heavy")},
        then={at.items: {"Ada": (), "Ben": ()}},
    ),
    "SB-CAR-01 items and tokens change hands": Row(
        given=(*ADA, COAT, Bag(thing="Whiskey", who="Ada"), Wear(item="Duster", who="Ada")),
        when=(Give(thing="Duster", to="Ben", who="Ada"), Give(thing="Whiskey", to="Ben", who="Ada")),
        then={
            at.items: {"Ada": (), "Ben": ("Duster",)},
            at.worn: {"Ada": (), "Ben": ()},
            at.sidebag: {"Ada": (), "Ben": ("Whiskey",)},
        },
    ),
    "SB-CAR-03 SB-CAR-02 what is dropped no longer weighs": Row(
        given=(*ADA, PickUp(item="Pick", weight=3, who="Ada")),
        when=Drop(item="Pick", who="Ada"),
        then={at.weight: {"Ada": 0}, at.items: {"Ada": ()}},
    ),
    "SB-CAR-03 SB-CAR-02 what weighs is to be dropped, and nobody has to drop nothing": Row(
        given=(
            *ADA,
            PickUp(item="Page", weight=0, who="Ada"),
            PickUp(item="Rope", who="Ada"),
            PickUp(item="Pick", weight=2, who="Ada"),
        ),
        when=(
            Mutation(result="Weak", gives=("strength-5",), who="Ada"),
            (Drop(item="Rope", who="Ada"), Mutation(result="Frail", gives=("strength-9",), who="Ada")),
            Drop(item="Pick", who="Ada"),
        ),
        after={
            1: {at.carry_limit: {"Ada": 2}, words: ("drop @Ada Rope",)},
            2: {at.carry_limit: {"Ada": 0}, words: ("drop @Ada Pick",)},
        },
        then={at.items: {"Ada": ("Page",)}, words: ("mission NAME",)},
    ),
    "SB-INV-02 Dark Stone is earned and sold": Row(
        given=ADA,
        when=(Earn(by=2, what="dark-stone", source="Loot", who="Ada"), Sell(stones=1, gold=50, who="Ada")),
        then={at.darkstone: {"Ada": 1}, at.gold: {"Ada": 50}},
    ),
    "SB-INV-01 gold outside town is spent with a doubt": Row(
        given=game(hero("Ada", gold=60)),
        when=Spend(by=50, for_="Toll", who="Ada"),
        then={at.gold: {"Ada": 10}, at.warned: ("SB-INV-01",)},
    ),
    "SB-DET-01 Determination is spent on other things too, as far as it goes": Row(
        given=game(hero("Ada", determination=1)),
        when=(Spend(by=1, what="determination", who="Ada"), Spend(by=1, what="determination", who="Ada")),
        refused={2: No("SB-DET-01", "determination-short")},
        then={at.determination: {"Ada": 0}},
    ),
    "SB-XP-01 a level comes with its roll, its numbers and the next threshold": Row(
        given=game(hero("Ada", xp=500, health=9, health_max=10)),
        when=LevelUp(dice=("3", "4"), gains=(("health", 2), ("combat", 1)), next=1500, ability="Quick Draw", who="Ada"),
        then={at.level: {"Ada": 2}, at.health: {"Ada": 11}, at.health_max: {"Ada": 12}},
        happens=(
            Fact(DiceThrown, thrown=(Die(faces=(3,)), Die(faces=(4,)))),
            Fact(HeroLevelled, now=2, next=1500),
            Fact(AbilityLearned),
        ),
    ),
    "SB-XP-01 no level without the experience": Row(
        given=game(hero("Ada", xp=499)),
        when=LevelUp(who="Ada"),
        refused={1: No("SB-XP-01", "xp-short")},
        then={at.level: {"Ada": 1}},
    ),
    "SB-XP-01 everybody alive may earn at once": Row(
        given=ADA, when=Earn(by=40, what="xp", all=True), then={at.xp: {"Ada": 40, "Ben": 40}}
    ),
    "SB-POS-02 a hero who lives is not replaced; values make sense": Row(
        given=ADA,
        when=(
            Enlist(name="Cal", who="Ada"),
            Enlist(name="Cal", values=(("health", 12), ("health-max", 8)), who="Ada", because="a new one"),
            Enlist(name="Cal", values=(("defense", 9),), who="Ada", because="a new one"),
        ),
        refused={
            1: No("SB-POS-02", "hero-there"),
            2: No("SB-HLT-04", "value-high"),
            3: No("SB-POS-02", "value-odd"),
        },
    ),
    "SB-POS-02 a hero is somebody's": Row(
        given=(Found(players=("Ada", "Ben")),),
        when=(Enlist(name="Cal"), Earn(by=1, what="xp", who="Ada"), Earn(by=1, what="xp", all=True)),
        refused={
            1: No("SB-POS-02", "player-unknown"),
            2: No("SB-POS-02", "hero-missing"),
            3: No("SB-POS-01", "posse-empty"),
        },
    ),
    "SB-HLT-04 a maximum of slots and hands changes too": Row(
        given=(*ADA, *(Bag(thing="Tonic", who="Ada") for _ in range(5))),
        when=(Maximum(what="slots", to=6, who="Ada"), Bag(thing="Tonic", who="Ada")),
        then={at.sidebag: {"Ada": ("Tonic",) * 6}},
    ),
    "SB-COR-05 a check that is made costs nothing": Row(
        given=ADA,
        when=Try(what="corruption", target=4, dice=("4",), corrupts=1, who="Ada"),
        then={at.corruption: {"Ada": 0}},
    ),
    "SB-POS-02 by hand: things are put and taken with a reason": Row(
        given=ADA,
        when=(
            Place(thing="Rope", at="items", who="Ada"),
            Place(thing="Rope", at="items", who="Ada", because="we forgot it"),
            Place(thing="Tonic", at="bag", who="Ada", because="we forgot it"),
            Remove(thing="Tonic", from_="bag", who="Ada", because="a thief"),
            Remove(thing="Tonic", from_="bag", who="Ada", because="a thief"),
            Place(thing="Rope", at="attic", who="Ada", because="why not"),
        ),
        refused={
            1: No("SB-POS-02", "reason-missing"),
            5: No("SB-POS-02", "thing-unknown"),
            6: No("SB-POS-02", "spot-unknown"),
        },
        then={at.items: {"Ada": ("Rope",)}, at.sidebag: {"Ada": ()}},
    ),
    "SB-HND-02 SB-HND-04 two weapons of one name are held, and only what is held helps": Row(
        given=(*ADA, KNIFE, KNIFE, KNIFE),
        stands={at.held_combat: {"Ada": 2}},
        when=(
            Hold(items=("Knife",), who="Ada"),
            Hold(items=("Knife", "Knife"), who="Ada"),
            Hold(items=("Knife", "Knife", "Knife"), who="Ada"),
            (Drop(item="Knife", who="Ada"), Drop(item="Knife", who="Ada")),
            Hold(items=("Knife", "Knife"), who="Ada"),
        ),
        after={
            1: {at.held_combat: {"Ada": 3}},
            2: {at.held_combat: {"Ada": 4}, at.hands: {"Ada": ("Knife", "Knife")}},
            4: {at.held_combat: {"Ada": 3}, at.hands: {"Ada": ("Knife",)}},
        },
        refused={3: No("SB-HND-02", "hands-full"), 5: No("SB-CAR-01", "item-missing")},
    ),
    "SB-KO-02 SB-BAG-10 who is out gives nothing away": Row(
        given=(*ADA, Bag(thing="Whiskey", who="Ada"), out("Ada", health=10)),
        when=(Give(thing="Whiskey", to="Ben", who="Ada"), Give(thing="Whiskey", to="Ben", who="Ada", because="a card")),
        refused={1: No("SB-KO-02", "hero-out")},
        then={at.sidebag: {"Ada": (), "Ben": ("Whiskey",)}},
    ),
    "SB-POS-04 SB-HLT-04 catching breath is offered to whom it helps": Row(
        given=(*ADA, Foes(name="Ghoul", count=1), Suffer(health=4, sanity=0, who="Ben"), Slay(name="Ghoul", count=1)),
        when=(FightEnd(), Breathe(health=2, sanity=0, who="Ben"), EndTurn()),
        after={
            1: {at.owed: ("No mission is on", "Ben may catch breath: 3 at most")},
            2: {at.owed: ("No mission is on", "Ben may catch breath: 1 at most")},
        },
        then={at.owed: ()},
    ),
    "SB-HND-03 outside a fight hands are free even in the turn of an assignment": Row(
        given=(*ADA, GUN, Foes(name="Ghoul", count=1), Hold(items=("Badge Gun",), who="Ada")),
        when=Hold(items=(), who="Ada"),
        refused={1: No("SB-HND-03", "hands-fixed")},
    ),
}


@each(ROWS)
def test_it_is_as_the_rules_say(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
