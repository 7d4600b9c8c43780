"""A session as a play of BG Stats: the link that its app opens, as that app's makers describe it.

Their page says: the end of the play in UTC, minutes at the table, the game by name, and of each player whether they won
and began, which their app for Android wants to be told even where it is no.
"""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

from ledger.core.model import State
from ledger.core.nouns import Sheet
from ledger.store.ledger import Ledger
from projections.moments import Sat
from projections.statistics import statistics

SOURCE = "Delvelog"
LINK = "bgstats://app.bgstatsapp.com/createPlay.html?data="


def play(ledger: Ledger[Any], session: Sat, name: str, location: str = "") -> dict[str, Any]:
    """The play of one finished session of the campaign of that name."""
    state, meta = ledger.state_at(session.end), ledger.rules.meta
    (sitting,) = statistics(session.moves).sittings
    told: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": f"{ledger.rows.campaign}-{session.number}",
        "playDate": session.moves[-1].said.at.replace("T", " ").removesuffix("Z"),
        "durationMin": round(sitting.seconds / 60),
        "comments": _comments(ledger, session, state, name),
        "game": {"name": meta.title, "sourceGameId": meta.id, "highestWins": True, "noPoints": True},
        "players": [_player(ledger.rules.views.sheets(state), state, each) for each in state.players],
    }
    return {**told, "location": location} if location else told


def link(told: dict[str, Any]) -> str:
    """The link that opens BG Stats with this play."""
    return LINK + quote(json.dumps(told, ensure_ascii=False, separators=(",", ":")), safe="")


def _comments(ledger: Ledger[Any], session: Sat, state: State, name: str) -> str:
    how = f"The game is {state.ended}." if state.ended else "The campaign goes on."
    return f"{name}, session {session.number}: {ledger.rules.views.where(state)}. {how}"


def _player(sheets: tuple[Sheet, ...], state: State, name: str) -> dict[str, Any]:
    """A player, with what the title of the sheet calls the hero; where a game does not say who won, everybody did."""
    winners = state.winners or state.players
    roles = [sheet.title.partition(": ")[2] for sheet in sheets if sheet.owner == name]
    return {
        "name": name,
        "sourcePlayerId": name,
        "role": next((role for role in roles if role not in ("", name)), ""),
        "winner": state.ended == "won" and name in winners,
        "startPlayer": False,
    }
