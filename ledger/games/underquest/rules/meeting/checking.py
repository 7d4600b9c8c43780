"""Stat checks, and what cards do to numbers."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.fighting import TrialDone
from ledger.games.underquest.events.meeting import CheckMade
from ledger.games.underquest.moves.meeting import Get, StatCheck, Suffer
from ledger.games.underquest.rules.asking import Objections, need_adventurer, no, remind, too_heavy
from ledger.games.underquest.rules.blows import magic_named, suffered
from ledger.games.underquest.rules.dice import fall, paid
from ledger.games.underquest.rules.effects import gained, known_counters
from ledger.games.underquest.rules.meeting.sources import source
from ledger.games.underquest.state.figures import Parts, parts, stat
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()


@decides(StatCheck)
def stat_check(state: UnderQuest, move: StatCheck) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    yield from _too_early(state, move)
    fallen = yield from fall(state, 1, move.die, _asks(state, move))
    value, plus = stat(state, move.stat), _plus(state, move)
    total = fallen.faces[0] + value + sum(by for _, by in plus)
    target = content.play().checks.target
    for fact in paid(state, fallen, f"{move.stat} check"):
        state = yield fact
    state = yield CheckMade(
        stat=move.stat,
        die=fallen.dice[0],
        value=value,
        plus=plus,
        total=total,
        target=target,
        success=total >= target,
        by=source(state, move.by),
        rule="UQ-CHK-01",
    )
    if state.fight and state.fight.check == move.stat:
        yield TrialDone(rule="UQ-CBT-05")


def _too_early(state: UnderQuest, move: StatCheck) -> Objections:
    """The check that an enemy asks for comes after the roll for initiative (UQ-CBT-05)."""
    if state.fight and not state.fight.side and state.fight.check == move.stat:
        yield no("initiative-due", "UQ-CBT-05", "Who acts first is not known.", "initiative DIE")


def _asks(state: UnderQuest, move: StatCheck) -> str:
    """The question for the die, with the card or the enemy that asks for the check, where one does."""
    fight = state.fight
    card = fight.foe.name if fight and fight.check == move.stat and not move.by else source(state, move.by)
    return f"{move.stat.capitalize()} check{f' for {card}' if card else ''}?"


def _plus(state: UnderQuest, move: StatCheck) -> Parts:
    """What cards add to the check: those that count by themselves, and those of the line, each once (UQ-CHK-02)."""
    typed = dict(move.plus)
    known: Pairs = parts(state, f"{move.stat}-check")
    return (*((card, by) for card, by in known if card not in typed), *typed.items())


@decides(Get)
def get(state: UnderQuest, move: Get) -> Decision[UnderQuest]:
    need_adventurer(state)
    known_counters(move.gains)
    yield from too_heavy(state)
    if any(counter == "morale" for counter, _ in move.gains) and state.me.companion is None:
        yield no("companion-missing", "UQ-COM-07", "There is no companion.", "companion NAME")
    before = state
    state = yield from gained(state, move.gains, source(state, move.by), "")
    if state is before:
        less = all(by < 0 for _, by in move.gains)
        told = "there is nothing to lose" if less else "the caps are reached"
        yield remind("nothing-gained", "UQ-CHR-06", f"Nothing changes: {told}.")


@decides(Suffer)
def suffer(state: UnderQuest, move: Suffer) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    before = state
    magic = magic_named(move.magic) if move.magic else None
    rule = "UQ-MAG-02" if magic else "UQ-CBT-18"
    for fact in suffered(state, move.damage, magic, source(state, move.by) or "damage", rule):
        state = yield fact
    if state is before:
        yield remind("nothing-lost", "UQ-MAG-02", "No damage gets through.")
