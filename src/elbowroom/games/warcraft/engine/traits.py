"""Races with factions, and sites: data made of effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from elbowroom.conquest.engine.traits import Race
from elbowroom.games.warcraft.engine.hooks import SiteEffect

ALLIANCE: Final = "alliance"
HORDE: Final = "horde"
NEUTRAL: Final = "neutral"
FACTIONS: Final = (ALLIANCE, HORDE, NEUTRAL)
SIDES: Final = (ALLIANCE, HORDE)
"""The factions that fight each other."""


@dataclass(frozen=True)
class WarcraftRace(Race):
    """A banner with its faction."""

    faction: str = NEUTRAL


@dataclass(frozen=True)
class Site:
    """An artifact, or a legendary place."""

    id: str
    name: str
    artifact: bool
    effects: tuple[SiteEffect, ...]
    rule: str
