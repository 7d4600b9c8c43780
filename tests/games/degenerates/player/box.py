"""Names and prints that the player knows, as if they lay in its box."""

from __future__ import annotations

from typing import Literal, get_args

from ledger.games.degenerates.moves.setup import Card, MonsterCard, Way
from ledger.games.degenerates.moves.words import ConditionName, CounterName, RegionName, TraitName
from ledger.games.degenerates.state.cards import Attribute

START = "Crossroads"
STARTS = (START, "Pigskin Port", "Holy Order")
"""Where missions begin: in the wilds, in a Town, and where the Law is."""
WAYS = (
    Way(kind="road", one=START, other="Pigskin Port", territory="Fields"),
    Way(kind="road", one=START, other="Holy Order", territory="Witchwood"),
    Way(kind="path", one=START, other="Hell Pit", territory="Wasteland"),
    Way(kind="path", one="Holy Order", other="The Windmill", territory="Foothills"),
    Way(kind="touch", one=START, other="Graveyard"),
    Way(kind="touch", one="Graveyard", other="Dusk Falls"),
    Way(kind="touch", one="Pigskin Port", other="The Watchtower"),
)
"""Ways that only the board shows; those that the rulebook names are there from the start."""
NEAR = (START, "Pigskin Port", "Holy Order", "Hell Pit", "The Windmill", "Graveyard", "Dusk Falls", "East Bridge")
"""Locations where most of the play goes on."""
TRAITS: dict[str, tuple[TraitName, ...]] = {
    START: ("outside", "law"),
    "Pigskin Port": ("outside", "settlement", "law"),
    "East Bridge": ("outside", "settlement"),
    "The Watchtower": ("inside", "settlement"),
    "Holy Order": ("outside", "settlement", "law"),
    "Hell Pit": ("inside", "perilous"),
    "Dusk Falls": ("outside", "woodland"),
}
BOONS: tuple[Literal["item", "gold", "xp", "luck"], ...] = ("item", "gold", "xp", "luck")
QUICK: tuple[Literal["equip", "stow", "load", "unload", "exchange", "card"], ...] = (
    *("equip", "stow", "load"),
    *("unload", "exchange", "card"),
)
TESTED: tuple[Attribute | None, ...] = ("mrl", None)
"""What a card asks for: a Test, or none."""
REGIONS: tuple[RegionName, ...] = get_args(RegionName)
COUNTERS: tuple[CounterName, ...] = get_args(CounterName)
CONDITIONS: tuple[ConditionName, ...] = get_args(ConditionName)
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
MISSIONS = ("On The Run", "Spread the Blight", "Start a War", "Loot & Pillage", "Hunt the Witch Cult")
OMENS = (
    "Foothills",
    "Fields",
    "Hell Pit",
    "Holy Order",
    "Reshuffle",
    "Your current space",
    "Each space with a Voidgate",
)
"""Danger cards that the rulebook names."""
DOOMS = ("Bubbling Death", "Black Rain", "Plague Wind", "Red Moon", "The Long Night")
SIGNS = ("Eclipse", "Comet", "Blood Sun")
ENCOUNTERS = ("Organ Grinder", "Old Hermit", "Rat Catcher", "Caravan", "Game of Cards")
FIGHTERS = ("Rat Catcher", "Old Hermit")
"""Encounters that may be fought."""

MONSTERS = (
    MonsterCard(name="Megarat", val=(2, 0), aim="high", target="con", att=3, hp=3, can=("horde:vermin", "venom")),
    MonsterCard(
        name="Ogre", val=(3, 2), aim="high", target="str", arm=1, att=5, hp=6, can=("fury:1", "dimwit", "acidic")
    ),
    MonsterCard(name="Wisp", val=(2, 1), aim="low", target="mag", att=2, hp=2, can=("ghostly", "curse", "evade")),
    MonsterCard(name="Cutpurse", val=(2, 2), aim="high", target="per", att=3, hp=3, can=("thief", "skirmish")),
    MonsterCard(name="Shaman", val=(2, 1), aim="none", hp=4, can=("summon", "gas", "annoy"), classes=("witch",)),
    MonsterCard(name="Drummer", val=(1, 1), aim="all", att=2, hp=3, can=("rally", "fear", "taunt", "dimwit")),
    MonsterCard(name="Slug", val=(1, 0), aim="low", target="agi", att=2, hp=5, can=("acidic", "slime", "explode:2")),
    MonsterCard(name="Ghoul", val=(4, 0), aim="low", target="con", att=4, hp=5, can=("pain", "drain:1", "infect")),
    MonsterCard(name="Gorgon", val=(6, 3), aim="high", target="mrl", arm=2, att=5, hp=7, can=("petrify", "acidic")),
)
LAW = (
    MonsterCard(name="Constable", val=(1, 1), aim="high", target="agi", att=3, hp=4, can=("ambush", "pursue")),
    MonsterCard(name="Marshal", val=(2, 2), aim="high", target="str", arm=1, att=5, hp=5, can=("skirmish",)),
)
EPICS = (
    MonsterCard(name="Lord Scrott", val=(4, 4), aim="high", target="str", att=6, hp=9, lairs=("highlands", "badlands")),
    MonsterCard(name="Rat Queen", val=(3, 2), aim="low", target="con", att=4, hp=7, lairs=("lowlands", "wetlands")),
    MonsterCard(name="High Judge", val=(4, 2), aim="high", target="mrl", att=5, hp=8, lairs=("law", "lowlands")),
)
ITEMS = (
    Card(name="Helmet", kind="item", price=3, slot="head", gives=("arm+1",)),
    Card(name="Studded Vest", kind="item", price=5, slot="body", heavy=True),
    Card(name="Axe", kind="item", price=4, slot="1h", attack="str", reach="melee"),
    Card(name="Iron Shield", kind="item", price=4, slot="lh", shield=True, heavy=True, gives=("agi-1", "arm+1")),
    Card(name="Light Pistol", kind="item", price=6, slot="1h", attack="per", reach="range", uses="shot"),
    Card(name="Iron Shot", kind="item", price=1, slot="ammo", uses="shot"),
    Card(name="Great Maul", kind="item", price=7, slot="2h", heavy=True, attack="str", needs=("str6+",)),
    Card(name="Amulet", kind="item", price=2, slot="jewelry", gives=("mag+1",)),
    Card(name="Mystery Meat", kind="item", price=1),
    Card(name="Stage Coach Ticket", kind="item", price=2),
    Card(name="Goblin Jar", kind="item", price=2, lootonly=True),
)
FINDS = (
    *ITEMS,
    *(Card(name=name, kind="ally", price=5) for name in ("Dog", "Guide")),
    Card(name="Hot Bath", kind="service", price=1),
    Card(name="Windfall", kind="event"),
    Card(name="Plague", kind="disease"),
    Card(name="Mimic", kind="monster"),
)
"""Cards of the Loot deck."""
MIMIC = MonsterCard(name="Mimic", val=(1, 2), aim="high", target="per", att=3, hp=3)
SKILLS = (
    Card(name="Track", kind="skill", cost=2, mastery=3),
    Card(name="Fieldcraft", kind="skill", cost=1, mastery=2),
    Card(name="War Cry", kind="skill", cost=3, attack="mrl", gives=("str+1",)),
    Card(name="Claws", kind="skill", cost=2, attack="agi", reach="melee", gives=("power+1",)),
)
WEAKNESSES = ("Clumsy", "Scratcher", "Flashbacks", "Brüttelburg's Most Wanted", "Greedy")
TRIUMPHS = ("Kingslayer", "Saint's Friend")
KEEPERS = ("Hinterlander", "Void Witch", "Corpse Burner", "Bloodsport Brawler", "Mercenary Alchemist", "Bog Conjurer")
"""Characters."""
