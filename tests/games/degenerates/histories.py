"""Histories of a table of Dungeon Degenerates, told move by move up to the moment that a row is about.

Players are single letters. Nobody sets a number by hand: what an adventurer has stands on its sheet, Wounds come from
damage, conditions from a card, and levels from the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from ledger.core.model import Move
from ledger.core.table.moves import Found
from ledger.games.degenerates.moves.cards import Become, Hurt, Obtain, Trait
from ledger.games.degenerates.moves.danger import Compare, Danger, Spot
from ledger.games.degenerates.moves.encounters import BeginFight, EpicMonster, Monster
from ledger.games.degenerates.moves.fights import Attack, Defend, Escape
from ledger.games.degenerates.moves.phases import Foot, Next, Stance
from ledger.games.degenerates.moves.resting import Improve, Recover
from ledger.games.degenerates.moves.setup import AddAdventurer, BeginMission, Card, MonsterCard, Space, Way

Moves: TypeAlias = tuple[Move, ...]

NAMES = ("agi", "con", "mag", "mrl", "per", "str")
AVERAGE = {"agi": 7, "con": 7, "mag": 7, "mrl": 7, "per": 7, "str": 7}
HOME = "Crossroads"
"""Where a table stands unless a row says otherwise: an Outside Location of the Lowlands."""
FOG = "Fog"
"""A Danger card that raises nothing but a far place."""
FAR = "Far Cave"


# ---------------------------------------------------------------- the board


def space(name: str, danger: int | None = None, *has: Any, **more: Any) -> Space:
    """A Location or Territory as the board prints it; Outside unless other traits are named."""
    return Space(name=name, danger=danger, has=has or ("outside",), **more)


def town(name: str, level: int, *has: Any, **more: Any) -> Moves:
    """A Settlement with a Town Level."""
    traits = ("settlement", *(has or ("outside",)))
    return (Space(name=name, has=traits, **more), Space(name=name, town=level))


def road(one: str, other: str, territory: str = "Fields") -> Way:
    return Way(kind="road", one=one, other=other, territory=territory)


def path(one: str, other: str, territory: str = "Wasteland") -> Way:
    return Way(kind="path", one=one, other=other, territory=territory)


HERE = space(HOME, 3, region="lowlands")
CAVE = space(FAR, 1, region="wetlands")
LANDS: Moves = (
    space("Fields", 2),
    space("Wasteland", 3, "outside"),
    space("Foothills", 2),
    space("Witchwood", 2),
    space("Tomb Lake", 2),
    space("Burning Lakes", 2),
    space("Blasted Heath", 2, "outside", "perilous"),
)
"""All Territories that rows need, with levels chosen for them."""


def trait(name: Any, at: str) -> Trait:
    """A trait counter by a card."""
    return Trait(trait=name, at=at, because="a card says so")


def explored(*spaces: str) -> Moves:
    return tuple(trait("explored", at) for at in spaces)


# ---------------------------------------------------------------- adventurers


def hero(who: str, at: str = "", character: str = "", **more: Any) -> AddAdventurer:
    """An adventurer whose attributes are 7 where the row does not name them: `hero("A", con=8, gold=3)`."""
    values = tuple(more.pop(name, AVERAGE[name]) for name in NAMES)
    return AddAdventurer(who=who, name=character or f"Degenerate {who}", values=values, at=at, **more)


def hurt(who: str, wounds: int) -> Hurt:
    """Wounds that were taken before."""
    return Hurt(who=who, damage=wounds, piercing=True, by="Trap")


def become(who: str, condition: Any, lasts: Any = None, **more: Any) -> Become:
    return Become(who=who, condition=condition, lasts=lasts, by="Trap", **more)


def obtain(who: str, card: str, kind: Any = "item", **more: Any) -> Obtain:
    return Obtain(who=who, card=card, kind=kind, by="Gift", **more)


def item(name: str, **more: Any) -> Card:
    """What an Item prints."""
    return Card(name=name, kind="item", **more)


def skill(name: str, cost: int, **more: Any) -> Card:
    """What a Skill prints."""
    return Card(name=name, kind="skill", cost=cost, **more)


def learn(who: str, name: str, **more: Any) -> Improve:
    return Improve(who=who, skill=name, **more)


# ---------------------------------------------------------------- from phase to phase


def founded(players: str = "A", **options: str) -> Moves:
    """A campaign without adventurers; options by name: `founded("AB", mode="standalone")`."""
    told = tuple((name.replace("_", "-"), value) for name, value in options.items())
    return (Found(players=tuple(players), options=told), HERE, CAVE)


def table(
    *heroes: AddAdventurer,
    board: Iterable[Move] = (),
    bounty: int = 2,
    at: str = HOME,
    mission: str = "On The Run",
    **options: str,
) -> Moves:
    """A mission is chosen, and the first turn can begin; who stands nowhere stands `at` that place."""
    players = "".join(each.who for each in heroes)
    placed = tuple(each if each.at else each.but(at=at) for each in heroes)
    begins = BeginMission(name=mission, bounty=bounty)
    return (*founded(players, **options), *board, *placed, begins)


def begun(
    *heroes: AddAdventurer,
    board: Iterable[Move] = (),
    bounty: int = 2,
    at: str = HOME,
    mission: str = "On The Run",
    stance: Any = None,
    **options: str,
) -> Moves:
    """The first Map Action Phase has begun; a tie of MRL falls to whoever is named first."""
    begins = next_(*heroes)
    stood = tuple(Stance(who=each.who, stance=stance, alone=True) for each in heroes) if stance else ()
    told = table(*heroes, board=board, bounty=bounty, at=at, mission=mission, **options)
    return (*told, begins, *stood)


def next_(*heroes: AddAdventurer) -> Next:
    """The next phase, with the order of those who tie."""
    return Next(first=tuple(each.who for each in heroes) if len(heroes) > 1 else ())


def rests(players: str) -> Moves:
    """Everybody Rests; dice are thrown only by those who have Wounds."""
    return tuple(Recover(who=who) for who in players)


def walk(who: str, to: str, *, with_: str = "") -> Foot:
    return Foot(who=who, place=to, with_=tuple(with_))


def on_to_danger(players: str) -> Moves:
    """Everybody Rests, and the Danger Phase begins."""
    return (*rests(players), Next())


def fog(value: int = 6, who: str = "", **more: Any) -> Danger:
    """A Danger card that changes nothing here."""
    return Danger(who=who, card=FOG, value=value, raises=FAR, **more)


def safe(parties: int = 1) -> Moves:
    """Every party draws a value above its level, and the Encounter Phase begins (or the next party's turn)."""
    told = (fog(12), *(Danger(card=f"{FOG} {n}", value=12, raises=FAR) for n in range(2, parties + 1)))
    return tuple(move for each in told for move in (each, Next()))


def turn_over(players: str, parties: int = 1) -> Moves:
    """A turn in which everybody Rests and nothing happens, up to the next Map Action Phase."""
    return (*on_to_danger(players), *safe(parties), Next())


def attacked(players: str, *foes: MonsterCard, epics: Iterable[MonsterCard] = ()) -> Moves:
    """From the Map Action Phase to the drawn monsters in the Encounter Phase; the fight can begin."""
    drawn = tuple(each.name for each in foes)
    wanted = tuple(epics)
    read = (*foes, *wanted)
    key = Compare(monsters=len(drawn), epic=bool(wanted))
    draws: Moves = (Monster(cards=drawn),) if drawn else ()
    return (*read, *on_to_danger(players), fog(1), key, Next(), *(EpicMonster(card=e.name) for e in wanted), *draws)


def fighting(*heroes: AddAdventurer, foes: Iterable[MonsterCard], **begins: Any) -> Moves:
    """A fight has begun in the Encounter Phase of the first turn."""
    players = "".join(each.who for each in heroes)
    return (*begun(*heroes, **begins), *attacked(players, *foes), BeginFight())


# ---------------------------------------------------------------- fights


def foe(name: str, att: int | None = 4, hp: int = 4, *can: str, **more: Any) -> MonsterCard:
    """A monster: `foe("Ogre", 5, 6, "slime", target="mag", aim="low", of=("Brute",))`; it aims at the highest CON."""
    val = more.pop("val", (1, 1))
    aim = more.pop("aim", "high" if att is not None else "none")
    target = more.pop("target", "con" if aim in ("high", "low") else None)
    classes = more.pop("of", ("beast",))
    return MonsterCard(name=name, val=val, aim=aim, target=target, att=att, hp=hp, can=can, classes=classes, **more)


def stand(who: str, stance: Any) -> Stance:
    """A Combat Stance."""
    return Stance(who=who, stance=stance)


def dice(told: str) -> tuple[str, ...]:
    """Faces as one types them: `dice("4 1")`; `4:2` is a 4 that Luck turned into a 2."""
    return tuple(told.split())


def hit(who: str, at: str = "", attack: str = "", defence: str = "", power: str = "", **more: Any) -> Attack:
    """An attack Unarmed with STR unless the row says otherwise."""
    attribute = more.pop("attribute", None if "using" in more else "str")
    return Attack(
        who=who,
        foe=at,
        attribute=attribute,
        att=dice(attack),
        def_=dice(defence),
        pow_=dice(power),
        **more,
    )


def defend(who: str, defence: str = "", power: str = "", **more: Any) -> Defend:
    return Defend(who=who, def_=dice(defence), pow_=dice(power), **more)


def escape(who: str, attack: str = "", defence: str = "", power: str = "", **more: Any) -> Escape:
    return Escape(who=who, att=dice(attack), def_=dice(defence), pow_=dice(power), **more)


def recover(who: str, told: str = "", **more: Any) -> Recover:
    return Recover(who=who, dice=dice(told), **more)


def spot(who: str, told: str, **more: Any) -> Spot:
    return Spot(who=who, dice=dice(told), **more)


def blow(who: str, at: str, damage: int) -> Attack:
    """An attack in Assault that hits with that much damage, and whose attackers meet a Defence of two 1s."""
    return hit(who, at, "1 1", "1 1", "1", bonus=damage - 1)
