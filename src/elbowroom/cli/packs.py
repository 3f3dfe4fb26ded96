"""`elbowroom pack …`: a pack begun, checked, described and played; and the option `--pack`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from elbowroom.cli.failing import FAILED_CHECK, fail
from elbowroom.kernel.content_reading import LONGEST_ID, SHORTEST_ID


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
    from elbowroom.text.effects import read_back_pack  # noqa: PLC0415 - slow to import
    from elbowroom.workshop.packs import game_of  # noqa: PLC0415 - only here

    told: list[str] = []
    for kind, thing, said in read_back_pack(pack, language, game_of(pack)):
        counted = [f"{thing[name]} {what}" for name, what in _COUNTED if name in thing]
        told.append(", ".join([thing["name"], *(counted or [kind])]))
        told += [f"  {line}" for line in said]
    return told


def new_pack(file: Path, game: str | None = None, kind: str | None = None) -> None:
    """Write a pack to start from, named like its file."""
    from elbowroom.workshop import check  # noqa: PLC0415 - only for this command
    from elbowroom.workshop.packs import game_of  # noqa: PLC0415 - only for this command

    if file.exists():
        fail(f"{file} is there already; choose another name.", FAILED_CHECK)
    ident = _id_from(file.stem.lower())
    name = file.stem.replace("_", " ").replace("-", " ").strip().title()[:40] or "Own Pack"
    wanted = game_of({}, game)
    pack = _started(wanted, ident, name, kind)
    faults = check(pack, wanted)
    if faults:
        fail("\n".join([fault["sentence"] for fault in faults]), FAILED_CHECK)
    file.write_text(json.dumps(pack, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(_about(file, pack))  # noqa: T201 - a command prints


def _id_from(stem: str) -> str:
    """Make an id of the name of a file: small letters, digits and underscores, a letter first."""
    letters = [letter if letter.isascii() and letter.isalnum() else "_" for letter in stem]
    ident = "".join(letters).strip("_").lstrip("_0123456789")[:LONGEST_ID]
    return ident if len(ident) >= SHORTEST_ID else "own_pack"


def _started(game: str, ident: str, name: str, kind: str | None) -> dict[str, Any]:
    """Begin with a race that plays in the first game, else with what the game's own effects make."""
    from elbowroom.workshop import vocabulary  # noqa: PLC0415 - only for this command
    from elbowroom.workshop.packs import games_with_packs  # noqa: PLC0415 - same
    from elbowroom.workshop.starting import new_pack as begun  # noqa: PLC0415 - same

    known = [each["kind"] for each in vocabulary(game)["kinds"]]
    if kind is not None and kind not in known:
        fail(f"{game} has no {kind}; a pack may hold: {', '.join(known)}.", FAILED_CHECK)
    pack = begun(game, ident, name, kind or known[0])
    if game == games_with_packs()[0] and kind in (None, known[0]):
        pack["races"][0] |= _FIRST_RACE
    return pack


def _about(file: Path, pack: dict[str, Any]) -> str:
    """Say what was begun, and what to do next."""
    from elbowroom.text.effects import lists_of  # noqa: PLC0415 - slow to import

    ((kind, thing),) = [
        (kind, pack[listed][0]) for kind, listed in lists_of(pack["game"]).items() if listed in pack
    ]
    made = f" with {len(thing['effects'])} effects" if "effects" in thing else ""
    return f"{file} is there: 1 own {kind}{made}. Change it, then: elbowroom pack check {file}"


_COUNTED: Final = (("tokens", "tokens"), ("supply", "pieces"))
_FIRST_RACE: Final = {
    "tokens": 6,
    "effects": [
        {"type": "coins_for_regions", "coins": 1, "where": {"terrain": "farmland"}},
        {"type": "conquest_cost", "change": -1, "where": {"held_by": "nobody"}},
    ],
    "text": {"en": "Farmland pays 1 more. Where nobody stands they come cheaply."},
}


def print_schema(game: str) -> None:
    """Print the JSON Schema of the packs of a game."""
    from elbowroom.workshop import check_takes_packs, json_schema  # noqa: PLC0415 - only here

    print(json.dumps(json_schema(check_takes_packs(game)), indent=2))  # noqa: T201 - a command prints
