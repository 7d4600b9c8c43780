"""What follows from lost health, sanity and Determination."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.brimstone.events.numbers import HarmTaken
from ledger.games.brimstone.events.posse import HeroKnockedOut, RollDue
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import ROLLS, Hero, Out
from ledger.games.brimstone.state.options import settled


def hero_is_out_at_nothing(before: Brimstone, _event: Event, after: Brimstone) -> Iterator[Event]:
    """As soon as health or sanity is 0 the hero is out; the first cause counts (SB-KO-01, AMB-07)."""
    if before.heroes is after.heroes:
        return
    for who, now in after.heroes.items():
        was = before.heroes.get(who)
        if was is None or was is now or now.dead or was.dead:
            continue
        cause = _cause(was, now)
        if cause and not now.out:
            yield HeroKnockedOut(who=who, cause=cause, rule="SB-KO-01")
        elif cause and now.out not in ("both", cause) and settled(after, "both-injured") == "ever":
            yield HeroKnockedOut(who=who, cause="both", rule="SB-INJ-02")


def fall_may_bring_the_rolls_at_once(before: Brimstone, event: Event, after: Brimstone) -> Iterator[Event]:
    """Where the table rolls injury and madness at once, a fall brings what it has not brought yet (AMB-06)."""
    if isinstance(event, HeroKnockedOut) and settled(after, "injury-rolled") == "falling":
        was = before.heroes[event.who].out
        for sort in ROLLS[event.cause]:
            if sort not in ROLLS[was]:
                yield RollDue(who=event.who, sort=sort, rule="SB-INJ-01")


def _cause(was: Hero, now: Hero) -> Out:
    health, sanity = was.health > 0 >= now.health, was.sanity > 0 >= now.sanity
    if health and sanity:
        return "both"
    return "health" if health else "sanity" if sanity else ""


def damage_lands_when_no_reroll_is_left(before: Brimstone, _event: Event, after: Brimstone) -> Iterator[Event]:
    """As soon as no Determination is left, what was pending is taken (SB-DET-01, AMB-41)."""
    if before.heroes is after.heroes:
        return
    for who, now in after.heroes.items():
        was = before.heroes.get(who)
        if was is None or not (was.determination > 0 >= now.determination):
            continue
        health, sanity = now.health, now.sanity
        for harm in now.pending:
            lost = (harm.amount, 0) if harm.pool == "health" else (0, harm.amount)
            fact = HarmTaken(
                who=who,
                health_was=health,
                health_now=max(0, health - lost[0]),
                sanity_was=sanity,
                sanity_now=max(0, sanity - lost[1]),
                by=harm.by,
                number=harm.number,
                rule="SB-HLT-03",
            )
            health, sanity = fact.health_now, fact.sanity_now
            yield fact
