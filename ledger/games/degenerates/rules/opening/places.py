"""The board of the sheets: what it prints beyond the rulebook, levels, and trait counters."""

from __future__ import annotations

from ledger.core.opening import Spot, sheet_wrong
from ledger.core.printed import meant
from ledger.games.degenerates.events.board import TraitGained
from ledger.games.degenerates.events.setup import LevelRead, PlaceRead, PlacesTouch, SiteAdded
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.rules.opening.form import PlaceForm, SheetForm
from ledger.games.degenerates.rules.opening.told import is_way
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.places import Site


def named(state: Degenerates, at: Spot, name: str) -> str:
    """A place of the board as the ledger calls it; raises SheetWrong with what was meant."""
    found = board.named(state, name)
    if found not in state.sites and found not in state.lands:
        told = f"No place '{name}'{meant(name, (*state.sites, *state.lands))}."
        hint = f'add [[place]] with name = "{name}"'
        raise sheet_wrong(at, "DD-014", told, hint)
    return found


def placed(state: Degenerates, form: SheetForm) -> Unfolds:
    """Places, then their levels, then the counters on them; raises SheetWrong."""
    for n, each in enumerate(form.place):
        state = yield from _place(state, each, n)
    for name in form.danger:
        state = yield from _level(state, form, name, town=False)
    for name in form.town:
        state = yield from _level(state, form, name, town=True)
    for name, held in form.counters.items():
        at = ("counters", name)
        place = named(state, at, name)
        if is_way(state, place):
            told = f"{name} is a Path or Road; its counters are lost."
            raise sheet_wrong(at, "DD-301", told, "leave this line out")
        for trait in held:
            state = yield TraitGained(place=place, trait=trait, rule="DD-301")
    return state


def _place(state: Degenerates, form: PlaceForm, n: int) -> Unfolds:
    _joined(state, form, n)
    if form.territory and form.territory not in state.lands:
        told = f"No Territory '{form.territory}'{meant(form.territory, state.lands)}."
        raise sheet_wrong(("place", n, "territory"), "DD-017", told, ", ".join(state.lands))
    if form.kind == "touch":
        return (yield PlacesTouch(one=form.ends[0], other=form.ends[1], rule="DD-020"))
    if form.kind == "territory":
        name = named(state, ("place", n, "name"), form.name)
        return (yield PlaceRead(place=name, traits=form.traits, known=form.read, rule="DD-022"))
    name = board.named(state, form.name)
    return (yield SiteAdded(place=name, site=_site(form), rule="DD-014"))


def _joined(state: Degenerates, form: PlaceForm, n: int) -> None:
    """Ways have two ends, and nothing else has any; raises SheetWrong."""
    ways = form.kind in ("path", "road", "touch")
    if ways != (len(form.ends) == 2) or (form.ends and not ways):  # noqa: PLR2004  a way has two ends
        told = f"A {form.kind} has {'two ends' if ways else 'no ends'}."
        raise sheet_wrong(("place", n, "ends"), "DD-016", told, 'ends = ["ONE", "OTHER"]' if ways else "leave it out")
    for at, each in enumerate(form.ends):
        named(state, ("place", n, "ends", at), each)


def _site(form: PlaceForm) -> Site:
    kind = form.kind if form.kind in ("path", "road") else "location"
    return Site(
        kind=kind,
        region=form.region or "",
        territory=form.territory,
        shares=form.shares,
        traits=form.traits,
        known=form.read,
        port=form.port,
        ends=form.ends,
    )


def _level(state: Degenerates, form: SheetForm, name: str, *, town: bool) -> Unfolds:
    """One level, where the place has one of its own (DD-018) and not both (DD-042)."""
    at = ("town" if town else "danger", name)
    place = named(state, at, name)
    if town and (place in state.lands or name in form.danger):
        told = f"{name} is a Territory." if place in state.lands else f"{name} has a Danger Level already."
        raise sheet_wrong(at, "DD-042", told, "one level a place")
    home = board.level_home(state, place)
    if home != place or board.site(state, place).kind == "maze":
        told = f"{name} has no level of its own."
        raise sheet_wrong(at, "DD-018", told, f"write that of {home}" if home != place else "leave it out")
    level = form.town[name] if town else form.danger[name]
    return (yield LevelRead(place=place, level=level, town=town, rule="DD-299"))
