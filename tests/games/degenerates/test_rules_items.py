"""Items, Allies and ammunition: carried, worn, handed over, used up."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Give
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.cards import AmmoLoaded, AmmoUnloaded, ItemLost, ItemStowed
from ledger.games.degenerates.moves.cards import Drop, Equip, Load, Spent, Stow
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Keep, LootDraw, LootRoll, Quick, Strike
from ledger.games.degenerates.moves.resting import Perform
from ledger.games.degenerates.moves.setup import Card, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    Moves,
    attacked,
    become,
    begun,
    foe,
    hero,
    hit,
    item,
    obtain,
    on_to_danger,
    recover,
    stand,
)
from tests.tables import Fact, No, Row, each, prove

OGRE = foe("Ogre", 4, 20, val=(3, 2))


def me(*cards: Any, **more: Any) -> Moves:
    """A on the map with these Items."""
    return (*begun(hero("A", **more), board=cards), *(obtain("A", each.name) for each in cards if each.kind == "item"))


def equip(name: str, who: str = "A") -> Equip:
    return Equip(who=who, item=name)


def worn(*cards: Card) -> Moves:
    """Items that A wears."""
    return (*cards, *(move for each in cards for move in (obtain("A", each.name), equip(each.name))))


def fights(*before: Any, stance: str = "assault", **more: Any) -> Moves:
    """A alone against an Ogre."""
    return (*begun(hero("A", **more)), *before, *attacked("A", OGRE), BeginFight(), stand("A", stance))


def quick(what: Any, name: str, **more: Any) -> Quick:
    return Quick(who="A", what=what, card=name, **more)


HELMET, CAP = item("Helmet", slot="head"), item("Cap", slot="head")
PLATE, VEST = item("Plate", slot="body", needs=("str7+",), gives=("arm+2",)), item("Vest", slot="body")
GLOVE, FIST = item("Glove", slot="gauntlet"), item("Fist", slot="gauntlet")
RING_NAMES = ("Ring 1", "Ring 2", "Ring 3")
SEVENS = dict.fromkeys(("agi", "con", "mag", "mrl", "per", "str"), 7)
RINGS = tuple(item(name, slot="jewelry") for name in RING_NAMES)
SWORD, KNIFE = item("Sword", slot="1h", attack="str"), item("Knife", slot="1h", attack="agi")
SHIELD, TORCH = item("Shield", slot="lh", shield=True), item("Torch", slot="lh")
AXE = item("Axe", slot="2h", attack="str")
PISTOL = item("Pistol", slot="1h", attack="per", reach="range", uses="shot")
SHOT, BALL = item("Iron Shot", slot="ammo", uses="shot"), item("Lead Ball", slot="ammo", uses="shot")
ARROW = item("Arrow", slot="ammo", uses="arrow")
BELL, ANVIL, TRUNK = (item(name, heavy=True) for name in ("Bell", "Anvil", "Trunk"))

WEARING: dict[str, Row[Degenerates]] = {
    "DD-286 a Class does nothing by itself": Row(
        given=me(item("Relic", slot="jewelry", classes=("holy",))),
        when=equip("Relic"),
        then={at.worn: {"A": ("Relic",)}, at.attributes: {"A": SEVENS}, at.armor: {"A": 0}},
    ),
    "DD-287 an Item whose requirement is unmet is carried, not worn": Row(
        given=me(PLATE, str=6),
        when=equip("Plate"),
        refused={1: No("DD-287", "requirement-unmet")},
        then={at.items: {"A": ("Plate",)}, at.worn: {"A": ()}, at.armor: {"A": 0}},
    ),
    "DD-287 in a fight worn armor works on, and comes off at its end": Row(
        given=fights(*worn(PLATE)),
        when=(become("A", "weakened"), (Strike(who="A", foe="Ogre", damage=20), LootRoll(who="A", die=("6",)))),
        after={1: {at.armor: {"A": 2}, at.worn: {"A": ("Plate",)}}},
        then={at.worn: {"A": ()}, at.items: {"A": ("Plate",)}, at.armor: {"A": 0}},
        happens=(Fact(ItemStowed, who="A", item="Plate"),),
    ),
    "DD-288 a Weakness is ignored while its requirement is unmet": Row(
        given=(*begun(hero("A", agi=7)), Weakness(who="A", name="Clumsy", gives=("per-1",))),
        stands={at.attributes: {"A": {"per": 6}}},
        when=worn(item("Boots", slot="jewelry", gives=("agi+1",))),
        then={at.weaknesses: {"A": ("Clumsy",)}, at.attributes: {"A": {"per": 7}}},
    ),
    **{
        f"DD-289 {needs} {'serve' if fits else 'do not serve'} a Cautious one Outside": Row(
            given=(*begun(hero("A"), stance="cautious"), item("Idol", needs=needs), obtain("A", "Idol"), recover("A")),
            when=Perform(who="A", card="Idol"),
            refused={} if fits else {1: No("DD-289", "requirement-unmet")},
            then={at.rested: {"A": ("recover", "perform Idol") if fits else ("recover",)}},
        )
        for needs, fits in (
            (("camp",), True),
            (("town",), False),
            (("inside/outside",), True),
            (("outside", "bold"), False),
            (("outside", "cautious"), True),
        )
    },
    "DD-290 a found Item is worn at once, or goes to somebody there": Row(
        given=(
            *(*begun(hero("A", con=8), hero("B")), *attacked("AB", OGRE, foe("Troll", 4, 9, val=(3, 0))), BeginFight()),
            *(Strike(who="A", foe="Ogre", damage=20), Strike(who="B", foe="Troll", damage=9)),
            *(LootRoll(who=who, die=("1",)) for who in "AB"),
            LootDraw(who="A", card="Cap", kind="item", slot="head"),
            LootDraw(who="B", card="Rope", kind="item"),
        ),
        when=(Keep(who="A", card="Cap", on=True), Keep(who="B", card="Rope", to="A")),
        then={at.items: {"A": ("Cap", "Rope"), "B": ()}, at.worn: {"A": ("Cap",)}},
    ),
    "DD-291 one Head, one Body, one Gauntlet, any Jewelry": Row(
        given=me(HELMET, CAP, PLATE, VEST, GLOVE, FIST, *RINGS),
        when=tuple(equip(name) for name in ("Helmet", "Cap", "Plate", "Vest", "Glove", "Fist", *RING_NAMES)),
        refused=dict.fromkeys((2, 4, 6), No("DD-291", "slot-full")),
        then={at.worn: {"A": ("Glove", "Helmet", "Plate", *RING_NAMES)}},
    ),
    **{
        f"DD-291 {' and '.join(names)} {'fit' if fits else 'do not fit'} two hands": Row(
            given=me(SWORD, KNIFE, SHIELD, TORCH, AXE),
            when=tuple(equip(name) for name in names),
            refused={} if fits else {len(names): No("DD-291", "hands-full")},
            then={at.worn: {"A": names if fits else names[:-1]}},
        )
        for names, fits in (
            (("Knife", "Sword"), True),
            (("Shield", "Sword"), True),
            (("Shield", "Torch"), False),
            (("Axe", "Knife"), False),
            (("Axe", "Shield"), False),
            (("Knife", "Shield", "Sword"), False),
        )
    },
    "DD-291 Body Items are not changed in a fight": Row(
        given=fights(*worn(VEST), PLATE, obtain("A", "Plate")),
        when=(Stow(who="A", item="Vest"), quick("stow", "Vest"), quick("equip", "Plate")),
        refused=dict.fromkeys((1, 2, 3), No("DD-291", "body-in-fight")),
        then={at.worn: {"A": ("Vest",)}},
    ),
    "DD-292 on the map freely, later not": Row(
        given=(*me(HELMET), equip("Helmet"), *on_to_danger("A")),
        when=Stow(who="A", item="Helmet"),
        refused={1: No("DD-292", "phase-wrong")},
        then={at.worn: {"A": ("Helmet",)}},
    ),
    "DD-292 in a fight hand Items at the start of the turn, others by a Quick Action": Row(
        given=fights(*worn(SWORD, HELMET), KNIFE, obtain("A", "Knife")),
        when=(
            (Stow(who="A", item="Sword"), equip("Knife")),
            Stow(who="A", item="Helmet"),
            quick("stow", "Helmet"),
            quick("equip", "Helmet"),
        ),
        refused={2: No("DD-292", "quick-needed"), 4: No("DD-247", "quick-used")},
        then={at.worn: {"A": ("Knife",)}},
    ),
    "DD-291 two alike are two: each goes on and comes off": Row(
        given=(*me(KNIFE), obtain("A", "Knife")),
        when=(equip("Knife"), equip("Knife"), equip("Knife"), Stow(who="A", item="Knife"), become("A", "weakened")),
        after={2: {at.worn: {"A": ("Knife", "Knife")}}},
        refused={3: No("DD-291", "item-worn")},
        then={at.worn: {"A": ("Knife",)}},
    ),
    "DD-287 of two alike the worn one comes off": Row(
        given=(*me(PLATE), obtain("A", "Plate"), equip("Plate"), Drop(who="A", card="Plate"), obtain("A", "Plate")),
        when=(equip("Plate"), become("A", "weakened")),
        then={at.worn: {"A": ()}},
        happens=(Fact(ItemStowed, item="Plate"),),
    ),
    "DD-292 one Quick Action takes an Item off and puts the next one on": Row(
        given=fights(*worn(HELMET), CAP, obtain("A", "Cap")),
        when=(quick("equip", "Helmet"), quick("stow", "Cap"), quick("equip", "Cap"), quick("equip", "Helmet")),
        refused={1: No("DD-291", "item-worn"), 2: No("DD-292", "item-stowed"), 4: No("DD-247", "quick-used")},
        then={at.worn: {"A": ("Cap",)}},
    ),
    "DD-292 where two could come off, one is named": Row(
        given=fights(*worn(SWORD, SHIELD, HELMET), TORCH, obtain("A", "Torch")),
        when=(
            quick("equip", "Torch"),
            quick("equip", "Torch", off="Helmet"),
            quick("equip", "Torch", off="Shield"),
        ),
        refused={1: No("DD-291", "hands-full"), 2: No("DD-291", "slot-full")},
        then={at.worn: {"A": ("Helmet", "Sword", "Torch")}},
    ),
    "DD-292 where an Item is worn is asked before the Quick Action is used": Row(
        given=fights(item("Rag"), obtain("A", "Rag")),
        when=(quick("equip", "Rag"), quick("equip", "Rag", slot="head")),
        asked={1: "slot"},
        then={at.worn: {"A": ("Rag",)}},
    ),
    "DD-293 two Heavy Items, worn or not": Row(
        given=(*begun(hero("A"), hero("B"), board=(BELL, ANVIL, TRUNK)), obtain("A", "Bell"), obtain("A", "Anvil")),
        when=(
            obtain("A", "Trunk"),
            (Give(who="A", thing="Bell", to="B"), obtain("A", "Trunk")),
            Give(who="B", thing="Bell", to="A"),
            (Drop(who="A", card="Anvil"), Give(who="B", thing="Bell", to="A")),
        ),
        refused={1: No("DD-293", "heavy-full"), 3: No("DD-293", "heavy-full")},
        then={at.items: {"A": ("Bell", "Trunk"), "B": ()}, at.discarded: {"loot": ("Anvil",)}},
    ),
}

AMMO: dict[str, Row[Degenerates]] = {
    "DD-294 one card of its type in an Item, loaded on the map": Row(
        given=(*me(PISTOL, SHOT, BALL, ARROW), equip("Pistol")),
        when=(
            Load(who="A", ammo="Arrow", into="Pistol"),
            Load(who="A", ammo="Iron Shot", into="Pistol"),
            Load(who="A", ammo="Lead Ball", into="Pistol"),
        ),
        refused={1: No("DD-322", "ammo-wrong"), 3: No("DD-294", "ammo-second")},
        then={at.loaded: {"A": {"Pistol": "Iron Shot"}}},
    ),
    "DD-294 a card that is loaded elsewhere leaves there": Row(
        given=(
            *me(PISTOL, SHOT, item("Musket", slot="2h", uses="shot")),
            Load(who="A", ammo="Iron Shot", into="Pistol"),
        ),
        when=Load(who="A", ammo="Iron Shot", into="Musket"),
        then={at.loaded: {"A": {"Musket": "Iron Shot"}}},
        happens=(Fact(AmmoUnloaded, item="Pistol"), Fact(AmmoLoaded, item="Musket")),
    ),
    "DD-294 in a fight by a Quick Action": Row(
        given=fights(*worn(PISTOL), SHOT, obtain("A", "Iron Shot")),
        when=(Load(who="A", ammo="Iron Shot", into="Pistol"), quick("load", "Iron Shot", into="Pistol")),
        refused={1: No("DD-294", "quick-needed")},
        then={at.loaded: {"A": {"Pistol": "Iron Shot"}}},
    ),
    "DD-321 used up, it leaves the weapon, which works on (AMB-59)": Row(
        given=fights(*worn(PISTOL), SHOT, obtain("A", "Iron Shot"), Load(who="A", ammo="Iron Shot", into="Pistol")),
        when=(Spent(who="A", ammo="Iron Shot"), hit("A", "", "3 2", "1 1", "1", using="Pistol")),
        then={
            at.loaded: {"A": {}},
            at.items: {"A": ("Pistol",)},
            at.discarded: {"loot": ("Iron Shot",)},
            fight.foes: {"Ogre": 3},
        },
        happens=(Fact(ItemLost, who="A", item="Iron Shot"),),
    ),
    "DD-322 alone it does nothing": Row(
        given=fights(SHOT, obtain("A", "Iron Shot")),
        when=hit("A", "", "3 2", "1 1", "1", using="Iron Shot", attribute="per"),
        refused={1: No("DD-322", "ammo-alone")},
        then={fight.foes: {"Ogre": 0}},
    ),
    "DD-295 Items pass freely on the map, to somebody in the space": Row(
        given=(*begun(hero("A"), hero("B"), board=(HELMET,)), obtain("A", "Helmet"), equip("Helmet")),
        when=Give(who="A", thing="Helmet", to="B"),
        then={at.items: {"A": (), "B": ("Helmet",)}, at.worn: {"B": ()}},
    ),
    "DD-295 not in the Danger Phase": Row(
        given=(*begun(hero("A"), hero("B"), board=(HELMET,)), obtain("A", "Helmet"), *on_to_danger("AB")),
        when=Give(who="A", thing="Helmet", to="B"),
        refused={1: No("DD-295", "phase-wrong")},
        then={at.items: {"A": ("Helmet",)}},
    ),
    "DD-295 in a fight one unequipped Item, by a Quick Action": Row(
        given=(
            *begun(hero("A", con=8), hero("B"), board=(HELMET, CAP)),
            *(obtain("A", "Helmet"), obtain("A", "Cap"), equip("Helmet"), *attacked("AB", OGRE), BeginFight()),
            stand("A", "guard"),
        ),
        when=(
            Give(who="A", thing="Cap", to="B"),
            quick("exchange", "Helmet", to="B"),
            quick("exchange", "Cap", to="B"),
        ),
        refused={1: No("DD-295", "quick-needed"), 2: No("DD-295", "item-worn")},
        then={at.items: {"A": ("Helmet",), "B": ("Cap",)}},
    ),
    "DD-323 Allies are handed over and dismissed on the map": Row(
        given=(*begun(hero("A"), hero("B")), *(obtain("A", name, "ally") for name in ("Hound", "Page"))),
        when=(Give(who="A", thing="Hound", to="B"), Drop(who="A", card="Page")),
        then={at.allies: {"A": (), "B": ("Hound",)}, at.discarded: {"loot": ("Page",)}},
    ),
    "DD-323 in a fight only by the Quick Action": Row(
        given=(
            *begun(hero("A", con=8), hero("B")),
            *(obtain("A", "Hound", "ally"), *attacked("AB", OGRE), BeginFight(), stand("A", "guard")),
        ),
        when=(
            Drop(who="A", card="Hound"),
            Give(who="A", thing="Hound", to="B"),
            quick("exchange", "Hound", to="B"),
        ),
        refused={1: No("DD-323", "quick-needed"), 2: No("DD-295", "quick-needed")},
        then={at.allies: {"A": (), "B": ("Hound",)}},
    ),
}


@each(WEARING | AMMO)
def test_items(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
