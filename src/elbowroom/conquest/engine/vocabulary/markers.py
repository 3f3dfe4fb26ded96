"""Effects that put markers on the map."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.conquest.engine.hooks import UNLIMITED, Effect


@dataclass(frozen=True)
class MarksConquests(Effect):
    """Conquered regions get a marker at once, all of them or the first few of the race."""

    marker: str
    conquests: int = UNLIMITED

    def marks_conquests(self) -> tuple[str, int]:
        return (self.marker, self.conquests)


@dataclass(frozen=True)
class SpreadsMarkers(Effect):
    """A fixed number of markers is spread over the regions anew each turn."""

    marker: str
    count: int

    def markers_to_spread(self) -> tuple[str, int]:
        return (self.marker, self.count)


@dataclass(frozen=True)
class KeepsMarkersStanding(Effect):
    """A fixed number of markers must stand in different regions after each turn."""

    marker: str
    count: int

    def markers_that_stand(self) -> tuple[str, int]:
        return (self.marker, self.count)


@dataclass(frozen=True)
class BuildsMarkers(Effect):
    """A few markers may be built from the supply each turn, one to a region."""

    marker: str
    each_turn: int = 1

    def markers_to_build(self) -> tuple[str, int]:
        return (self.marker, self.each_turn)


@dataclass(frozen=True)
class ConquersForOneToken(Effect):
    """A marker moves with a conquest that costs one token, whatever defends."""

    marker: str
    each_turn: int = 1

    def conquests_for_one(self) -> tuple[str, int]:
        return (self.marker, self.each_turn)
