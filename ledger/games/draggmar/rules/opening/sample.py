"""A sheet filled in, as the template prints it."""

from __future__ import annotations

from ledger.games.draggmar.rules.opening.form import (
    BossForm,
    CardForm,
    DeckForm,
    GameForm,
    PathForm,
    PlaceForm,
    PlayerForm,
    RiftForm,
    StackForm,
    TableForm,
    TrophyForm,
)
from ledger.games.draggmar.state.cards import HeroCard, ItemCard, RoomCard

SAMPLE = TableForm(
    game=GameForm(round=3, fate=11, first="Ben", aside=("Death Mage",), curses=("Blindness",)),
    player=(
        PlayerForm(
            player="Ana",
            fame=7,
            hand=(CardForm(kind="hero", level=2, name="Sir Otto"), CardForm(kind="item", level=1, kept=True)),
            trophies=(TrophyForm(name="Bone King", level=1, fame=3),),
            curses=("Blindness",),
        ),
        PlayerForm(player="Ben", fame=4),
    ),
    place=(
        PlaceForm(name="Mines", token=1, turned=1, by="scout"),
        PlaceForm(name="Old Tower", token=2, turned=2, by="arrival", faction="undead"),
        PlaceForm(name="Ford", cleared=True, token=1, turned=1, by="arrival"),
        PlaceForm(name="Crossing", dungeon=False),
    ),
    path=(PathForm(one="Mines", other="Crossing"),),
    rift=(RiftForm(number=1, at="Crossing", green=12),),
    market=(StackForm(place="2-2", cards=(CardForm(kind="item", level=2, name="Long Bow"),)),),
    deck=(
        DeckForm(name="curses", left=9, discard=("Slowness",)),
        DeckForm(name="heroes-1", left=12, discard=("?",)),
        DeckForm(name="rooms-1", left=20, removed=("Bone King",)),
    ),
    boss=(BossForm(level=1, killed=1, gone=1, met=("Bone King",)),),
    hero=(HeroCard(name="Sir Otto", level=2, of="paladin", attack=3, defence=4),),
    item=(ItemCard(name="Long Bow", level=2, slot="weapon", attack=2),),
    room=(RoomCard(name="Bone King", level=1, kind="boss", attack=4, defence=5, fame=3, faction="undead"),),
)
