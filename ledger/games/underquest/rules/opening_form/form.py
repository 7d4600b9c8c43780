"""The record sheets as a file: the campaign, the adventurer, and what the cards before it print."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from ledger.core.fields import Between
from ledger.core.frozen import Frozen, Roster
from ledger.games.underquest.content.rows import Deck, Slot, Stat, Token

Stage: TypeAlias = Literal["creation", "shop", "between", "won", "inn"]
Count: TypeAlias = Annotated[int, Between(low=0, high=9999)]


class CampaignForm(Frozen):
    """The campaign, the dungeon and the open quest card."""

    stage: Annotated[Stage, "where you stopped: creation, shop, between (turns), won or inn"] = "shop"
    adventure: Annotated[int, Between(low=1, high=999), "which adventure it is"] = 1
    level: Annotated[int, Between(low=1, high=5), "level of the dungeon"] = 1
    turns: Annotated[int, Between(low=0, high=9), "turns of the level that are done"] = 0
    seams: Annotated[int, Between(low=0, high=8), "tokens that the tableau of the level gave"] = 0
    tableau: Annotated[tuple[str, ...], "cards from left to right, like Altar=nature/mystic"] = ()
    phase: Annotated[int, Between(low=1, high=7), "phase of the quest; 7 once all are resolved"] = 1
    quest: Annotated[str, "title of the open quest card"] = ""
    cost: Annotated[Roster[str, int], "tokens that it asks for"] = Roster()
    swaps: Annotated[tuple[str, ...], "what may stand for a token, like mystic:2:ingredients"] = ()
    text: Annotated[str, "what it says, in one word"] = ""
    paid: Annotated[bool, "whether it is paid and its lower part open"] = False
    titles: Annotated[tuple[str, ...], "quest cards that were turned up, like 1=A Cold Trail"] = ()
    reward: Annotated[bool, "whether the reward of a victory is still open"] = False
    played: Annotated[tuple[str, ...], "adventures that are over, like 1=won=Warden=3=4: level, turn"] = ()


class AdventurerForm(Frozen):
    """The adventurer."""

    race: Annotated[str, "its race"] = ""
    class_: Annotated[str, "its class"] = ""
    familiar: Annotated[str, "its familiar"] = ""
    proficiency: Annotated[Stat | None, "the stat it is proficient in"] = None
    health: Annotated[Count, "health"] = 0
    health_start: Annotated[Count, "starting health"] = 0
    grit: Annotated[Count, "grit"] = 0
    grit_start: Annotated[Count, "starting grit"] = 0
    poison: Annotated[Count, "poison"] = 0
    curses: Annotated[Count, "curses"] = 0
    morality: Annotated[int, Between(low=-9999, high=9999), "morality; 0 is neutral"] = 0
    xp: Annotated[Count, "experience"] = 0
    gold: Annotated[Count, "gold"] = 0
    rations: Annotated[Count, "rations"] = 0
    encumbrance: Annotated[Count, "encumbrance that the cards print"] = 0
    stats: Annotated[Roster[Stat, int], "base stats"] = Roster()
    icons: Annotated[tuple[str, ...], "attack icons, like 1/2: grit, damage"] = ()
    tokens: Annotated[Roster[Token, int], "quest tokens"] = Roster()
    skills: Annotated[tuple[str, ...], "skills"] = ()
    ingredients: Annotated[tuple[str, ...], "ingredients; ? is one that nobody named"] = ()
    trinkets: Annotated[tuple[str, ...], "trinkets"] = ()
    scourges: Annotated[tuple[str, ...], "scourges"] = ()
    rewards: Annotated[tuple[str, ...], "reward cards that were ever taken"] = ()
    companion: Annotated[str, "who goes along"] = ""
    companion_deck: Annotated[str, "the deck of that card"] = ""
    morale: Annotated[Count, "its morale"] = 0
    morale_start: Annotated[Count, "morale that its card prints"] = 0


class ItemForm(Frozen):
    """An item that is carried."""

    name: Annotated[str, "the item"]
    deck: Annotated[Deck, "its deck"] = "treasure"
    at: Annotated[Slot | None, "the slot it is equipped in; leave it out for the pack"] = None


class SpellForm(Frozen):
    """An incantation."""

    name: Annotated[str, "the incantation"]
    level: Annotated[int, Between(low=1, high=99), "its level"] = 1
    spent: Annotated[bool, "whether it was cast"] = False


class CardForm(Frozen):
    """What a card before you prints, as in the help of its own command."""

    shelf: Annotated[str, "kind of card: races, items, skills, ..."]
    card: Annotated[str, "what was typed of it, as the tracker writes it"]


class SheetForm(Frozen):
    """All record sheets of a campaign."""

    campaign: CampaignForm
    adventurer: AdventurerForm
    item: Annotated[tuple[ItemForm, ...], "Items that are carried"] = ()
    incantation: Annotated[tuple[SpellForm, ...], "Incantations"] = ()
    card: Annotated[tuple[CardForm, ...], "What cards print, as the tracker wrote it"] = ()
