"""The command `elbowroom`."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from elbowroom.cli.app import app  # noqa: PLC0415 - `import elbowroom.cli` stays cheap

    app(prog_name="elbowroom")
