"""One attack roll, compared with each target: hits, misses, wounds, fumbles."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.dice import Die
from ledger.core.frozen import Frozen
from ledger.core.model import Event, Objection
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour, Skill
from ledger.games.torgue.events.attacks import (
    AttackRolled,
    BlastSet,
    CrowdCounted,
    ElementRolled,
    FumbleSettled,
    FumbleTriggered,
    HunterFumbled,
    TargetHit,
    TargetMissed,
)
from ledger.games.torgue.events.setup import PieceRemoved
from ledger.games.torgue.rules.asking import Unfolds, no, piece, remind
from ledger.games.torgue.rules.attacks.aiming import is_barrel
from ledger.games.torgue.rules.attacks.elements import Tokens, at_once, lay
from ledger.games.torgue.rules.attacks.felling import Cause, struck
from ledger.games.torgue.rules.attacks.numbers import Needed, rolled, sides_of
from ledger.games.torgue.rules.defence.striking import strike
from ledger.games.torgue.state.figures import action_bonus, enemy_card, keywords, skill
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Blast, Fumble

CRITS = "-crits"
ROLLS_OF_ACCURATE = 2


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
    better: bool = False
    """Whether the better roll of an Accurate attack counts, not the second (AMB-47)."""
    ignore: bool = False
    """Whether the line ignores the Attack Fumble already."""
    aimed: tuple[str, ...] | None = None
    """Whom it targets; None for everybody whose number is compared. Who is only in its explosion is no target."""
    dice: tuple[ElementRolled, ...] = ()
    tokens: Tokens = ()
    """What the elemental dice place."""
    crowd: CrowdCounted | None = None
    friends: tuple[str, ...] = ()
    """Vault Hunters in its explosion."""
    effects: tuple[str, ...] = ()
    """What else it does, by moment, like `success:push 1`."""

    @property
    def face(self) -> int:
        """The natural face that counts."""
        faces = self.thrown[-1].faces
        return max(faces) if self.better else faces[-1]

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


def rerolled(thrown: tuple[Die, ...], words: tuple[str, ...]) -> Iterator[Objection]:
    """Objections to a die that was rolled again: only for Accurate, and only once (TB-249)."""
    rolls = len(thrown[-1].faces)
    if rolls > 1 and "accurate" not in words:
        yield no("reroll-barred", "TB-249", "Only Accurate rolls again.", "the first face")
    elif rolls > ROLLS_OF_ACCURATE:
        yield no("reroll-twice", "TB-249", "A die is rolled again once.", "two faces, like 5:2")


def resolved(state: Torgue, shot: Shot, numbers: tuple[Needed, ...]) -> Unfolds:
    """The roll as a fact, elemental tokens, then each target in order, friends, fumbles (TB-042, TB-048)."""
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
    soon = at_once(state, shot.tokens)
    state = yield from _dice(state, shot, soon)
    state = yield from rolled(state, numbers)
    stricken = tuple(each.enemy for each in numbers if hits(state, shot, each, total))
    for each in numbers:
        state = yield from _against(state, shot, each, total, hits=each.enemy in stricken)
    late = tuple(each for each in shot.tokens if each not in soon)
    state = yield from lay(state, (each for each in late if shot.fumble or each[0] not in shot.friends))
    state = yield from _exploded(state, shot, total, late)
    yield from _prompted(shot, stricken)
    return (yield from _fumbled(state, shot, numbers)) if shot.fumble else state


def _prompted(shot: Shot, hit: tuple[str, ...]) -> Iterator[Event]:
    """Further effects that are due, told to the table: on success, on a crit, on failure, or always (TB-045)."""
    due = {"success": bool(hit), "crit": bool(hit) and shot.crit, "fail": not hit, "always": True}
    at = f" ({', '.join(hit)})" if hit else ""
    for each in shot.effects:
        moment, _, told = each.partition(":")
        if due[moment]:
            yield remind("effect-due", "TB-045", f"{shot.action}{at}: {told}.")


def _dice(state: Torgue, shot: Shot, soon: Tokens) -> Unfolds:
    """The dice of the attack besides its own as facts, and the tokens that act on it."""
    if shot.crowd:
        state = yield shot.crowd
    for die in shot.dice:
        state = yield die
    return (yield from lay(state, soon))


def hits(state: Torgue, shot: Shot, needed: Needed, total: int) -> bool:
    """Whether a target is hit: naturals of the attack decide first, then the numbers (TB-051, TB-052, TB-185)."""
    if shot.crit or shot.fumble:
        return shot.crit
    face = needed.thrown[-1].face if needed.thrown and option(state, "shield-naturals") == "natural" else None
    if face == 1:
        return True
    if face is not None and face == sides_of(state, needed.enemy):
        return False
    return total >= needed.value


def _exploded(state: Torgue, shot: Shot, total: int, late: Tokens) -> Unfolds:
    """Vault Hunters in an Explosive attack defend against its total, unless it failed by a 1 (TB-256, AMB-24)."""
    if not shot.friends or shot.fumble:
        return state
    melee = shot.skill == "melee" and option(state, "friend-explosive") == "kind"
    return (
        yield from strike(
            state,
            by=owner(state, shot.who),
            strength=total,
            resist="melee" if melee else "reflexes",
            keywords=working(shot.keywords, crit=shot.crit),
            defenders=shot.friends,
            placed=tuple(each for each in late if each[0] in shot.friends),
            rule="TB-256",
        )
    )


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
    who = owner(state, shot.who)
    spares = suppresses(state, shot)
    if shot.ignore and not spares:
        yield from _unspared()
    state = yield HunterFumbled(who=who, action=shot.action, rule="TB-054")
    aimed = shot.aimed if shot.aimed is not None else tuple(each.enemy for each in numbers)
    labels = [each for each in aimed if each in state.enemies]
    for label in labels if option(state, "many-fumbles") == "each" else labels[:1]:
        told = enemy_card(state, state.enemies[label].card).attack_fumble
        due = Fumble(enemy=label, kind="attack", who=who, effect=told, may_ignore=spares and not shot.ignore)
        state = yield FumbleTriggered(fumble=due, rule="TB-054")
        if shot.ignore:
            state = yield FumbleSettled(enemy=label, how="ignored, Suppression", rule="TB-261")
    return state


def suppresses(state: Torgue, shot: Shot) -> bool:
    """Whether Suppression lets the player ignore the effects of this fumble: the first of the turn (AMB-38)."""
    held = state.hunters[owner(state, shot.who)]
    earlier = held.fumbled.count(shot.action) if option(state, "suppression") == "weapon" else held.fumbles
    return "suppression" in shot.keywords and not earlier


def _unspared() -> Iterator[Objection]:
    """An objection to ignoring a fumble that Suppression does not cover."""
    yield no("fumble-firm", "TB-261", "Only the first fumble of the turn, with Suppression.", "fumble ENEMY")
