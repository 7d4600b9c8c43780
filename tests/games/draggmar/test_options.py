"""What the rulebook leaves open is an option, or nobody could act on another reading of it."""

from __future__ import annotations

from ledger.games.draggmar.state.options import OPTIONS

OPEN = {f"AMB-{number}" for number in range(1, 50)}
"""The open points of the rulebook that the rules of this game are numbered by."""
WITHOUT = {
    "AMB-46": "draws in Rifts follow the log, since a crawl has no turns",
    "AMB-49": "the purple gem changes nothing that is counted",
}
"""Points without an option, each with its reason."""


def test_every_open_point_is_an_option_or_has_a_reason_not_to_be() -> None:
    settled = {option.rule for option in OPTIONS if option.rule.startswith("AMB-")}

    assert OPEN - settled == set(WITHOUT)
    assert settled <= OPEN


def test_the_documented_reading_comes_first() -> None:
    assert [option.name for option in OPTIONS if option.words and option.words[0] != option.default] == []
