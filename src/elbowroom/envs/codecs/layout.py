"""Where the fields of an observation lie: those of everybody first, then seat after seat."""

from __future__ import annotations

from typing import NamedTuple

from elbowroom.envs.codecs.bytewise import HIGHEST
from elbowroom.kernel.errors import ElbowroomError


class Field(NamedTuple):
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    most: int
    """The highest value an entry takes; the lowest is 0."""
    meaning: str
    of_seat: bool = False
    """Whether every seat has one of its own; the first axis is then the seat."""

    def size(self) -> int:
        """Count the entries."""
        product = 1
        for length in self.shape:
            product *= length
        return product


def seat_field(name: str, shape: tuple[int, ...], most: int, meaning: str) -> Field:
    """Make a field of which every seat has one; the first axis is the seat."""
    return Field(name, shape, most, meaning, of_seat=True)


class Layout:
    """The places of fields: in the common part, and in the part that every seat has."""

    def __init__(self, fields: list[Field], players: int) -> None:
        for field in fields:
            if field.most > HIGHEST:
                raise ElbowroomError(
                    f"The field {field.name} goes up to {field.most}; a byte holds {HIGHEST}."
                )
        self.players = players
        """The seats that are told of; one of them may be nobody's."""
        self.fields = [field for field in fields if not field.of_seat]
        self.seat_fields = [field for field in fields if field.of_seat]
        self.common: dict[str, int] = {}
        self.of_seat: dict[str, int] = {}
        self.common_width = 0
        for field in self.fields:
            self.common[field.name] = self.common_width
            self.common_width += field.size()
        self.seat_width = 0
        for field in self.seat_fields:
            self.of_seat[field.name] = self.seat_width
            self.seat_width += self.size_of_seat(field)
        self.width = self.common_width + players * self.seat_width

    def size_of_seat(self, field: Field) -> int:
        """Count the entries of one seat in a field."""
        return field.size() // self.players
