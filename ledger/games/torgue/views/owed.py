"""What the campaign waits for, with the words to type."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.nouns import Owed
from ledger.core.wording import counted, one_word
from ledger.games.torgue.state.air import End, loose, to_draw
from ledger.games.torgue.state.game import Phase, Torgue, in_play
from ledger.games.torgue.state.growing import open_slots, tree_read
from ledger.games.torgue.state.laying import WORDS, open_steps
from ledger.games.torgue.state.owed import Window
from ledger.games.torgue.state.reacting import reactors, watches
from ledger.games.torgue.views.ending import between_owed, end_owed
from ledger.games.torgue.views.orders import enemies_owed
from ledger.games.torgue.views.turn import due, turn

REACTS = "move, melee, shoot, throw, or pass"
ACTS = "move, melee, shoot, throw, swap, interact, handoff, try, do, or done"
"""Every action that anybody may take (TB-059); Collect is told where Loot lies."""


def owed(state: Torgue) -> tuple[Owed, ...]:
    """Everything that is owed, in the order in which it is best answered."""
    if not state.players or state.ended:
        return ()
    air = tuple(_air(state))
    laying = state.phase == "set-up"
    rows = (*air, *_PHASES[state.phase](state)) if laying or not air else air
    return tuple(_addressed(state, each) for each in (*_unasked(state, rows), *_levels(state)))


def _unasked(state: Torgue, rows: tuple[Owed, ...]) -> Iterator[Owed]:
    """What no opened move asks for already: its question stands before them."""
    asked = [(each.verb, each.who) for each in state.opened]
    for each in rows:
        verb = each.words.partition(" ")[0]
        same = next((one for one in asked if one[0] == verb and each.who in ("", one[1])), None)
        if same:
            asked.remove(same)
        else:
            yield each


def _levels(state: Torgue) -> Iterator[Owed]:
    """Levels that a slot waits for; a tree that is full keeps them (TB-133)."""
    for who, each in state.hunters.items():
        slots = open_slots(state, each)
        if each.unspent and (slots or not tree_read(state, each)):
            told = f": {' or '.join(slots)}" if slots else ""
            yield Owed(what=f"{who} levels up{told}", words="fill SLOT", who=who, prefix=("fill",))


def _addressed(state: Torgue, each: Owed) -> Owed:
    """With the name of whoever owes it, where the bare words would be taken as somebody else's."""
    if not each.who or each.who == (turn(state, each.words.split()[0]) or state.acting):
        return each
    actor = f"@{one_word(each.who)}"
    return each.but(words=f"{actor} {each.words}", prefix=(actor, *each.prefix) if each.prefix else ())


def _air(state: Torgue) -> Iterator[Owed]:
    """What was begun and is not settled: what holds up the rest, then [RE]actions, then Loot to draw."""
    for end in loose(state):
        yield _owed_of(end)
    if state.window and not state.strike:
        yield from _reactions(state, state.window)
    for end in to_draw(state):
        yield _owed_of(end)


def _owed_of(end: End) -> Owed:
    return Owed(what=end.what, words=end.words, who=end.who, prefix=end.prefix, must=True)


def _reactions(state: Torgue, window: Window) -> Iterator[Owed]:
    """Fights for life one by one, then everybody else who may react in one line."""
    able = reactors(state)
    for who in state.peril:
        words = REACTS if who in able else "pass"
        yield Owed(what=f"{who} fights for its life", words=words, who=who, must=True)
    others = tuple(who for who in able if who not in state.peril)
    if others:
        one = others[0] if len(others) == 1 else ""
        told = f"{', '.join(others)} may react{f' to {window.by}' if window.by else ''}"
        yield Owed(what=f"{told}{_unsure(state, window, others)}", words=REACTS, who=one)
    yield Owed(what="Nobody reacts any more", words="pass all")


def _unsure(state: Torgue, window: Window, others: tuple[str, ...]) -> str:
    """Whoever sees the wounded one or not: the table says, where the map does not tell (TB-173)."""
    left = tuple(who for who in others if not watches(state, window, who, surely=True))
    if not left:
        return ""
    return ", if in sight" if left == others else f" ({', '.join(left)} if in sight)"


def _set_up(state: Torgue) -> Iterator[Owed]:
    """The step that is next, with whoever is left in it, and how many steps there are behind it."""
    left = open_steps(state)
    if not left:
        yield Owed(what="Begin the first round", words="begin")
    elif not state.campaign:
        yield Owed(what="Which campaign?", words="campaign NAME boss NAME", prefix=("campaign",), must=True)
    elif state.scenario is None:
        yield Owed(what="Which scenario?", words="scenario NAME queue N cash DOLLARS", prefix=("scenario",), must=True)
    else:
        words = WORDS[left[0]]
        who = due(state, words.partition(" ")[0])
        told = f" of {', '.join(who)}" if 0 < len(who) < len(state.hunters) else ""
        more = f"; {counted(len(left) - 1, 'step')} more" if left[1:] else ""
        yield Owed(what=f"Set-up: {left[0]}{told}{more}", words=words)


def _hunters(state: Torgue) -> Iterator[Owed]:
    if state.active:
        yield from _lies(state)
        yield Owed(what=_acts(state), words=ACTS, who="")
        return
    waiting = [who for who in in_play(state) if not state.hunters[who].activated]
    if len(waiting) > 1:
        told = f"{', '.join(waiting[:-1])} or {waiting[-1]} is to be activated"
        yield Owed(what=told, words="go NAME, or done all", prefix=("go",))
    elif waiting:
        yield Owed(what=f"{waiting[0]} is to be activated", words=f"go {one_word(waiting[0])}")
    else:
        yield Owed(what="The Enemy Turn", words="next")


def _acts(state: Torgue) -> str:
    """Who acts when the line names nobody, and who else may (TB-135)."""
    friend = state.hunters[state.active].sidekick
    if friend is None:
        return f"{state.active} acts"
    now, other = (state.active, friend.name) if state.acting != friend.name else (friend.name, state.active)
    return f"{now} acts, or @{one_word(other)}"


def _lies(state: Torgue) -> Iterator[Owed]:
    """Loot that the active Vault Hunter may Collect now (TB-060)."""
    trigger = state.collects.get(state.active)
    for name in trigger.zones if trigger else ():
        zone = state.zones.get(name)
        if zone and zone.loot:
            here = name == state.hunters[state.active].zone
            what = f"{len(zone.loot)} Loot in {name}, free"
            yield Owed(what=what, words="collect" if here else f"collect at {one_word(name)}", who=state.active)


_PHASES: dict[Phase, Callable[[Torgue], Iterator[Owed]]] = {
    "set-up": _set_up,
    "hunters": _hunters,
    "enemies": enemies_owed,
    "end": end_owed,
    "between": between_owed,
}
