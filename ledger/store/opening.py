"""A campaign as a filled-in sheet in TOML, and back: the template, the export, and what `adopt` reads.

`[sheet]` says which game, whose campaign and which options, and `[[unexplained]]` which numbers nobody could explain;
every other table is a field of the game's own form (`Ruleset.opening`), whose annotations check it, explain it in the
template, and say what to write instead.
"""

from __future__ import annotations

import tomllib
from typing import Annotated, Any
from zlib import crc32

from ledger.core.frozen import Frozen, Roster, to_json
from ledger.core.model import Refused, State
from ledger.core.opening import Gap, Opening, SheetWrong, Spot
from ledger.core.ruleset import Ruleset
from ledger.core.table.counting import gaps
from ledger.core.table.openings import UNEXPLAINED
from ledger.registry import GameUnknown, games, ruleset
from ledger.store.entries import compact
from ledger.store.faults import SheetBad
from ledger.store.instead import instead
from ledger.store.toml import line_of, written

NOTHING = "nothing was taken"


class Heading(Frozen):
    """Whose sheet this is."""

    game: Annotated[str, "which game"]
    name: Annotated[str, "name of the campaign that begins with it"]
    players: Annotated[tuple[str, ...], "the players, clockwise"]
    options: Annotated[Roster[str, str], "options of the game that differ from their default"] = Roster()


class Sheet(Frozen):
    """A sheet that was read: whose it is, and the form of its game as JSON text."""

    heading: Heading
    form: str
    """With what is unexplained beside its own fields, where there is any."""
    source: str
    hash: str
    """Short hash of the file."""
    text: str

    def unfounded(self, wrong: Refused) -> SheetBad:
        """The fault for a campaign that cannot be founded with these players or options."""
        at = "options" if wrong.objection.code.startswith("option") else "players"
        return self.wrong(SheetWrong(wrong.objection, ("sheet", at)))

    def wrong(self, wrong: SheetWrong) -> SheetBad:
        """The fault for a field that cannot be taken, with its line and what to write instead."""
        objection = wrong.objection
        return _bad(self.source, self.text, wrong.at, objection.because.rstrip("."), objection.hint)


def template(game: str) -> str:
    """A sheet of a game filled in as an example, each field explained; raises GameUnknown, SheetBad."""
    opening = opening_of(ruleset(game))
    players = tuple(str(each) for each in _players(opening.sample))
    heading = Heading(game=game, name="Winter", players=players or ("Ana", "Ben"))
    return _text(_Headed(sheet=heading), opening.sample, whole=True)


def _players(sample: Frozen) -> tuple[str, ...]:
    """Who plays in the sample, as its rows name them."""
    rows = (row for name in sample.layout for row in _rows(getattr(sample, name)))
    return tuple(dict.fromkeys(row.player for row in rows if "player" in row.layout))


def _rows(value: Any) -> tuple[Any, ...]:
    return tuple(each for each in value if isinstance(each, Frozen)) if isinstance(value, tuple) else ()


def sheet_text(rules: Ruleset[Any], name: str, state: State) -> str:
    """The present state of a campaign as such a sheet; raises SheetBad where the game has none."""
    opening = opening_of(rules)
    heading = Heading(game=rules.meta.id, name=name, players=state.players, options=state.options)
    form = opening.told(state)
    packs = [f"# Pack to take again: {pack} {edition}." for pack, edition in state.packs.items()]
    left = [f"# Not on this sheet: {each}." for each in opening.left(form)]
    return "\n".join([*packs, *left, _text(_Headed(sheet=heading, unexplained=_gaps(state)), form)])


def _gaps(state: State) -> tuple[Gap, ...]:
    return tuple(Gap(number=each.what, player=each.who, log=each.log, counted=each.counted) for each in gaps(state))


def _text(head: _Headed, form: Frozen, *, whole: bool = False) -> str:
    return "\n".join([*written(head, whole=whole), *written(form, whole=whole)]).strip() + "\n"


class _Headed(Frozen):
    """The tables of the file that every game has."""

    sheet: Heading
    unexplained: Annotated[tuple[Gap, ...], "A number that nobody could explain: `explain` still can"] = ()


def opening_of(rules: Ruleset[Any]) -> Opening[Any]:
    """How a game begins in the middle; raises SheetBad with the games that do."""
    if rules.opening is None:
        able = ", ".join(each for each in games() if ruleset(each).opening)
        raise SheetBad(f"{rules.meta.title} begins from no sheet.", f"these do: {able or 'none'}")
    return rules.opening()


def read(source: str, data: bytes) -> Sheet:
    """A sheet out of a file; raises SheetBad that names line and field, Damaged where pydantic is missing."""
    from ledger.store.border import Misfit, form_of  # noqa: PLC0415  pydantic, only where a stranger's file comes in

    try:
        text = data.decode("utf-8-sig")
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise SheetBad(f"{source}: {wrong}.", NOTHING) from wrong
    head = {"sheet": document.pop("sheet", {}), UNEXPLAINED: document.pop(UNEXPLAINED, [])}
    kind: type[Frozen] = _Headed
    try:
        headed = form_of(_Headed, head)
        heading, opening = headed.sheet, _opening(headed.sheet)
        kind = opening.form
        form = form_of(kind, document)
    except Misfit as wrong:
        raise _bad(source, text, wrong.at, str(wrong), instead(kind, wrong.at)) from wrong
    open_ = {UNEXPLAINED: [to_json(each) for each in headed.unexplained]} if headed.unexplained else {}
    held = compact({**to_json(form), **open_}).decode()
    return Sheet(heading=heading, form=held, source=source, hash=f"{crc32(data):08x}", text=text)


def _opening(heading: Heading) -> Opening[Any]:
    from ledger.store.border import Misfit  # noqa: PLC0415  the same

    try:
        return opening_of(ruleset(heading.game))
    except GameUnknown as unknown:
        raise Misfit(("sheet", "game"), str(unknown).rstrip(".")) from unknown


def _bad(source: str, text: str, at: Spot, told: str, hint: str) -> SheetBad:
    return SheetBad(f"{source}, line {line_of(text, at)}, {shown(at)}: {told}.", hint)


def shown(at: Spot) -> str:
    """A field as people count: `adventurer 2, gold`."""
    parts: list[str] = []
    for each in at:
        if isinstance(each, int) and parts:
            parts[-1] += f" {each + 1}"
        else:
            parts.append(str(each))
    return ", ".join(parts) or "the file"
