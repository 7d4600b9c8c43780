"""What the table settles: the readings of what the rulebook leaves open."""

from __future__ import annotations

from ledger.core.model import State
from ledger.core.options import Option, chosen


def _reading(name: str, words: tuple[str, ...], rule: str, asks: str) -> Option:
    return Option(name=name, words=words, default=words[0], rule=rule, asks=asks)


# No option, since no result depends on it: 1 (a card is Exhausted once, whichever step says it), 33 (withdrawn),
# 34 (the finder is written down either way), 39 (the player chooses), 41 (names), 44 (every Cash token is alike),
# 48 (the table is asked each time).
OPTIONS: tuple[Option, ...] = (
    _reading("event-shuffle", ("campaign", "game"), "AMB-02", "when the Event deck is shuffled"),
    _reading("defence-naturals", ("count", "no"), "AMB-03", "crit and fumble of a defence decide by themselves"),
    _reading("shield-naturals", ("number", "natural"), "AMB-04", "what an enemy's shield die is at its ends"),
    _reading("both-true", ("lost", "won"), "AMB-05", "won and lost in the same check"),
    _reading("change", ("none", "given"), "AMB-06", "change in vending"),
    _reading("pass-final", ("no", "yes"), "AMB-06", "whether a pass in vending is final"),
    _reading("lowest-short", ("stop", "spill"), "AMB-07", "fewer than four cards of the lowest tier"),
    _reading("hunt-purse", ("kept", "lost"), "AMB-08", "Cash and Loot of the scenario during a hunt"),
    _reading("turn", ("phase", "activation"), "AMB-09", "what a turn is for grenades, Cryo and Suppression"),
    _reading("enemy-sight", ("sides", "all"), "AMB-10", "whether enemies block the sight of enemies"),
    _reading("free-last", ("open", "closed"), "AMB-11", "free actions after the last Ready token"),
    _reading("many-fumbles", ("each", "one"), "AMB-12", "Attack Fumbles of several targets"),
    _reading("no-collector", ("zone", "lost"), "AMB-13", "Loot of an enemy that nobody took out"),
    _reading("last-drawn", ("kept", "swept"), "AMB-14", "the token whose draw empties the bag"),
    _reading("nobody-left", ("respawn", "choose"), "AMB-15", "the Spotlight when nobody is in play"),
    _reading("empty-slot", ("action", "free"), "AMB-16", "filling an empty slot from the Inventory"),
    _reading("spent-shield", ("discard", "keep"), "AMB-17", "discarding a Shield with spent tokens"),
    _reading("red-wound", ("barred", "allowed"), "AMB-18", "a wound on a token that is RED already"),
    _reading("sidekick-reacts", ("apart", "shared"), "AMB-19", "whether a Sidekick has a [RE]action of its own"),
    _reading("free-reaction", ("token", "free"), "AMB-20", "the price of a grenade as a [RE]action"),
    _reading("shield-reaction", ("no", "yes"), "AMB-21", "[RE]actions when only a Shield token was lost"),
    _reading("reaction-phase", ("any", "enemies"), "AMB-22", "when attacks allow [RE]actions"),
    _reading("blast-enemy", ("defense", "spared"), "AMB-23", "enemies in a blast that Reflexes resist"),
    _reading("friend-explosive", ("kind", "reflexes"), "AMB-24", "the Skill against a friend's Explosive attack"),
    _reading("rapid", ("repeats", "total"), "AMB-25", "what the number of Rapid counts"),
    _reading("element-die", ("attack", "target"), "AMB-26", "elemental dice, one an attack or one a target"),
    _reading("token-acts", ("at-once", "later"), "AMB-27", "whether a token acts on the attack that places it"),
    _reading("corrosive-enemy", ("defense", "none"), "AMB-28", "Corrosive on an enemy without a shield"),
    _reading("effect-fight", ("no", "yes"), "AMB-29", "Fight for Your Life without an attack"),
    _reading("award-levels", ("count", "no"), "AMB-30", "levels that a scenario awards, for the Announcements"),
    _reading("cleared-loot", ("none", "one"), "AMB-31", "Loot of a model removed for a Unique"),
    _reading("clip-rapid", ("ends", "goes-on"), "AMB-32", "a Small Clip fumble in the middle of Rapid"),
    _reading("rapid-down", ("others", "lost"), "AMB-35", "Rapid shots that are left when the target is down"),
    _reading("large-tires", ("barred", "room"), "AMB-36", "a large model in a zone with tires"),
    _reading("stun-respawn", ("kept", "gone"), "AMB-37", "Stun tokens at a respawn"),
    _reading("suppression", ("hunter", "weapon"), "AMB-38", "whose first fumble Suppression counts"),
    _reading("used-up", ("model", "card"), "AMB-40", "who moves and attacks when no model is left"),
    _reading("handoff", ("both", "one"), "AMB-42", "whether one Handoff gives and takes"),
    _reading("sidekick-interact", ("chests", "none"), "AMB-43", "what a Sidekick may Interact with"),
    _reading("unique-puppet", ("none", "draws"), "AMB-45", "Loot Puppet on a Unique"),
    _reading("hunt-ammo", ("kept", "reloaded"), "AMB-46", "guns at the start of a hunt"),
    _reading("accurate", ("second", "better"), "AMB-47", "which roll of Accurate counts"),
    _reading("vomit-card", ("collector", "zone"), "AMB-49", "a Card Draw token out of Skag Vomit"),
    _reading("distances", ("trusted", "asked"), "AMB-50", "ranges and sight on a map that nobody entered"),
    _reading("tire-shield", ("adds", "no"), "AMB-51", "tires and an enemy's shield roll"),
    _reading("aside-back", ("set-up", "rest"), "AMB-52", "when Level and Bounty return to the bag"),
    _reading("guzzler", ("last", "first"), "AMB-53", "when Ammo Guzzler empties a Rapid weapon"),
    _reading("sidekick-area", ("spared", "owner"), "AMB-54", "a Sidekick in an area attack"),
    _reading("respawn-shock", ("removed", "stays"), "AMB-55", "Shock against the recharge of a respawn"),
    _reading("collect-drop", ("own", "any"), "AMB-56", "Collect when Loot falls"),
    _reading("out-loot", ("usable", "barred"), "AMB-57", "Loot of a taken-out Vault Hunter"),
    _reading("crowd-enemy", ("priority", "choice"), "AMB-58", "whom an enemy's Crowd Control hits"),
    _reading("enemy-explosive", ("defense", "spared"), "AMB-59", "enemies in an enemy's Explosive attack"),
    _reading("fight-sidekick", ("no", "yes"), "AMB-60", "whether a Sidekick's take-out saves its owner"),
    _reading("fight-runner", ("yes", "no"), "AMB-60", "Fight for Your Life with a Run and Gun token"),
)


def option(state: State, name: str) -> str:
    """The value of an option, as set or by default."""
    return chosen(OPTIONS, state, name)
