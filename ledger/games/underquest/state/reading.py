"""Cards as they are known: what the table typed, over what the rulebook prints."""

from __future__ import annotations

from ledger.games.underquest import content
from ledger.games.underquest.state import cards as read
from ledger.games.underquest.state.game import UnderQuest


def race(state: UnderQuest, name: str) -> read.RaceRead:
    """A race."""
    return state.lore.races.get(name, read.RaceRead(name=name))


def class_(state: UnderQuest, name: str) -> read.ClassRead:
    """A class."""
    return state.lore.classes.get(name, read.ClassRead(name=name))


def familiar(state: UnderQuest, name: str) -> read.FamiliarRead:
    """A familiar."""
    found, row = state.lore.familiars.get(name, read.FamiliarRead(name=name)), content.familiar(name)
    return found.but(bonus=found.bonus or row.bonus) if row else found


def item(state: UnderQuest, name: str) -> read.ItemRead:
    """An item."""
    found, row = state.lore.items.get(name, read.ItemRead(name=name)), content.item(name)
    if row is None:
        return found
    return found.but(
        deck=found.deck or row.deck,
        uses=found.uses or row.uses,
        bonus=found.bonus or row.bonus,
        use=found.use or row.use,
        gives=found.gives or row.gives,
    )


def ingredient(state: UnderQuest, name: str) -> read.IngredientRead:
    """An ingredient."""
    found, row = state.lore.ingredients.get(name, read.IngredientRead(name=name)), content.ingredient(name)
    return found.but(difficulty=row.difficulty) if row and found.difficulty is None else found


def trinket(state: UnderQuest, name: str) -> read.TrinketRead:
    """A trinket."""
    found, row = state.lore.trinkets.get(name, read.TrinketRead(name=name)), content.trinket(name)
    if row is None:
        return found
    return found.but(worth=row.worth if found.worth is None else found.worth, grit=found.grit or row.grit)


def skill(state: UnderQuest, name: str) -> read.SkillRead:
    """A skill."""
    found, row = state.lore.skills.get(name, read.SkillRead(name=name)), content.skill(name)
    return found.but(requires=found.requires or row.requires, gives=found.gives or row.gives) if row else found


def incantation(state: UnderQuest, name: str) -> read.IncantationRead:
    """An incantation."""
    return state.lore.incantations.get(name, read.IncantationRead(name=name))


def companion(state: UnderQuest, name: str) -> read.CompanionRead:
    """A companion."""
    found, row = state.lore.companions.get(name, read.CompanionRead(name=name)), content.companion(name)
    return found.but(loses=found.loses or row.loses, price=found.price or row.price) if row else found


def enemy(state: UnderQuest, name: str) -> read.EnemyRead:
    """An enemy or boss."""
    found, row = state.lore.enemies.get(name, read.EnemyRead(name=name)), content.enemy(name)
    if row is None:
        return found
    return found.but(
        damage=row.damage if found.damage is None else found.damage,
        weakness=found.weakness or row.weakness,
        after_miss=found.after_miss or row.after_miss,
        bribe=found.bribe or row.bribe,
    )


def untold(card: read.AbominationRead) -> bool:
    """Whether nobody typed what an abomination adds: its side may be known, for it was drawn."""
    return card == read.AbominationRead(name=card.name, side=card.side)


def mute(card: read.FamiliarRead) -> bool:
    """Whether nobody typed when a familiar answers, or what it does then."""
    return card.way is None or not (card.effect or card.text)


def unread(card: read.CompanionRead | read.ScourgeRead | read.ItemRead) -> bool:
    """Whether nobody typed what a card that lies before the adventurer changes, or what it says."""
    if isinstance(card, read.ScourgeRead):
        return not (card.gives or card.text)
    if isinstance(card, read.ItemRead):
        arms = card.uses or card.bonus or card.deals or card.gives
        return not (arms or card.effect or card.use or card.dagger or card.weak or card.text)
    return not (card.damage or card.defence or card.encumbrance or card.text)


def speechless(card: read.SkillRead) -> bool:
    """Whether nobody typed what a skill does; Wizardry and the schools bring incantations, and that is all."""
    own = (content.cards().wizardry, *content.schools())
    return not (card.gives or card.text or card.name in own)


def unarmed(state: UnderQuest, name: str) -> bool:
    """Whether nobody typed anything of an item, not even that it is no weapon."""
    card = item(state, name)
    return unread(card) and not card.unarmed


def abomination(state: UnderQuest, name: str) -> read.AbominationRead:
    """One side of an abomination."""
    row = next((each for each in content.cards().abominations if each.name == name), None)
    found = state.lore.abominations.get(name, read.AbominationRead(name=name))
    if row is None:
        return found
    return found.but(
        side=found.side or row.side,
        dice=found.dice or row.dice,
        initiative=found.initiative or row.initiative,
        loot=found.loot or row.loot,
    )


def scourge(state: UnderQuest, name: str) -> read.ScourgeRead:
    """A scourge."""
    return state.lore.scourges.get(name, read.ScourgeRead(name=name))


def encounter(state: UnderQuest, name: str) -> read.EncounterRead:
    """An encounter."""
    return state.lore.encounters.get(name, read.EncounterRead(name=name))
