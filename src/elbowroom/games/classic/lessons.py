"""Guided first games of the classic game, and its exercises."""

from __future__ import annotations

from typing import Final

from elbowroom.table.lessons import Lesson

PLAIN_ROW: Final = 3272
"""A row whose combos ask nothing out of the ordinary; the free one pays for land as the rule says."""

BEGINS: Final = {"open_coins": True, "first": 0}

LESSONS: Final = (Lesson("classic", "first", ("Bramble",), BEGINS, draw=PLAIN_ROW),)
