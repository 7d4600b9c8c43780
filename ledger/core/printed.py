"""What a rulebook prints, as TOML beside the code of its game, and kept compiled as Python keeps its own code.

Reading TOML at every start would take longer than the move itself; so a table goes the way of a source file: parsed
when it is new or has changed, and then found in `__pycache__`.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.machinery import SourceFileLoader
from typing import TYPE_CHECKING, Any, TypeVar

from ledger.core.frozen import Misshapen, from_json

if TYPE_CHECKING:
    from types import CodeType

T = TypeVar("T")


class _Printed(SourceFileLoader):
    """Loads a table where Python would load a module."""

    def source_to_code(self, data: Any, path: Any, *_: Any, **__: Any) -> CodeType:  # type: ignore[override]  # declared twice
        """The code whose value is the table."""
        import tomllib  # noqa: PLC0415  only for a table that is new

        return compile(repr(tomllib.loads(bytes(data).decode())), path, "eval")


def printed_table(kind: type[T], beside: str, name: str) -> T:
    """The table `data/NAME.toml` of the game whose room `content`, a module or a package, is the file `beside`.

    Raises FileNotFoundError, tomllib.TOMLDecodeError where it is no TOML, and Misshapen, naming the row, where it is no
    `kind`.
    """
    table: T = from_json(kind, raw_table(beside, name))
    return table


def raw_table(beside: str, name: str) -> dict[str, Any]:
    """The same as its TOML says it; raises FileNotFoundError, and tomllib.TOMLDecodeError."""
    code = _Printed(name, f"{beside.rpartition('content')[0]}data/{name}.toml").get_code(name)
    if code is None:
        raise FileNotFoundError(name)
    table: dict[str, Any] = eval(code)  # noqa: S307  compiled above, or by another run, from our own table
    return table


def need_listed(table: str, what: str, names: Iterable[str], known: Iterable[str]) -> None:
    """Hold that a table lists what it names; raises Misshapen, naming the table and what is not there."""
    listed = list(known)
    for name in names:
        if name not in listed:
            raise Misshapen(f"{table}.toml: no {what} '{name}'{meant(name, listed)}")


def meant(word: str, known: Iterable[str]) -> str:
    """` (did you mean X?)` when one of the known words is close; else nothing."""
    from difflib import get_close_matches  # noqa: PLC0415  only a mistake pays for it

    close = get_close_matches(word, list(known), n=1)
    return f" (did you mean {close[0]}?)" if close else ""
