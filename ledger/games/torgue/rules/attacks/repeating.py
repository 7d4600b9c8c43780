"""What follows a shot: the repeats of Rapid, then ammunition, then the end of the attack."""

from __future__ import annotations

from ledger.core.model import refused
from ledger.games.torgue.events.attacks import VolleyBegan, VolleyEnded, VolleyWent
from ledger.games.torgue.events.loot import GearDropped
from ledger.games.torgue.rules.asking import Unfolds
from ledger.games.torgue.rules.attacks.means import Means, read
from ledger.games.torgue.rules.attacks.resolving import Shot, working
from ledger.games.torgue.rules.effects import emptied
from ledger.games.torgue.rules.turns.acting import done_with
from ledger.games.torgue.state.cards import number
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.hunters import has
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Volley


def followed(before: Torgue, state: Torgue, means: Means, shot: Shot, zone: str) -> Unfolds:
    """After the first shot: the repeats that Rapid gives, or the end of the attack (TB-258)."""
    state = yield from _clipped(state, means, shot)
    reaction = before.window is not None
    given = number(working(means.keywords, crit=shot.crit), "rapid") - int(option(state, "rapid") == "total")
    if given <= 0 or _stopped(state, means, shot):
        return (yield from finished(state, shot.who, means, reaction=reaction))
    made = Volley(who=shot.who, action=means.name, colour=shot.colour, left=given, zone=zone, reaction=reaction)
    return (yield VolleyBegan(volley=made, rule="TB-258"))


def repeated(state: Torgue, means: Means, shot: Shot, zone: str) -> Unfolds:
    """After a repeat: one fewer is left, or the attack ends."""
    state = yield from _clipped(state, means, shot)
    volley = state.volley
    if volley is None:
        return state
    state = yield VolleyWent(left=volley.left - 1, zone=zone, rule="TB-258")
    if volley.left > 1 and not _stopped(state, means, shot):
        return state
    return (yield from finished(state, shot.who, means, reaction=volley.reaction))


def _clipped(state: Torgue, means: Means, shot: Shot) -> Unfolds:
    """A fumble with a Small Clip empties it (TB-251)."""
    if shot.fumble and "small-clip" in means.keywords:
        return (yield from emptied(state, owner(state, shot.who), means.card, "Small Clip", "TB-251"))
    return state


def _stopped(state: Torgue, means: Means, shot: Shot) -> bool:
    """Whether the repeats that are left are lost: empty in between, or the target is down (AMB-32, AMB-35, AMB-53)."""
    clip = shot.fumble and "small-clip" in means.keywords and option(state, "clip-rapid") == "ends"
    guzzles = "ammo-guzzler" in means.keywords and option(state, "guzzler") == "first"
    down = bool(shot.aimed) and not any(each in state.enemies for each in shot.aimed or ())
    return clip or guzzles or (down and option(state, "rapid-down") == "lost")


def finished(state: Torgue, who: str, means: Means, *, reaction: bool) -> Unfolds:
    """The attack is completely resolved: ammunition, Disposable, and a [RE]action counts now (TB-175)."""
    if state.volley:
        state = yield VolleyEnded(left=state.volley.left, rule="TB-258")
    held = owner(state, who)
    if means.grenade:
        state = yield from emptied(state, held, means.card, "thrown", "TB-105")
    elif "ammo-guzzler" in means.keywords:
        state = yield from emptied(state, held, means.card, "Ammo Guzzler", "TB-250")
    if "disposable" in means.keywords and has(state.hunters[held], means.card):
        deck = gear(state, means.card).deck
        state = yield GearDropped(who=held, card=means.card, deck=deck, why="Disposable", rule="TB-255")
    return (yield from done_with(state, state, who)) if reaction else state


def volley_of(state: Torgue, who: str) -> tuple[Volley, Means]:
    """The Rapid attack that has shots left, and with what; raises Refused `volley-missing`, `volley-other`."""
    volley = state.volley
    if volley is None:
        raise refused("volley-missing", "TB-258", "No Rapid attack has shots left.", "shoot")
    if who != volley.who:
        raise refused("volley-other", "TB-258", f"{volley.who} is shooting.", "again, or enough")
    return volley, read(state, volley.action) or Means(name=volley.action, skill="ranged")
