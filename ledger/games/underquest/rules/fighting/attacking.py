"""The adventurer's attack: grit first, then two dice, then everything that a hit adds."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.fighting import AttackRolled, EnemyPrimed
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.rules.asking import Objections, Unfolds, no, too_heavy
from ledger.games.underquest.rules.blows import (
    acted,
    against,
    doubled,
    found_weak,
    hurt,
    met,
    out_of_turn,
    read_late,
    the_fight,
)
from ledger.games.underquest.rules.dice import Fallen, fall, paid
from ledger.games.underquest.rules.fighting.wielding import taken_up, wielded
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned
from ledger.games.underquest.state.fights import Foe
from ledger.games.underquest.state.figures import Parts, parts, stat, total, unread_weapon, weapon
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()


@decides(Attack)
def attack(state: UnderQuest, move: Attack) -> Decision[UnderQuest]:
    fight = the_fight(state)
    yield from too_heavy(state)
    yield from out_of_turn(state, fight)
    told = yield from wielded(state, move)
    armed = weapon(told)
    yield from _effort(told, armed or unread_weapon(told), move.grit)
    fallen = yield from fall(state, content.play().combat.dice, move.dice, f"Your attack on {fight.foe.name}?", "dice")
    hit = len(set(fallen.faces)) > 1
    foe = yield from met(state, fight.foe, move.defence, int(hit and armed is not None))
    foe = yield from found_weak(state, foe, move.weak, _magic(told, armed) if hit and armed else ())
    rolled = _rolled(told, foe, armed, fallen, move)
    state = yield from taken_up(state, told)
    state = yield from read_late(state, foe, defence=move.defence, weak=move.weak)
    for fact in paid(state, fallen, "attack"):
        state = yield fact
    for fact in changed(state, "grit", -move.grit, "effort", "UQ-CBT-11"):
        state = yield fact
    state = yield rolled
    yield from _landed(state, rolled, fight.foe.after_miss)


def _effort(state: UnderQuest, armed: Owned | None, grit: int) -> Objections:
    """Grit is the price of an attack icon, and is there; bare hands take none (UQ-CBT-10, UQ-CBT-21)."""
    if grit and armed is None:
        yield no("grit-barehanded", "UQ-CBT-21", "Bare hands take no grit.", "attack D1 D2")
    elif grit and not _bonus(state, grit):
        known = " or ".join(f"grit {price}" for price, _ in state.me.icons)
        told, name = f"No attack icon costs {grit} grit.", one_word(state.me.class_)
        yield no("grit-unpriced", "UQ-CBT-10", told, known or f"class-card {name} icons 1/2")
    if grit > state.me.grit:
        yield no("grit-short", "UQ-CBT-10", f"You have {state.me.grit} grit.", "a cheaper icon, or none")


def _bonus(state: UnderQuest, grit: int) -> int:
    """What so much grit adds to a hit: one icon, or several where the table reads it so (AMB-25)."""
    icons = state.me.icons
    bonuses = dict(icons)
    if grit in bonuses or option(state, "grit-icons") == "one":
        return bonuses.get(grit, 0)
    sums = {0: 0}
    for price, by in icons:
        sums |= {spent + price: got + by for spent, got in sums.items()}
    return sums.get(grit, 0)


def _rolled(state: UnderQuest, foe: Foe, armed: Owned | None, fallen: Fallen, move: Attack) -> AttackRolled:
    """The attack as one fact: doubles miss, the difference is the base of a hit (UQ-CBT-12)."""
    one, other = fallen.faces
    base, bare = abs(one - other), armed is None
    if not base:
        return AttackRolled(dice=fallen.dice, hit=False, base=0, grit=move.grit, bare=bare, rule="UQ-CBT-12")
    made: Parts = (("base", base), *(_armed(state, armed, move) if armed else _bare(state)))
    standard = total(made)
    dealt, magic = against(foe, standard, _magic(state, armed) if armed else (), bare=bare)
    return AttackRolled(
        dice=fallen.dice,
        hit=True,
        base=base,
        grit=move.grit,
        parts=made,
        standard=standard,
        magic=magic,
        defence=0 if bare else min(foe.defence, standard),
        dealt=dealt,
        bare=bare,
        rule="UQ-CBT-21" if bare else "UQ-CBT-13",
    )


def _armed(state: UnderQuest, armed: Owned, move: Attack) -> Iterator[tuple[str, int]]:
    """What an armed hit adds: effort, the stat of the weapon, the weapon, cards and companion (UQ-CBT-13)."""
    card = reading.item(state, armed.name)
    named = dict(move.plus)
    rows = (
        ("effort", _bonus(state, move.grit)),
        (card.uses or "", stat(state, card.uses) if card.uses else 0),
        (card.name, card.bonus),
        *((name, by) for name, by in parts(state, "damage") if name not in named),
        *named.items(),
    )
    yield from ((name, by) for name, by in rows if by)


def _bare(state: UnderQuest) -> Iterator[tuple[str, int]]:
    """Bare hands add nothing, but for a companion where the table reads it so (AMB-06)."""
    friend = state.me.companion
    adds = reading.companion(state, friend.name).damage if friend else 0
    if friend and adds and option(state, "bare-companion") == "yes":
        yield friend.name, adds


def _magic(state: UnderQuest, armed: Owned) -> Pairs:
    """Magic damage of the weapon and of cards, by kind."""
    deals = dict(reading.item(state, armed.name).deals)
    rows = ((kind, deals.get(kind, 0) + total(parts(state, f"{kind}-damage"))) for kind in content.box().magic)
    return tuple((kind, by) for kind, by in rows if by)


def _landed(state: UnderQuest, rolled: AttackRolled, after_miss: int) -> Unfolds:
    """A hit hurts, a miss may anger the enemy; then it acts, if it still stands (UQ-CBT-16, UQ-CBT-22)."""
    fight = state.fight
    if rolled.hit:
        rule = "UQ-CBT-21" if rolled.bare else "UQ-CBT-15"
        why = f"your attack{doubled(fight.foe, rolled.magic) if fight else ''}"
        state = yield from hurt(state, rolled.dealt, why, rule, (*rolled.parts, *rolled.magic))
    elif after_miss and fight:
        was = fight.primed
        now = was + after_miss if option(state, "primed") == "stacks" else after_miss
        state = yield EnemyPrimed(was=was, now=now, rule="UQ-CBT-22")
    return (yield from acted(state))
