"""Where in a turn a position stands, whatever steps its game adds."""

from __future__ import annotations

from elbowroom.conquest.engine import steps
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.notation import verb_of


def begins(pos: Position) -> bool:
    """Whether a turn has just begun: its first choice is still ahead."""
    if verb_of(pos.stack[-1]) <= steps.PICK:
        return True
    if verb_of(pos.stack[-1]) < steps.EXTRA:
        return False
    return has_step(pos, steps.CHOICE) or has_step(pos, steps.PICK)


def has_step(pos: Position, kind: int) -> bool:
    """Whether a step of a kind is still ahead."""
    for step in pos.stack:  # noqa: SIM110 - a generator is slow when compiled
        if verb_of(step) == kind:
            return True
    return False


def is_extra(pos: Position) -> bool:
    """Whether the step on top belongs to the game alone."""
    return verb_of(pos.stack[-1]) >= steps.EXTRA


def conquers(pos: ConquestState) -> bool:
    """Whether the step on top belongs to the conquests of a turn."""
    kind = verb_of(pos.stack[-1])
    if kind < steps.EXTRA:
        return steps.ARMY_IN_DECLINE <= kind <= steps.CONQUER
    if pos.awaits_chance() or pos.asked_player() != pos.turn_player or begins(pos):
        return False
    return has_step(pos, steps.CONQUER)


def closes(pos: ConquestState) -> bool:
    """Whether the step on top belongs to the end of a turn."""
    kind = verb_of(pos.stack[-1])
    if kind < steps.EXTRA:
        return steps.REDEPLOY <= kind <= steps.WITHDRAW
    return not (pos.awaits_chance() or begins(pos) or conquers(pos))
