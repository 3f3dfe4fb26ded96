"""Which state of a bot played: a short hash of its code and of what it learned."""

from __future__ import annotations

import hashlib
import inspect
from functools import cache
from pathlib import Path

from elbowroom.bots.other_games import patterns_of_others
from elbowroom.bots.registry import kind_of, package_of

_KEPT = frozenset({".py", ".npz", ".npy", ".json"})
_LENGTH = 10


def fingerprint(name: str, game: str | None = None) -> str:
    """Tell one state of a bot from another, whatever its setting.

    Elbowroom's own bots share their code, and so their hash; with a game it leaves out what only
    plays other games. That of a bot from another package covers the file of its class, with the
    package and its version.
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
    folder = Path(__file__).parent
    elsewhere = {file for pattern in patterns_of_others(game) for file in folder.glob(pattern)}
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.suffix in _KEPT and file not in elsewhere:
            digest.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:_LENGTH]
