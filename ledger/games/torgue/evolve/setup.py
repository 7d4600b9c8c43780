"""Bookkeeping of the set-up."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.torgue.events import agreeing
from ledger.games.torgue.events import setup as facts
from ledger.games.torgue.evolve.shelves import bagged, everybody, hunter, placed, rezoned, zone
from ledger.games.torgue.state.cards import ScenarioRead
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.orders import AnnouncementDeck, EventDeck, Spotlight

evolves = Evolvers[Torgue]()


LAID_OUT = (
    *("enemies", "serial", "zones", "chests", "queue", "cards", "specials"),
    *("active", "round", "step", "beaten"),
)
"""What one game lays out, and the next one lays out anew."""
IN_THE_AIR = (
    *("strike", "volley", "window", "windows", "peril", "wounds", "draws", "blasts", "fumbles", "fresh", "arrivals"),
    "spotlight_choice",
)
"""What was begun and not settled: it is gone when a game is put away in the middle."""


@evolves(facts.CampaignStarted)
def campaign_started(state: Torgue, event: facts.CampaignStarted) -> Torgue:
    deck = EventDeck(left=event.count)
    return state.but(campaign=event.name, boss=event.boss, tier_zero=event.last, events=deck)


@evolves(facts.HunterAdded)
def hunter_added(state: Torgue, event: facts.HunterAdded) -> Torgue:
    return state.but(hunters=state.hunters.put(event.hunter.name, event.hunter))


@evolves(facts.ScenarioOpened)
def scenario_opened(state: Torgue, event: facts.ScenarioOpened) -> Torgue:
    return state.but(scenario=event.scenario, mode="scenario", phase="set-up", steps=())


@evolves(facts.StepsCleared)
def steps_cleared(state: Torgue, event: facts.StepsCleared) -> Torgue:
    side = state.spotlight.but(side="normal") if event.why == "hunt" else Spotlight()
    fresh = Torgue()
    kept = {name: getattr(fresh, name) for name in (*LAID_OUT, *IN_THE_AIR)}
    state = state.but(**kept, spotlight=side, recharging=(), rewarded=False, phase="set-up", steps=())
    if event.why == "scenario":
        state = everybody(state, favorite="", objects=()).but(machines=(), bounty="", levels=0)
    friends = {who: each.sidekick.but(zone="") if each.sidekick else None for who, each in state.hunters.items()}
    for who, friend in friends.items():
        state = hunter(
            state, who, zone="", stands="in", activated=False, thrown=0, fumbles=0, kills=(), sidekick=friend
        )
    return state


def _scenario(state: Torgue) -> ScenarioRead:
    return state.scenario or ScenarioRead(name="")


@evolves(facts.ScenarioRuleRead)
def scenario_rule_read(state: Torgue, event: facts.ScenarioRuleRead) -> Torgue:
    held = _scenario(state)
    return state.but(scenario=held.but(terrain=held.terrain.put(event.terrain, event.text)))


@evolves(facts.CalloutHidden)
def callout_hidden(state: Torgue, event: facts.CalloutHidden) -> Torgue:
    held = _scenario(state)
    return state.but(scenario=held.but(callouts=held.callouts.put(event.name, event.text)))


@evolves(facts.CalloutRevealed)
def callout_revealed(state: Torgue, event: facts.CalloutRevealed) -> Torgue:
    held = _scenario(state)
    return state.but(scenario=held.but(callouts=held.callouts.drop(event.name)))


@evolves(facts.ZoneLaid)
def zone_laid(state: Torgue, event: facts.ZoneLaid) -> Torgue:
    return state.but(zones=state.zones.put(event.zone.name, event.zone))


@evolves(facts.PiecePlaced)
def piece_placed(state: Torgue, event: facts.PiecePlaced) -> Torgue:
    return rezoned(state, event.zone, pieces=(*zone(state, event.zone).pieces, event.piece))


@evolves(facts.PieceRemoved)
def piece_removed(state: Torgue, event: facts.PieceRemoved) -> Torgue:
    left = tuple(each for each in zone(state, event.zone).pieces if each.label != event.piece)
    return rezoned(state, event.zone, pieces=left)


@evolves(facts.EnemyEntered)
def enemy_entered(state: Torgue, event: facts.EnemyEntered) -> Torgue:
    card = event.enemy.card
    serial = state.serial.put(card, state.serial.get(card, 0) + 1)
    return state.but(enemies=state.enemies.put(event.enemy.label, event.enemy), serial=serial)


@evolves(facts.ModelsCounted)
def models_counted(state: Torgue, event: facts.ModelsCounted) -> Torgue:
    return state.but(models=state.models.put(event.model, event.count))


@evolves(facts.ChestsLeft)
def chests_left(state: Torgue, event: facts.ChestsLeft) -> Torgue:
    return state.but(chests=state.chests.put(event.terrain, event.count))


@evolves(facts.TreeChosen)
def tree_chosen(state: Torgue, event: facts.TreeChosen) -> Torgue:
    return hunter(state, event.who, tree=event.tree)


@evolves(facts.FavoriteDealt)
def favorite_dealt(state: Torgue, event: facts.FavoriteDealt) -> Torgue:
    return hunter(state, event.who, favorite=event.card)


@evolves(facts.SpotlightGiven)
def spotlight_given(state: Torgue, event: facts.SpotlightGiven) -> Torgue:
    return state.but(spotlight=state.spotlight.but(holder=event.to), spotlight_choice=())


@evolves(facts.CashLaid)
def cash_laid(state: Torgue, event: facts.CashLaid) -> Torgue:
    return state.but(cash=event.now)


@evolves(facts.ModelDeployed)
def model_deployed(state: Torgue, event: facts.ModelDeployed) -> Torgue:
    return placed(state, event.who, event.zone)


@evolves(facts.DeckCounted)
def deck_counted(state: Torgue, event: facts.DeckCounted) -> Torgue:
    return state.but(deck=AnnouncementDeck(tiers=event.now))


@evolves(facts.QueueDealt)
def queue_dealt(state: Torgue, event: facts.QueueDealt) -> Torgue:
    known = state.deck.known
    for each in event.cards:
        known = known.put(each.name, each.tier) if each.tier else known
    return state.but(queue=event.cards, deck=state.deck.but(known=known))


@evolves(facts.BagFilled)
def bag_filled(state: Torgue, event: facts.BagFilled) -> Torgue:
    return bagged(state, (event.loot,) * event.count).but(counted=True)


@evolves(facts.AsideReturned)
def aside_returned(state: Torgue, event: facts.AsideReturned) -> Torgue:
    return bagged(state, event.tokens).but(drawn=())


@evolves(facts.DeckShuffled)
def deck_shuffled(state: Torgue, event: facts.DeckShuffled) -> Torgue:
    if event.deck == "event":
        held = state.events
        left = None if held.left is None else held.left + len(held.discard)
        return state.but(events=held.but(shuffled=True, under=(), left=left, discard=()))
    return state.but(under=state.under.drop(event.deck))


@evolves(facts.SetUpDone)
def set_up_done(state: Torgue, event: facts.SetUpDone) -> Torgue:
    return state.but(steps=(*state.steps, event.step))


@evolves(facts.GameBegan)
def game_began(state: Torgue, event: facts.GameBegan) -> Torgue:
    return state.but(games=event.number, mode=event.mode)


@evolves(agreeing.GroupAgreed)
def group_agreed(state: Torgue, event: agreeing.GroupAgreed) -> Torgue:
    return state


@evolves(agreeing.NumberRolled)
def number_rolled(state: Torgue, event: agreeing.NumberRolled) -> Torgue:
    return state


@evolves(facts.Reminded)
def reminded(state: Torgue, event: facts.Reminded) -> Torgue:
    return state
