"""Bookkeeping of heroes in play, of skills and of curses."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.core.piles import discarded
from ledger.games.draggmar.events.heroes import (
    BountySet,
    CardStolen,
    CurseLifted,
    CursePassed,
    CursesIgnored,
    CurseTaken,
    ExtraWanted,
    HeroBoosted,
    HeroHealed,
    HeroHid,
    HeroKept,
    HeroKilled,
    HeroPlayed,
    HeroRaised,
    HeroRetired,
    HeroStrengthened,
    HeroSwapped,
    HeroWounded,
    ItemExchanged,
    ItemReserved,
    SkillUsed,
)
from ledger.games.draggmar.evolve.shelves import (
    laid_away,
    off_market,
    on_market,
    picked_up,
    taken_from_deck,
    with_card,
    with_fighter,
    with_group,
    with_pile,
    without_card,
    without_fighter,
)
from ledger.games.draggmar.state.cards import Card, deck_of
from ledger.games.draggmar.state.crawl import Curse, Fighter, Group, Played
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.readings import mark

evolves = Evolvers[Draggmar]()


@evolves(HeroPlayed)
def hero_played(state: Draggmar, event: HeroPlayed) -> Draggmar:
    fighter = Fighter(player=event.who, label=event.hero, card=event.card, wounds=event.wounds)
    state = without_card(state, event.who, event.card)
    state = state.but(hand_wounds=_with_wounds(state, event.who, event.card, 0))
    return with_group(state, event.group, lambda group: group.but(fighters=(*group.fighters, fighter)))


@evolves(HeroSwapped)
def hero_swapped(state: Draggmar, event: HeroSwapped) -> Draggmar:
    state = with_card(without_card(state, event.who, event.other_card), event.who, event.card)
    fresh = Fighter(player=event.who, label=event.other, card=event.other_card, wounds=event.other_wounds)
    state = state.but(hand_wounds=_with_wounds(state, event.who, event.other_card, 0))
    state = state.but(hand_wounds=_with_wounds(state, event.who, event.card, event.wounds))

    def served(played: Played) -> Played:
        return played.but(hero=event.other) if played.hero == event.hero else played

    def swapped(group: Group) -> Group:
        fighters = tuple(fresh if each.label == event.hero else each for each in group.fighters)
        return group.but(fighters=fighters, items=tuple(map(served, group.items)))

    return with_group(state, event.group, swapped)


def _with_wounds(state: Draggmar, player: str, card: Card, wounds: int) -> Roster[str, int]:
    """The wounds that heroes keep in hands, with those of one more; none for 0."""
    marked = mark(player, card)
    return state.hand_wounds.put(marked, wounds) if wounds else state.hand_wounds.drop(marked)


@evolves(HeroWounded)
def hero_wounded(state: Draggmar, event: HeroWounded) -> Draggmar:
    return with_fighter(state, event.group, event.hero, lambda each: each.but(wounds=event.now))


@evolves(HeroHealed)
def hero_healed(state: Draggmar, event: HeroHealed) -> Draggmar:
    return with_fighter(state, event.group, event.hero, lambda each: each.but(wounds=event.now))


@evolves(HeroKilled)
def hero_killed(state: Draggmar, event: HeroKilled) -> Draggmar:
    return laid_away(without_fighter(state, event.group, event.hero), (event.card,))


@evolves(SkillUsed)
def skill_used(state: Draggmar, event: SkillUsed) -> Draggmar:
    return state.but(used=(*state.used, event.mark))


@evolves(HeroStrengthened)
def hero_strengthened(state: Draggmar, event: HeroStrengthened) -> Draggmar:
    def stronger(each: Fighter) -> Fighter:
        if event.lasting:
            return (
                each.but(attack=each.attack + event.by)
                if event.stat == "attack"
                else each.but(defence=each.defence + event.by)
            )
        if event.stat == "attack":
            return each.but(attack_here=each.attack_here + event.by)
        return each.but(defence_here=each.defence_here + event.by)

    return with_fighter(state, event.group, event.hero, stronger)


@evolves(HeroBoosted)
def hero_boosted(state: Draggmar, event: HeroBoosted) -> Draggmar:
    def boosted(each: Fighter) -> Fighter:
        each = each.but(boosts=each.boosts + 1)
        if event.stat == "attack":
            return each.but(attack_here=each.attack_here + event.by)
        return each.but(defence_here=each.defence_here + event.by)

    return with_fighter(state, event.group, event.hero, boosted)


@evolves(HeroHid)
def hero_hid(state: Draggmar, event: HeroHid) -> Draggmar:
    return with_fighter(state, event.group, event.hero, lambda each: each.but(hidden=True))


@evolves(BountySet)
def bounty_set(state: Draggmar, event: BountySet) -> Draggmar:
    return with_fighter(state, event.group, event.hero, lambda each: each.but(bounty=event.by))


@evolves(ExtraWanted)
def extra_wanted(state: Draggmar, event: ExtraWanted) -> Draggmar:
    return with_fighter(state, event.group, event.hero, lambda each: each.but(extra=True))


@evolves(ItemReserved)
def item_reserved(state: Draggmar, event: ItemReserved) -> Draggmar:
    def reserved(group: Group) -> Group:
        items = list(group.items)
        for at, played in enumerate(items):
            if (played.owner, played.card, played.returns) == (event.owner, event.card, False):
                items[at] = played.but(returns=True)
                break
        return group.but(items=tuple(items))

    return with_group(state, event.group, reserved)


@evolves(ItemExchanged)
def item_exchanged(state: Draggmar, event: ItemExchanged) -> Draggmar:
    state = with_card(without_card(state, event.who, event.given), event.who, event.taken)
    if event.from_ == "discard":
        return laid_away(picked_up(state, event.taken), (event.given,))
    if event.from_ in state.market:
        return on_market(off_market(state, event.from_), event.from_, event.given)

    def replaced(group: Group) -> Group:
        items = tuple(
            each.but(card=event.given) if (each.hero, each.card) == (event.from_, event.taken) else each
            for each in group.items
        )
        return group.but(items=items)

    return with_group(state, event.group, replaced)


@evolves(CardStolen)
def card_stolen(state: Draggmar, event: CardStolen) -> Draggmar:
    return with_card(without_card(state, event.victim, event.card), event.who, event.card)


@evolves(CursesIgnored)
def curses_ignored(state: Draggmar, event: CursesIgnored) -> Draggmar:
    return state.but(shielded=(*state.shielded, event.who))


@evolves(CurseTaken)
def curse_taken(state: Draggmar, event: CurseTaken) -> Draggmar:
    curse = Curse(name=event.name, player=event.who, hero=event.hero)
    names = state.lore.curses if event.name in state.lore.curses else (*state.lore.curses, event.name)
    state = taken_from_deck(state, "curses", event.name)
    return state.but(curses=(*state.curses, curse), lore=state.lore.but(curses=names))


@evolves(CursePassed)
def curse_passed(state: Draggmar, event: CursePassed) -> Draggmar:
    moved = Curse(name=event.name, player=event.to)
    return state.but(curses=(*_without_curse(state, event.who, event.name), moved))


@evolves(CurseLifted)
def curse_lifted(state: Draggmar, event: CurseLifted) -> Draggmar:
    state = state.but(curses=_without_curse(state, event.who, event.name))
    return with_pile(state, "curses", lambda held: discarded(held, event.name))


def _without_curse(state: Draggmar, player: str, name: str) -> tuple[Curse, ...]:
    at = next((n for n, each in enumerate(state.curses) if (each.player, each.name) == (player, name)), None)
    return state.curses if at is None else state.curses[:at] + state.curses[at + 1 :]


@evolves(HeroKept)
def hero_kept(state: Draggmar, event: HeroKept) -> Draggmar:
    return with_card(without_fighter(state, event.group, event.hero), event.who, event.card.but(kept=True))


@evolves(HeroRaised)
def hero_raised(state: Draggmar, event: HeroRaised) -> Draggmar:
    state = laid_away(without_fighter(state, event.group, event.hero), (event.old,))
    return with_card(taken_from_deck(state, deck_of(event.new), event.new.name), event.who, event.new.but(kept=True))


@evolves(HeroRetired)
def hero_retired(state: Draggmar, event: HeroRetired) -> Draggmar:
    return laid_away(without_fighter(state, event.group, event.hero), (event.card,))
