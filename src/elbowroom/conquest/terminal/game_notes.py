"""What each kind of game adds to the table's words: notes, headings, signs."""

from __future__ import annotations

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.localizer import Tongue
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.terminal import (
    island_dues,
    island_heading,
    island_note,
    site_names,
    site_signs,
)


def own_heading(state: ConquestState, tongue: Tongue) -> str | None:
    """Say what a step of the game's own asks; None if the shared words do."""
    return island_heading(state, tongue) if isinstance(state, Islands) else None


def own_note(state: ConquestState, action: int, tongue: Tongue) -> str | None:
    """Say what an action of the game's own means; None if the shared words do."""
    return island_note(state, action, tongue) if isinstance(state, Islands) else None


def dues_note(state: ConquestState, action: int, tongue: Tongue) -> str:
    """Say what an action first costs in coins, if anything."""
    return island_dues(state, action, tongue) if isinstance(state, Islands) else ""


def own_signs(state: ConquestState, region: int) -> str:
    """Write what only this game lays into regions as signs."""
    return site_signs(state, region) if isinstance(state, Islands) else ""


def own_names(state: ConquestState, region: int, tongue: Tongue) -> list[str]:
    """Name what only this game lays into a region."""
    return site_names(state, region, tongue) if isinstance(state, Islands) else []
