"""What packs may add to this game: races and powers made of its effects."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.content import add_packs
from elbowroom.games.classic.engine.game import CLASSIC


def check_packs(packs: list[Any], own_limit: int) -> None:
    """Refuse packs with faults; `own_limit` is how many own combos may lie in the row at once."""
    add_packs(CLASSIC.standard(), packs, own_limit)
