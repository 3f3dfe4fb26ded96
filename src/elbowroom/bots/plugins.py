"""Bots of other packages: found by the entry-point group `elbowroom.bots`, also while a server runs."""

from __future__ import annotations

import importlib
import os
import re
import site
import sys
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

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


def _installed() -> tuple[Plugin, ...]:
    """List the bots of the installed packages, in the order of their names."""
    _follow_pip()
    return _read()


@cache
def _read() -> tuple[Plugin, ...]:
    """Read the metadata of the installed packages once, until one comes or goes."""
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
    _read.cache_clear()
    fault_of.cache_clear()


Folders = dict[str, int]
"""Folders that packages are found in, each with the time something came into it or went."""


def _folders() -> Folders:
    """Look when something came or went in the folders that packages are found in."""
    found: Folders = {}
    for folder in sys.path:
        try:
            found[folder] = os.stat(folder or ".").st_mtime_ns  # noqa: PTH116 - a call for each folder
        except OSError:
            continue
    return found


def _path_files(folders: Folders) -> set[Path]:
    """List the files that name further folders, as packages have that are installed to be edited."""
    return {file for folder in folders if folder for file in Path(folder).glob("*.pth")}


_looked: Folders = _folders()
_path_files_read = _path_files(_looked)


def _follow_pip() -> None:
    """Forget what was known once pip has installed or removed something since the last look."""
    global _looked  # noqa: PLW0603 - what this process has seen of its packages
    if _folders() == _looked:
        return
    for file in sorted(_path_files(_folders()) - _path_files_read):
        _path_files_read.add(file)
        site.addpackage(str(file.parent), file.name, None)
    _looked = _folders()
    importlib.invalidate_caches()
    forget()
