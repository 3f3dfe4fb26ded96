"""Every game there is: those that come with Elbowroom, then those of installed packages.

A package adds a game by an entry point of the group `elbowroom.games` that names its manifest. One
that cannot be used is named with the reason, and the other games go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from elbowroom.games import SHIPPED
from elbowroom.kernel.errors import ElbowroomError, unknown
from elbowroom.kernel.game import Game
from elbowroom.kernel.manifest import Manifest, load_face

GROUP: Final = "elbowroom.games"
"""The entry points by which packages add games."""
FIRST_GAME: Final = SHIPPED[0]
"""The game that is meant where none is named."""


@dataclass(frozen=True)
class Found:
    """The manifests by id, and what is wrong with games that cannot be used."""

    manifests: dict[str, Manifest]
    faults: tuple[str, ...]


@cache
def find_games() -> Found:
    """Look for games once: Elbowroom's own, then those of packages, by name."""
    manifests: dict[str, Manifest] = {}
    for name in SHIPPED:
        manifest: Manifest = import_module(f"{GROUP}.{name}").MANIFEST
        manifests[name] = manifest
    faults: list[str] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        fault = _add(manifests, entry)
        if fault:
            faults.append(fault)
    return Found(manifests, tuple(faults))


def _add(manifests: dict[str, Manifest], entry: EntryPoint) -> str:
    """Add a package's game, or say in one line why it cannot be used."""
    package = entry.dist.name if entry.dist else entry.value
    said = f"The game {entry.name} of the package {package} cannot be used: "
    try:
        manifest = entry.load()
    except Exception as fault:  # noqa: BLE001 - whatever a package does wrong, the other games go on
        return f"{said}{entry.value} cannot be imported ({type(fault).__name__}: {fault})."
    if not isinstance(manifest, Manifest):
        return f"{said}{entry.value} is no Manifest."
    if manifest.id in manifests:
        return f"{said}the id '{manifest.id}' is taken."
    try:
        found = load_face(manifest.id, manifest.engine)
    except ElbowroomError as fault:
        return f"{said}{fault}"
    except Exception as fault:  # noqa: BLE001 - as above
        return f"{said}its engine fails ({type(fault).__name__}: {fault})."
    if not isinstance(found, Game) or found.id != manifest.id:
        return f"{said}its engine {manifest.engine} is no Game with the id '{manifest.id}'."
    manifests[manifest.id] = manifest
    return ""


class Games:
    """The games by id."""

    def __iter__(self) -> Iterator[str]:
        return iter(find_games().manifests)

    def __contains__(self, name: object) -> bool:
        return name in find_games().manifests

    def items(self) -> list[tuple[str, Game]]:
        """Load and list all games with their ids."""
        return [(name, game(name)) for name in self]

    def values(self) -> list[Game]:
        """Load and list all games."""
        return [game(name) for name in self]


GAMES: Final = Games()


def manifest_of(name: str) -> Manifest:
    """Find a game's manifest by its id."""
    found = find_games().manifests.get(name)
    if found is None:
        raise unknown("game", name, list(GAMES))
    return found


def game(name: str) -> Game:
    """Find a game by its id."""
    found: Game = load_face(name, manifest_of(name).engine)
    return found


def face(name: str, part: str) -> Any | None:
    """Load a face of a game by its name in the manifest; None if the game has none."""
    place: str | None = getattr(manifest_of(name), part)
    return None if place is None else load_face(name, place)
