"""Planted faults in the rules: each is put into a copy of the small game, and the law that it breaks says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, ClassVar

import pytest

import tests.toy
from ledger.core.frozen import Misshapen, from_json, to_json
from ledger.core.handlers import Chapter, Deciders, Evolvers
from ledger.core.model import Decision, Event, Move, kebab
from ledger.core.ruleset import Ruleset, decide
from ledger.core.table.moves import Count, Lose, Note, Set
from tests.laws import declared
from tests.laws.games import GAMES, founded
from tests.laws.small import FOUND, table
from tests.laws.values import frozen
from tests.laws.watch import Watch
from tests.toy import TOY, Draw, Scout, Tell, Toy
from tests.toy.events import CardDrawn, DoomFell, PlaceScouted, TaleTold

Evolver = Callable[[Toy, Any], Toy]


def copied(**changes: Any) -> Ruleset[Toy]:
    """The small game with some parts changed."""
    rules = copy(TOY)
    for name, value in changes.items():
        setattr(rules, name, value)
    return rules


def evolving(kind: type[Event], evolver: Evolver | None) -> Ruleset[Toy]:
    """The small game with another function for a fact, or none."""
    evolvers = Evolvers[Toy](TOY.evolvers)
    evolvers.rows.pop(kind, None)
    if evolver:
        evolvers.rows[kind] = evolver
    return copied(evolvers=evolvers, events={kebab(each.__name__): each for each in evolvers.rows})


def deciding(kind: type[Move], decider: Callable[[Toy, Any], Decision[Toy]] | None) -> Ruleset[Toy]:
    """The small game with another function for a move, or none."""
    deciders = Deciders[Toy](TOY.deciders)
    deciders.rows.pop(kind, None)
    if decider:
        deciders.rows[kind] = decider
    return copied(deciders=deciders, moves={each.verb: each for each in deciders.rows})


def test_nothing_is_planted_yet(tmp_path: Path) -> None:
    """What follows would prove little if the laws were broken anyway."""
    played = table(tmp_path)
    played.say(Scout(place="Mines", level=3), Draw(card="Torch", who="Ana"), Lose(what="doom", by=1, because="so"))
    played.undo()
    played.redo()
    played.restart(forget=True)
    played.look()
    assert list(declared.facts_unevolved(TOY, set(TOY.evolvers.rows))) == []
    assert list(declared.moves_undecided(TOY, set(TOY.deciders.rows))) == []
    assert list(declared.policies_left_out(TOY, tests.toy)) in ([], _readers(tests.toy))


def _readers(room: Any) -> list[str]:
    """The small game keeps its views beside its consequences."""
    views = ("tracks", "decks", "sheets", "places", "owed", "turn", "queues", "played")
    evolvers = [kebab(each.__name__).replace("-", "_") for each in tests.toy.evolves.rows]
    return [f"{name} is left out" for name in vars(room) if name in (*views, *evolvers)]


# ------------------------------------------------------------ what is declared


@pytest.mark.parametrize("kind", tests.toy.evolves.rows)
def test_a_missing_evolver(kind: type[Event]) -> None:
    rules = evolving(kind, None)
    assert list(declared.facts_unevolved(rules, set(TOY.evolvers.rows))) == [f"nothing evolves {kind.__name__}"]
    with pytest.raises(KeyError):
        rules.fold(rules.initial, [partial(object.__new__, kind)()])


def test_a_missing_decider() -> None:
    rules = deciding(Scout, None)
    assert list(declared.moves_undecided(rules, set(TOY.deciders.rows))) == ["nobody decides Scout"]


def test_a_chapter_that_decides_something_else() -> None:
    moves = list(import_module("tests.toy.rules").decides.rows)
    right, wrong = Chapter("tests.toy", "rules", *moves), Chapter("tests.toy", "rules", Note, *moves[1:])

    assert list(declared.chapters_astray(copied(deciders=Deciders[Toy](right)))) == []
    assert sorted(declared.chapters_astray(copied(deciders=Deciders[Toy](wrong)))) == [
        f"tests.toy.rules also decides {moves[0].__name__}",
        "tests.toy.rules lacks Note",
    ]


def test_two_deciders_for_one_move() -> None:
    second = Deciders[Toy]()
    second(Scout)(TOY.deciders.rows[Scout])
    with pytest.raises(TypeError, match="Scout is decided twice"):
        Deciders[Toy](TOY.deciders, second)


def test_a_policy_left_out_of_the_game() -> None:
    rules = copied(policies=())
    assert "doomed is left out" in list(declared.policies_left_out(rules, tests.toy))


class Mumble(Move):
    rules: ClassVar[tuple[str, ...]] = ("see p. 3",)
    also: ClassVar[tuple[str, ...]] = ("scout", "undo")
    example: ClassVar[str] = "mumble"

    what: Annotated[str, ""]


class Mumbled(Event):
    touches: ClassVar[tuple[str, ...]] = ("doom {whom}",)
    version: ClassVar[int] = 2


class Weighed(Event):
    says: ClassVar[str] = "Weighed."
    weights: dict[str, float]


def mumble(state: Toy, move: Mumble) -> Decision[Toy]:
    yield Mumbled()


def test_a_move_without_words() -> None:
    rules = deciding(Mumble, mumble)
    told = list(declared.moves_undescribed(rules))
    for complaint in (
        "mumble has no sentence",
        "mumble: no help for what",
        "mumble cites 'see p. 3'",
        "scout means several moves",
        "undo is a word of the shell",
    ):
        assert complaint in told
    state = decide(TOY, TOY.initial, FOUND).state
    assert any("mumble: 'mumble' is not read" in each for each in declared.examples_unread(rules, state))


def test_an_example_with_a_number_of_another_game() -> None:
    assert list(declared.examples_foreign(TOY)) == [
        f"{verb}: {name} is no number of this game"
        for verb, name in (("gain", "fame"), *((each, "fate") for each in ("lose", "set", "count", "explain")))
    ]


def test_a_fact_that_says_nothing() -> None:
    rules = evolving(Mumbled, lambda state, _: state)
    assert list(declared.facts_untold(rules)) == ["mumbled says nothing"]
    assert list(declared.facts_unmarked(rules)) == [
        "mumbled touches doom {whom}, and has no whom",
        "version 1 of mumbled is not lifted",
    ]


def test_an_option_that_settles_nothing() -> None:
    odd = TOY.options[0].but(name="Dark Elves", default="perhaps", rule="")
    told = list(declared.options_unsettled(copied(options=(odd, odd))))
    assert "Dark Elves is no word for an option" in told
    assert "Dark Elves says not what it settles" in told
    assert any("is perhaps of" in each for each in told)
    assert "Dark Elves is two options" in told


def test_a_refusal_that_does_not_say_what_to_do(tmp_path: Path) -> None:
    room = tmp_path / "rules.py"
    room.write_text('def no():\n    raise refused("HandFull", "", "The hand is full.")\n', "utf-8")
    assert list(declared.refusals_unfit([room])) == [
        "HandFull is no code",
        "HandFull says not what to do",
        "HandFull names no rule",
    ]


def test_a_field_of_a_kind_that_cannot_be_stored() -> None:
    with pytest.raises(TypeError, match="cannot be stored"):
        frozen(Weighed)
    with pytest.raises(TypeError, match="no way to read"):
        from_json(Weighed, {"weights": {}})
    with pytest.raises(Misshapen):
        to_json(Weighed(weights={"a": 1.5}))


@pytest.mark.parametrize("game", GAMES)
def test_each_part_of_a_real_game_is_missed(game: str) -> None:
    """Every consequence, every fact and every move, left out one at a time."""
    rules, room = GAMES[game], import_module(f"ledger.games.{game}.policies")
    moves, facts = declared.declared(Move, game), declared.declared(Event, game)
    for policy in rules.policies:
        left = copy(rules)
        left.policies = tuple(each for each in rules.policies if each is not policy)
        assert list(declared.policies_left_out(left, room)) == [f"{policy.__name__} is left out"]
    for fact in facts:
        left = copy(rules)
        left.evolvers = Evolvers(rules.evolvers)
        del left.evolvers.rows[fact]
        assert list(declared.facts_unevolved(left, facts)) == [f"nothing evolves {fact.__name__}"]
    for move in moves:
        left = copy(rules)
        left.deciders = Deciders(rules.deciders)
        del left.deciders.rows[move]
        assert list(declared.moves_undecided(left, moves)) == [f"nobody decides {move.__name__}"]


# ------------------------------------------------------------ what happens


def test_a_policy_left_out_while_playing(tmp_path: Path) -> None:
    played = table(tmp_path, copied(policies=()), Watch(TOY))
    with pytest.raises(AssertionError, match="is followed by None, not by GameLost"):
        played.say(Lose(what="doom", by=10, because="so"))


def test_a_consequence_too_many(tmp_path: Path) -> None:
    def tells(before: Toy, event: Event, after: Toy) -> Iterator[Event]:
        if isinstance(event, PlaceScouted):
            yield TaleTold(text="of old")

    played = table(tmp_path, TOY, Watch(copied(policies=(*TOY.policies, tells))))
    with pytest.raises(AssertionError, match="not by TaleTold"):
        played.say(Scout(place="Mines", level=1))


def test_a_number_that_is_only_counted_and_ends_the_game() -> None:
    state = founded(TOY)
    events = tuple(decide(TOY, state, Set(what="doom", to=0, because="so")).events)
    with pytest.raises(AssertionError, match="ends the game"):
        Watch(TOY).follow(state, Count(what="doom", value=0), events)


def test_a_cap_broken(tmp_path: Path) -> None:
    rules = evolving(DoomFell, lambda state, event: state.but(doom=event.now - 20))
    with pytest.raises(AssertionError, match="out of bounds"):
        table(tmp_path, rules).say(Scout(place="Mines", level=1))


def test_a_number_that_changes_without_a_fact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DoomFell, "touches", ())
    with pytest.raises(AssertionError, match=r"changes {'doom'} and touches \(\)"):
        table(tmp_path).say(Scout(place="Mines", level=1))


def test_a_card_that_is_in_two_places(tmp_path: Path) -> None:
    def twice(state: Toy, event: CardDrawn) -> Toy:
        return state.but(hands=state.hands.put(event.by, (*state.hands.get(event.by, ()), event.card)))

    played = table(tmp_path, evolving(CardDrawn, twice))
    played.watch._census = lambda state: (("cards", state.deck.left + sum(map(len, state.hands.values()))),)
    with pytest.raises(AssertionError, match="loses or makes cards"):
        played.say(Draw(card="Torch", who="Ana"))


def test_a_card_that_is_lost_while_the_table_counts_anew(tmp_path: Path) -> None:
    """A new count explains its own difference, and no other of the same move."""

    def losing(state: Toy, event: PlaceScouted) -> Toy:
        return state.but(levels=state.levels.put(event.place, event.level), hands=state.hands.drop("Ana"))

    played = table(tmp_path, evolving(PlaceScouted, losing))
    played.watch._census = lambda state: (
        ("doom", state.doom),
        ("cards", state.deck.left + sum(map(len, state.hands.values()))),
    )
    played.watch._anew = (DoomFell,)
    played.say(Scout(place="Mines", level=1), Draw(card="Torch", who="Ana"))
    with pytest.raises(AssertionError, match=r"loses or makes cards: {'cards': \(4, 3\)}"):
        played.say(Scout(place="Cave", level=1))


def test_a_move_that_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TaleTold, "says", "")
    played = table(tmp_path)
    played.say(Note(text="the session is open now"))
    with pytest.raises(AssertionError, match="tell says nothing"):
        played.say(Tell(text="hush"))


def test_a_state_of_a_wrong_kind(tmp_path: Path) -> None:
    wrong: Any = "7"
    played = table(tmp_path, evolving(TaleTold, lambda state, _: state.but(session=wrong)))
    played.say(Tell(text="a tale"))
    with pytest.raises(Misshapen, match="not a whole number"):
        played.watch.look(played.state)
