"""Where two ways to play a turn part: the kind of question that one of them answers otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.bots.foresight import pass_certain
from elbowroom.kernel.state import State


def parting(start: State, one: Sequence[str], other: Sequence[str]) -> str:
    """Name the kind of question at which two ways of one seat part; the first if nobody can tell."""
    state = start.copy()
    first = state.decision.kind
    for mine, theirs in zip(one, other, strict=False):
        if state.over or state.awaits_chance():
            return first
        action = state.notation.parse(mine)
        if mine != theirs:
            return state.decision.kind
        if action not in state.legal_actions():
            return first
        state.apply(action)
        pass_certain(state)
    return first if state.over or state.awaits_chance() else state.decision.kind
