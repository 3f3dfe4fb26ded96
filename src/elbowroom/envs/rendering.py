"""The board as text, as a spectator sees it."""

from __future__ import annotations

import sys

from elbowroom.envs.arena import Arena
from elbowroom.kernel.errors import unknown
from elbowroom.kernel.state import State

RENDER_MODES = ("ansi", "human")


def check_render_mode(mode: str | None) -> str | None:
    """Refuse a way of rendering there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise unknown("render mode", mode, list(RENDER_MODES))
    return mode


def show(arena: Arena, state: State, mode: str | None) -> str | None:
    """Give the board as text, print it, or do neither without a mode."""
    if mode is None:
        return None
    text = arena.codec.render(state)
    if mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None
