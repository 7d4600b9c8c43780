"""Sheets filled in, as the template prints them."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.games.brimstone.rules.opening.form import (
    HeroForm,
    ItemForm,
    MissionForm,
    PosseForm,
    SheetForm,
    TraitForm,
)

SAMPLE = SheetForm(
    posse=PosseForm(
        turn=5,
        revives=1,
        clues=1,
        darkness=3,
        dread=("Creeping Cold",),
        rooms=("Entrance", "Bridge"),
        scavenged=("Entrance",),
        lantern="Ben",
        questions=("what did Ben scavenge?",),
        missions=("Lost Wagon: success",),
    ),
    mission=MissionForm(name="Deposit", clues=2, xp=25),
    hero=(
        HeroForm(
            player="Ana",
            name="Marshal",
            health=8,
            health_max=10,
            sanity=12,
            sanity_max=12,
            determination=1,
            determination_max=2,
            xp=80,
            gold=100,
            dark_stone=1,
            skills=Roster({"cunning": 3}),
            keywords=("Law",),
            sidebag=("Whiskey",),
            held=("Shotgun",),
        ),
        HeroForm(player="Ben", name="Preacher", health=9, health_max=10, sanity=7, sanity_max=12, corruption=2),
    ),
    item=(
        ItemForm(owner="Ana", name="Shotgun", weight=2, hands=2, range=5, shots=1, die=8, damage=8, crit=6),
        ItemForm(owner="Ben", name="Duster", clothing="Coat"),
    ),
    trait=(TraitForm(owner="Ben", name="Nightmares", sort="madness", gives=("initiative-1",)),),
)
