"""Place names: beginnings and endings for each terrain, no beginning twice on a map."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.workshop.drawing.noise import chance

WORDS = {
    "farmland": (
        "Barley Amber Honey Clover Larks Oat Sunny Goose Pepper Marl",
        "acre croft field garth mead ham",
    ),
    "forest": (
        "Alder Moss Thorn Owl Fern Elder Bramble Hush Tangle Beech",
        "wood holt shade weald grove hurst",
    ),
    "hill": (
        "Ram Kettle Windle Hare Pipit Bald Stile Cairn Thistle Fox",
        "down rise knoll brow barrow hump",
    ),
    "swamp": (
        "Otter Murk Leech Heron Sallow Frog Damp Eel Peat Gnat",
        "fen mire slough marsh moss sink",
    ),
    "mountain": (
        "Stone Raven Frost Anvil Grey Eagle Broken Cinder Old Storm",
        "crown tooth horn spire helm fell",
    ),
    "sea": ("Whale Salt Gull Far", "_Reach _Sound _Deep _Bay"),
    "lake": ("Mirror Still Moon Pike", "mere water pool tarn"),
}
"""By terrain: beginnings, and endings; an underscore stands for a space."""


def place_names(
    regions: list[tuple[str, str]], seed: str, known: Mapping[str, tuple[str, str]] = WORDS
) -> dict[str, str]:
    """Name regions, given as pairs of id and terrain; the seed decides."""
    used: set[str] = set()
    names: dict[str, str] = {}
    for region, terrain in regions:
        beginnings, endings = (words.split() for words in known[terrain])
        for attempt in range(1000):
            start = beginnings[int(chance(seed, region, attempt) * len(beginnings))]
            end = endings[int(chance(seed, region, attempt, "s") * len(endings))]
            name = start + end.replace("_", " ")
            if (start not in used or attempt > 60) and name not in names.values():
                used.add(start)
                names[region] = name
                break
    return names
