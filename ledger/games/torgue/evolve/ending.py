"""Bookkeeping of the End of Round, of the end of a game, and of what happens between two."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.torgue.events import ending as facts
from ledger.games.torgue.events import hunts
from ledger.games.torgue.evolve.shelves import (
    bagged,
    everybody,
    healed,
    hunter,
    less,
    loaded,
    rested,
    restocked,
    rezoned,
    token,
    unbagged,
    without,
    zone,
)
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import has, stored
from ledger.games.torgue.state.owed import Offer

evolves = Evolvers[Torgue]()


@evolves(facts.StepReached)
def step_reached(state: Torgue, event: facts.StepReached) -> Torgue:
    return state.but(step=event.step)


@evolves(facts.CleanUpRolled)
def clean_up_rolled(state: Torgue, event: facts.CleanUpRolled) -> Torgue:
    return state


@evolves(facts.LegendaryRemoved)
def legendary_removed(state: Torgue, event: facts.LegendaryRemoved) -> Torgue:
    left = tuple(each for each in zone(state, event.zone).loot if each.kind != "legendary")
    return rezoned(state, event.zone, loot=left)


@evolves(facts.TokensRefreshed)
def tokens_refreshed(state: Torgue, event: facts.TokensRefreshed) -> Torgue:
    for each in event.tokens:
        state = token(state, event.who, each, ready=True)
    return state


@evolves(facts.HunterRespawned)
def hunter_respawned(state: Torgue, event: facts.HunterRespawned) -> Torgue:
    held = loaded(healed(state.hunters[event.who]))
    friend = held.sidekick.but(zone=event.beside or event.zone) if held.sidekick else None
    state = state.but(hunters=state.hunters.put(event.who, held.but(stands="in", zone=event.zone, sidekick=friend)))
    return state.but(recharging=tuple(each for each in state.recharging if each != event.who))


@evolves(facts.LootPaid)
def loot_paid(state: Torgue, event: facts.LootPaid) -> Torgue:
    state = hunter(state, event.who, loot=less(state.hunters[event.who].loot, (event.loot,)))
    return state.but(discarded=(*state.discarded, event.loot))


@evolves(facts.Checked)
def checked(state: Torgue, event: facts.Checked) -> Torgue:
    return state


@evolves(facts.GameEnded)
def game_ended(state: Torgue, event: facts.GameEnded) -> Torgue:
    nothing = Torgue()
    air = (
        "strike",
        "volley",
        "window",
        "windows",
        "peril",
        "wounds",
        "draws",
        "blasts",
        "fumbles",
        "fresh",
        "arrivals",
        "cards",
    )
    state = state.but(**{name: getattr(nothing, name) for name in air}, spotlight_choice=(), active="")
    return state.but(results=(*state.results, (event.name, event.how)))


@evolves(facts.CampaignEnded)
def campaign_ended(state: Torgue, event: facts.CampaignEnded) -> Torgue:
    return state.but(ended=event.how, ended_by=event.rule)


@evolves(facts.StepBegan)
def step_began(state: Torgue, event: facts.StepBegan) -> Torgue:
    return everybody(state, passed=False).but(phase="between", pause=event.step)


@evolves(hunts.HuntBegan)
def hunt_began(state: Torgue, event: hunts.HuntBegan) -> Torgue:
    for who, each in state.hunters.items():
        state = hunter(state, who, locked=each.loot)
    for loot in event.out:
        state = unbagged(state, loot)
    return state.but(mode="hunt", hunt=event.card, map=event.map, bounty="", drawn=(*state.drawn, *event.out))


@evolves(hunts.PurseLost)
def purse_lost(state: Torgue, event: hunts.PurseLost) -> Torgue:
    for who, each in state.hunters.items():
        state = hunter(state, who, loot=tuple(one for one in each.loot if one.kind == "legendary"), cash=0)
    return bagged(state.but(cash=0), event.tokens)


@evolves(hunts.HuntersReadied)
def hunters_readied(state: Torgue, event: hunts.HuntersReadied) -> Torgue:
    for who, held in state.hunters.items():
        fresh = rested(held)
        state = state.but(hunters=state.hunters.put(who, loaded(fresh) if event.loads else fresh))
    return state


@evolves(hunts.HuntForgone)
def hunt_forgone(state: Torgue, event: hunts.HuntForgone) -> Torgue:
    return state.but(bounty="")


@evolves(hunts.RewardTaken)
def reward_taken(state: Torgue, event: hunts.RewardTaken) -> Torgue:
    under = (*state.under.get("torgue", ()), event.under)
    return state.but(rewarded=True, under=state.under.put("torgue", under))


@evolves(facts.OffersMade)
def offers_made(state: Torgue, event: facts.OffersMade) -> Torgue:
    shown = state.revealed.put(event.deck, state.revealed.get(event.deck, 0) + len(event.cards))
    fresh = tuple(Offer(card=each, deck=event.deck) for each in event.cards)
    return state.but(offers=(*state.offers, *fresh), revealed=shown)


@evolves(facts.GoTaken)
def go_taken(state: Torgue, event: facts.GoTaken) -> Torgue:
    return state.but(buyer=event.who)


@evolves(facts.CardBought)
def card_bought(state: Torgue, event: facts.CardBought) -> Torgue:
    at = next((n for n, each in enumerate(state.offers) if each.card == event.card), None)
    state = everybody(state, passed=False) if event.reopens else state
    return state if at is None else state.but(offers=state.offers[:at] + state.offers[at + 1 :])


@evolves(facts.GearSold)
def gear_sold(state: Torgue, event: facts.GearSold) -> Torgue:
    held = state.hunters[event.who]
    equipped = without(held.equipped, event.card)
    inventory = held.inventory if equipped != held.equipped else without(held.inventory, event.card)
    state = hunter(state, event.who, equipped=equipped, inventory=inventory)
    return state.but(sold=(*state.sold, (event.card, event.deck)))


@evolves(facts.LootSold)
def loot_sold(state: Torgue, event: facts.LootSold) -> Torgue:
    state = hunter(state, event.who, loot=less(state.hunters[event.who].loot, (event.loot,)))
    return state.but(purse=(*state.purse, event.loot))


@evolves(facts.VendingPassed)
def vending_passed(state: Torgue, event: facts.VendingPassed) -> Torgue:
    return hunter(state, event.who, passed=True)


@evolves(facts.VendingClosed)
def vending_closed(state: Torgue, event: facts.VendingClosed) -> Torgue:
    return bagged(state, event.tokens).but(sold=(), offers=(), revealed=Roster(), purse=(), buyer="")


@evolves(facts.GearTraded)
def gear_traded(state: Torgue, event: facts.GearTraded) -> Torgue:
    held = state.hunters[event.who]
    worn = has(held, event.card) or stored(held, event.card)
    if worn is None:
        return state
    equipped = without(held.equipped, event.card)
    inventory = held.inventory if equipped != held.equipped else without(held.inventory, event.card)
    state = hunter(state, event.who, equipped=equipped, inventory=inventory)
    return hunter(state, event.to, inventory=(*state.hunters[event.to].inventory, worn))


@evolves(facts.Rested)
def all_rested(state: Torgue, event: facts.Rested) -> Torgue:
    for who, held in state.hunters.items():
        fresh = restocked(loaded(rested(held)))
        state = state.but(hunters=state.hunters.put(who, fresh.but(loot=(), cash=0)))
    for name in state.zones:
        state = rezoned(state, name, loot=())
    return bagged(state.but(cash=0, discarded=(), purse=()), event.tokens)


@evolves(facts.DeckUpgraded)
def deck_upgraded(state: Torgue, event: facts.DeckUpgraded) -> Torgue:
    known = state.deck.known
    gone = event.out or tuple(name for name, tier in known.items() if tier == event.tier)
    for each in gone:
        known = known.drop(each)
    for each in event.into:
        known = known.put(each, event.tier + 1)
    levels = max(0, state.levels - int(event.ends))
    return state.but(deck=state.deck.but(tiers=event.now, known=known), levels=levels)


@evolves(facts.UpgradeLeft)
def upgrade_left(state: Torgue, event: facts.UpgradeLeft) -> Torgue:
    return state.but(levels=0)


@evolves(facts.Recorded)
def recorded(state: Torgue, event: facts.Recorded) -> Torgue:
    return state.but(records=(*state.records, event.text))


@evolves(facts.RollOff)
def roll_off(state: Torgue, event: facts.RollOff) -> Torgue:
    return state
