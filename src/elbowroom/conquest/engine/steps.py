"""The stack of steps: what is asked or done next, and the script of a turn.

A step is one int, `kind * 4096 + first * 64 + second`. Steps up to LAST_ASKED put a
question; the others are carried out by themselves when they come to the top.
"""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.position import Position
from elbowroom.kernel.notation import encode

# Asked of a player; `first` is the player or the army.
CHOICE: Final = 0
PICK: Final = 1
ACT: Final = 2
"""An army in decline acts; `second` is 1 once it has conquered."""
READY: Final = 3
CONQUER: Final = 4
REDEPLOY: Final = 5
TAKE: Final = 6
PLACE: Final = 7
PEACE: Final = 8
LATE_DECLINE: Final = 9
WITHDRAW: Final = 10
# Asked of chance.
FIRST_PLAYER: Final = 11
REVEAL: Final = 12
"""The next combo; `first` is 1 + the race if it is known."""
FINAL_DIE: Final = 13
"""The die of a final attempt; `first` is the army, `second` the region."""
EARLY_DIE: Final = 14
"""The die rolled before a conquest; `first` is the army."""
LAST_ASKED: Final = 14
FIRST_CHANCE_STEP: Final = encode(FIRST_PLAYER)
# Carried out by themselves; `first` is the player or the army.
BEGIN_TURN: Final = 15
TAKE_UP: Final = 16
GAIN: Final = 17
OWE: Final = 18
SCORE: Final = 19
WITHDRAWALS: Final = 20
END_TURN: Final = 21
REMOVE_OLDER: Final = 22
GO_IN_DECLINE: Final = 23
LAST: Final = 23
OWN: Final = 24
"""Steps from here on belong to one game; it says itself what they ask or do."""
FIRST_OWN_STEP: Final = encode(OWN)

PLAYER_STEPS: Final = (
    CHOICE,
    PICK,
    REDEPLOY,
    FIRST_PLAYER,
    BEGIN_TURN,
    SCORE,
    WITHDRAWALS,
    END_TURN,
    REMOVE_OLDER,
    GO_IN_DECLINE,
)
"""The steps whose `first` is a player."""
SELF_CLOSING: Final = (TAKE, PLACE, WITHDRAW)
"""The steps that end by themselves when nothing is left to do."""
ARMY_STEPS: Final = (ACT, READY, CONQUER, TAKE, PLACE, WITHDRAW, FINAL_DIE, EARLY_DIE)
"""The steps that need an army with a race."""

PHASES: Final = (
    "choice",
    "pick",
    "",
    "ready",
    "conquer",
    "redeploy",
    "redeploy",
    "place",
    "end",
    "end",
    "withdraw",
    "first",
    "combo",
    "die",
    "die",
)
"""What each asked step is called; the game names the phase of armies in decline itself."""


def push(pos: Position, kind: int, first: int = 0, second: int = 0) -> None:
    """Put a step on top."""
    pos.stack.append(encode(kind, first, second))


def push_expansion(pos: Position, player: int) -> None:
    """Script an expansion turn (C-TURN-4), last step first."""
    army = pos.active(player)
    push(pos, END_TURN, player)
    push(pos, WITHDRAWALS, player)
    push(pos, LATE_DECLINE, army)
    push(pos, PEACE, army)
    push(pos, SCORE, player)
    push(pos, PLACE, army)
    push(pos, OWE, army)
    push(pos, REDEPLOY, player)
    push(pos, GAIN, army)
    push(pos, CONQUER, army)
    push(pos, TAKE_UP, army)
    for acting in reversed(pos.acting_armies(player)):
        push(pos, TAKE_UP, acting)


def push_decline_turn(pos: Position, player: int) -> None:
    """Script a decline turn (C-DECL-1), last step first."""
    push(pos, END_TURN, player)
    push(pos, SCORE, player)
    push_decline(pos, player)


def push_decline(pos: Position, player: int) -> None:
    """Script going in decline; the older race's banner returns before the badge (C-PICK-9)."""
    push(pos, GO_IN_DECLINE, player)
    push(pos, REMOVE_OLDER, player)
