"""Dice of a fact in words, and facts of 0.1.0, which held bare faces, in the shape of today."""

from __future__ import annotations

from typing import Any

from ledger.core.dice import Die


def faces(*dice: Die) -> str:
    """The dice as they fell, those thrown again with every face: `5 2:6`."""
    return " ".join(":".join(map(str, die.faces)) for die in dice)


def _many(body: dict[str, Any]) -> dict[str, Any]:
    """Each die had a list of its faces."""
    return _with_dice(body, body.get("faces", []))


def _one(body: dict[str, Any]) -> dict[str, Any]:
    """One die had the list of its faces."""
    return _with_dice(body, [body["faces"]] if body.get("faces") else [])


def _last(body: dict[str, Any]) -> dict[str, Any]:
    """Each die had the face that counted."""
    return _with_dice(body, [[face] for face in body.get("faces", [])])


def _single(body: dict[str, Any]) -> dict[str, Any]:
    """One die had one face."""
    return _with_dice({name: value for name, value in body.items() if name != "face"}, [[body["face"]]])


def _with_dice(body: dict[str, Any], shown: list[list[int]]) -> dict[str, Any]:
    kept = {name: value for name, value in body.items() if name != "faces"}
    return {**kept, "thrown": [{"faces": each} for each in shown]}


LIFTS = {
    **{(name, 1): _many for name in ("darkness-rolled", "room-scavenged", "attack-rolled", "dice-thrown")},
    **{(name, 1): _one for name in ("escape-rolled", "dynamite-thrown", "attack-saved")},
    **{(name, 1): _last for name in ("hero-recovered", "check-made")},
    ("save-repeated", 1): _single,
}
"""(fact, version) -> its stored body as one of the next version."""
