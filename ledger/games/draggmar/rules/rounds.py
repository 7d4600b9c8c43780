"""The round goes on: what each step waits for, and what its end brings."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.draggmar import content
from ledger.games.draggmar.events.heroes import HeroRetired
from ledger.games.draggmar.events.market import HandDiscarded
from ledger.games.draggmar.events.rounds import RoundBegan, RoundEnded, StandeePlaced, StepBegan, TurnEnded
from ledger.games.draggmar.events.setup import FirstPlayerNamed
from ledger.games.draggmar.moves.market import Pass, Ready
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.rules.asking import Unfolds, actor, next_seat, out_of_step, out_of_turn
from ledger.games.draggmar.rules.costs import lower_fate
from ledger.games.draggmar.rules.deployment import cost_of_deployment, form_groups
from ledger.games.draggmar.rules.groups import abandon
from ledger.games.draggmar.state.game import (
    IN_TURN,
    Draggmar,
    StepName,
    crusade,
    face_down,
    hand,
    open_groups,
    seats,
    solo,
)
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.ways import nothing_to_scout, standing, ticking, unturned

decides = Deciders[Draggmar]()


@decides(Next)
def go_on(state: Draggmar, move: Next) -> Decision[Draggmar]:
    yield from _ENDS[state.step](state)


def _begin(state: Draggmar, step: StepName) -> Unfolds:
    turn = next(iter(seats(state)), "") if step in IN_TURN else ""
    return (yield StepBegan(step=step, turn=turn, rule="DR-027"))


def _wait(code: str, rule: str, because: str, hint: str) -> Objection:
    return Objection(code=code, rule=rule, because=because, hint=hint)


def _end_set_up(state: Draggmar) -> Unfolds:
    if not state.first:
        yield _wait("first-missing", "DR-022", "Who holds the First Player token?", "first NAME")
    if crusade(state) and any(rift.green is None for rift in state.rifts.values()):
        yield _wait("greens-missing", "DR-179", "Where are the green spaces?", "greens 12 9 6 3")
    return (yield from begin_scouting(state))


def begin_scouting(state: Draggmar) -> Unfolds:
    """Scouting opens; without a token to turn, Fate drops at once (DR-032)."""
    state = yield from _begin(state, "scouting")
    if face_down(state):
        return state
    by = nothing_to_scout(state)
    return (yield from lower_fate(state, by, "nothing left to scout", "DR-032"))


def _end_scouting(state: Draggmar) -> Unfolds:
    missing = [each for each in state.players if each not in state.scouts]
    if missing and face_down(state) and not solo(state):
        told = f"{', '.join(missing)} can still scout."
        yield _wait("scout-missing", "DR-031", told, f"scout PLACE LEVEL @{missing[0]}")
    return (yield from _begin(state, "deployment"))


def _end_deployment(state: Draggmar) -> Unfolds:
    missing = [each for each in seats(state) if each not in state.done]
    if missing:
        told = f"{', '.join(missing)} stand{'s' if len(missing) == 1 else ''} in the City still."
        if any(set(standing(state, each)) != {content.play().map.city} for each in missing):
            told = f"{', '.join(missing)}: a standee is not placed yet."
        yield _wait("standee-missing", "DR-042", told, f"deploy PLACE @{missing[0]}")
        state = yield from _leave_behind(state, missing)
    for place in unturned(state):
        told = f"Which level is {place}?"
        yield _wait("token-down", "DR-038", told, f"turn {place} LEVEL")
    if option(state, "deploy-penalty") == "ask" and state.unexplored is None:
        yield _wait("unexplored-missing", "DR-040", "Which dungeons were not explored?", "unexplored PLACES")
    over = state.ended
    state = yield from cost_of_deployment(state)
    if state.ended != over:
        return state
    return (yield from _begin(state, "hiring"))


def _leave_behind(state: Draggmar, missing: list[str]) -> Unfolds:
    """Whoever goes nowhere crawls nowhere, wherever the last round ended (AMB-41)."""
    city = content.play().map.city
    for who in missing:
        if state.standees.get(who, city) != city:
            state = yield StandeePlaced(who=who, place=city, to=state.turn, rule="DR-042")
    return state


def _end_hiring(state: Draggmar) -> Unfolds:
    missing = [each for each in seats(state) if each not in state.done]
    if missing and missing != [state.turn]:
        told = f"{', '.join(missing)} did not hire yet."
        yield _wait("turn-missing", "DR-053", told, f"pass @{missing[0]}")
    return (yield from _begin(state, "trading"))


def _end_trading(state: Draggmar) -> Unfolds:
    missing = [each for each in seats(state) if each not in state.done]
    if missing:
        told = f"{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} not ready."
        yield _wait("ready-missing", "DR-065", told, f"ready @{missing[0]}")
    state = yield from _begin(state, "crawl")
    return (yield from form_groups(state))


def _end_crawl(state: Draggmar) -> Unfolds:
    for group in open_groups(state):
        crawl = "crawls" if len(group.members) == 1 else "crawl"
        told = f"{', '.join(group.members)} still {crawl} at {group.place}."
        yield _wait("crawl-open", "DR-030", told, "finish it, or fail NAMES")
    for group in state.groups:
        if group.rewards and group.result:
            told = f"The item of {group.place} is not taken."
            yield _wait("loot-owed", "DR-131", told, "loot NAME CARD")
    return (yield from _begin(state, "keeping"))


def _end_keeping(state: Draggmar) -> Unfolds:
    return (yield from _begin(state, "stocking"))


def _end_stocking(state: Draggmar) -> Unfolds:
    return (yield from _begin(state, "discarding"))


def _end_round(state: Draggmar) -> Unfolds:
    """Everything but curses is discarded, then active Rifts tick (DR-156, DR-190)."""
    state = yield from abandon(state)
    for group in state.groups:
        for each in group.fighters:
            state = yield HeroRetired(
                group=group.number, who=each.player, hero=each.label, card=each.card, rule="DR-156"
            )
    for player in state.players:
        cards = tuple(card for card in hand(state, player) if not card.kept)
        if cards:
            state = yield HandDiscarded(who=player, cards=cards, rule="DR-156")
    city = content.play().map.city if option(state, "standees") == "city" else ""
    state = yield RoundEnded(round=state.round, city=city, rule="DR-156")
    over = state.ended
    state = yield from _tick(state)
    if state.ended != over:
        return state
    state = yield RoundBegan(round=state.round + 1, rule="DR-027")
    state = yield from _pass_the_token(state)
    return (yield from begin_scouting(state))


def _pass_the_token(state: Draggmar) -> Unfolds:
    """The First Player token goes round the table, or stays where it is (AMB-2)."""
    for left in seats(state)[1:2]:
        if state.first and option(state, "first-player") == "rotates":
            state = yield FirstPlayerNamed(name=left, was=state.first, rule="AMB-2")
    return state


def _tick(state: Draggmar) -> Unfolds:
    """Each active Rift costs Fate (DR-190), all in one or one after the other (AMB-32)."""
    numbers = ticking(state)
    by = content.play().rifts.each_round
    if option(state, "rift-tick") == "together":
        told = f"Rift{'s' if len(numbers) > 1 else ''} {', '.join(map(str, numbers))} active"
        return (yield from lower_fate(state, len(numbers) * by, told, "DR-190"))
    for number in numbers:
        state = yield from lower_fate(state, by, f"Rift {number} active", "DR-190")
    return state


_ENDS: dict[StepName, Callable[[Draggmar], Unfolds]] = {
    "set-up": _end_set_up,
    "scouting": _end_scouting,
    "deployment": _end_deployment,
    "hiring": _end_hiring,
    "trading": _end_trading,
    "crawl": _end_crawl,
    "keeping": _end_keeping,
    "stocking": _end_stocking,
    "discarding": _end_round,
}


@decides(Pass)
def pass_turn(state: Draggmar, move: Pass) -> Decision[Draggmar]:
    yield from out_of_step(state, "hiring", "trading", "stocking")
    who = actor(state, move)
    yield from out_of_turn(state, who)
    if state.step == "trading":
        to = next_seat(state, who, (who,))
        yield TurnEnded(who=who, to=to or who, through=who in state.done, rule="DR-065")
        return
    if who in state.done:
        raise refused("turn-over", "DR-028", f"{who} is done already.", "next")
    rule = "DR-155" if state.step == "stocking" else "DR-053"
    yield TurnEnded(who=who, to=next_seat(state, who, (*state.done, who)), rule=rule)


@decides(Ready)
def ready(state: Draggmar, move: Ready) -> Decision[Draggmar]:
    yield from out_of_step(state, "trading")
    who = actor(state, move)
    if who in state.done and who != state.turn:
        raise refused("ready-already", "DR-065", f"{who} is ready already.", "next, or trade again")
    yield from out_of_turn(state, who)
    everybody = {*state.done, who} >= set(state.players)
    to = "" if everybody else next_seat(state, who, (who,))
    yield TurnEnded(who=who, to=to, ready=True, rule="DR-065")
