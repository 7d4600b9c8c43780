"""Bookkeeping of rounds, scouting, deployment and Fate."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.draggmar.events.rounds import (
    DungeonsLowered,
    DungeonsRaised,
    FateRaised,
    FateReduced,
    GameLost,
    GameResumed,
    GameWon,
    ReadinessLost,
    Reminded,
    RoundBegan,
    RoundEnded,
    StandeePlaced,
    StepBegan,
    TokenScouted,
    TokenTurned,
    TurnEnded,
    UnexploredNamed,
)
from ledger.games.draggmar.state.crawl import Group
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.places import Site

evolves = Evolvers[Draggmar]()


@evolves(RoundBegan)
def round_began(state: Draggmar, event: RoundBegan) -> Draggmar:
    hands = Roster({player: tuple(card.but(kept=False) for card in cards) for player, cards in state.hands.items()})
    return state.but(round=event.round, hands=hands)


@evolves(StepBegan)
def step_began(state: Draggmar, event: StepBegan) -> Draggmar:
    return state.but(step=event.step, turn=event.turn, done=(), redraw=())


@evolves(TurnEnded)
def turn_ended(state: Draggmar, event: TurnEnded) -> Draggmar:
    others = tuple(each for each in state.done if each != event.who)
    return state.but(turn=event.to, redraw=(), done=(*others, event.who) if event.through else others)


@evolves(ReadinessLost)
def readiness_lost(state: Draggmar, event: ReadinessLost) -> Draggmar:
    return state.but(done=tuple(each for each in state.done if each != event.who), turn=state.turn or event.who)


@evolves(TokenScouted)
def token_scouted(state: Draggmar, event: TokenScouted) -> Draggmar:
    site = state.sites.get(event.place, Site()).but(token=event.level, turned=event.round, turned_by="scout")
    return state.but(sites=state.sites.put(event.place, site), scouts=(*state.scouts, event.who))


@evolves(TokenTurned)
def token_turned(state: Draggmar, event: TokenTurned) -> Draggmar:
    site = state.sites.get(event.place, Site())
    by = "hand" if event.by_hand else "arrival"
    site = site.but(token=event.level, turned=event.round, turned_by=by)

    def seen(group: Group) -> Group:
        here = group.place == event.place and not group.rift and not group.token
        return group.but(token=event.level, level=event.counts) if here else group

    return state.but(sites=state.sites.put(event.place, site), groups=tuple(map(seen, state.groups)))


@evolves(StandeePlaced)
def standee_placed(state: Draggmar, event: StandeePlaced) -> Draggmar:
    done = (*(each for each in state.done if each != event.who), *(() if event.more else (event.who,)))
    return state.but(standees=state.standees.put(event.standee or event.who, event.place), done=done, turn=event.to)


@evolves(UnexploredNamed)
def unexplored_named(state: Draggmar, event: UnexploredNamed) -> Draggmar:
    return state.but(unexplored=event.places)


@evolves(FateReduced)
def fate_reduced(state: Draggmar, event: FateReduced) -> Draggmar:
    return state.but(fate=event.now)


@evolves(FateRaised)
def fate_raised(state: Draggmar, event: FateRaised) -> Draggmar:
    return state.but(fate=event.now)


@evolves(DungeonsRaised)
def dungeons_raised(state: Draggmar, event: DungeonsRaised) -> Draggmar:
    return state


@evolves(DungeonsLowered)
def dungeons_lowered(state: Draggmar, event: DungeonsLowered) -> Draggmar:
    return state


@evolves(GameLost)
def game_lost(state: Draggmar, event: GameLost) -> Draggmar:
    return state.but(ended="lost", ended_by=event.rule)


@evolves(GameWon)
def game_won(state: Draggmar, event: GameWon) -> Draggmar:
    return state.but(ended="won", ended_by=event.rule, winners=event.winners)


@evolves(GameResumed)
def game_resumed(state: Draggmar, event: GameResumed) -> Draggmar:
    return state.but(ended="", ended_by="", winners=())


@evolves(Reminded)
def reminded(state: Draggmar, event: Reminded) -> Draggmar:
    return state


@evolves(RoundEnded)
def round_ended(state: Draggmar, event: RoundEnded) -> Draggmar:
    return state.but(
        groups=(),
        used=(),
        shielded=(),
        scouts=(),
        unexplored=None,
        hand_wounds=Roster(),
        standees=Roster({player: event.city or state.standees.get(player, "") for player in state.players}),
    )
