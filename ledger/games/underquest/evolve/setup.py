"""Bookkeeping of the set-up, of adventures, and of cards that were read."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.underquest.events import setup as facts
from ledger.games.underquest.evolve.shelves import boxed, fresh, me, shelved
from ledger.games.underquest.state.dungeon import Played
from ledger.games.underquest.state.game import UnderQuest, dungeon_cards, held

evolves = Evolvers[UnderQuest]()


@evolves(facts.Reminded)
def reminded(state: UnderQuest, event: facts.Reminded) -> UnderQuest:
    return state


@evolves(facts.AdventurerMade)
def adventurer_made(state: UnderQuest, event: facts.AdventurerMade) -> UnderQuest:
    made = me(
        state,
        race=event.race,
        class_=event.class_,
        familiar=event.familiar,
        health=event.health,
        health_start=event.health,
        grit=event.grit,
        grit_start=event.grit,
        stats=Roster(dict(event.stats)),
        icons=event.icons,
        encumbrance=event.encumbrance,
        gold=event.gold,
        rations=event.rations,
        morality=event.morality,
        proficiency=event.proficiency,
    )
    return fresh(boxed(made).but(phase="shop"), "dungeon", dungeon_cards(state))


@evolves(facts.IconsRead)
def icons_read(state: UnderQuest, event: facts.IconsRead) -> UnderQuest:
    return me(state, icons=event.icons)


@evolves(facts.AdventureBegun)
def adventure_begun(state: UnderQuest, event: facts.AdventureBegun) -> UnderQuest:
    begun = state.but(
        phase="shop",
        adventure=event.number,
        level=1,
        turns=0,
        seams=0,
        turn=None,
        tableau=(),
        quest=None,
        quest_phase=1,
        quests=Roster(),
    )
    anew = me(begun, rewards=held(begun, "reward"))
    return fresh(anew, "dungeon", event.cards)


@evolves(facts.AdventureWon)
def adventure_won(state: UnderQuest, event: facts.AdventureWon) -> UnderQuest:
    told = Played(number=state.adventure, result="won", cause=event.boss, level=event.level, turns=event.turns)
    return state.but(phase="won", turn=None, played=(*state.played, told))


@evolves(facts.AdventureLost)
def adventure_lost(state: UnderQuest, event: facts.AdventureLost) -> UnderQuest:
    told = Played(
        number=state.adventure,
        result="lost",
        cause=event.cause,
        by=event.by,
        level=event.level,
        turns=event.turns,
    )
    return state.but(phase="over", ended="lost", ended_by=event.rule, played=(*state.played, told), dues=(), fight=None)


@evolves(facts.InnEntered)
def inn_entered(state: UnderQuest, event: facts.InnEntered) -> UnderQuest:
    return state.but(phase="inn")


@evolves(facts.AdventurerRetired)
def adventurer_retired(state: UnderQuest, event: facts.AdventurerRetired) -> UnderQuest:
    return state.but(phase="over", ended="won", winners=state.players, ended_by=event.rule)


@evolves(facts.RaceLearned)
def race_learned(state: UnderQuest, event: facts.RaceLearned) -> UnderQuest:
    return shelved(state, "races", event.card)


@evolves(facts.ClassLearned)
def class_learned(state: UnderQuest, event: facts.ClassLearned) -> UnderQuest:
    return shelved(state, "classes", event.card)


@evolves(facts.FamiliarLearned)
def familiar_learned(state: UnderQuest, event: facts.FamiliarLearned) -> UnderQuest:
    return shelved(state, "familiars", event.card)


@evolves(facts.ItemLearned)
def item_learned(state: UnderQuest, event: facts.ItemLearned) -> UnderQuest:
    return shelved(state, "items", event.card)


@evolves(facts.IngredientLearned)
def ingredient_learned(state: UnderQuest, event: facts.IngredientLearned) -> UnderQuest:
    return shelved(state, "ingredients", event.card)


@evolves(facts.TrinketLearned)
def trinket_learned(state: UnderQuest, event: facts.TrinketLearned) -> UnderQuest:
    return shelved(state, "trinkets", event.card)


@evolves(facts.SkillCardLearned)
def skill_card_learned(state: UnderQuest, event: facts.SkillCardLearned) -> UnderQuest:
    return shelved(state, "skills", event.card)


@evolves(facts.IncantationLearned)
def incantation_learned(state: UnderQuest, event: facts.IncantationLearned) -> UnderQuest:
    return shelved(state, "incantations", event.card)


@evolves(facts.CompanionLearned)
def companion_learned(state: UnderQuest, event: facts.CompanionLearned) -> UnderQuest:
    return shelved(state, "companions", event.card)


@evolves(facts.EnemyLearned)
def enemy_learned(state: UnderQuest, event: facts.EnemyLearned) -> UnderQuest:
    return shelved(state, "enemies", event.card)


@evolves(facts.AbominationLearned)
def abomination_learned(state: UnderQuest, event: facts.AbominationLearned) -> UnderQuest:
    return shelved(state, "abominations", event.card)


@evolves(facts.ScourgeLearned)
def scourge_learned(state: UnderQuest, event: facts.ScourgeLearned) -> UnderQuest:
    return shelved(state, "scourges", event.card)


@evolves(facts.EncounterLearned)
def encounter_learned(state: UnderQuest, event: facts.EncounterLearned) -> UnderQuest:
    return shelved(state, "encounters", event.card)
