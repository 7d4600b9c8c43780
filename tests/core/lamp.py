"""A game of one number, for what the core does with any game: a lamp that burns oil, and goes out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from ledger.core.fields import Between, Faces
from ledger.core.handlers import Deciders, Evolvers
from ledger.core.model import Asking, Cast, Decision, Event, Move, Objection, State, refused
from ledger.core.nouns import Views
from ledger.core.options import Option
from ledger.core.ruleset import Meta, Policy, Ruleset
from ledger.core.table.corrections import Handle
from ledger.core.table.events import TableLaid
from ledger.core.table.moves import Found

FULL = 6


class Lamp(State):
    oil: int = FULL
    lit: bool = True
    smoke: int = 0


class Burn(Move):
    """Burn some oil."""

    by: Annotated[int, Between(low=0, high=99), "how much"] = 1


class Pour(Move):
    """Pour in what a die shows."""

    faces: Annotated[tuple[str, ...], Faces(), "the die"] = ()


class Sleep(Move):
    """Do nothing at all, which no move may."""


class OilBurnt(Event):
    says: ClassVar[str] = "Oil {was} to {now}."
    touches: ClassVar[tuple[str, ...]] = ("oil", "oil {by}")
    was: int
    now: int
    by: str = ""


class OilPoured(Event):
    now: int


class LampOut(Event):
    says: ClassVar[str] = "The lamp goes out."


class SmokeRose(Event):
    """Nobody said it; it follows by itself."""


decides = Deciders[Lamp]()
evolves = Evolvers[Lamp]()


@decides(Found)
def found(state: Lamp, move: Found) -> Decision[Lamp]:
    yield TableLaid(players=move.players, options=move.options)


@decides(Burn)
def burn(state: Lamp, move: Burn) -> Decision[Lamp]:
    if move.by > FULL:
        raise refused("oil-mad", "LAMP-2", "No lamp holds that.", "less")
    if not state.lit:
        yield Objection(code="lamp-out", rule="LAMP-3", because="It is out.", hint="light it")
    if move.by > state.oil:
        yield Objection(code="oil-short", rule="LAMP-1", because="Too little oil.", hint="less")
    for _ in range(min(move.by, state.oil)):
        state = yield OilBurnt(was=state.oil, now=state.oil - 1, by=move.who, rule="LAMP-1")
    yield SmokeRose()


@decides(Pour)
def pour(state: Lamp, move: Pour) -> Decision[Lamp]:
    if not move.faces:
        yield Asking(field="faces", asks="What does the die show?", chance=Cast(dice="1d6"))
        return
    yield OilPoured(now=min(FULL, state.oil + int(move.faces[0])))


@decides(Sleep)
def sleep(state: Lamp, move: Sleep) -> Decision[Lamp]:
    yield from ()


@evolves(OilBurnt)
def oil_burnt(state: Lamp, event: OilBurnt) -> Lamp:
    return state.but(oil=event.now)


@evolves(OilPoured)
def oil_poured(state: Lamp, event: OilPoured) -> Lamp:
    return state.but(oil=event.now)


@evolves(LampOut)
def lamp_out(state: Lamp, event: LampOut) -> Lamp:
    return state.but(lit=False, ended="dark", ended_by=event.rule)


@evolves(SmokeRose)
def smoke_rose(state: Lamp, event: SmokeRose) -> Lamp:
    return state.but(smoke=state.smoke + 1)


def goes_out(before: Lamp, event: Event, after: Lamp) -> Iterator[Event]:
    """As soon as the oil is gone, the lamp goes out."""
    if before.oil > 0 >= after.oil:
        yield LampOut(rule="LAMP-3")


def smokes(before: Lamp, event: Event, after: Lamp) -> Iterator[Event]:
    """Whenever the lamp goes out, it smokes."""
    if before.lit and not after.lit:
        yield SmokeRose()


def _by_hand(state: Lamp, who: str, value: int, why: str) -> Iterator[Event]:
    yield OilBurnt(was=state.oil, now=value, by=who)


VIEWS = Views[Lamp](
    where=lambda _: "here",
    tracks=lambda _: (),
    queues=lambda _: (),
    decks=lambda _: (),
    sheets=lambda _: (),
    places=lambda _: (),
    owed=lambda _: (),
    turn=lambda *_: "",
    names={},
)
WICK = Option(name="wick", words=("thin", "thick"), default="thin", rule="LAMP-4", asks="which wick", early=True)
GLASS = Option(name="glass", words=("clear", "red"), default="clear", rule="LAMP-5", asks="which glass")
META = Meta(id="lamp", title="Lamp", rulebook="none", reason_rule="LAMP-8")


def lamp(*policies: Policy[Lamp]) -> Ruleset[Lamp]:
    """The game with these consequences."""
    handles = {
        "oil": Handle[Lamp](read=lambda state, _: state.oil, change=_by_hand, high=FULL),
        "own": Handle[Lamp](read=lambda state, _: state.oil, change=_by_hand, low=None, personal=True),
    }
    return Ruleset[Lamp](
        meta=META,
        initial=Lamp(),
        deciders=decides,
        evolvers=evolves,
        policies=policies,
        views=VIEWS,
        options=(WICK, GLASS),
        handles=handles,
    )


LAMP = lamp(goes_out, smokes)
