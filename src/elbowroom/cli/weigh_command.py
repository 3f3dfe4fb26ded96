"""The command `elbowroom pack weigh` and its options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def weigh(
    file: Annotated[Path, typer.Argument(help="A pack or a map.", exists=True, dir_okay=False)],
    thing: Annotated[
        str | None,
        typer.Option(help="The id of what is weighed; the first in it if none is named."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long to play.")] = 60.0,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on the machines of a Ray cluster.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object and nothing else.")
    ] = False,
) -> None:
    """Weigh a thing of a pack: wins and coins or points beside the box's, what would make it fair; or a map."""
    from elbowroom.cli.weigh import weigh_pack  # noqa: PLC0415 - only for this command

    weigh_pack(file, thing, seconds, as_json, cluster=cluster)
