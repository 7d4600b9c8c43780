"""Damage in either direction, and the action of a combat turn; used by every chapter that hurts somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.model import Asking, Event, refused
from ledger.core.printed import meant
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Magic, Pairs, Weakness
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.fighting import EnemyHurt, SideTurned
from ledger.games.underquest.events.meeting import DamageStopped
from ledger.games.underquest.rules.asking import Gives, Objections, Unfolds, no
from ledger.games.underquest.rules.opening.abominations import reread
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.fights import Fight, Foe
from ledger.games.underquest.state.figures import Parts, armour, protection, total
from ledger.games.underquest.state.game import UnderQuest, asked, blow_waits

STANDARD = "standard"


def the_fight(state: UnderQuest) -> Fight:
    """The fight that goes on; raises Refused `fight-missing`."""
    if state.fight is None:
        asks = asked(state, "fight")
        told, hint = (f"An enemy waits: {asks}", "the answer") if asks else ("There is no fight.", "fight ENEMY")
        raise refused("fight-missing", "UQ-CBT-06", told, hint)
    return state.fight


def out_of_turn(state: UnderQuest, fight: Fight) -> Objections:
    """An objection to an action of the adventurer before the first turn, in that of the enemy, or beside another."""
    yield from half_struck(state)
    if not fight.side:
        yield no("initiative-due", "UQ-CBT-05", "Who acts first is not known.", "initiative DIE")
    elif fight.check:
        yield no("check-due", "UQ-CBT-05", f"{fight.foe.name} asks for a check first.", f"test {fight.check} DIE")
    elif fight.side != "adventurer":
        yield no("turn-other", "UQ-CBT-06", f"{fight.foe.name} acts now.", "enemy D1 D2")


def half_struck(state: UnderQuest) -> Objections:
    """An objection while a blow waits for an answer: its dice have fallen, or its card is played (UQ-CBT-07)."""
    waits = blow_waits(state)
    if waits:
        yield no("blow-waits", "UQ-CBT-07", f"A blow waits: {waits}", "the answer, or: waive")


def against(foe: Foe, standard: int, magic: Pairs, *, bare: bool = False) -> tuple[int, Pairs]:
    """(damage that is dealt, magic by kind as it counts): defence stops only the standard part, never below 0.

    Magic of a weakness is doubled, that of an immunity is nothing (UQ-MAG-03 to UQ-MAG-06); bare hands ignore
    defence (UQ-CBT-21).
    """
    factor = content.play().combat.weakness_factor
    counted = tuple(
        (kind, 0 if kind in foe.immune else by * factor if kind in foe.weakness else by) for kind, by in magic
    )
    through = standard if bare else max(0, standard - foe.defence)
    return through + sum(by for _, by in counted), counted


def met(state: UnderQuest, foe: Foe, typed: int | None, standard: int) -> Gives[Foe]:
    """The enemy with the defence that standard damage meets: as read, as typed, or asked for; before any fact."""
    if standard <= 0 or reading.enemy(state, foe.name).defence is not None:
        return foe
    if typed is None:
        yield Asking(field="defence", asks=f"Defence of {foe.name}?")
    return foe.but(defence=foe.defence + (typed or 0))


def found_weak(state: UnderQuest, foe: Foe, typed: Weakness | None, magic: Pairs) -> Gives[Foe]:
    """The enemy with the weakness that magic finds: as read, as typed, or asked for; before any fact (UQ-MAG-04)."""
    finds = any(by > 0 and kind not in (*foe.immune, *foe.weakness) for kind, by in magic)
    if not finds or reading.enemy(state, foe.name).weakness:
        return foe
    if typed is None:
        yield Asking(field="weak", asks=f"Weakness of {foe.name}: fire, ice, holy or none?")
    return foe.but(weakness=(*foe.weakness, *(kind for kind in content.box().magic if kind == typed)))


def read_late(state: UnderQuest, foe: Foe, *, weak: Weakness | None = None, **typed: int | None) -> Unfolds:
    """What a line says of the enemy's card in the middle of a fight is known, and counts, from then on (UQ-CBT-02)."""
    told: dict[str, Any] = {**typed, **({"weakness": (weak,)} if weak else {})}
    if all(value is None for value in told.values()):
        return state
    state = yield from learn(state, "enemies", foe.name, **told)
    return (yield from reread(state))


def doubled(foe: Foe, magic: Pairs) -> str:
    """What a weakness or an immunity made of magic, in words behind its cause (UQ-MAG-04, UQ-MAG-06)."""
    told = [f"{kind} stopped" for kind, _ in magic if kind in foe.immune]
    told += [f"{kind} doubled" for kind, _ in magic if kind in foe.weakness and kind not in foe.immune]
    return "".join(f", {each}" for each in told)


def hurt(state: UnderQuest, dealt: int, why: str, rule: str, parts: Pairs = ()) -> Unfolds:
    """The enemy loses health, never below 0; what a defeat brings follows by itself."""
    if state.fight is None:
        return state
    foe = state.fight.foe
    now = max(0, foe.health - max(0, dealt))
    return (yield EnemyHurt(name=foe.name, was=foe.health, now=now, why=why, parts=parts, rule=rule))


def acted(state: UnderQuest) -> Unfolds:
    """The action of the turn is taken: the enemy acts, where it still stands."""
    return (yield SideTurned(side="enemy", rule="UQ-CBT-06")) if state.fight and not state.ended else state


def suffered(state: UnderQuest, damage: int, magic: Magic | None, why: str, rule: str) -> Iterator[Event]:
    """The adventurer loses health: magic less what names it, standard less armour in a fight (UQ-MAG-02)."""
    stops: Parts = protection(state, magic_named(magic)) if magic else armour(state) if state.fight else ()
    stopped = min(damage, total(stops))
    if stopped > 0:
        yield DamageStopped(damage=damage, stopped=stopped, sort=magic or STANDARD, parts=stops, rule=rule)
    yield from changed(state, "health", -(damage - max(0, stopped)), why, rule)


def magic_named(kind: str) -> Magic:
    """A kind of magic; raises Refused `magic-unknown` (UQ-MAG-01)."""
    found = next((each for each in content.box().magic if each == kind), None)
    if found is None:
        known = content.box().magic
        raise refused("magic-unknown", "UQ-MAG-01", f"No magic '{kind}'{meant(kind, known)}.", ", ".join(known))
    return found
