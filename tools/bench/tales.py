"""The rounds that are told for ever: few players, four and a full board, or many small actions.

Numbers that a long campaign would use up are set by hand, so that the next round begins as the one before.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Tale(NamedTuple):
    """A game, its set-up, and a round that may be said again and again."""

    game: str
    players: tuple[str, ...]
    set_up: str
    round: str
    move: tuple[str, ...]
    """A move that can be made wherever a ledger of the tale ends."""
    pack: Path | None = None
    """What the box prints, taken before the set-up."""


DRAGGMAR = Tale(
    game="draggmar",
    players=("Ana", "Ben"),
    move=("scout", "Ford", "3", "@Ana"),
    set_up="""\
first Ana
sites Mines Tower Ford Crypt Marsh Keep Cave Grove Bridge Ruin Well Hill
decks heroes 14 14 14
decks items 24 22 22
decks rooms 22 22 22
next""",
    round="""\
scout Mines 1 @Ana because its token lay face down again
scout Tower 2 @Ben because its token lay face down again
next
deploy Mines @Ana
deploy Tower @Ben
next
hire hero 1 Brann warrior 3/4 @Ana
hire item 1 Sword weapon 1/0 @Ana
pass @Ana
hire hero 1 Cadoc vagabond 2/3 @Ben
hire item 1 Shield armour 0/1 @Ben
pass @Ben
next
ready @Ana
ready @Ben
next
room Rats monster 2/2 fame=1 @Ana
play Brann @Ana
equip Sword @Ana
resolve @Ana
room Ogre monster 9/9 fame=2 @Ana
resolve @Ana
fail @Ana
room Hall other fame=1 @Ben
play Cadoc @Ben
resolve @Ben
wound Cadoc 1 @Ben
heal Cadoc 1 @Ben
roll 2d6 4 1 @Ben
room Spider monster 9/8 fame=1 @Ben
boost attack @Ben
resolve @Ben
fail @Ben
next
next
next
set fate 15 because we play on
set fame 5 @Ben because we play on
next
note the lamp is low""",
)
DEGENERATES = Tale(
    game="degenerates",
    players=("Ana", "Ben", "Cleo", "Dan"),
    move=("gain", "gold", "1", "@Ana", "because", "we", "play", "on"),
    pack=Path(__file__).parents[2] / "examples" / "degenerates" / "board.toml",
    set_up="""\
adventurer Hinterlander called Ilse @Ana
adventurer Void_Witch called Oda @Ben
adventurer Bloodsport_Brawler called Kurt @Cleo
adventurer Goblin_Outlaw 8 6 6 6 7 6 luck 3 gold 2 called Grub @Dan
mission On_The_Run bounty 2 at Crossroads clues Graveyard
objective carry the letter to Pigskin Port
equip Hunting_Bow @Ana
equip Pit_Club @Cleo
next""",
    round="""\
stance bold @Cleo
foot Path_Crossroads-Graveyard @Cleo
next
danger Fields @Cleo
compare 1 encounter @Cleo
next
encounter Organ_Grinder
monster Ogre
fight
stance assault @Ana
attack Ogre using Hunting_Bow att 1 2 pow 6 @Ana
stance assault @Dan
attack Ogre str att 1 2 pow 6 @Dan
spoils 5 @Dan
resolve approach
roll 2d6 4 1 @Ben
next
next
note the lamp is low
space Fields danger 4 because we play on
space Witchwood danger 3 because we play on
set gold 2 @Dan because we play on
set xp 0 @Dan because we play on
place Ana at Crossroads because we play on
place Ben at Crossroads because we play on
place Cleo at Crossroads because we play on
place Dan at Crossroads because we play on""",
)
TORGUE = Tale(
    game="torgue",
    players=("Ana", "Ben", "Cleo", "Dan"),
    move=("gain", "shared-cash", "1", "because", "we", "play", "on"),
    pack=Path(__file__).parents[2] / "examples" / "torgue" / "arena.toml",
    set_up="""\
hunter Salvador by Ana
hunter Mordecai by Ben
hunter Maya by Cleo
hunter Zer0 by Dan
campaign Ratings boss The_Champion deck 12 events Rush Trapdoor
scenario Opening_Night queue 3 cash 1000 victory Nine_Toes_is_down Psycho=2 red Badass_Marauder:1 gives strength+1
callout Curtain Nine Toes and a Psycho come in
zone A 0 0 station
zone B 1 0
zone C 0 1
zone D 1 1
zone E 2 0
zone F 2 1
zone S 3 0 spawn 1
put tire at C
put barrel at E
put loot-chest at D
put vomit at C
put meds-machine at B
enter Psycho at E 2
enter Marauder at F 2
enter Badass_Marauder at F
enter Goliath at S
models Psycho=4 Marauder=3 Goliath=1
tree Gun_Lust @Salvador
tree Sniping @Mordecai
tree Harmony @Maya
tree Cunning @Zer0
favorite Sharpshooter @Salvador
favorite First_Blood @Mordecai
favorite Crowd_Pleaser @Maya
favorite Brawler @Zer0
spotlight Maya 3 4 11 6 @Zer0
cash 1000 @Zer0
deploy B @Salvador
deploy A @Mordecai
deploy A @Bloodwing
deploy B @Maya
deploy C @Zer0
announcements 12 @Zer0
queue Get_Them Ad_Break Show_Time @Zer0
bag health 4 card @Zer0
bag health 2 resale 100 @Zer0
bag ammo 4 resale 100 @Zer0
bag ammo 2 card @Zer0
bag guns 4 card @Zer0
bag cash 4 @Zer0
bag level @Zer0
bag bounty @Zer0
shuffle guns @Zer0
shuffle ammo-dump @Zer0
shuffle zeds-meds @Zer0
shuffle torgue @Zer0
begin @Zer0
go Salvador""",
    round="""\
shoot Psycho_1 green 2 with Vladof @Salvador
enough @Salvador
exhaust a refreshed @Salvador
wound Goliath_1 1 @Salvador
wound Goliath_1 1 heals @Salvador
afflict Zer0 slag
shift Zer0 B
roll 2d6 4 1 @Maya
gain shared-cash 1 because we play on
afflict Zer0 slag off
shift Zer0 C
lose shared-cash 1 because we play on
note the lamp is low""",
)
UNDERQUEST = Tale(
    game="underquest",
    players=("Ana",),
    move=("gain", "gold", "1", "because", "we", "play", "on"),
    pack=Path(__file__).parents[2] / "examples" / "underquest" / "cards.toml",
    set_up="""\
adventurer Cerdorin Bastion Moon_Rabbit brawn weight 10 gold 5 rations 3 bonus Dusk_Beetle
buy Iron_Sword gold 3
buy Iron_Helm gold 2
equip Iron_Sword
equip Iron_Helm
equip Fur_Cloak
quest A_Cold_Trail nature=1 mystic=1
draw Altar
resolve
lay left nature wealth""",
    round="""\
fight Skeleton as card
initiative 6
attack 3 3 grit 1
enemy 2 1
attack 5 2 grit 1
claim gold=2
test agility 4 by Altar
suffer 1
get health=9 grit=2 by Altar
roll 2d6 4 1
set xp 0 because we play on
set gold 0 because we play on
note the lamp is low""",
)
BRIMSTONE = Tale(
    game="brimstone",
    players=("Ana", "Ben"),
    move=("gain", "gold", "1", "@Ana", "because", "we", "play", "on"),
    set_up="""\
enlist Marshal health=10 sanity=8 determination=2 strength=2 combat=2 initiative=5 keywords Law @Ana
enlist Preacher health=9 sanity=12 determination=1 initiative=3 @Ben
mission Deposit 1 25 @Ben
lantern Ben @Ben
pick-up Pistol hands=1 range=6 shots=2 @Ana
hold Pistol @Ana""",
    round="""\
foes Bat 2 health=3 initiative=4
shoot Pistol 6 6 Bat=2 @Ana
damage Bat 4 4 @Ana
end-turn @Ana
roll 2d6 4 1 @Ben
gain gold 5 @Ana because we play on
lose gold 5 @Ana because we play on
note the lamp is low""",
)
