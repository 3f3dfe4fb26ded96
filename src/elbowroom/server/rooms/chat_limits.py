"""What people say at a table beside their moves: bounded for each seat and for the table."""

from __future__ import annotations

from elbowroom.server.http.limits import Limits
from elbowroom.table import commands
from elbowroom.table.commands import Command
from elbowroom.table.refused import Refused

SAID = (commands.Chat, commands.Agree, commands.Vote, commands.Leave, commands.Return)
"""Commands that write an entry as often as somebody likes."""


def check_words(limits: Limits, table_id: str, command: Command) -> None:
    """Refuse a seat that says too much at once, or at a table at which too much is said."""
    if not isinstance(command, SAID):
        return
    if not limits.words.take(f"{table_id}|{command.seat}"):
        raise Refused("too_many", "So much is not said at once; wait a moment.")
    if not limits.table_words.take(table_id):
        raise Refused("too_many", "So much is not said at one table at once; wait a moment.")
