"""`elbowroom verify`: dice and draws checked against the seed, and the seed against what was kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.cli.output import print_json
from elbowroom.kernel.errors import InvalidRecord, UnknownName
from elbowroom.table.challenges import check_published
from elbowroom.table.fairness import check_kept, fairness_of, verify
from elbowroom.terminal.records import read_record


def verify_file(file: Path, commitment: str | None, words: str | None, as_json: bool) -> None:
    """Recompute every answer of chance in a record; refuse the first that does not follow."""
    record = read_record(file)
    try:
        game = find_game(record["game"])
    except UnknownName as fault:
        raise InvalidRecord(str(fault)) from fault
    fairness = fairness_of(record)
    check_kept(fairness, commitment, words)
    checked = verify(game, record)
    if fairness["published"] is not None:
        check_published(game, fairness, record["setup"])
    if as_json:
        print_json(_found(fairness, checked, commitment, words))
        return
    lines = [
        f"All {checked} dice and draws follow from the seed and the words in the record.",
        _of_the_seed(fairness, commitment),
        *_of_the_words(fairness, words),
    ]
    print("\n".join(lines))  # noqa: T201 - a command prints


def _found(
    fairness: dict[str, Any], checked: int, commitment: str | None, words: str | None
) -> dict[str, Any]:
    found = {
        "valid": True,
        "answers": checked,
        "commitment": fairness["commitment"],
        "kept_commitment": commitment is not None,
        "kept_words": words is not None,
    }
    published = fairness["published"]
    return found if published is None else {**found, "published": published}


def _of_the_seed(fairness: dict[str, Any], commitment: str | None) -> str:
    """Say what is known of the seed, and no more."""
    published = fairness["published"]
    if published is not None:
        return (
            f"The seed is the one published for the challenge of {published}: {fairness['seed']}."
        )
    if commitment is not None:
        return f"The seed is the one you saw committed to: {fairness['commitment']}."
    return (
        "Not proved: that the seed was settled before the game. Compare the record's commitment with\n"
        "the one you were shown when the table was opened, or give that one with --commitment:\n"
        f"{fairness['commitment']}"
    )


def _of_the_words(fairness: dict[str, Any], words: str | None) -> list[str]:
    """Say whose words the dice depend on."""
    if fairness["published"] is not None:
        return []
    if fairness["version"] is None:
        return [
            "The players' words were taken openly, one after the other:",
            "whoever knew the seed and came last could have chosen theirs to suit the dice.",
        ]
    told = []
    bringing = sum(seal is not None for seal in fairness["seals"])
    if words is not None:
        told.append(
            "Your words are in, sealed before any were opened if the seals are those you saw:\n"
            "without you nobody could choose these dice."
        )
    elif bringing:
        told.append(
            f"Words of {bringing} seats are in. Give yours with --words to see that they are."
        )
    else:
        told.append("No player added words: the dice follow from the server's seed alone.")
    if fairness["left_out"]:
        seats = ", ".join(str(seat) for seat in fairness["left_out"])
        told.append(f"Left out, because their words were not opened: seats {seats}.")
    return told
