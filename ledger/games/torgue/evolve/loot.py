"""Bookkeeping of Loot, Gear and levels."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.torgue.events import loot as facts
from ledger.games.torgue.evolve.shelves import bagged, hunter, less, rezoned, unbagged, without, zone
from ledger.games.torgue.state.cards import TreeRead
from ledger.games.torgue.state.game import Torgue

evolves = Evolvers[Torgue]()


@evolves(facts.DrawOwed)
def draw_owed(state: Torgue, event: facts.DrawOwed) -> Torgue:
    return state.but(draws=(*state.draws, event.draw))


@evolves(facts.DrawCounted)
def draw_counted(state: Torgue, event: facts.DrawCounted) -> Torgue:
    if event.nth >= len(state.draws):
        return state
    counted = state.draws[event.nth].but(count=event.count, dice="")
    return state.but(draws=(*state.draws[: event.nth], counted, *state.draws[event.nth + 1 :]))


@evolves(facts.LootDrawn)
def loot_drawn(state: Torgue, event: facts.LootDrawn) -> Torgue:
    return unbagged(state, event.lay or event.loot)


@evolves(facts.DrawMade)
def draw_made(state: Torgue, event: facts.DrawMade) -> Torgue:
    if not state.draws:
        return state
    held = state.draws[0]
    left = (held.but(count=held.count - 1),) if held.count > 1 else ()
    return state.but(draws=(*left, *state.draws[1:]))


@evolves(facts.DrawsLapsed)
def draws_lapsed(state: Torgue, event: facts.DrawsLapsed) -> Torgue:
    return state.but(draws=())


@evolves(facts.LootLaid)
def loot_laid(state: Torgue, event: facts.LootLaid) -> Torgue:
    return rezoned(state, event.zone, loot=(*zone(state, event.zone).loot, event.loot))


@evolves(facts.LootGained)
def loot_gained(state: Torgue, event: facts.LootGained) -> Torgue:
    return hunter(state, event.who, loot=(*state.hunters[event.who].loot, event.loot))


@evolves(facts.LootAside)
def loot_aside(state: Torgue, event: facts.LootAside) -> Torgue:
    bounty = event.who if event.loot.kind == "bounty" else state.bounty
    return state.but(drawn=(*state.drawn, event.loot), bounty=bounty)


@evolves(facts.LootSpent)
def loot_spent(state: Torgue, event: facts.LootSpent) -> Torgue:
    state = hunter(state, event.who, loot=less(state.hunters[event.who].loot, (event.loot,)))
    return state if event.loot.kind == "legendary" else state.but(discarded=(*state.discarded, event.loot))


@evolves(facts.LegendaryGone)
def legendary_gone(state: Torgue, event: facts.LegendaryGone) -> Torgue:
    return state


@evolves(facts.BagRefilled)
def bag_refilled(state: Torgue, event: facts.BagRefilled) -> Torgue:
    left = list(event.tokens)
    for name, each in state.zones.items():
        stays = less(each.loot, left)
        for loot in less(each.loot, stays):
            left.remove(loot)
        state = rezoned(state, name, loot=stays)
    state = state.but(discarded=less(state.discarded, left))
    return bagged(state, event.tokens) if state.counted else state


@evolves(facts.CardDrawn)
def card_drawn(state: Torgue, event: facts.CardDrawn) -> Torgue:
    return state.but(fresh=(*state.fresh, event.fresh))


@evolves(facts.FreshSettled)
def fresh_settled(state: Torgue, event: facts.FreshSettled) -> Torgue:
    at = next((n for n, each in enumerate(state.fresh) if each.card == event.card), None)
    return state if at is None else state.but(fresh=state.fresh[:at] + state.fresh[at + 1 :])


@evolves(facts.GearTaken)
def gear_taken(state: Torgue, event: facts.GearTaken) -> Torgue:
    held = state.hunters[event.who]
    if event.where == "worn":
        return hunter(state, event.who, equipped=(*held.equipped, event.worn))
    return hunter(state, event.who, inventory=(*held.inventory, event.worn))


@evolves(facts.GearDropped)
def gear_dropped(state: Torgue, event: facts.GearDropped) -> Torgue:
    held = state.hunters[event.who]
    state = state.but(under=state.under.drop(event.deck))
    equipped = without(held.equipped, event.card)
    if equipped != held.equipped:
        return hunter(state, event.who, equipped=equipped)
    return hunter(state, event.who, inventory=without(held.inventory, event.card))


@evolves(facts.LevelsGained)
def levels_gained(state: Torgue, event: facts.LevelsGained) -> Torgue:
    for who, each in state.hunters.items():
        state = hunter(state, who, unspent=each.unspent + event.by)
    return state.but(levels=state.levels + event.by) if event.counts else state


@evolves(facts.SlotFilled)
def slot_filled(state: Torgue, event: facts.SlotFilled) -> Torgue:
    held = state.hunters[event.who]
    tree = state.lore.trees.get(held.tree, TreeRead(name=held.tree))
    if event.gives:
        read = tree.but(slots=tree.slots.put(event.slot, event.gives))
        state = state.but(lore=state.lore.but(trees=state.lore.trees.put(held.tree, read)))
    return hunter(state, event.who, slots=(*held.slots, event.slot), unspent=max(0, held.unspent - 1))


@evolves(facts.Respecced)
def respecced(state: Torgue, event: facts.Respecced) -> Torgue:
    return hunter(state, event.who, tree=event.tree, slots=event.slots, unspent=event.left)


@evolves(facts.CashGained)
def cash_gained(state: Torgue, event: facts.CashGained) -> Torgue:
    return hunter(state, event.who, cash=event.now)


@evolves(facts.CashSpent)
def cash_spent(state: Torgue, event: facts.CashSpent) -> Torgue:
    return hunter(state, event.who, cash=event.now)
