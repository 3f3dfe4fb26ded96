"""What is well with a server's notices and what is not, for `elbowroom doctor`."""

from __future__ import annotations

import stat
from pathlib import Path

from elbowroom.server.notices.settings import NEEDS_PACKAGES, lacks_packages
from elbowroom.server.ops.doctor import BAD, NOTE, WELL, Finding


def notices_found(key: Path | None) -> Finding:
    """Tell whether people can be told of their turns, and where the key for that is."""
    if lacks_packages():
        return Finding(NOTE, f"Nobody is told of their turns. {NEEDS_PACKAGES}")
    if key is None or not key.is_file():
        return Finding(NOTE, f"There is no key of notices in {key}; the next start makes one.")
    mode = stat.S_IMODE(key.stat().st_mode)
    if mode & (stat.S_IRWXG | stat.S_IRWXO):
        return Finding(BAD, f"Other accounts may read {key}: chmod 600 it (now {mode:o}).")
    return Finding(WELL, f"People are told of their turns; only its owner may read {key}.")
