"""Dynamite: the throw is the attack of the turn, and hurts whoever stands there (AMB-32, AMB-33)."""

from __future__ import annotations

from ledger.core.dice import Dice, Die
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.brimstone import content
from ledger.games.brimstone.events.fighting import DynamiteThrown
from ledger.games.brimstone.events.posse import CautionGiven
from ledger.games.brimstone.events.things import TokenGone
from ledger.games.brimstone.moves.fighting import Throw
from ledger.games.brimstone.rules.asking import (
    Objections,
    able,
    actor,
    acts,
    affords,
    cast,
    foe,
    hero,
    paid,
    price,
)
from ledger.games.brimstone.rules.attacks import cautioned, may_attack
from ledger.games.brimstone.rules.damage import bounty, wounded
from ledger.games.brimstone.rules.saves import lost
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import skill
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()
TOKEN = "Dynamite"  # noqa: S105  a stick, not a secret


@decides(Throw)
def throw(state: Brimstone, move: Throw) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    yield from may_attack(state, who, move.free)
    held = hero(state, who)
    if TOKEN not in held.sidebag:
        raise refused("token-missing", "SB-DYN-01", f"{who} has no {TOKEN}.", f"bag {TOKEN}")
    reach = skill(held, "strength") + content.play().limits.throw
    if move.distance > reach:
        told = f"{move.distance} spaces; {who} throws {reach}."
        hint = f"tell strength=N @{one_word(who)}" if "strength" in held.untold else f"{reach} spaces at most"
        yield Objection(code="throw-far", rule="SB-DYN-02", because=told, hint=hint)
    thrown = yield from cast(move.dice, Dice(count=1, sides=6), f"{who} throws: To Hit?")
    hit = thrown.total >= min(skill(held, "to_hit"), skill(held, "crit"))
    yield from _bounces(move, hit=hit)
    yield from _victims(state, move)
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from acts(state, who)
    state = yield from cautioned(state, who, move.free)
    if "strength" in held.untold and move.distance > content.play().limits.throw:
        state = yield CautionGiven(told=f"{who}'s Strength is not told, {reach} spaces taken.", rule="SB-DYN-02")
    state = yield from paid(state, who, points, "to hit")
    state = yield TokenGone(who=who, token=TOKEN, why="thrown", rule="SB-BAG-01")
    state = yield DynamiteThrown(
        who=who,
        distance=move.distance,
        range=reach,
        thrown=thrown.dice,
        hit=hit,
        bounces=move.bounces,
        free=move.free,
        damage=_damage(state, move),
        rule="SB-DYN-03" if hit else "SB-DYN-04",
    )
    for name, amount in move.victims:
        if name in state.heroes:
            state = yield lost(state, name, health=amount, by=TOKEN)
        else:
            enemy = foe(state, name)
            fact = wounded(enemy, "", (amount,))
            state = yield fact
            state = yield from bounty(state, who, enemy, fact.fell)


def _damage(state: Brimstone, move: Throw) -> tuple[Die, ...]:
    """The dice that were thrown for the victims (AMB-09)."""
    dice = tuple(Die(faces=(amount,)) for _, amount in move.victims)
    return dice[:1] if settled(state, "dynamite-dice") == "shared" else dice


def _bounces(move: Throw, *, hit: bool) -> Objections:
    most = content.play().limits.bounces
    if hit and move.bounces:
        yield Objection(code="bounce-none", rule="SB-DYN-05", because="A hit does not bounce.", hint="leave it out")
    if not hit and not 1 <= move.bounces <= most:
        told = f"A miss bounces 1 to {most} times, not {move.bounces}."
        yield Objection(code="bounces-odd", rule="SB-DYN-04", because=told, hint="bounces=2")


def _victims(state: Brimstone, move: Throw) -> Objections:
    whom = settled(state, "dynamite-hurts")
    shared = settled(state, "dynamite-dice") == "shared"
    if shared and len({amount for _, amount in move.victims}) > 1:
        yield Objection(code="die-shared", rule="AMB-09", because="One die hurts all alike.", hint="the same for each")
    for name, amount in move.victims:
        if not 1 <= amount <= 6:  # noqa: PLR2004  the faces of a die
            raise refused("die-odd", "SB-DYN-03", f"{amount} is no face of a die.", "1 to 6 for each victim")
        friend = name in state.heroes
        if not friend:
            foe(state, name)
        if whom != "all" and friend != (whom == "heroes"):
            told = f"Dynamite hurts {whom} only at this table."
            yield Objection(code="victim-spared", rule="AMB-33", because=told, hint="option dynamite-hurts all")
