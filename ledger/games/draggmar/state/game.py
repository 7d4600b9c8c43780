"""What is true now in a campaign of Dungeons of Draggmar."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster
from ledger.core.model import State
from ledger.core.piles import Pile
from ledger.games.draggmar import content
from ledger.games.draggmar.state.cards import Card, HeroCard, ItemCard, RoomCard
from ledger.games.draggmar.state.crawl import Curse, Fighter, Group, Passed, Trophy, unready
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.places import Rift, Site

StepName: TypeAlias = Literal[
    "set-up", "scouting", "deployment", "hiring", "trading", "crawl", "keeping", "stocking", "discarding"
]
STEPS: tuple[StepName, ...] = (
    "set-up",
    "scouting",
    "deployment",
    "hiring",
    "trading",
    "crawl",
    "keeping",
    "stocking",
    "discarding",
)
PHASES: dict[StepName, int] = {
    "set-up": 1,
    "scouting": 1,
    "deployment": 1,
    "hiring": 2,
    "trading": 2,
    "crawl": 3,
    "keeping": 4,
    "stocking": 4,
    "discarding": 4,
}
PHASE_NAMES = ("", "Deployment", "Hiring and Market", "Dungeon Crawl", "Keep and Discard")
IN_TURN: tuple[StepName, ...] = ("deployment", "hiring", "trading", "stocking")
"""Steps that go round the table from the First Player."""


class Lore(Frozen):
    """What cards print, once somebody typed it; keys are `name/level`."""

    heroes: Roster[str, HeroCard] = Roster()
    items: Roster[str, ItemCard] = Roster()
    rooms: Roster[str, RoomCard] = Roster()
    curses: tuple[str, ...] = ()


class Draggmar(State):
    """A whole campaign."""

    round: int = 0
    step: StepName = "set-up"
    turn: str = ""
    """Whose turn it is in a step that goes round the table."""
    done: tuple[str, ...] = ()
    """Players who are through with this step (placed, hired, ready, stocked)."""
    first: str = ""
    """Holder of the First Player token."""
    fate: int = 0
    fame: Roster[str, int] = Roster()
    sites: Roster[str, Site] = Roster()
    ways: tuple[tuple[str, str], ...] = ()
    rifts: Roster[int, Rift] = Roster()
    rifts_sealed: bool = False
    """Whether no Rift can open any more."""
    rift_order: bool = True
    """Whether the endings still lie in the bottom half of the Rift deck."""
    standees: Roster[str, str] = Roster()
    scouts: tuple[str, ...] = ()
    """Who scouted in this round, once for each token."""
    unexplored: tuple[str, ...] | None = None
    """The dungeons that cost Fate after this deployment, as typed by the table; None while nobody did."""
    hands: Roster[str, tuple[Card, ...]] = Roster()
    market: Roster[str, tuple[Card, ...]] = Roster()
    """Each place (`2-1` is level 2, place 1) with its stack, the top card last."""
    redraw: tuple[Card, ...] = ()
    """Items that the player whose turn it is took from a deck and may still exchange."""
    piles: Roster[str, Pile] = Roster()
    """`rooms-1` to `rooms-3`, `heroes-1`, `items-1`, `curses`, `rift-cards`, `fortress`."""
    aside: tuple[str, ...] = ()
    """Elite cards that wait for the Fortress."""
    removed: Roster[str, tuple[str, ...]] = Roster()
    """Cards that left the game, by the deck that they were in."""
    groups: tuple[Group, ...] = ()
    drawn: int = 0
    """How many rooms were drawn in the whole game."""
    used: tuple[str, ...] = ()
    """Hero cards that spent their skill in this round's crawl, as `player/name/level`."""
    hand_wounds: Roster[str, int] = Roster()
    """Wounds of heroes that went back to a hand in this round, as `player/name/level` (AMB-35)."""
    shielded: tuple[str, ...] = ()
    """Players whose curses are ignored until their crawl ends."""
    kills: Roster[int, int] = Roster()
    """Killed bosses by level."""
    bosses_met: Roster[int, tuple[str, ...]] = Roster()
    """Names of the bosses that turned up, by level."""
    bosses_gone: Roster[int, int] = Roster()
    """Bosses that left their deck for good, by level."""
    curses: tuple[Curse, ...] = ()
    trophies: Roster[str, tuple[Trophy, ...]] = Roster()
    lore: Lore = Lore()


def phase(state: Draggmar) -> int:
    """1 to 4."""
    return PHASES[state.step]


def solo(state: Draggmar) -> bool:
    """Whether one player plays alone with two heroes."""
    told = option(state, "solo")
    return told == "on" or (told == "auto" and len(state.players) == 1)


def crusade(state: Draggmar) -> bool:
    """Whether the Rifts are in play."""
    return option(state, "undead-crusade") == "on"


def hand(state: Draggmar, player: str) -> tuple[Card, ...]:
    """The heroes and items that a player holds (AMB-9)."""
    return state.hands.get(player, ())


def hand_limit(state: Draggmar) -> int:
    """At how many cards nothing more may be hired."""
    numbers = content.play().hand
    return numbers.solo_limit if solo(state) else numbers.limit


def effective(state: Draggmar, printed: int) -> int:
    """What a dungeon of that printed level counts as at the present Fate; 0 stays unknown."""
    numbers = content.play().fate
    raised = sum(state.fate < below for below in numbers.raised_below)
    return min(numbers.top_level, printed + raised) if printed else 0


def raised(fate: int) -> int:
    """By how many levels dungeons are raised at that Fate."""
    return sum(fate < below for below in content.play().fate.raised_below)


def tokens_on_map(state: Draggmar) -> int:
    """Level tokens that lay on the map when the game began."""
    return int(option(state, "level-tokens"))


def face_down(state: Draggmar) -> int:
    """Level tokens that nobody turned yet; those of unnamed locations count."""
    seen = sum(1 for site in state.sites.values() if site.dungeon and (site.turned or site.cleared))
    return max(0, tokens_on_map(state) - seen)


def seen_levels(state: Draggmar, level: int) -> int:
    """How many tokens of a level were turned up in this game."""
    return sum(1 for site in state.sites.values() if site.dungeon and site.token == level)


def seats_from(state: Draggmar, player: str) -> tuple[str, ...]:
    """All players clockwise, beginning with one of them."""
    at = state.players.index(player) if player in state.players else 0
    return state.players[at:] + state.players[:at]


def seats(state: Draggmar) -> tuple[str, ...]:
    """The turn order."""
    return seats_from(state, state.first)


def group_of(state: Draggmar, player: str) -> Group | None:
    """The open group of a player, the first of several, else the last one it was in."""
    mine = [each for each in state.groups if player in (*each.members, *each.dropped) and each.result != "joined"]
    open_ones = [each for each in mine if not each.result and player in each.members]
    return open_ones[0] if open_ones else mine[-1] if mine else None


def open_groups(state: Draggmar) -> tuple[Group, ...]:
    """Groups whose crawl goes on."""
    return tuple(each for each in state.groups if not each.result)


def fighters(state: Draggmar) -> tuple[Fighter, ...]:
    """All heroes in play."""
    return tuple(each for group in state.groups for each in group.fighters)


def active_rifts(state: Draggmar) -> tuple[int, ...]:
    """Numbers of the Rifts on the map, in order."""
    return tuple(number for number, rift in sorted(state.rifts.items()) if rift.state == "map")


def score(state: Draggmar, player: str) -> int:
    """Fame and the Fame of the bosses that are trophies (DR-170)."""
    return state.fame.get(player, 0) + sum(each.fame for each in state.trophies.get(player, ()))


def missing_kills(state: Draggmar) -> dict[int, int]:
    """Bosses that must still fall before the Fortress opens, by level."""
    wanted = enumerate(content.play().fortress.kills, start=1)
    return {level: need - state.kills.get(level, 0) for level, need in wanted if need > state.kills.get(level, 0)}


def pile(state: Draggmar, deck: str) -> Pile:
    """A deck with its discard pile; one that nobody counted is empty of numbers, not of cards."""
    return state.piles.get(deck, Pile())


def listable(state: Draggmar) -> tuple[str, ...]:
    """The decks whose every card can be listed; that of the Fortress is dealt from others."""
    levels = (f"{kind}-{level}" for kind in ("rooms", "heroes", "items") for level in (1, 2, 3))
    return (*levels, *(deck for deck in ("curses", "rift-cards") if deck in state.piles))


def group_numbered(state: Draggmar, number: int) -> Group:
    """The group of that number."""
    return next(each for each in state.groups if each.number == number)


def dealt(state: Draggmar, deck: str) -> int:
    """How many cards of a deck lie anywhere but in its draw pile, as far as the ledger knows."""
    kind, _, level = deck.partition("-")
    if kind == "rooms":
        return _rooms_out(state, deck) + (len(content.play().fortress.elite) if level == "3" else 0)
    out = len(pile(state, deck).discard) + len(state.removed.get(deck, ()))
    cards = [card for held in (*state.hands.values(), *state.market.values()) for card in held]
    cards += [fighter.card for group in state.groups for fighter in group.fighters]
    cards += [played.card for group in state.groups for played in group.items]
    wanted = "hero" if kind == "heroes" else "item"
    return out + sum(1 for card in cards if (card.kind, str(card.level)) == (wanted, level))


def _rooms_out(state: Draggmar, deck: str) -> int:
    serials = {each.serial for group in state.groups for each in (*group.pile, *group.thrown) if _from(each, deck)}
    open_rooms = sum(1 for group in state.groups if group.room and group.room.deck == deck)
    return len(serials) + open_rooms + len(state.removed.get(deck, ()))


def _from(card: Passed, deck: str) -> bool:
    return card.deck == deck and not card.away


def deck_level(state: Draggmar, group: Group) -> int:
    """The level of the deck that a group draws from: as Fate stands, or as it stood at the start (AMB-6)."""
    return group.level if option(state, "level-change") == "next-crawl" else effective(state, group.token)


def exhausted(state: Draggmar, group: Group) -> bool:
    """Whether the deck of a Rift or of the Fortress has no card left for the group."""
    if group.place == content.play().map.fortress:
        return pile(state, "fortress").left == 0
    return bool(group.rift) and pile(state, "rift-cards").left == 0


def stranded(state: Draggmar, group: Group) -> bool:
    """Whether a Rift crawl has no card left to end it, and fails by the reading that the table chose (AMB-34)."""
    open_end = bool(group.rift) and not group.room and not group.result and exhausted(state, group)
    return open_end and option(state, "rift-cards-out") == "failed"


def short_of_heroes(state: Draggmar, group: Group) -> tuple[str, ...]:
    """Members who have to play a hero or fail: without any, or with one of two in a solo party that ends (AMB-48)."""
    if not solo(state) or option(state, "solo-party") != "ends":
        return unready(group)
    wanted = content.play().party.solo_heroes
    return tuple(each for each in group.members if sum(hero.player == each for hero in group.fighters) < wanted)


def dungeons_of_level(state: Draggmar, level: int) -> int:
    """How many dungeons with a known token draw from the deck of that level now."""
    sites = [site for site in state.sites.values() if site.dungeon and site.token and not site.cleared]
    return sum(1 for site in sites if effective(state, site.token) == level)


def spots(state: Draggmar) -> tuple[str, ...]:
    """Where a card or token may be put by hand."""
    return ("hand", "discard", "deck", "box", "map", *state.market)
