"""Facts of heroes in play and of their fights."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.draggmar.events.heroes import HeroKilled, HeroWounded
from ledger.games.draggmar.events.rooms import MonsterFought, NobodyFought, OutcomeTold, TrapSprung
from ledger.games.draggmar.state import game
from ledger.games.draggmar.state.crawl import Fighter
from tests.games.draggmar.readers import At, Names


def trap_hits(at: At) -> Names:
    """Whom the traps of the rows struck; the last trap counts, a disarmed one strikes nobody."""
    sprung = at.facts(TrapSprung)
    return sprung[-1].hit if sprung else ()


def in_play(at: At) -> Mapping[str, Names]:
    """The items beside the hero of each player, in alphabetical order."""
    found = {player: game.group_of(at.state, player) for player in at.state.players}
    shown = {
        player: [(each.hero, each.card.name) for each in group.items] if group else []
        for player, group in found.items()
    }
    mine = {player: {each.label for each in _fighters(at, player)} for player in at.state.players}
    return {
        player: tuple(sorted(name for hero, name in held if hero in mine[player])) for player, held in shown.items()
    }


def _fighters(at: At, player: str) -> list[Fighter]:
    return [each for each in game.fighters(at.state) if each.player == player]


def alive(at: At) -> Mapping[str, bool]:
    """Whether a player has a hero in play."""
    return {player: bool(_fighters(at, player)) for player in at.state.players}


def heroes(at: At) -> Mapping[str, Names]:
    """The heroes in play."""
    return {player: tuple(each.card.name for each in _fighters(at, player)) for player in at.state.players}


def killed(at: At) -> Names:
    """The heroes that died, by their players."""
    return tuple(each.who for each in at.facts(HeroKilled))


def wounds(at: At) -> Mapping[str, int]:
    """The wounds of each player's first hero; of a dead one, those that it died of."""
    told = {each.who: each.now for each in at.facts(HeroWounded)}
    shown = {player: _fighters(at, player) for player in at.state.players}
    return {player: held[0].wounds if held else told.get(player, 0) for player, held in shown.items()}


def hero_wounds(at: At) -> Mapping[str, int]:
    """The wounds of each hero in play, by its name."""
    return {each.card.name: each.wounds for each in game.fighters(at.state)}


def health(at: At) -> int | None:
    """What the last wounded hero can bear, its lasting strength included."""
    return at.last(HeroWounded).health


def skill_used(at: At) -> Mapping[str, bool]:
    """Whether a player has a hero with a blue cube."""
    return {player: any(mark.startswith(f"{player}/") for mark in at.state.used) for player in at.state.players}


def heroes_fighting(at: At) -> int:
    fought = at.last(MonsterFought, NobodyFought)
    return fought.heroes if isinstance(fought, MonsterFought) else 0


def monster_health(at: At) -> int:
    return at.last(MonsterFought).health


def attack_total(at: At) -> int:
    return at.last(MonsterFought).attack


def strike(at: At) -> int:
    return at.last(MonsterFought).strike


def defeated(at: At) -> bool:
    fought = at.last(MonsterFought, NobodyFought, OutcomeTold)
    if isinstance(fought, MonsterFought):
        return fought.defeated
    return isinstance(fought, OutcomeTold) and fought.outcome == "defeated"


def boosts(at: At) -> int:
    """What skills and Fame add to all heroes in this room."""
    return sum(each.attack_here + each.defence_here + each.boosts for each in game.fighters(at.state))


def outcomes(at: At) -> Mapping[str, bool]:
    """Every fight by the name of its room: whether the monster was defeated."""
    return {each.room: each.defeated for each in at.facts(MonsterFought)}
