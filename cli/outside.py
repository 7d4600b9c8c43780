"""Files that people name in a line: what is read from one, and what is written into a new one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from cli.report import Report
from ledger.store.faults import DiskFailed, NameTaken
from ledger.store.files import whole_bytes, whole_text
from ledger.store.home import file_name
from projections.pdf import Paper, pdf

PAPER = 80
"""Columns of a text file."""
PDF = ".pdf"
Formed = Callable[[], str]
"""A document, made when it is asked for."""


def given(source: str, *, piped: bool = True) -> bytes:
    """What a file holds, or with `-` what comes in, where it may be `piped`; raises DiskFailed."""
    try:
        return sys.stdin.buffer.read() if piped and source == "-" else Path(source).read_bytes()
    except OSError as wrong:
        raise DiskFailed(f"Cannot read {source}: {wrong.strerror}.", "check the path") from wrong


def target_of(campaign: str, target: str, ending: str) -> Path:
    """The file that was named, or else one here that is called like the campaign."""
    return Path(target) if target else Path.cwd() / (Path(file_name(campaign)).stem + ending)


def handed_over(report: Report, text: str, path: Path | None) -> None:
    """Write a new file, or without one print the text as it is; raises NameTaken, DiskFailed."""
    if path is None:
        report.text = text
        report.fields["document"] = text
        return
    if not _only_tried(report):
        whole_text(path, text)
        report.fields["path"] = str(path)


def filed(report: Report, path: Path, written: Callable[[Path], str], paper: Paper = "a4") -> None:
    """Write a new file by its ending: a PDF from the HTML form, and any other as `written` tells it for that path.

    Raises NameTaken, DiskFailed, and LibraryMissing for a PDF where nothing can make one.
    """
    if path.suffix.lower() != PDF:
        handed_over(report, written(path), path)
        return
    if path.exists():  # a PDF takes its time
        raise NameTaken(f"{path.name} is there already.", "take another name")
    if not _only_tried(report):
        whole_bytes(path, pdf(written(path.with_suffix(".html")), paper))
        report.fields["path"] = str(path)


def _only_tried(report: Report) -> bool:
    """Whether nothing may be written, which is said then."""
    if report.settings.dry_run:
        report.say("Would be written:")
    return report.settings.dry_run


def by_ending(path: Path, *, html: Formed, markdown: Formed, text: Formed) -> str:
    """The document in the form that the ending of a file asks for; plain text where it asks for none."""
    forms = {".html": html, ".htm": html, ".md": markdown, ".markdown": markdown}
    return forms.get(path.suffix.lower(), text)()
