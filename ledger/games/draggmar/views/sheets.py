"""The campaign's sheet and one for each player, in the order in which a table packs up."""

from __future__ import annotations

from ledger.core.nouns import Box, Field, Lines, Sheet
from ledger.core.wording import counted
from ledger.games.draggmar import content
from ledger.games.draggmar.state.cards import Card, title
from ledger.games.draggmar.state.crawl import Fighter
from ledger.games.draggmar.state.game import (
    PHASE_NAMES,
    Draggmar,
    dungeons_of_level,
    face_down,
    fighters,
    hand,
    hand_limit,
    missing_kills,
    phase,
    raised,
    score,
    seen_levels,
    tokens_on_map,
)
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.places import Site
from ledger.games.draggmar.state.readings import held_cards, hero_read, item_read, mark, paying
from ledger.games.draggmar.state.ways import may_open, standing
from ledger.games.draggmar.views.reference import reference
from ledger.games.draggmar.views.tracks import LEVELS, decks, level_told, shown


def sheets(state: Draggmar) -> tuple[Sheet, ...]:
    """What must be written down to pack the game up and go on another day."""
    return (_campaign(state), *(_player(state, player) for player in state.players), reference(state))


def _campaign(state: Draggmar) -> Sheet:
    return Sheet(
        title="Dungeons of Draggmar",
        fields=(*_progress(state), *_fate_fields(state), *_boss_fields(state)),
        lists=tuple(each for each in _campaign_lists(state) if each.rows),
        boxes=(
            Box(label="Fortress open", ticked=not missing_kills(state)),
            Box(label="Won", ticked=state.ended == "won"),
            Box(label="Lost", ticked=state.ended == "lost"),
        ),
    )


def _progress(state: Draggmar) -> tuple[Field, ...]:
    return (
        Field(label="Round", value=str(state.round), key="round"),
        Field(label="Phase", value=f"{phase(state)} {PHASE_NAMES[phase(state)]}"),
        Field(label="Step", value=state.step),
        Field(label="Turn", value=state.turn or "-"),
        Field(label="First Player", value=state.first or "-"),
    )


def _fate_fields(state: Draggmar) -> tuple[Field, ...]:
    numbers = content.play()
    most = numbers.tokens.of_a_level
    below = " and ".join(str(each) for each in numbers.fate.raised_below)
    hidden = ", ".join(f"{max(0, most - seen_levels(state, level))} of level {level}" for level in LEVELS)
    exact = tokens_on_map(state) == most * len(LEVELS)
    return (
        Field(label="Fate", value=str(state.fate), key="fate"),
        Field(label="Dungeons raised by", value=f"{raised(state.fate)} (below {below})"),
        Field(label="Face-down tokens", value=str(face_down(state))),
        Field(label="Among them" if exact else "At most", value=hidden),
    )


def _boss_fields(state: Draggmar) -> tuple[Field, ...]:
    killed = tuple(
        Field(label=f"Level {level} bosses killed", value=str(state.kills.get(level, 0)), key=f"bosses {level}")
        for level in LEVELS
    )
    met = tuple(
        Field(label=f"Level {level} bosses met", value=", ".join(map(shown, names)))
        for level, names in sorted(state.bosses_met.items())
        if level
    )
    missing = missing_kills(state)
    told = ", ".join(f"{count} of level {level}" for level, count in missing.items()) or "nothing"
    source = ", ".join(f"{dungeons_of_level(state, level)} of level {level}" for level in missing)
    fortress = Field(label="Fortress needs", value=told)
    return (*killed, *met, fortress, *((Field(label="Dungeons for that", value=source),) if missing else ()))


def _campaign_lists(state: Draggmar) -> tuple[Lines, ...]:
    return (
        Lines(title="Players", rows=tuple(_seat(state, player) for player in state.players)),
        Lines(title="Locations", rows=tuple(_location(state, name, site) for name, site in state.sites.items())),
        Lines(title="Paths", rows=tuple(f"{one} - {other}" for one, other in state.ways)),
        Lines(title="Rifts", rows=_rifts(state)),
        Lines(title="Crawls", rows=_crawls(state)),
        Lines(title="Market", rows=tuple(_stack(place, cards) for place, cards in state.market.items())),
        Lines(title="Decks", rows=_decks(state)),
        Lines(title="Out of the game", rows=_removed(state)),
        Lines(title="Set aside", rows=state.aside),
    )


def _seat(state: Draggmar, player: str) -> str:
    cards = hand(state, player)
    told = f"{player}: Fame {state.fame.get(player, 0)}, {counted(len(cards))}, {_stands(state, player)}"
    if option(state, "hands") == "open" and cards:
        told += f" ({', '.join(title(card) for card in cards)})"
    return told


def _stands(state: Draggmar, player: str) -> str:
    return " and ".join(dict.fromkeys(standing(state, player)))


def _location(state: Draggmar, name: str, site: Site) -> str:
    told = [f"level {level_told(state, site)}"] if level_told(state, site) else []
    if site.dungeon and not told:
        told = ["cleared" if site.cleared else "face down"]
    told += [site.faction] if site.faction else []
    told += [player for player, at in state.standees.items() if at == name]
    return f"{name}: {', '.join(told) or 'path'}"


def _rifts(state: Draggmar) -> tuple[str, ...]:
    words = {"track": "on the Fate track", "map": "active", "gone": "gone"}
    rows = []
    for number, rift in sorted(state.rifts.items()):
        green = "" if rift.green is None else f", green {rift.green}"
        again = ", may open again" if rift.state == "gone" and may_open(state, rift) else ""
        rows.append(f"Rift {number}{f' at {rift.at}' if rift.at else ''}: {words[rift.state]}{again}{green}")
    return tuple(rows)


def _crawls(state: Draggmar) -> tuple[str, ...]:
    rows = []
    for group in state.groups:
        pile = group.pile if group.result else paying(state, group)
        fame = sum(card.fame or 0 for card in pile)
        told = f"{group.place}, {', '.join(group.members or group.dropped) or 'nobody'}: {group.result or 'open'}"
        rows.append(f"{told}, {len(pile)} rooms, Fame {fame}")
        rows += [f"  {shown(group.room.card.name)} is open"] if group.room else []
        rows += [f"  remember {room}{f': {text}' if text else ''}" for room, text in group.pending]
    return tuple(rows)


def _stack(place: str, cards: tuple[Card, ...]) -> str:
    top = title(cards[-1]) if cards else "empty"
    return f"{place}: {top}{f' on {len(cards) - 1} more' if len(cards) > 1 else ''}"


def _decks(state: Draggmar) -> tuple[str, ...]:
    return tuple(
        f"{deck.name}: {'uncounted' if deck.left is None else deck.left}"
        f"{f', {deck.discard} discarded' if deck.discard else ''}"
        for deck in decks(state)
    )


def _removed(state: Draggmar) -> tuple[str, ...]:
    return tuple(f"{deck}: {', '.join(map(shown, names))}" for deck, names in state.removed.items() if names)


def _player(state: Draggmar, player: str) -> Sheet:
    mine = [hero for hero in fighters(state) if hero.player == player]
    cards = hand(state, player)
    over = f" (limit {hand_limit(state)})"
    trophies = state.trophies.get(player, ())
    lists = (
        Lines(title="Trophies", rows=tuple(f"{each.name}: Fame {each.fame}" for each in trophies)),
        Lines(title="Heroes in play", rows=tuple(_hero(state, hero) for hero in mine)),
        Lines(title="Hand", rows=tuple(_card(state, player, card) for card in cards)),
        Lines(title="Items in play", rows=_gear(state, player)),
        Lines(title="Curses", rows=_curses(state, player)),
    )
    return Sheet(
        title=player,
        owner=player,
        fields=(
            Field(label="Fame", value=str(state.fame.get(player, 0)), key=f"fame {player}"),
            Field(label="Trophy Fame", value=str(sum(each.fame for each in trophies))),
            Field(label="Score", value=str(score(state, player))),
            Field(label="Standee", value=_stands(state, player) or "-"),
            Field(label="Cards in hand", value=f"{held_cards(state, player)}{over}"),
            *(
                Field(label=f"Wounds of {hero.label}", value=str(hero.wounds), key=f"wounds {hero.label}")
                for hero in mine
            ),
        ),
        lists=tuple(each for each in lists if each.rows),
        boxes=tuple(
            Box(label=f"{hero.label}: skill used", ticked=mark(hero.player, hero.card) in state.used) for hero in mine
        ),
    )


def _hero(state: Draggmar, hero: Fighter) -> str:
    card = hero_read(state, hero.card.name, hero.card.level)
    lasting = "".join(f", {stat} +{by}" for stat, by in (("attack", hero.attack), ("defence", hero.defence)) if by)
    return f"{hero.label}: {_values(card.of, card.level, card.attack, card.defence)}, wounds {hero.wounds}{lasting}"


def _card(state: Draggmar, player: str, card: Card) -> str:
    if card.kind == "hero":
        hero = hero_read(state, card.name, card.level)
        told = _values(hero.of or "hero", card.level, hero.attack, hero.defence)
        wounds = state.hand_wounds.get(mark(player, card), 0)
        told += f", wounds {wounds}" if wounds else ""
    else:
        item = item_read(state, card.name, card.level)
        told = _values(item.slot or "item", card.level, item.attack, item.defence)
    return f"{shown(card.name)}: {told}{', kept' if card.kept else ''}"


def _values(word: str | None, level: int, attack: int | None, defence: int | None) -> str:
    values = "" if attack is None or defence is None else f" {attack}/{defence}"
    return f"level {level} {word or 'hero'}{values}"


def _gear(state: Draggmar, player: str) -> tuple[str, ...]:
    played = [each for group in state.groups for each in group.items if each.owner == player]
    return tuple(f"{title(each.card)} on {each.hero}" for each in played)


def _curses(state: Draggmar, player: str) -> tuple[str, ...]:
    ignored = ", ignored" if player in state.shielded else ""
    mine = [each for each in state.curses if each.player == player]
    return tuple(f"{shown(each.name)}{f' on {each.hero}' if each.hero else ''}{ignored}" for each in mine)
