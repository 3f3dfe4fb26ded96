"""The command `elbowroom`."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    # Imported here so that `import elbowroom.cli` stays cheap for those who only look.
    from elbowroom.cli.app import app  # noqa: PLC0415

    app(prog_name="elbowroom")
