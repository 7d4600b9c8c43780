"""What the rulebook says to each move, one chapter a package."""

from __future__ import annotations

from functools import partial

from ledger.core.handlers import Chapter, Deciders
from ledger.core.table.moves import Cards, Found
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
from ledger.games.underquest.moves.company import Archangel, Camp, Cheer, Dismiss, GainCompanion, Reward
from ledger.games.underquest.moves.exploring import (
    Conclude,
    Done,
    Draw,
    Eat,
    Lay,
    LevelEnd,
    Pay,
    Resolve,
    Swap,
    Trade,
    TurnQuest,
    TurnUp,
)
from ledger.games.underquest.moves.fighting import Attack, Bribe, ClaimTreasure, EnemyAttack, Flee, Harm, Pass
from ledger.games.underquest.moves.inn import BuyRations, Scarla, Sell, Spoils
from ledger.games.underquest.moves.inventory import (
    Break,
    Buy,
    Combine,
    Consume,
    Disarm,
    Discard,
    Equip,
    GainIngredient,
    GainTrinket,
    Obtain,
    PickUp,
    ThrowDagger,
    Treasure,
    Unequip,
)
from ledger.games.underquest.moves.learning import CastIncantation, GainIncantation, Learn, Reactivate
from ledger.games.underquest.moves.meeting import (
    Choose,
    Decline,
    Die,
    DrawScourge,
    Encounter,
    Get,
    Lift,
    StatCheck,
    Suffer,
)
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.moves.potions import Craft, Exquisite, Risk
from ledger.games.underquest.moves.setup import EnterInn, MakeAdventurer, Retire, SetOut
from ledger.games.underquest.rules import corrections
from ledger.games.underquest.state.game import UnderQuest

chapter = partial(Chapter, __name__)
"""A room of this game with the moves that it decides; it is opened when one of them is made."""
decides = Deciders[UnderQuest](
    chapter("setup.adventurer", Found, MakeAdventurer),
    chapter("setup.adventures", EnterInn, SetOut, Retire),
    chapter("inn.people", Scarla, Sell, BuyRations),
    chapter("inn.spoils", Spoils),
    chapter(
        "setup.cards",
        RaceCard,
        ClassCard,
        FamiliarCard,
        ItemCard,
        IngredientCard,
        TrinketCard,
        SkillCard,
        IncantationCard,
        CompanionCard,
        EnemyCard,
        AbominationCard,
        ScourgeCard,
        EncounterCard,
    ),
    chapter("decks", Cards),
    chapter("exploring.turns", Draw, TurnUp, Resolve, Swap, Done, Lay),
    chapter("exploring.levels", LevelEnd, Eat, Trade),
    chapter("exploring.quests", TurnQuest, Pay, Conclude),
    chapter("company.rewards", Reward),
    chapter("company.joining", GainCompanion, Dismiss),
    chapter("company.cheering", Cheer),
    chapter("company.visiting", Archangel, Camp),
    chapter("meeting.checking", StatCheck, Get, Suffer),
    chapter("meeting.encounters", Encounter, Decline, Choose, Die),
    chapter("meeting.scourges", DrawScourge, Lift),
    chapter("potions.brewing", Craft),
    chapter("potions.outcomes", Exquisite, Risk),
    chapter("inventory.gaining", Obtain, Treasure, Disarm, GainTrinket, GainIngredient),
    chapter("inventory.discarding", Discard, Combine),
    chapter("inventory.wearing", Equip, Unequip),
    chapter("inventory.using", Consume, Break, ThrowDagger, PickUp),
    chapter("inventory.buying", Buy),
    chapter("learning.skills", Learn),
    chapter("learning.spells", GainIncantation, Reactivate),
    chapter("learning.casting", CastIncantation),
    chapter("opening.beginning", BeginFight, RollInitiative),
    chapter("fighting.attacking", Attack),
    chapter("fighting.defending", EnemyAttack),
    chapter("fighting.harming", Harm, Pass),
    chapter("fighting.leaving", Bribe, Flee),
    chapter("fighting.claiming", ClaimTreasure),
    corrections.decides,
)

__all__ = ["decides"]
