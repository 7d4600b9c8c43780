"""Worked cases of how a fight ends: bought off, left behind, won."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDiscarded, CardReturned
from ledger.games.underquest.events.fighting import FightOver
from ledger.games.underquest.events.items import TrinketLost
from ledger.games.underquest.events.numbers import ExperienceMoved, RationsMoved
from ledger.games.underquest.moves.exploring import Draw, Lay
from ledger.games.underquest.moves.fighting import Bribe, ClaimTreasure, Flee
from ledger.games.underquest.moves.inventory import GainIngredient, GainTrinket, Treasure
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import HATCHET, begun, boss, fights, first, foe, has, put, second, worn
from tests.games.underquest.histories_fighting import PEARLS, foes, hits, mine, rich
from tests.tables import Fact, No, Row, each, prove

ORC = foe("Orc", 8, damage=2, weakness=("fire",), xp=2)
MISER = foe("Miser", 8, bribe=("gold+3", "curses+1"))
SKIRMISH = (*begun(), ORC, *first("Skirmish"))
PAYS = Bribe(trinkets=PEARLS)

BRIBES: dict[str, Row[UnderQuest]] = {
    "UQV-138": Row(
        proves="UQ-CBT-23 UQ-TRK-06 UQ-CBT-22",
        given=(*begun(), ORC, *has(xp=1), *put("trinkets", *PEARLS), *first("Skirmish")),
        when=(BeginFight(enemy="Orc"), PAYS),
        after={1: {at.phase: "combat"}},
        then={at.phase: "resolving", at.xp: 1, at.trinkets: (), at.pending: (), at.left: {"enemy": 17, "trinket": 14}},
        happens=(
            Fact(TrinketLost, card="Loose Pearls"),
            Fact(FightOver, how="bribed", rule="UQ-CBT-23"),
            Fact(CardDiscarded, deck="enemy", card="Orc"),
        ),
        never=(ExperienceMoved,),
    ),
    "UQV-139": Row(
        proves="UQ-CBT-23 UQ-TRK-06",
        given=(*begun(), ORC, *put("trinkets", "Loose Pearls"), *first("Skirmish")),
        when=(BeginFight(enemy="Orc"), Bribe(trinkets=("Loose Pearls",))),
        refused={2: No("UQ-CBT-23", "bribe-unmet", "2 trinkets")},
        then={at.phase: "combat", at.trinkets: ("Loose Pearls",)},
    ),
    "UQV-140": Row(
        proves="UQ-CBT-23",
        given=(*begun(), ORC, *put("trinkets", *PEARLS), *first("Skirmish")),
        when=(BeginFight(enemy="Orc"), RollInitiative(die=("6",)), hits("2", "2"), PAYS),
        refused={4: No("UQ-CBT-23", "bribe-late")},
        then={at.phase: "combat", at.trinkets: ("Amethyst", "Loose Pearls")},
    ),
    "UQ-CBT-23 the first blow of the enemy is a first attack too": Row(
        given=rich(*PEARLS, enemy=ORC, side="enemy"),
        when=(foes("2", "2"), PAYS),
        refused={2: No("UQ-CBT-23", "bribe-late")},
        then={at.phase: "combat"},
    ),
    "UQ-CBT-23 who acts first matters nothing before it": Row(
        given=rich(*PEARLS, enemy=ORC, side="enemy"),
        when=PAYS,
        then={at.foe: None, at.trinkets: ()},
    ),
    "AMB-20 at a table that lets one buy late": Row(
        proves="UQ-CBT-23",
        given=(
            *begun(options={"late-bribe": "yes"}),
            *put("trinkets", *PEARLS),
            *fights(ORC),
        ),
        when=(hits("2", "2"), foes("2", "2"), PAYS),
        then={at.foe: None, at.trinkets: ()},
    ),
    "UQ-CBT-23 numbers of the card are paid by themselves": Row(
        given=rich(enemy=MISER, gold=4),
        when=Bribe(),
        then={at.foe: None, at.gold: 1, at.curses: 1},
    ),
    "UQ-CBT-23 too little gold": Row(
        given=rich(enemy=MISER, gold=2),
        when=Bribe(),
        refused={1: No("UQ-CBT-23", "bribe-short", "2 gold")},
        then={at.gold: 2, at.phase: "combat"},
    ),
    "UQ-CBT-23 the line says what nobody typed": Row(
        given=rich(enemy=foe("Ghoul"), gold=4),
        when=(Bribe(), Bribe(gains=(("gold", 3),)), Bribe(gains=(("gold", -3),))),
        refused={1: No("UQ-CBT-23", "bribe-unasked"), 2: No("UQ-CBT-23", "bribe-gains")},
        then={at.foe: None, at.gold: 1},
    ),
    "UQ-CBT-23 the line says otherwise than the card": Row(
        given=rich(*PEARLS, enemy=MISER, gold=4),
        when=(Bribe(gains=(("gold", -1),)), Bribe(trinkets=PEARLS), Bribe(trinkets=("Ruby",))),
        refused={
            1: No("UQ-CBT-23", "bribe-unmet"),
            2: No("UQ-CBT-23", "bribe-unmet", "0 trinkets"),
            3: No("UQ-TRK-01", "trinket-missing"),
        },
        then={at.gold: 4, at.trinkets: ("Amethyst", "Loose Pearls")},
    ),
    "UQ-CBT-23 ingredients count by the card": Row(
        given=(*begun(), *put("ingredients", "Dusk Beetle", "?"), *fights(foe("Hag", 5, bribe=("ingredients+2",)))),
        when=(Bribe(ingredients=("Dusk Beetle",)), Bribe(ingredients=("Dusk Beetle", "Fresh Blood"))),
        refused={1: No("UQ-CBT-23", "bribe-unmet")},
        then={at.foe: None, at.ingredients: 0, at.left: {"ingredient": 13}},
    ),
    "UQ-CBT-23 a ruling lets one trinket do": Row(
        given=rich("Loose Pearls", enemy=ORC),
        when=Bribe(trinkets=("Loose Pearls",), because="pearls are two"),
        then={at.foe: None, at.trinkets: (), at.overruled: 1},
    ),
    "UQ-ABO-07 a bribe gives no loot": Row(
        proves="UQ-ABO-07 UQ-CBT-23",
        given=(*begun(), ORC, *put("trinkets", *PEARLS), *second("Skirmish")),
        when=(BeginFight(enemy="Orc", prefix="Stout", hp=("3",)), PAYS),
        then={at.rations: 0, at.xp: 0, at.pending: (), at.foe: None},
        happens=(Fact(CardDiscarded, deck="abomination", card="Stout"),),
        never=(RationsMoved,),
    ),
}
WAYS_OUT: dict[str, Row[UnderQuest]] = {
    "UQ-CBT-01 no running away": Row(
        given=SKIRMISH,
        when=(BeginFight(enemy="Orc"), Flee()),
        refused={2: No("UQ-CBT-01", "flight-barred")},
        then={at.phase: "combat", at.foe: 9},
    ),
    "UQ-CBT-01 a card may allow it": Row(
        given=SKIRMISH,
        when=(BeginFight(enemy="Orc"), Flee(by="Smoke Bomb"), Lay(end="left", left="nature", right="mystic")),
        after={2: {at.phase: "resolving", at.foe: None, at.pending: ()}},
        then={at.turns: 1},
        never=(ExperienceMoved,),
    ),
    "UQ-CBT-01 and no fight begins inside another": Row(
        given=SKIRMISH,
        when=(BeginFight(enemy="Orc"), BeginFight(enemy="Orc")),
        refused={2: No("UQ-CBT-01", "fight-open")},
    ),
    "UQ-END-01 a boss that one leaves waits on": Row(
        given=(*begun(), *boss()),
        when=Flee(by="Smoke Bomb"),
        then={at.foe: None, at.pending: ("boss",), at.result: "playing", at.left: {"boss": 3}},
        happens=(Fact(CardReturned, deck="boss", card="Warden"),),
    ),
}
TREASURE: dict[str, Row[UnderQuest]] = {
    "UQV-179": Row(
        proves="UQ-ABO-07 UQ-CBT-24",
        given=(
            *begun(),
            *worn(HATCHET),
            foe("Imp", 3, 1, xp=2),
            *has(rations=1),
            *second("Skirmish"),
            BeginFight(enemy="Imp", prefix="Stout", hp=("1",)),
            RollInitiative(die=("6",)),
        ),
        stands={at.foe: 5},
        when=hits("5", "2"),
        then={at.rations: 2, at.xp: 2, at.pending: ("treasure",)},
    ),
    "UQ-CBT-24 one of the two is claimed": Row(
        given=(*mine(HATCHET, enemy=foe(health=3, treasure="B")), hits("4", "2", grit=2)),
        stands={at.pending: ("treasure",)},
        when=(ClaimTreasure(), ClaimTreasure(gains=(("gold", 2),)), ClaimTreasure(gains=(("gold", 2),))),
        refused={1: No("UQ-CBT-24", "treasure-unnamed"), 3: No("UQ-CBT-24", "treasure-undue")},
        then={at.gold: 2, at.pending: ()},
    ),
    "UQ-CBT-24 cards follow with their own moves": Row(
        given=(*mine(HATCHET, enemy=foe(health=3)), hits("4", "2", grit=2)),
        when=(
            ClaimTreasure(cards=("treasure", "trinket", "Dusk Beetle")),
            GainTrinket(card="Amethyst"),
            Draw(card="Altar"),
            GainIngredient(card="Dusk Beetle"),
            Treasure(card="Rope", weight=1),
        ),
        after={1: {at.pending: ("claimed",) * 3}, 2: {at.pending: ("claimed",) * 2}},
        refused={3: No("UQ-LVL-09", "still-open")},
        then={at.pending: (), at.trinkets: ("Amethyst",), at.items: ("Hatchet", "Rope"), at.ingredients: 1},
    ),
    "UQ-CBT-24 the next turn waits for the choice": Row(
        given=(*SKIRMISH, BeginFight(enemy="Orc"), RollInitiative(die=("6",)), hits("6", "1"), foes("1", "1")),
        when=(hits("6", "1"), Lay(end="left", left="nature", right="mystic")),
        after={1: {at.pending: ("treasure",)}},
        refused={2: No("UQ-LVL-09", "still-open")},
    ),
}


@each(BRIBES | WAYS_OUT | TREASURE)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
