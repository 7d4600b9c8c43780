"""What users of such trackers have suffered from: totals, costs, rounding, and consequences that went astray."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ledger.core.frozen import to_json
from ledger.core.model import Move, Refused
from ledger.core.ruleset import decide
from ledger.core.table.moves import Gain, Set
from ledger.games import degenerates, draggmar
from ledger.games.degenerates.events.adventurers import WoundsSuffered, XpLost
from ledger.games.degenerates.events.decks import DeckReshuffled
from ledger.games.degenerates.events.doom import DoomAdvanced
from ledger.games.degenerates.moves.cards import Equip, Heal, Hurt
from ledger.games.degenerates.moves.encounters import Fulfil
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Sell, Trade
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.draggmar.events.market import FameSpent
from ledger.games.draggmar.events.rounds import DungeonsRaised
from ledger.games.draggmar.moves.market import Hire
from ledger.games.draggmar.state.game import Draggmar, score
from ledger.store.campaigns import open_campaign
from ledger.store.home import Home
from tests.cli.conftest import Shell
from tests.games.degenerates import histories as dd
from tests.games.degenerates import readers as dd_at
from tests.games.draggmar import histories as dr
from tests.laws.games import GAMES, player
from tests.laws.test_cases import ROUND
from tests.tables import Sitting

WHY = "the card says so"
MARKET = "Market"
COAT = (dd.item("Coat", slot="body", gives=("arm+1",)), dd.obtain("A", "Coat"), Equip(who="A", item="Coat"))


def degenerate(*moves: Move) -> Sitting[Degenerates]:
    """A table of Dungeon Degenerates after these moves."""
    return Sitting(degenerates.RULESET, moves)


def draggmars(*moves: Move) -> Sitting[Draggmar]:
    """A table of Draggmar after these moves."""
    return Sitting(draggmar.RULESET, moves)


def say(at: Sitting[Any], *moves: Move) -> None:
    """Moves that the rules accept."""
    for move in moves:
        step = at.say(move)
        assert step.refusal is None, step


@pytest.fixture
def delve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell at a campaign of Draggmar in the middle of its first round."""
    monkeypatch.setenv("DELVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.chdir(tmp_path)
    shell = Shell(capsys)
    shell("new Test draggmar Ana Ben")
    for line in ROUND:
        shell(line)
    return shell


@pytest.mark.parametrize(
    ("amounts", "wounds"),
    [((3,), 2), ((2, 1), 1), ((1, 2), 1), ((1, 1, 1), 0)],
)
def test_d1_armor_is_taken_from_each_damage_and_never_below_nothing(amounts: tuple[int, ...], wounds: int) -> None:
    """3 damage against ARM 1 (DD-107): 3-1, (2-1)+(1-1), (1-1)+(2-1), three times nothing."""
    at = degenerate(*dd.begun(dd.hero("A")), *COAT)
    say(at, *(Hurt(who="A", damage=amount, by="Trap") for amount in amounts))
    assert dd_at.wounds(at) == {"A": wounds}


@pytest.mark.parametrize(
    ("moves", "wounds", "told"),
    [
        ((Hurt(who="A", damage=5, piercing=True, by="Trap"), Heal(who="A", wounds=3, by="Balm")), 3, [(1, 6)]),
        ((Heal(who="A", wounds=3, by="Balm"), Hurt(who="A", damage=5, piercing=True, by="Trap")), 5, [(0, 5)]),
    ],
)
def test_d1_healing_stops_at_nothing_before_the_next_damage(
    moves: tuple[Move, ...], wounds: int, told: list[tuple[int, int]]
) -> None:
    """1 Wound: 1+5-3 is 3, but 1-3 is 0, and 5 more are 5 (DD-103); the facts show the steps."""
    at = degenerate(*dd.begun(dd.hero("A")), dd.hurt("A", 1))
    say(at, *moves)
    assert dd_at.wounds(at) == {"A": wounds}
    assert [(each.was, each.now) for each in at.facts(WoundsSuffered)] == told


@pytest.mark.parametrize(("xp", "left"), [(1, 1), (2, 1), (3, 2), (7, 4), (8, 4), (21, 11)])
def test_d2_half_of_the_xp_is_rounded_up(xp: int, left: int) -> None:
    """DD-101."""
    at = degenerate(*dd.begun(dd.hero("A", xp=xp)))
    say(at, dd.hurt("A", 14))
    assert dd_at.xp(at) == {"A": left}


@pytest.mark.parametrize(("price", "paid"), [(1, 1), (2, 1), (3, 2), (5, 3), (8, 4)])
def test_d2_half_of_a_price_is_rounded_up(price: int, paid: int) -> None:
    """DD-166."""
    market = dd.begun(dd.hero("A", gold=0), at=MARKET, board=dd.town(MARKET, 3, region="lowlands"), stance="bold")
    at = degenerate(*market, dd.obtain("A", "Rope"), dd.recover("A"), Trade(who="A"))
    say(at, Sell(who="A", card="Rope", price=price))
    assert dd_at.gold(at) == {"A": paid}


def test_d3_fifty_purchases_in_one_go_cost_what_they_cost(delve: Shell, tmp_path: Path) -> None:
    """25 cards for 2 Fame and 25 for 3 (DR-054): 125 of 130, with every step in the log."""
    delve("new Shop draggmar Ana Ben")
    for line in (
        *ROUND[: ROUND.index("next", 10)],
        "next",
        "set fame 130 @ana because we count",
        "set items-2 60 because so",
    ):
        delve(line)
    lines = [f"hire item {2 + n % 2} Thing_{n} weapon 1/0 because the table holds open hands" for n in range(50)]
    (tmp_path / "shop.txt").write_text("\n".join(["set items-3 60 because so", *lines]), "utf-8")
    delve("run shop.txt --quiet")
    opened = open_campaign(Home(tmp_path / "home", tmp_path / "home" / "cache"), "Shop", quick=True)
    spent = [
        row for row in (opened.entry(n).event for n in range(1, opened.last.number + 1)) if isinstance(row, FameSpent)
    ]
    assert opened.state.fame["Ana"] == 5
    opened.close()
    assert sum(each.was - each.now for each in spent) == 125
    assert [each.was for each in spent[1:]] == [each.now for each in spent[:-1]]


def test_d5_a_reward_is_given_once() -> None:
    """A mission that is done cannot be done again (DD-129), nor can a game that is over be won again."""
    at = degenerate(*dd.begun(dd.hero("A")), *dd.on_to_danger("A"), dd.fog(12), Next(), Fulfil(reward="gold"))
    before = to_json(at.state)
    again = at.say(Fulfil(reward="gold"))
    assert again.refusal is not None
    assert to_json(at.state) == before
    assert at.say(Fulfil(reward="gold", because="we play it again")).refusal is not None
    assert to_json(at.state) == before


def test_d6_what_is_left_after_each_defeat_is_exact() -> None:
    """21 XP, Defeated three times: 11, 6, 3 (DD-101)."""
    at = degenerate(*dd.begun(dd.hero("A", xp=21)), dd.hurt("A", 14))
    for _ in range(2):
        say(at, Heal(who="A", wounds=1, by="Balm"), dd.hurt("A", 1))
    assert dd_at.xp(at) == {"A": 3}
    assert [(each.was, each.now) for each in at.facts(XpLost)] == [(11, 6), (6, 3)]


def test_d8_every_total_is_its_owners() -> None:
    at = degenerate(
        *dd.begun(
            *(
                dd.hero(who, con=con, gold=gold)
                for who, con, gold in (("A", 5, 1), ("B", 6, 2), ("C", 7, 4), ("D", 8, 8))
            )
        )
    )
    say(at, Gain(what="gold", by=3, who="C", because=WHY))
    assert dd_at.gold(at) == {"A": 1, "B": 2, "C": 7, "D": 8}
    assert dd_at.hp(at) == {"A": 10, "B": 12, "C": 14, "D": 16}
    other = draggmars(*dr.founded("ABCD"), *dr.fames(A=1, B=2, C=4, D=8))
    assert {who: score(other.state, who) for who in "ABCD"} == {"A": 1, "B": 2, "C": 4, "D": 8}


def test_d9_what_is_announced_happens_or_is_owed() -> None:
    """Fate from 15 to 10 raises the dungeons (DR-046); the first red counter brings back the discards (DD-056)."""
    at = draggmars(*dr.founded("AB"))
    say(at, Set(what="fate", to=10, because=WHY))
    assert [each.by for each in at.facts(DungeonsRaised)] == [1]
    other = degenerate(*dd.begun(dd.hero("A")))
    say(other, Set(what="doom-red", to=1, because=WHY))
    assert [each.colour for each in other.facts(DoomAdvanced)] == ["red"]
    assert [each.deck for each in other.facts(DeckReshuffled)] == ["badlands"]


def test_d12_what_is_said_twice_counts_once(delve: Shell) -> None:
    delve("set bosses-2 2 because we count")
    at = len(ROUND) + 2
    delve(f"amend {at} --yes set bosses-2 2 because we count")
    assert "Nothing else changes." in delve.flat(f"amend {at + 1} set bosses-2 2 because we count", status=3)
    assert "Level 2 bosses 2" in delve("show tracks")
    assert "number-same" in delve("set bosses-2 2 because we count", status=3)
    twice = degenerate(*dd.begun(dd.hero("A")), *(dd.become("A", "slimed") for _ in range(2)))
    assert dd_at.attributes(twice)["A"]["agi"] == 6


def test_d13_a_number_by_hand_and_then_a_rule(delve: Shell) -> None:
    """12 by hand; the group gives up a dungeon of level 1, which costs 1 (DR-149): 11, and both are told."""
    for line in ("set fate 12 because we miscounted", "dies Brann", "dies Cora"):
        delve(line)
    delve("fail Ana Ben @ana")
    told = delve.flat("why fate")
    assert told.startswith("Fate is 11.")
    assert "15 to 12: we miscounted" in told
    assert "12 to 11" in told


def test_d14_a_hundred_changes_in_one_go_add_up(delve: Shell, tmp_path: Path) -> None:
    """50 times 3 cards more and 2 fewer make 50 more; 50 Wounds and 50 healed make none."""
    before = delve.json("show")["view"]["decks"]
    lines = ["gain items-2 3 because we sort", "lose items-2 2 because we sort"] * 50
    (tmp_path / "sort.txt").write_text("\n".join(lines), "utf-8")
    delve("run sort.txt --quiet")
    after = delve.json("show")["view"]["decks"]
    left = {deck["name"]: (deck.get("left"), now.get("left")) for deck, now in zip(before, after, strict=True)}
    assert left.pop("items-2") == (22, 72)
    assert all(was == now for was, now in left.values())
    wounds = delve("show tracks")
    delve(", ".join(["wound Brann 1", "heal Brann 1"] * 50))
    assert delve("show tracks") == wounds
    delve("undo")
    assert delve("show tracks") == wounds


@pytest.mark.parametrize("game", GAMES)
def test_d15_nothing_changes_without_a_fact(game: str) -> None:
    """The facts alone lead to the state; a refused move leaves it as it was; no change goes without a word."""
    rules = GAMES[game]
    own = player(rules, Random(11))  # noqa: S311  a play, not a secret
    state = decide(rules, rules.initial, own.founding()).state
    refusals = changes = 0
    for _ in range(700):
        move = own.propose(state)
        if move is None or state.ended:
            continue
        shown = to_json(state)
        try:
            decided = decide(rules, state, move)
        except Refused:
            refusals += 1
            assert to_json(state) == shown
            continue
        now = state
        for event in decided.events:
            after = rules.evolve(now, event)
            changes += after != now
            now = after
        assert to_json(now) == to_json(decided.state)
        assert now == state or any(event.sentence() for event in decided.events), move
        state = now
    assert refusals > 20
    assert changes > 100


@pytest.mark.parametrize(
    ("fate", "level", "price"), [(14, 1, 0), (14, 2, 2), (14, 3, 3), (5, 1, 0), (5, 2, 2), (5, 3, 3)]
)
def test_d16_a_price_is_that_of_the_card_whatever_fate_does_to_dungeons(fate: int, level: int, price: int) -> None:
    """DR-054: Fate thresholds do not change it."""
    at = draggmars(*dr.hiring("AB"), dr.fate(fate), *dr.fames(A=9))
    say(at, Hire(kind="hero", level=level, who="A"))
    assert at.state.fame["A"] == 9 - price
    assert [each.why for each in at.facts(FameSpent)] == [f"for a level {level} hero"] * bool(price)


def test_d24_a_slip_is_asked_back_or_easily_undone(delve: Shell) -> None:
    before = delve("show")
    assert "[number-ends DR-199]" in delve.flat("lose fate 150 because the card says so", status=3)
    assert "[number-bad]" in delve.flat("scout Ford 22", status=2)
    assert "[count-beyond DR-199]" in delve.flat("count wounds 66 @ana", status=3)
    assert delve("show") == before
    for slip in ("wound Brann 20", "set fame 955 @ana because we count", "count fate 0"):
        delve(slip)
        assert delve("show") != before
        assert "lost" not in delve("")
        delve("undo")
        assert delve("show") == before


def test_f11_what_was_done_to_the_decks_stands_in_the_record(delve: Shell) -> None:
    delve("set items-2 20 because two were lost")
    delve("remove Club from hand @ben because it is torn")
    delve("place Axe at 1-2 @ana because it was under the table")
    told = delve.flat("sheet campaign")
    number = len(ROUND) + 2
    assert f"* #{number} Level 2 items: 22 to 20 cards, by hand." in told
    assert f"* #{number + 1} By hand: Club" in told
    assert f"* #{number + 2} By hand: Axe" in told
    assert "items-2: 20" in told
    delve("undo 3")
    assert "By hand" not in delve.flat("sheet campaign")
