"""Heroes in play: played, strengthened by Fame, wounded and healed."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.games.draggmar import content
from ledger.games.draggmar.content import HeroSkill
from ledger.games.draggmar.events.heroes import HeroBoosted, HeroHealed, HeroKilled, HeroPlayed, HeroWounded, SkillUsed
from ledger.games.draggmar.moves.crawl import Boost, Dies, Heal, Play, Wound
from ledger.games.draggmar.rules.asking import Unfolds, actor, in_play, label_for, out_of_step
from ledger.games.draggmar.rules.cards import held, shown
from ledger.games.draggmar.rules.clearing import clear_if_last, clear_when_nobody_is_owed
from ledger.games.draggmar.rules.costs import pay
from ledger.games.draggmar.rules.hiring import epic_twice, fame_short
from ledger.games.draggmar.rules.reading import read_hero
from ledger.games.draggmar.state.cards import Card
from ledger.games.draggmar.state.crawl import Fighter, Group, fighter_of, labelled
from ledger.games.draggmar.state.game import Draggmar, exhausted, group_numbered, group_of, hand, solo
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import health, hero_read, mark

decides = Deciders[Draggmar]()


@decides(Play)
def play(state: Draggmar, move: Play) -> Decision[Draggmar]:
    yield from out_of_step(state, "crawl")
    who = actor(state, move)
    group = _joined(state, who)
    yield from _may_play(state, group, who)
    card = _chosen(state, who, move)
    if card is None:
        names = [each.name for each in hand(state, who) if each.kind == "hero"]
        yield Asking(field="hero", asks=f"Which hero of {who}? {', '.join(names)}")
        return
    own = hero_read(state, card.name, card.level).of
    yield from epic_twice(state, card, move.of or own, others=1 if own else 0)
    if held(state, who, card.name, kind="hero", level=card.level):
        state, card = yield from shown(state, who, card.name, "DR-109", kind="hero", level=card.level)
    if card.name == UNSEEN and (move.of or move.values):
        raise refused("name-missing", "DR-198", "A card with values needs its name.", "play NAME …")
    state = yield from read_hero(state, card.name, card.level, of=move.of, values=move.values, cubes=move.cubes)
    label = label_for(state, who, card)
    wounds = state.hand_wounds.get(mark(who, card), 0)
    state = yield HeroPlayed(group=group.number, who=who, hero=label, card=card, wounds=wounds, rule="DR-109")
    state = yield from old_wounds(state, group.number, label)
    state = yield from clear_when_nobody_is_owed(state, group.number)
    if not group_numbered(state, group.number).result and not group_numbered(state, group.number).room:
        yield from clear_if_last(state, group.number)


def _joined(state: Draggmar, who: str) -> Group:
    group = group_of(state, who)
    if group is None:
        raise refused("group-missing", "DR-109", f"{who} is in no crawl.", "the crawl is phase 3")
    return group


def _may_play(state: Draggmar, group: Group, who: str) -> Iterator[Objection]:
    numbers = content.play().party
    most = numbers.solo_heroes if solo(state) else numbers.heroes
    if who in group.dropped or group.result:
        told = f"{who} is out of this crawl."
        yield Objection(code="crawl-over", rule="DR-109", because=told, hint="wait for phase 4")
    mine = [each for each in group.fighters if each.player == who]
    if len(mine) >= most:
        told = f"{mine[0].label} is in play already."
        yield Objection(code="hero-in-play", rule="DR-110", because=told, hint="use that hero")
    if not group.room and not exhausted(state, group):
        told = "The room is drawn before heroes are played."
        yield Objection(code="room-missing", rule="DR-112", because=told, hint="room NAME")


def _chosen(state: Draggmar, who: str, move: Play) -> Card | None:
    """The hero that a line means; None when it has to be asked. Raises Refused `card-missing`."""
    heroes = [each for each in hand(state, who) if each.kind == "hero" and move.level in (None, each.level)]
    name = "" if move.hero == UNSEEN else move.hero
    if not name:
        kinds = {(each.name, each.level) for each in heroes}
        if len(kinds) > 1:
            return None
        name = heroes[0].name if heroes else ""
    found = held(state, who, name, kind="hero", level=move.level) if name else None
    if found is None:
        told = f"{who} holds no {name or 'hero'}."
        raise refused("card-missing", "DR-109", told, "fail, or place it at hand with the reason")
    return found.but(name=name)


def own_hero(state: Draggmar, who: str, on: str, rule: str) -> tuple[Group, Fighter] | None:
    """The hero that a line means: the named one, else one's own; None when a solo player has two."""
    if on:
        return in_play(state, on, rule)
    group = _joined(state, who)
    mine = [each for each in group.fighters if each.player == who]
    if not mine:
        raise refused("hero-gone", rule, f"{who} has no hero in play.", "play HERO")
    return None if len({each.label for each in mine}) > 1 else (group, mine[0])


def which_hero(state: Draggmar, who: str) -> Asking:
    """The question which of two heroes is meant."""
    mine = [each.label for group in state.groups for each in group.fighters if each.player == who]
    return Asking(field="on", asks=f"Which hero? {' or '.join(mine)}")


@decides(Boost)
def boost(state: Draggmar, move: Boost) -> Decision[Draggmar]:
    who = actor(state, move)
    meant = own_hero(state, who, move.on, "DR-111")
    if meant is None:
        yield which_hero(state, who)
        return
    group, hero = meant
    if hero.player != who:
        told = f"{hero.label} is {hero.player}'s hero."
        yield Objection(code="hero-other", rule="DR-111", because=told, hint=f"@{hero.player}")
    yield from room_needed(group, "DR-111")
    if hero.boosts and option(state, "boosts") == "one":
        told = f"{hero.label} was strengthened in this room."
        yield Objection(code="boost-spent", rule="DR-111", because=told, hint="option boosts many")
    price = content.play().fame.boost
    yield from fame_short(state, who, price, "DR-111")
    state = yield from pay(state, who, price, f"for {move.stat}", "DR-111")
    yield HeroBoosted(group=group.number, hero=hero.label, stat=move.stat, by=1, rule="DR-111")


def room_needed(group: Group, rule: str) -> Iterator[Objection]:
    """An objection to what belongs to a room while none is open."""
    if not group.room:
        yield Objection(code="room-missing", rule=rule, because="No room is open.", hint="room NAME")


@decides(Wound)
def wound(state: Draggmar, move: Wound) -> Decision[Draggmar]:
    group, hero = in_play(state, move.hero, "DR-122")
    yield from hurt(state, group, hero, move.by, move.because or "by an effect")


def hurt(state: Draggmar, group: Group, hero: Fighter, by: int, why: str) -> Unfolds:
    """Red cubes on a hero; without health it dies, by whatever cause (DR-122)."""
    return (
        yield HeroWounded(
            group=group.number,
            who=hero.player,
            hero=hero.label,
            was=hero.wounds,
            now=hero.wounds + by,
            by=by,
            health=health(state, hero),
            why=why,
            rule="DR-122",
        )
    )


@decides(Heal)
def heal(state: Draggmar, move: Heal) -> Decision[Draggmar]:
    group, hero = in_play(state, move.hero, "DR-008")
    if not hero.wounds:
        raise refused("wounds-none", "DR-008", f"{hero.label} is unhurt.", "name another hero")
    yield from healed(group, hero, min(move.by, hero.wounds), move.because or "by an effect", "DR-008")


def healed(group: Group, hero: Fighter, by: int, why: str, rule: str) -> Iterator[HeroHealed]:
    """Red cubes come off a hero."""
    yield HeroHealed(
        group=group.number,
        who=hero.player,
        hero=hero.label,
        was=hero.wounds,
        now=hero.wounds - by,
        by=by,
        why=why,
        rule=rule,
    )


@decides(Dies)
def dies(state: Draggmar, move: Dies) -> Decision[Draggmar]:
    group, hero = in_play(state, move.hero, "DR-122")
    yield from killed(state, group.number, hero.label, move.because or "by an effect", "DR-122")


def killed(state: Draggmar, number: int, label: str, why: str, rule: str) -> Unfolds:
    """A hero dies, unless it is gone already."""
    hero = labelled(group_numbered(state, number), label)
    if hero is None:
        return state
    return (yield HeroKilled(group=number, who=hero.player, hero=label, card=hero.card, why=why, rule=rule))


def old_wounds(state: Draggmar, number: int, label: str) -> Unfolds:
    """A hero that comes back with wounds dies of them, where they are more than it bears now (DR-122, AMB-35)."""
    hero = labelled(group_numbered(state, number), label)
    bears = health(state, hero) if hero and hero.wounds else None
    if hero is None or bears is None or hero.wounds < bears:
        return state
    return (yield from killed(state, number, label, "by its old wounds", "DR-122"))


def of_player(group: Group, name: str) -> Fighter | None:
    """A hero of the group, by its label or its player."""
    return labelled(group, name) or fighter_of(group, name)


class Use(Frozen):
    """A hero about to use a skill."""

    group: Group
    hero: Fighter
    skill: HeroSkill


def spent(use: Use) -> SkillUsed:
    """The blue cube is laid (DR-079)."""
    return SkillUsed(
        group=use.group.number,
        who=use.hero.player,
        hero=use.hero.label,
        skill=use.skill.name,
        mark=mark(use.hero.player, use.hero.card),
        rule=use.skill.rule,
    )
