"""What the server counts, for Prometheus."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Where the processes of one server keep their numbers; the name is prometheus_client's."""

MOVES = Counter("elbowroom_moves_stored", "Actions of seats stored.", ["by"])
ENTRIES = Counter("elbowroom_entries_stored", "Entries stored.")
TABLES_OPENED = Counter("elbowroom_tables_opened", "Tables opened.", ["game"])
GAMES_OVER = Counter("elbowroom_games_over", "Games played to their end.", ["game"])
REFUSALS = Counter("elbowroom_refusals", "Calls refused.", ["code"])
TURNED_AWAY = Counter(
    "elbowroom_connections_turned_away", "Connections refused, or closed for others.", ["why"]
)
BOT_FAILURES = Counter("elbowroom_bot_failures", "Decisions a bot failed to make.")
BOTS_WEAKENED = Counter("elbowroom_bots_weakened", "Decisions left to a weaker bot.", ["bot"])
BOT_WAITS = Histogram(
    "elbowroom_bot_wait_seconds",
    "Seconds until a bot at a table with people began to think.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15),
)
NOTICES = Counter(
    "elbowroom_notices", "Notices by their way (push, mail) and how it went.", ["way", "went"]
)
SLOW_SOCKETS = Counter("elbowroom_slow_sockets", "Sockets dropped because they did not read.")
ROOMS = Gauge("elbowroom_rooms", "Tables in memory.", multiprocess_mode="livesum")
SOCKETS = Gauge("elbowroom_sockets", "Open sockets.", multiprocess_mode="livesum")
STORE_SECONDS = Histogram(
    "elbowroom_store_seconds",
    "Seconds from a decision to its commit.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)


def exposition() -> bytes:
    """Give all numbers: those of this process, or of all that serve together."""
    folder = os.environ.get(SHARED)
    if folder is None or not Path(folder).is_dir():
        return generate_latest()  # one process, or one that is just being relieved
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(together)
