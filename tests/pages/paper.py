"""Reads a PDF as far as a test needs it: how many pages of which size, whether it shows a picture, and its words."""

from __future__ import annotations

import re
import shutil
import subprocess
import zlib
from collections.abc import Iterator

import pytest

STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
PAGE = re.compile(rb"/Type\s*/Page(?![A-Za-z])")
SIZE = re.compile(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]")
PICTURE = re.compile(rb"/Subtype\s*/Image\b")


def pages(pdf: bytes) -> int:
    """How many pages it has."""
    return sum(len(PAGE.findall(part)) for part in _parts(pdf))


def sizes(pdf: bytes) -> set[tuple[int, int]]:
    """Width and height of its pages in points, rounded."""
    found = (each for part in _parts(pdf) for each in SIZE.findall(part))
    return {(round(float(wide)), round(float(high))) for wide, high in found}


def pictured(pdf: bytes) -> bool:
    """Whether it holds a picture."""
    return any(PICTURE.search(part) for part in _parts(pdf))


def words(pdf: bytes) -> str:
    """What can be read on it; skips the test where poppler is not there to read it."""
    reader = shutil.which("pdftotext")
    if not reader:
        pytest.skip("no pdftotext here: poppler reads the words of a PDF")
    return subprocess.run([reader, "-raw", "-", "-"], input=pdf, capture_output=True, check=True).stdout.decode()


def _parts(pdf: bytes) -> Iterator[bytes]:
    """What stands open in it, and each of its streams unpacked."""
    yield STREAM.sub(b"", pdf)
    for held in STREAM.findall(pdf):
        try:
            yield zlib.decompress(held)
        except zlib.error:
            yield held
