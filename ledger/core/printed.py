"""What a rulebook prints, as TOML beside the code of its game, and kept compiled as Python keeps its own code.

Reading TOML at every start would take longer than the move itself; so a table goes the way of a source file: parsed
when it is new or has changed, and then found in `__pycache__`.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.machinery import SourceFileLoader
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import CodeType


class _Printed(SourceFileLoader):
    """Loads a table where Python would load a module."""

    def source_to_code(self, data: Any, path: Any, *_: Any, **__: Any) -> CodeType:  # type: ignore[override]  # declared twice
        """The code whose value is the table."""
        import tomllib  # noqa: PLC0415  only for a table that is new

        return compile(repr(tomllib.loads(bytes(data).decode())), path, "eval")


def printed_table(beside: str, name: str) -> dict[str, Any]:
    """The table `data/NAME.toml` in the folder of the file `beside`.

    Raises FileNotFoundError, and tomllib.TOMLDecodeError where it is no TOML.
    """
    folder = beside[: max(beside.rfind("/"), beside.rfind("\\")) + 1]
    code = _Printed(name, f"{folder}data/{name}.toml").get_code(name)
    if code is None:
        raise FileNotFoundError(name)
    table: dict[str, Any] = eval(code)  # noqa: S307  compiled above, or by another run, from our own table
    return table


def meant(word: str, known: Iterable[str]) -> str:
    """` (did you mean X?)` when one of the known words is close; else nothing."""
    from difflib import get_close_matches  # noqa: PLC0415  only a mistake pays for it

    close = get_close_matches(word, list(known), n=1)
    return f" (did you mean {close[0]}?)" if close else ""
