"""Scouting and deployment."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.draggmar import content
from ledger.games.draggmar.events.crawls import FortressDeckBuilt, GroupFormed
from ledger.games.draggmar.events.rounds import (
    Reminded,
    StandeePlaced,
    TokenScouted,
    TokenTurned,
    UnexploredNamed,
)
from ledger.games.draggmar.moves.rounds import Deploy, Scout, Turn, Unexplored
from ledger.games.draggmar.rules.asking import Unfolds, actor, next_seat, out_of_step, out_of_turn
from ledger.games.draggmar.rules.costs import lower_fate
from ledger.games.draggmar.rules.setup import on_map
from ledger.games.draggmar.state.game import (
    Draggmar,
    active_rifts,
    effective,
    missing_kills,
    pile,
    seats,
    seen_levels,
    solo,
)
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.places import Site
from ledger.games.draggmar.state.ways import (
    blocking,
    level_lost,
    other_standee,
    rift_at,
    setting_out,
    standing,
    unexplored,
)

decides = Deciders[Draggmar]()


@decides(Scout)
def scout(state: Draggmar, move: Scout) -> Decision[Draggmar]:
    yield from out_of_step(state, "scouting")
    who = actor(state, move)
    on_map(state, move.place)
    yield from _not_face_down(state, move.place)
    numbers = content.play().scouting
    most = numbers.solo if solo(state) else numbers.each
    if state.scouts.count(who) >= most:
        told = f"{who} scouted {'this round' if most == 1 else f'{most} tokens'} already."
        rule = "DR-035" if solo(state) else "DR-031"
        yield Objection(code="scouted-already", rule=rule, because=told, hint="next")
    yield from _fifth(state, move.level)
    yield TokenScouted(who=who, place=move.place, level=move.level, round=state.round, rule="DR-031")


def _not_face_down(state: Draggmar, place: str) -> Iterator[Objection]:
    site = state.sites.get(place)
    if site is None or not site.dungeon or site.cleared:
        told = f"{place} has no level token."
        yield Objection(code="token-missing", rule="DR-031", because=told, hint="scout another place")
    elif site.turned:
        told = f"{place} is known: level {site.token}."
        yield Objection(code="token-known", rule="DR-031", because=told, hint="scout another place")


def _fifth(state: Draggmar, level: int) -> Iterator[Objection]:
    most = content.play().tokens.of_a_level
    if seen_levels(state, level) >= most:
        told = f"All {most} tokens of level {level} are known."
        yield Objection(code="token-fifth", rule="DR-014", because=told, hint="look again")


@decides(Turn)
def turn(state: Draggmar, move: Turn) -> Decision[Draggmar]:
    on_map(state, move.place)
    yield from _not_face_down(state, move.place)
    arrived = move.place in state.standees.values()
    if not arrived:
        told = f"Nobody stands at {move.place}."
        yield Objection(code="token-unvisited", rule="DR-031", because=told, hint="scout turns it in scouting")
    yield from _fifth(state, move.level)
    yield TokenTurned(
        place=move.place,
        level=move.level,
        counts=effective(state, move.level),
        round=state.round,
        by_hand=not arrived,
        rule="DR-038" if arrived else "",
    )


@decides(Deploy)
def deploy(state: Draggmar, move: Deploy) -> Decision[Draggmar]:
    yield from out_of_step(state, "deployment")
    who = actor(state, move)
    if who in state.done and state.step == "deployment":
        told = f"{who} is at {state.standees.get(who, '')} already."
        yield Objection(code="placed-already", rule="DR-036", because=told, hint="undo, or next")
    yield from out_of_turn(state, who)
    place = _target(state, move.place)
    yield from _closed(state, place)
    yield from _blocked(state, who, place)
    more = _has_another(state, who)
    to = who if more else next_seat(state, who, (*state.done, who))
    standee = other_standee(who) if more else ""
    yield StandeePlaced(who=who, place=place, to=to, standee=standee, more=more, rule="DR-036")
    if active_rifts(state) and not any(place in way for way in state.ways) and not rift_at(state, place):
        text = f"No path to {place} is known: does a Rift block it?"
        yield Reminded(code="paths-unknown", text=text, rule="DR-043")


def _has_another(state: Draggmar, who: str) -> bool:
    """Whether a player places one standee more than this one: a solo player may have two (AMB-45)."""
    two = solo(state) and option(state, "solo-standees") == "two"
    return two and who not in state.done and other_standee(who) not in state.standees


def _target(state: Draggmar, place: str) -> str:
    """Where a line sends a standee: `Rift 1` means the place of that Rift where it is known."""
    number = next((number for number in state.rifts if place == f"Rift {number}"), 0)
    if not number:
        on_map(state, place)
        return place
    at = state.rifts[number].at
    site = state.sites.get(at)
    return place if not at or (site and site.dungeon and not site.cleared) else at


def _closed(state: Draggmar, place: str) -> Iterator[Objection]:
    if place == content.play().map.fortress:
        missing = missing_kills(state)
        if missing:
            told = ", ".join(f"{count} of level {level}" for level, count in missing.items())
            yield Objection(
                code="fortress-shut",
                rule="DR-160",
                because=f"Bosses must fall first: {told}.",
                hint="deploy elsewhere",
            )
        return
    site = state.sites.get(place)
    if site and site.dungeon and not site.cleared:
        yield from _unseen(state, place, site)
        return
    if rift_at(state, place):
        return
    cleared = bool(site and site.cleared)
    told = f"{place} was cleared." if cleared else f"{place} has no level token."
    yield Objection(code="token-missing", rule="DR-037", because=told, hint="deploy elsewhere")


def _unseen(state: Draggmar, place: str, site: Site) -> Iterator[Objection]:
    """An objection to a face-down token, where the table wants to know what it goes to (AMB-4)."""
    if not site.turned and option(state, "face-down-deploy") == "refused":
        told = f"The token of {place} lies face down."
        yield Objection(code="token-down", rule="DR-038", because=told, hint="deploy elsewhere")


def _blocked(state: Draggmar, who: str, place: str) -> Iterator[Objection]:
    numbers = content.play()
    number = numbers.fortress.rift
    if place == numbers.map.fortress and number in active_rifts(state):
        told = f"Rift {number} blocks {place}."
        yield Objection(code="rift-blocks", rule="DR-167", because=told, hint="deploy elsewhere")
        return
    rifts = blocking(state, place, setting_out(state, who))
    if rifts:
        told = f"Rift {' and '.join(map(str, rifts))} block{'s' if len(rifts) == 1 else ''} the way to {place}."
        yield Objection(code="rift-blocks", rule="DR-043", because=told, hint="deploy elsewhere")


@decides(Unexplored)
def name_unexplored(state: Draggmar, move: Unexplored) -> Decision[Draggmar]:
    yield from out_of_step(state, "deployment")
    if option(state, "deploy-penalty") != "ask":
        told = f"The option deploy-penalty says {option(state, 'deploy-penalty')}."
        yield Objection(code="unexplored-computed", rule="DR-040", because=told, hint="option deploy-penalty ask")
    for place in move.places:
        if place not in state.sites:
            raise refused("place-unknown", "DR-040", f"No dungeon '{place}'.", ", ".join(state.sites))
    yield UnexploredNamed(places=tuple(dict.fromkeys(move.places)), rule="DR-040")


def cost_of_deployment(state: Draggmar) -> Unfolds:
    """Fate drops by the levels of the unexplored dungeons, all read before the first is subtracted (DR-052)."""
    places = unexplored(state)
    by = sum(level_lost(state, place) for place in places)
    told = places[0] if len(places) == 1 else f"{', '.join(places[:-1])} and {places[-1]}" if places else ""
    return (yield from lower_fate(state, by, f"{told} unexplored", "DR-040"))


def form_groups(state: Draggmar) -> Unfolds:
    """Everybody in one place is a group (DR-039); the Fortress gets its deck (DR-162)."""
    numbers = content.play()
    order = seats(state)
    places = dict.fromkeys(place for player in order for place in standing(state, player))
    for place in (each for each in places if each != numbers.map.city):
        members = tuple(player for player in order if place in standing(state, player))
        if place == numbers.map.fortress:
            state = yield from _build_fortress(state, len(members))
        site = state.sites.get(place)
        rift = rift_at(state, place)
        token = site.token if site and not rift else 0
        state = yield GroupFormed(
            number=len(state.groups) + 1,
            place=place,
            members=members,
            rift=rift,
            token=token,
            level=effective(state, token),
            rule="DR-039",
        )
    return state


def _build_fortress(state: Draggmar, members: int) -> Unfolds:
    """The deck of the Fortress, unless the one of an exploration that never ended is still out."""
    if "fortress" in state.piles:
        return state
    numbers = content.play().fortress
    players = members if option(state, "fortress-players") == "group" else len(state.players)
    deck = f"rooms-{numbers.deck_level}"
    left = pile(state, deck).left
    wanted = players + numbers.rooms_beside_players
    rooms = wanted if left is None else min(left, wanted)
    return (yield FortressDeckBuilt(deck=deck, rooms=rooms, elite=state.aside, rule="DR-162"))
