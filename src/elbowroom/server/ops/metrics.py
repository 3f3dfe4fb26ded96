"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("elbowroom_moves_stored", "Actions of seats stored.", ["by"])
ENTRIES = Counter("elbowroom_entries_stored", "Entries stored.")
TABLES_OPENED = Counter("elbowroom_tables_opened", "Tables opened.", ["game"])
GAMES_OVER = Counter("elbowroom_games_over", "Games played to their end.", ["game"])
REFUSALS = Counter("elbowroom_refusals", "Calls refused.", ["code"])
BOT_FAILURES = Counter("elbowroom_bot_failures", "Decisions a bot failed to make.")
SLOW_SOCKETS = Counter("elbowroom_slow_sockets", "Sockets dropped because they did not read.")
ROOMS = Gauge("elbowroom_rooms", "Tables in memory.")
SOCKETS = Gauge("elbowroom_sockets", "Open sockets.")
STORE_SECONDS = Histogram(
    "elbowroom_store_seconds",
    "Seconds from a decision to its commit.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
