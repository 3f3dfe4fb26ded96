"""The verbs of the game: what can be answered, and how it is written."""

from __future__ import annotations

from typing import Final

from elbowroom.kernel.notation import COUNT, Verb, encode, second_of, verb_of

# Chance.
CARD: Final = 0
SIDE: Final = 1
FACTION: Final = 2
FIRST: Final = 3
DRAW: Final = 4
DIE: Final = 5
# Setting up.
KEEP: Final = 6
SPLIT: Final = 7
START: Final = 8
# A turn.
SELECT: Final = 9
PASS: Final = 10
COLLECT: Final = 11
DONE: Final = 12
PATROL: Final = 13
PATROL_HERO: Final = 14
QUEST: Final = 15
QUEST_HERO: Final = 16
STAND: Final = 17
STAND_HERO: Final = 18
BREAK: Final = 19
BREAK_HERO: Final = 20
STRIDE: Final = 21
CHARGE: Final = 22
RAISE: Final = 23
BUILD: Final = 24
RESTORE: Final = 25
RESEARCH: Final = 26
EXPAND: Final = 27
TRADE: Final = 28
ADVANCE: Final = 29
# War.
DIAL: Final = 30
FLAG: Final = 31
SHIFT: Final = 32
ADD: Final = 33
RETREAT: Final = 34
RETREAT_HERO: Final = 35
FALL: Final = 36
FALL_HERO: Final = 37
REVIVE: Final = 38
RETURN: Final = 39
# Resources and other choices.
PAY: Final = 40
GAIN: Final = 41
STEAL: Final = 42
DISCARD: Final = 43
GIVE: Final = 44
TARGET: Final = 45
KNOCK: Final = 46
KNOCK_HERO: Final = 47
TOPPLE: Final = 48
CONVERT: Final = 49
# War against the dummy.
MATCH: Final = 50
YIELD: Final = 51

REGION: Final = "region"
FROM: Final = "from"
SEAT: Final = "seat"
ACTION: Final = "action"
RESOURCE: Final = "resource"
EXCHANGE: Final = "exchange"
HERO: Final = "hero"
DIRECTION: Final = "direction"

VERBS: Final = [
    Verb(CARD, "card", ("card",)),
    Verb(SIDE, "side", ("territory",)),
    Verb(FACTION, "faction", ("faction",)),
    Verb(FIRST, "first", (SEAT,)),
    Verb(DRAW, "draw", (HERO,)),
    Verb(DIE, "die", (COUNT,)),
    Verb(KEEP, "keep", (HERO,)),
    Verb(SPLIT, "split", (COUNT, COUNT), ("food", "mana")),
    Verb(START, "start", (REGION,)),
    Verb(SELECT, "select", (ACTION,)),
    Verb(PASS, "pass"),
    Verb(COLLECT, "collect"),
    Verb(DONE, "done"),
    Verb(PATROL, "patrol", (FROM, REGION)),
    Verb(PATROL_HERO, "patrol-hero", (FROM, REGION)),
    Verb(QUEST, "quest", (FROM, REGION)),
    Verb(QUEST_HERO, "quest-hero", (FROM, REGION)),
    Verb(STAND, "stand", (REGION,)),
    Verb(STAND_HERO, "stand-hero", (REGION,)),
    Verb(BREAK, "break", (REGION,)),
    Verb(BREAK_HERO, "break-hero", (REGION,)),
    Verb(STRIDE, "stride", (REGION,)),
    Verb(CHARGE, "charge", (REGION,)),
    Verb(RAISE, "raise"),
    Verb(BUILD, "build", (REGION,)),
    Verb(RESTORE, "restore", (REGION,)),
    Verb(RESEARCH, "research"),
    Verb(EXPAND, "expand", (REGION,)),
    Verb(TRADE, "trade", (EXCHANGE, COUNT)),
    Verb(ADVANCE, "advance"),
    Verb(DIAL, "dial", (COUNT,)),
    Verb(FLAG, "flag"),
    Verb(SHIFT, "shift", (DIRECTION,)),
    Verb(ADD, "add", (RESOURCE,)),
    Verb(RETREAT, "retreat", (REGION,)),
    Verb(RETREAT_HERO, "retreat-hero", (REGION,)),
    Verb(FALL, "fall"),
    Verb(FALL_HERO, "fall-hero"),
    Verb(REVIVE, "revive", (REGION,)),
    Verb(RETURN, "return", (REGION,)),
    Verb(PAY, "pay", (RESOURCE, COUNT)),
    Verb(GAIN, "gain", (RESOURCE,)),
    Verb(STEAL, "steal", (RESOURCE,)),
    Verb(DISCARD, "discard", (RESOURCE,)),
    Verb(GIVE, "give", (RESOURCE,)),
    Verb(TARGET, "target", (SEAT,)),
    Verb(KNOCK, "knock", (REGION, SEAT)),
    Verb(KNOCK_HERO, "knock-hero", (REGION, SEAT)),
    Verb(TOPPLE, "topple", (REGION,)),
    Verb(CONVERT, "convert", (REGION, RESOURCE)),
    Verb(MATCH, "match"),
    Verb(YIELD, "yield"),
]

DIRECTIONS: Final = ["up", "down"]
UP: Final = 0
DOWN: Final = 1
EXCHANGES: Final = [
    f"{given}-{received}"
    for given in ("food", "mana", "ore")
    for received in ("food", "mana", "ore")
]
"""What is given and what is received, given * 3 + received."""

DONE_ACTION: Final = encode(DONE)
PASS_ACTION: Final = encode(PASS)
COLLECT_ACTION: Final = encode(COLLECT)
FLAG_ACTION: Final = encode(FLAG)

_OF_HEROES: Final = (
    PATROL_HERO,
    QUEST_HERO,
    STAND_HERO,
    BREAK_HERO,
    RETREAT_HERO,
    FALL_HERO,
    KNOCK_HERO,
)


def is_of_hero(action: int) -> bool:
    """Whether an action is about the hero, not another meeple."""
    return verb_of(action) in _OF_HEROES


def without_origin(action: int) -> int:
    """Give what is the same of all moves of one verb to one place, wherever they begin."""
    verb = verb_of(action)
    return encode(verb, 0, second_of(action)) if PATROL <= verb <= QUEST_HERO else action
