"""Keep and Discard: heroes that stay."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.games.draggmar import content
from ledger.games.draggmar.events.heroes import HeroKept, HeroRaised, HeroRetired
from ledger.games.draggmar.moves.keep import Keep, LevelUp
from ledger.games.draggmar.rules.asking import Unfolds, in_play, out_of_step
from ledger.games.draggmar.rules.cards import ready_to_draw
from ledger.games.draggmar.rules.costs import pay
from ledger.games.draggmar.rules.hiring import fame_short
from ledger.games.draggmar.rules.reading import read_hero
from ledger.games.draggmar.state.cards import deck_of
from ledger.games.draggmar.state.crawl import Fighter, Group
from ledger.games.draggmar.state.game import Draggmar, fighters, hand
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import hero_read

decides = Deciders[Draggmar]()


@decides(Keep)
def keep(state: Draggmar, move: Keep) -> Decision[Draggmar]:
    yield from out_of_step(state, "keeping")
    group, hero = _living(state, move.hero, "DR-152")
    yield from _other_way(state, "paid", "DR-152", "a hero rises by the fight with a boss")
    yield from _not_passed(group, "DR-152")
    yield from _retires(hero, "DR-159")
    price = content.play().fame.keep
    yield from fame_short(state, hero.player, price, "DR-152")
    if move.search is None:
        yield _search(hero)
        return
    state = yield from pay(state, hero.player, price, f"to keep {hero.label}", "DR-152")
    if move.search == "found":
        yield from _rise(state, group, hero, move, "DR-153")
        return
    yield HeroKept(group=group.number, who=hero.player, hero=hero.label, card=hero.card, rule="DR-153")


@decides(LevelUp)
def level_up(state: Draggmar, move: LevelUp) -> Decision[Draggmar]:
    yield from out_of_step(state, "discarding")
    group, hero = _living(state, move.hero, "DR-154")
    yield from _other_way(state, "free", "DR-154", "a hero rises for Fame, when it is kept")
    yield from _not_passed(group, "DR-154")
    yield from _retires(hero, "DR-159")
    if not hero.fought:
        told = f"{hero.label} was not in the fight with the boss."
        hint = "name another hero" if option(state, "level-up") == "free" else "keep costs 1 Fame"
        yield Objection(code="boss-not-fought", rule="DR-154", because=told, hint=hint)
    if move.search is None:
        yield _search(hero)
        return
    if move.search == "found":
        yield from _rise(state, group, hero, move, "DR-154")
        return
    yield HeroRetired(group=group.number, who=hero.player, hero=hero.label, card=hero.card, rule="DR-154")


def _other_way(state: Draggmar, way: str, rule: str, told: str) -> Iterator[Objection]:
    """An objection to one of the two ways to rise where the table knows only the other (AMB-24)."""
    if option(state, "level-up") not in ("both", way):
        yield Objection(code="rising-other", rule=rule, because=f"Here {told}.", hint="option level-up both")


def _living(state: Draggmar, name: str, rule: str) -> tuple[Group, Fighter]:
    """The hero in play; one that rose or was kept already lies in the hand again."""
    kept = [card.name for player in state.players for card in hand(state, player) if card.kept]
    if name in kept and not any(hero.label == name for hero in fighters(state)):
        raise refused("hero-kept", rule, f"{name} is kept already.", "name another hero")
    return in_play(state, name, rule)


def _not_passed(group: Group, rule: str) -> Iterator[Objection]:
    if group.result != "cleared":
        told = f"The group at {group.place} did not pass its dungeon."
        yield Objection(code="dungeon-failed", rule=rule, because=told, hint="a hero that passed its own")


def _retires(hero: Fighter, rule: str) -> Iterator[Objection]:
    if hero.card.level >= content.play().fate.top_level:
        told = f"{hero.label} is level {hero.card.level} and retires."
        yield Objection(code="hero-retires", rule=rule, because=told, hint="name another hero")


def _search(hero: Fighter) -> Asking:
    asks = f"Is {hero.card.name} in the level {hero.card.level + 1} deck? found or missing"
    return Asking(field="search", asks=asks)


def _rise(state: Draggmar, group: Group, hero: Fighter, move: Keep | LevelUp, rule: str) -> Unfolds:
    """The namesake of the next level comes to the hand, the old card is discarded (DR-153)."""
    old = hero.card
    new = old.but(level=min(content.play().fate.top_level, old.level + 1))
    of = hero_read(state, old.name, old.level).of
    typed = {"values": move.values, "of": of if move.values else None}
    state = yield from ready_to_draw(state, deck_of(new), "DR-059")
    state = yield from read_hero(state, new.name, new.level, **typed)
    return (yield HeroRaised(group=group.number, who=hero.player, hero=hero.label, old=old, new=new, rule=rule))
