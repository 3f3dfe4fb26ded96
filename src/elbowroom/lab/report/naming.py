"""Names and numbers as readers of the report see them."""

from __future__ import annotations

from typing import Any

from elbowroom.text.names import Names, capital

_PLACES = ("first", "second", "third", "fourth", "fifth")


class Called:
    """English names of a game's races, powers and sites, those of content packs included."""

    def __init__(self, packs: list[dict[str, Any]], game: str) -> None:
        self._names = Names("en", game)
        self._own = {
            kind: {each["id"]: str(each["name"]) for pack in packs for each in pack[kind]}
            for kind in ("races", "powers")
        }

    def race(self, race: str) -> str:
        """Name a race."""
        return self._own["races"].get(race) or self._names.race(race)

    def power(self, power: str) -> str:
        """Name a power."""
        return self._own["powers"].get(power) or self._names.power(power)

    def faction(self, faction: str) -> str:
        """Name a faction."""
        return capital(self._names.named("faction", faction))

    def site(self, site: str) -> str:
        """Name a site."""
        return self._names.named("site", site)

    def combo(self, combo: str) -> str:
        """Name a combo written as "race power"."""
        race, _, power = combo.partition(" ")
        return f"{self.power(power)} {self.race(race)}"

    def is_own(self, kind: str, name: str) -> bool:
        """Whether a race or power comes from a content pack."""
        return name in self._own.get(kind, {})


def percent(rate: float) -> str:
    """Write a share as whole per cents."""
    return f"{rate * 100:.0f} %"


def finely(rate: float) -> str:
    """Write a share with one digit after the point."""
    return f"{rate * 100:.1f} %"


def span(figures: dict[str, Any]) -> str:
    """Write the interval of a share."""
    low, high = figures["ci95"]
    return f"{low * 100:.0f} to {high * 100:.0f} %"


def signed(value: float) -> str:
    """Write a number with its sign."""
    return f"{value:+.1f}".replace("-", "−")  # noqa: RUF001 - a real minus sign


def thinking(milliseconds: float) -> str:
    """Write a time a person can grasp."""
    if milliseconds >= 1000:  # noqa: PLR2004 - a second
        return f"{milliseconds / 1000:.1f} s"
    return f"{milliseconds:.0f} ms" if milliseconds >= 10 else f"{milliseconds:.2g} ms"  # noqa: PLR2004 - two digits are enough below


def place_name(place: int) -> str:
    """Name a place in the order of play, counted from 1."""
    return _PLACES[place - 1] if place <= len(_PLACES) else f"{place}th"


def listing(names: list[str]) -> str:
    """Join names as in a sentence."""
    if len(names) < 2:  # noqa: PLR2004 - one name is no list
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
