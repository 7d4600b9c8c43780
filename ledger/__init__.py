"""The write side: what is said at the table, decided by the rules, stored for ever."""

from __future__ import annotations

VERSION = "0.1.0"
"""Of Delvelog; the same as in pyproject.toml."""
