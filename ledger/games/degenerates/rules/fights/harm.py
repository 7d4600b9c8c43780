"""What monsters do to an adventurer in its turn: damage, theft, and what follows Wounds."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.model import Objection
from ledger.games.degenerates import content
from ledger.games.degenerates.events.fights import (
    AcidSplashed,
    FoeDrew,
    GoldStolen,
    TrialsCalled,
)
from ledger.games.degenerates.rules.asking import Answers, Unfolds, no, one
from ledger.games.degenerates.rules.conditions import afflict
from ledger.games.degenerates.rules.tracks import gold_spent, wounded, xp_lost
from ledger.games.degenerates.state.attributes import attribute, bonus, halved
from ledger.games.degenerates.state.combat import abilities, attack, attackers, number
from ledger.games.degenerates.state.fights import Fight, Foe, Trial
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option


class Blow(Frozen):
    """What one monster's attack comes to."""

    foe: str
    damage: int
    """After Defence and ARM."""
    bare: int
    """After Defence only: what a Thief takes."""


def blows(
    state: Degenerates,
    fight: Fight,
    who: str,
    defence: tuple[int, ...],
    *,
    power: tuple[int, ...],
    cut: tuple[tuple[str, int], ...],
    bonus_first: bool = False,
) -> tuple[Blow, ...]:
    """Damage of every monster that targets an adventurer (DD-254..DD-256)."""
    foes = attackers(fight, who)
    if not foes:
        return ()
    guard = one(state, who).combat == "guard"
    attacks = {foe.label: attack(state, fight, foe, who, bonus_first=bonus_first) for foe in foes}
    if sum(defence) <= attribute(state, who, "agi"):
        best = max((*defence, *(power if guard else ())), default=0)
        cuts = dict.fromkeys(attacks, best)
    else:
        cuts = dict(cut) if cut else (_best_cuts(state, fight, who, attacks, power) if guard else {})
    armor = bonus(state, who, "arm")
    found = []
    for foe in foes:
        bare = max(0, attacks[foe.label] - cuts.get(foe.label, 0))
        counted = _armor(abilities(state, fight, foe, who), armor)
        found.append(Blow(foe=foe.label, damage=max(0, bare - counted), bare=bare))
    return tuple(found)


def _armor(known: dict[str, str], armor: int) -> int:
    """ARM that counts: none against Piercing, less against Pierce with a number (DD-233)."""
    if "pierce" not in known:
        return armor
    return max(0, armor - int(known["pierce"])) if known["pierce"].isdecimal() else 0


def _best_cuts(
    state: Degenerates, fight: Fight, who: str, attacks: dict[str, int], power: tuple[int, ...]
) -> dict[str, int]:
    """Power dice where they help most, one a monster (DD-255)."""
    armor = bonus(state, who, "arm")
    left = {
        foe.label: attacks[foe.label] - _armor(abilities(state, fight, foe, who), armor)
        for foe in attackers(fight, who)
    }
    given: dict[str, int] = {}
    for face in sorted(power, reverse=True):
        free = [label for label in left if label not in given]
        if free:
            given[max(free, key=lambda label: min(face, max(0, left[label])))] = face
    return given


def wrong_cuts(
    fight: Fight, who: str, power: tuple[int, ...], cut: tuple[tuple[str, int], ...], *, guard: bool
) -> Iterator[Objection]:
    """Objections to how Power dice were laid against monsters (DD-255)."""
    labels = [label for label, _ in cut]
    if cut and not guard:
        yield no("guard-needed", "DD-255", "Power dice defend in Guard only.", "stance guard")
    if len(set(labels)) < len(labels):
        yield no("cut-twice", "DD-255", "One Power die a monster at most.", "NAME=FACE once")
    left = list(power)
    for label, face in cut:
        if label not in [foe.label for foe in attackers(fight, who)]:
            yield no("cut-wrong", "DD-255", f"{label} does not attack {who}.", "a monster that does")
        if face not in left:
            yield no("cut-wrong", "DD-255", f"No Power die shows {face}.", " ".join(map(str, power)))
        else:
            left.remove(face)


def struck(state: Degenerates, who: str, found: tuple[Blow, ...]) -> Unfolds:
    """Thieves take gold, the rest becomes Wounds; who drew blood is remembered for the round."""
    total, drew = 0, []
    for blow in found:
        fight = state.fight
        foe = next((each for each in fight.foes if each.label == blow.foe), None) if fight else None
        if fight is None or foe is None:
            continue
        damage = blow.damage
        if "thief" in abilities(state, fight, foe, who):
            state, damage = yield from _robbed(state, who, foe, blow)
        if damage:
            total += damage
            drew.append(foe.label)
    if not found:
        return state
    if one(state, who).defeated:
        return state
    state = yield from wounded(state, who, total, ", ".join(drew) or "the defence holds", "DD-256")
    for label in drew:
        state = yield FoeDrew(foe=label, who=who, rule="DD-223")
    return state


def _robbed(state: Degenerates, who: str, foe: Foe, blow: Blow) -> Answers[tuple[Degenerates, int]]:
    """Gold instead of Wounds, ARM ignored; with no gold it wounds (DD-239, AMB-17, AMB-54)."""
    gold = one(state, who).gold
    stopped = option(state, "thief-armor") == "stops" and not blow.damage
    if not gold or not blow.bare or stopped:
        return state, blow.damage
    taken = min(gold, blow.bare)
    state = yield gold_spent(state, who, taken, f"stolen by {foe.label}", "DD-239")
    state = yield GoldStolen(foe=foe.label, who=who, gold=taken, rule="DD-239")
    rest = blow.damage - taken if option(state, "thief-short") == "wounds" else 0
    return state, max(0, rest)


def marks(state: Degenerates, who: str) -> tuple[tuple[str, dict[str, str]], ...]:
    """The foes that wounded an adventurer in this turn, with what they could do when they did."""
    fight = state.fight
    if fight is None:
        return ()
    return tuple((foe.label, abilities(state, fight, foe, who)) for foe in fight.foes if who in foe.drew)


def aftermath(state: Degenerates, who: str, drew: tuple[tuple[str, dict[str, str]], ...]) -> Unfolds:
    """What follows Wounds, after the own action: conditions, XP, acid, and last Pain (DD-240, DD-257, DD-232)."""
    for label, known in drew:
        state = yield from _touched(state, who, label, known)
    fight = state.fight
    if fight is None or who not in fight.fighters or fight.fighters[who].stands != "in":
        return state
    trials = tuple(Trial(kind="pain", who=who, foe=label) for label, known in drew if "pain" in known)
    return (yield TrialsCalled(trials=trials, draws=(), rule="DD-232")) if trials else state


def _touched(state: Degenerates, who: str, label: str, known: dict[str, str]) -> Unfolds:
    if who not in state.adventurers:
        return state
    for row in content.cards().touches:
        if row.name in known:
            state = yield from afflict(state, who, row.condition, row.lasts, label)
    if "necro" in known and one(state, who).xp:
        state = yield xp_lost(state, who, number(known["necro"]), label, "DD-230")
    if "acidic" in known and acid_pool(state, who):
        state = yield AcidSplashed(who=who, rule="DD-218")
    return state


def acid_pool(state: Degenerates, who: str) -> tuple[str, ...]:
    """Items that Acidic may take: all but those of the Mission deck (AMB-62)."""
    mission = dict(state.mission.cards) if state.mission else {}
    return tuple(each.name for each in one(state, who).items if each.name not in mission)


def d3(faces: tuple[int, ...]) -> tuple[int, ...]:
    """Dice that count half, rounded up."""
    return tuple(halved(face) for face in faces)
