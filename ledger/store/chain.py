"""The hash chain: every stored row begins with its own hash, which covers the hash of the row before it.

A row's bytes are 32 bytes of SHA-256 and then the body as JSON. The hash covers the row before, the campaign, the
number, the topic and the body, so an edited, deleted, swapped or inserted row breaks the chain at that row. A cut tail
or a full rewrite does not: keep a receipt elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

SOURCES = ("_sha2", "_sha256", "hashlib")
"""Where the standard library keeps SHA-256, the lightest first: `hashlib` loads the whole of OpenSSL."""


class _Hash(Protocol):
    def digest(self) -> bytes: ...


def _found(sources: tuple[str, ...] = SOURCES) -> Callable[[bytes], _Hash]:
    for source in sources:
        try:
            hashed: Callable[[bytes], _Hash] = import_module(source).sha256
        except ImportError:
            continue
        return hashed
    raise ImportError("this Python has no SHA-256")


_sha256 = _found()
FORM = b"%s%s/%d/%s\n%s"
"""What is hashed: the hash before, campaign, number, topic and body."""
SIZE = 32
ROOT = bytes(SIZE)
"""What the first row follows."""


def link(before: bytes, campaign: str, number: int, topic: str, body: bytes) -> bytes:
    """The hash of a row: 32 bytes."""
    return _sha256(FORM % (before, campaign.encode(), number, topic.encode(), body)).digest()


def quickest() -> Callable[[bytes], _Hash]:
    """The SHA-256 for many rows: what loads slowest is the quickest then."""
    return _found(SOURCES[::-1])


def seal(own: bytes, body: bytes) -> bytes:
    """A row's bytes as they are stored."""
    return own + body


def unseal(state: bytes) -> tuple[bytes, bytes]:
    """(own hash, body) of a row's bytes; a row that is too short gives an empty body."""
    return state[:SIZE], state[SIZE:]


def receipt(own: bytes) -> str:
    """The short form that a table may keep elsewhere: eight hexadecimal digits."""
    return own.hex()[:8]
