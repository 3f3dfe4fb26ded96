"""The learned numbers as a file: written with a fingerprint, refused when anything is wrong."""

from __future__ import annotations

import hashlib
import io
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from elbowroom.conquest.bots.evaluation.heuristics import SHARED, Heuristics
from elbowroom.conquest.bots.learned.features import BOARD_NAMES, SEAT_NAMES, VERSION
from elbowroom.conquest.bots.learned.plain_network import ARRAYS
from elbowroom.kernel.errors import ElbowroomError

FORMAT: Final = 1
SHIPPED: Final = Path(__file__).with_name("weights.npz")
"""The weights that come with the package for games without rules of their own."""
REMEDY: Final = (
    "Reinstall Elbowroom, or make new weights with: python -m elbowroom.conquest.training FOLDER"
)
RELATIONS: Final = (
    "lead_over_the_best",
    "lead_over_the_mean",
    "expected_lead_over_the_best",
    "expected_lead_over_the_mean",
    "lead_for_each_turn_left",
    "expected_lead_for_each_turn_left",
)
"""How a seat stands against its rivals, in order."""
INPUTS: Final = 2 * len(SEAT_NAMES) + len(BOARD_NAMES) + len(RELATIONS)
"""A seat's own numbers, the mean of its rivals', the board's, and the relations."""


def seat_names(heuristics: Heuristics) -> tuple[str, ...]:
    """List the numbers of one seat in a kind of game, in order."""
    return (*SEAT_NAMES, *heuristics.fact_names, *heuristics.seat_names)


def inputs_of(heuristics: Heuristics) -> int:
    """Count the inputs of the network for a kind of game."""
    return INPUTS + 2 * (len(heuristics.fact_names) + len(heuristics.seat_names))


OUTPUTS: Final = 2
"""Coins still to come, and how likely the victory is."""
HEATS: Final = 2
"""How fast a lead becomes a victory: the logarithm at the end, and its change with turns left."""

Array = NDArray[np.float32]


class WeightsError(ElbowroomError):
    """A file of weights is missing, damaged or made for something else."""


@dataclass(frozen=True)
class Weights:
    """A small network: two hidden layers, and a straight way from the inputs to the outputs."""

    arrays: dict[str, Array]
    about: dict[str, Any]
    """Where the weights come from, as plain data."""

    @property
    def fingerprint(self) -> str:
        """Hash the numbers; equal weights have equal hashes."""
        told = hashlib.sha256()
        for name in ARRAYS:
            array = np.ascontiguousarray(self.arrays[name], dtype="<f4")
            told.update(f"{name}{array.shape}".encode())
            told.update(array.tobytes())
        return told.hexdigest()[:32]


def features_fingerprint(heuristics: Heuristics = SHARED) -> str:
    """Hash the list of inputs: weights fit only the inputs they were made with."""
    names = [str(VERSION), *seat_names(heuristics), "|", *BOARD_NAMES, "|", *RELATIONS]
    return hashlib.sha256(" ".join(names).encode()).hexdigest()[:16]


def save(weights: Weights, path: Path, heuristics: Heuristics = SHARED) -> None:
    """Write weights with format, inputs and fingerprint."""
    about = {
        **weights.about,
        "format": FORMAT,
        "inputs": features_fingerprint(heuristics),
        "fingerprint": weights.fingerprint,
    }
    text = np.frombuffer(json.dumps(about, sort_keys=True).encode(), dtype=np.uint8)
    waiting = path.with_suffix(".part.npz")
    np.savez_compressed(waiting, about=text, **weights.arrays)  # type: ignore[arg-type]  # numpy types its flag for all names
    waiting.replace(path)


@cache
def shipped(heuristics: Heuristics = SHARED, playing: bool = False) -> Weights:
    """Give the weights of the package for a kind of game, read once: for study, or for playing."""
    return load(Path(heuristics.playing if playing else heuristics.weights), heuristics)


def load(path: Path = SHIPPED, heuristics: Heuristics = SHARED) -> Weights:
    """Read weights, or say what is wrong with the file."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as stored:
            found = {name: np.asarray(stored[name]) for name in stored.files}
        about = json.loads(found.pop("about").tobytes())
    except FileNotFoundError:
        raise WeightsError(f"{path}: there are no weights. {REMEDY}") from None
    except Exception as fault:  # noqa: BLE001 - a damaged archive fails in many ways
        raise _damaged(path, f"it cannot be read ({type(fault).__name__}: {fault})") from None
    return _checked(path, found, about, heuristics)


def _checked(
    path: Path, arrays: dict[str, NDArray[Any]], about: Any, heuristics: Heuristics
) -> Weights:
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise _damaged(path, f"its format is not {FORMAT}")
    if about.get("inputs") != features_fingerprint(heuristics):
        raise WeightsError(
            f"{path}: the weights were made for other inputs ({about.get('inputs')}) than this "
            f"version reads ({features_fingerprint(heuristics)}). {REMEDY}"
        )
    missing = [name for name in ARRAYS if name not in arrays]
    if missing:
        raise _damaged(path, f"{', '.join(missing)} is missing")
    weights = Weights({name: arrays[name].astype(np.float32) for name in ARRAYS}, about)
    _check_shapes(path, weights.arrays, inputs_of(heuristics))
    if weights.fingerprint != about.get("fingerprint"):
        raise _damaged(path, "its numbers are not those that were written")
    return weights


def _check_shapes(path: Path, arrays: dict[str, Array], inputs: int) -> None:
    wide = arrays["first_bias"].shape[0] if arrays["first_bias"].ndim else 0
    deep = arrays["second_bias"].shape[0] if arrays["second_bias"].ndim else 0
    expected = {
        "mean": (inputs,),
        "scale": (inputs,),
        "first": (inputs, wide),
        "first_bias": (wide,),
        "second": (wide, deep),
        "second_bias": (deep,),
        "last": (deep + inputs, OUTPUTS),
        "bias": (OUTPUTS,),
        "heat": (HEATS,),
    }
    for name, shape in expected.items():
        if arrays[name].shape != shape:
            raise _damaged(path, f"{name} has the shape {arrays[name].shape}, not {shape}")
        if not np.isfinite(arrays[name]).all():
            raise _damaged(path, f"{name} holds numbers that are no numbers")


def _damaged(path: Path, why: str) -> WeightsError:
    return WeightsError(f"{path}: the weights are damaged: {why}. {REMEDY}")
