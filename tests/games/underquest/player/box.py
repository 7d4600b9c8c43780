"""Cards that the player knows, as if they lay in its box."""

from __future__ import annotations

from typing import get_args

from ledger.core.model import Move
from ledger.games.underquest.content.rows import Magic, Token
from ledger.games.underquest.moves.cards import (
    AbominationCard,
    ClassCard,
    CompanionCard,
    EncounterCard,
    EnemyCard,
    FamiliarCard,
    IncantationCard,
    IngredientCard,
    ItemCard,
    RaceCard,
    ScourgeCard,
    SkillCard,
    TrinketCard,
)

TOKENS: tuple[Token, ...] = get_args(Token)
MAGIC: tuple[Magic | None, ...] = (None, None, *get_args(Magic))
DUNGEON = (
    *("Altar", "Archangel", "Campsite", "Exalted Foe", "False Idol", "Merchant", "Ambush", "Clearing", "Labyrinth"),
    *("Mushroom Cave", "Skirmish", "Treasure Chest", "Skirmish", "Ambush", "Clearing", "Clearing", "Campsite"),
)
"""Dungeon cards; those that bring most are there several times."""
RACES = (
    RaceCard(name="Cerdorin", health=10, grit=5, agility=2, brawn=2, mind=1, carries="Fur Cloak", back="Knight"),
    RaceCard(name="Gnome", health=9, grit=6, agility=2, brawn=1, mind=2, carries="Knife", gives=("encumbrance+2",)),
)
CLASSES = (
    ClassCard(name="Bastion", health=5, grit=2, icons=((1, 2), (2, 5), (3, 8)), skill="Shield Wall"),
    ClassCard(name="Knight", health=6, grit=1, icons=((1, 1), (2, 4), (4, 9)), skill="Nimble"),
)
FAMILIARS = (
    FamiliarCard(name="Moon Rabbit", health=2, grit=1, raises="agility", way="up", does=("grit+1",)),
    FamiliarCard(name="Barn Owl", health=2, grit=1, raises="mind", way="down", does=("curses-1",), bonus="trinket"),
    FamiliarCard(name="Toad", health=3, grit=1, raises="brawn", bonus="treasure"),
)
TRAPPINGS = (
    ItemCard(name="Fur Cloak", deck="trapping", weight=2, slot="BD", cost=3),
    ItemCard(name="Hatchet", deck="trapping", weight=1, slot="PH", cost=2, uses="brawn", bonus=1),
    ItemCard(name="Dagger", deck="trapping", weight=1, slot="OH", cost=2, uses="agility", dagger=True),
    ItemCard(name="Knife", deck="trapping", weight=0, slot="PH", cost=1, uses="agility", dagger=True),
    ItemCard(name="Bitter Remedy", deck="trapping", weight=1, cost=2, use="free", does=("health+3",)),
    ItemCard(name="Black Powder", deck="trapping", weight=1, cost=3, use="attack", deals=("fire+3",)),
)
TREASURES = (
    ItemCard(name="Ring", deck="treasure", weight=0, slot="AS", cost=4, gives=("defence+1",)),
    ItemCard(name="Great Axe", deck="treasure", weight=3, slot="2H", cost=6, uses="brawn", bonus=3, deals=("ice+1",)),
    ItemCard(name="Helm", deck="treasure", weight=1, slot="HD", cost=3, gives=("health-cap+2",)),
    ItemCard(name="Holy Mace", deck="treasure", weight=2, slot="PH", uses="brawn", bonus=1, needs="positive"),
)
HAZARDS = (
    ItemCard(name="Dart Trap", deck="treasure", hazard="trap"),
    ItemCard(name="Mimic", deck="treasure", hazard="mimic"),
)
REWARDS = (
    ItemCard(name="Ice Wand", deck="reward", weight=1, slot="PH", uses="mind", deals=("ice+2",)),
    ItemCard(name="Fire Wand", deck="reward", weight=1, slot="PH", uses="mind", deals=("fire+2",)),
)
ITEMS = (*TRAPPINGS, *TREASURES, *REWARDS)
INGREDIENTS = (
    IngredientCard(name="Dusk Beetle", difficulty=2, rows=("heart:2", "star:1"), risk=("poison+1",)),
    IngredientCard(name="Fresh Blood", difficulty=3, rows=("heart:1", "drop:2"), reward=("gold+1",)),
    IngredientCard(name="Human Bone", rows=("cross:1", "star:2"), risk=("curses+1",), reward=("xp+1",)),
    IngredientCard(name="Ghost Cap", difficulty=1, rows=("mushroom:1", "-"), risk=("health-1",)),
)
TRINKETS = (
    TrinketCard(name="Loose Pearls", worth=2),
    TrinketCard(name="Amethyst", worth=1),
    TrinketCard(name="Raw Amber", worth=1),
    TrinketCard(name="Wand Shaft", worth=1),
    TrinketCard(name="Marbles", worth=1, set_worth=2),
)
LEFT_OVER = ("Forgotten Note", "Jade", "Bell")
SKILLS = (
    SkillCard(name="Nimble", stat="agility"),
    SkillCard(name="Counterstrike", stat="agility"),
    SkillCard(name="Wizardry", stat="mind"),
    SkillCard(name="Fire Magic", stat="mind"),
    SkillCard(name="Rage", stat="brawn", gives=("damage+1",)),
    SkillCard(name="Shield Wall", stat="brawn", gives=("defence+1",)),
)
SPELLS = (
    IncantationCard(name="Faith", level=1, school="holy"),
    IncantationCard(name="Spark", level=1, school="fire"),
    IncantationCard(name="Frost", level=2, school="ice"),
    IncantationCard(name="Glow", level=1),
)
COMPANIONS = (
    CompanionCard(name="Borko", morale=3, damage=2, defence=1, encumbrance=4),
    CompanionCard(name="Pigman", morale=2, damage=1, price=("ingredients+1",), loses="Altar"),
    CompanionCard(name="Old Hound", morale=4, defence=1, price=("rations+1",)),
)
ENEMIES = (
    EnemyCard(name="Orc", health=6, defence=1, initiative=5, xp=2, treasure="A"),
    EnemyCard(name="Skeleton", health=4, damage=1, defence=0, initiative=4, xp=1, immune=("ice",), treasure="B"),
    EnemyCard(name="Bog Troll", health=9, damage=3, defence=2, initiative=6, xp=3, on_hit=("poison+1",)),
    EnemyCard(name="Witch", health=5, damage=2, initiative=7, xp=2, check="mind", on_hit=("curses+1",)),
    EnemyCard(name="Bandit", health=5, damage=2, initiative=6, xp=1, bribe=("gold+2",)),
    EnemyCard(name="Wisp", health=3, damage=1, defence=0, initiative=8, xp=1),
)
MIMICS = (EnemyCard(name="Mimic", health=6, damage=2, defence=1, initiative=4, xp=2),)
BOSSES = (
    EnemyCard(name="Warden", health=6, damage=1, defence=0, initiative=4, xp=3),
    EnemyCard(name="Lich", health=8, damage=2, defence=1, initiative=5, weakness=("holy",)),
)
ABOMINATIONS = (
    AbominationCard(name="Stout"),
    AbominationCard(name="Raging", side="prefix", damage=1, initiative=1),
    AbominationCard(name="Blessed", side="suffix", defence=1, immune=("holy",), loot=("gold+1",)),
    AbominationCard(name="Sainted", side="suffix", health=2, on_hit=("poison+1",), loot=("xp+1",)),
)
SCOURGES = (
    ScourgeCard(name="Frailty", gives=("encumbrance-3",)),
    ScourgeCard(name="Palsy", gives=("agility-1",)),
    ScourgeCard(name="Gloom"),
    ScourgeCard(name="Rot", gives=("health-cap-2",)),
)
ENCOUNTERS = (
    EncounterCard(name="Old Well", may=True),
    EncounterCard(name="Sortab"),
    EncounterCard(name="Beggar", may=True),
    EncounterCard(name="All Seeing Eye"),
    EncounterCard(name="Lost Child"),
)
QUESTS = ("A Cold Trail", "The Bridge", "Old Debts", "Into the Deep", "The Seal", "The Last Door")
TAUGHT: tuple[Move, ...] = (
    *ITEMS,
    *HAZARDS,
    *INGREDIENTS,
    *TRINKETS,
    *SKILLS,
    *SPELLS,
    *COMPANIONS,
    *ENEMIES,
    *MIMICS,
    *BOSSES,
    *ABOMINATIONS,
    *SCOURGES,
    *ENCOUNTERS,
)
"""What cards print, one line each."""
