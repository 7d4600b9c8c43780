"""Whose turn it is in a fight."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.core.wording import one_word
from ledger.games.degenerates.rules.asking import no
from ledger.games.degenerates.state.combat import abilities, annoying, attackers, before, undecided
from ledger.games.degenerates.state.fights import Fight
from ledger.games.degenerates.state.game import Degenerates

PILLAGE = "Loot & Pillage"
JAILOR = "Jailor"


def fighting_turn(state: Degenerates, who: str, *, choosing: bool = False) -> Iterator[Objection]:
    """Objections to acting in the fight now; `choosing` a stance needs none yet."""
    fight = state.fight
    if fight is None:
        return
    if who not in fight.fighters or fight.fighters[who].stands != "in":
        yield no("fighter-missing", "DD-245", f"{who} is not in the fight.", "rejoin, or another one")
        return
    if fight.step != "turns":
        yield no("step-wrong", "DD-242", f"The fight is at its {fight.step}.", first_words(state, fight))
    if fight.fighters[who].done:
        yield no("turn-over", "DD-247", f"{who} had a turn in this round.", "next")
    if before(fight, who):
        yield no("turn-other", "DD-242", f"{before(fight, who)[0]} acts first.", f"@{before(fight, who)[0]}")
    if not choosing:
        yield from _unready(state, fight, who)


def first_words(state: Degenerates, fight: Fight) -> str:
    """What the fight waits for before anybody acts, as one would type it."""
    for label, among in undecided(state):
        return f"target {one_word(label)} {', or '.join(map(one_word, among))}"
    for trial in fight.trials:
        return f"resist {trial.kind} DICE @{one_word(trial.who)}"
    return "joins CARD" if fight.draws else "next"


def _unready(state: Degenerates, fight: Fight, who: str) -> Iterator[Objection]:
    """Objections to the action of an own turn: no stance, one that is not allowed, a Dimwit's ATT."""
    if state.adventurers[who].combat is None:
        yield no("stance-missing", "DD-246", f"{who} has no Combat Stance.", "stance assault, or guard")
    if state.adventurers[who].combat == "assault":
        yield from annoyed(state, fight, who)
    for foe in attackers(fight, who):
        fresh = foe.entered == fight.round and foe.rolled is None
        if fresh and "dimwit" in abilities(state, fight, foe, who):
            yield no("wits-missing", "DD-222", f"{foe.label} has to roll its ATT.", f"wits {one_word(foe.label)} DIE")


def annoyed(state: Degenerates, fight: Fight, who: str) -> Iterator[Objection]:
    """An objection to Assault while a monster Annoys (DD-219)."""
    found = annoying(state, fight, who)
    if found:
        yield no("stance-annoyed", "DD-219", f"{found[0]} annoys {who}: Guard only.", "stance guard")


def items_barred(state: Degenerates) -> Iterator[Objection]:
    """Against the Jailor of his mission no Item helps; Allies may (DD-317)."""
    mission = state.mission.name if state.mission else ""
    if mission == PILLAGE and state.fight and any(foe.card == JAILOR for foe in state.fight.foes):
        yield no("item-barred", "DD-317", f"No Item helps against the {JAILOR}.", "an Ally, or Unarmed Strike")
