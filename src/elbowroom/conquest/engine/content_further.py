"""What packs may hold beyond races, powers and markers, in a game that has more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from elbowroom.kernel.content_fields import LARGEST_OWN_LIMIT, Field
from elbowroom.kernel.content_names import Named, check_limit
from elbowroom.kernel.content_reading import Faults, at, read_list


class Further(NamedTuple):
    """A further kind of thing: its list, its fields, its effects, and how it is read."""

    listed: str
    kind: str
    fields: tuple[Field, ...]
    categories: tuple[str, ...]
    """What its effects are about, in the order they are offered."""
    effects: list[dict[str, Any]]
    """Its effects, as the vocabulary of packs describes them."""
    standard: tuple[Named, ...]
    """Those of the box."""
    read: Callable[[Faults, str, Any], Any]
    """Reads one; None if anything in it is wrong."""
    check: Callable[[Faults, list[Any]], None]
    """Checks all of them together."""
    example: dict[str, Any] | None = None
    """Fields that a new one begins with."""


def read_further(
    faults: Faults, packs: list[Any], kinds: tuple[Further, ...], limit: int
) -> list[Named]:
    """Read the further things of packs, check them together, and give their names."""
    named: list[Named] = []
    for kind in kinds:
        found: list[Any] = []
        given = 0
        for number, pack in enumerate(packs):
            entry = pack.get(kind.listed, []) if isinstance(pack, dict) else []
            place = at(f"packs[{number}]" if len(packs) > 1 else "", kind.listed)
            for at_place, value in enumerate(read_list(faults, place, entry, LARGEST_OWN_LIMIT)):
                here = f"{place}[{at_place}]"
                given += 1
                thing = kind.read(faults, here, value)
                if thing is not None:
                    found.append(thing)
                    named.append(Named(thing.id, thing.name, here))
        check_limit(faults, kind.listed, limit, given)
        kind.check(faults, found)
    return named
