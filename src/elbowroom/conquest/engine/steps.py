"""The steps of a turn by number, and the scripts of its two kinds of turn.

The number of a kind is its place in `Rules.step_kinds`: those every game of the family has,
listed in `shared_rules.py`, then what the game adds. What a kind asks and does stands beside its rule.
"""

from __future__ import annotations

from typing import Final, TypeVar

from elbowroom.conquest.engine.position import Position
from elbowroom.kernel.notation import encode, first_of
from elbowroom.kernel.steps import OF_NOBODY, Step, ask_if_any

# Asked of a player.
CHOICE: Final = 0
PICK: Final = 1
ARMY_IN_DECLINE: Final = 2
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
FINAL_DIE: Final = 13
EARLY_DIE: Final = 14
# Carried out by themselves.
BEGIN_TURN: Final = 15
TAKE_UP: Final = 16
GAIN: Final = 17
OWE: Final = 18
SCORE: Final = 19
WITHDRAWALS: Final = 20
END_TURN: Final = 21
REMOVE_OLDER: Final = 22
GO_IN_DECLINE: Final = 23
EXTRA: Final = 24
"""The number of the first kind that a game adds."""

AnyPosition = TypeVar("AnyPosition", bound=Position)


class PlayerStep(Step[AnyPosition]):
    """A step of a player."""

    def __init__(
        self, name: str, asks: int = OF_NOBODY, phase: str = "", *, once: bool = False
    ) -> None:
        super().__init__(name, asks, phase, ("player",), once=once)


class ArmyStep(Step[AnyPosition]):
    """A step of an army, which may be about something besides."""

    def __init__(
        self,
        name: str,
        asks: int = OF_NOBODY,
        phase: str = "",
        about: str = "",
        *,
        once: bool = False,
    ) -> None:
        super().__init__(name, asks, phase, ("army", about) if about else ("army",), once=once)

    def player(self, pos: AnyPosition, step: int) -> int:
        return pos.rules.army_player[first_of(step)]


class AskedStep(ArmyStep[AnyPosition]):
    """A step of an army that is asked while there is anything to answer."""

    def opens(self, pos: AnyPosition, step: int, answered: bool) -> int:
        return ask_if_any(pos, self.answers(pos, step))


def push_expansion(pos: Position, player: int) -> None:
    """Script an expansion turn (C-TURN-4); armies that act in decline come first."""
    scripts = pos.rules.expansion_scripts
    if not scripts:
        for seat in range(pos.rules.players):
            scripts.append(script_of(pos, pos.rules.expansion, seat))
    pos.stack += scripts[player]
    for army in reversed(pos.acting_armies(player)):
        pos.push(TAKE_UP, army)


def push_script(pos: Position, kinds: list[int], player: int) -> None:
    """Put steps of a player, or of the player's active army, on the stack, the first on top."""
    if kinds:
        pos.stack += script_of(pos, kinds, player)


def script_of(pos: Position, kinds: list[int], player: int) -> list[int]:
    """Give steps of a player, or of the player's active army, as they lie on the stack."""
    army = pos.active(player)
    of_player = pos.rules.steps_of_player
    return [encode(kind, player if of_player >> kind & 1 else army) for kind in reversed(kinds)]
