"""`elbowroom verify`: dice and draws checked against the seed committed to before the game."""

from __future__ import annotations

from pathlib import Path

from elbowroom.catalogue import game as find_game
from elbowroom.cli.output import print_json
from elbowroom.kernel.errors import InvalidRecord, UnknownName
from elbowroom.table.challenges import check_published
from elbowroom.table.fairness import fairness_of, verify
from elbowroom.terminal.records import read_record


def verify_file(file: Path, as_json: bool) -> None:
    """Recompute every answer of chance in a record; refuse the first that does not follow."""
    record = read_record(file)
    try:
        game = find_game(record["game"])
    except UnknownName as fault:
        raise InvalidRecord(str(fault)) from fault
    checked = verify(game, record)
    fairness = fairness_of(record)
    published = fairness["published"]
    if published is not None:
        published = check_published(game, fairness, record["setup"])
    if as_json:
        found = {"valid": True, "answers": checked, "commitment": fairness["commitment"]}
        print_json(found if published is None else {**found, "published": published})
        return
    whose = f"published for the challenge of {published}: {fairness['seed']}"
    if published is None:
        whose = f"committed to before the game: {fairness['commitment']}"
    print(  # noqa: T201 - a command prints
        f"All {checked} dice and draws follow from the seed and the players' words.\n"
        f"The seed is the one {whose}."
    )
