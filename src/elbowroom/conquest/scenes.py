"""A scene to try one effect in: a turn at which a game with it and one without it go different ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

from elbowroom import bots
from elbowroom.catalogue import game as find_game
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.randomness import seeded

BOT: Final = "greedy"
PICK: Final = "pick"
MOST_DECISIONS: Final = 3000
"""Answers of a game in which a scene is looked for."""
LONGEST_LOOK: Final = 600
"""Answers after which two games that go the same way are called alike."""
_COMPARED: Final = ("coins", "hand", "tokens", "holder", "supply", "tray", "row_coins", "aside")


def scene_of(
    begun: Callable[[], ConquestState], without: dict[str, Any], seat: int, games: int
) -> ConquestState:
    """Play until a turn of a seat at which it matters what a setup without the effect lacks.

    Where that never happens it is the pick at which it matters, or else a turn in the middle of a game.
    """
    at_pick = in_the_middle = None
    for number in range(games):
        state = begun()
        for matters in _own_turns(state, without, seat, f"scene:{number}"):
            if matters and state.decision.kind != PICK:
                return state
            if matters:
                at_pick = at_pick or state.copy()
            elif state.round > 1:
                in_the_middle = in_the_middle or state.copy()
    return at_pick or in_the_middle or begun()


def _own_turns(
    state: ConquestState, without: dict[str, Any], seat: int, seed: str
) -> Iterator[bool]:
    """Play a game from one turn of a seat to its next, and tell at each whether the effect matters there."""
    state.rng = seeded(seed)
    seated = [bots.make(BOT, f"{seed}:{each}") for each in range(state.rules.players)]
    looked = -1
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        player = state.decision.player
        if player == seat == state.turn_player and state.turns_begun != looked:
            looked = state.turns_begun
            yield _goes_otherwise(state, without, seat)
        if state.decision.kind == PICK and player == seat and state.round == 1:
            state.play("pick 0")
        else:
            state.apply(seated[player].choose(state.view(player)))


def _goes_otherwise(state: ConquestState, without: dict[str, Any], seat: int) -> bool:
    """Whether a round from here on offers or brings something else where the effect is missing."""
    one = state.copy()
    try:
        other = cast(
            "ConquestState", find_game(state.game_id).restore(without, state.position_dict())
        )
    except (ElbowroomError, IndexError, KeyError, ValueError):
        return True  # the position cannot even stand without it
    one.rng, other.rng = seeded("look"), seeded("look")
    seated = [bots.make(BOT, f"look:{each}") for each in range(one.rules.players)]
    begun = one.turns_begun
    for _ in range(LONGEST_LOOK):
        if _told(one) != _told(other):
            return True
        if one.over or (one.decision.player == seat and one.turns_begun != begun):
            return False
        player = one.decision.player
        action = seated[player].choose(one.view(player))
        one.apply(action)
        other.apply(action)
    return False


def _told(state: ConquestState) -> tuple[Any, ...]:
    """Give what people would see of a position: what is asked, what is allowed, what lies where."""
    asked = () if state.over else (state.decision.player, state.decision.kind)
    allowed = () if state.over else tuple(state.legal_actions())
    return (asked, allowed, *[tuple(getattr(state, name)) for name in _COMPARED])
