"""Facts of the dice, of fights and of the looting after them."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.degenerates.events.adventurers import DiceThrown, TestMade
from ledger.games.degenerates.events.looting import LootRollMade
from ledger.games.degenerates.state import combat
from ledger.games.degenerates.state.fights import Fight
from tests.games.degenerates.readers import At, Names


def needed(at: At) -> int:
    """The number that the last Test needed."""
    return at.last(TestMade).needed


def total(at: At) -> int:
    return at.last(TestMade).total


def passed(at: At) -> bool:
    return at.last(TestMade).passed


def brace(at: At) -> int:
    """The value in braces of the last Test."""
    return at.last(TestMade).brace


def thrown(at: At) -> int:
    """What the last throw that was no Test came to."""
    return at.last(DiceThrown).value


def loot_passed(at: At) -> bool:
    return at.last(LootRollMade).passed


# ---------------------------------------------------------------- fights


def _fight(at: At) -> Fight:
    assert at.state.fight is not None, "there is no fight"
    return at.state.fight


def goes_on(at: At) -> bool:
    """Whether a fight goes on, the looting after it included."""
    return at.state.fight is not None


def step(at: At) -> str:
    return at.state.fight.step if at.state.fight else ""


def result(at: At) -> str:
    return at.state.fight.result if at.state.fight else ""


def round_(at: At) -> int:
    return _fight(at).round


def foes(at: At) -> Mapping[str, int]:
    """The foes in the fight with their Wounds."""
    return {each.label: each.wounds for each in _fight(at).foes}


def foes_left(at: At) -> Names:
    """The foes in the fight, in alphabetical order; none when there is no fight."""
    return tuple(sorted(each.label for each in at.state.fight.foes)) if at.state.fight else ()


def targets(at: At) -> Mapping[str, str]:
    """Whom each foe attacks; `*` is everybody, empty nobody."""
    return {each.label: each.target for each in _fight(at).foes}


def att(at: At) -> Mapping[str, int]:
    """The ATT of each foe against whomever it targets."""
    fight = _fight(at)
    aimed = {each.label: each.target if each.target in at.state.adventurers else "" for each in fight.foes}
    return {each.label: combat.attack(at.state, fight, each, aimed[each.label]) for each in fight.foes}


def armor(at: At) -> Mapping[str, int]:
    return {each.label: combat.armor(at.state, each) for each in _fight(at).foes}


def abilities(at: At) -> Mapping[str, Names]:
    """The abilities of each foe that work now."""
    fight = _fight(at)
    known = {each.label: combat.abilities(at.state, fight, each, each.target) for each in fight.foes}
    return {label: tuple(sorted(found)) for label, found in known.items()}


def ailments(at: At) -> Mapping[str, Names]:
    return {each.label: tuple(sorted(each.ailments)) for each in _fight(at).foes}


def fighters(at: At) -> Mapping[str, str]:
    """Everybody in the fight: in, escaped or out."""
    return {who: each.stands for who, each in _fight(at).fighters.items()}


def trophies(at: At) -> Mapping[str, Names]:
    return {who: tuple(each.label for each in held.trophies) for who, held in _fight(at).fighters.items()}


def trials(at: At) -> tuple[tuple[str, str], ...]:
    """Tests that are owed in the fight: ability and adventurer."""
    return tuple((each.kind, each.who) for each in _fight(at).trials)


def draws(at: At) -> tuple[tuple[str, str], ...]:
    """Monsters that are called and not drawn yet: rally or summon, and the deck."""
    return tuple((each.kind, each.deck) for each in _fight(at).draws)


def loot_rolls(at: At) -> Names:
    """Who may still make a Loot roll."""
    return at.state.fight.rolls if at.state.fight else ()


def loot_found(at: At) -> Mapping[str, str]:
    """Cards that a Loot roll brought, and who found them."""
    return {each.card: each.who for each in _fight(at).found} if at.state.fight else {}
