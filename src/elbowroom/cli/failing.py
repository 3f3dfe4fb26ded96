"""How a command fails: one message on stderr, and an exit code that says which kind."""

from __future__ import annotations

import sys
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from elbowroom.kernel.errors import ElbowroomError, InvalidPack, InvalidRecord

FAILED_CHECK = 1
"""What was to be checked is not in order."""
BAD_USAGE = 2
"""What was asked for does not exist or cannot be done."""


def fail(message: str, code: int = BAD_USAGE) -> NoReturn:
    """End the command with a message on stderr."""
    print(message, file=sys.stderr)  # noqa: T201 - a command prints
    raise typer.Exit(code)


class Commands(TyperGroup):
    """A group of commands in which every refusal of Elbowroom ends as one message."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (InvalidRecord, InvalidPack) as refused:
            fail(str(refused), FAILED_CHECK)
        except ElbowroomError as refused:
            fail(str(refused))
