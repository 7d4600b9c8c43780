"""What an install brings: pure Python on a phone, pydantic where its core can be had, and exact pins for developers."""

from __future__ import annotations

import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.markers import Environment, default_environment
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

ROOT = Path(__file__).parents[2]
PHONES = {
    "Termux": {"sys_platform": "android", "platform_machine": "aarch64", "python_version": "3.14"},
    "a-Shell": {"sys_platform": "ios", "platform_machine": "iPhone15,2", "python_version": "3.13"},
    "iSH": {"sys_platform": "linux", "platform_machine": "i686", "python_version": "3.11"},
}
COMPUTER = {"sys_platform": "linux", "platform_machine": "x86_64", "python_version": "3.13"}
COMPILED = (".so", ".pyd", ".dylib")
BASE = {"eventsourcing", "typer", "sqlite-utils"}


def setting(values: dict[str, str]) -> Environment:
    """The marker environment of such a machine."""
    machine = default_environment()
    machine["sys_platform"] = values["sys_platform"]
    machine["platform_machine"] = values["platform_machine"]
    machine["python_version"] = values["python_version"]
    machine["python_full_version"] = f"{values['python_version']}.1"
    return machine


def needed(name: str, where: Environment) -> set[NormalizedName]:
    """What a distribution requires there, without extras."""
    asked = [Requirement(line) for line in distribution(name).requires or []]
    environment = {**{key: str(value) for key, value in where.items()}, "extra": ""}
    return {canonicalize_name(each.name) for each in asked if not each.marker or each.marker.evaluate(environment)}


def brought(where: Environment) -> set[NormalizedName]:
    """Everything that an install of Delvelog brings there, itself left out."""
    found: set[NormalizedName] = set()
    left = needed("delvelog", where)
    while left:
        name = left.pop()
        found.add(name)
        left |= needed(name, where) - found
    return found


def compiled(found: Distribution) -> list[str]:
    return [str(file) for file in found.files or [] if file.suffix in COMPILED]


@pytest.mark.parametrize("phone", PHONES.values(), ids=PHONES.keys())
def test_a_phone_needs_no_pydantic(phone: dict[str, str]) -> None:
    assert needed("delvelog", setting(phone)) == BASE
    assert not {"pydantic", "pydantic-core"} & brought(setting(phone))


@pytest.mark.parametrize("phone", PHONES.values(), ids=PHONES.keys())
def test_a_phone_needs_no_compiler(phone: dict[str, str]) -> None:
    everything = brought(setting(phone))
    assert everything > BASE
    assert {name: compiled(distribution(name)) for name in everything if compiled(distribution(name))} == {}


def test_a_computer_gets_pydantic() -> None:
    assert needed("delvelog", setting(COMPUTER)) == BASE | {"pydantic"}
    assert compiled(distribution("pydantic-core"))


def pins() -> dict[NormalizedName, Requirement]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    rows = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(row.name): row for row in rows}


def test_every_pin_is_exact() -> None:
    assert [str(row) for row in pins().values() if not (len(row.specifier) == 1 and "==" in str(row.specifier))] == []
    assert [str(row) for row in pins().values() if row.url] == []


def test_everything_for_developers_is_pinned() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    left = {canonicalize_name(Requirement(line).name) for line in declared["dependency-groups"]["dev"]}
    left |= needed("delvelog", default_environment())
    found: set[NormalizedName] = set()
    while left:
        name = left.pop()
        found.add(name)
        left |= needed(name, default_environment()) - found
    assert found - pins().keys() == set()
    assert {name: pins()[name].specifier.contains(distribution(name).version) for name in found} == dict.fromkeys(
        found, True
    )
