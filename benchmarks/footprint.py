"""Measures the memory of one classic 4-player state, fresh and played out, and prints JSON.

Runs in the environment that holds elbowroom. Counted is what belongs to the state alone, its
history included: everything reachable from it that cannot be reached from another, untouched
state as well. Rule tables, maps and texts, which all states share, thus stay out.
"""

from __future__ import annotations

import gc
import importlib
import json
import random
import sys
import types
from typing import Any

_NOT_DATA = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType)


def reachable(root: object) -> dict[int, object]:
    """Returns every data object reachable from the root, the root included, by its identity."""
    found: dict[int, object] = {id(root): root}
    stack = [root]
    while stack:
        parent = stack.pop()
        children = gc.get_referents(parent)
        # An instance may keep its attributes without a dictionary object until one is asked for.
        attributes = getattr(parent, "__dict__", None)
        if isinstance(attributes, dict):
            children.append(attributes)
        for child in children:
            if id(child) not in found and not isinstance(child, _NOT_DATA):
                found[id(child)] = child
                stack.append(child)
    return found


def own_bytes(root: object, other: object) -> int:
    """Returns the bytes held by the root and not shared with the other object."""
    shared = reachable(other)
    return sum(sys.getsizeof(part) for key, part in reachable(root).items() if key not in shared)


def measure(players: int = 4, seed: int = 1) -> dict[str, Any]:
    """Plays one random game to its end and returns the size of its state before and after."""
    rules: Any = importlib.import_module("elbowroom").game("classic")
    rng = random.Random(seed)
    untouched = rules.new(players=players, seed=seed + 1)
    state = rules.new(players=players, seed=seed)
    fresh = own_bytes(state, untouched)
    decisions = 0
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
        decisions += 1
    return {
        "players": players,
        "decisions": decisions,
        "fresh_bytes": fresh,
        "played_bytes": own_bytes(state, untouched),
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
