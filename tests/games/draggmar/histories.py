"""Histories of a table of Draggmar, told move by move up to the moment that a row is about.

Players are single letters, so that `"AB"` is a group of two. Numbers that no short play reaches are set by hand, with a
reason, as a table would that comes in the middle of a campaign.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from ledger.core.model import Move
from ledger.core.table.moves import Found, Place, Set, SetOption
from ledger.games.draggmar.moves.crawl import Play, Resolve, Room, UseSkill
from ledger.games.draggmar.moves.market import Hire, Pass, Ready
from ledger.games.draggmar.moves.party import Fail
from ledger.games.draggmar.moves.rounds import Deploy, Next, Scout, Turn
from ledger.games.draggmar.moves.setup import First, Greens, RiftSpace, Sites
from ledger.games.draggmar.state.cards import Slot, Standard, Standing

SkillName: TypeAlias = Literal[
    "replace",
    "swap",
    "attack",
    "defence",
    "extra",
    "exchange",
    "bounty",
    "hide",
    "disarm",
    "unlock",
    "steal",
    "return",
    "heal",
    "ignore",
    "pass",
]
Moves: TypeAlias = tuple[Move, ...]
Groups: TypeAlias = Mapping[str, tuple[int, str]]
"""Place -> the printed level of its token (0 where it has none) and the players who go there."""
Hires: TypeAlias = Mapping[str, Iterable[Hire]]
"""Player -> what the player hires."""
NOBODY: Hires = {}

PLACES = ("Mines", "Burial Mound", *(f"Site-{n}" for n in range(3, 13)))
WHY = "so it lies on the table"
ALONE: Groups = {"Mines": (1, "A"), "Site-3": (1, "B")}
TOGETHER: Groups = {"Mines": (1, "AB")}
SPARE = {"Site-12": 3, "Site-11": 2, "Site-10": 3}
"""Where players scout who have no place of their own to turn up."""
PLENTY = 60
"""Fame enough to hire whatever a row needs; the row then sets its own."""


def settled(**options: str) -> Moves:
    """Options that the table settles once the campaign is founded: `settled(final_tie="victors")`."""
    return tuple(SetOption(name=name.replace("_", "-"), value=value) for name, value in options.items())


def number(what: str, to: int, who: str = "") -> Set:
    """A number set by hand."""
    return Set(what=what, to=to, who=who, because=WHY)


def fate(to: int) -> Set:
    return number("fate", to)


def fames(**of: int) -> Moves:
    """Everybody's Fame, set by hand."""
    return tuple(number("fame", to, player) for player, to in of.items())


def decks(**left: int) -> Moves:
    """Decks and discard piles counted by hand: `decks(rooms_1=20, items_discard_2=5)`."""
    return tuple(number(deck.replace("_", "-"), to) for deck, to in left.items())


def bosses(two: int, three: int) -> Moves:
    """Bosses of levels 2 and 3 that were killed earlier."""
    return (number("bosses-2", two), number("bosses-3", three))


def rifts(*numbers: int) -> Moves:
    """Rifts put on the map by hand, whatever Fate is."""
    return tuple(Place(thing=f"Rift {n}", at="map", because=WHY) for n in numbers)


def turned(**places: int) -> Moves:
    """Tokens that lie face up for other reasons than scouting: `turned(Site_3=2)`."""
    return tuple(Turn(place=_place(name), level=level, because=WHY) for name, level in places.items())


def _place(name: str) -> str:
    return name.replace("_", " " if name.startswith("Burial") else "-")


ALL_TURNED = tuple(Turn(place=place, level=1 + n // 4, because=WHY) for n, place in enumerate(PLACES))
"""Four tokens of each level lie face up."""


# ---------------------------------------------------------------- from step to step


def founded(players: str, places: str = "", **options: str) -> Moves:
    """A campaign with its map typed; the first of the players is First Player."""
    told = tuple((name.replace("_", "-"), value) for name, value in options.items())
    first = (First(name=players[0]),) if len(players) > 1 else ()
    return (Found(players=tuple(players), options=told), Sites(places=tuple(places.split()) or PLACES), *first)


def scouting(players: str, *early: Move, places: str = "", **options: str) -> Moves:
    """The first round has begun, and tokens may be turned."""
    return (*founded(players, places, **options), *early, Next())


def nowhere(players: str) -> Groups:
    """Players who scout, and have not said where they go."""
    return {"": (0, players)}


def scouted(groups: Groups, spare: Mapping[str, int] = SPARE) -> Moves:
    """Everybody scouts: the first of a group its own place, the others the spare ones; then scouting ends."""
    own = {who[0]: (place, level) for place, (level, who) in groups.items() if level}
    idle = sorted(player for _, players in groups.values() for player in players if player not in own)
    turns = own | dict(zip(idle, spare.items(), strict=False))
    scouts = (Scout(who=player, place=place, level=level) for player, (place, level) in sorted(turns.items()))
    return (*scouts, Next())


def standing(groups: Groups, spare: Mapping[str, int] = SPARE, first: str = "A") -> Moves:
    """From scouting to the end of deployment, in turn order."""
    where = {player: place for place, (_, players) in groups.items() for player in players}
    return (*scouted(groups, spare), *(Deploy(who=player, place=where[player]) for player in seats(groups, first)))


def seats(groups: Groups, first: str = "A") -> str:
    """All players in turn order; they sit in the order of their letters."""
    players = "".join(sorted(player for _, players in groups.values() for player in players))
    at = max(0, players.find(first))
    return players[at:] + players[:at]


def hired(players: str, hires: Hires = NOBODY) -> Moves:
    """Everybody hires what is named, for Fame that is not counted, and hiring ends."""
    turns: list[Move] = []
    for player in players:
        mine = [each.but(who=player) for each in hires.get(player, ())]
        turns += [number("fame", PLENTY, player)] if mine else []
        turns += [*mine, Pass(who=player)]
    return (*turns, Next())


def traded(players: str) -> Moves:
    """Nobody trades, and the crawl begins."""
    return (*(Ready(who=player) for player in players), Next())


def hiring(players: str, **options: str) -> Moves:
    """Everybody stands in the Mines, and the First Player may hire."""
    return (*scouting(players, **options), *standing({"Mines": (1, players)}), Next())


def trading(players: str, hires: Hires = NOBODY, **options: str) -> Moves:
    """The First Player may trade."""
    return (*hiring(players, **options), *hired(players, hires))


def crawl(
    groups: Groups,
    hires: Hires = NOBODY,
    *early: Move,
    spare: Mapping[str, int] = SPARE,
    **options: str,
) -> Moves:
    """The crawl of the first round: `early` are moves of the set-up, `groups` stand where they want to go."""
    return (*scouting(seats(groups), *early, **options), *crawl_on(groups, hires, spare))


def crawl_on(groups: Groups, hires: Hires = NOBODY, spare: Mapping[str, int] = SPARE, first: str = "A") -> Moves:
    """From scouting to the crawl."""
    order = seats(groups, first)
    return (*standing(groups, spare, first), Next(), *hired(order, hires), *traded(order))


def failed(players: str) -> Fail:
    """Everybody gives up."""
    return Fail(who=players[0], players=tuple(players))


def on_to_scouting() -> Moves:
    """Phase 4 without a word, and the next round begins."""
    return (Next(), Next(), Next(), Next())


def round_over(groups: Groups, spare: Mapping[str, int] = SPARE) -> Moves:
    """From scouting to scouting: everybody gives up the crawl, which costs Fate."""
    gone = tuple(failed(players) for _, players in groups.values())
    return (*crawl_on(groups, spare=spare), *gone, *on_to_scouting())


# ---------------------------------------------------------------- cards


def hero(name: str, of: Standing, values: tuple[int, int], level: int = 1, cubes: int | None = None) -> Hire:
    """A hero card, hired and read out: attack and defence are its values."""
    return Hire(kind="hero", level=level, name=name, of=of, values=values, cubes=cubes)


def item(
    name: str,
    slot: Slot,
    values: tuple[int, int] = (0, 0),
    level: int = 1,
    *,
    for_: tuple[Standard, ...] = (),
    overloaded: bool = False,
) -> Hire:
    """An item card, hired and read out."""
    return Hire(kind="item", level=level, name=name, slot=slot, values=values, for_=for_, overloaded=overloaded)


def unseen(count: int) -> tuple[Hire, ...]:
    """Cards that nobody named: free items."""
    return (Hire(kind="item", level=1),) * count


SOMEBODY = Hire(kind="hero", level=1)
"""A hero card that nobody named."""


def monster(name: str, values: tuple[int, int], fame: int = 0, who: str = "A") -> Room:
    """A monster room."""
    return Room(who=who, name=name, kind="monster", values=values, fame=fame)


def boss(name: str, values: tuple[int, int] | None = None, fame: int = 0, who: str = "A") -> Room:
    """A boss room; without values, the table says how the fight went."""
    return Room(who=who, name=name, kind="boss", values=values, fame=fame)


def hall(name: str = "Hall", fame: int = 0, who: str = "A") -> Room:
    """A room without a fight."""
    return Room(who=who, name=name, kind="other", fame=fame)


def skill(name: SkillName, card: str = "", who: str = "A") -> UseSkill:
    """The skill of the player's hero."""
    return UseSkill(who=who, skill=name, card=card)


def play(**heroes: str) -> Moves:
    """Heroes come into play: `play(A="Brann")`; no name is the only one in the hand."""
    return tuple(Play(who=player, hero=name) for player, name in heroes.items())


def entered(**heroes: str) -> Moves:
    """A harmless room, in which the heroes come into play."""
    who = next(iter(heroes))
    return (hall(who=who), *play(**heroes), Resolve(who=who))


def met(count: int, who: str = "A", begin: int = 1) -> Moves:
    """So many harmless rooms, R1 and so on."""
    rooms = ((hall(f"R{n}", who=who), Resolve(who=who)) for n in range(begin, begin + count))
    return tuple(move for room in rooms for move in room)


def beaten(name: str, fame: int = 0, who: str = "A") -> Moves:
    """A boss whose values nobody read, and the heroes won."""
    return (boss(name, fame=fame, who=who), Resolve(who=who, outcome="won"))


# ---------------------------------------------------------------- Rifts

GREENS = Greens(one=12, two=9, three=6, four=3)


def rift_map(**at: str) -> Moves:
    """The green spaces, and where the numbered Rifts appear: `rift_map(r1="Ford")`."""
    return (GREENS, *(RiftSpace(number=int(name[1:]), place=place) for name, place in at.items()))
