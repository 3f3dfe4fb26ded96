"""Guided first games of Kingdoms: against a gentle bot, and alone against the compass."""

from __future__ import annotations

from typing import Final

from elbowroom.table.lessons import Lesson

FIRST: Final = Lesson(
    "kingdoms",
    "first",
    ("Bramble",),
    {"factions": "choose", "territories": ["amberfold", "dunmarrow", "eldwater"]},
    draw=23,
    opening=("faction lionfolk", "faction elves", "split 3 2", "start a2", "split 4 1", "start d2"),
)
"""Bramble chooses Build, then Research, leaves its capital with one meeple in it, and builds again."""

SOLO: Final = Lesson(
    "kingdoms",
    "solo",
    (),
    {
        "factions": "choose",
        "dummy_faction": "boarfolk",
        "difficulty": "easy",
        "territories": ["amberfold", "harrowfen"],
    },
    draw=14,
    opening=("faction lionfolk", "start h5", "split 3 2", "start a2"),
)
"""The dummy's first hour is free and moves a meeple; its second is covered, and it comes across the compass."""

LESSONS: Final = (FIRST, SOLO)
