"""Bookkeeping of turns, the tableau, levels and quests."""

from __future__ import annotations

from ledger.core import piles
from ledger.core.handlers import Evolvers
from ledger.core.piles import UNSEEN
from ledger.games.underquest.events import exploring as facts
from ledger.games.underquest.evolve.shelves import fresh, me, piled
from ledger.games.underquest.state.dungeon import Laid, Turn
from ledger.games.underquest.state.game import UnderQuest, pile

evolves = Evolvers[UnderQuest]()


@evolves(facts.CardsTaken)
def cards_taken(state: UnderQuest, event: facts.CardsTaken) -> UnderQuest:
    held = pile(state, "dungeon")
    begun = me(state, newest="").but(phase="drawn", turn=Turn())
    return piled(begun, "dungeon", held.but(left=event.left))


@evolves(facts.CardTurned)
def card_turned(state: UnderQuest, event: facts.CardTurned) -> UnderQuest:
    turn = state.turn or Turn()
    seen = turn.but(card=event.card, position=event.position)
    first = seen.but(first=event.card) if event.position == "first" else seen
    named = piled(state, "dungeon", piles.named(pile(state, "dungeon"), event.card))
    return named.but(phase="revealed", turn=first)


@evolves(facts.DungeonCardDiscarded)
def dungeon_card_discarded(state: UnderQuest, event: facts.DungeonCardDiscarded) -> UnderQuest:
    seen = state.turn is not None and event.card != UNSEEN
    turn = state.turn.but(card="") if state.turn and seen else state.turn
    return piled(state.but(turn=turn), "dungeon", piles.discarded(pile(state, "dungeon"), event.card))


@evolves(facts.DungeonCardTakenBack)
def dungeon_card_taken_back(state: UnderQuest, event: facts.DungeonCardTakenBack) -> UnderQuest:
    return piled(state, "dungeon", piles.undiscarded(pile(state, "dungeon"), event.card))


@evolves(facts.CardResolved)
def card_resolved(state: UnderQuest, event: facts.CardResolved) -> UnderQuest:
    return state.but(phase="resolving")


@evolves(facts.CardSettled)
def card_settled(state: UnderQuest, event: facts.CardSettled) -> UnderQuest:
    return state.but(phase="placing")


@evolves(facts.CardLaid)
def card_laid(state: UnderQuest, event: facts.CardLaid) -> UnderQuest:
    laid = Laid(card=event.card, left=event.left, right=event.right)
    row = (laid, *state.tableau) if event.end == "left" else (*state.tableau, laid)
    seams = state.seams + (1 if event.token else 0)
    return state.but(phase="between", turn=None, turns=event.turn, tableau=row, seams=seams)


@evolves(facts.DungeonShuffled)
def dungeon_shuffled(state: UnderQuest, event: facts.DungeonShuffled) -> UnderQuest:
    held = pile(state, "dungeon")
    back = (*held.discard, *(each.card for each in state.tableau))
    whole = piled(state, "dungeon", piles.put_back(held.but(discard=()), *back))
    return fresh(whole.but(tableau=(), seams=0, turn=None, phase="between"), "dungeon", event.left)


@evolves(facts.LevelFinished)
def level_finished(state: UnderQuest, event: facts.LevelFinished) -> UnderQuest:
    return state.but(level=event.now, turns=0)


@evolves(facts.CompanionStarved)
def companion_starved(state: UnderQuest, event: facts.CompanionStarved) -> UnderQuest:
    return state


@evolves(facts.QuestTurned)
def quest_turned(state: UnderQuest, event: facts.QuestTurned) -> UnderQuest:
    quests = state.quests.put(event.quest.phase, event.quest.title)
    return state.but(quest=event.quest, quest_phase=event.quest.phase, quests=quests)


@evolves(facts.QuestPaid)
def quest_paid(state: UnderQuest, event: facts.QuestPaid) -> UnderQuest:
    return state.but(quest=state.quest.but(paid=True)) if state.quest else state


@evolves(facts.QuestConcluded)
def quest_concluded(state: UnderQuest, event: facts.QuestConcluded) -> UnderQuest:
    return state.but(quest=None, quest_phase=event.phase + 1)
