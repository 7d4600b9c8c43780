"""The comparison: is the party safe, does the Law attack, what has to be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.danger import DangerCompared, ValueMoved
from ledger.games.degenerates.events.setup import KeyLearned
from ledger.games.degenerates.moves.danger import Compare
from ledger.games.degenerates.rules.asking import Answers, Unfolds, need_level, need_region, no, out_of_phase, unsettled
from ledger.games.degenerates.rules.danger.searching import column, value_after
from ledger.games.degenerates.rules.danger.stalking import lawful
from ledger.games.degenerates.rules.fights.hitting import CULT
from ledger.games.degenerates.rules.reading import danger_read
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.cards import Key
from ledger.games.degenerates.state.fights import Foe
from ledger.games.degenerates.state.game import Degenerates, current
from ledger.games.degenerates.state.options import option
from ledger.games.degenerates.state.turns import Turn

decides = Deciders[Degenerates]()


class Compared(Frozen):
    """What the comparison says."""

    value: int
    why: str = ""
    """What moved the value."""
    attacked: bool
    """Whether the icon key applies at all."""
    law: bool = False
    lawful: bool = False
    """Whether a Law Epic counter stands here."""
    told: str


@decides(Compare)
def compare(state: Degenerates, move: Compare) -> Decision[Degenerates]:
    yield from unsettled(state)
    yield from out_of_phase(state, "DD-178", "danger")
    turn = current(state)
    if turn is None or not turn.card:
        raise refused("danger-missing", "DD-178", "No Danger card is drawn.", "danger CARD")
    if turn.compared:
        raise refused("danger-compared", "DD-178", "That is compared already.", "next")
    waiting = [who for who in turn.searchers if who not in dict(turn.seen)]
    if waiting and turn.plan == "hunt":
        yield no("search-open", "DD-176", f"Still to roll: {', '.join(waiting)}.", f"spot DICE @{waiting[0]}")
    if move.anyway:
        yield from _unasked(state, turn)
    found = reckon(state, turn, stand=move.stand, anyway=move.anyway)
    key = yield from _key(state, turn, found, move)
    yield from _told(state, turn, found, key)


def _unasked(state: Degenerates, turn: Turn) -> Iterator[Objection]:
    """An objection to a fight sought above the level, except where a Clue of the Witch Cult was Explored (DD-309)."""
    cult = state.mission is not None and state.mission.name == CULT
    if not (cult and turn.space in state.clues and turn.space in state.unearthed):
        yield no("clue-unexplored", "DD-309", f"No Clue was Explored at {turn.space}.", "explore it first")


def compare_by_itself(state: Degenerates, turn: Turn) -> Unfolds:
    """`next` compares by itself where no icon has to be read; raises Refused `compare-missing` where one has."""
    if turn.compared or not turn.card:
        return state
    waiting = [who for who in turn.searchers if who not in dict(turn.seen)]
    if waiting and turn.plan == "hunt":
        yield no("search-open", "DD-176", f"Still to roll: {', '.join(waiting)}.", f"spot DICE @{waiting[0]}")
    found = reckon(state, turn, stand=False, anyway=False)
    known = _known_key(state, turn)
    if _reads_key(state, turn, found) and known is None:
        raise refused("compare-missing", "DD-178", "Which icons count?", "compare MONSTERS, with encounter or epic")
    return (yield from _told(state, turn, found, known or Key()))


def reckon(state: Degenerates, turn: Turn, *, stand: bool, anyway: bool) -> Compared:
    """Value against level, and against Bounty where the Law looks (DD-178, DD-179, DD-193)."""
    value, why = value_after(turn, stand=stand)
    counters = board.epics_at(state, turn.space)
    law_epic = any(lawful(state, each) for each in counters)
    icon = law_epic or (bool(danger_read(state, turn.card).law) and not counters)  # DD-181, DD-182
    place_of_law = board.is_(state, turn.space, "law") or law_epic
    looks = icon or option(state, "law-icon") == "no"
    bounty_value = value if option(state, "law-value") == "changed" else turn.value or 0
    law = place_of_law and looks and bounty_value <= state.bounty
    if law_epic and not law:
        told = f"Value {bounty_value} above Bounty {state.bounty}: no random monsters."
        return Compared(value=value, why=why, attacked=False, lawful=True, told=told)
    if law:
        told = f"Value {bounty_value}, Bounty {state.bounty}: the Law attacks."
        return Compared(value=value, why=why, attacked=True, law=True, lawful=law_epic, told=told)
    if board.town(state, turn.space):
        return Compared(value=value, why=why, attacked=anyway, told="In a Town: safe.")
    level = need_level(state, turn.space)
    if value <= level or anyway:
        return Compared(value=value, why=why, attacked=True, told=f"Value {value}, Danger {level}: the icons count.")
    return Compared(value=value, why=why, attacked=False, told=f"Value {value} above Danger {level}: safe.")


def _reads_key(state: Degenerates, turn: Turn, found: Compared) -> bool:
    """Whether any icon counts: a lone party with an Epic counter draws no random monsters, only an Encounter."""
    return found.attacked and (column(state, turn) > 0 or not _no_encounter(state, turn, found))


def _told_apart(state: Degenerates, turn: Turn) -> bool:
    """Whether it is known which trait's icons were read, so that they may serve again."""
    return bool(turn.trait) or any(not trait for trait, _ in danger_read(state, turn.card).values)


def _known_key(state: Degenerates, turn: Turn) -> Key | None:
    """The icons of the column, where they were read before."""
    return state.lore.keys.get(_column(state, turn)) if _told_apart(state, turn) else None


def _column(state: Degenerates, turn: Turn) -> str:
    return f"{turn.card}/{turn.trait}/{column(state, turn)}"


def _key(state: Degenerates, turn: Turn, found: Compared, move: Compare) -> Answers[Key]:
    """The icons of the column: typed now, or known from before; asked for where they count."""
    if not _reads_key(state, turn, found):
        return Key()
    known = _known_key(state, turn)
    if move.monsters is None and not (move.encounter or move.epic):
        if known is None:
            size = column(state, turn)
            yield Asking(field="monsters", asks=f"Monster icons for {size}? with encounter or epic, if shown")
        return known or Key()
    key = Key(monsters=move.monsters or 0, encounter=move.encounter, epic=move.epic)
    if key != known and _told_apart(state, turn):
        yield KeyLearned(column=_column(state, turn), key=key, rule="DD-184")
    return key


def _no_encounter(state: Degenerates, turn: Turn, found: Compared) -> bool:
    """Counters that keep the random Encounter away (DD-183)."""
    space = turn.space
    large = space in state.gates or state.hand == space or board.is_(state, space, "destroyed")
    return large or found.lawful or turn.once


def _told(state: Degenerates, turn: Turn, found: Compared, key: Key) -> Unfolds:
    if found.why:
        state = yield ValueMoved(leader=turn.leader, was=turn.value or 0, now=found.value, why=found.why, rule="DD-176")
    counters = board.epics_at(state, turn.space)
    alone = bool(counters) and column(state, turn) == 0
    monsters = key.monsters if found.attacked and not alone else 0
    epics = int(key.epic and found.attacked and not counters)
    deck = content.play().law.deck if found.law else (need_region(state, turn.space) if monsters else "")
    encounter = key.encounter and found.attacked and not _no_encounter(state, turn, found)
    waiting = [each.label for each in turn.foes]
    foes = tuple(Foe(label=each, card=each, deck="epic") for each in counters if each not in waiting)
    return (
        yield DangerCompared(
            leader=turn.leader,
            safe=not found.attacked,
            law=found.law,
            told=found.told,
            deck=deck,
            monsters=monsters,
            encounter=encounter,
            epics=epics,
            foes=foes,
            rule="DD-193" if found.law else "DD-178",
        )
    )
