"""Attacks on heroes: saves, damage that waits for the player's word, and losses without a save."""

from __future__ import annotations

from ledger.core.dice import Dice
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.wording import counted
from ledger.games.brimstone.events.numbers import HarmTaken
from ledger.games.brimstone.events.posse import AttackSaved, AttacksDodged, HarmAnnounced, SaveRepeated
from ledger.games.brimstone.moves.harm import Accept, Again, Dodge, Hurt, Struck, Suffer
from ledger.games.brimstone.rules.asking import (
    Unfolds,
    actor,
    affords,
    alive,
    any_cast,
    cast,
    hero,
    paid,
    price,
)
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Harm, skill
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()
SAVE: dict[str, str] = {"health": "defense", "sanity": "willpower"}
RULE: dict[str, str] = {"health": "SB-HLT-02", "sanity": "SB-SAN-02"}


def needed(state: Brimstone, who: str, pool: str) -> int:
    """The least die that blocks an attack on that pool (SB-SAN-03)."""
    return skill(hero(state, who), SAVE[pool])


@decides(Struck)
def struck(state: Brimstone, move: Struck) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    least = needed(state, who, move.pool)
    thrown = yield from any_cast(move.dice, 6, f"{who}: {SAVE[move.pool]} {least}+?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from paid(state, who, points, SAVE[move.pool])
    for die in thrown.dice:
        blocked = die.face >= least
        state = yield AttackSaved(
            who=who,
            pool=move.pool,
            needed=least,
            thrown=(die,),
            blocked=blocked,
            by=move.by,
            rule=RULE[move.pool],
        )
        if not blocked and move.amount:
            hit = Harm(number=0, pool=move.pool, amount=move.amount, faces=die.faces, by=move.by)
            state = yield from landed(state, who, hit)


def landed(state: Brimstone, who: str, hit: Harm) -> Unfolds:
    """A hit that got through: it waits while a re-roll could still block it (AMB-41)."""
    held = hero(state, who)
    rerolls = held.determination or "determination" in held.untold
    if not (rerolls and settled(state, "pending") == "asked"):
        return (yield settles(state, who, hit))
    return (
        yield HarmAnnounced(
            who=who,
            number=state.harms + 1,
            pool=hit.pool,
            amount=hit.amount,
            faces=hit.faces,
            by=hit.by,
            rule="SB-DET-02",
        )
    )


def lost(
    state: Brimstone, who: str, *, health: int = 0, sanity: int = 0, by: str = "", number: int = 0, when: str = ""
) -> HarmTaken:
    """The fact that a hero loses that much, down to nothing (SB-HLT-01, SB-SAN-01)."""
    held = hero(state, who)
    return HarmTaken(
        who=who,
        health_was=held.health,
        health_now=max(0, held.health - health),
        sanity_was=held.sanity,
        sanity_now=max(0, held.sanity - sanity),
        by=by,
        number=number,
        when=when,
        rule="SB-HLT-03" if health else "SB-SAN-01",
    )


def settles(state: Brimstone, who: str, harm: Harm) -> HarmTaken:
    """The fact that a pending hit is taken."""
    health, sanity = (harm.amount, 0) if harm.pool == "health" else (0, harm.amount)
    return lost(state, who, health=health, sanity=sanity, by=harm.by, number=harm.number)


@decides(Hurt)
def hurt(state: Brimstone, move: Hurt) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    if move.dodged:
        state = yield AttacksDodged(who=who, pool=move.pool, count=move.dodged, by=move.by, rule=RULE[move.pool])
    for _ in range(move.hits):
        hit = Harm(number=0, pool=move.pool, amount=move.amount, by=move.by)
        state = yield from landed(state, who, hit)


@decides(Dodge)
def dodge(state: Brimstone, move: Dodge) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    yield AttacksDodged(who=who, pool=move.pool, count=move.attacks, by=move.by, rule=RULE[move.pool])


def waiting(state: Brimstone, who: str, number: int | None) -> tuple[Harm, ...]:
    """The pending hits from that one on, or all; raises Refused `harm-missing`."""
    held = hero(state, who).pending
    found = tuple(each for each in held if number is None or each.number >= number)
    if not found or (number is not None and found[0].number != number):
        known = ", ".join(str(each.number) for each in held) or "show"
        raise refused("harm-missing", "SB-HLT-03", f"No such damage is pending for {who}.", known)
    return found


@decides(Again)
def again(state: Brimstone, move: Again) -> Decision[Brimstone]:
    who = actor(state, move)
    harms = waiting(state, who, move.harm)
    least = needed(state, who, harms[0].pool)
    count = max(1, len(move.dice))
    if count > len(harms):
        raise refused("harm-missing", "SB-HLT-03", f"{counted(len(harms), 'hit')} pending, not {count}.", "again 5")
    thrown = yield from cast(move.dice, Dice(count=count, sides=6), f"{who}: again, {least}+?")
    rolled = [len(die.faces) for die in thrown.dice]
    points = sum(rolled) if settled(state, "determination") == "one" else max(rolled)
    yield from affords(state, who, points, thrown)
    for harm, die in zip(harms, thrown.dice, strict=False):
        least = needed(state, who, harm.pool)
        for face in die.faces:
            blocked = face >= least and face == die.face
            state = yield SaveRepeated(
                who=who,
                number=harm.number,
                thrown=(die.but(faces=(face,)),),
                needed=least,
                blocked=blocked,
                rule="SB-DET-01",
            )
            if blocked:
                break
    yield from paid(state, who, points, "a save again")


@decides(Accept)
def accept(state: Brimstone, move: Accept) -> Decision[Brimstone]:
    who = actor(state, move)
    found = waiting(state, who, move.harm)
    for harm in found if move.harm is None else found[:1]:
        state = yield settles(state, who, harm)


@decides(Suffer)
def suffer(state: Brimstone, move: Suffer) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    yield lost(state, who, health=move.health, sanity=move.sanity, by=move.by, when=move.when)
