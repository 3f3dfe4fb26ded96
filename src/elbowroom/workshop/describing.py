"""What packs may say in a game, and what is wrong with one: plain data for forms and editors."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from elbowroom.catalogue import face
from elbowroom.kernel.content import ContentFace
from elbowroom.kernel.errors import Fault, InvalidPack
from elbowroom.workshop.map_check import check_map as map_faults
from elbowroom.workshop.maps import games_with_maps
from elbowroom.workshop.packs import MOST_OWN, check_takes_packs, game_of


def vocabulary(game: str) -> dict[str, Any]:
    """Describe everything a pack may say in a game: kinds, effects, fields, bounds and names.

    It is made once and shared: nobody changes it.
    """
    return _vocabulary(check_takes_packs(game))


@cache
def _vocabulary(game: str) -> dict[str, Any]:
    return _content(game).vocabulary()


def check(pack: Any, game: str | None = None, own_limit: int = MOST_OWN) -> list[dict[str, Any]]:
    """List every fault of a pack as plain data, whatever it is; none means it can be played.

    A fault has the `path` of its field, the `key` and `values` of its sentence, the English
    `sentence`, and the names `nearest` to a wrong one.
    """
    try:
        _content(game_of(pack, game)).check([pack], own_limit)
    except InvalidPack as refused:
        return [described(fault) for fault in refused.faults]
    return []


def check_map(data: Any, game: str | None = None) -> list[dict[str, Any]]:
    """List every fault of the file of a map as plain data, whatever it is; a fault as of packs."""
    named = data.get("game") if isinstance(data, dict) else None
    known = games_with_maps()
    asked = game or (named if named in known else known[0])
    return [described(fault) for fault in map_faults(asked, data)]


def described(fault: str) -> dict[str, Any]:
    """Give a fault as plain data."""
    if not isinstance(fault, Fault):
        return {"path": "", "key": "", "values": {}, "sentence": fault, "nearest": []}
    return {
        "path": fault.place,
        "key": fault.key,
        "values": dict(fault.values),
        "sentence": str(fault),
        "nearest": list(fault.nearest),
    }


def _content(game: str) -> ContentFace:
    return cast("ContentFace", face(game, "content"))
