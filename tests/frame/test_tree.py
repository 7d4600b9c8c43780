"""Laws over the source itself: small, described, finished, and named in the field's own words."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

import ledger

ROOT = Path(__file__).parents[2]
SOURCES = ("ledger", "projections", "cli", "tools", "tests")
PROSE = ("*.md", "Makefile", ".ci/run", "pyproject.toml", "constraints.txt", "tools/**/*.sh", "tools/**/*.tmpl")
LONGEST_FUNCTION = 45
LONGEST_FILE, LONGEST_TEST_FILE = 350, 500
UNFINISHED = re.compile(r"\b(TO[D]O|FIX[M]E|X[X]X)\b")
FOREIGN_MODULES = {"utils", "util", "helpers", "helper", "misc", "common", "manager", "base"}
FOREIGN_CLASS = re.compile(r"(Manager|Helper|Utils?|Updated|Changed)$")
EXCEPTION = re.compile(r"# (?:noqa\b|type: ignore\b|pragma:)(.*)")
REASONED = re.compile(r"(?:: [A-Z]+\d+(?:, ?[A-Z]+\d+)*|\[[a-z-]+(?:, ?[a-z-]+)*\])  ?\S.*")

LATE_IMPORT = ": PLC0415"
"""Needs no reason of its own: what only some commands need is imported where they need it."""

Law = Callable[[str, str], Iterator[str]]
"""(path inside the project, source) -> complaints, each beginning with a line number."""


def functions_are_short(path: str, source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield f"{node.lineno}: {node.name} has {lines} lines"


def files_are_short(path: str, source: str) -> Iterator[str]:
    lines = source.count("\n")
    if lines > (LONGEST_TEST_FILE if path.startswith("tests/") else LONGEST_FILE):
        yield f"{lines}: too long"


def nothing_is_unfinished(path: str, source: str) -> Iterator[str]:
    yield from (f"{n}: {line}" for n, line in enumerate(source.splitlines(), 1) if UNFINISHED.search(line))
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.Pass):
            yield f"{node.lineno}: pass"
        if isinstance(node, ast.Raise) and "NotImplementedError" in ast.unparse(node):
            yield f"{node.lineno}: not implemented"


def modules_say_what_they_are_for(path: str, source: str) -> Iterator[str]:
    public = not any(part.startswith("_") for part in Path(path).with_suffix("").parts if part != "__init__")
    if public and not path.startswith("tests/") and not ast.get_docstring(ast.parse(source, path)):
        yield "1: no docstring"


def names_come_from_the_field(path: str, source: str) -> Iterator[str]:
    if FOREIGN_MODULES & set(Path(path).with_suffix("").parts):
        yield "1: a module is named after what it knows"
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.ClassDef) and FOREIGN_CLASS.search(node.name):
            yield f"{node.lineno}: {node.name}"


def exceptions_have_a_reason(path: str, source: str) -> Iterator[str]:
    for n, line in enumerate(source.splitlines(), 1):
        found = EXCEPTION.search(line)
        if found and found[1] != LATE_IMPORT and not REASONED.fullmatch(found[1]):
            yield f"{n}: {line.strip()} ({path})"


LAWS: tuple[Law, ...] = (
    functions_are_short,
    files_are_short,
    nothing_is_unfinished,
    modules_say_what_they_are_for,
    names_come_from_the_field,
    exceptions_have_a_reason,
)
FAULTS: dict[str, tuple[Law, str, str]] = {
    "a long function": (functions_are_short, "cli/a.py", "def f():\n" + "    print()\n" * LONGEST_FUNCTION),
    "a long file": (files_are_short, "cli/a.py", "\n" * (LONGEST_FILE + 1)),
    "a long test": (files_are_short, "tests/test_a.py", "\n" * (LONGEST_TEST_FILE + 1)),
    "a promise": (nothing_is_unfinished, "cli/a.py", "x = 1  # TO" + "DO later\n"),
    "an empty body": (nothing_is_unfinished, "cli/a.py", "def f():\n    pass\n"),
    "a stub": (nothing_is_unfinished, "cli/a.py", "def f():\n    raise NotImplementedError\n"),
    "no docstring": (modules_say_what_they_are_for, "ledger/a/__init__.py", "x = 1\n"),
    "a drawer": (names_come_from_the_field, "ledger/utils/a.py", ""),
    "a manager": (names_come_from_the_field, "ledger/a.py", "class CampaignManager: ...\n"),
    "a fact that says nothing": (names_come_from_the_field, "ledger/a.py", "class FateUpdated: ...\n"),
    "a bare exception": (exceptions_have_a_reason, "cli/a.py", "x = 1  # no" + "qa\n"),
    "an exception without reason": (exceptions_have_a_reason, "cli/a.py", "x = 1  # no" + "qa: E501\n"),
    "a type left unchecked": (exceptions_have_a_reason, "cli/a.py", "x = 1  # type: " + "ignore[assignment]\n"),
}


def sources() -> list[str]:
    found = [file for folder in SOURCES for file in (ROOT / folder).rglob("*.py")]
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_source_keeps(law: Law) -> None:
    sound = {path: (ROOT / path).read_text("utf-8") for path in sources()}
    assert [f"{path}:{complaint}" for path, source in sound.items() for complaint in law(path, source)] == []


@pytest.mark.parametrize(("law", "path", "source"), FAULTS.values(), ids=FAULTS.keys())
def test_a_planted_fault_is_found(law: Law, path: str, source: str) -> None:
    assert list(law(path, source))


def test_every_law_has_its_planted_fault() -> None:
    assert set(LAWS) == {law for law, _, _ in FAULTS.values()}


def test_no_page_is_unfinished() -> None:
    pages = [file for pattern in PROSE for file in ROOT.glob(pattern)]
    assert len(pages) > len(PROSE)
    assert [page.name for page in pages if UNFINISHED.search(page.read_text("utf-8"))] == []


def test_there_is_one_version() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert declared == ledger.VERSION
    assert f"## {declared}" in (text := (ROOT / "CHANGELOG.md").read_text("utf-8")) or "## Unreleased" in text


def test_the_installed_version_is_this_one() -> None:
    assert version("delvelog") == ledger.VERSION
