"""Record sheets filled in, as the template prints them."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.games.underquest.rules.opening_form.form import (
    AdventurerForm,
    CampaignForm,
    CardForm,
    ItemForm,
    SheetForm,
    SpellForm,
)
from ledger.games.underquest.rules.opening_form.words import card_told
from ledger.games.underquest.state.cards import ItemRead, SkillRead

SAMPLE = SheetForm(
    campaign=CampaignForm(
        stage="between",
        adventure=2,
        level=2,
        turns=2,
        seams=1,
        tableau=("Altar=nature/mystic", "Clearing=mystic/wealth"),
        phase=2,
        quest="The Bridge",
        cost=Roster({"nature": 1, "mystic": 1}),
        swaps=("mystic:2:ingredients",),
        titles=("1=A Cold Trail", "2=The Bridge"),
        played=("1=won=Warden=3=4",),
    ),
    adventurer=AdventurerForm(
        race="Cerdorin",
        class_="Bastion",
        familiar="Moon Rabbit",
        proficiency="brawn",
        health=14,
        health_start=17,
        grit=6,
        grit_start=8,
        poison=1,
        morality=2,
        xp=5,
        gold=3,
        rations=2,
        encumbrance=10,
        stats=Roster({"agility": 3, "brawn": 2, "mind": 1}),
        icons=("1/2", "2/5", "3/8"),
        tokens=Roster({"nature": 1}),
        skills=("Wizardry",),
        ingredients=("Dusk Beetle", "?"),
        trinkets=("Amethyst",),
        companion="Borko",
        companion_deck="encounter",
        morale=2,
        morale_start=3,
    ),
    item=(ItemForm(name="Hatchet", deck="trapping", at="PH"), ItemForm(name="Ring")),
    incantation=(SpellForm(name="Faith", spent=True), SpellForm(name="Spark")),
    card=(
        CardForm(
            shelf="items", card=card_told(ItemRead(name="Hatchet", deck="trapping", weight=1, slot="PH", uses="brawn"))
        ),
        CardForm(shelf="items", card=card_told(ItemRead(name="Ring", deck="treasure", weight=0, slot="AS"))),
        CardForm(shelf="skills", card=card_told(SkillRead(name="Wizardry", stat="mind"))),
    ),
)
