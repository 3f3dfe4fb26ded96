"""`elbowroom verify`: dice and draws checked against the seed committed to before the game."""

from __future__ import annotations

from pathlib import Path

from elbowroom.catalogue import game as find_game
from elbowroom.cli.output import print_json
from elbowroom.cli.records import read_record
from elbowroom.kernel.errors import InvalidRecord, UnknownName
from elbowroom.server.fairness import verify


def verify_file(file: Path, as_json: bool) -> None:
    """Recompute every answer of chance in a record; refuse the first that does not follow."""
    record = read_record(file)
    try:
        game = find_game(record["game"])
    except UnknownName as fault:
        raise InvalidRecord(str(fault)) from fault
    checked = verify(game, record)
    fairness = record["fairness"]
    if as_json:
        print_json({"valid": True, "answers": checked, "commitment": fairness["commitment"]})
        return
    print(  # noqa: T201 - a command prints
        f"All {checked} dice and draws follow from the seed and the players' words.\n"
        f"The seed is the one committed to before the game: {fairness['commitment']}."
    )
