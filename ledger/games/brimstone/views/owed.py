"""What the campaign waits for, with the words to type: what must be answered first."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Owed
from ledger.core.wording import counted, one_word
from ledger.games.brimstone import content
from ledger.games.brimstone.state.fights import standing
from ledger.games.brimstone.state.game import Brimstone, darkens, lost, unrolled, waits
from ledger.games.brimstone.state.heroes import POOLS, Hero, base, carries, limit, most

CRUCIAL = ("health", "sanity", "determination")
"""Numbers that are asked for as long as nobody told them; the sheet says which others were not told."""


def owed(state: Brimstone) -> tuple[Owed, ...]:
    """Everything that is owed, in the order in which it is best answered."""
    alive = tuple((who, held) for who, held in state.heroes.items() if not held.dead)
    found = [*_heroless(state), *_rolls(state), *_loads(alive), *_out(state, alive)]
    for who, held in alive:
        found += _pending(who, held)
    found += _hits(state)
    if state.fight and state.fight.foes and not standing(state.fight):
        found.append(Owed(what="No enemy stands", words="fight-end"))
    for who, held in alive:
        found += _late(who, held)
    open_ = (Owed(what=f"Open: {each.text}", words=f"answer {each.number} TEXT") for each in state.questions)
    later = (*_breath(state, alive), *_darkness(state), *_untold(alive))
    return (*found, *open_, *(() if found else _mission(state)), *later)


def _heroless(state: Brimstone) -> Iterator[Owed]:
    for who in state.players:
        held = state.heroes.get(who)
        if held is None or held.dead:
            yield Owed(what=f"{who}'s hero", words=f"enlist @{one_word(who)} NAME", who=who)


def _rolls(state: Brimstone) -> Iterator[Owed]:
    for sort, who in waits(state):
        words = f"{sort} @{one_word(who)} NAME"
        yield Owed(what=f"{who}: roll for {sort}", words=words, who=who, prefix=tuple(words.split()[:-1]), must=True)


def _loads(alive: tuple[tuple[str, Hero], ...]) -> Iterator[Owed]:
    """What is too heavy (SB-CAR-03)."""
    for who, held in alive:
        if carries(held) > limit(held):
            what = f"{who} carries {carries(held)} of {limit(held)}"
            heavy = next(each.name for each in held.items if each.weight)
            yield Owed(what=what, words=f"drop @{one_word(who)} {one_word(heavy)}", who=who, must=True)


def _out(state: Brimstone, alive: tuple[tuple[str, Hero], ...]) -> Iterator[Owed]:
    """Heroes who are out: a Revive that is there, recovery that is open, a fight that all lie down in (AMB-28)."""
    if standing(state.fight) and lost(state):
        yield Owed(what="Every hero is out: is the fight over?", words="fight-end")
    out = tuple((who, held) for who, held in alive if held.out)
    if out and state.revives:
        names = ", ".join(who for who, _ in out)
        what = f"Out: {names}; {counted(state.revives, 'Revive')} of the Posse"
        yield Owed(what=what, words=f"revive @{one_word(out[0][0])} posse", who=out[0][0])
    for who, held in out:
        at = f"@{one_word(who)}"
        if held.revives:
            yield Owed(what=f"{who} is out, with a Revive", words=f"revive {at} personal", who=who)
        if held.helped or (state.resting and not standing(state.fight)):
            yield Owed(what=f"{who} may recover", words=f"stand {at} DICE", who=who)


def _pending(who: str, held: Hero) -> Iterator[Owed]:
    """Damage that waits for the player's word (AMB-41)."""
    if held.pending:
        told = "; ".join(f"{each.amount} {each.pool}{f' by {each.by}' if each.by else ''}" for each in held.pending)
        at = f"@{one_word(who)}"
        yield Owed(what=f"{who}, pending: {told}", words=f"accept {at}, or again {at} DICE", who=who)


def _hits(state: Brimstone) -> Iterator[Owed]:
    """Hits whose damage is not rolled, or that nobody assigned (SB-MEL-03)."""
    for who, name, count in unrolled(state):
        at = f"@{one_word(who)}"
        if name:
            what = f"{who}: damage of {counted(count, 'hit')} on {name}"
            yield Owed(what=what, words=f"damage {at} {one_word(name)} DICE", who=who)
        else:
            yield Owed(what=f"{who}: {counted(count, 'hit')} to assign", words=f"assign {at} TARGETS", who=who)


def _late(who: str, held: Hero) -> Iterator[Owed]:
    """What may wait: loot, what was bought, a level."""
    at = f"@{one_word(who)}"
    if held.loot:
        what, words = f"{who}: {counted(held.loot, 'loot card')}", " ".join(["CARD"] * held.loot)
        yield Owed(what=what, words=f"loot {at} {words}", who=who)
    for name in held.bought:
        verb = "bag" if any(each.name == name for each in content.play().token) else "pick-up"
        yield Owed(what=f"{who} bought {name}", words=f"{verb} {at} {one_word(name)}", who=who)
    if held.xp >= held.xp_next and not held.out:
        yield Owed(what=f"{who} rises to level {held.level + 1}", words=f"level-up {at} DICE", who=who)


def _mission(state: Brimstone) -> Iterator[Owed]:
    """What comes next where nothing else is owed: how a mission begins, and that its Clues are found."""
    if state.fight or state.town or any(who not in state.heroes for who in state.players):
        return
    fresh = state.turn == 1 and not (state.rooms or state.scavenged)
    if state.mission is None:
        if fresh and not state.missions:
            yield Owed(what="No mission is on", words="mission NAME")
    elif 0 < state.mission.clues <= state.clues:
        yield Owed(what="All Clues are found", words="mission-over success")
    elif fresh and not state.lantern:
        yield Owed(what="Nobody holds the lantern", words="lantern HERO")


def _breath(state: Brimstone, alive: tuple[tuple[str, Hero], ...]) -> Iterator[Owed]:
    """Who may still take damage off after a fight (SB-POS-04)."""
    for who, held in alive if state.fight is None else ():
        harmed = held.health < most(held, "health") or held.sanity < most(held, "sanity")
        if held.breath and harmed and not held.out:
            what = f"{who} may catch breath: {held.breath} at most"
            yield Owed(what=what, words=f"breathe @{one_word(who)} HEALTH SANITY", who=who)


def _darkness(state: Brimstone) -> Iterator[Owed]:
    """What may be told where a turn begins: the roll that holds back the Darkness, by whoever has the lantern."""
    if darkens(state):
        at = f" @{one_word(state.lantern)}" if state.lantern in state.heroes else ""
        yield Owed(what=f"Turn {state.turn}: Darkness, held or steps N", words=f"darkness{at} DICE held")


def _untold(alive: tuple[tuple[str, Hero], ...]) -> Iterator[Owed]:
    """Numbers that nobody told: a common one stands in, and says so; Dynamite flies by Strength (SB-DYN-02)."""
    for who, held in alive:
        throws = any(content.token(each).thrown for each in held.sidebag)
        asks = (*CRUCIAL, "strength") if throws else CRUCIAL
        names = tuple(name for name in held.untold if name in asks)
        if names:
            taken = ", ".join(f"{name} {_stand_in(held, name)}" for name in names)
            words = f"tell @{one_word(who)} NUMBERS"
            yield Owed(what=f"{who}: not told, stands in: {taken}", words=words)


def _stand_in(held: Hero, name: str) -> int:
    """What stands in for a number: the whole of what is used up."""
    return most(held, name) if name in POOLS and name != "determination" else base(held, name)
