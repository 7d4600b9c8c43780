"""What a fight waits for."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Owed
from ledger.core.wording import one_word
from ledger.games.degenerates.state.attributes import card, powers
from ledger.games.degenerates.state.combat import abilities, annoying, attackers, is_turn, undecided
from ledger.games.degenerates.state.fights import Fight
from ledger.games.degenerates.state.game import Degenerates


def fighting(state: Degenerates) -> Iterator[Owed]:
    """The next words of the fight, step by step."""
    fight = state.fight
    if fight is None:
        return
    if fight.step in ("rolls", "draws", "spoils"):
        yield from _looting(fight)
        return
    yield from _targets(state)
    for trial in fight.trials:
        words = ("resist", trial.kind)
        what = f"{trial.who}: Test against {trial.kind}"
        yield Owed(what=what, words=f"{' '.join(words)} DICE", who=trial.who, prefix=words, must=True)
    for draw in fight.draws:
        what = f"{draw.foe} calls one of {draw.deck}"
        yield Owed(what=what, words="joins CARD", prefix=("joins",), must=True)
    for who, held in fight.fighters.items():
        if held.acid:
            yield Owed(what=f"Acid takes an Item of {who}", words="acid ITEM", who=who, prefix=("acid",), must=True)
    if fight.step == "turns":
        yield from _turns(state, fight)
    if fight.step == "summons" and not fight.draws:
        yield Owed(what="End the round", words="next")


def _targets(state: Degenerates) -> Iterator[Owed]:
    for label, among in undecided(state):
        words = ("target", one_word(label))
        what = f"{label} targets {' or '.join(among)}"
        yield Owed(what=what, words=f"{' '.join(words)} NAME", prefix=words, must=True)


def _turns(state: Degenerates, fight: Fight) -> Iterator[Owed]:
    waiting = [who for who in fight.fighters if is_turn(state, who)]
    for who in waiting:
        for foe in attackers(fight, who):
            fresh = foe.entered == fight.round and foe.rolled is None
            if fresh and "dimwit" in abilities(state, fight, foe, who):
                words = ("wits", one_word(foe.label))
                yield Owed(what=f"{foe.label} rolls its ATT", words=f"{' '.join(words)} DIE", prefix=words, must=True)
        stance = state.adventurers[who].combat
        if stance is None:
            what = f"{who}: Assault or Guard?"
            stances = "stance guard" if annoying(state, fight, who) else "stance assault, or stance guard"
            yield Owed(what=what, words=stances, who=who, prefix=("stance",), must=True)
        else:
            told = f"attack {_aim(fight, who)} {_weapon(state, who)} {_dice(state, fight, who)}"
            yield Owed(what=f"{who} acts, in {stance.capitalize()}", words=told, who=who, must=True)
    for who, held in fight.fighters.items():
        if held.stands == "escaped" and not held.done:
            yield Owed(what=f"{who} may return", words="rejoin", who=who)
    if not waiting:
        yield Owed(what="End the round", words="next")


def _aim(fight: Fight, who: str) -> str:
    """The monster that can only be meant, or that one has to be named."""
    among = attackers(fight, who) or fight.foes
    return one_word(among[0].label) if len(among) == 1 else "MONSTER"


def _weapon(state: Degenerates, who: str) -> str:
    """With which card an adventurer may attack; without one it is an attribute."""
    held = state.adventurers[who]
    ready = (*(each.name for each in held.items if each.worn), *(each.name for each in held.skills))
    armed = next((name for name in ready if card(state, name).attack), "")
    return f"using {one_word(armed)}" if armed else "ATTRIBUTE"


def _dice(state: Degenerates, fight: Fight, who: str) -> str:
    """The dice of the turn: Defence where somebody attacks, and as many Power dice as are due (DD-253)."""
    defence = "def D1 D2 " if attackers(fight, who) else ""
    power = "".join(f" P{n}" for n in range(1, powers(state, who) + 1))
    return f"{defence}att A1 A2{f' pow{power}' if power else ''}"


def _looting(fight: Fight) -> Iterator[Owed]:
    for who in fight.rolls:
        xp = sum(each.xp for each in fight.fighters[who].trophies)
        yield Owed(what=f"{who}: Loot roll, {xp} or less", words="spoils DIE", who=who, prefix=("spoils",))
    if not fight.rolls:
        for who, epic in fight.passed:
            what = f"{who} may draw{' Epic' if epic else ''} Loot"
            yield Owed(what=what, words="loot CARD KIND, or decline", who=who, prefix=("loot",))
    if fight.step == "spoils":
        for each in fight.found:
            words = ("keep", one_word(each.card))
            told = " ".join(words)
            what = f"{each.who} found {each.card}"
            yield Owed(what=what, words=f"{told}, or {told} left", who=each.who, prefix=words, must=True)
    yield Owed(what="Leave the rest", words="next")
