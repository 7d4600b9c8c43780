"""Deciding: facts, consequences, objections, rulings and answers that are owed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from ledger.core.handlers import Deciders, Evolvers
from ledger.core.model import Event, Move, Refused, kebab
from ledger.core.ruleset import Decided, Ruleset, decide
from ledger.core.table.events import (
    HandPassed,
    MoveOpened,
    NoteTaken,
    OwedAnswered,
    RulingMade,
    SessionOpened,
    TableLaid,
)
from ledger.core.table.moves import Found, Note
from tests.core.lamp import (
    FULL,
    LAMP,
    META,
    VIEWS,
    Burn,
    Lamp,
    LampOut,
    OilBurnt,
    OilPoured,
    Pour,
    Sleep,
    SmokeRose,
    decides,
    evolves,
    goes_out,
    lamp,
    smokes,
)

LIT = decide(LAMP, LAMP.initial, Found(players=("Ana", "Ben"))).state


def kinds(decided: Decided[Lamp]) -> list[type[Event]]:
    """The facts of a move by their kinds, those left out that every first move has."""
    return [type(event) for event in decided.events if not isinstance(event, SessionOpened)]


def test_a_decider_is_given_the_state_after_each_of_its_facts() -> None:
    decided = decide(LAMP, LIT, Burn(by=3))
    burnt = [(event.was, event.now) for event in decided.events if isinstance(event, OilBurnt)]
    assert burnt == [(6, 5), (5, 4), (4, 3)]
    assert decided.state.oil == 3


def test_consequences_follow_depth_first() -> None:
    assert kinds(decide(LAMP, LIT.but(oil=1), Burn())) == [OilBurnt, LampOut, SmokeRose, SmokeRose]


def test_consequences_come_in_the_order_of_the_policies() -> None:
    def hisses(before: Lamp, event: Event, after: Lamp) -> Iterator[Event]:
        if isinstance(event, LampOut):
            yield NoteTaken(text="hiss")

    assert kinds(decide(lamp(goes_out, hisses, smokes), LIT.but(oil=1), Burn())) == [
        OilBurnt,
        LampOut,
        NoteTaken,
        SmokeRose,
        SmokeRose,
    ]


def test_the_facts_alone_lead_to_the_same_state() -> None:
    decided = decide(LAMP, LIT, Burn(by=6, who="Ana"))
    assert LAMP.fold(LIT, decided.events) == decided.state
    assert decided.state.ended == "dark"


def test_consequences_without_end_are_a_fault() -> None:
    def again(before: Lamp, event: Event, after: Lamp) -> Iterator[Event]:
        yield SmokeRose()

    with pytest.raises(RecursionError, match="SmokeRose: consequences without end"):
        decide(lamp(again), LIT, Burn())


def test_an_objection_refuses_and_nothing_happens() -> None:
    with pytest.raises(Refused, match="Too little oil") as no:
        decide(LAMP, LIT.but(oil=1), Burn(by=2))
    assert (no.value.objection.code, no.value.objection.rule, no.value.final) == ("oil-short", "LAMP-1", False)


def test_a_reason_carries_the_move_past_every_objection() -> None:
    dark = LIT.but(oil=1, lit=False)
    decided = decide(LAMP, dark, Burn(by=2, because="a spark was left"))
    assert [each.code for each in decided.overruled] == ["lamp-out", "oil-short"]
    rulings = [event for event in decided.events if isinstance(event, RulingMade)]
    assert [(each.code, each.rule, each.reason) for each in rulings] == [
        ("lamp-out", "LAMP-3", "a spark was left"),
        ("oil-short", "LAMP-1", "a spark was left"),
    ]
    assert (decided.state.oil, decided.state.overruled) == (0, 2)


@pytest.mark.parametrize("reason", [None, "it is magic"])
def test_no_ruling_carries_what_means_nothing(reason: str | None) -> None:
    with pytest.raises(Refused) as no:
        decide(LAMP, LIT, Burn(by=FULL + 1, because=reason))
    assert (no.value.objection.code, no.value.final) == ("oil-mad", True)


@pytest.mark.parametrize("reason", ["", "   "])
def test_a_ruling_without_a_reason_is_none(reason: str) -> None:
    with pytest.raises(Refused) as no:
        decide(LAMP, LIT, Burn(because=reason))
    assert (no.value.objection.code, no.value.objection.rule) == ("reason-missing", META.reason_rule)


def test_a_reason_that_nothing_needs_is_no_ruling() -> None:
    decided = decide(LAMP, LIT, Burn(because="to be sure"))
    assert (decided.overruled, decided.state.overruled) == ([], 0)


def test_an_answer_that_is_missing_is_owed() -> None:
    decided = decide(LAMP, LIT, Pour(who="Ana"))
    assert kinds(decided) == [HandPassed, MoveOpened]
    assert decided.asking is not None
    (opened,) = decided.state.opened
    assert (opened.verb, opened.field, opened.who, opened.asks) == ("pour", "faces", "Ana", "What does the die show?")
    assert json.loads(opened.given) == {"who": "Ana"}


def test_the_answer_closes_what_was_owed() -> None:
    owing = decide(LAMP, LIT, Pour(who="Ana")).state
    decided = decide(LAMP, owing, Pour(faces=("4",), who="Ana"))
    assert kinds(decided) == [OwedAnswered, OilPoured]
    assert decided.state.opened == ()


def test_nobody_answers_for_another() -> None:
    owing = decide(LAMP, LIT, Pour(who="Ana")).state
    decided = decide(LAMP, owing, Pour(faces=("4",), who="Ben"))
    assert kinds(decided) == [HandPassed, OilPoured]
    assert [each.who for each in decided.state.opened] == ["Ana"]


def test_a_move_opens_the_session_and_passes_the_hand() -> None:
    decided = decide(LAMP, LIT, Burn(who="Ben"))
    assert [type(event) for event in decided.events[:2]] == [SessionOpened, HandPassed]
    assert (decided.state.session, decided.state.sitting, decided.state.acting) == (1, True, "Ben")
    again = decide(LAMP, decided.state, Burn(who="Ben"))
    assert kinds(again) == [OilBurnt, SmokeRose]


def test_after_the_end_only_a_ruling_plays_on() -> None:
    over = decide(LAMP, LIT.but(oil=1), Burn()).state
    with pytest.raises(Refused) as no:
        decide(LAMP, over, Pour(faces=("1",)))
    assert (no.value.objection.code, no.value.objection.rule) == ("game-over", over.ended_by)
    assert decide(LAMP, over, Pour(faces=("1",), because="one more")).state.oil == 1
    assert kinds(decide(LAMP, over, Note(text="it was a good lamp"))) == [NoteTaken]


def test_a_campaign_is_founded_once() -> None:
    with pytest.raises(Refused) as no:
        decide(LAMP, LIT, Found(players=("Cleo",), because="again"))
    assert (no.value.objection.code, no.value.final) == ("founded-already", True)
    assert kinds(decide(LAMP, LAMP.initial, Found(players=("Cleo",)))) == [TableLaid]


def test_a_move_that_causes_nothing_is_a_fault() -> None:
    with pytest.raises(TypeError, match="Sleep was decided without a fact"):
        decide(LAMP, LIT, Sleep(who="Ben"))


def test_deciding_changes_no_state() -> None:
    before = repr(LIT)
    decide(LAMP, LIT, Burn(by=6))
    assert repr(LIT) == before


def test_an_unknown_fact_is_an_error() -> None:
    class Thunder(Event):
        """A fact that no lamp knows."""

    with pytest.raises(KeyError):
        LAMP.evolve(LIT, Thunder())
    with pytest.raises(KeyError):
        LAMP.fold(LIT, [Thunder()])


def test_two_deciders_of_one_move_do_not_load() -> None:
    with pytest.raises(TypeError, match="Found is decided twice"):
        Deciders[Lamp](decides, decides)
    with pytest.raises(TypeError, match="Burn is decided twice"):
        decides(Burn)(decides.rows[Burn])


def test_two_evolvers_of_one_fact_do_not_load() -> None:
    with pytest.raises(TypeError, match="OilBurnt is evolved twice"):
        Evolvers[Lamp](evolves, evolves)


def test_two_moves_of_one_name_do_not_load() -> None:
    class Rival(Move):
        """Another move of the same word."""

        verb = "burn"

    with pytest.raises(TypeError, match="lamp: two moves or two events share a name"):
        _with_rival(Rival)


def _with_rival(kind: type[Move]) -> Ruleset[Lamp]:
    rival = Deciders[Lamp]()
    rival(kind)(decides.rows[Burn])
    return Ruleset[Lamp](
        meta=META, initial=Lamp(), deciders=Deciders[Lamp](decides, rival), evolvers=evolves, policies=(), views=VIEWS
    )


@pytest.mark.parametrize(
    ("name", "kebabbed"),
    [("Scout", "scout"), ("FateReduced", "fate-reduced"), ("D6Thrown", "d6-thrown"), ("Level2Up", "level2-up")],
)
def test_names_are_kebab_case_in_topics(name: str, kebabbed: str) -> None:
    assert kebab(name) == kebabbed


def test_a_fact_names_what_it_touched() -> None:
    assert OilBurnt(was=6, now=5, by="Ana").touched() == ("oil", "oil Ana")
    assert OilBurnt(was=6, now=5).sentence() == "Oil 6 to 5."
    assert SmokeRose().sentence() == ""
