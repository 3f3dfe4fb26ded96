"""`elbowroom pack …`: a pack begun, checked, described and played; and the option `--pack`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from elbowroom.cli.failing import FAILED_CHECK, fail

_KINDS: Final = ("races", "powers")


def options_of(pack: Path | None, game: str) -> dict[str, Any]:
    """Give the options of a game played with a content pack; the table takes all that is in it."""
    if pack is None:
        return {}
    from elbowroom.workshop import check_takes_packs, load_pack  # noqa: PLC0415 - only with a pack

    check_takes_packs(game)
    return table_of(load_pack(pack))


def table_of(pack: dict[str, Any]) -> dict[str, Any]:
    """Give the options of a table that takes everything of a pack."""
    from elbowroom.workshop.packs import own_limit_of  # noqa: PLC0415 - only with a pack

    return {"packs": [pack], "own_limit": own_limit_of([pack])}


def check_pack(file: Path, language: str = "en") -> None:
    """Check a content pack: list its faults, or read back what it says."""
    from elbowroom.workshop import check_pack_file, load_pack  # noqa: PLC0415 - only here

    faults = check_pack_file(file, own_limit=8)
    if faults:
        fail("\n".join(faults), FAILED_CHECK)
    for line in _read_back(load_pack(file), language):
        print(line)  # noqa: T201 - a command prints
    print(f"{file.name} is in order.")  # noqa: T201 - a command prints


def _read_back(pack: dict[str, Any], language: str) -> list[str]:
    """Say what everything of a pack does, in plain sentences."""
    from elbowroom.text.effects import read_back  # noqa: PLC0415 - slow to import
    from elbowroom.workshop.describing import game_of  # noqa: PLC0415 - only here

    told: list[str] = []
    for kind in (*_KINDS, "markers"):
        for thing in pack.get(kind, []):
            count = thing.get("tokens", thing.get("supply"))
            told.append(f"{thing['name']}, {count} {'pieces' if kind == 'markers' else 'tokens'}")
            told += [f"  {said}" for said in read_back(thing, language, game_of(pack), pack)]
    return told


def new_pack(file: Path) -> None:
    """Write a pack to start from, named like its file."""
    from elbowroom.workshop import check  # noqa: PLC0415 - only for this command
    from elbowroom.workshop.packs import games_with_packs  # noqa: PLC0415 - only for this command

    if file.exists():
        fail(f"{file} is there already; choose another name.", FAILED_CHECK)
    letters = [
        letter if letter.isascii() and letter.isalnum() else "_" for letter in file.stem.lower()
    ]
    ident = "".join(letters).strip("_")[:32] or "own_pack"
    name = file.stem.replace("_", " ").replace("-", " ").strip().title()[:40] or "Own Pack"
    race = {
        "id": ident,
        "name": name,
        "tokens": 6,
        "effects": [
            {"type": "coins_for_regions", "coins": 1, "where": {"terrain": "farmland"}},
            {"type": "conquest_cost", "change": -1, "where": {"held_by": "nobody"}},
        ],
        "text": {"en": "Farmland pays 1 more. Where nobody stands they come cheaply."},
    }
    pack = {"format": 1, "game": games_with_packs()[0], "id": ident, "name": name, "races": [race]}
    faults = check(pack)
    if faults:
        fail("\n".join([fault["sentence"] for fault in faults]), FAILED_CHECK)
    file.write_text(json.dumps(pack, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(  # noqa: T201 - a command prints
        f"{file} is there: 1 own race with 2 effects. Change it, then: elbowroom pack check {file}"
    )


def print_schema(game: str) -> None:
    """Print the JSON Schema of the packs of a game."""
    from elbowroom.workshop import check_takes_packs, json_schema  # noqa: PLC0415 - only here

    print(json.dumps(json_schema(check_takes_packs(game)), indent=2))  # noqa: T201 - a command prints
