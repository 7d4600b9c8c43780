"""What the campaign waits for, with the words to type."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.nouns import Owed
from ledger.games.torgue.content import one_word
from ledger.games.torgue.state.game import Phase, Torgue, card, in_play, settled
from ledger.games.torgue.state.hunters import can_react
from ledger.games.torgue.state.orders import current, order
from ledger.games.torgue.views.turn import turn


def owed(state: Torgue) -> tuple[Owed, ...]:
    """Everything that is owed, in the order in which it is best answered."""
    if not state.players or state.ended:
        return ()
    air = tuple(_air(state))
    return tuple(_addressed(state, each) for each in air or tuple(_PHASES[state.phase](state)))


def _addressed(state: Torgue, each: Owed) -> Owed:
    """With the name of whoever owes it, where the bare words would be taken as somebody else's."""
    if not each.who or each.who == (turn(state, each.words.split()[0]) or state.acting):
        return each
    actor = f"@{one_word(each.who)}"
    return each.but(words=f"{actor} {each.words}", prefix=(actor, *each.prefix) if each.prefix else ())


def _air(state: Torgue) -> Iterator[Owed]:
    """What was begun and is not settled."""
    for wound in state.wounds:
        what = f"{wound.who}: {wound.count} on tokens, {wound.why}"
        yield Owed(what=what, words="hurt TOKEN", who=wound.who, prefix=("hurt",), must=True)
    yield from _attack(state)
    for blast in state.blasts:
        yield Owed(what=f"{blast.why}: Strength of the blast", words="blast D10", prefix=("blast",), must=True)
    for fumble in state.fumbles:
        words = f"fumble {one_word(fumble.enemy)}"
        yield Owed(what=f"{fumble.enemy}: {fumble.effect or 'fumble effect'}", words=words, must=True)
    for fresh in state.fresh:
        keep = ("keep", one_word(fresh.card))
        what = f"{fresh.card} of {fresh.who}"
        yield Owed(what=what, words=f"{' '.join(keep)} worn", who=fresh.who, prefix=keep, must=True)
    for draw in state.draws:
        dice = f" plus {draw.dice.upper()}" if draw.dice else ""
        what = f"Draw {draw.count} Loot{f' for {draw.who}' if draw.who else ''}"
        yield Owed(what=what, words=f"loot KIND BACK{dice}", prefix=("loot",), must=True)
    for arrival in state.arrivals:
        place = ("enter", one_word(arrival.card), "at")
        what = f"Place {arrival.count} {arrival.card}"
        yield Owed(what=what, words=f"{' '.join(place)} ZONE", prefix=place, must=True)
    if state.spotlight_choice:
        what = f"Spotlight: {' or '.join(state.spotlight_choice)}"
        yield Owed(what=what, words="heir NAME", prefix=("heir",), must=True)


def _attack(state: Torgue) -> Iterator[Owed]:
    """The attack in the air, its [RE]actions, and a Rapid attack with shots left."""
    if state.strike:
        for who in state.strike.defenders:
            what = f"{who} defends, {state.strike.resist} {state.strike.strength}"
            yield Owed(what=what, words="defend TOKEN FACE", who=who, prefix=("defend",), must=True)
        if not state.strike.defenders and state.strike.left:
            words = f"strike {one_word(state.strike.by)}"
            yield Owed(what=f"{state.strike.by} strikes again", words=words, must=True)
    if state.volley:
        what = f"{state.volley.who}: {state.volley.left} more shots"
        yield Owed(what=what, words="again TARGET FACE, or enough", who=state.volley.who, prefix=("again",), must=True)
    if state.window and not state.strike:
        yield from _reactions(state)


def _reactions(state: Torgue) -> Iterator[Owed]:
    window = state.window
    for who in in_play(state):
        if window and who not in window.reacted and can_react(state.hunters[who]):
            told = "fights for its life" if who in state.peril else "may react"
            yield Owed(what=f"{who} {told}", words="an action, or pass", who=who, must=who in state.peril)


def _set_up(state: Torgue) -> Iterator[Owed]:
    if not state.campaign:
        yield Owed(what="Which campaign?", words="campaign NAME boss NAME", prefix=("campaign",), must=True)
    if state.scenario is None:
        yield Owed(what="Which scenario?", words="scenario NAME queue N cash DOLLARS", prefix=("scenario",), must=True)
    words = {
        "hunters": "hunter NAME",
        "trees": "tree NAME",
        "favorites": "favorite NAME, spotlight NAME",
        "cash": "cash DOLLARS",
        "deployment": "deploy ZONE",
        "queue": "queue CARDS",
        "bag": "bag KIND COUNT",
        "decks": "shuffle DECK",
    }
    for step, told in words.items():
        if step not in state.steps:
            yield Owed(what=f"Set-up: {step}", words=told)
    yield Owed(what="Begin the first round", words="begin")


def _hunters(state: Torgue) -> Iterator[Owed]:
    if state.active:
        yield Owed(what=f"{state.active} acts", words="move, shoot, ..., or done", who="")
        return
    waiting = [who for who in in_play(state) if not state.hunters[who].activated]
    for who in waiting:
        yield Owed(what=f"{who} is to be activated", words=f"go {one_word(who)}")
    if not waiting:
        yield Owed(what="The Enemy Turn", words="next")


def _enemies(state: Torgue) -> Iterator[Owed]:
    top = card(state)
    now = current(state.queue)
    if top is None:
        yield Owed(what=f"{now.name if now else 'Orders'} is done", words="next")
        return
    kind = order(top)
    if not top.orders:
        yield Owed(what=f"Which orders has {top.name}?", words="orders KINDS", prefix=("orders",), must=True)
    waiting = [each.label for each in state.enemies.values() if each.label not in top.acted]
    verbs = {"attack": "strike", "move": "walk", "special": "special"}
    for label in waiting if kind in verbs else ():
        yield Owed(what=f"{label}: {kind}", words=f"{verbs[kind or 'move']} {one_word(label)}")
    told = {"event": "event CARD", "spawn": "spawn CARD COUNT", "out-of-ammo": "out-of-ammo NAMES"}
    if kind in told:
        yield Owed(what=f"Order: {kind}", words=told[kind or "event"])
    yield Owed(what="The next order", words="next")


def _end(state: Torgue) -> Iterator[Owed]:
    step = state.step
    if step == "clean-up":
        yield Owed(what="Clean Up Roll", words="cleanup D4", prefix=("cleanup",), must=True)
        return
    if step == "respawn":
        for who in state.recharging:
            yield Owed(what=f"{who} respawns", words=f"respawn {one_word(who)} at ZONE")
    if step == "check":
        yield Owed(what="Victory or defeat?", words="verdict none", prefix=("verdict",), must=True)
        return
    yield Owed(what=f"End of Round: {step}", words="refresh" if step == "refresh" else "next")


def _between(state: Torgue) -> Iterator[Owed]:
    told = {
        "bounty": ("A Bounty Hunt?", "hunt CARD D10, or forgo"),
        "vending": ("Vending", "unveil, buy, skip"),
        "levels": ("Level up and respec", "fill SLOT, respec TREE"),
        "rest": ("Rest, rearm, recharge", "next"),
        "announcements": ("Announcements grow harder", "upgrade out CARDS in CARDS"),
        "ready": ("The next scenario", "scenario NAME"),
    }
    what, words = told[state.pause]
    yield Owed(what=what, words=words)
    if state.pause not in ("ready", "rest") and settled(state):
        yield Owed(what="The next step", words="next")


_PHASES: dict[Phase, Callable[[Torgue], Iterator[Owed]]] = {
    "set-up": _set_up,
    "hunters": _hunters,
    "enemies": _enemies,
    "end": _end,
    "between": _between,
}
