"""Entries: a closed table of topics, bodies in JSON, and what cannot be read is told apart from what is newer."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.core.handlers import Deciders, Evolvers
from ledger.core.model import Event
from ledger.core.ruleset import Ruleset
from ledger.core.table.events import NoteTaken, TableLaid
from ledger.store import chain
from ledger.store.entries import Entry, Said, Topics, body_of, compact, entry_of, move_json, move_of, rows_of
from ledger.store.facts import CampaignFounded, HeadMoved, PointMarked
from ledger.store.faults import Damaged, Newer
from ledger.store.rows import Row
from tests.laws.values import values
from tests.toy import TOY, VIEWS, Scout, Toy, rules
from tests.toy import evolves as toy_evolves
from tests.toy.events import DoomFell, PlaceScouted

TOPICS = Topics(TOY)
CAMPAIGN = "0123456789abcdef0123456789abcdef"
SAIDS = st.builds(
    Said,
    at=st.just("2026-01-02T03:04:05Z"),
    typed=st.text(max_size=5),
    verb=st.just("scout"),
    move=st.sampled_from(("", '{"place":"Öli","level":2}')),
    ruling=st.lists(st.just("place-known"), max_size=2).map(tuple),
)


@pytest.mark.parametrize(
    ("event", "topic"),
    [
        (CampaignFounded(game="toy", app="1"), "ledger/campaign-founded/1"),
        (HeadMoved(how="undo", to=1, left=2), "ledger/head-moved/1"),
        (PointMarked(name="x"), "ledger/point-marked/1"),
        (NoteTaken(text="x"), "table/note-taken/1"),
        (TableLaid(players=()), "table/table-laid/1"),
        (DoomFell(was=2, now=1, why="x"), "toy/doom-fell/1"),
    ],
)
def test_a_topic_names_owner_fact_and_version(event: Event, topic: str) -> None:
    assert TOPICS.topic(event) == topic


@given(values(PlaceScouted), st.none() | SAIDS, st.integers(1, 99), st.integers(0, 99))
def test_an_entry_is_read_as_it_was_stored(event: Event, said: Said | None, number: int, move: int) -> None:
    entry = Entry(number=number, batch=number, move=min(move, number), event=event, said=said)
    (row,) = rows_of(TOPICS, CAMPAIGN, chain.ROOT, [entry])
    assert entry_of(TOPICS, row) == entry.but(hash=row.state[:32].hex())


def test_rows_hang_together() -> None:
    entries = [Entry(number=n, batch=1, move=1, event=NoteTaken(text=str(n))) for n in (1, 2)]
    one, two = rows_of(TOPICS, CAMPAIGN, chain.ROOT, entries)
    own, body = chain.unseal(two.state)
    assert own == chain.link(one.state[:32], CAMPAIGN, 2, two.topic, body)


def test_a_body_is_as_short_as_it_can_be() -> None:
    entry = Entry(number=3, batch=2, move=1, event=PlaceScouted(place="Öli", level=2, by=""))
    assert body_of(entry).decode() == '{"b":2,"m":1,"e":{"place":"Öli","level":2,"by":""}}'


@pytest.mark.parametrize(
    "topic",
    [
        "toy/doom-fell/2",
        "toy/doom-fell/x",
        "toy/doom-fell/-1",
        "toy/doom-fell/0",
        "toy/doom-fell/",
        "toy/doom-fell",
        "toy/doom-rose/1",
        "table/doom-fell/1",
        "ledger/tests.toy.events:DoomFell/1",
        "os.system/1",
        "",
    ],
)
def test_a_topic_that_nobody_knows_is_newer(topic: str) -> None:
    with pytest.raises(Newer, match="Unknown entry"):
        TOPICS.event(topic, {"was": 1, "now": 0, "why": ""})


BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "no text": b"\xff\xfe",
    "no object": b"[]",
    "a number": b"3",
    "no batch": b'{"m":1,"e":{}}',
    "no fields": b'{"b":1,"m":1}',
    "fields that are none": b'{"b":1,"m":1,"e":3}',
    "a wrong field": b'{"b":1,"m":1,"e":{"text":3}}',
    "an envelope that is none": b'{"b":1,"m":1,"s":3,"e":{"text":"x"}}',
    "an envelope without a time": b'{"b":1,"m":1,"s":{},"e":{"text":"x"}}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_a_body_that_does_not_fit_is_damaged(body: bytes) -> None:
    with pytest.raises(Damaged) as wrong:
        entry_of(TOPICS, Row(7, "table/note-taken/1", bytes(32) + body))
    assert not isinstance(wrong.value, Newer)


def test_a_move_is_read_as_it_was_said() -> None:
    move = Scout(place="Öli", level=2, who="Ana", because="so")
    said = Said(at="", verb="scout", move=move_json(move))
    assert move_of(TOY, said) == move


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        (Said(at="", verb="juggle", move="{}"), Newer),
        (Said(at="", verb="scout", move='{"place":"Mines"}'), Damaged),
        (Said(at="", verb="scout"), Damaged),
    ],
)
def test_a_move_that_cannot_be_read_is_told(said: Said, fault: type[Damaged]) -> None:
    with pytest.raises(Damaged) as wrong:
        move_of(TOY, said)
    assert type(wrong.value) is fault


class TaleSpun(Event):
    """A fact whose stored shape changed twice."""

    version: ClassVar[int] = 3
    text: str
    length: int
    by: str = ""


def lifting() -> Ruleset[Toy]:
    """The toy with that fact, and what lifts its older shapes."""
    evolves = Evolvers[Toy]()
    evolves(TaleSpun)(lambda state, _: state)
    lifts = {
        ("tale-spun", 1): lambda body: {"text": body["told"]},
        ("tale-spun", 2): lambda body: {**body, "length": len(body["text"])},
    }
    return Ruleset[Toy](
        meta=TOY.meta,
        initial=Toy(),
        deciders=Deciders[Toy](rules.decides),
        evolvers=Evolvers[Toy](toy_evolves, evolves),
        policies=(),
        views=VIEWS,
        lifts=lifts,
    )


@pytest.mark.parametrize(
    ("version", "body"),
    [(1, {"told": "once"}), (2, {"text": "once"}), (3, {"text": "once", "length": 4})],
)
def test_old_shapes_are_lifted_step_by_step(version: int, body: dict[str, Any]) -> None:
    topics = Topics(lifting())
    assert topics.event(f"toy/tale-spun/{version}", body) == TaleSpun(text="once", length=4)
    assert topics.topic(TaleSpun(text="", length=0)) == "toy/tale-spun/3"


def test_stored_json_is_compact_and_plain() -> None:
    assert compact({"b": [1, "李"], "a": None}) == '{"b":[1,"李"],"a":null}'.encode()
    assert json.loads(compact({"x": "\u2028"})) == {"x": "\u2028"}
