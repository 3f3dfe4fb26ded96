"""Bots by name: Elbowroom's own, weakest first, and those of installed packages."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from elbowroom.bots.bot import Bot
from elbowroom.bots.plugins import fault_of, find_plugins
from elbowroom.bots.settings import split_name
from elbowroom.kernel.errors import UnknownName

HOW_TO_ADD = (
    "A package with bots of its own is installed with pip into the same Python; "
    "docs/write-a-bot.md tells how to make one."
)


@dataclass(frozen=True)
class Built:
    """A bot of Elbowroom's own; its module is imported when the bot is first made."""

    name: str
    place: str
    level: bool = False
    """Whether it is one of the levels that people are offered as opponents."""

    def load(self) -> type[Bot]:
        """Import the bot's class."""
        module, _, kind = self.place.partition(":")
        found: type[Bot] = getattr(import_module(module), kind)
        return found


BUILT_IN: tuple[Built, ...] = (
    Built("random", "elbowroom.bots.random:Random"),
    Built("easy", "elbowroom.conquest.bots.people:Easy", level=True),
    Built("normal", "elbowroom.conquest.bots.people:Normal", level=True),
    Built("greedy", "elbowroom.conquest.bots.greedy:Greedy"),
    Built("planner", "elbowroom.conquest.bots.planner:Planner"),
    Built("hard", "elbowroom.conquest.bots.hard:Hard", level=True),
    Built("expert", "elbowroom.conquest.bots.expert:Expert", level=True),
)
"""Weakest first."""

NAMES: tuple[str, ...] = tuple(bot.name for bot in BUILT_IN)
"""The names of Elbowroom's own bots, weakest first."""

LEVELS: tuple[str, ...] = tuple(bot.name for bot in BUILT_IN if bot.level)
"""The levels people choose from, easiest first; each is the name of a bot."""

DEFAULT_LEVEL = "normal" if "normal" in LEVELS else "greedy"
"""Who sits down when nobody says which bot."""

_OWN = {bot.name: bot for bot in BUILT_IN}


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
        return _OWN[base].load()
    plugin = find_plugins(NAMES).plugins.get(base)
    if plugin is None:
        raise UnknownName(f"There is no bot '{base}'. Known: {', '.join(names())}. {HOW_TO_ADD}")
    return plugin.load()


def make(name: str, seed: int | str = 0) -> Bot:
    """Make a bot by its name and setting; the seed feeds whatever dice it throws for itself."""
    kind = kind_of(name)
    _, setting = split_name(name)
    return kind(seed) if setting is None else kind.configured(setting, seed)


def describe(name: str) -> str:
    """Say in one sentence how a bot plays."""
    lines = (kind_of(name).__doc__ or "").strip().splitlines()
    return lines[0] if lines else ""


def package_of(name: str) -> str | None:
    """Name the package a bot comes from; None for Elbowroom's own."""
    base, _ = split_name(name)
    plugin = None if base in _OWN else find_plugins(NAMES).plugins.get(base)
    return None if plugin is None else plugin.package
