"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from elbowroom.envs.arena import Arena


def observation_space(arena: Arena) -> spaces.Dict:
    """Describe what a seat sees: the observation and the mask of its actions."""
    highest = arena.highest()
    seen: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
        "action_mask": spaces.Box(0, 1, (arena.size,), np.int8),
    }
    return spaces.Dict(seen)


def action_space(arena: Arena) -> spaces.Discrete:
    """Describe the numbered actions."""
    return spaces.Discrete(arena.size)
