"""Packs: what the box prints and the rulebook does not, typed once into a file that many campaigns may take.

A pack is TOML. `[pack]` holds `name`, `version` and `game`; every other table is an array named after a move that
writes something down (`[[room-card]]`, `[[sites]]`), each with the fields of that move.
"""
