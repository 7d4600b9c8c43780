"""Loot, Gear and levels in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.torgue.state.favorites import counted, favorite_of
from ledger.games.torgue.state.growing import open_slots
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.tokens import reds
from ledger.games.torgue.views.owed import owed
from ledger.games.torgue.views.sheets import sheets
from tests.games.torgue.readers import At, Names


def _told(loot: Loot) -> str:
    """A token as the vectors write it: `ammo (card)`, `health (resale)`."""
    return loot.kind if loot.back == "plain" else f"{loot.kind} ({loot.back})"


def tokens_on(at: At) -> Mapping[str, Names]:
    """Loot on each card, with what its back shows."""
    return {who: tuple(map(_told, each.loot)) for who, each in at.state.hunters.items()}


def tokens_lying(at: At) -> Mapping[str, Names]:
    """Loot in each zone, with what its back shows."""
    return {name: tuple(map(_told, each.loot)) for name, each in at.state.zones.items()}


def bag_count(at: At) -> int:
    return sum(at.state.bag.values())


def bag_backs(at: At) -> Mapping[str, int]:
    """Tokens of the bag by kind and back."""
    return {_told(loot): count for loot, count in at.state.bag.items()}


def discarded(at: At) -> Names:
    return tuple(each.kind for each in at.state.discarded)


def held_count(at: At) -> int:
    """Loot tokens on the cards of all Vault Hunters."""
    return sum(len(each.loot) for each in at.state.hunters.values())


def fresh(at: At) -> Mapping[str, str]:
    """Drawn cards without a place, and their decks."""
    return {each.card: each.deck for each in at.state.fresh}


def unspent(at: At) -> Mapping[str, int]:
    return {who: each.unspent for who, each in at.state.hunters.items()}


def levels(at: At) -> int:
    """Levels that make the Announcements of the next game harder."""
    return at.state.levels


def options(at: At) -> Mapping[str, Names]:
    """Slots that the next level of each may fill."""
    return {who: open_slots(at.state, each) for who, each in at.state.hunters.items()}


def waits_for_level(at: At) -> Names:
    """Whom the status asks which slot a level fills."""
    return tuple(each.who for each in owed(at.state) if "levels up" in each.what)


def bounty(at: At) -> str:
    return at.state.bounty


def hunt_offered(at: At) -> bool:
    return "A Bounty Hunt?" in owed_whats(at)


def owed_whats(at: At) -> Names:
    return tuple(each.what for each in owed(at.state))


def card_tokens(at: At) -> Mapping[str, Names]:
    """Letters of the tokens on each card, equipped or stored."""
    found = {}
    for each in at.state.hunters.values():
        for worn in (*each.equipped, *each.inventory):
            found[worn.card] = tuple(one.id for one in (*worn.shields, *((worn.runner,) if worn.runner else ())))
    return found


def favorite_count(at: At) -> Mapping[str, int]:
    """Take-outs that count for the Fan Favorite card of each."""
    return {who: counted(each, favorite_of(at.state, who)) for who, each in at.state.hunters.items()}


def red_tokens(at: At) -> Mapping[str, int]:
    """RED Action Tokens of each, native and wounded, Ready and Exhausted."""
    return {who: reds(each.tokens) for who, each in at.state.hunters.items()}


def heirs(at: At) -> Names:
    """Who ties for the Spotlight."""
    return at.state.spotlight_choice


def sheet_of(at: At) -> Mapping[str, Names]:
    """The record sheet of each Vault Hunter, in lines."""
    return {
        sheet.owner: (
            *(f"{field.label}: {field.value}" for field in sheet.fields),
            *(f"{each.title}: {row}" for each in sheet.lists for row in each.rows),
        )
        for sheet in sheets(at.state)
    }


def loot_rows(at: At) -> Mapping[str, Names]:
    """What the sheet of each says of its Loot."""
    return {who: tuple(row for row in rows if row.startswith("Loot: ")) for who, rows in sheet_of(at).items()}


def favorite_rows(at: At) -> Mapping[str, Names]:
    """What the sheet of each says of its Fan Favorite card."""
    return {who: tuple(row for row in rows if row.startswith("Fan Favorite")) for who, rows in sheet_of(at).items()}
