"""The Fortress of Death, the end of the game, and solo play."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.crawls import (
    FortressDeckReturned,
)
from ledger.games.draggmar.events.market import FameLost
from ledger.games.draggmar.events.rooms import BossKilled
from ledger.games.draggmar.events.rounds import FateReduced, GameWon
from ledger.games.draggmar.moves.crawl import Play, Resolve
from ledger.games.draggmar.moves.party import Clear, Split
from ledger.games.draggmar.moves.rounds import Deploy, Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    SOMEBODY,
    Groups,
    Hires,
    Moves,
    beaten,
    boss,
    bosses,
    crawl,
    decks,
    entered,
    failed,
    fames,
    fate,
    hall,
    hero,
    met,
    monster,
    nowhere,
    number,
    play,
    scouted,
    scouting,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
WON = Resolve(who="A", outcome="won")
ADA = hero("Ada", "warrior", (9, 20))
BO = hero("Bo", "mage", (9, 20))
EACH: Hires = {player: [SOMEBODY] for player in "ABCD"}
INSIDE: Groups = {"Fortress of Death": (0, "A"), "Mines": (1, "B")}


def inside(groups: Groups = INSIDE, fortress_players: str = "table") -> Moves:
    """The crawl of the Fortress, which has twenty Level 3 rooms to draw from."""
    return crawl(groups, EACH, *bosses(2, 3), *decks(rooms_3=20), fortress_players=fortress_players)


FORTRESS: dict[str, Row[Draggmar]] = {
    **{
        f"DR-160 shut with {two} bosses of level 2 and {three} of level 3": Row(
            given=(
                *scouting("AB"),
                *(number(f"bosses-{level}", kills) for level, kills in ((2, two), (3, three)) if kills),
                *scouted(nowhere("AB")),
            ),
            when=Deploy(who="A", place="Fortress of Death"),
            refused={1: No("DR-160", "fortress-shut", names=names)},
            then={at.missing_kills: missing, shown.counters: {"Fortress of Death": counters}},
        )
        for two, three, missing, names, counters in (
            (
                0,
                0,
                {2: 2, 3: 3},
                "2 of level 2, 3 of level 3",
                {"level 2 bosses missing": 2, "level 3 bosses missing": 3},
            ),
            (1, 9, {2: 1}, "1 of level 2", {"level 2 bosses missing": 1}),
            (9, 2, {3: 1}, "1 of level 3", {"level 3 bosses missing": 1}),
        )
    },
    "DR-160 open with two and three": Row(
        given=(*scouting("AB", *bosses(2, 3)), *scouted(nowhere("AB"))),
        when=Deploy(who="A", place="Fortress of Death"),
        then={at.standees: {"A": "Fortress of Death"}, shown.traits: {"Fortress of Death": ("open",)}},
    ),
    "DR-162 read otherwise: only the group counts": Row(
        given=inside(fortress_players="group"),
        when=(*entered(A=""),),
        then={at.decks: {"fortress": 5, "rooms-3": 17}},
    ),
    "DR-162 each elite card is met once": Row(
        given=(*inside(), *entered(A=""), *beaten("Death Mage")),
        when=boss("Death Mage"),
        refused={1: No("DR-162", "elite-met")},
        then={at.decks: {"fortress": 5}},
    ),
    "DR-162 an elite card is a boss only if it says so": Row(
        given=(*inside(), *entered(A="")),
        when=(hall("Cultist Hansen"), RESOLVE, boss("Cultist Borgen"), RESOLVE.but(outcome="won")),
        then={at.decks: {"fortress": 4}, at.pile: {"A": ("Hall", "Cultist Hansen", "Cultist Borgen")}},
        happens=(Fact(BossKilled, name="Cultist Borgen"),),
    ),
    "DR-163 after one failed exploration the cards go back": Row(
        given=(*inside(), *entered(A=""), *beaten("Death Mage"), hall("R2"), RESOLVE.but(dead=("A",))),
        stands={at.decks: {"rooms-3": 16}, at.set_aside: ()},
        when=failed("A"),
        then={at.decks: {"rooms-3": 20}, at.set_aside: ("Cultist Hansen", "Cultist Borgen", "Death Mage")},
        happens=(Fact(FortressDeckReturned, rule="DR-163"),),
    ),
    "DR-164 the table sees what is left, and nobody clears earlier": Row(
        given=(*inside(), *entered(A="")),
        when=Clear(who="A"),
        refused={1: No("DR-164", "rooms-left")},
        then={shown.deck_left: {"fortress": 6}, at.status: "running"},
    ),
    "DR-164 DR-142 nobody clears it without a living hero, and a backup does": Row(
        given=(
            *crawl(INSIDE, {"A": [ADA, BO]}, *bosses(2, 3)),
            *entered(A="Ada"),
            *(*beaten("Cultist Hansen"), *beaten("Cultist Borgen"), *beaten("Death Mage"), *met(2)),
            *(hall("Last"), RESOLVE.but(dead=("A",))),
        ),
        stands={at.decks: {"fortress": 0}, fight.alive: {"A": False}, at.status: "running"},
        when=(Clear(who="A"), Play(who="A", hero="Bo")),
        refused={1: No("DR-142", "hero-missing")},
        then={at.status: "won", at.winners: ("A",)},
    ),
    "DR-164 no more cards than the Fortress has": Row(
        given=(
            *inside({"Fortress of Death": (0, "AB")}),
            *(*entered(A="", B=""), *met(3), *beaten("Cultist Hansen"), *beaten("Cultist Borgen")),
            *(Split(who="B", players=("B",)), hall("Last")),
        ),
        stands={at.decks: {"fortress": 0}},
        when=boss("Death Mage", who="B"),
        refused={1: No("DR-164", "deck-empty")},
        then={at.open_room: {"A": "Last", "B": ""}},
    ),
    "DR-165 a boss does not end the crawl there": Row(
        given=(*inside(), *entered(A="")),
        when=(beaten("Cultist Hansen"), hall("R2")),
        after={1: {at.crawls: {"Fortress of Death": "open"}}},
        then={at.open_room: {"A": "R2"}, at.fate: 15},
    ),
    "DR-166 whoever does not win there loses 5 Fame, and no Fate": Row(
        given=(*inside({"Fortress of Death": (0, "AB"), "Mines": (1, "C")}), *fames(A=9, B=3, C=7)),
        when=failed("AB"),
        then={at.fame: {"A": 4, "B": 0, "C": 7}, at.fate: 15},
        happens=(Fact(FameLost, who="A", by=5, rule="DR-166"), Fact(FameLost, who="B", by=5, now=0, rule="DR-166")),
        never=(FateReduced,),
    ),
    "DR-166 so does a member of the winning group whose hero fell": Row(
        given=(
            *inside({"Fortress of Death": (0, "AB")}),
            *entered(A="", B=""),
            *(*beaten("Cultist Hansen"), *beaten("Cultist Borgen"), *beaten("Death Mage"), *met(2), hall("Last")),
            *fames(A=9, B=12),
        ),
        when=RESOLVE.but(dead=("B",)),
        then={at.fame: {"A": 9, "B": 7}, at.winners: ("A",), at.status: "won"},
    ),
    "DR-168 a tie is shared": Row(
        given=(
            *inside({"Fortress of Death": (0, "A"), "Mines": (1, "B")}),
            *entered(A=""),
            *(*beaten("Cultist Hansen"), *beaten("Cultist Borgen"), *beaten("Death Mage"), *met(2), hall("Last")),
            *fames(A=9, B=9),
        ),
        stands={at.trophies: {"A": ()}},
        when=RESOLVE,
        then={at.winners: ("A", "B"), at.status: "won"},
        happens=(Fact(GameWon, winners=("A", "B"), scores=(("A", 9), ("B", 9)), rule="DR-168"),),
    ),
    "DR-169 a lost game has no winner": Row(
        given=(*crawl(ALONE), *fames(A=50), fate(1)),
        when=(failed("A"), Next()),
        refused={2: No("DR-050", "game-over")},
        then={at.status: "lost", at.winners: ()},
    ),
    "DR-170 the sheet shows how a score is made": Row(
        given=(
            *crawl(ALONE, {"A": [ADA]}),
            hall("R1", fame=2),
            *play(A="Ada"),
            RESOLVE,
            boss("Boss-1", (1, 1), fame=3),
        ),
        when=(RESOLVE, fames(A=11)[0]),
        then={
            shown.field("Fame", "A"): "11",
            shown.field("Trophy Fame", "A"): "3",
            shown.field("Score", "A"): "14",
            shown.rows("Trophies", "A"): ("Boss-1: Fame 3",),
        },
    ),
}

SOLO: dict[str, Row[Draggmar]] = {
    "DR-172 DR-035 DR-062 a lone player is played solo, unless the table says not": Row(
        given=scouting("A", solo="off"),
        when=(*scouted({"Mines": (1, "A")})[:1], *scouted({"Site-3": (1, "A")})[:1]),
        refused={2: No("DR-031", "scouted-already")},
        then={at.face_down: 11},
    ),
    "DR-173 DR-110 two heroes, and both count": Row(
        given=(
            *crawl({"Mines": (1, "A")}, {"A": [ADA, BO]}),
            hall(),
            Play(who="A", hero="Ada"),
            Play(who="A", hero="Bo"),
        ),
        when=(RESOLVE, monster("Ogre", (1, 5)), RESOLVE),
        then={fight.heroes_fighting: 2, fight.monster_health: 10, fight.attack_total: 18},
    ),
    "DR-173 two heroes killed it: no trophy, the Fame of the rooms once": Row(
        given=(
            *crawl({"Mines": (1, "A")}, {"A": [ADA, BO]}),
            *(boss("Boss-1", (1, 1), fame=3), Play(who="A", hero="Ada"), Play(who="A", hero="Bo"), *fames(A=5)),
        ),
        when=RESOLVE,
        then={at.fame: {"A": 8}, at.trophies: {"A": ()}},
    ),
    "DR-174 six cards in the Fortress": Row(
        given=(*inside({"Fortress of Death": (0, "A")}),),
        when=hall(),
        then={at.decks: {"fortress": 5, "rooms-3": 17}},
    ),
}


@each(FORTRESS | SOLO)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
