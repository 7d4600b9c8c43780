"""The pack of what the rulebook itself names."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Shell

RULEBOOK = Path(__file__).parents[2] / "examples/draggmar/rulebook.toml"


def test_the_rulebook_pack_is_sound_and_any_campaign_takes_it(shell: Shell) -> None:
    assert "sites: 1" in shell(f"pack check {RULEBOOK}")
    shell("new dusk draggmar Ana Ben")
    assert "Pack rulebook, version 1 (" in shell(f"pack add {RULEBOOK}")
