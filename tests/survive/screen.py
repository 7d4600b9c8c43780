"""What may stand on a narrow screen."""

from __future__ import annotations

import unicodedata

from cli.say import wide
from tests.survive.shell import Answer


def narrow(answer: Answer) -> None:
    """Nothing wider than 40 columns, and no control character but the end of a line."""
    for line in answer.lines:
        assert wide(line) <= 40, line
        assert not any(unicodedata.category(letter) == "Cc" for letter in line), repr(line)


def one_line(answer: Answer, status: int) -> None:
    """One clear refusal with its status."""
    assert answer.status == status
    assert answer.err.startswith("No: ")
    narrow(answer)
