"""Numbers that the table watches, and the queues of phases, parties and fights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ledger.core.nouns import Mark, Queue, Step, Track
from ledger.games.degenerates import content
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer
from ledger.games.degenerates.state.attributes import luck_cap
from ledger.games.degenerates.state.combat import monster
from ledger.games.degenerates.state.fights import Fight, standing
from ledger.games.degenerates.state.game import PHASE_NAMES, PHASES, Degenerates, current
from ledger.games.degenerates.state.turns import Turn

NO_STANCE = "no stance"
FIGHT_STEPS = ("targets", "arrivals", "turns", "summons", "rolls", "draws", "spoils")


def where(state: Degenerates) -> str:
    """Turn, phase and fight in one short line."""
    if state.ended:
        return f"Turn {state.turn}: {state.ended}"
    told = PHASE_NAMES[state.phase]
    if state.fight:
        return f"Turn {state.turn}, fight round {state.fight.round}: {state.fight.step}"
    return f"Turn {state.turn}, {told}" if state.turn else told.capitalize()


def tracks(state: Degenerates) -> tuple[Track, ...]:
    """Doom, Bounty, turn, the Hand, Voidgates, each adventurer, known levels, foes of the fight."""
    found = [_doom(state), _bounty(state), Track(key="turn", name="Turn", value=state.turn, low=0, quiet=True)]
    found.append(_hand(state))
    found += [_gate(space, wounds) for space, wounds in state.gates.items()]
    for who, each in state.adventurers.items():
        found += _adventurer(state, who, each)
    return (*found, *_levels(state), *_foes(state))


def _doom(state: Degenerates) -> Track:
    numbers = content.play().doom
    marks = (
        Mark(at=numbers.replace + 1, means="no replacement", reached=len(state.doom) > numbers.replace),
        Mark(at=numbers.holds, means="one more loses", reached=len(state.doom) >= numbers.holds),
    )
    colours = dict.fromkeys(state.doom)
    note = ", ".join(f"{state.doom.count(each)} {each}" for each in colours)
    return Track(key="doom", name="Doom", value=len(state.doom), low=0, high=numbers.holds, marks=marks, note=note)


def _bounty(state: Degenerates) -> Track:
    low = min(1, state.bounty)  # 0 until a mission sets it
    return Track(key="bounty", name="Bounty", value=state.bounty, low=low, high=content.play().caps.bounty)


def _hand(state: Degenerates) -> Track:
    marks = (Mark(at=content.play().gates.dispel, means="driven off"),)
    note = f"at {state.hand}" if state.hand else "off the board"
    return Track(key="hand", name="Hand", value=state.hand_wounds, low=0, marks=marks, note=note, quiet=not state.hand)


def _gate(space: str, wounds: int) -> Track:
    marks = (Mark(at=content.play().gates.dispel, means="closed"),)
    return Track(key=f"gate {space}", name=f"Voidgate {space}", value=wounds, low=0, marks=marks)


def _adventurer(state: Degenerates, who: str, each: Adventurer) -> Iterator[Track]:
    caps = content.play().caps
    told = ", ".join(condition.name for condition in each.conditions)
    down = "Defeated" if each.defeated else ""
    yield Track(of=who, key=f"hp {who}", name=f"HP {who}", value=each.hp, low=0)
    note = ", ".join(word for word in (down, told) if word)
    yield Track(
        of=who,
        key=f"wounds {who}",
        name=f"Wounds {who}",
        value=each.wounds,
        low=0,
        high=each.hp,
        note=note,
        quiet=not (each.wounds or note),
    )
    yield Track(of=who, key=f"luck {who}", name=f"Luck {who}", value=each.luck, low=0, high=luck_cap(state, who))
    yield Track(of=who, key=f"gold {who}", name=f"Gold {who}", value=each.gold, low=0, high=caps.gold)
    yield Track(of=who, key=f"xp {who}", name=f"XP {who}", value=each.xp, low=0, high=caps.xp)


def stances(state: Degenerates) -> tuple[str, ...]:
    """Who is Bold, who Cautious, and who chose no stance; in a fight who is in Assault and who in Guard."""
    if state.fight:
        held = {who: state.adventurers[who].combat for who in standing(state.fight)}
        return tuple(_listed(("assault", "guard"), held))
    chosen = {who: each.stance or NO_STANCE for who, each in state.adventurers.items()}
    return tuple(_listed(("bold", "cautious", NO_STANCE), chosen)) if state.turn else ()


def _listed(words: tuple[str, ...], held: Mapping[str, str | None]) -> Iterator[str]:
    for word in words:
        names = [who for who, each in held.items() if each == word]
        if names:
            yield f"{word.capitalize()}: {', '.join(names)}"


def _levels(state: Degenerates) -> Iterator[Track]:
    """Every level that is known; the bare status tells those where somebody stands."""
    known = [(name, land.level, "Danger") for name, land in state.lands.items()]
    known += [(name, site.level, "Town" if site.town else "Danger") for name, site in state.sites.items()]
    here, most = frozenset(_here(state)), content.play().caps.danger
    for name, level, note in known:
        if level is not None:
            quiet = name not in here
            yield Track(key=f"level {name}", name=name, value=level, low=1, high=most, note=note, quiet=quiet)


def _here(state: Degenerates) -> Iterator[str]:
    """The spaces of the adventurers, and the Territories around them."""
    for each in state.adventurers.values():
        yield each.space
        yield board.land_of(state, each.space)


def _foes(state: Degenerates) -> Iterator[Track]:
    for foe in state.fight.foes if state.fight else ():
        aimed = f"at {_aim(foe.target)}" if foe.target else ""
        note = ", ".join(word for word in (aimed, *foe.ailments) if word)
        most = monster(state, foe.card).hp
        yield Track(key=f"foe {foe.label}", name=foe.label, value=foe.wounds, low=0, high=most, note=note)


def queues(state: Degenerates) -> tuple[Queue, ...]:
    """The phases of a turn, the parties in their order, and the fight."""
    found = [_phases(state)]
    if state.lasting:
        steps = tuple(
            Step(name=f"{each.name} ({board.omen_region(state, each)})", lasting=True) for each in state.lasting
        )
        found.append(Queue(name="Doom cards that remain", steps=steps))
    if state.phase == "map" and state.parties:
        found.append(Queue(name="Parties", steps=_acting(state)))
    if state.turns:
        steps = tuple(Step(name=_party(each), spent=_spent(state, each)) for each in state.turns)
        found.append(Queue(name="Parties", steps=steps))
    now = current(state)
    if now and now.compared:
        found.append(Queue(name=f"Due for {now.leader}", steps=tuple(_due(state, now))))
    if state.fight:
        found += _fight(state.fight)
    return tuple(found)


def _phases(state: Degenerates) -> Queue:
    at = PHASES.index(state.phase) if state.phase in PHASES else -1
    return Queue(
        name="Phases", steps=tuple(Step(name=PHASE_NAMES[each], spent=n < at) for n, each in enumerate(PHASES))
    )


def _acting(state: Degenerates) -> tuple[Step, ...]:
    steps = []
    for party in state.parties:
        living = [who for who in party.members if who in state.adventurers]
        spent = all(state.adventurers[who].acted for who in living)
        steps.append(Step(name=f"{', '.join(living)} ({party.space})", spent=spent))
    return tuple(steps)


def _party(turn: Turn) -> str:
    value = "" if turn.value is None else f" {turn.value + turn.change}"
    card = f": {turn.card}{value}" if turn.card else ""
    return f"{', '.join(turn.members)} ({turn.space}){card}"


def _spent(state: Degenerates, turn: Turn) -> bool:
    return turn.ready if state.phase == "danger" else turn.done


def _due(state: Degenerates, turn: Turn) -> Iterator[Step]:
    """What the icons and counters bring, in the order of the rules."""
    if turn.encounter or turn.waiting:
        name = turn.waiting.card if turn.waiting else "an Encounter card"
        yield Step(name=name, spent=bool(turn.waiting and turn.waiting.resolved))
    if turn.monsters:
        yield Step(name=f"{turn.monsters} monsters of {turn.deck}")
    if turn.epics:
        yield Step(name="an Epic Monster")
    for foe in turn.foes:
        yield Step(name=f"fight {foe.label}")
    if turn.space in state.gates or state.hand == turn.space:
        yield Step(name="Dispel, if you like")


def _fight(fight: Fight) -> Iterator[Queue]:
    at = FIGHT_STEPS.index(fight.step)
    first, last = (0, 4) if fight.step in FIGHT_STEPS[:4] else (4, 7)
    rows = tuple(Step(name=each, spent=n < at) for n, each in enumerate(FIGHT_STEPS) if first <= n < last)
    yield Queue(name=f"Round {fight.round}", steps=rows)
    ordered = sorted(fight.fighters.items(), key=lambda row: -row[1].per)
    yield Queue(
        name="Fight order",
        steps=tuple(
            Step(name=f"{who} (PER {held.per}, {state_told(held.stands)})", spent=held.done)
            for who, held in ordered
            if not held.barred
        ),
    )
    yield Queue(name="Foes", steps=tuple(Step(name=f"{foe.label} -> {_aim(foe.target)}") for foe in fight.foes))


def state_told(word: str) -> str:
    """How a fighter stands, in a word."""
    return {"in": "fights", "escaped": "Escaped", "out": "Defeated"}[word]


def _aim(target: str) -> str:
    return {"*": "all", "": "nobody"}.get(target, target)


def levels_told(state: Degenerates, space: str) -> str:
    """The level of a space for people; `unknown` where nobody typed it."""
    if board.site(state, space).kind == "maze":
        return "none"
    value = board.level(state, space)
    if value is None:
        return "unknown"
    return f"{'Town' if board.town(state, space) else 'Danger'} {value}"
