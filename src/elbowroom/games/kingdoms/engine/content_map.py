"""Reading own territories: seven regions at most, the features between them, every fault with its place."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine.content_drawing import check_drawing
from elbowroom.games.kingdoms.engine.terms import TERRAINS, WATER
from elbowroom.kernel.content_fields import (
    COUNT,
    FLAG,
    LONGEST_TEXT,
    LOOKED_AT,
    MOST_LANGUAGES,
    Field,
    described,
    named,
)
from elbowroom.kernel.content_head import LONGEST_NAME, read_looks
from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_choice,
    read_count,
    read_flag,
    read_id,
    read_line,
    read_list,
    read_object,
    read_texts,
)

FEWEST_REGIONS: Final = 5
MOST_REGIONS: Final = 7
MOST_FEATURES: Final = 2
WIDE: Final = 300
HIGH: Final = 200
"""The canvas of a territory (section 22)."""
MOST_CORNERS: Final = 40
FEWEST_CORNERS: Final = 3
FEWEST_BORDERS: Final = 2
LAND: Final = TERRAINS[:WATER]
FEATURES: Final = TERRAINS[WATER:]
RIVER: Final = "river"
NEEDED: Final = ("plains", "mountain", "forest")
"""Terrains every territory has: food, ore and mana come from somewhere, and the dummy starts there."""
MOST_OF: Final = {"capital": 1, "ruins": 2, "tundra": 2, "peaks": 2}

REGION_FIELDS: Final = (
    Field("id", "id", required=True),
    Field("name", "name", required=False, most=LONGEST_NAME),
    Field("type", "land", required=True, options=LAND),
    Field("x", COUNT, required=True, least=0, most=WIDE),
    Field("y", COUNT, required=True, least=0, most=HIGH),
    Field("border", FLAG, required=False),
    Field("polygon", "polygon", required=True, most=MOST_CORNERS),
)
FEATURE_FIELDS: Final = (
    Field("id", "id", required=True),
    Field("kind", "water", required=True, options=FEATURES),
    Field("x", COUNT, required=True, least=0, most=WIDE),
    Field("y", COUNT, required=True, least=0, most=HIGH),
    Field("adjacent", "ids", required=True, most=MOST_REGIONS),
    Field("polygon", "polygon", required=False, most=MOST_CORNERS),
)
TERRITORY_FIELDS: Final = (
    *named(),
    Field("regions", "region_list", required=True, least=FEWEST_REGIONS, most=MOST_REGIONS),
    Field("adjacency", "pairs", required=True, most=MOST_REGIONS * (MOST_REGIONS - 1) // 2),
    Field("features", "feature_list", required=False, most=MOST_FEATURES),
    *LOOKED_AT,
)


def shapes() -> dict[str, list[dict[str, Any]]]:
    """Describe the regions and features of a territory, field by field."""
    return {
        "region_list": [described(field) for field in REGION_FIELDS],
        "feature_list": [described(field) for field in FEATURE_FIELDS],
    }


def read_territory_data(faults: Faults, place: str, value: Any) -> dict[str, Any] | None:
    """Read an own territory as the data of the box write one; None if anything in it is wrong."""
    before = len(faults.found)
    entry = _object(faults, place, value, TERRITORY_FIELDS)
    if not all([field in entry for field in ("id", "name", "regions", "adjacency")]):
        return None
    ident = read_id(faults, at(place, "id"), entry["id"])
    name = read_line(faults, at(place, "name"), entry["name"], LONGEST_NAME, name=True)
    read_looks(faults, place, entry)
    if "text" in entry:
        read_texts(faults, at(place, "text"), entry["text"], LONGEST_TEXT, MOST_LANGUAGES)
    regions = _read_regions(faults, at(place, "regions"), entry["regions"])
    ids = [region["id"] for region in regions]
    adjacency = _read_adjacency(faults, at(place, "adjacency"), entry["adjacency"], ids)
    features = _read_features(faults, at(place, "features"), entry.get("features", []), ids)
    if len(faults.found) > before:
        return None
    _check_land(faults, at(place, "regions"), regions)
    _check_connected(faults, at(place, "adjacency"), ids, adjacency)
    check_drawing(faults, place, regions, features, adjacency)
    if len(faults.found) > before:
        return None
    return {
        "id": ident,
        "name": name,
        "regions": regions,
        "adjacency": adjacency,
        "features": features,
    }


def _object(faults: Faults, place: str, value: Any, fields: tuple[Field, ...]) -> dict[str, Any]:
    required = [field.name for field in fields if field.required]
    optional = [field.name for field in fields if not field.required]
    return read_object(faults, place, value, required, optional)


def _read_regions(faults: Faults, place: str, value: Any) -> list[dict[str, Any]]:
    given = read_list(faults, place, value, MOST_REGIONS)
    if isinstance(value, list) and len(value) < FEWEST_REGIONS:
        told = f"{FEWEST_REGIONS} to {MOST_REGIONS} regions are expected, not {len(value)}"
        faults.add(
            place, told, "regions", least=FEWEST_REGIONS, most=MOST_REGIONS, count=len(value)
        )
    found: list[dict[str, Any]] = []
    for number, entry in enumerate(given):
        here = f"{place}[{number}]"
        region = _read_space(faults, here, entry, REGION_FIELDS)
        if region is None:
            continue
        if region["id"] in [each["id"] for each in found]:
            told = f"'{region['id']}' is the id of another region"
            faults.add(at(here, "id"), told, "id-taken", value=region["id"])
        found.append({**region, "border": region.get("border", False)})
    return found


def _read_space(
    faults: Faults, place: str, value: Any, fields: tuple[Field, ...]
) -> dict[str, Any] | None:
    """Read a region or a feature; None if anything in it is wrong."""
    before = len(faults.found)
    entry = _object(faults, place, value, fields)
    space: dict[str, Any] = {}
    for field in fields:
        if field.name in entry:
            here = at(place, field.name)
            space[field.name] = _read_value(faults, here, field, entry[field.name])
    return space if len(faults.found) == before else None


def _read_value(faults: Faults, place: str, field: Field, value: Any) -> Any:
    if field.kind == COUNT:
        return read_count(faults, place, value, field.least, field.most)
    if field.kind == FLAG:
        return read_flag(faults, place, value)
    if field.kind == "id":
        return read_id(faults, place, value)
    if field.kind == "name":
        return read_line(faults, place, value, field.most, name=True)
    if field.kind == "polygon":
        return _read_polygon(faults, place, value)
    if field.kind == "ids":
        return read_list(faults, place, value, field.most)
    return read_choice(faults, place, value, "terrain", list(field.options))


def _read_polygon(faults: Faults, place: str, value: Any) -> list[list[float]]:
    """Read the corners of a cell: so many, and all on the card."""
    given = read_list(faults, place, value, MOST_CORNERS)
    corners = [[float(each) for each in one] for one in given if _is_corner(one)]
    if len(corners) < len(given) or len(corners) < FEWEST_CORNERS:
        told = (
            f"{FEWEST_CORNERS} to {MOST_CORNERS} corners [x, y] are expected, "
            f"x from 0 to {WIDE}, y from 0 to {HIGH}"
        )
        faults.add(
            place, told, "corners", least=FEWEST_CORNERS, most=MOST_CORNERS, wide=WIDE, high=HIGH
        )
    elif not abs(_area(corners)) > 0:
        faults.add(place, "the cell has no area", "no-area")
    return corners


def _is_corner(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2  # noqa: PLR2004 - across and down
        and all([isinstance(one, int | float) and not isinstance(one, bool) for one in value])
        and 0 <= value[0] <= WIDE
        and 0 <= value[1] <= HIGH
    )


def _area(corners: list[list[float]]) -> float:
    following = [*corners[1:], corners[0]]
    return sum([a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, following, strict=True)]) / 2


def _read_adjacency(faults: Faults, place: str, value: Any, ids: list[str]) -> list[list[str]]:
    """Read which regions are neighbours: pairs of two different ones, each once."""
    found: list[list[str]] = []
    for number, pair in enumerate(read_list(faults, place, value, MOST_REGIONS * MOST_REGIONS)):
        here = f"{place}[{number}]"
        if not isinstance(pair, list) or len(pair) != 2:  # noqa: PLR2004 - a pair
            faults.wrong(here, "a pair of regions", pair, "pair")
            continue
        before = len(faults.found)
        names = [read_choice(faults, here, name, "region", ids) for name in pair]
        if len(faults.found) > before:
            continue
        if names[0] == names[1] or sorted(names) in [sorted(each) for each in found]:
            told = f"{names[0]} and {names[1]} are the same region, or stand here already"
            faults.add(here, told, "pair-twice", one=names[0], other=names[1])
        found.append(names)
    return found


def _read_features(faults: Faults, place: str, value: Any, ids: list[str]) -> list[dict[str, Any]]:
    """Read water, rivers and crags; a river is a line, which nobody enters (K-FEAT-1)."""
    found: list[dict[str, Any]] = []
    for number, entry in enumerate(read_list(faults, place, value, MOST_FEATURES)):
        here = f"{place}[{number}]"
        feature = _read_space(faults, here, entry, FEATURE_FIELDS)
        if feature is None:
            continue
        if feature["id"] in [each["id"] for each in found]:
            told = f"'{feature['id']}' is the id of another feature"
            faults.add(at(here, "id"), told, "id-taken", value=feature["id"])
        beside = list(dict.fromkeys([str(name) for name in feature["adjacent"]]))
        for name in beside:
            read_choice(faults, at(here, "adjacent"), name, "region", ids)
        if not beside:
            faults.add(at(here, "adjacent"), "no region lies beside it", "alone")
        if feature["kind"] == RIVER:
            feature["polygon"] = []
        elif "polygon" not in feature:
            faults.add(at(here, "polygon"), "this field is missing", "missing")
        found.append({**feature, "adjacent": beside})
    return found


def _check_land(faults: Faults, place: str, regions: list[dict[str, Any]]) -> None:
    """Every resource has its region, and some regions lie at the border (K-CUSTOM-6)."""
    types = [region["type"] for region in regions]
    for name in NEEDED:
        if name not in types:
            told = f"at least one region of {name} is expected"
            faults.add(place, told, "land-missing", terrain=name)
    for name, most in MOST_OF.items():
        if types.count(name) > most:
            told = f"at most {most} of {name} are allowed, not {types.count(name)}"
            faults.add(place, told, "land-many", terrain=name, most=most, count=types.count(name))
    borders = sum([region["border"] for region in regions])
    if borders < FEWEST_BORDERS:
        told = f"at least {FEWEST_BORDERS} regions lie at the border, not {borders}"
        faults.add(place, told, "borders", least=FEWEST_BORDERS, count=borders)


def _check_connected(
    faults: Faults, place: str, ids: list[str], adjacency: list[list[str]]
) -> None:
    """Every region can be reached from every other by Patrol."""
    reached = ids[:1]
    for here in reached:
        for pair in adjacency:
            if here in pair:
                other = pair[1] if pair[0] == here else pair[0]
                if other not in reached:
                    reached.append(other)
    for name in ids:
        if name not in reached:
            told = f"no way leads from {ids[0]} to {name}"
            faults.add(place, told, "unreached", region=name)
