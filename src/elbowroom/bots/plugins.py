"""Bots of other packages: found by the entry-point group `elbowroom.bots`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from elbowroom.bots.bot import Bot
from elbowroom.kernel.errors import ElbowroomError

GROUP = "elbowroom.bots"
_NAME = re.compile(r"[a-z0-9][a-z0-9_.-]{0,39}")


class BrokenPlugin(ElbowroomError):
    """A bot of another package that cannot be used; the message names the package and why."""


@dataclass(frozen=True)
class Plugin:
    """One bot that an installed package offers, not yet loaded."""

    name: str
    package: str
    entry: EntryPoint

    def load(self) -> type[Bot]:
        """Import the bot's class; whatever goes wrong is told with the package's name."""
        try:
            found = self.entry.load()
        except (Exception, SystemExit) as fault:
            raise self.broken(f"{type(fault).__name__}: {fault}") from fault
        if not isinstance(found, type) or not issubclass(found, Bot):
            raise self.broken(f"{self.entry.value} is no subclass of elbowroom.bots.Bot.")
        if found.__abstractmethods__:
            raise self.broken(f"{self.entry.value} has no method choose(view).")
        if getattr(found, "name", None) != self.name:
            called = getattr(found, "name", None)
            raise self.broken(f"{self.entry.value} must have name = '{self.name}', not {called!r}.")
        return found

    def broken(self, reason: str) -> BrokenPlugin:
        """Make the error for this bot."""
        return BrokenPlugin(
            f"The bot '{self.name}' of the package {self.package} cannot be used. {reason}"
        )


@dataclass(frozen=True)
class Found:
    """What the installed packages offer: bots by name, and what cannot be used."""

    plugins: dict[str, Plugin]
    faults: tuple[str, ...]


def find_plugins(taken: tuple[str, ...]) -> Found:
    """List the bots of all installed packages; nothing of them is imported yet."""
    plugins: dict[str, Plugin] = {}
    faults: list[str] = []
    for plugin in _installed():
        other = plugins.get(plugin.name)
        if _NAME.fullmatch(plugin.name) is None:
            reason = "A name is of small letters, digits and - _ . only."
        elif plugin.name in taken:
            reason = "Elbowroom has a bot of this name itself; the package must choose another."
        elif other is not None:
            reason = f"The package {other.package} offers a bot of this name; remove one of them."
        else:
            plugins[plugin.name] = plugin
            continue
        faults.append(str(plugin.broken(reason)))
    return Found(plugins, tuple(faults))


@cache
def _installed() -> tuple[Plugin, ...]:
    """Read the metadata of the installed packages once, in the order of their names."""
    found = {
        (point.name, package, point.value): Plugin(point.name, package, point)
        for point in entry_points(group=GROUP)
        for package in [_package(point)]
    }
    return tuple(found[key] for key in sorted(found))


def _package(point: EntryPoint) -> str:
    return "of unknown name" if point.dist is None else f"{point.dist.name} {point.dist.version}"


@cache
def fault_of(plugin: Plugin) -> str | None:
    """Say why a bot cannot be used, tried once; None if it can."""
    try:
        plugin.load()
    except BrokenPlugin as broken:
        return str(broken)
    return None


def forget() -> None:
    """Look at the installed packages anew when asked next."""
    _installed.cache_clear()
    fault_of.cache_clear()
