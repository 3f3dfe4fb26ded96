"""The turns of a finished game, each as its player saw it when it began."""

from __future__ import annotations

from typing import Any, NamedTuple

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.state import State
from elbowroom.protocol.views import seen_by


class PlayedTurn(NamedTuple):
    """One turn: where it began, what its player could see, and what was answered."""

    turn: int
    move: int
    """How many moves had been made."""
    position: dict[str, Any]
    """What its player could see then."""
    played: list[str]
    """The answers of its player and of chance; what others were asked is not among them."""

    @property
    def round(self) -> int:
        """The round it belongs to."""
        return int(self.position["round"])


def turns_of(game: str, final: State, seat: int) -> list[PlayedTurn]:
    """List the turns a seat has finished."""
    state = find_game(game).start_of(final)
    turns: list[PlayedTurn] = []
    begun = -1
    own = False
    for move, action in enumerate(final.journal):
        asked = state.decision.player
        if asked != CHANCE and state.turns_begun != begun:
            begun = state.turns_begun
            position = seen_by(state, seat).position_dict()
            own = asked == seat == position["turn_player"]
            if own:
                turns.append(PlayedTurn(begun, move, position, []))
        if own and state.turns_begun == begun and asked in (seat, CHANCE):
            turns[-1].played.append(state.text(action))
        state.apply(action)
    if turns and not state.over and state.turns_begun == turns[-1].turn:
        turns.pop()  # the table was closed in the middle of it
    return turns
