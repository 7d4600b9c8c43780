"""Other readings of what the rulebook leaves open, each chosen as an option."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Dispute
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import ALL_TURNED, crawl, failed, fames, fate, scouting, standing, turned
from tests.tables import Row, each, prove

READINGS: dict[str, Row[Draggmar]] = {
    "AMB-3 no token left costs for each player": Row(
        given=(
            *crawl({"Mines": (0, "AB")}, {}, *ALL_TURNED, spare={}, scouting_loss="each-player"),
            *(failed("AB"), Next(), Next(), Next()),
        ),
        when=(fate(9), Next()),
        then={at.fate: 7},
    ),
    "AMB-7 an unexplored dungeon costs its printed level": Row(
        given=(*scouting("AB", *turned(Mines=1), deploy_level="printed"), *standing({"Mines": (0, "AB")})),
        when=(fate(3), Next()),
        then={at.fate: 2},
    ),
    "AMB-19 the most Fame of the table decides": Row(
        given=(*crawl({"Mines": (1, "AB"), "Site-3": (1, "C")}, loot_decider="table"), *fames(A=1, B=2, C=9)),
        when=Dispute(who="A"),
        then={at.decider: ("C",)},
    ),
}


@each(READINGS)
def test_readings(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
