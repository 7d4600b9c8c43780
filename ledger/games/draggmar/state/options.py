"""What the table settles: variants, expansions, and the readings of what the rulebook leaves open."""

from __future__ import annotations

from ledger.core.model import State
from ledger.core.options import Option, chosen

_SWITCH = ("off", "on")


def _early(name: str, asks: str, words: tuple[str, ...] = _SWITCH, rule: str = "DR-024") -> Option:
    return Option(name=name, words=words, default=words[0], rule=rule, asks=asks, early=True)


def _reading(name: str, words: tuple[str, ...], rule: str, asks: str) -> Option:
    return Option(name=name, words=words, default=words[0], rule=rule, asks=asks)


OPTIONS: tuple[Option, ...] = (
    _early("undead-crusade", "play with Rifts"),
    _early("dark-elves", "play with the Dark Elf cards"),
    _early("difficult", "monsters at home strike 1 harder"),
    _early("brutal", "each failing player costs Fate"),
    _early("solo", "one player with two heroes", ("auto", "on", "off")),
    _early("level-tokens", "how many tokens lie on the map", ("12", "9"), "AMB-1"),
    _early("rift-deck", "endings in the bottom half, or all shuffled", ("halves", "shuffled"), "AMB-30"),
    _reading(
        "deploy-penalty",
        ("unscouted", "face-down", "occupied", "empty-face-up", "ask"),
        "AMB-5",
        "which dungeons cost Fate after deployment",
    ),
    _reading("level-change", ("at-once", "next-crawl"), "AMB-6", "when Fate changes the level of an open crawl"),
    _reading("boosts", ("many", "one"), "AMB-14", "how many Fame boosts a hero gets in one room"),
    _reading("reshuffle", ("at-once", "when-needed"), "AMB-16", "when an empty deck is rebuilt"),
    _reading("fortress-players", ("table", "group"), "AMB-28", "who counts for the Fortress deck"),
    _reading("skill-time", ("any", "strict"), "AMB-44", "whether skills may follow items"),
    _reading("free-cards", ("limited", "unlimited"), "AMB-47", "whether the hand limit holds for free cards"),
    _reading("help-others", ("off", "on"), "AMB-11", "whether items may serve another player's hero"),
    _reading("scouting-loss", ("once", "each-player"), "AMB-3", "who pays when no token is left to scout"),
    _reading("deploy-level", ("effective", "printed"), "AMB-7", "which level an unexplored dungeon costs"),
    _reading("loot-decider", ("group", "table"), "AMB-19", "whose Fame decides who gets an item"),
    _reading("hands", ("hidden", "open"), "AMB-42", "whether the campaign sheet lists hands"),
    _reading("fate-limit", ("none", *map(str, range(15, 41))), "DR-020", "the last space of the Fate track"),
)


def option(state: State, name: str) -> str:
    """The value of an option, as set or by default."""
    return chosen(OPTIONS, state, name)
