"""Skills of Priests that cure: red cubes, and curses."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Asking, Objection, refused
from ledger.core.wording import counted
from ledger.games.draggmar.events.heroes import CursePassed, CursesIgnored
from ledger.games.draggmar.moves.crawl import UseSkill
from ledger.games.draggmar.rules.asking import Unfolds, seated
from ledger.games.draggmar.rules.curses import active_curse
from ledger.games.draggmar.rules.heroes import Use, healed, of_player, spent
from ledger.games.draggmar.state.crawl import Fighter
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.readings import hero_read


def heal(state: Draggmar, use: Use, move: UseSkill) -> Unfolds:
    """Red cubes come off heroes of the group, as many as the card says in all (DR-095)."""
    cubes = hero_read(state, use.hero.card.name, use.hero.card.level).cubes
    parts = _parts(use, move, cubes)
    if not parts:
        hurt = ", ".join(f"{each.label} {each.wounds}" for each in use.group.fighters if each.wounds)
        yield Asking(field="cubes", asks=f"Whose cubes? {hurt or 'nobody is hurt'}, like NAME=1")
        return state
    yield from _too_much(use, parts, cubes)
    state = yield spent(use)
    for hero, by in parts:
        for event in healed(use.group, hero, min(by, hero.wounds), "healed", use.skill.rule):
            state = yield event
    return state


def _parts(use: Use, move: UseSkill, cubes: int | None) -> list[tuple[Fighter, int]]:
    """Heroes and cubes as typed; with one hurt hero and a known number, nothing has to be typed."""
    if move.cubes:
        return [(_hurt(use, name), by) for name, by in move.cubes]
    hurt = [each for each in use.group.fighters if each.wounds]
    return [(hurt[0], min(cubes, hurt[0].wounds))] if len(hurt) == 1 and cubes else []


def _hurt(use: Use, name: str) -> Fighter:
    hero = of_player(use.group, name)
    if hero is None:
        raise refused("hero-gone", "DR-095", f"{name} has no hero in this group.", "a hero of your group")
    return hero


def _too_much(use: Use, parts: list[tuple[Fighter, int]], cubes: int | None) -> Iterator[Objection]:
    for hero, by in parts:
        if by > hero.wounds:
            told = f"{hero.label} has {counted(hero.wounds, 'red cube')}, not {by}."
            yield Objection(code="wounds-few", rule=use.skill.rule, because=told, hint="fewer cubes")
    total = sum(by for _, by in parts)
    if cubes is not None and total > cubes:
        told = f"The card removes {cubes} cubes, not {total}."
        yield Objection(code="cubes-many", rule=use.skill.rule, because=told, hint=f"{cubes} in all")


def ignore(state: Draggmar, use: Use, _: UseSkill) -> Unfolds:
    """The player's curses do nothing until the crawl ends; they stay (DR-096)."""
    yield spent(use)
    return (yield CursesIgnored(who=use.hero.player, rule=use.skill.rule))


def pass_on(state: Draggmar, use: Use, move: UseSkill) -> Unfolds:
    """A curse of the player's own goes to another player (DR-097)."""
    who, rule = use.hero.player, use.skill.rule
    mine = [each for each in state.curses if each.player == who]
    if not mine:
        raise refused("curse-unknown", rule, f"{who} has no curse.", "another skill")
    if not move.card and len(mine) > 1:
        yield Asking(field="card", asks=f"Which curse? {', '.join(each.name for each in mine)}")
        return state
    if not move.to:
        yield Asking(field="to", asks="To whom?")
        return state
    curse = active_curse(state, move.card or mine[0].name, who)
    if curse.player != who:
        told = f"{curse.name} lies on {curse.player}, not on {who}."
        yield Objection(code="curse-other", rule=rule, because=told, hint="a curse of your own")
    state = yield spent(use)
    return (yield CursePassed(who=curse.player, name=curse.name, to=seated(state, move.to), rule=rule))
