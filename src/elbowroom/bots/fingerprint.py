"""Which state of a bot played: a short hash of its code and of what it learned."""

from __future__ import annotations

import hashlib
import inspect
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from elbowroom.bots.registry import kind_of, package_of
from elbowroom.catalogue import GAMES, manifest_of

_KEPT = frozenset({".py", ".npz", ".npy", ".json"})
_LENGTH = 10


def fingerprint(name: str, game: str | None = None) -> str:
    """Tell one state of a bot from another, whatever its setting.

    Elbowroom's own bots share their code, and so their hash; with a game it covers, besides what
    plays any game, what plays that one, else what plays any of them. That of a bot from another
    package covers the file of its class, with the package and its version.
    """
    package = package_of(name)
    if package is None:
        return _own(game)
    try:
        source = Path(inspect.getfile(kind_of(name))).read_bytes()
    except (OSError, TypeError):  # a class made without a file has its package's version only
        source = b""
    return hashlib.sha256(package.encode() + source).hexdigest()[:_LENGTH]


@cache
def _own(game: str | None) -> str:
    games = list(GAMES) if game is None else [game]
    packages = {__package__, *[place for each in games for place in players_of(each)]}
    digest = hashlib.sha256()
    for package in sorted(packages):
        for file, name in _files(package):
            digest.update(f"{package}/{name}".encode() + file.read_bytes())
    return digest.hexdigest()[:_LENGTH]


def players_of(game: str) -> list[str]:
    """Name the packages that hold a game's players and what they have to know."""
    manifest = manifest_of(game)
    places = [manifest.bots, manifest.heuristics]
    return [place.partition(":")[0].rpartition(".")[0] for place in places if place is not None]


def _files(package: str) -> list[tuple[Path, str]]:
    """List the files of a package that have a say, each with its name there."""
    spec = find_spec(package)
    folders = [] if spec is None else spec.submodule_search_locations or []
    return [
        (file, file.relative_to(folder).as_posix())
        for folder in folders
        for file in sorted(Path(folder).rglob("*"))
        if file.suffix in _KEPT
    ]
