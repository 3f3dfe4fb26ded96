"""`elbowroom pack …`: a pack begun, checked, described and played; and the option `--pack`."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from elbowroom.cli.failing import FAILED_CHECK, fail
from elbowroom.kernel.content_reading import LONGEST_ID, SHORTEST_ID
from elbowroom.kernel.errors import InvalidPack


def options_of(pack: Path | None, game: str) -> dict[str, Any]:
    """Give the options of a game played with a content pack, or on a map of one's own."""
    if pack is None:
        return {}
    from elbowroom.workshop import check_takes_packs, load_pack  # noqa: PLC0415 - only with a pack
    from elbowroom.workshop.sharing import is_map  # noqa: PLC0415 - same

    document = load_pack(pack)
    if is_map(document):
        return {"map": document}
    check_takes_packs(game)
    return table_of(document)


def table_of(pack: dict[str, Any]) -> dict[str, Any]:
    """Give the options of a table that takes everything of a pack."""
    from elbowroom.workshop.packs import own_limit_of  # noqa: PLC0415 - only with a pack

    return {"packs": [pack], "own_limit": own_limit_of([pack])}


def check_pack(file: Path, language: str = "en") -> None:
    """Check a content pack or a map: list its faults, or read back what it says."""
    from elbowroom.workshop import check_pack_file, load_pack  # noqa: PLC0415 - only here
    from elbowroom.workshop.sharing import is_map  # noqa: PLC0415 - only here
    from elbowroom.workshop.trial import trial_faults  # noqa: PLC0415 - only here

    try:
        document = load_pack(file)
    except InvalidPack as refused:
        fail("\n".join(refused.faults), FAILED_CHECK)
    on_a_map = is_map(document)
    faults = map_faults(document) if on_a_map else check_pack_file(file, own_limit=8)
    faults = faults or list(map(str, trial_faults(_game_of(document), document)))
    if faults:
        fail("\n".join(faults), FAILED_CHECK)
    for line in _counted(document) if on_a_map else _read_back(document, language):
        print(line)  # noqa: T201 - a command prints
    print(f"{file.name} is in order.")  # noqa: T201 - a command prints


def _game_of(document: dict[str, Any]) -> str:
    """Give the game a pack or a map is for."""
    from elbowroom.workshop.packs import game_of  # noqa: PLC0415 - only here
    from elbowroom.workshop.sharing import is_map  # noqa: PLC0415 - only here

    return map_game(document) if is_map(document) else game_of(document)


def map_faults(document: dict[str, Any]) -> list[str]:
    """List every fault of a map with its place."""
    from elbowroom.workshop.map_check import check_map  # noqa: PLC0415 - only for maps

    return list(map(str, check_map(map_game(document), document)))


def map_game(document: dict[str, Any]) -> str:
    """Give the game a map is for: the one it names, else the first that takes maps."""
    from elbowroom.workshop.maps import games_with_maps  # noqa: PLC0415 - only for maps

    named = document.get("game")
    return str(named) if named in games_with_maps() else games_with_maps()[0]


def played_by(file: Path) -> tuple[str, int]:
    """Say which game a pack or a map is for, and how many play it unless somebody says."""
    from elbowroom.workshop import load_pack  # noqa: PLC0415 - only for this command
    from elbowroom.workshop.packs import game_of  # noqa: PLC0415 - same
    from elbowroom.workshop.sharing import is_map  # noqa: PLC0415 - same

    document = load_pack(file)
    if not is_map(document):
        return game_of(document), _USUAL_PLAYERS
    faults = map_faults(document)
    if faults:
        fail("\n".join(faults), FAILED_CHECK)
    return map_game(document), max(document["players"])


def _counted(document: dict[str, Any]) -> list[str]:
    """Say what a map is made of: its regions by terrain, and for how many players."""
    counts = Counter(region["terrain"] for region in document["regions"])
    players = ", ".join(str(count) for count in sorted(document["players"]))
    terrains = ", ".join(f"{number} {terrain}" for terrain, number in counts.most_common())
    return [f"{document['name']}, a map for {players} players", f"  {len(document['regions'])} regions: {terrains}."]  # fmt: skip


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
    count = len(thing.get("effects", []))
    made = f" with {count} effect{'' if count == 1 else 's'}" if count else ""
    return f"{file} is there: 1 own {kind}{made}. Change it, then: elbowroom pack check {file}"


_USUAL_PLAYERS: Final = 3
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
