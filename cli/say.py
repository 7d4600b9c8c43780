"""How things look on a narrow screen: plain lines of at most the width of the terminal, words beside every sign."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from typing import TextIO
from unicodedata import combining, east_asian_width

NARROW = 40
"""Columns where no terminal says how wide it is."""
WIDEST = 80
NARROWEST = 20
JOINERS = "\u200b\u200c\u200d\ufe0e\ufe0f"


def columns(environment: Mapping[str, str] | None = None) -> int:
    """How wide to print: the terminal's width within reason, 40 where there is none; `COLUMNS` overrules it."""
    told = (os.environ if environment is None else environment).get("COLUMNS", "")
    if told.isascii() and told.isdecimal() and int(told):
        return max(NARROWEST, min(WIDEST, int(told)))
    try:
        return max(NARROWEST, min(WIDEST, os.get_terminal_size(sys.stdout.fileno()).columns or NARROW))
    except (OSError, ValueError):
        return NARROW


def wide(text: str) -> int:
    """How many columns a text takes: wide letters take two, joiners and combining marks none."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(each) or each in JOINERS else 1 + (east_asian_width(each) in "WF") for each in text)


def wrapped(text: str, width: int, indent: str = "  ") -> list[str]:
    """A text in lines of at most `width` columns, those after the first indented; a long word is cut."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _paragraph(paragraph, width, indent)
    return lines


def _paragraph(text: str, width: int, indent: str) -> list[str]:
    if wide(text) <= width:
        return [text.rstrip()]
    first = text[: len(text) - len(text.lstrip(" "))]
    lines, line = list[str](), first
    for word in text.split():
        for piece in _pieces(word, width - len(indent) - len(first)):
            joined = f"{line} {piece}" if line.strip() else line + piece
            if wide(joined) <= width:
                line = joined
            else:
                lines.append(line)
                line = first + indent + piece
    return [*lines, line]


def _pieces(word: str, most: int) -> Iterable[str]:
    """A word that is wider than a line, cut into pieces that fit."""
    piece = ""
    for letter in word:
        if piece and wide(piece + letter) > most:
            yield piece
            piece = ""
        piece += letter
    yield piece


def few(lines: list[str], most: int, *, handful: int = 0, more: str = "  and {} more") -> list[str]:
    """The first `most` of many lines, and how many more there are; a `handful` more is not worth hiding."""
    rest = len(lines) - most
    return lines if rest <= handful else [*lines[:most], more.format(rest)]


def shown(text: str) -> str:
    """A text safe for any terminal: control characters and escapes as their names would be, in brackets."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() or each in "\n" + JOINERS else f"[{ord(each):02x}]" for each in text)


def put(lines: Iterable[str], *, width: int = 0, to_error: bool = False) -> None:
    """Print lines, wrapped; a letter that the terminal cannot show is replaced, never an error."""
    width = width or columns()
    stream = sys.stderr if to_error else sys.stdout
    text = "".join(f"{line}\n" for each in lines for line in wrapped(shown(each), width))
    stream.write(showable(text, stream))


def showable(text: str, stream: TextIO) -> str:
    """The text with a `?` for each letter that the stream cannot take."""
    encoding = stream.encoding or "utf-8"
    return text.encode(encoding, "replace").decode(encoding)
