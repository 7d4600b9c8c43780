"""Worked cases of Items, Allies and ammunition, in and out of fights."""

from __future__ import annotations

from ledger.core.table.moves import Give
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import GoldGained
from ledger.games.degenerates.moves.cards import Drop, Equip, Load, Spent, Stow
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Quick
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Sell, Trade
from ledger.games.degenerates.moves.setup import Card
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    Moves,
    attacked,
    begun,
    defend,
    foe,
    hero,
    hit,
    item,
    obtain,
    recover,
    stand,
    town,
)
from tests.tables import Fact, No, Row, each, prove

HELMET = item("Helmet", slot="head")
MAIL = item("Mail", slot="body")
DAGGER = item("Dagger", slot="1h", attack="str", reach="melee")
SABRE = item("Sabre", slot="1h", attack="str", reach="melee")
PISTOL = item("Light Pistol", slot="1h", attack="per", reach="range", uses="shot")
SHOT = item("Iron Shot", slot="ammo", uses="shot")
BOW = item("Hunting Bow", slot="2h", attack="agi", reach="range", uses="arrows")
OGRE = foe("Ogre", 4, 30)


def owning(*cards: Card, worn: tuple[str, ...] = (), also: Moves = ()) -> Moves:
    """A, with B beside, has these Items in the first Map Action Phase."""
    got = tuple(move for each in cards for move in (each, obtain("A", each.name, deck="loot")))
    return (*begun(hero("A", con=8), hero("B")), *got, *(Equip(who="A", item=name) for name in worn), *also)


def fought(*cards: Card, worn: tuple[str, ...] = (), also: Moves = ()) -> Moves:
    """A is about to take the first turn of a fight."""
    return (*owning(*cards, worn=worn, also=also), *attacked("AB", OGRE), BeginFight(), stand("A", "assault"))


def round_over() -> Moves:
    return (defend("A", "1 3", "1"), stand("B", "assault"), defend("B", power="1"), Next())


GEAR: dict[str, Row[Degenerates]] = {
    "DDV-297": Row(
        proves="DD-292 DD-247",
        given=fought(HELMET, MAIL, DAGGER, SABRE, worn=("Mail", "Dagger")),
        when=(
            Quick(who="A", what="equip", card="Helmet"),
            Quick(who="A", what="exchange", card="Sabre", to="B"),
            (*round_over(), Quick(who="A", what="stow", card="Mail")),
            Stow(who="A", item="Dagger"),
            Equip(who="A", item="Sabre"),
            Quick(who="A", what="stow", card="Helmet"),
        ),
        refused={2: No("DD-247"), 3: No("DD-291")},
        after={1: {at.worn: {"A": ("Dagger", "Helmet", "Mail")}}},
        then={at.worn: {"A": ("Mail", "Sabre")}, at.items: {"A": ("Dagger", "Helmet", "Mail", "Sabre")}},
    ),
    "DDV-373": Row(
        proves="DD-321 DD-294 DD-228",
        given=(
            *begun(hero("A", per=8)),
            *(move for each in (PISTOL, SHOT) for move in (each, obtain("A", each.name, deck="loot"))),
            Equip(who="A", item="Light Pistol"),
            Load(who="A", ammo="Iron Shot", into="Light Pistol"),
            *attacked("A", foe("Daemon", 4, 30, "ghostly", of=("daemon",))),
            BeginFight(),
            stand("A", "guard"),
        ),
        when=(
            hit("A", "", "5 2", "1 1", "1", using="Light Pistol", plain=True, bonus=1),
            Spent(who="A", ammo="Iron Shot"),
            (Next(), stand("A", "guard"), hit("A", "", "3 2", "1 1", "1", using="Light Pistol")),
        ),
        after={
            1: {fight.needed: 8, fight.total: 7, fight.foes: {"Daemon": 6}},
            2: {
                at.discarded: {"loot": ("Iron Shot",)},
                at.worn: {"A": ("Light Pistol",)},
                at.items: {"A": ("Light Pistol",)},
            },
        },
        then={fight.needed: 4, fight.total: 5, fight.passed: False, fight.foes: {"Daemon": 6}},
    ),
    "DDV-374": Row(
        proves="DD-322 DD-294",
        given=owning(BOW, SHOT),
        when=(
            Load(who="A", ammo="Iron Shot", into="Hunting Bow"),
            (
                *attacked("AB", OGRE),
                BeginFight(),
                stand("A", "assault"),
                hit("A", "", "1 1", "1 3", "1", using="Iron Shot"),
            ),
        ),
        refused={1: No("DD-322"), 2: No("DD-322", "ammo-alone")},
        then={at.items: {"A": ("Hunting Bow", "Iron Shot")}, at.worn: {"A": ()}},
    ),
    "DDV-375 discarded": Row(
        proves="DD-323 DD-295",
        given=(*begun(hero("A", con=8), hero("B")), obtain("A", "Mule", "ally")),
        when=Drop(who="A", card="Mule"),
        then={at.allies: {"A": (), "B": ()}},
    ),
    "DDV-375 given": Row(
        proves="DD-323 DD-295",
        given=(*begun(hero("A", con=8), hero("B")), obtain("A", "Mule", "ally")),
        when=Give(who="A", thing="Mule", to="B"),
        then={at.allies: {"A": (), "B": ("Mule",)}},
    ),
    "DDV-375 in a fight": Row(
        proves="DD-323 DD-295",
        given=fought(also=(obtain("A", "Mule", "ally"),)),
        when=Give(who="A", thing="Mule", to="B"),
        refused={1: No("DD-295", "quick-needed")},
        then={at.allies: {"A": ("Mule",), "B": ()}},
    ),
    "DDV-298": Row(
        proves="DD-295",
        given=(*fought(DAGGER, worn=("Dagger",)), hit("A", "", "1 1", "1 3", "1", using="Dagger")),
        when=(
            Stow(who="A", item="Dagger").but(because="a card says so"),
            Quick(who="A", what="exchange", card="Dagger", to="B"),
            (stand("B", "assault"), defend("B", power="1"), Next(), stand("A", "assault")),
            Quick(who="A", what="exchange", card="Dagger", to="B"),
        ),
        refused={2: No("DD-295")},
        then={at.items: {"A": (), "B": ("Dagger",)}},
    ),
    "DDV-298 an Item that was not used, after the attack": Row(
        proves="DD-295 DD-247 DD-242",
        given=(*fought(DAGGER, SABRE, worn=("Dagger",)), hit("A", "", "1 1", "1 3", "1", using="Dagger")),
        when=(
            Quick(who="A", what="exchange", card="Sabre", to="B"),
            Quick(who="A", what="stow", card="Dagger"),
            hit("A", "", "1 1", "1 3", "1"),
        ),
        refused={2: No("DD-247", "quick-used"), 3: No("DD-247", "turn-over")},
        then={at.items: {"A": ("Dagger",), "B": ("Sabre",)}},
    ),
    "DDV-298 too late, since another one acts": Row(
        proves="DD-242 DD-247",
        given=(*fought(DAGGER, SABRE, worn=("Dagger",)), hit("A", "", "1 1", "1 3", "1", using="Dagger")),
        when=(stand("B", "assault"), Quick(who="A", what="exchange", card="Sabre", to="B")),
        refused={2: No("DD-247", "turn-over")},
        then={at.items: {"A": ("Dagger", "Sabre"), "B": ()}},
    ),
    "DDV-339": Row(
        proves="DD-166 DD-096",
        given=(
            *begun(hero("A", gold=19), at="Market", board=town("Market", 3, region="lowlands"), stance="bold"),
            item("Lamp", price=7),
            obtain("A", "Lamp", deck="loot"),
            recover("A"),
            Trade(who="A"),
        ),
        when=Sell(who="A", card="Lamp"),
        then={at.gold: {"A": 21}, at.items: {"A": ()}},
        happens=(Fact(GoldGained, who="A", was=19, now=21, by=4),),
    ),
}


@each(GEAR)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
