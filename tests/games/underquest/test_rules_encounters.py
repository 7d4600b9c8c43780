"""Rules of encounters, curses and scourges, and morality."""

from __future__ import annotations

from ledger.core.table.moves import Cards
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDrawn
from ledger.games.underquest.events.meeting import ChoiceMade, EncounterMet, EncounterOver, FamiliarStirred
from ledger.games.underquest.events.numbers import CursesMoved, MoralityMoved
from ledger.games.underquest.events.setup import AdventureLost
from ledger.games.underquest.moves.cards import EncounterCard, ScourgeCard
from ledger.games.underquest.moves.exploring import Done, Draw, Lay
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.moves.inventory import Discard
from ledger.games.underquest.moves.meeting import Choose, Decline, Die, DrawScourge, Encounter, Lift
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_meeting as met
from tests.games.underquest.histories import (
    FAMILIAR,
    begun,
    boss,
    fights,
    first,
    foe,
    has,
    item,
    phases,
    put,
    second,
    turn,
    worn,
)
from tests.games.underquest.histories_meeting import clearing, gets
from tests.tables import Fact, No, Row, each, prove

WELL = (*begun(), *clearing("Old Well"))
RULED = "the card says so"
LAY = Lay(end="left", left="nature", right="wealth")
FEW = Cards(deck="encounter", cards=(("Old Well", 1), ("Pit", 23)))
FRAILTY = ScourgeCard(name="Frailty", gives=("encumbrance-3",))
SEVEN = tuple(DrawScourge(card=f"Burden {n}") for n in range(1, 8))
MASK = item("Mask", slot="HD", needs="positive")
OWL = FAMILIAR.but(way="down", does=("grit-1", "poison+1"))

ENCOUNTERS: dict[str, Row[UnderQuest]] = {
    "UQ-ENC-01 a Clearing is not resolved without its encounter": Row(
        given=(*begun(), *first("Clearing")),
        when=(LAY, Done(), Encounter(card="Old Well"), LAY),
        refused={1: No("UQ-ENC-01", "encounter-missing"), 2: No("UQ-ENC-01", "encounter-missing")},
        then={at.turns: 1, met.away: ("Old Well",), met.cards: {"encounter": 24}},
    ),
    "UQ-ENC-01 the status asks for it": Row(
        given=(*begun(), *second("Clearing")),
        stands={met.waits: {"Clearing brings an encounter": "encounter CARD"}},
        when=Encounter(card="Old Well"),
        then={met.waits: {"Encounter Old Well": "get GAINS, or done"}, met.cards: {"encounter": 24}},
    ),
    "UQ-ENC-01 no encounter between turns": Row(
        given=begun(),
        when=(Encounter(card="Old Well"), Encounter(card="Old Well", because=RULED)),
        refused={1: No("UQ-ENC-01", "phase-wrong")},
        then={met.encounter: "", met.away: ("Old Well",), met.cards: {"encounter": 24}},
    ),
    "UQ-ENC-01 another card may bring one": Row(
        given=(*begun(), *first("Labyrinth")),
        when=Encounter(card="Old Well"),
        then={met.encounter: "Old Well", at.reminders: ("encounter-uncalled",)},
    ),
    "UQ-ENC-01 a second one is noted": Row(
        given=(*WELL, Done()),
        when=Encounter(card="Pit"),
        then={met.encounter: "Pit", at.reminders: ("encounter-more",)},
    ),
    "UQ-ENC-01 not in the middle of a fight": Row(
        given=(*begun(), *first("Clearing"), *fights(foe())),
        when=Encounter(card="Old Well"),
        refused={1: No("UQ-ENC-01", "fight-open")},
    ),
    "UQ-ENC-01 the program draws from a listed deck": Row(
        given=(*begun(), FEW, *first("Clearing")),
        when=(Encounter(card="Sortab"), Encounter(card="_")),
        refused={1: No("UQ-SET-01", "card-unlisted")},
        asked={2: "card"},
    ),
    "UQ-ENC-01 a card that nobody named": Row(
        given=(*begun(), *first("Clearing")),
        when=(Encounter(card="?"), Done()),
        happens=(Fact(CardDrawn, card="?"), Fact(EncounterMet, card="?"), Fact(EncounterOver, card="?")),
        then={met.away: ("?",)},
    ),
    "UQ-ENC-02 the choice is written down, and what it gives": Row(
        given=WELL,
        when=(Choose(choice="throw a coin"), gets(gold=1)),
        happens=(Fact(ChoiceMade, card="Old Well", choice="throw a coin"),),
        then={at.gold: 1, met.heard: ("Old Well: throw a coin.", "Gold 0 to 1 (Old Well).")},
    ),
    "UQ-ENC-02 nothing asks for a choice": Row(
        given=begun(),
        when=(Choose(choice="left"), Choose(choice="left", because=RULED), Choose(choice="left", by="Bridge")),
        refused={1: No("UQ-ENC-02", "choice-idle")},
        happens=(Fact(ChoiceMade, card=""), Fact(ChoiceMade, card="Bridge")),
    ),
    "UQ-ENC-03 a card that was read to allow it": Row(
        given=(*begun(), EncounterCard(name="Old Well", may=True), *clearing("Old Well")),
        stands={met.waits: {"Encounter Old Well": "get GAINS, or done, or decline"}},
        when=Decline(),
        then={met.away: ("Old Well",)},
    ),
    "UQ-ENC-03 a ruling declines any card": Row(
        given=WELL,
        when=Decline(because="we are too weak"),
        then={met.away: ("Old Well",), at.overruled: 1},
    ),
    "UQ-ENC-03 nothing to decline": Row(
        given=(*WELL, Done()),
        when=Decline(),
        refused={1: No("UQ-ENC-03", "encounter-missing")},
    ),
    "UQ-ENC-03 too late once it came to blows": Row(
        given=(*begun(), *clearing("Bandits", may=True), *fights(foe(), as_="encounter")),
        when=Decline(),
        refused={1: No("UQ-ENC-03", "fight-open")},
    ),
    "UQ-ENC-05 nothing to offer": Row(
        given=(*begun(), *clearing("Pedestal", may=True)),
        when=Discard(card="Tent"),
        refused={1: No("UQ-ENC-05", "offer-missing", "Pedestal")},
    ),
    "UQ-ENC-06 one encounter at a time": Row(
        given=WELL,
        when=(Encounter(card="Pit"), Encounter(card="Pit", because=RULED)),
        refused={1: No("UQ-ENC-06", "encounter-open", "Old Well")},
        then={met.encounter: "Pit", met.away: ("Old Well",), met.cards: {"encounter": 24}},
    ),
    "UQ-ENC-06 laying the card ends its encounter too": Row(
        given=WELL,
        when=LAY,
        then={met.away: ("Old Well",), at.turns: 1},
    ),
    "UQ-ENC-06 a victory ends it as well": Row(
        given=(
            *begun(),
            *phases(6),
            *clearing("Old Well"),
            *boss(health=1)[len(phases(6)) :],
        ),
        stands={met.encounter: "Old Well"},
        when=Attack(dice=("6", "1")),
        then={at.phase: "won", met.away: ("Old Well",), met.cards: {"encounter": 24}},
    ),
    "UQ-ENC-06 a ruling that takes the next cards ends it": Row(
        given=WELL,
        when=Draw(because="we forgot to lay it"),
        then={met.encounter: "", met.away: ("Old Well",), at.phase: "drawn"},
    ),
    "UQ-ENC-06 an enemy of an encounter counts as one": Row(
        given=(*WELL, foe(health=1, initiative=1)),
        when=(BeginFight(enemy="Ghoul"), RollInitiative(die=("6",)), Attack(dice=("6", "1"))),
        then={met.encounter: "Old Well", met.cards: {"encounter": 24, "enemy": 18}},
    ),
    "UQ-ENC-07 the open encounter is the one that kills": Row(
        given=(*begun(), *clearing("All Seeing Eye")),
        when=(Die(), Draw()),
        refused={2: No("UQ-ENC-07", "game-over")},
        happens=(Fact(AdventureLost, cause="card", by="All Seeing Eye", rule="UQ-ENC-07"),),
        then={at.result: "lost"},
    ),
    "UQ-ENC-07 a death has its card": Row(
        given=begun(),
        when=Die(),
        asked={1: "by"},
        then={at.result: "playing"},
    ),
    "UQ-ENC-07 the dungeon is behind the victor": Row(
        given=(*begun(), *boss(health=1), Attack(dice=("6", "1"))),
        when=Die(by="All Seeing Eye"),
        refused={1: No("UQ-ENC-07", "danger-past")},
        then={at.result: "won"},
    ),
}
CURSES: dict[str, Row[UnderQuest]] = {
    "UQ-CUR-02 play waits for the scourge": Row(
        given=(*begun(), gets(curses=5)),
        when=(Draw(), DrawScourge(card="Frailty"), Draw()),
        refused={1: No("UQ-LVL-09", "still-open")},
        then={at.scourges: ("Frailty",), at.pending: (), met.cards: {"scourge": 7}},
    ),
    "UQ-CUR-02 ten at once are two scourges": Row(
        given=begun(),
        when=(gets(curses=10), DrawScourge(card="Frailty")),
        after={1: {at.curses: 0, at.pending: ("scourge", "scourge")}},
        then={at.pending: ("scourge",)},
    ),
    "UQ-CUR-02 a surplus may be lost": Row(
        given=(*begun(options={"curse_surplus": "lost"}), *has(curses=4)),
        when=gets(curses=3),
        then={at.curses: 0, at.pending: ("scourge",)},
    ),
    "UQ-CUR-02 nobody asked for a scourge": Row(
        given=begun(),
        when=DrawScourge(card="Frailty", gives=("encumbrance-3",)),
        then={at.scourges: ("Frailty",), at.capacity: 7, at.reminders: ("scourge-uncalled",)},
    ),
    "UQ-CUR-03 each removal names its card": Row(
        given=(*begun(), *has(curses=3), *first("Altar")),
        when=(gets(curses=-1), gets("Faith", curses=-1), gets("Bitter Remedy", curses=-5), gets(curses=-1)),
        happens=(
            Fact(CursesMoved, now=2, why="Altar"),
            Fact(CursesMoved, now=1, why="Faith"),
            Fact(CursesMoved, was=1, now=0, why="Bitter Remedy"),
        ),
        then={at.curses: 0, at.reminders: ("nothing-gained",)},
    ),
    "UQ-CUR-04 a scourge changes numbers as long as it lies there": Row(
        given=(*begun(), FRAILTY, gets(curses=5), item("Anvil", "trapping", 8), *put("items", "Anvil")),
        when=(
            DrawScourge(card="Frailty"),
            Lift(card="Frailty", by="Saint"),
            Discard(card="Anvil"),
            Lift(card="Frailty", by="Saint"),
        ),
        refused={2: No("UQ-INV-01", "weight-over")},
        after={1: {at.capacity: 7, at.pending: ("overweight",)}},
        then={at.capacity: 10, at.pending: (), at.scourges: (), met.cards: {"scourge": 7}},
    ),
    "UQ-CUR-04 the sheet says what it does": Row(
        given=(*begun(), FRAILTY.but(text="no_rest"), *put("scourges", "Frailty")),
        when=DrawScourge(card="Rage"),
        then={met.listed: {"Scourges": ("Frailty (encumbrance -3, no rest)", "Rage")}},
    ),
    "UQ-CUR-04 it can lower a stat and a cap": Row(
        given=(*begun(), ScourgeCard(name="Palsy", gives=("agility-1", "grit-cap-2"))),
        when=(*put("scourges", "Palsy"), gets(grit=-8), gets(grit=9)),
        then={at.grit: 6, at.stats: {"agility": 2}},
    ),
    "UQ-INV-01 what is too heavy comes before the card": Row(
        given=(*begun(), item("Anvil", "trapping", 12), *clearing(may=True), *put("items", "Anvil")),
        when=(Decline(), Choose(choice="left"), Discard(card="Anvil"), Decline()),
        refused={1: No("UQ-INV-01", "weight-over"), 2: No("UQ-INV-01", "weight-over")},
        then={met.encounter: ""},
    ),
    "UQ-CUR-04 a scourge that you do not have": Row(
        given=(*begun(), *put("scourges", "Frailty")),
        when=Lift(card="Gluttony"),
        refused={1: No("UQ-CUR-04", "scourge-missing")},
    ),
    "UQ-CUR-04 the same one twice is noted": Row(
        given=(*begun(), *put("scourges", "Frailty"), gets(curses=5)),
        when=DrawScourge(card="Frailty"),
        then={at.reminders: ("card-twice", "effect-untold")},
    ),
    "UQ-CUR-04 what it does is asked for": Row(
        given=(*begun(), gets(curses=10)),
        when=(DrawScourge(card="Frailty"), DrawScourge(card="Rage", gives=("damage-1",))),
        after={1: {at.reminders: ("effect-untold",)}},
        then={at.reminders: ("effect-untold",)},
    ),
    "UQ-CUR-04 there are seven": Row(
        given=(*begun(), *SEVEN, gets(curses=5)),
        when=DrawScourge(card="Burden 8"),
        then={at.reminders: ("scourge-supply", "deck-empty", "effect-untold"), at.pending: ()},
    ),
    "UQ-CUR-04 in a fight as well": Row(
        given=(*begun(), *fights(foe()), gets(curses=5)),
        when=DrawScourge(card="Rage"),
        then={at.scourges: ("Rage",), at.phase: "combat"},
    ),
}
MORALITY: dict[str, Row[UnderQuest]] = {
    "UQ-MOR-01 up and down as far as it goes": Row(
        given=(*begun(), *first("Altar")),
        when=(gets(morality=7), gets(morality=-20)),
        happens=(Fact(MoralityMoved, was=0, now=7, why="Altar"), Fact(MoralityMoved, was=7, now=-13)),
        then={at.morality: -13},
    ),
    "UQ-MOR-02 its side is shown, and nothing else happens": Row(
        given=begun(),
        when=(gets(morality=2), gets(morality=-2), gets(morality=-1)),
        after={1: {met.morality_note: "positive"}, 2: {met.morality_note: "neutral"}},
        then={met.morality_note: "negative", at.health: 17, at.grit: 8, at.pending: ()},
    ),
    "UQ-MOR-03 once for a move, however long": Row(
        given=(*begun(familiar=OWL), *has(morality=3)),
        when=(gets(morality=-2), gets(morality=2)),
        happens=(Fact(FamiliarStirred, familiar="Barn Owl"),),
        then={at.grit: 7, at.poison: 1},
    ),
    "UQ-MOR-03 two moves are two": Row(
        given=(*begun(familiar=OWL), *has(morality=3)),
        when=(gets(morality=-1), gets(morality=-1)),
        then={at.grit: 6, at.poison: 2},
    ),
    "UQ-MOR-03 what it does may kill": Row(
        given=(*begun(familiar=OWL), *has(health=1)),
        when=gets(morality=-1),
        then={at.result: "lost", at.cause: "poison"},
    ),
    "UQ-MOR-03 a familiar does not wake itself": Row(
        given=begun(familiar=FAMILIAR.but(way="up", does=("morality+1", "poison+1"))),
        when=gets(morality=1),
        then={at.morality: 2, at.poison: 1},
    ),
    "UQ-MOR-04 what asks for a morality is noted when it is lost": Row(
        given=(*begun(familiar=FAMILIAR.but(way="up")), *has(morality=1), *worn(MASK)),
        when=(gets(morality=1), gets(morality=-2)),
        after={1: {at.reminders: ()}},
        then={at.reminders: ("alignment-lost",), at.equipped: ("Mask",)},
    ),
    "UQ-MOR-05 the tendency is a note of the sheet": Row(
        given=begun(),
        when=(*turn(),),
        then={met.hint: "Morality: bad deeds tend to pay at once, good ones later."},
    ),
}


@each(ENCOUNTERS | CURSES | MORALITY)
def test_row(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
