"""The facts of a table of Draggmar in the words of the rules: what lies where, and what the last fight came to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ledger.games.draggmar import content
from ledger.games.draggmar.events.crawls import FortressDeckBuilt
from ledger.games.draggmar.events.loot import LootDisputed, LootTaken
from ledger.games.draggmar.events.market import CardHired
from ledger.games.draggmar.events.rounds import GameWon, Reminded
from ledger.games.draggmar.state import game, ways
from ledger.games.draggmar.state.crawl import Group
from ledger.games.draggmar.state.game import Draggmar
from tests.tables import Sitting

At: TypeAlias = Sitting[Draggmar]
Names: TypeAlias = tuple[str, ...]


# ---------------------------------------------------------------- the table


def players(at: At) -> Names:
    return at.state.players


def phase(at: At) -> int:
    return game.phase(at.state)


def step(at: At) -> str:
    return at.state.step


def round_(at: At) -> int:
    return at.state.round


def turn(at: At) -> str:
    return at.state.turn


def first(at: At) -> str:
    return at.state.first


def turn_order(at: At) -> Names:
    return game.seats(at.state)


def status(at: At) -> str:
    return at.state.ended or "running"


def overruled(at: At) -> int:
    return at.state.overruled


def winners(at: At) -> Names:
    won = at.facts(GameWon)
    return won[-1].winners if won else ()


def scores(at: At) -> Mapping[str, int]:
    return {player: game.score(at.state, player) for player in at.state.players}


def reminders(at: At) -> Names:
    return tuple(each.code for each in at.facts(Reminded))


def owes(at: At) -> Names:
    """The fields that opened moves wait for."""
    return tuple(each.field for each in at.state.opened)


# ---------------------------------------------------------------- the box and the map


def components() -> Mapping[str, int]:
    """The component sheet."""
    return dict(content.box().parts)


def fate(at: At) -> int:
    return at.state.fate


def face_down(at: At) -> int:
    return game.face_down(at.state)


def tokens_on_map(at: At) -> int:
    return game.tokens_on_map(at.state)


def tokens_in_box(at: At) -> int:
    return components()["Dungeon Level tokens"] - game.tokens_on_map(at.state)


def unrevealed_mix(at: At) -> Mapping[int, int]:
    """How many tokens of each level still lie face down."""
    return {level: content.play().tokens.of_a_level - game.seen_levels(at.state, level) for level in (1, 2, 3)}


def tokens_left(at: At) -> tuple[int, ...]:
    """The printed levels of the tokens that lie face up on the map."""
    return tuple(sorted(site.token for site in at.state.sites.values() if site.token and not site.cleared))


def dungeons_of_level_2(at: At) -> int:
    return sum(game.effective(at.state, printed) == 2 for printed in tokens_left(at))


def revealed(at: At) -> Mapping[int, int]:
    return {level: game.seen_levels(at.state, level) for level in (1, 2, 3)}


def effective(at: At) -> Mapping[str, int]:
    return {name: game.effective(at.state, site.token) for name, site in at.state.sites.items()}


def printed(at: At) -> Mapping[str, int]:
    return {name: site.token for name, site in at.state.sites.items()}


def token_on_map(at: At) -> Mapping[str, bool]:
    return {name: site.dungeon and not site.cleared for name, site in at.state.sites.items()}


def standees(at: At) -> Mapping[str, str]:
    return at.state.standees


def rift_tokens(at: At) -> int:
    """Rift tokens in the game, wherever they are."""
    return len(at.state.rifts)


def greens(at: At) -> Mapping[int, int | None]:
    return {number: rift.green for number, rift in at.state.rifts.items()}


def blocked(at: At) -> Mapping[str, bool]:
    """Whether an active Rift lies between the City and each place."""
    return {name: bool(ways.blocking(at.state, name, content.play().map.city)) for name in at.state.sites}


def rifts_active(at: At) -> tuple[int, ...]:
    return game.active_rifts(at.state)


def boss_kills(at: At) -> Mapping[int, int]:
    return {level: at.state.kills.get(level, 0) for level in (1, 2, 3)}


def bosses_gone(at: At) -> Mapping[int, int]:
    return {level: at.state.bosses_gone.get(level, 0) for level in (1, 2, 3)}


def bosses_left(at: At) -> Mapping[int, int]:
    return {level: content.play().decks.bosses - gone for level, gone in bosses_gone(at).items()}


def missing_kills(at: At) -> Mapping[int, int]:
    return game.missing_kills(at.state)


# ---------------------------------------------------------------- cards


def fame(at: At) -> Mapping[str, int]:
    return at.state.fame


def hand_sizes(at: At) -> Mapping[str, int]:
    return {player: len(game.hand(at.state, player)) for player in at.state.players}


def hands(at: At) -> Mapping[str, Names]:
    """The names of the cards in each hand, in alphabetical order."""
    return {player: tuple(sorted(card.name for card in game.hand(at.state, player))) for player in at.state.players}


def hand_levels(at: At) -> Mapping[str, tuple[tuple[str, int], ...]]:
    held = {player: game.hand(at.state, player) for player in at.state.players}
    return {player: tuple(sorted((card.name, card.level) for card in cards)) for player, cards in held.items()}


DECKS = (*(f"{kind}-{level}" for kind in ("rooms", "heroes", "items") for level in (1, 2, 3)), "curses", "rift-cards")


def decks(at: At) -> Mapping[str, int | None]:
    """What is left of each deck; None where nobody counted it."""
    return {name: game.pile(at.state, name).left for name in (*DECKS, "fortress")}


def discards(at: At) -> Mapping[str, int]:
    return {name: len(game.pile(at.state, name).discard) for name in DECKS}


def discarded(at: At) -> Mapping[str, Names]:
    """The names on each discard pile, in alphabetical order."""
    return {name: tuple(sorted(game.pile(at.state, name).discard)) for name in DECKS}


def market(at: At) -> Mapping[str, Names]:
    """Each place of the Market with its stack, the top card last."""
    return {place: tuple(card.name for card in stack) for place, stack in at.state.market.items()}


def market_places(at: At) -> int:
    return len(at.state.market)


def set_aside(at: At) -> Names:
    return at.state.aside


def removed(at: At) -> Mapping[str, Names]:
    """The cards of each deck that left the game."""
    return {name: at.state.removed.get(name, ()) for name in DECKS}


def rift_cards_gone(at: At) -> int:
    return len(removed(at)["rift-cards"])


def curses(at: At) -> Mapping[str, Names]:
    held = {player: [each.name for each in at.state.curses if each.player == player] for player in at.state.players}
    return {player: tuple(names) for player, names in held.items()}


def shielded(at: At) -> Names:
    """Players whose curses are ignored."""
    return at.state.shielded


def trophies(at: At) -> Mapping[str, tuple[tuple[str, int], ...]]:
    """The bosses that each player keeps, with their Fame."""
    kept = {player: at.state.trophies.get(player, ()) for player in at.state.players}
    return {player: tuple((each.name, each.fame) for each in bosses) for player, bosses in kept.items()}


def spoils(at: At) -> Mapping[str, Names]:
    """The other cards that lie beside the trophies of each player."""
    kept = {player: at.state.trophies.get(player, ()) for player in at.state.players}
    return {player: tuple(name for each in bosses for name in each.spoils) for player, bosses in kept.items()}


def options(at: At) -> Mapping[str, str]:
    return at.state.options


def hired(at: At) -> int:
    return len(at.facts(CardHired))


# ---------------------------------------------------------------- groups and rooms


def _of(at: At, player: str) -> Group | None:
    return game.group_of(at.state, player)


def groups(at: At) -> tuple[Names, ...]:
    """The members of each group whose crawl goes on."""
    return tuple(each.members for each in game.open_groups(at.state))


def groups_at(at: At) -> Mapping[str, tuple[Names, ...]]:
    going = game.open_groups(at.state)
    return {each.place: tuple(other.members for other in going if other.place == each.place) for each in going}


def crawls(at: At) -> Mapping[str, str]:
    """How the crawl of each place stands; of several groups, the last one counts."""
    return {each.place: each.result or "open" for each in at.state.groups if each.result != "joined"}


def dropped(at: At) -> Mapping[str, bool]:
    """Whether a player failed the crawl."""
    found = {player: _of(at, player) for player in at.state.players}
    return {player: group is not None and player in group.dropped for player, group in found.items()}


def open_room(at: At) -> Mapping[str, str]:
    """The room in front of each player; no name when there is none."""
    found = {player: _of(at, player) for player in at.state.players}
    return {player: group.room.card.name if group and group.room else "" for player, group in found.items()}


def open_room_level(at: At) -> Mapping[str, int]:
    found = {player: _of(at, player) for player in at.state.players}
    return {player: group.room.card.level if group and group.room else 0 for player, group in found.items()}


def room_values(at: At) -> Mapping[str, tuple[int | None, int | None]]:
    """Attack and defence of the room in front of each player."""
    found = {player: _of(at, player) for player in at.state.players}
    rooms = {player: group.room for player, group in found.items() if group and group.room}
    return {player: (room.card.attack, room.card.defence) for player, room in rooms.items()}


def pile(at: At) -> Mapping[str, Names]:
    """The rooms that each player's group has passed."""
    found = {player: _of(at, player) for player in at.state.players}
    return {player: tuple(each.name for each in group.pile) if group else () for player, group in found.items()}


def rooms_passed(at: At) -> Mapping[str, int]:
    return {player: len(names) for player, names in pile(at).items()}


def pile_fame(at: At) -> Mapping[str, int]:
    found = {player: _of(at, player) for player in at.state.players}
    return {player: sum(each.fame or 0 for each in group.pile) if group else 0 for player, group in found.items()}


def thrown(at: At) -> Mapping[str, Names]:
    """The rooms that each player's group laid aside without credit."""
    found = {player: _of(at, player) for player in at.state.players}
    return {player: tuple(each.name for each in group.thrown) if group else () for player, group in found.items()}


def pending(at: At) -> Mapping[str, Names]:
    """The rooms whose effects have to be remembered."""
    found = {player: _of(at, player) for player in at.state.players}
    return {player: tuple(room for room, _ in group.pending) if group else () for player, group in found.items()}


def rewards(at: At) -> Mapping[str, tuple[int, ...]]:
    """The levels of the items that wait for whoever gets them."""
    found = {player: _of(at, player) for player in at.state.players}
    return {player: tuple(each.level for each in group.rewards) if group else () for player, group in found.items()}


def decider(at: At) -> Names:
    return at.last(LootDisputed).deciders


def loot_receivers(at: At) -> Names:
    return tuple(each.who for each in at.facts(LootTaken))


def fortress_cards(at: At) -> int:
    built = at.last(FortressDeckBuilt)
    return built.rooms + len(built.elite)
