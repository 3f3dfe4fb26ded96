"""Bots by name: Elbowroom's own, weakest first, and those of installed packages."""

from __future__ import annotations

from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.ladder import Easy, Expert, Greedy, Hard, Normal, Planner
from elbowroom.bots.plugins import fault_of, find_plugins
from elbowroom.bots.random import Random
from elbowroom.kernel.errors import UnknownName

HOW_TO_ADD = (
    "A package with bots of its own is installed with pip into the same Python; "
    "docs/write-a-bot.md tells how to make one."
)


BUILT_IN: Final[tuple[type[Bot], ...]] = (Random, Easy, Normal, Greedy, Planner, Hard, Expert)
"""Weakest first."""

NAMES: Final = tuple(kind.name for kind in BUILT_IN)
"""The names of Elbowroom's own bots, weakest first."""

LEVELS: Final = (Easy.name, Normal.name, Hard.name, Expert.name)
"""The levels people choose from, easiest first; each is the name of a bot."""

DEFAULT_LEVEL: Final = Normal.name
"""Who sits down when nobody says which bot."""

_OWN: Final = {kind.name: kind for kind in BUILT_IN}


def names() -> list[str]:
    """List all bots: Elbowroom's own, weakest first, then those of packages that can be used."""
    return [*NAMES, *plugin_names()]


def plugin_names() -> list[str]:
    """List the bots of installed packages that can be used, by name."""
    found = find_plugins(NAMES).plugins
    return sorted(name for name in found if fault_of(found[name]) is None)


def plugin_faults() -> list[str]:
    """Say of each bot of an installed package that cannot be used why not."""
    found = find_plugins(NAMES)
    failed = [fault_of(found.plugins[name]) for name in sorted(found.plugins)]
    return [*found.faults, *[fault for fault in failed if fault is not None]]


def kind_of(name: str) -> type[Bot]:
    """Give the class of a bot, without regard to its setting; refuse an unknown name."""
    base, _ = split_name(name)
    if base in _OWN:
        return _OWN[base]
    plugin = find_plugins(NAMES).plugins.get(base)
    if plugin is None:
        raise UnknownName(f"There is no bot '{base}'. Known: {', '.join(names())}. {HOW_TO_ADD}")
    return plugin.load()


def make(name: str, seed: int | str = 0) -> Bot:
    """Make a bot by its name and setting; the seed feeds whatever dice it throws for itself."""
    kind = kind_of(name)
    _, setting = split_name(name)
    return kind(seed) if setting is None else kind.configured(setting, seed)


def weaker(name: str, steps: int) -> str:
    """Name the bot so many rungs below, greedy at the least; those of packages have no rungs."""
    base, _ = split_name(name)
    if base not in NAMES or steps <= 0:
        return name
    rung, floor = NAMES.index(base), NAMES.index(Greedy.name)
    return name if rung <= floor else NAMES[max(floor, rung - steps)]


def describe(name: str) -> str:
    """Say in one sentence how a bot plays."""
    lines = (kind_of(name).__doc__ or "").strip().splitlines()
    return lines[0] if lines else ""


def package_of(name: str) -> str | None:
    """Name the package a bot comes from; None for Elbowroom's own."""
    base, _ = split_name(name)
    plugin = None if base in _OWN else find_plugins(NAMES).plugins.get(base)
    return None if plugin is None else plugin.package


def split_name(text: str) -> tuple[str, str | None]:
    """Part a bot's name from its setting; None where there is no colon."""
    name, colon, setting = text.partition(":")
    return name, setting if colon else None
