"""The hash chain: a row's hash covers everything that the row says, and the row before."""

from __future__ import annotations

import hashlib
import importlib
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.store import chain

HASH = st.binary(min_size=32, max_size=32)


@given(HASH, st.text(), st.integers(0, 1 << 40), st.text(), st.binary())
def test_a_hash_is_sha_256_over_all_of_it(before: bytes, campaign: str, number: int, topic: str, body: bytes) -> None:
    told = before + campaign.encode() + f"/{number}/{topic}\n".encode() + body
    assert chain.link(before, campaign, number, topic, body) == hashlib.sha256(told).digest()


@given(HASH, st.binary())
def test_what_was_sealed_is_unsealed(own: bytes, body: bytes) -> None:
    assert chain.unseal(chain.seal(own, body)) == (own, body)


def test_a_row_that_is_too_short_has_no_body() -> None:
    assert chain.unseal(b"short") == (b"short", b"")
    assert chain.unseal(b"") == (b"", b"")


def test_a_receipt_is_short() -> None:
    assert chain.receipt(bytes(range(32))) == "00010203"


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Names of modules that this Python shall not have."""
    gone: set[str] = set()
    found = importlib.import_module

    def import_module(name: str, package: str | None = None) -> ModuleType:
        if name in gone:
            raise ImportError(name)
        return found(name, package)

    monkeypatch.setattr(chain, "import_module", import_module)
    return gone


@pytest.mark.parametrize("lost", [1, 2])
def test_sha_256_is_found_wherever_it_is(missing: set[str], lost: int) -> None:
    missing.update(name for name in chain.SOURCES[:2][:lost])
    assert chain._found()(b"x").digest() == hashlib.sha256(b"x").digest()


def test_a_python_without_sha_256_is_told(missing: set[str]) -> None:
    missing.update(chain.SOURCES)
    with pytest.raises(ImportError, match="no SHA-256"):
        chain._found()
