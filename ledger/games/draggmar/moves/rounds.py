"""Phases 1 to 4 go on; scouting and deployment."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Named
from ledger.core.model import Move
from ledger.games.draggmar.moves import words


class Turn(Move):
    """Turn up the token of a place where somebody arrived."""

    verb: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = ("DR-038",)
    example: ClassVar[str] = "turn Mines 2"

    place: Annotated[str, Named(kind="place"), "which place"]
    level: words.Level


class Scout(Move):
    """Turn up one face-down token."""

    rules: ClassVar[tuple[str, ...]] = ("DR-029", "DR-031", "DR-033", "DR-035")
    example: ClassVar[str] = "scout Mines 2"

    place: Annotated[str, Named(kind="place"), "which place"]
    level: words.Level


class Deploy(Move):
    """Place your standee."""

    rules: ClassVar[tuple[str, ...]] = ("DR-036", "DR-037", "DR-039", "DR-043", "DR-160", "DR-184")
    example: ClassVar[str] = "deploy Mines"

    place: Annotated[str, Named(kind="place"), "which place"]


class Unexplored(Move):
    """Say which dungeons cost Fate after this deployment; no name means none."""

    rules: ClassVar[tuple[str, ...]] = ("DR-040",)
    example: ClassVar[str] = "unexplored Mines Tower"

    places: Annotated[tuple[str, ...], Named(kind="place"), "which dungeons"] = ()


class Next(Move):
    """Go on to the next step or phase."""

    rules: ClassVar[tuple[str, ...]] = ("DR-027", "DR-030", "DR-042", "DR-065", "DR-156", "DR-157", "DR-190")
    example: ClassVar[str] = "next"
