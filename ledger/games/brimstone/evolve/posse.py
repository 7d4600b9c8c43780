"""Bookkeeping of heroes."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.brimstone.events.opening import PosseOpened
from ledger.games.brimstone.events.posse import (
    AbilityLearned,
    AttackSaved,
    AttacksDodged,
    CautionGiven,
    HarmAnnounced,
    HelpGiven,
    HeroDied,
    HeroDragged,
    HeroEnlisted,
    HeroKnockedOut,
    HeroLevelled,
    HeroRecovered,
    HeroRevived,
    MutationDue,
    ReviveGained,
    RollDue,
    RollPassed,
    SaveRepeated,
    TraitGained,
    TraitLost,
)
from ledger.games.brimstone.events.rolling import CheckMade, DiceThrown, OnceUsed, QuestionAnswered, QuestionAsked
from ledger.games.brimstone.evolve.rows import hero_but, without
from ledger.games.brimstone.state.game import Brimstone, Question
from ledger.games.brimstone.state.heroes import Harm, Hero, Trait

evolves = Evolvers[Brimstone]()


@evolves(HeroEnlisted)
def hero_enlisted(state: Brimstone, event: HeroEnlisted) -> Brimstone:
    before = state.heroes.get(event.who)
    fallen = (*state.fallen, before) if before else state.fallen
    return state.but(heroes=state.heroes.put(event.who, event.hero), fallen=fallen)


@evolves(CautionGiven)
def caution_given(state: Brimstone, event: CautionGiven) -> Brimstone:
    return state


@evolves(HeroLevelled)
def hero_levelled(state: Brimstone, event: HeroLevelled) -> Brimstone:
    return hero_but(state, event.who, level=event.now, xp_next=event.next)


@evolves(AbilityLearned)
def ability_learned(state: Brimstone, event: AbilityLearned) -> Brimstone:
    return _with_trait(state, event.who, Trait(name=event.name, sort="ability"))


@evolves(MutationDue)
def mutation_due(state: Brimstone, event: MutationDue) -> Brimstone:
    owes = (*state.heroes[event.who].owes, "mutation")
    return hero_but(state, event.who, corruption=0, owes=owes)


@evolves(RollDue)
def roll_due(state: Brimstone, event: RollDue) -> Brimstone:
    return hero_but(state, event.who, owes=(*state.heroes[event.who].owes, event.sort))


@evolves(RollPassed)
def roll_passed(state: Brimstone, event: RollPassed) -> Brimstone:
    return hero_but(state, event.who, owes=without(state.heroes[event.who].owes, event.sort))


@evolves(TraitGained)
def trait_gained(state: Brimstone, event: TraitGained) -> Brimstone:
    state = _with_trait(state, event.who, event.trait)
    return hero_but(state, event.who, owes=without(state.heroes[event.who].owes, event.trait.sort))


def _with_trait(state: Brimstone, who: str, trait: Trait) -> Brimstone:
    return hero_but(state, who, traits=(*state.heroes[who].traits, trait))


@evolves(TraitLost)
def trait_lost(state: Brimstone, event: TraitLost) -> Brimstone:
    held = state.heroes[event.who].traits
    at = next(n for n, each in enumerate(held) if each.name == event.name)
    return hero_but(state, event.who, traits=held[:at] + held[at + 1 :])


@evolves(HeroDied)
def hero_died(state: Brimstone, event: HeroDied) -> Brimstone:
    return hero_but(state, event.who, dead=True, pending=(), owes=(), loot=0, breath=0, helped=False)


@evolves(HeroKnockedOut)
def hero_knocked_out(state: Brimstone, event: HeroKnockedOut) -> Brimstone:
    return hero_but(state, event.who, out=event.cause)


@evolves(ReviveGained)
def revive_gained(state: Brimstone, event: ReviveGained) -> Brimstone:
    return hero_but(state, event.owner, revives=event.now) if event.owner else state.but(revives=event.now)


@evolves(HeroRevived)
def hero_revived(state: Brimstone, event: HeroRevived) -> Brimstone:
    owned = bool(event.owner)
    state = hero_but(state, event.owner, revives=event.left) if owned else state.but(revives=event.left)
    return hero_but(
        state,
        event.who,
        health=event.health_now,
        sanity=event.sanity_now,
        determination=event.determination_now,
        out="",
        helped=False,
    )


@evolves(HelpGiven)
def help_given(state: Brimstone, event: HelpGiven) -> Brimstone:
    return hero_but(hero_but(state, event.who, attacked=True), event.hero, helped=True)


@evolves(HeroRecovered)
def hero_recovered(state: Brimstone, event: HeroRecovered) -> Brimstone:
    return hero_but(state, event.who, health=event.health_now, sanity=event.sanity_now, out="", helped=False)


@evolves(HeroDragged)
def hero_dragged(state: Brimstone, event: HeroDragged) -> Brimstone:
    return hero_but(state, event.who, movement=event.now)


@evolves(AttackSaved)
def attack_saved(state: Brimstone, event: AttackSaved) -> Brimstone:
    return state


@evolves(AttacksDodged)
def attacks_dodged(state: Brimstone, event: AttacksDodged) -> Brimstone:
    return state


@evolves(HarmAnnounced)
def harm_announced(state: Brimstone, event: HarmAnnounced) -> Brimstone:
    harm = Harm(number=event.number, pool=event.pool, amount=event.amount, faces=event.faces, by=event.by)
    state = hero_but(state, event.who, pending=(*_hero(state, event.who).pending, harm))
    return state.but(harms=event.number)


@evolves(SaveRepeated)
def save_repeated(state: Brimstone, event: SaveRepeated) -> Brimstone:
    rows = (
        each.but(faces=(*each.faces, *(die.face for die in event.thrown))) if each.number == event.number else each
        for each in _hero(state, event.who).pending
        if each.number != event.number or not event.blocked
    )
    return hero_but(state, event.who, pending=tuple(rows))


def _hero(state: Brimstone, who: str) -> Hero:
    return state.heroes[who]


@evolves(DiceThrown)
def dice_thrown(state: Brimstone, event: DiceThrown) -> Brimstone:
    return state


@evolves(CheckMade)
def check_made(state: Brimstone, event: CheckMade) -> Brimstone:
    return state


@evolves(QuestionAsked)
def question_asked(state: Brimstone, event: QuestionAsked) -> Brimstone:
    row = Question(number=event.number, text=event.text, who=event.who)
    return state.but(questions=(*state.questions, row), asked=event.number)


@evolves(QuestionAnswered)
def question_answered(state: Brimstone, event: QuestionAnswered) -> Brimstone:
    return state.but(questions=tuple(each for each in state.questions if each.number != event.number))


@evolves(OnceUsed)
def once_used(state: Brimstone, event: OnceUsed) -> Brimstone:
    return hero_but(state, event.who, spent=(*_hero(state, event.who).spent, event.what))


@evolves(PosseOpened)
def posse_opened(state: Brimstone, event: PosseOpened) -> Brimstone:
    kept = {name: getattr(event, name) for name in type(event).layout if name != "rule"}
    return state.but(**kept)
