"""Names of what packs bring: nothing may have the id of another thing, or a name that looks like its."""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import normalize

from elbowroom.kernel.content_fields import LARGEST_OWN_LIMIT
from elbowroom.kernel.content_reading import Faults, at
from elbowroom.kernel.plain_names import looks


class Named(NamedTuple):
    """A thing with its name; an own one with the place it stands at."""

    id: str
    name: str
    place: str = ""


def check_limit(faults: Faults, field: str, limit: int, count: int) -> None:
    """A table takes so many own things of a kind as it says: one, unless it says more."""
    if count > limit:
        faults.add(
            field,
            f"{count} own {field} are given, this table takes {limit} "
            f"(own_limit, at most {LARGEST_OWN_LIMIT})",
            "own-limit",
            count=count,
            limit=limit,
            most=LARGEST_OWN_LIMIT,
        )


def check_names(faults: Faults, standard: list[Named], own: list[Named]) -> None:
    """Names and ids differ from all standard ones and from each other."""
    ids = {each.id: f"the standard {each.name}" for each in standard}
    names = {looks(each.name): (each.name, f"the standard {each.name}") for each in standard}
    for ident, name, place in own:
        if ident in ids:
            told = f"'{ident}' is the id of {ids[ident]}"
            faults.add(at(place, "id"), told, "id-taken", value=ident)
        alike = names.get(looks(name))
        if alike is not None:
            same = "is the name of" if _plain(alike[0]) == _plain(name) else "looks like"
            faults.add(
                at(place, "name"),
                f"'{name}' {same} {alike[1]}",
                "name-taken",
                value=name,
                other=alike[0],
            )
        ids.setdefault(ident, place)
        names.setdefault(looks(name), (name, place))


def _plain(name: str) -> str:
    """Make names that look alike equal: no matter the case, the width or the spaces."""
    return "".join(normalize("NFKC", name).casefold().split())
