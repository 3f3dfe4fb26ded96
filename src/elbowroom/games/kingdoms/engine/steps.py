"""The stack of steps: what is asked or done next.

A step is one int, `kind * 4096 + first * 64 + second`; `first` is the player. Steps up to
LAST_CHANCE are asked of chance, those up to LAST_ASKED of a player; the others are carried
out by themselves when they come to the top.
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
LAST_CHANCE: Final = 7
# Asked of a player.
SIDE: Final = 8
FACTION: Final = 9
KEEP: Final = 10
SPLIT: Final = 11
START: Final = 12
SELECT: Final = 13
ACT: Final = 14
MOVE: Final = 15
"""A further move of an action that moves several meeples."""
STRIDE: Final = 16
DIAL: Final = 17
SHIFT: Final = 18
ADD: Final = 19
"""Units after the reveal; `second` is how many may still be added."""
PAY: Final = 20
"""`second` is the resource asked for."""
RETREAT: Final = 21
REVIVE: Final = 22
RETURN: Final = 23
GAIN: Final = 24
"""`second` units of choice."""
STEAL: Final = 25
"""`second` is the victim * 8 + the units."""
DISCARD: Final = 26
GIVE: Final = 27
"""`second` is who gets it."""
TARGET: Final = 28
"""`second` is what for, and how much: purpose * 8 + amount."""
KNOCK: Final = 29
TOPPLE: Final = 30
CHARGE: Final = 31
CONVERT: Final = 32
TRADE_MORE: Final = 33
"""`second` is the exchange made."""
MATCH: Final = 34
"""Whether the dummy's number is matched."""
DUMMY_FACTION: Final = 35
DUMMY_START: Final = 36
"""Where the dummy's meeple starts; `second` is the terrain."""
LAST_ASKED: Final = 39
# Carried out by themselves.
FACTIONS: Final = 40
HEROES_DEALT: Final = 42
BEGIN_TURN: Final = 43
CLEAR: Final = 44
CLEARED: Final = 45
"""What the clearing brings player `first`."""
OPEN_TURN: Final = 46
"""`second` is 1 for the very first turn."""
BEGIN_ACT: Final = 47
END_ACT: Final = 48
END_TURN: Final = 49
COLLECT: Final = 50
COLLECT_BONUS: Final = 51
START_PAY: Final = 52
"""`second` is what is paid for."""
CARRY_OUT: Final = 53
"""A paid action takes effect; `second` is which."""
ARRIVE: Final = 54
FIGHT: Final = 55
REVEAL: Final = 56
DECIDE: Final = 57
PAY_WAR: Final = 58
SPOILS: Final = 59
"""Punishments of the winner, then with `second` 1 the winner's gains."""
ROUT: Final = 60
"""The loser's fortress and meeples leave; `second` is 1 once the fortress is gone."""
END_WAR: Final = 61
SETTLE_ARRIVAL: Final = 62
NEXT_MOVE: Final = 63
ALLY: Final = 64
TRADED: Final = 65
LEAVE: Final = 67
"""A paid retreat takes place."""
KNOCKS: Final = 68
RETURNS: Final = 69

PHASES: Final = {
    CARD: "card",
    LOST_SIDE: "side",
    FACTION_DRAW: "faction",
    FIRST: "first",
    DRAW: "draw",
    DIE: "die",
    SIDE: "side",
    FACTION: "faction",
    KEEP: "keep",
    SPLIT: "split",
    START: "start",
    SELECT: "select",
    ACT: "act",
    MOVE: "move",
    STRIDE: "stride",
    DIAL: "dial",
    SHIFT: "shift",
    ADD: "add",
    PAY: "pay",
    RETREAT: "retreat",
    REVIVE: "revive",
    RETURN: "return",
    GAIN: "gain",
    STEAL: "steal",
    DISCARD: "discard",
    GIVE: "give",
    TARGET: "target",
    KNOCK: "knock",
    TOPPLE: "topple",
    CHARGE: "charge",
    CONVERT: "convert",
    TRADE_MORE: "trade",
    MATCH: "match",
    DUMMY_FACTION: "dummy_faction",
    DUMMY_START: "dummy_start",
}
"""What each asked step is called."""
CONCEALED: Final = (DRAW, DIAL)
"""Questions whose answers others may not see when they are given."""
