"""Bots: players that choose from a view, and nothing but a view."""

from __future__ import annotations

from elbowroom.bots.bot import Bot
from elbowroom.bots.registry import (
    DEFAULT_LEVEL,
    LEVELS,
    NAMES,
    describe,
    make,
    names,
    package_of,
    plugin_faults,
    plugin_names,
    weaker,
)

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "NAMES",
    "Bot",
    "describe",
    "make",
    "names",
    "package_of",
    "plugin_faults",
    "plugin_names",
    "weaker",
]
