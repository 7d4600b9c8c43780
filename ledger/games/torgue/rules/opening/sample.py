"""Record sheets filled in, as the template prints them."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.games.torgue.rules.opening.form import CampaignForm, HunterForm, SheetForm
from ledger.games.torgue.state.cards import ActionRead, GearRead, TreeRead

_SALVADOR = HunterForm(
    name="Salvador",
    player="Ana",
    tokens=("green", "yellow", "yellow"),
    skills=Roster({"ranged": 2, "medical": 1, "melee": 1}),
    trees=("Gun Lust", "Rampage", "Brawn"),
    tree="Gun Lust",
    slots=("t1.1", "t2.1"),
    unspent=1,
    equipped=("Hyperion", "Maylay"),
    inventory=("Jakobs",),
)
_MORDECAI = HunterForm(
    name="Mordecai",
    player="Ben",
    tokens=("green", "green", "red"),
    skills=Roster({"ranged": 2, "reflexes": 2, "willpower": 1}),
    sidekick="Bloodwing",
    friend_skills=Roster({"melee": 2}),
)
_ZER0 = HunterForm(name="Zer0", player="Ana", tokens=("green", "yellow", "red"), skills=Roster({"melee": 3}))
_MAYA = HunterForm(name="Maya", player="Ben", tokens=("yellow", "yellow", "red"), skills=Roster({"willpower": 3}))

SAMPLE = SheetForm(
    campaign=CampaignForm(
        name="Bar Brawl",
        boss="Nine Toes",
        last="You're fired!",
        scenario="The Pit",
        stage="ready",
        games=2,
        results=("The Bar=won", "The Pit=lost"),
        records=("The next one is The Pit again",),
        tier1=8,
        tier2=4,
        known=Roster({"Onslaught": 1, "Pincer": 2}),
        events=14,
        order=("Earthquake", "Rain"),
        swaps=Roster({"Marauder": "Spitter Skag"}),
        models=Roster({"Psycho": 5}),
        under=Roster({"torgue": ("Norfleet",)}),
        bag=Roster({"ammo": 6, "ammo card": 4, "bounty": 1, "guns 100": 2, "level": 1}),
    ),
    hunter=(_SALVADOR, _MORDECAI, _ZER0, _MAYA),
    gear=(
        GearRead(name="Hyperion", kind="weapon", deck="guns", skill="ranged", range=("red", "yellow")),
        GearRead(name="Jakobs", kind="weapon", deck="guns", skill="ranged", range=("yellow", "green")),
        GearRead(name="Maylay", kind="shield", deck="zeds-meds", shields=("green", "yellow")),
    ),
    action=(ActionRead(name="Gunzerk", of="Salvador", skill="ranged", range=("red",), keywords=("rapid:1",)),),
    tree=(TreeRead(name="Gun Lust", slots=Roster({"t1.1": "ranged+1", "t2.1": "attack+1"})),),
)
