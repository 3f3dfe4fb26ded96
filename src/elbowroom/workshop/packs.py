"""Reading a content pack from a file: size, encoding, JSON, then the rules of packs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from elbowroom.catalogue import GAMES, face, manifest_of
from elbowroom.kernel.errors import Fault, InvalidPack, InvalidSetup, shown

LARGEST_FILE = 64 * 1024
"""Bytes of the largest pack file."""
DEEPEST = 12
"""Lists and objects inside each other; a pack needs six."""
MOST_OWN = 8
"""Own things of one kind that a table takes at most."""


def load_pack(path: str | Path) -> dict[str, Any]:
    """Read a pack file into plain data; what it says is checked when a game is set up."""
    return read_pack(_read_text(Path(path)))


def read_pack(text: str) -> dict[str, Any]:
    """Read the text of a pack into plain data."""
    _check_depth(text)
    try:
        pack = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except json.JSONDecodeError as fault:
        place = f"line {fault.lineno}, column {fault.colno}"
        where: dict[str, str | int] = {"line": fault.lineno, "column": fault.colno}
        refused = Fault(place, f"this is no JSON: {fault.msg}", "not-json", where)
        raise InvalidPack([refused]) from fault
    except ValueError as fault:  # a number with thousands of digits
        raise _refused("A number in the file is too long", "long-number") from fault
    if not isinstance(pack, dict):
        told = shown(pack)
        raise _refused(f"The file holds {told}; a pack is an object", "not-a-pack", value=told)
    return pack


def games_with_packs() -> list[str]:
    """List the games that packs may add to."""
    return [name for name in GAMES if manifest_of(name).content is not None]


def check_takes_packs(game: str) -> str:
    """Refuse a game that packs cannot add to; the others are named."""
    if manifest_of(game).content is None:
        known = ", ".join(games_with_packs())
        raise InvalidSetup(f"{game} takes no content packs. Games that do: {known}.")
    return game


def game_of(pack: Any, game: str | None = None) -> str:
    """Give the game a pack is for: the one asked for, the one it names, else the first there is."""
    if game is not None:
        return check_takes_packs(game)
    named = pack.get("game") if isinstance(pack, dict) else None
    return named if named in games_with_packs() else games_with_packs()[0]


def own_limit_of(packs: Sequence[dict[str, Any]]) -> int:
    """Count the own things of a kind that a table has to take to play with all of the packs."""
    kinds: Counter[str] = Counter()
    for pack in packs:
        kinds.update({kind: len(each) for kind, each in pack.items() if isinstance(each, list)})
    return min(MOST_OWN, max([1, *kinds.values()]))


def check_pack_file(path: str | Path, own_limit: int = 1, game: str | None = None) -> list[str]:
    """List every fault of a pack file with its place and the limit; none means it can be played.

    The game is the one named, else the one the pack names, else the first that takes packs.
    """
    try:
        pack = load_pack(path)
        content: Any = face(game_of(pack, game), "content")
        content.check([pack], own_limit)
    except InvalidPack as refused:
        return refused.faults
    return []


def _read_text(path: Path) -> str:
    """Read a file that is small enough and UTF-8."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as fault:
        told = f"{path} cannot be read: {fault.strerror}"
        raise _refused(told, "unreadable", value=str(path)) from fault
    except ValueError as fault:  # a character no file name has
        told = shown(str(path))
        raise _refused(f"{told} is no file name", "unreadable", value=told) from fault
    if len(data) > LARGEST_FILE:
        told = f"The file is larger than {LARGEST_FILE} bytes"
        raise _refused(told, "too-large", most=LARGEST_FILE)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        told = f"line {line}: the text is not UTF-8"
        raise _refused(told, "not-utf8", line=line) from fault


def _check_depth(text: str) -> None:
    """Refuse lists and objects nested too deep, before anything follows them down."""
    depth = 0
    line = 1
    in_string = False
    escaped = False
    for letter in text:
        if letter == "\n":
            line += 1
        if in_string:
            in_string = escaped or letter != '"'
            escaped = letter == "\\" and not escaped
        elif letter == '"':
            in_string = True
        elif letter in "[{":
            depth += 1
            if depth > DEEPEST:
                told = f"line {line}: nested deeper than {DEEPEST} levels"
                raise _refused(told, "deep", line=line, most=DEEPEST)
        elif letter in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object whose fields are given once each."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            told = f"The field {shown(name)} is given twice in one object"
            raise _refused(told, "twice", value=shown(name))
        found[name] = value
    return found


def _no_constant(name: str) -> Any:
    raise _refused(f"{name} is no number of JSON", "no-number", value=name)


def _refused(sentence: str, key: str, **values: str | int) -> InvalidPack:
    """Refuse a whole file."""
    return InvalidPack([Fault("", sentence, key, values)])
