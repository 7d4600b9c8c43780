"""What the step waits for, with the words to type; and who makes a move that names nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.nouns import Owed
from ledger.core.piles import UNSEEN
from ledger.core.wording import counted, one_word
from ledger.games.draggmar import content
from ledger.games.draggmar.state.crawl import Fighter, Group
from ledger.games.draggmar.state.game import (
    Draggmar,
    StepName,
    crusade,
    face_down,
    fighters,
    hand,
    open_groups,
    solo,
    stranded,
    tokens_on_map,
)
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.ways import level_lost, nothing_to_scout, ticking, unexplored, unturned
from ledger.games.draggmar.views.tracks import shown
from ledger.games.draggmar.views.turns import own_first, scouting_left, turn, waiting


def owed(state: Draggmar) -> tuple[Owed, ...]:
    """Everything that is owed, in the order in which it is best answered; what was asked already comes without it."""
    if not state.players or state.ended:
        return ()
    asked = {(each.verb, each.who) for each in state.opened}
    rows = (*_STEPS[state.step](state), *_pointless_curses(state))
    return tuple(each for each in rows if (each.words.partition(" ")[0], each.who) not in asked)


def _next(what: str) -> Owed:
    return Owed(what=what, words="next")


def _set_up(state: Draggmar) -> Iterator[Owed]:
    named = sum(site.dungeon for site in state.sites.values())
    greens = crusade(state) and any(rift.green is None for rift in state.rifts.values())
    if not state.first:
        yield Owed(what="Who is First Player?", words="first NAME", prefix=("first",), must=True)
    if greens:
        yield Owed(what="Green spaces 1 to 4", words="greens 12 9 6 3", prefix=("greens",), must=True)
    if named < tokens_on_map(state):
        yield Owed(what=f"{tokens_on_map(state) - named} locations to name", words="sites NAMES")
    for level in (1, 2, 3):
        free = [place for place in state.market if place.startswith(f"{level}-") and not state.market[place]]
        if free:
            yield Owed(what=f"Market row {level}: {counted(len(free), 'item')}", words=f"market {level} NAMES")
    if state.first and not greens:
        yield _next("Begin with scouting")


def _scouting(state: Draggmar) -> Iterator[Owed]:
    missing = scouting_left(state)
    for player in missing:
        words = f"scout PLACE LEVEL{_by(state, 'scout', player)}"
        yield Owed(what=f"{player} scouts", words=words, who=player, prefix=("scout",), must=not solo(state))
    if not missing or solo(state):
        yield _next("Go on to deployment")


def _by(state: Draggmar, verb: str, player: str) -> str:
    """` @Ben` where the line would else be taken for another player's."""
    return "" if player == (turn(state, verb) or state.acting) else f" @{one_word(player)}"


def _deployment(state: Draggmar) -> Iterator[Owed]:
    if state.turn:
        what = f"{state.turn} goes where?"
        yield Owed(what=what, words="deploy PLACE", who=state.turn, prefix=("deploy",), must=True)
    down = unturned(state)
    for place in down:
        words = ("turn", one_word(place))
        yield Owed(what=f"Level of {place}", words=f"{' '.join(words)} LEVEL", prefix=words, must=True)
    silent = option(state, "deploy-penalty") == "ask" and state.unexplored is None
    if silent:
        yield Owed(what="Which are unexplored?", words="unexplored PLACES", prefix=("unexplored",), must=True)
    if not (state.turn or down or silent):
        yield _next(_cost(state))


def _cost(state: Draggmar) -> str:
    """The Fate that the end of deployment costs, before it does (DR-040)."""
    places = unexplored(state)
    by = sum(level_lost(state, place) for place in places)
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
    groups = own_first(state)
    for group in groups:
        yield from _of_group(state, group)
    for group in groups:
        for room, text in group.pending:
            word = "room" if room == UNSEEN else one_word(room)
            yield Owed(what=f"Remember {shown(room)}{': ' if text else ''}{text}", words=f"close {word}")
    if not groups and not any(group.rewards for group in state.groups):
        yield _next("Go on to keep and discard")


def _of_group(state: Draggmar, group: Group) -> Iterator[Owed]:
    who = state.acting if state.acting in group.members else group.members[0]
    if stranded(state, group):
        words = f"fail {' '.join(map(one_word, group.members))}"
        yield Owed(what=f"{_named(state, group)}: no Rift card is left", words=words, who=who, must=True)
        return
    missing = waiting(state, group)
    for player in missing:
        yield _hero_wanted(state, player)
    if group.room and not missing:
        words = f"resolve{_by(state, 'resolve', who)}"
        yield Owed(what=f"{shown(group.room.card.name)}: items, skills, then", words=words, who=who, must=True)
    elif not group.room and not missing and not group.rewards:
        words = f"room NAME{_by(state, 'room', who)}"
        yield Owed(what=f"{_named(state, group)}: next room", words=words, who=who)


def _hero_wanted(state: Draggmar, player: str) -> Owed:
    """A hero is to be played; with none in the hand, the crawl is over for that player (DR-109)."""
    name, by = one_word(player), _by(state, "play", player)
    if not any(card.kind == "hero" for card in hand(state, player)):
        return Owed(what=f"{player} has no hero left", words=f"fail {name}", who=player, must=True)
    words = f"play HERO{by}, or fail{f' {name}' if by else ''}"
    return Owed(what=f"{player} plays a hero", words=words, who=player, must=True)


def _named(state: Draggmar, group: Group) -> str:
    """The place of a group, with its players where others crawl there, too."""
    alone = sum(each.place == group.place for each in open_groups(state)) == 1
    return group.place if alone else f"{group.place}, {' and '.join(group.members)}"


def _keeping(state: Draggmar) -> Iterator[Owed]:
    ways = option(state, "level-up")
    for group in state.groups if ways != "free" else ():
        for hero in group.fighters:
            if group.result == "cleared" and _can_rise(hero):
                free = ", free later" if hero.fought and ways == "both" else ""
                words = ("keep", one_word(hero.label))
                what = f"{hero.player}: keep {hero.label}? 1 Fame{free}"
                yield Owed(what=what, words=f"{' '.join(words)} found", who=hero.player, prefix=words)
    yield _next("Go on to stocking the Market")


def _can_rise(hero: Fighter) -> bool:
    return hero.card.level < content.play().fate.top_level


def _stocking(state: Draggmar) -> Iterator[Owed]:
    if any(card.kind == "item" for card in hand(state, state.turn)):
        yield Owed(what=f"{state.turn} may stock", words="stock ITEM PLACE, or pass", who=state.turn)
    yield _next("Go on to discarding")


def _discarding(state: Draggmar) -> Iterator[Owed]:
    for group in state.groups if option(state, "level-up") != "paid" else ():
        for hero in group.fighters:
            if group.result == "cleared" and hero.fought and _can_rise(hero):
                words = ("level-up", one_word(hero.label))
                what = f"{hero.player}: {hero.label} may rise, free"
                yield Owed(what=what, words=f"{' '.join(words)} found", who=hero.player, prefix=words)
    yield _next(_round_end(state))


def _round_end(state: Draggmar) -> str:
    """What the end of the round will cost (DR-032, DR-190)."""
    numbers = content.play()
    rifts = len(ticking(state)) * numbers.rifts.each_round
    told = [f"Rifts -{rifts}"] if rifts else []
    told += [f"nothing to scout -{nothing_to_scout(state)}"] if not face_down(state) else []
    return f"End the round; Fate: {', '.join(told)}" if told else "End the round"


def _pointless_curses(state: Draggmar) -> Iterator[Owed]:
    """Curses of heroes that are gone can no longer be resolved (DR-126)."""
    living = {hero.label for hero in fighters(state)}
    for curse in state.curses:
        if curse.hero and curse.hero not in living:
            word = "curse" if curse.name == UNSEEN else one_word(curse.name)
            yield Owed(what=f"{shown(curse.name)}: {curse.hero} is gone", words=f"lift {word}")


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
