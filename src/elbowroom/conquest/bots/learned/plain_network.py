"""The network without numpy: the same numbers within a hundred-thousandth, a few times slower.

For an Elbowroom that was installed alone; inside a page the layers can be given to whatever multiplies
quickly there (`compute_layers_with`).
"""

from __future__ import annotations

import ast
import hashlib
import json
import math
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

from elbowroom.conquest.bots.evaluation.heuristics import Heuristics
from elbowroom.conquest.bots.learned.features import SEAT_NAMES
from elbowroom.kernel.errors import ElbowroomError

ARRAYS: Final = (
    "mean",
    "scale",
    "first",
    "first_bias",
    "second",
    "second_bias",
    "last",
    "bias",
    "heat",
)
"""The arrays of a file of weights, in order; `last` reads the second layer and the inputs."""
COIN_UNIT: Final = 10.0
"""The network counts coins in tens."""
LIMIT: Final = 6.0
"""Inputs are cut off so many standard deviations from their mean."""
_COINS: Final = SEAT_NAMES.index("coins")
_TURNS: Final = SEAT_NAMES.index("turns_left")
_EXPECTED: Final = SEAT_NAMES.index("reckoned_to_come")
_MAGIC: Final = b"\x93NUMPY"

Row = list[float]
Layers = Callable[["PlainWeights", list[Row]], list[Row]]
"""Runs the network on standardised inputs: rows of numbers in, two numbers for each out."""


@dataclass(frozen=True, eq=False)
class PlainWeights:
    """The arrays of a file of weights, each as one run of numbers, and how wide their rows are."""

    arrays: dict[str, array[float]]
    widths: dict[str, int]
    fingerprint: str


@cache
def plain_weights(heuristics: Heuristics, playing: bool = False) -> PlainWeights:
    """Read the weights of a kind of game for study or for playing, or say that they are damaged."""
    path = Path(heuristics.playing if playing else heuristics.weights)
    arrays, widths, told = {}, {}, hashlib.sha256()
    try:
        with ZipFile(path) as stored:
            about = json.loads(_array(stored.read("about.npy"))[1])
            for name in ARRAYS:
                shape, numbers = _array(stored.read(f"{name}.npy"))
                told.update(f"{name}{shape}".encode())
                told.update(numbers)
                arrays[name] = array("f", numbers)
                widths[name] = shape[-1]
    except (OSError, BadZipFile, KeyError, ValueError, SyntaxError) as fault:
        raise ElbowroomError(f"{path}: the weights cannot be read: {fault}") from None
    if told.hexdigest()[:32] != about.get("fingerprint"):
        raise ElbowroomError(
            f"{path}: the weights are damaged: they are not the numbers that were written"
        )
    return PlainWeights(arrays, widths, told.hexdigest()[:32])


def _array(file: bytes) -> tuple[tuple[int, ...], bytes]:
    """Take a stored array apart: its shape, and the bytes of its numbers."""
    if not file.startswith(_MAGIC):
        raise ValueError("a stored array has no head")
    wide = 2 if file[6] == 1 else 4
    begins = 8 + wide
    ends = begins + int.from_bytes(file[8:begins], "little")
    head = ast.literal_eval(file[begins:ends].decode("latin-1").strip())
    if head["fortran_order"] or head["descr"] not in {"<f4", "|u1"}:
        raise ValueError(f"a stored array has an unknown form ({head['descr']})")
    return head["shape"], file[ends:]


def expected(
    seats: Sequence[Sequence[Row]], board: Sequence[Row], weights: PlainWeights
) -> tuple[list[Row], list[Row]]:
    """Give the coins each seat still gets and its share of the victory, by position and seat."""
    rows = [
        standardised(row, weights)
        for position, shared in zip(seats, board, strict=True)
        for row in inputs(position, shared)
    ]
    told = _layers(weights, rows)
    to_come: list[Row] = []
    wins: list[Row] = []
    place = 0
    for position in seats:
        own = told[place : place + len(position)]
        place += len(position)
        to_come.append([each[0] * COIN_UNIT for each in own])
        wins.append(_shares(position, own, weights.arrays["heat"]))
    return to_come, wins


def inputs(seats: Sequence[Row], board: Row) -> list[Row]:
    """Put together what the network reads of each seat: itself, its rivals, the board."""
    others = len(seats) - 1
    totals = [sum(column) for column in zip(*seats, strict=True)]
    coins = [seat[_COINS] for seat in seats]
    expecting = [seat[_COINS] + seat[_EXPECTED] for seat in seats]
    found = []
    for place, seat in enumerate(seats):
        rivals = [(total - own) / others for total, own in zip(totals, seat, strict=True)]
        turns = seat[_TURNS] + 1.0
        lead = _lead(coins, place)
        expected_lead = _lead(expecting, place)
        relations = [
            lead,
            coins[place] - rivals[_COINS],
            expected_lead,
            expecting[place] - rivals[_COINS] - rivals[_EXPECTED],
            lead / turns,
            expected_lead / turns,
        ]
        found.append([*seat, *rivals, *board, *relations])
    return found


def _lead(coins: Row, place: int) -> float:
    """Tell how far a seat is ahead of the best of the others."""
    return coins[place] - max([each for other, each in enumerate(coins) if other != place])


def standardised(row: Row, weights: PlainWeights) -> Row:
    """Bring inputs to a common scale, without outliers."""
    mean, scale = weights.arrays["mean"], weights.arrays["scale"]
    return [
        min(max((number - middle) * factor, -LIMIT), LIMIT)
        for number, middle, factor in zip(row, mean, scale, strict=True)
    ]


def layers_in_python(weights: PlainWeights, rows: list[Row]) -> list[Row]:
    """Run the network in plain Python."""
    arrays, columns = weights.arrays, _columns(weights)

    def layer(row: Row, name: str, bias: str) -> Row:
        return [
            sum(map(float.__mul__, column, row)) + start
            for column, start in zip(columns[name], arrays[bias], strict=True)
        ]

    told = []
    for row in rows:
        wide = [max(number, 0.0) for number in layer(row, "first", "first_bias")]
        deep = [max(number, 0.0) for number in layer(wide, "second", "second_bias")]
        told.append(layer([*deep, *row], "last", "bias"))
    return told


@cache
def _columns(weights: PlainWeights) -> dict[str, list[array[float]]]:
    """Give the numbers that lead to each output of a layer, next to each other."""
    return {
        name: [
            weights.arrays[name][place :: weights.widths[name]]
            for place in range(weights.widths[name])
        ]
        for name in ("first", "second", "last")
    }


_layers: Layers = layers_in_python


def compute_layers_with(layers: Layers) -> None:
    """Let something quicker than Python run the layers from now on."""
    global _layers  # noqa: PLW0603 - what multiplies is a matter of the whole process
    _layers = layers


def _shares(seats: Sequence[Row], told: list[Row], heats: Sequence[float]) -> Row:
    """Turn what the network says of each seat into shares of the victory."""
    turns = sum([seat[_TURNS] for seat in seats]) / len(seats)
    heat = math.exp(heats[0] + heats[1] * math.log1p(turns))
    logits = [
        victory + heat * (seat[_COINS] / COIN_UNIT + to_come)
        for seat, (to_come, victory) in zip(seats, told, strict=True)
    ]
    highest = max(logits)
    powers = [math.exp(logit - highest) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]
