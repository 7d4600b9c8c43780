"""One attack roll, compared with each target: hits, misses, wounds, fumbles."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.dice import Die
from ledger.core.frozen import Frozen
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour, Skill
from ledger.games.torgue.events.attacks import (
    AttackRolled,
    BlastSet,
    FumbleTriggered,
    HunterFumbled,
    TargetHit,
    TargetMissed,
)
from ledger.games.torgue.events.setup import PieceRemoved
from ledger.games.torgue.rules.asking import Unfolds, piece
from ledger.games.torgue.rules.attacks.aiming import is_barrel
from ledger.games.torgue.rules.attacks.felling import Cause, struck
from ledger.games.torgue.rules.attacks.numbers import Needed, rolled
from ledger.games.torgue.state.figures import action_bonus, enemy_card, keywords, skill
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Blast, Fumble

CRITS = "-crits"


class Shot(Frozen):
    """An attack roll: whose, with what, and what the die showed."""

    who: str
    action: str
    skill: Skill
    colour: Colour
    thrown: tuple[Die, ...]
    keywords: tuple[str, ...] = ()
    mod: int = 0
    more: int = 0
    """Wounds that cards add."""
    may_ignore: bool = False
    """Whether Suppression lets the player ignore an Attack Fumble."""

    @property
    def face(self) -> int:
        """The natural face."""
        return self.thrown[-1].face

    @property
    def crit(self) -> bool:
        """Whether it is the highest face of the die (TB-006)."""
        return self.face == content.colour(self.colour).sides

    @property
    def fumble(self) -> bool:
        """Whether it is a 1."""
        return self.face == 1


def working(words: tuple[str, ...], *, crit: bool) -> tuple[str, ...]:
    """The keywords that work: those that ask for a crit only on one (TB-056)."""
    found = [word for word in words if CRITS not in word]
    return (*found, *(word.replace(CRITS, "") for word in words if CRITS in word and crit))


def resolved(state: Torgue, shot: Shot, numbers: tuple[Needed, ...]) -> Unfolds:
    """The roll as a fact, then each target in order, then the fumbles of enemies (TB-042, TB-048)."""
    value = skill(state, shot.who, shot.skill)
    plus = shot.mod + action_bonus(state, shot.who, shot.skill)
    total = shot.face + value + plus
    state = yield AttackRolled(
        who=shot.who,
        action=shot.action,
        skill=shot.skill,
        colour=shot.colour,
        thrown=shot.thrown,
        value=value,
        plus=plus,
        total=total,
        crit=shot.crit,
        fumble=shot.fumble,
        rule="TB-032",
    )
    state = yield from rolled(state, numbers)
    for each in numbers:
        hits = shot.crit or (not shot.fumble and total >= each.value)
        state = yield from _against(state, shot, each, total, hits=hits)
    return (yield from _fumbled(state, shot, numbers)) if shot.fumble else state


def _against(state: Torgue, shot: Shot, needed: Needed, total: int, *, hits: bool) -> Unfolds:
    label, rule = needed.enemy, "TB-051" if shot.crit else "TB-052" if shot.fumble else "TB-044"
    if not hits:
        return (yield TargetMissed(who=shot.who, enemy=label, total=total, needed=needed.value, rule=rule))
    parts = tuple(_parts(state, shot, label))
    wounds = sum(by for _, by in parts)
    state = yield TargetHit(
        who=shot.who, enemy=label, total=total, needed=needed.value, wounds=wounds, parts=parts, rule=rule
    )
    if is_barrel(state, label):
        return (yield from burst(state, label, shot.who))
    return (yield from struck(state, label, wounds, Cause(shot.action, shot.who, shot.skill), "TB-046"))


def _parts(state: Torgue, shot: Shot, label: str) -> Iterator[tuple[str, int]]:
    """What the wounds of a hit add up from (TB-171, TB-254, TB-263, TB-271)."""
    yield "hit", 1
    if is_barrel(state, label):
        return
    words = working(shot.keywords, crit=shot.crit)
    enemy = state.enemies[label]
    if "deadly" in words:
        yield "deadly", words.count("deadly")
    if enemy.effects.get("slag"):
        yield "slag", 1
    weak = {each.partition(":")[2] for each in keywords(state, enemy) if each.startswith("vulnerable:")}
    for element in sorted(weak & {each.partition(":")[0] for each in words}):
        yield f"vulnerable to {element}", 1
    if shot.more:
        yield "card", shot.more


def burst(state: Torgue, label: str, who: str) -> Unfolds:
    """A barrel that is hit explodes and is gone (TB-240)."""
    zone, barrel = piece(state, label, "barrel")
    state = yield PieceRemoved(zone=zone, piece=label, why="it explodes", rule="TB-240")
    blast = Blast(zone=zone, why=label, by=owner(state, who), element=barrel.element)
    return (yield BlastSet(blast=blast, rule="TB-241"))


def _fumbled(state: Torgue, shot: Shot, numbers: tuple[Needed, ...]) -> Unfolds:
    """The Attack Fumble of each targeted enemy, or of the first (TB-054, AMB-12)."""
    state = yield HunterFumbled(who=owner(state, shot.who), rule="TB-054")
    labels = [each.enemy for each in numbers if each.enemy in state.enemies]
    for label in labels if option(state, "many-fumbles") == "each" else labels[:1]:
        told = enemy_card(state, state.enemies[label].card).attack_fumble
        due = Fumble(enemy=label, kind="attack", who=owner(state, shot.who), effect=told, may_ignore=shot.may_ignore)
        state = yield FumbleTriggered(fumble=due, rule="TB-054")
    return state
