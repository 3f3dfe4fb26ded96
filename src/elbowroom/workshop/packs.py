"""Reading a content pack from a file: size, encoding, JSON, then the rules of packs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from elbowroom.catalogue import GAMES, face, manifest_of
from elbowroom.kernel.errors import InvalidPack, InvalidSetup, shown

LARGEST_FILE = 64 * 1024
"""Bytes of the largest pack file."""
DEEPEST = 12
"""Lists and objects inside each other; a pack needs six."""


def load_pack(path: str | Path) -> dict[str, Any]:
    """Read a pack file into plain data; what it says is checked when a game is set up."""
    text = _read_text(Path(path))
    _check_depth(text)
    try:
        pack = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except json.JSONDecodeError as fault:
        place = f"line {fault.lineno}, column {fault.colno}"
        raise InvalidPack([f"{place}: this is no JSON: {fault.msg}."]) from fault
    except ValueError as fault:  # a number with thousands of digits
        raise InvalidPack(["A number in the file is too long."]) from fault
    if not isinstance(pack, dict):
        raise InvalidPack([f"The file holds {shown(pack)}; a pack is an object."])
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


def check_pack_file(path: str | Path, own_limit: int = 1, game: str | None = None) -> list[str]:
    """List every fault of a pack file with its place and the limit; none means it can be played.

    The game is the first that takes packs, unless one is named.
    """
    check: Any = face(check_takes_packs(game or games_with_packs()[0]), "content")
    try:
        check([load_pack(path)], own_limit)
    except InvalidPack as refused:
        return refused.faults
    return []


def _read_text(path: Path) -> str:
    """Read a file that is small enough and UTF-8."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as fault:
        raise InvalidPack([f"{path} cannot be read: {fault.strerror}."]) from fault
    except ValueError as fault:  # a character no file name has
        raise InvalidPack([f"{shown(str(path))} is no file name."]) from fault
    if len(data) > LARGEST_FILE:
        raise InvalidPack([f"The file is larger than {LARGEST_FILE} bytes."])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise InvalidPack([f"line {line}: the text is not UTF-8."]) from fault


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
                raise InvalidPack([f"line {line}: nested deeper than {DEEPEST} levels."])
        elif letter in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object whose fields are given once each."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise InvalidPack([f"The field {shown(name)} is given twice in one object."])
        found[name] = value
    return found


def _no_constant(name: str) -> Any:
    raise InvalidPack([f"{name} is no number of JSON."])
