"""Neighbours of a thing: what it would be with one number more or less, or without one of its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Any, NamedTuple

MOST = 8
"""Neighbours that are played."""


class Neighbour(NamedTuple):
    """A change of one thing of a pack, and the pack with it."""

    place: tuple[str | int, ...]
    """The field below the thing, such as `("effects", 1, "coins")`."""
    before: int | None
    after: int | None
    """None: the part is taken out."""
    pack: dict[str, Any]


def neighbours(
    pack: Mapping[str, Any], listed: str, number: int, sound: Callable[[Any], bool]
) -> list[Neighbour]:
    """List the sound packs one step away from a thing: its numbers up and down, its parts left out."""
    thing = pack[listed][number]
    found: list[Neighbour] = []
    for place, before, after in _steps(thing):
        changed = deepcopy(dict(pack))
        _change(changed[listed][number], place, after)
        if sound(changed):
            found.append(Neighbour(place, before, after, changed))
    return found[:MOST]


def _steps(
    thing: Mapping[str, Any],
) -> Iterator[tuple[tuple[str | int, ...], int | None, int | None]]:
    """Name the tokens, then the numbers of the effects, then the effects themselves."""
    tokens = thing.get("tokens")
    if type(tokens) is int:
        yield ("tokens",), tokens, tokens - 1
        yield ("tokens",), tokens, tokens + 1
    effects = thing.get("effects", [])
    for number, effect in enumerate(effects):
        for name, value in effect.items():
            if type(value) is int:
                for step in (-1, 1):
                    yield ("effects", number, name), value, value + step
    for number in range(len(effects)):
        yield ("effects", number), None, None


def _change(thing: dict[str, Any], place: tuple[str | int, ...], after: int | None) -> None:
    """Put a number in its place, or take a part out; a tray follows from the rest."""
    thing.pop("tray", None)
    here: Any = thing
    for step in place[:-1]:
        here = here[step]
    if after is None:
        del here[place[-1]]
    else:
        here[place[-1]] = after
