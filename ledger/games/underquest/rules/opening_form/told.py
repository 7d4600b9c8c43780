"""A campaign as its record sheets say it."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Roster
from ledger.games.underquest.rules.opening_form import words
from ledger.games.underquest.rules.opening_form.form import (
    AdventurerForm,
    CampaignForm,
    CardForm,
    ItemForm,
    SheetForm,
    SpellForm,
    Stage,
)
from ledger.games.underquest.rules.reading import SHELVES
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.game import UnderQuest, due

STAGES: dict[str, Stage] = {"creation": "creation", "shop": "shop", "won": "won", "inn": "inn"}


def told(state: UnderQuest) -> SheetForm:
    """The sheets of a state; a turn that goes on is begun anew, and so is its fight."""
    return SheetForm(
        campaign=_campaign(state),
        adventurer=_adventurer(state),
        item=tuple(_items(state)),
        incantation=tuple(
            SpellForm(name=each.name, level=each.level, spent=each.spent) for each in state.me.incantations
        ),
        card=tuple(_cards(state)),
    )


def _items(state: UnderQuest) -> Iterator[ItemForm]:
    """What is carried, and daggers that still lie where they were thrown."""
    for each in (*state.me.items, *(thrown.but(at=None) for thrown in state.thrown)):
        yield ItemForm(name=each.name, deck=each.deck, at=each.at)


def _campaign(state: UnderQuest) -> CampaignForm:
    quest = state.quest
    return CampaignForm(
        stage=STAGES.get(state.phase, "between") if made(state.me) else "creation",
        adventure=state.adventure,
        level=state.level,
        turns=state.turns,
        seams=state.seams,
        tableau=tuple(map(words.laid_told, state.tableau)),
        phase=state.quest_phase,
        quest=quest.title if quest else "",
        cost=Roster(dict(quest.cost)) if quest else Roster(),
        swaps=tuple(map(words.swap_told, quest.swaps)) if quest else (),
        text=quest.text if quest else "",
        paid=quest.paid if quest else False,
        titles=tuple(f"{phase}={title}" for phase, title in state.quests.items()),
        reward=due(state, "victory") is not None,
        played=tuple(map(words.played_told, state.played)),
    )


def _adventurer(state: UnderQuest) -> AdventurerForm:
    me, friend = state.me, state.me.companion
    return AdventurerForm(
        race=me.race,
        class_=me.class_,
        familiar=me.familiar,
        proficiency=me.proficiency,
        health=me.health,
        health_start=me.health_start,
        grit=me.grit,
        grit_start=me.grit_start,
        poison=me.poison,
        curses=me.curses,
        morality=me.morality,
        xp=me.xp,
        gold=me.gold,
        rations=me.rations,
        encumbrance=me.encumbrance,
        stats=me.stats,
        icons=tuple(f"{grit}/{damage}" for grit, damage in me.icons),
        tokens=Roster({name: count for name, count in me.tokens.items() if count}),
        skills=me.skills,
        ingredients=me.ingredients,
        trinkets=me.trinkets,
        scourges=me.scourges,
        rewards=me.rewards,
        companion=friend.name if friend else "",
        companion_deck=friend.deck if friend else "",
        morale=friend.morale if friend else 0,
        morale_start=friend.start if friend else 0,
    )


def _cards(state: UnderQuest) -> Iterator[CardForm]:
    """Every card that was read, by kind and name."""
    for shelf in SHELVES:
        for _, card in sorted(getattr(state.lore, shelf).items()):
            yield CardForm(shelf=shelf, card=words.card_told(card))
