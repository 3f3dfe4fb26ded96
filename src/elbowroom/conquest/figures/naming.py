"""Names of races and powers as readers of the report see them."""

from __future__ import annotations

from typing import Any

from elbowroom.text.names import Names


class TraitNames:
    """English names of a game's races and powers, those of content packs included."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self._names = Names("en", figures["game"])
        packs = figures["packs"]
        self._of_packs = {
            kind: {each["id"]: str(each["name"]) for pack in packs for each in pack[kind]}
            for kind in ("races", "powers")
        }

    def race(self, race: str) -> str:
        """Name a race."""
        return self._of_packs["races"].get(race) or self._names.race(race)

    def power(self, power: str) -> str:
        """Name a power."""
        return self._of_packs["powers"].get(power) or self._names.power(power)

    def combo(self, combo: str) -> str:
        """Name a combo written as "race power"."""
        race, _, power = combo.partition(" ")
        return f"{self.power(power)} {self.race(race)}"

    def of_packs(self, kind: str) -> set[str]:
        """List the races or the powers that come from content packs."""
        return set(self._of_packs[kind])
