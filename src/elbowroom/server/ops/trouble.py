"""Trouble that nobody who asks has caused: told as the error of the protocol, logged for us."""

from __future__ import annotations

import structlog

from elbowroom.server.store.interface import StoreDamaged, StoreUnavailable
from elbowroom.table.refused import Refused

log = structlog.get_logger("elbowroom.trouble")
DAMAGED = (
    "The database of this server is damaged, and nothing was acknowledged. Sending it again does "
    "not help: whoever runs the server has to restore a backup."
)


def unforeseen(fault: Exception, **where: str) -> Refused:
    """Make the answer to a fault that no call expects: the database is away, or we are wrong."""
    if isinstance(fault, StoreUnavailable):
        return unavailable(fault)
    log.error("unexpected", **where, exc_info=fault)
    return Refused("unavailable", "Something went wrong at the server.")


def unavailable(fault: StoreUnavailable) -> Refused:
    """Refuse because the database cannot be used now; nothing was acknowledged."""
    log.error("database unavailable", error=str(fault))
    if isinstance(fault, StoreDamaged):
        return Refused("unavailable", DAMAGED)
    return Refused(
        "unavailable",
        "The server cannot store anything now. Nothing was acknowledged: send it again with its key.",
    )
