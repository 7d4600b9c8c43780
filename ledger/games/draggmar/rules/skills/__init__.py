"""The active skills of standard heroes: once a crawl, from the reveal of a room until it is resolved."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.draggmar import content
from ledger.games.draggmar.events.rounds import Reminded
from ledger.games.draggmar.moves.crawl import UseSkill
from ledger.games.draggmar.rules.asking import Unfolds, actor
from ledger.games.draggmar.rules.heroes import Use, own_hero, which_hero
from ledger.games.draggmar.rules.skills import cards, curing, fighting
from ledger.games.draggmar.state.crawl import Fighter, Group
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import hero_read, mark

decides = Deciders[Draggmar]()

_AFTER_ITEMS = ("return",)
"""Skills whose own text needs a played item, so that they follow the items by their nature (AMB-44)."""
_SKILLS: dict[str, Callable[[Draggmar, Use, UseSkill], Unfolds]] = {
    "replace": fighting.replace,
    "attack": fighting.strengthen,
    "defence": fighting.strengthen,
    "extra": fighting.look_for_more,
    "bounty": fighting.earn,
    "hide": fighting.hide,
    "disarm": fighting.disarm,
    "unlock": fighting.unlock,
    "swap": cards.swap,
    "exchange": cards.exchange,
    "steal": cards.steal,
    "return": cards.give_back,
    "heal": curing.heal,
    "ignore": curing.ignore,
    "pass": curing.pass_on,
}


@decides(UseSkill)
def use_skill(state: Draggmar, move: UseSkill) -> Decision[Draggmar]:
    who = actor(state, move)
    meant = own_hero(state, who, move.on, "DR-079")
    if meant is None:
        yield which_hero(state, who)
        return
    group, hero = meant
    yield from _too_late(group, state, move)
    yield from _no_skill(state, hero)
    if mark(hero.player, hero.card) in state.used:
        told = f"{hero.label} used its skill in this crawl."
        yield Objection(code="skill-used", rule="DR-079", because=told, hint="one skill a crawl")
    yield from _other_hero(state, hero, move.skill)
    if group.room and group.room.gear and move.skill not in _AFTER_ITEMS:
        text = "Items lie there already: skills come right after the reveal."
        state = yield Reminded(code="skill-late", text=text, rule="DR-080")
    yield from _SKILLS[move.skill](state, Use(group=group, hero=hero, skill=_row(state, hero, move.skill)), move)


def _too_late(group: Group, state: Draggmar, move: UseSkill) -> Iterator[Objection]:
    if not group.room or group.room.slain:
        told = "A skill is used between the reveal of a room and its end."
        yield Objection(code="skill-late", rule="DR-080", because=told, hint="room NAME")
    elif group.room.gear and option(state, "skill-time") == "strict" and move.skill not in _AFTER_ITEMS:
        told = "Items lie there already."
        yield Objection(code="skill-late", rule="DR-080", because=told, hint="option skill-time any")


def _no_skill(state: Draggmar, hero: Fighter) -> Iterator[Objection]:
    of = hero_read(state, hero.card.name, hero.card.level).of
    if of is None:
        hint = f"hero-card {hero.card.name} {hero.card.level} CLASS"
        raise refused("class-unread", "DR-098", f"Which class is {hero.label}?", hint)
    known = content.hero_class(of)
    if known and known.epic:
        told = f"A {of}'s skill is always on: two classes of items."
        yield Objection(code="skill-epic", rule="DR-100", because=told, hint="use an item")


def _other_hero(state: Draggmar, hero: Fighter, skill: str) -> Iterator[Objection]:
    of = hero_read(state, hero.card.name, hero.card.level).of or ""
    own = [each.name for each in content.skills(of, hero.card.level)]
    if skill in own:
        return
    rules = [each.rule for each in content.heroes().skills if (each.of, each.name) == (of, skill)]
    told = f"A level {hero.card.level} {of} cannot {skill}."
    rule = rules[0] if rules else "DR-098"
    yield Objection(code="skill-other", rule=rule, because=told, hint=f"it can: {', '.join(own) or 'nothing'}")


def _row(state: Draggmar, hero: Fighter, skill: str) -> content.HeroSkill:
    """The printed skill; by ruling another hero may use the weakest one of that name."""
    of = hero_read(state, hero.card.name, hero.card.level).of or ""
    own = [each for each in content.skills(of, hero.card.level) if each.name == skill]
    return (own or [each for each in content.heroes().skills if each.name == skill])[0]
