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
    _reading("first-player", ("stays", "rotates"), "AMB-2", "whether the First Player token moves each round"),
    _reading("face-down-deploy", ("allowed", "refused"), "AMB-4", "whether one may go to a face-down token"),
    _reading("empty-rooms", ("told", "refused"), "AMB-8", "a room drawn from an empty room deck"),
    _reading("hand-counts", ("held", "curses"), "AMB-9", "what the hand limit counts: cards held, or curses too"),
    _reading("traded-item", ("top", "beneath"), "AMB-10", "where a traded item goes in its stack"),
    _reading("market-gaps", ("open", "filled"), "AMB-10", "what becomes of a Market place that was bought empty"),
    _reading("mage-swap", ("three", "two"), "AMB-12", "whether a Mage also swaps what another hero wears"),
    _reading("chest-lock", ("at-least", "equal"), "AMB-13", "which Lockpick level opens a chest"),
    _reading("disarm", ("group", "player"), "AMB-13", "whom a Vagabond who disarms a trap protects"),
    _reading("lasting-defence", ("health", "absorbs"), "AMB-15", "what a Warrior's lasting defence does"),
    _reading("thrown-room", ("aside", "pile"), "AMB-17", "whether a replaced room joins the Fame pile"),
    _reading("undefeated", ("fame", "none"), "AMB-18", "what a monster that was not beaten pays"),
    _reading("split-pile", ("own", "dungeon"), "AMB-20", "which rooms pay a group that split up"),
    _reading("second-clear", ("fame", "nothing"), "AMB-21", "what a dungeon that others cleared before pays"),
    _reading("late-failure", ("costs", "free"), "AMB-21", "a group that fails where the token is gone"),
    _reading("early-failure", ("costs", "free"), "AMB-23", "a group that fails before it meets a boss"),
    _reading("swap-wounds", ("cleared", "kept"), "AMB-35", "the wounds of a hero that is swapped out"),
    _reading("ranger-extra", ("group", "taker"), "AMB-36", "whose reward gives a Ranger another item"),
    _reading("nobody-fights", ("passed", "defeated"), "AMB-37", "a monster that no hero fights"),
    _reading("standees", ("city", "stay"), "AMB-41", "where standees wait between rounds"),
    _reading("lockpick-slot", ("none", "weapon"), "AMB-43", "the place that a Lockpick takes"),
    _reading("solo-standees", ("one", "two"), "AMB-45", "how many standees a solo player places"),
    _reading("trophy", ("killers", "survivors"), "AMB-22", "which heroes count for a trophy"),
    _reading("level-up", ("both", "free", "paid"), "AMB-24", "in which ways heroes rise"),
    _reading("boss-count", ("killed", "cleared"), "AMB-25", "when a boss counts for the Fortress"),
    _reading("velos-level", ("none", "2", "3"), "AMB-25", "which level General Velos counts for"),
    _reading("fame-floor", ("zero", "none"), "AMB-26", "where a loss of Fame stops"),
    _reading("final-tie", ("shared", "victors"), "AMB-27", "who wins a tie, all or victors of the Fortress"),
    _reading("brutal-loss", ("players", "both"), "AMB-29", "who costs Fate when brutal, players or groups too"),
    _reading("rift-again", ("off", "on"), "AMB-31", "whether a closed Rift may open again"),
    _reading("rift-tick", ("together", "one-by-one"), "AMB-32", "how active Rifts cost Fate as a round ends"),
    _reading("fortress-fame", ("all", "trophies", "none"), "AMB-33", "what the cards of a won Fortress pay"),
    _reading("fortress-loss", ("players", "group"), "AMB-33", "whose defeat costs 5 Fame in the Fortress"),
    _reading("rift-cards-out", ("passed", "failed"), "AMB-34", "how a Rift crawl ends with the last card"),
    _reading("solo-fame", ("once", "twice"), "AMB-38", "how often a player with two heroes is paid"),
    _reading("velos-card", ("trophy", "gone"), "AMB-39", "what the card of General Velos becomes"),
    _reading("cultists", ("bosses", "monsters"), "AMB-40", "what the two Cultists of the Fortress are"),
    _reading("elite-bosses", ("extra", "among"), "AMB-40", "whether the elite are among four Level 3 bosses"),
    _reading("solo-party", ("goes-on", "ends"), "AMB-48", "what a solo party with one hero does"),
    _reading("fate-limit", ("none", *map(str, range(15, 41))), "DR-020", "the last space of the Fate track"),
)


def option(state: State, name: str) -> str:
    """The value of an option, as set or by default."""
    return chosen(OPTIONS, state, name)
