"""What the rulebook says to Gear, the Inventory and Shields, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import Cards, SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import GearReloaded
from ledger.games.torgue.events.defence import ShieldsRecharged
from ledger.games.torgue.events.loot import CardDrawn, GearDropped, GearTaken
from ledger.games.torgue.moves.attacks import Afflict
from ledger.games.torgue.moves.cards import GearCard
from ledger.games.torgue.moves.defence import Fall
from ledger.games.torgue.moves.ending import Respawn, Verdict
from ledger.games.torgue.moves.enemies import Exhaust
from ledger.games.torgue.moves.loot import Discard, Equip, Keep, Spend
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_loot as read
from tests.games.torgue.histories import game, gun, hunter, laid, lies
from tests.games.torgue.histories_ending import NOTHING, end_of_round
from tests.games.torgue.histories_loot import guns, holds, mods, moves, out_of_ammo, shield
from tests.tables import Fact, No, Row, each, prove

FIVE = ("gun-1", "gun-2", "i1", "i2", "i3")
CARDS = guns(*FIVE, "gun-9")
DRAWN = game(
    hunter("H1", gear=FIVE),
    cards=CARDS,
    then=(*holds("H1", "guns", "card"), Spend(who="H1", kind="guns", card="gun-9")),
)
ROOM = game(
    hunter("H1", gear=("gun-1",)),
    cards=CARDS,
    then=(*holds("H1", "guns", "card"), Spend(who="H1", kind="guns", card="gun-9")),
)

CARD_DRAWS: dict[str, Row[Torgue]] = {
    "TB-079": Row(
        given=game(
            hunter("H1"),
            cards=(*CARDS, *mods("mod-1"), shield("Wall", "green")),
            then=moves(*(holds("H1", kind, "card") for kind in ("guns", "ammo", "health")), holds("H1", "legendary")),
        ),
        when=(
            Spend(who="H1", kind="guns", card="gun-9"),
            Spend(who="H1", kind="ammo", card="mod-1"),
            Spend(who="H1", kind="health", card="Wall"),
            Spend(who="H1", kind="legendary", card="Vault"),
        ),
        happens=tuple(Fact(CardDrawn) for _ in range(4)),
        then={
            read.fresh: {"gun-9": "guns", "mod-1": "ammo-dump", "Wall": "zeds-meds", "Vault": "torgue"},
            read.discarded: ("guns", "ammo", "health"),
            at.reminders: ("text-missing",),
            at.loot: {"H1": ()},
        },
    ),
    "TB-079 the icon": Row(
        given=game(then=(lies("guns", "H1"),)),
        when=Spend(who="H1", kind="guns", card="gun-9"),
        refused={1: No("TB-079", "icon-missing")},
    ),
    "TB-079 its deck": Row(
        given=game(cards=mods("mod-1"), then=holds("H1", "guns", "card")),
        when=Spend(who="H1", kind="guns", card="mod-1"),
        refused={1: No("TB-079", "deck-differs", "ammo-dump")},
    ),
    "TB-079 of a listed deck": Row(
        proves="TB-079 TB-019",
        given=game(
            cards=guns("gun-9", "gun-8"),
            then=(Cards(deck="guns", cards=(("gun-9", 2),)), *holds("H1", "guns", "card")),
        ),
        when=(
            Spend(who="H1", kind="guns", card="gun-8"),
            Spend(who="H1", kind="guns", card="_"),
            Spend(who="H1", kind="guns", card="gun-9"),
        ),
        refused={1: No("TB-019", "card-unlisted")},
        asked={2: "card"},
        then={read.fresh: {"gun-9": "guns"}},
    ),
    "TB-079 or its own effect": Row(
        given=game(
            hunter("H1", gear=("gun-1",)),
            cards=CARDS,
            then=moves(out_of_ammo("H1", "gun-1"), holds("H1", "ammo", "card")),
        ),
        when=Spend(who="H1", kind="ammo"),
        then={at.empty: {"H1": ()}, read.fresh: {}},
    ),
    "TB-079 equipped at once": Row(
        given=ROOM,
        when=Keep(card="gun-9", where="worn"),
        happens=(Fact(GearTaken, where="worn"),),
        then={at.equipped: {"H1": ("gun-1", "gun-9")}, read.fresh: {}},
    ),
    "TB-095": Row(
        given=DRAWN,
        when=(
            Keep(card="gun-9", where="worn"),
            Keep(card="gun-9", where="worn", over="i1"),
            Keep(card="gun-9", where="worn", over="gun-7"),
            Keep(card="gun-9", where="worn", over="gun-1"),
            Keep(card="gun-9", where="away"),
        ),
        refused={
            1: No("TB-093", "slots-full"),
            2: No("TB-093", "slots-full"),
            3: No("TB-094", "gear-unheld"),
            5: No("TB-095", "card-undrawn"),
        },
        happens=(Fact(GearDropped, card="gun-1", deck="guns"),),
        then={at.equipped: {"H1": ("gun-2", "gun-9")}, at.inventory: {"H1": ("i1", "i2", "i3")}},
    ),
    "TB-095 away": Row(
        proves="TB-095 TB-094",
        given=DRAWN,
        when=Keep(card="gun-9", where="away"),
        happens=(Fact(GearDropped, card="gun-9", deck="guns"),),
        then={at.equipped: {"H1": ("gun-1", "gun-2")}, at.inventory: {"H1": ("i1", "i2", "i3")}, read.fresh: {}},
    ),
    "TB-095 an equipped card makes no room in the Inventory": Row(
        given=DRAWN,
        when=Keep(card="gun-9", where="stored", over="gun-1"),
        refused={1: No("TB-096", "inventory-full")},
    ),
}
SHIELDS = (shield("Wall", "yellow", "red"), shield("Dome", "green"))
SHOCKED = (Afflict(model="H1", effect="shock"),)
SLOTS: dict[str, Row[Torgue]] = {
    "TB-093": Row(
        given=laid(
            hunter("H1"),
            cards=(
                *guns("gun-1", "gun-2", "gun-3"),
                *SHIELDS,
                *mods("m1", "m2", "m3"),
                *guns("b1", "b2", kind="grenade"),
            ),
        ),
        when=(
            tuple(Equip(who="H1", card=each) for each in ("gun-1", "gun-2", "Wall", "b1", "m1", "m2")),
            *(Equip(who="H1", card=each) for each in ("gun-3", "Dome", "b2", "m3")),
        ),
        refused={n: No("TB-093", "slots-full") for n in (2, 3, 4, 5)},
        then={at.equipped: {"H1": ("gun-1", "gun-2", "Wall", "b1", "m1", "m2")}},
    ),
    "TB-093 a card with other slots": Row(
        given=laid(hunter("H1", slots=("weapon:3",)), cards=guns("gun-1", "gun-2", "gun-3", "gun-4")),
        when=(
            tuple(Equip(who="H1", card=each) for each in ("gun-1", "gun-2", "gun-3")),
            Equip(who="H1", card="gun-4"),
        ),
        refused={2: No("TB-093", "slots-full", "3 weapon")},
        then={at.equipped: {"H1": ("gun-1", "gun-2", "gun-3")}},
    ),
    "TB-094": Row(
        given=game(hunter("H1", gear=FIVE), cards=CARDS),
        when=(Discard(who="H1", card="gun-1"), Discard(who="H1", card="i2"), Discard(who="H1", card="i2")),
        refused={3: No("TB-094", "gear-unheld")},
        happens=(
            Fact(GearDropped, card="gun-1", deck="guns", rule="TB-094"),
            Fact(GearDropped, card="i2", deck="guns"),
        ),
        then={at.equipped: {"H1": ("gun-2",)}, at.inventory: {"H1": ("i1", "i3")}},
    ),
    "TB-096": Row(
        given=laid(hunter("H1"), cards=CARDS),
        when=(
            tuple(Equip(who="H1", card=each, stored=True) for each in ("i1", "i2", "i3")),
            Equip(who="H1", card="gun-9", stored=True),
        ),
        refused={2: No("TB-096", "inventory-full")},
        then={at.inventory: {"H1": ("i1", "i2", "i3")}, at.equipped: {"H1": ()}},
    ),
    "TB-097": Row(
        given=game(hunter("H1", gear=("gun-1", "gun-2", "i1")), cards=CARDS),
        when=(Equip(who="H1", card="i1"), Equip(who="H1", card="gun-1"), Equip(who="H1", card="gun-1", stored=True)),
        refused={
            1: No("TB-097", "phase-wrong"),
            2: No("TB-093", "gear-placed"),
            3: No("TB-097", "phase-wrong"),
        },
    ),
    "TB-097 in the set-up": Row(
        given=laid(hunter("H1", gear=("gun-1", "gun-2", "i1")), cards=CARDS),
        when=(
            Equip(who="H1", card="i1"),
            Equip(who="H1", card="gun-1", stored=True),
            Equip(who="H1", card="i1"),
        ),
        refused={1: No("TB-093", "slots-full")},
        then={at.equipped: {"H1": ("gun-2", "i1")}, at.inventory: {"H1": ("gun-1",)}},
    ),
}
WALL = (hunter("H1", gear=("Wall", "Dome")),)
STRONG = GearCard(name="Strong", kind="mod", gives=("melee+1", "melee-attack+1"))
CARRIED: dict[str, Row[Torgue]] = {
    "TB-102": Row(
        given=game(hunter("H1", gear=("gun-1",)), cards=CARDS, then=out_of_ammo("H1", "gun-1")),
        stands={at.empty: {"H1": ("gun-1",)}},
        when=Exhaust(who="H1", name="gun-1", refreshed=True),
        happens=(Fact(GearReloaded, card="gun-1"),),
        then={at.empty: {"H1": ()}},
    ),
    "TB-107": Row(
        given=laid(hunter("H1"), cards=(*SHIELDS, gun("Runner", has=("run-and-gun",)))),
        when=(Equip(who="H1", card="Wall"), Equip(who="H1", card="Dome", stored=True), Equip(who="H1", card="Runner")),
        then={
            at.shield_tokens: {"H1": {"s1": "YELLOW/ready", "s2": "RED/ready"}},
            read.card_tokens: {"Wall": ("s1", "s2"), "Dome": ("s3",), "Runner": ("w1",)},
        },
    ),
    "TB-107 typed late": Row(
        proves="TB-107 TB-002",
        given=game(hunter("H1", gear=("Wall", "Gate"))),
        stands={at.shield_tokens: {"H1": {}}},
        when=(shield("Wall", "green"), shield("Gate", "yellow")),
        then={at.shield_tokens: {"H1": {"s1": "GREEN/ready", "s2": "YELLOW/ready"}}},
    ),
    "TB-107 letters of stored weapons": Row(
        proves="TB-107 TB-259",
        given=laid(hunter("H1"), cards=guns("r1", "r2", has=("run-and-gun",))),
        when=(Equip(who="H1", card="r1", stored=True), Equip(who="H1", card="r2")),
        then={read.card_tokens: {"r1": ("w1",), "r2": ("w2",)}},
    ),
    "TB-113": Row(
        given=end_of_round(*WALL, cards=SHIELDS, then=(*SHOCKED, Afflict(model="H1", effect="shock", off=True))),
        stands={at.shield_tokens: {"H1": {"s1": "YELLOW/exhausted", "s2": "RED/exhausted"}}},
        when=((NOTHING, Verdict(how="none")),),
        then={at.game_round: 2, at.shield_tokens: {"H1": {"s1": "YELLOW/exhausted", "s2": "RED/exhausted"}}},
    ),
    "TB-113 respawn": Row(
        given=end_of_round(
            *WALL, cards=SHIELDS, then=(*SHOCKED, Fall(hunter="H1")), left=("H2", "H3", "H4"), holder="H2"
        ),
        stands={at.shield_tokens: {"H1": {"s1": "YELLOW/exhausted"}}},
        when=(NOTHING, Respawn(hunter="H1", zone="A")),
        happens=(Fact(ShieldsRecharged, who="H1"),),
        then={at.shield_tokens: {"H1": {"s1": "YELLOW/ready", "s2": "RED/ready"}}},
    ),
    "TB-114 discarded": Row(
        proves="TB-114 AMB-17",
        given=game(*WALL, cards=SHIELDS, then=SHOCKED),
        stands={at.shield_tokens: {"H1": {"s1": "YELLOW/exhausted", "s2": "RED/exhausted"}}},
        when=Discard(who="H1", card="Wall"),
        then={at.reminders: ("shield-spent",), at.equipped: {"H1": ()}},
    ),
    "TB-114 kept": Row(
        proves="TB-114 AMB-17",
        given=game(*WALL, cards=SHIELDS, then=(*SHOCKED, SetOption(name="spent-shield", value="keep"))),
        when=Discard(who="H1", card="Wall"),
        refused={1: No("TB-114", "shield-spent")},
    ),
    "TB-093 a slot that goes": Row(
        given=game(
            hunter("H1", gear=("Belt", "gun-1", "gun-2", "i1")),
            cards=(*CARDS, GearCard(name="Belt", kind="mod", gives=("weapon-slot+1",))),
        ),
        stands={at.equipped: {"H1": ("Belt", "gun-1", "gun-2", "i1")}},
        when=Discard(who="H1", card="Belt"),
        then={at.reminders: ("slots-over",), at.equipped: {"H1": ("gun-1", "gun-2", "i1")}},
    ),
    "TB-115": Row(
        given=laid(hunter("H1", skills={"melee": 1}), cards=(STRONG, *mods("m2", "m3"))),
        stands={at.skills: {"H1": {"melee": 1}}},
        when=(
            Equip(who="H1", card="Strong"),
            Equip(who="H1", card="m2"),
            Equip(who="H1", card="m3"),
            Equip(who="H1", card="m3", stored=True),
        ),
        refused={3: No("TB-093", "slots-full", "2 mod")},
        after={1: {at.skills: {"H1": {"melee": 2}, "H2": {"melee": 0}}}, 2: {at.skills: {"H1": {"melee": 3}}}},
        then={at.skills: {"H1": {"melee": 3}}},
    ),
    "TB-115 Exhausted": Row(
        proves="TB-115 TB-027",
        given=game(hunter("H1", gear=("Strong",)), cards=(STRONG,)),
        stands={at.skills: {"H1": {"melee": 1}}},
        when=Exhaust(who="H1", name="Strong"),
        then={at.skills: {"H1": {"melee": 0}}},
    ),
}


@each(CARD_DRAWS)
def test_cards_are_drawn(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(SLOTS)
def test_slots_and_the_inventory(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(CARRIED)
def test_what_is_carried(row: Row[Torgue]) -> None:
    prove(RULESET, row)
