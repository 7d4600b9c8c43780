"""Pages as PDF: the HTML that is printed anyway, laid out on paper by weasyprint, which is an extra."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from typing import Any, Literal, TypeAlias

from ledger.store.faults import LibraryMissing

Paper: TypeAlias = Literal["a4", "letter"]


def pdf(html: str, paper: Paper = "a4") -> bytes:
    """A whole page of HTML on paper of that size; nothing that it may name is fetched.

    Raises LibraryMissing without weasyprint, or without the libraries of the system that it draws with.
    """
    with _unheard():
        weasyprint, fetcher = _weasyprint()
        nothing = fetcher(allowed_protocols=())
        size = weasyprint.CSS(string=f"@page {{ size: {paper} }}", url_fetcher=nothing)
        made: bytes = weasyprint.HTML(string=html, url_fetcher=nothing).write_pdf(stylesheets=[size])
    return made


def _weasyprint() -> tuple[Any, Any]:
    """The library, and the class of what fetches for it."""
    try:
        # An extra without types, that takes long to load.
        import weasyprint  # type: ignore[import-untyped]  # noqa: PLC0415  an extra
        from weasyprint.urls import URLFetcher  # type: ignore[import-untyped]  # noqa: PLC0415  the same
    except ImportError as missing:
        raise LibraryMissing(
            "A PDF needs weasyprint 68 or later.", "pip install 'delvelog[pdf]'; or --to a .html, which prints"
        ) from missing
    except OSError as missing:
        raise LibraryMissing(
            "weasyprint does not find Pango, which it draws with.", "install pango; or --to a .html, which prints"
        ) from missing
    return weasyprint, URLFetcher


@contextmanager
def _unheard() -> Iterator[None]:
    """Keep from the terminal what the libraries say, those in C by the descriptor itself."""
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()), _deaf(1), _deaf(2):
        yield


@contextmanager
def _deaf(descriptor: int) -> Iterator[None]:
    """Let a descriptor lead nowhere for a while; one that is closed stays so."""
    try:
        kept = os.dup(descriptor)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, descriptor)
        yield
    finally:
        os.dup2(kept, descriptor)
        os.close(nowhere)
        os.close(kept)
