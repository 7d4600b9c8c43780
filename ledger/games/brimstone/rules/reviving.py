"""Out and back again: Revives, recovery, help in a fight, dragging."""

from __future__ import annotations

from ledger.core.dice import Dice
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import counted, one_word
from ledger.games.brimstone import content
from ledger.games.brimstone.events.posse import (
    HelpGiven,
    HeroDragged,
    HeroRecovered,
    HeroRevived,
    ReviveGained,
    RollDue,
)
from ledger.games.brimstone.moves.harm import Assist, Drag, Recover, Revive
from ledger.games.brimstone.moves.posse import GainRevive
from ledger.games.brimstone.rules.asking import (
    Objections,
    Unfolds,
    able,
    actor,
    acts,
    affords,
    alive,
    cast,
    hero,
    paid,
    price,
    ways_up,
)
from ledger.games.brimstone.state.fights import standing
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import ROLLS, Hero, Out, most
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()


def is_out(state: Brimstone, who: str) -> Hero:
    """The hero, who has to be out; raises Refused `hero-stands`."""
    held = hero(state, who)
    if not held.out:
        raise refused("hero-stands", "SB-KO-01", f"{who} is not knocked out.", "name a hero who is")
    return held


@decides(GainRevive)
def gain_revive(state: Brimstone, move: GainRevive) -> Decision[Brimstone]:
    if move.which == "posse":
        yield ReviveGained(was=state.revives, now=state.revives + 1, rule="SB-KO-04")
        return
    who = actor(state, move)
    was = hero(state, who).revives
    yield ReviveGained(owner=who, was=was, now=was + 1, rule="SB-KO-05")


@decides(Revive)
def revive(state: Brimstone, move: Revive) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    held = is_out(state, who)
    owner = "" if move.which == "posse" else move.owner or who
    if owner and owner != who:
        told = f"It is {owner}'s own Revive."
        yield Objection(code="revive-other", rule="SB-KO-05", because=told, hint="revive posse")
    left = hero(state, owner).revives if owner else state.revives
    if not left:
        told = "No such Revive is left."
        yield Objection(code="revive-missing", rule="SB-KO-06", because=told, hint=ways_up(state, who))
    sets = settled(state, "revive-gives") == "sets"
    now = 1 if sets else held.determination + 1
    if most(held, "determination"):
        now = min(now, max(most(held, "determination"), held.determination))
    state = yield HeroRevived(
        who=who,
        owner=owner,
        left=max(0, left - 1),
        health_was=held.health,
        health_now=most(held, "health"),
        sanity_was=held.sanity,
        sanity_now=most(held, "sanity"),
        determination_was=held.determination,
        determination_now=now,
        rule="SB-KO-06",
    )
    if settled(state, "revive-spares") == "no":
        yield from _due(state, who, held.out)


def _due(state: Brimstone, who: str, cause: Out) -> Unfolds:
    for sort in ROLLS[cause]:
        state = yield RollDue(who=who, sort=sort, rule="SB-INJ-02" if cause == "both" else "SB-INJ-01")
    return state


@decides(Recover)
def recover(state: Brimstone, move: Recover) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    held = is_out(state, who)
    yield from _may_recover(state, who)
    if move.steps > 1:
        told = f"{move.steps} spaces are too far to stand up."
        yield Objection(code="space-far", rule="SB-KO-09", because=told, hint="its own space, or an adjacent one")
    count = content.play().limits.recover
    apart = settled(state, "recovery-roll") == "each"
    wanted = Dice(count=count * 2 if apart else count, sides=6)
    thrown = yield from cast(move.dice, wanted, f"{who} recovers: {wanted.count}d6?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    rolled = [die.face for die in thrown.dice]
    if apart:
        yield from _within(move.health, sum(rolled[:count]))
        yield from _within(move.sanity, sum(rolled[count:]))
    else:
        yield from _within(move.health + move.sanity, thrown.total)
    health = min(most(held, "health"), held.health + move.health)
    sanity = min(most(held, "sanity"), held.sanity + move.sanity)
    if not (health and sanity):
        told = "Neither health nor sanity may stay at 0."
        yield Objection(code="pool-empty", rule="SB-KO-11", because=told, hint="give at least 1 to each that is 0")
    state = yield from paid(state, who, points, "recovery")
    state = yield HeroRecovered(
        who=who,
        thrown=thrown.dice,
        where="in an adjacent space" if move.steps else "in its own space",
        health_was=held.health,
        health_now=health,
        sanity_was=held.sanity,
        sanity_now=sanity,
        rule="SB-KO-10",
    )
    if settled(state, "injury-rolled") == "standing-up":
        yield from _due(state, who, held.out)


def _within(healed: int, rolled: int) -> Objections:
    if healed > rolled:
        told = f"The dice heal {rolled}, not {healed}."
        yield Objection(code="healing-much", rule="SB-KO-10", because=told, hint=f"share out {rolled} at most")


def _may_recover(state: Brimstone, who: str) -> Objections:
    if hero(state, who).helped:
        return
    if standing(state.fight):
        told = f"Enemies on the board: {standing(state.fight)}."
        yield Objection(code="enemies-near", rule="SB-KO-08", because=told, hint=ways_up(state, who))
    reading = settled(state, "recovery")
    early = (reading == "hero" and who in state.over) or (reading == "peace" and state.fight is None)
    if not (state.resting or early):
        told = "Recovery waits for the end of the turn."
        yield Objection(code="turn-on", rule="SB-KO-08", because=told, hint="end-turn")


@decides(Assist)
def assist(state: Brimstone, move: Assist) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    is_out(state, move.hero)
    hint = f"end-turn, or another hero: assist {one_word(move.hero)}"
    if hero(state, who).attacked:
        told = f"{who} has attacked in this turn."
        yield Objection(code="attack-spent", rule="SB-KO-12", because=told, hint=hint)
    if move.apart:
        yield Objection(code="hero-far", rule="SB-KO-12", because=f"{move.hero} is not adjacent.", hint="go closer")
    if move.tile:
        told = f"Enemies on {move.hero}'s tile: {move.tile}."
        yield Objection(code="tile-hostile", rule="SB-KO-13", because=told, hint=f"drag {move.hero} 1")
    state = yield from acts(state, who)
    yield HelpGiven(who=who, hero=move.hero, rule="SB-KO-12")


@decides(Drag)
def drag(state: Brimstone, move: Drag) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    is_out(state, move.hero)
    if move.apart:
        yield Objection(code="hero-far", rule="SB-KO-14", because=f"{move.hero} is not adjacent.", hint="go closer")
    was = hero(state, who).movement
    cost = move.squares * content.play().limits.drag
    if cost > was:
        told = f"{counted(move.squares, 'square')} for {cost} movement; {who} has {was}."
        far = was // content.play().limits.drag
        hint = f"drag {one_word(move.hero)} {far}" if far else "go closer, or help in the next turn"
        yield Objection(code="movement-short", rule="SB-KO-14", because=told, hint=hint)
    state = yield from acts(state, who)
    yield HeroDragged(
        who=who, hero=move.hero, squares=move.squares, cost=cost, was=was, now=max(0, was - cost), rule="SB-KO-14"
    )
