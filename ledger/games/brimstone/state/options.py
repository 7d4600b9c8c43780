"""House rules and readings that the table settles, each with its documented default."""

from __future__ import annotations

from ledger.core.options import Option, chosen
from ledger.games.brimstone.state.game import Brimstone


def _option(name: str, words: str, rule: str, asks: str) -> Option:
    split = tuple(words.split())
    return Option(name=name, words=split, default=split[0], rule=rule, asks=asks)


OPTIONS: tuple[Option, ...] = (
    _option("mutates", "beyond reached", "AMB-01", "a mutation beyond the most corruption, or as it is reached"),
    _option("recovery-roll", "shared each", "AMB-02", "2d6 shared between health and sanity, or 2d6 for each"),
    _option("revive-gives", "adds sets", "AMB-03", "a Revive adds 1 Determination, or sets it to 1"),
    _option("revive-spares", "yes no", "AMB-04", "a Revive spares the injury or madness"),
    _option(
        "injury-rolled", "standing-up falling", "AMB-06", "injury and madness are rolled on standing up, or at once"
    ),
    _option(
        "both-injured", "together ever", "AMB-07", "both rolls after a loss at one moment, or after any loss of both"
    ),
    _option("dynamite-dice", "each shared", "AMB-09", "a die for each victim of Dynamite, or one for all"),
    _option("chained-loot", "counts no", "AMB-11", "threat cards drawn by other cards count for loot"),
    _option("loot-for", "living standing", "AMB-12", "heroes who are knocked out get loot too"),
    _option("ties", "heroes monsters", "AMB-13", "who goes first at equal initiative"),
    _option("escape-covers", "equal lower", "AMB-14", "an escape frees from equal values too, or lower ones only"),
    _option("escape-again", "no yes", "AMB-15", "a failed escape may be tried again in the same turn"),
    _option("reroll-again", "yes no", "AMB-18", "a die that was re-rolled may be re-rolled once more"),
    _option(
        "armour", "subtracts stops", "AMB-22", "armour takes its number off a normal hit, or stops what is not above it"
    ),
    _option("healing-wakes", "no yes", "AMB-24", "a hero who is healed by another stands up"),
    _option("free-attack", "any after", "AMB-27", "a Free Attack at any time, or after the regular one only"),
    _option("threat-counts", "living standing", "AMB-29", "heroes knocked out count for the threat level"),
    _option("dynamite-hurts", "all heroes monsters", "AMB-33", "whom Dynamite hurts"),
    _option("reroll-others", "yes no", "AMB-34", "Determination may re-roll dice that are not the hero's"),
    _option(
        "recovery", "table hero peace", "AMB-35", "recovery at the end of the table's turn, the hero's, or in any peace"
    ),
    _option("determination", "one all", "AMB-37", "a point re-rolls one die, or any of the dice just rolled"),
    _option("darkness-again", "yes no", "AMB-38", "the roll that holds back the Darkness may be re-rolled"),
    _option("crit-ignores", "armour nothing", "AMB-39", "what a critical hit ignores"),
    _option("dark-stone-in", "purse side-bag", "AMB-40", "whether a Dark Stone takes a slot of the side bag"),
    _option("pending", "asked at-once", "AMB-41", "damage waits for the player's word on Determination"),
    _option("after-fight", "walked lost", "AMB-42", "movement that is left when a fight ends"),
)


def settled(state: Brimstone, name: str) -> str:
    """The value of an option: as set, or as documented."""
    return chosen(OPTIONS, state, name)
