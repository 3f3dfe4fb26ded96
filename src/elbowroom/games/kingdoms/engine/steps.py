"""The kinds of steps by number; what each asks and does stands beside its rule, as a `Step`.

`first` of a step is the player, unless it says otherwise. `step_list.py` lists them.
"""

from __future__ import annotations

from typing import Final

# Asked of chance.
CARD: Final = 0
"""The territory card of place `first`."""
LOST_SIDE: Final = 1
"""The side of a card nobody chooses: of the Lost Kingdom, or of the dummy's home."""
FACTION_DRAW: Final = 2
FIRST: Final = 3
DRAW: Final = 4
"""One hero card for player `first`."""
DIE: Final = 5
"""The war die for the dummy; `second` is what for."""
# Asked of a player.
SIDE: Final = 6
FACTION: Final = 7
KEEP: Final = 8
SPLIT: Final = 9
START: Final = 10
SELECT: Final = 11
ACT: Final = 12
MOVE: Final = 13
"""A further move of an action that moves several meeples."""
STRIDE: Final = 14
DIAL: Final = 15
SHIFT: Final = 16
ADD: Final = 17
"""Units after the reveal; `second` is how many may still be added."""
PAY: Final = 18
"""`second` is the resource asked for."""
RETREAT: Final = 19
REVIVE: Final = 20
RETURN: Final = 21
GAIN: Final = 22
"""`second` units of choice."""
STEAL: Final = 23
"""`second` is the victim * 8 + the units."""
DISCARD: Final = 24
GIVE: Final = 25
"""`second` is who gets it."""
TARGET: Final = 26
"""`second` is what for, and how much: purpose * 8 + amount."""
KNOCK: Final = 27
TOPPLE: Final = 28
CHARGE: Final = 29
CONVERT: Final = 30
TRADE_MORE: Final = 31
"""`second` is the exchange made."""
MATCH: Final = 32
"""Whether the dummy's number is matched."""
DUMMY_FACTION: Final = 33
DUMMY_START: Final = 34
"""Where the dummy's meeple starts; `second` is the terrain."""
# Carried out by themselves.
FACTIONS: Final = 35
HEROES_DEALT: Final = 36
BEGIN_TURN: Final = 37
CLEAR: Final = 38
CLEARED: Final = 39
"""What the clearing brings player `first`."""
OPEN_TURN: Final = 40
"""`second` is 1 for the very first turn."""
BEGIN_ACT: Final = 41
END_ACT: Final = 42
END_TURN: Final = 43
COLLECT: Final = 44
COLLECT_BONUS: Final = 45
START_PAY: Final = 46
"""`second` is what is paid for."""
CARRY_OUT: Final = 47
"""A paid action takes effect; `second` is which."""
ARRIVE: Final = 48
FIGHT: Final = 49
REVEAL: Final = 50
DECIDE: Final = 51
PAY_WAR: Final = 52
SPOILS: Final = 53
"""Punishments of the winner, then with `second` 1 the winner's gains."""
ROUT: Final = 54
"""The loser's fortress leaves, then meeple after meeple."""
END_WAR: Final = 55
SETTLE_ARRIVAL: Final = 56
NEXT_MOVE: Final = 57
ALLY: Final = 58
TRADED: Final = 59
"""`second` is the resource received."""
LEAVE: Final = 60
"""A paid retreat takes place; `second` is 1 for the hero."""
KNOCKS: Final = 61
"""What an arrival sets off; `second` is what, and how much: what * 8 + amount."""
RETURNS: Final = 62
