"""What the End of Round and the time between games wait for."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Owed
from ledger.core.wording import counted, one_word
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.hunters import chooses, exhausted, held, refreshes
from ledger.games.torgue.state.orders import lowest
from ledger.games.torgue.state.vending import hardens, rewarding, unrevealed


def end_owed(state: Torgue) -> Iterator[Owed]:
    """The step of the End of Round that is next."""
    if state.step in ("burning", "clean-up"):
        burns = state.step == "burning"
        words = "next" if burns else "cleanup D4"
        what = "Burning" if burns else "Clean Up Roll"
        yield Owed(what=what, words=words, prefix=() if burns else ("cleanup",), must=True)
    elif state.step == "refresh":
        yield from _refreshes(state)
    elif state.recharging:
        yield from _respawns(state)
    else:
        yield from _check(state)


def _respawns(state: Torgue) -> Iterator[Owed]:
    cash = state.cash + sum(each.cash + len(held(each, "cash")) for each in state.hunters.values())
    for who in state.recharging:
        if cash:
            words = f"respawn {one_word(who)}"
            yield Owed(what=f"{who} respawns", words=f"{words} at ZONE", prefix=("respawn", one_word(who)), must=True)
        else:
            yield Owed(what=f"{who} cannot respawn: defeat", words="verdict lost", must=True)


def _check(state: Torgue) -> Iterator[Owed]:
    if state.beaten:
        yield Owed(what="The Boss is down", words="verdict won", must=True)
        return
    told = _goal(state)
    yield Owed(what=f"Won: {told}?" if told else "Victory or defeat?", words="next, or verdict won, verdict lost")


def _goal(state: Torgue) -> str:
    """How this game is won, as far as somebody typed it: by its scenario, or in a hunt by its Bounty card (TB-224)."""
    if hunting(state):
        read = state.lore.bounties.get(state.hunt)
        return read.text if read else ""
    return state.scenario.victory if state.scenario else ""


def _refreshes(state: Torgue) -> Iterator[Owed]:
    for who, each in state.hunters.items():
        if each.stands != "out" and chooses(each):
            among = " ".join(token.id for token in exhausted(each))
            what = f"{who} refreshes {refreshes(each)} of {among}"
            yield Owed(what=what, words="refresh tokens LETTERS", who=who, prefix=("refresh", "tokens"), must=True)


def between_owed(state: Torgue) -> Iterator[Owed]:
    """The step between games that is open, and how it goes on."""
    if rewarding(state):
        yield Owed(what="Reward: two Torgue cards", words="reward CARD CARD keep CARD to NAME", prefix=("reward",))
    if state.pause == "vending":
        yield from _vending(state)
        return
    told = {
        "bounty": ("A Bounty Hunt?", "hunt CARD D10, or forgo"),
        "levels": ("Level up and respec", "fill SLOT, respec TREE, next"),
        "rest": ("All rested; Gear may be swapped", "trade CARD to NAME, next"),
        "announcements": (_hardens(state), "upgrade"),
        "ready": ("The next scenario", "scenario NAME queue N cash $"),
    }
    what, words = told[state.pause]
    yield Owed(what=what, words=words)


def _vending(state: Torgue) -> Iterator[Owed]:
    for row, left in unrevealed(state):
        what = f"{row.title}: {counted(left, 'card')} to reveal"
        yield Owed(what=what, words=f"unveil {row.name} CARDS", prefix=("unveil", row.name))
    yield Owed(what=f"{state.buyer or 'Somebody'} buys or passes", words="buy CARD, or skip", who=state.buyer)
    yield Owed(what="Nobody buys any more", words="skip all")


def _hardens(state: Torgue) -> str:
    count, tier = hardens(state), lowest(state.deck)
    if not count:
        return "The Announcement deck stays"
    return f"{counted(count, f'Tier {tier} card')} to Tier {tier + 1}"
