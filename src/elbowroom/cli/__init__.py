"""The command `elbowroom`."""

from __future__ import annotations

import sys

from elbowroom.extras import PLAY, missing


def main() -> None:
    """Run the command line; where a package of it is missing, say how it is installed."""
    try:
        from elbowroom.cli.app import app  # noqa: PLC0415 - `import elbowroom.cli` stays cheap

        app(prog_name="elbowroom")
    except ModuleNotFoundError as lost:
        library = str(lost.name).partition(".")[0]
        if library == "elbowroom":
            raise
        sys.exit(str(missing(library, PLAY, "The command elbowroom")))
