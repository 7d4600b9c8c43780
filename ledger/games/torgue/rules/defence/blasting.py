"""Explosions: barrels, Radiation and booby-trapped chests."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.torgue import content
from ledger.games.torgue.events.attacks import BlastRolled, ElementRolled
from ledger.games.torgue.moves.defence import Blast
from ledger.games.torgue.rules.asking import Gives, Unfolds, fall, objected, unsettled
from ledger.games.torgue.rules.attacks.elements import Tokens, with_tokens
from ledger.games.torgue.rules.attacks.felling import Cause, struck
from ledger.games.torgue.rules.attacks.numbers import Needed, numbers_of, rolled
from ledger.games.torgue.rules.defence.defending import added
from ledger.games.torgue.rules.defence.striking import strike
from ledger.games.torgue.rules.defence.windows import closed_if_over, fought
from ledger.games.torgue.rules.effects import placed
from ledger.games.torgue.state import owed
from ledger.games.torgue.state.figures import keywords
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()


@decides(Blast)
def blast(state: Torgue, move: Blast) -> Decision[Torgue]:
    due = next((each for each in state.blasts if move.zone in ("", each.zone)), None)
    if due is None:
        raise refused("blast-missing", "TB-241", "Nothing explodes there.", "shoot a barrel")
    yield from objected(tuple(unsettled(state.but(blasts=(), fumbles=(), volley=None))))
    row = content.play().blast
    thrown = yield from fall(row.sides, move.dice, f"d{row.sides}: Strength of the blast?")
    strength = thrown[-1].face
    labels = _enemies(state, due)
    hunters = _hunters(state, due)
    element = yield from _element(due, move)
    lays = due.element is not None and (element is None or element.placed)
    tokens: Tokens = tuple((each, due.element, 1) for each in (*labels, *hunters) if due.element and lays)
    numbers = yield from numbers_of(with_tokens(state, tokens), labels, move.shields)
    state = yield BlastRolled(zone=due.zone, thrown=thrown, strength=strength, rule="TB-241")
    if element:
        state = yield element
    for model, token, count in tokens:
        state = yield from placed(state, model, token, count, "TB-242")
    state = yield from _enemies_hit(state, due, numbers, strength)
    standing = tuple(who for who in hunters if state.hunters[who].stands == "in")
    state = yield from fought(state)
    if not standing:
        yield from closed_if_over(state)
        return
    words = _words(due)
    yield from strike(
        state, by="", strength=strength, resist=row.resist, keywords=words, defenders=standing, rule="TB-241"
    )


def _words(due: owed.Blast) -> tuple[str, ...]:
    """The element of a chest's attack as its keyword (TB-246)."""
    row = content.element_of(due.element) if due.rolls and due.element else None
    return (row.name,) if row else ()


def _enemies(state: Torgue, due: owed.Blast) -> tuple[str, ...]:
    if option(state, "blast-enemy") == "spared":
        return ()
    return tuple(each.label for each in state.enemies.values() if each.zone == due.zone and each.label != due.spared)


def _hunters(state: Torgue, due: owed.Blast) -> tuple[str, ...]:
    """Vault Hunters in the zone; Sidekicks are not hurt, unless the table says so (AMB-54)."""
    found = []
    for who, each in state.hunters.items():
        through = each.sidekick if option(state, "sidekick-area") == "owner" else None
        there = each.zone == due.zone or (through is not None and through.zone == due.zone)
        if each.stands != "out" and there and who != due.spared:
            found.append(who)
    return tuple(found)


def _element(due: owed.Blast, move: Blast) -> Gives[ElementRolled | None]:
    """The elemental die of a chest (TB-246); a barrel's element needs none."""
    if not due.rolls or due.element is None:
        return None
    row = content.play().element
    thrown = yield from fall(row.sides, move.element, f"{due.element} d{row.sides}?", "element")
    return ElementRolled(element=due.element, thrown=thrown, placed=thrown[-1].face >= row.crit, rule="TB-264")


def _enemies_hit(state: Torgue, due: owed.Blast, numbers: tuple[Needed, ...], strength: int) -> Unfolds:
    """The Strength against Defense or shield roll of each enemy; equal hits (AMB-23)."""
    state = yield from rolled(state, numbers)
    for each in numbers:
        if strength >= each.value and each.enemy in state.enemies:
            enemy = state.enemies[each.enemy]
            slagged = bool(enemy.effects.get("slag"))
            more = sum(by for _, by in added(_words(due), keywords(state, enemy), slagged=slagged))
            state = yield from struck(state, each.enemy, 1 + more, Cause(due.why, due.by), "TB-241")
    return state
