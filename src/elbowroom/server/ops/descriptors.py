"""File descriptors: as many as the system allows, and enough kept for what is no connection."""

from __future__ import annotations

import contextlib
import sys

from elbowroom.server.gate.door import MOST

if sys.platform != "win32":
    import resource

KEPT = 256
"""Descriptors for the database, the files of the page, the bots and the logs."""


def raise_descriptors() -> None:
    """Let this process have as many descriptors as its connections need, if it may."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST + KEPT
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Tell how many connections this process may have open."""
    if sys.platform != "win32":
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            return max(1, min(MOST, soft - min(KEPT, soft // 2)))
    return MOST
