"""`elbowroom pack check`, and the option `--pack`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from elbowroom.cli.failing import FAILED_CHECK, fail


def options_of(pack: Path | None, game: str) -> dict[str, Any]:
    """Give the options of a game played with a content pack."""
    if pack is None:
        return {}
    from elbowroom.workshop import check_takes_packs, load_pack  # noqa: PLC0415 - only with a pack

    check_takes_packs(game)
    return {"packs": [load_pack(pack)]}


def check_pack(file: Path) -> None:
    """Check a content pack and list its faults."""
    from elbowroom.workshop import check_pack_file  # noqa: PLC0415 - only for this command

    faults = check_pack_file(file)
    if faults:
        fail("\n".join(faults), FAILED_CHECK)
    print(f"{file.name} is in order.")  # noqa: T201 - a command prints
