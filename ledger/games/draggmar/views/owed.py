"""What the step waits for, with the words to type; and who makes a move that names nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.nouns import Owed
from ledger.games.draggmar import content
from ledger.games.draggmar.state.cards import title
from ledger.games.draggmar.state.crawl import Fighter, Group, unready
from ledger.games.draggmar.state.game import (
    IN_TURN,
    Draggmar,
    StepName,
    active_rifts,
    crusade,
    effective,
    face_down,
    fighters,
    group_of,
    open_groups,
    seats,
    solo,
    tokens_on_map,
)
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.ways import unexplored, unturned
from ledger.games.draggmar.views.tracks import shown


def owed(state: Draggmar) -> tuple[Owed, ...]:
    """Everything that is owed, in the order in which it is best answered."""
    if not state.players or state.ended:
        return ()
    return (*_STEPS[state.step](state), *_pointless_curses(state))


def one_word(name: str) -> str:
    """A name as one word of a line."""
    return name.replace(" ", "_")


def _next(what: str) -> Owed:
    return Owed(what=what, words="next")


def _set_up(state: Draggmar) -> Iterator[Owed]:
    named = sum(site.dungeon for site in state.sites.values())
    if not state.first:
        yield Owed(what="Who is First Player?", words="first NAME", prefix=("first",), must=True)
    if crusade(state) and any(rift.green is None for rift in state.rifts.values()):
        yield Owed(what="Green spaces 1 to 4", words="greens 12 9 6 3", prefix=("greens",), must=True)
    if named < tokens_on_map(state):
        yield Owed(what=f"{tokens_on_map(state) - named} locations to name", words="sites NAMES", prefix=("sites",))
    for level in (1, 2, 3):
        free = [place for place in state.market if place.startswith(f"{level}-") and not state.market[place]]
        if free:
            yield Owed(what=f"Market row {level}: {len(free)} items", words=f"market {level} NAMES")
    yield _next("Begin with scouting")


def _scouting(state: Draggmar) -> Iterator[Owed]:
    numbers = content.play().scouting
    most = numbers.solo if solo(state) else numbers.each
    if face_down(state):
        for player in (each for each in state.players if state.scouts.count(each) < most):
            must = not solo(state)
            yield Owed(what=f"{player} scouts", words="scout PLACE LEVEL", who=player, prefix=("scout",), must=must)
    yield _next("Go on to deployment")


def _deployment(state: Draggmar) -> Iterator[Owed]:
    order = [each for each in seats(state) if each not in state.done]
    for player in order:
        yield Owed(what=f"{player} goes where?", words="deploy PLACE", who=player, prefix=("deploy",), must=True)
    for place in unturned(state):
        words = ("turn", one_word(place))
        yield Owed(what=f"Level of {place}", words=f"{' '.join(words)} LEVEL", prefix=words, must=True)
    if option(state, "deploy-penalty") == "ask" and state.unexplored is None:
        yield Owed(what="Which are unexplored?", words="unexplored PLACES", prefix=("unexplored",), must=True)
    if not order:
        yield _next(_cost(state))


def _cost(state: Draggmar) -> str:
    """The Fate that the end of deployment costs, before it does (DR-040)."""
    places = unexplored(state)
    by = sum(effective(state, state.sites[place].token) for place in places)
    return f"Hiring; Fate -{by}: {', '.join(places)}" if by else "Go on to hiring"


def _hiring(state: Draggmar) -> Iterator[Owed]:
    if state.turn:
        yield Owed(what=f"{state.turn} hires", words="hire hero 1 NAME, or pass", who=state.turn)
    if len(state.done) >= len(state.players) - 1:
        yield _next("Go on to trading")


def _trading(state: Draggmar) -> Iterator[Owed]:
    if state.turn:
        yield Owed(what=f"{state.turn} trades", words="trade ITEM PLACE, ready, or pass", who=state.turn)
    else:
        yield _next("Into the dungeons")


def _crawl(state: Draggmar) -> Iterator[Owed]:
    for group in state.groups:
        if group.rewards:
            level = group.rewards[0].level
            what = f"{group.place}: level {level} item"
            yield Owed(what=what, words="loot NAME CARD", prefix=("loot",), must=True)
    for group in open_groups(state):
        yield from _of_group(group)
    if not open_groups(state):
        yield _next("Go on to keep and discard")


def _of_group(group: Group) -> Iterator[Owed]:
    who = group.members[0]
    for room, text in group.pending:
        yield Owed(what=f"Remember {room}{': ' if text else ''}{text}", words=f"close {one_word(room)}")
    if not group.room:
        if not group.rewards:
            yield Owed(what=f"{group.place}: next room", words="room NAME", who=who, prefix=("room",))
        return
    for player in unready(group):
        words = "play HERO, or fail"
        yield Owed(what=f"{player} plays a hero", words=words, who=player, prefix=("play",), must=True)
    if not unready(group):
        what = f"{shown(group.room.card.name)}: items, skills, then"
        yield Owed(what=what, words="resolve", who=who, must=True)


def _keeping(state: Draggmar) -> Iterator[Owed]:
    for group in state.groups:
        for hero in group.fighters:
            if group.result == "cleared" and _can_rise(hero):
                free = ", free later" if hero.fought else ""
                words = ("keep", one_word(hero.label))
                what = f"{hero.player}: keep {hero.label}? 1 Fame{free}"
                yield Owed(what=what, words=f"{' '.join(words)} found", who=hero.player, prefix=words)
    yield _next("Go on to stocking the Market")


def _can_rise(hero: Fighter) -> bool:
    return hero.card.level < content.play().fate.top_level


def _stocking(state: Draggmar) -> Iterator[Owed]:
    if state.turn:
        yield Owed(what=f"{state.turn} may stock", words="stock ITEM PLACE, or pass", who=state.turn)
    yield _next("Go on to discarding")


def _discarding(state: Draggmar) -> Iterator[Owed]:
    for group in state.groups:
        for hero in group.fighters:
            if group.result == "cleared" and hero.fought and _can_rise(hero):
                words = ("level-up", one_word(hero.label))
                what = f"{hero.player}: {hero.label} may rise, free"
                yield Owed(what=what, words=f"{' '.join(words)} found", who=hero.player, prefix=words)
    yield _next(_round_end(state))


def _round_end(state: Draggmar) -> str:
    """What the end of the round will cost (DR-032, DR-190)."""
    numbers = content.play()
    rifts = len(active_rifts(state)) * numbers.rifts.each_round
    told = [f"Rifts -{rifts}"] if rifts else []
    told += [f"nothing to scout -{numbers.fate.nothing_to_scout}"] if not face_down(state) else []
    return f"End the round; Fate: {', '.join(told)}" if told else "End the round"


def _pointless_curses(state: Draggmar) -> Iterator[Owed]:
    """Curses of heroes that are gone can no longer be resolved (DR-126)."""
    living = {hero.label for hero in fighters(state)}
    for curse in state.curses:
        if curse.hero and curse.hero not in living:
            yield Owed(what=f"{curse.name}: {curse.hero} is gone", words=f"lift {one_word(curse.name)}")


_STEPS: dict[StepName, Callable[[Draggmar], Iterator[Owed]]] = {
    "set-up": _set_up,
    "scouting": _scouting,
    "deployment": _deployment,
    "hiring": _hiring,
    "trading": _trading,
    "crawl": _crawl,
    "keeping": _keeping,
    "stocking": _stocking,
    "discarding": _discarding,
}
_TURN_VERBS = ("deploy", "hire", "redraw", "pass", "trade", "ready", "stock")
_CRAWL_VERBS = (
    "room",
    "play",
    "use",
    "boost",
    "skill",
    "resolve",
    "fail",
    "split",
    "join",
    "effect",
    "clear",
    "dispute",
)


def turn(state: Draggmar, verb: str) -> str:
    """Who makes a move that names nobody; empty for whoever acted last."""
    if verb in _TURN_VERBS and state.step in IN_TURN:
        return state.turn
    if verb == "scout" and state.acting in state.scouts and not solo(state):
        return next((each for each in state.players if each not in state.scouts), "")
    if verb in _CRAWL_VERBS and state.step == "crawl":
        return _crawler(state, verb)
    return ""


def _crawler(state: Draggmar, verb: str) -> str:
    groups = open_groups(state)
    mine = group_of(state, state.acting) if state.acting in state.players else None
    own = mine if mine and not mine.result and state.acting in mine.members else None
    if verb == "play":
        for group in (own, *groups) if own else groups:
            missing = unready(group) if group.room else ()
            if missing:
                return "" if state.acting in missing else missing[0]
    return "" if own or not groups else groups[0].members[0]


def hand_told(state: Draggmar, player: str) -> tuple[str, ...]:
    """The cards of a hand for its owner."""
    return tuple(f"{title(card)} ({card.kind} {card.level})" for card in state.hands.get(player, ()))
