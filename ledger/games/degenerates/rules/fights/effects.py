"""What cards and abilities do to monsters, and what acid takes."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Pick, refused
from ledger.core.printed import meant
from ledger.games.degenerates import content
from ledger.games.degenerates.events.board import EpicRemoved
from ledger.games.degenerates.events.fights import (
    AbilityGranted,
    AbilityLost,
    AcidDone,
    FoeAiled,
    FoeLeft,
    FoeMissed,
    FoeRelieved,
)
from ledger.games.degenerates.moves.fights import Acid, Drive, Grant, Mar, Strike
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import actor, no, the_fight
from ledger.games.degenerates.rules.fights.ending import check_over
from ledger.games.degenerates.rules.fights.harm import acid_pool
from ledger.games.degenerates.rules.fights.hitting import hit
from ledger.games.degenerates.rules.resting.performing import thrown_away
from ledger.games.degenerates.state.combat import abilities
from ledger.games.degenerates.state.fights import Fight, Foe, foe_of
from ledger.games.degenerates.state.game import Degenerates, current

decides = Deciders[Degenerates]()


def _facing(state: Degenerates) -> Fight:
    """The fight, or the drawn monsters that wait for it: a card may change them before they arrive (DD-211)."""
    turn = current(state)
    if state.fight is None and turn is not None and turn.foes:
        return Fight(space=turn.space, foes=turn.foes)
    return the_fight(state)


def known_foe(state: Degenerates, label: str, rule: str, fight: Fight | None = None) -> Foe:
    """A monster in the fight; raises Refused `foe-unknown`."""
    fight = fight or the_fight(state)
    foe = foe_of(fight, label)
    if foe is None:
        raise refused("foe-unknown", rule, f"No {label} fights.", ", ".join(each.label for each in fight.foes))
    return foe


@decides(Mar)
def mar(state: Degenerates, move: Mar) -> Decision[Degenerates]:
    foe = known_foe(state, move.foe, "DD-119")
    held = move.ailment in foe.ailments
    if move.off and not held:
        raise refused("ailment-missing", "DD-119", f"{foe.label} is not {move.ailment}.", "the status shows what")
    if move.off:
        yield FoeRelieved(foe=foe.label, ailment=move.ailment, rule="DD-119")
    elif held:
        yield FoeMissed(who=move.who or "A card", foe=foe.label, why=f"{move.ailment} already", rule="DD-119")
    else:
        yield FoeAiled(foe=foe.label, ailment=move.ailment, rule="DD-119")


@decides(Strike)
def strike(state: Degenerates, move: Strike) -> Decision[Degenerates]:
    who = actor(state, move)
    foe = known_foe(state, move.foe, "DD-107")
    state = yield from hit(state, who, foe.label, move.damage, piercing=move.piercing)
    yield from check_over(state)


@decides(Drive)
def drive(state: Degenerates, move: Drive) -> Decision[Degenerates]:
    foe = known_foe(state, move.foe, "DD-262")
    state = yield FoeLeft(foe=foe.label, why="by a card", rule="DD-262")
    if foe.card in state.epics:
        state = yield EpicRemoved(epic=foe.card, place=state.epics[foe.card].space, why="by a card", rule="DD-204")
    if not decks.of_mission(state, foe.card):
        for event in decks.discard(state, foe.deck, foe.card, "DD-262"):
            state = yield event
    yield from check_over(state)


@decides(Grant)
def grant(state: Degenerates, move: Grant) -> Decision[Degenerates]:
    facing = _facing(state)
    foe = known_foe(state, move.foe, "DD-210", facing)
    name = move.ability.partition("@")[0].partition(":")[0]
    if name not in content.cards().abilities:
        told = f"No ability '{name}'{meant(name, content.cards().abilities)}."
        yield no("ability-unknown", "DD-210", told, "like drain:2")
    if move.off:
        yield AbilityLost(foe=foe.label, ability=name, rule="DD-210")
    elif name in abilities(state, facing, foe, foe.target):
        yield FoeMissed(who="A card", foe=foe.label, why=f"it has {name} already", rule="DD-210")
    else:
        yield AbilityGranted(foe=foe.label, ability=move.ability, rule="DD-210")


@decides(Acid)
def acid(state: Degenerates, move: Acid) -> Decision[Degenerates]:
    fight, who = the_fight(state), actor(state, move)
    if who not in fight.fighters or not fight.fighters[who].acid:
        due = [each for each, held in fight.fighters.items() if held.acid]
        if move.who or not due:
            raise refused("acid-missing", "DD-218", f"Acid takes nothing of {who}.", "next")
        who = due[0]
    pool = acid_pool(state, who)
    if not move.item and pool:
        yield Asking(field="item", asks=f"{who}: a Shield, or which Item by chance?", chance=Pick(among=pool))
    if move.item not in pool:
        yield no("acid-item", "DD-218", f"Acid cannot take {move.item}.", ", ".join(pool))
    state = yield from thrown_away(state, who, move.item, "acid", "DD-218")
    state = yield AcidDone(who=who, rule="DD-218")
    yield from check_over(state)
