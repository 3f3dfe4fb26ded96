"""Guided first games on the islands: from zero, and for those who know the game without them."""

from __future__ import annotations

from typing import Final

from elbowroom.table.lessons import Lesson

FROM_ZERO: Final = 15640
NEWS_ONLY: Final = 10842
"""Deals with Humans in front, who lay out objectives, the Horde behind them, and an artifact within reach."""

BEGINS: Final = {"open_coins": True, "islands": ["L2B", "M2B"]}

LESSONS: Final = (
    Lesson("warcraft", "first", ("Bramble",), BEGINS, draw=FROM_ZERO),
    Lesson("warcraft", "known", ("Bramble",), BEGINS, draw=NEWS_ONLY),
)
