"""A small pair of islands with everything on it, for the tests of this game.

Island a: a line of land a1 - a2 - a3 - a4 - a5 with a lake and a sea beside it.
Island b: b1 - b2 - b3 with a sea.
"""

from __future__ import annotations

from elbowroom.conquest.test_kit.boards import tiny_board

ISLANDS = tiny_board(
    {
        "a1": ("field landing @a", "a2 sea_a"),
        "a2": ("mountain @a", "a3"),
        "a3": ("forest magic @a", "a4 lake"),
        "a4": ("swamp cavern @a", "a5 lake"),
        "a5": ("hill icon @a", "lake sea_a"),
        "a6": ("field @a", "a2 a3 a4"),
        "lake": ("lake @a", ""),
        "sea_a": ("sea @a", ""),
        "b1": ("field landing @b", "b2 sea_b"),
        "b2": ("swamp magic @b", "b3"),
        "b3": ("forest landing icon cavern @b", "sea_b"),
        "sea_b": ("sea @b", ""),
    }
)
