"""Fitting the network: Adam in numpy, stopped by the games held out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from elbowroom.conquest.bots.learned.network import heat, inputs, purses, softmax
from elbowroom.conquest.bots.learned.plain_network import COIN_UNIT, LIMIT
from elbowroom.conquest.bots.learned.weights import HEATS, OUTPUTS, Array, Weights
from elbowroom.conquest.training.selfplay import Positions
from elbowroom.conquest.training.settings import Settings
from elbowroom.conquest.training.targets import traced
from elbowroom.kernel.errors import ElbowroomError

COIN_SHARE: Final = 1.0
"""What an error of ten coins counts against one of the odds."""
MODESTY: Final = 1.0
"""What odds cost that the expected coins alone do not explain: few games teach them badly."""
_BETA1: Final = 0.9
_BETA2: Final = 0.999
_TINY: Final = 1e-8
_LEAST_GAIN: Final = 1e-5
_LEAST_SPREAD: Final = 1e-4
"""An input that varies less says nothing."""


@dataclass(frozen=True)
class Rows:
    """Positions ready for the network, of one number of players."""

    scaled: Array
    coins: Array
    log_turns: Array
    to_come: Array
    wins: Array


@dataclass(frozen=True)
class Fit:
    """Fitted weights and how they did."""

    weights: Weights
    epochs: list[dict[str, float]]
    held_out: dict[str, Any]


def split(positions: Positions, share: float) -> tuple[Positions, Positions]:
    """Part positions by game: those to learn from and those held out."""
    every = max(2, round(1 / share))
    kept = positions.games % every != 0
    return _part(positions, kept), _part(positions, ~kept)


def _part(positions: Positions, chosen: Any) -> Positions:
    return Positions(
        positions.seats[chosen],
        positions.board[chosen],
        positions.to_come[chosen],
        positions.wins[chosen],
        positions.games[chosen],
    )


def fit(
    data: dict[int, Positions],
    settings: Settings,
    seed: int,
    progress: Callable[[int], None] | None = None,
    before: Weights | None = None,
) -> Fit:
    """Fit a network to positions; keep the epoch that did best on the games held out.

    The weights of the generation `before` say what to think of the positions on the way to the end.
    """
    rng = np.random.default_rng(seed)
    parted = {players: split(positions, settings.held_out) for players, positions in data.items()}
    if before is not None:
        parted = {
            players: (traced(parts[0], before, settings.trace), parts[1])
            for players, parts in parted.items()
        }
    joined = {players: inputs(parts[0].seats, parts[0].board) for players, parts in parted.items()}
    flat = np.concatenate([each.reshape(-1, each.shape[-1]) for each in joined.values()])
    arrays = _first_arrays(flat, settings, rng)
    learn = {players: _rows(parts[0], arrays) for players, parts in parted.items()}
    test = {
        players: _rows(parts[1], arrays) for players, parts in parted.items() if parts[1].games.size
    }
    adam = _Adam(arrays)
    best = {name: array.copy() for name, array in arrays.items()}
    best_loss = float("inf")
    waited = 0
    epochs: list[dict[str, float]] = []
    for epoch in range(settings.epochs):
        rate = settings.rate * (0.1 ** (epoch / settings.epochs))
        learned = _epoch(learn, arrays, adam, settings, rate, rng)
        tested = _test(test or learn, arrays)
        epochs.append({"learned": learned, **tested})
        if progress is not None:
            progress(1)
        if tested["loss"] < best_loss - _LEAST_GAIN:
            best_loss = tested["loss"]
            best = {name: array.copy() for name, array in arrays.items()}
            waited = 0
        else:
            waited += 1
            if waited >= settings.patience:
                break
    if not np.isfinite(best_loss):
        raise ElbowroomError(
            f"Fitting came to no numbers: the loss is {epochs[-1]['loss']}. A smaller rate than "
            f"{settings.rate:g} may help; the games are kept."
        )
    return Fit(Weights(best, {}), epochs, _test(test or learn, best))


def _first_arrays(flat: Array, settings: Settings, rng: np.random.Generator) -> dict[str, Array]:
    """Begin with small random layers and nothing on the straight way."""

    def layer(rows: int, columns: int) -> Array:
        drawn: Array = rng.standard_normal((rows, columns), dtype=np.float32)
        return drawn * np.float32(np.sqrt(2 / rows))

    spread = flat.std(axis=0, dtype=np.float64)
    scale = np.where(spread > _LEAST_SPREAD, 1 / np.maximum(spread, _LEAST_SPREAD), 0.0)
    inputs_read = flat.shape[1]
    last = np.zeros((settings.deep + inputs_read, OUTPUTS), dtype=np.float32)
    last[: settings.deep] = 0.1 * layer(settings.deep, OUTPUTS)
    return {
        "mean": flat.mean(axis=0, dtype=np.float64).astype(np.float32),
        "scale": scale.astype(np.float32),
        "first": layer(inputs_read, settings.wide),
        "first_bias": np.zeros(settings.wide, dtype=np.float32),
        "second": layer(settings.wide, settings.deep),
        "second_bias": np.zeros(settings.deep, dtype=np.float32),
        "last": last,
        "bias": np.zeros(OUTPUTS, dtype=np.float32),
        "heat": np.zeros(HEATS, dtype=np.float32),
    }


def _rows(positions: Positions, arrays: dict[str, Array]) -> Rows:
    scaled = (inputs(positions.seats, positions.board) - arrays["mean"]) * arrays["scale"]
    return Rows(
        np.clip(scaled, -LIMIT, LIMIT).astype(np.float32),
        *purses(positions.seats),
        positions.to_come / np.float32(COIN_UNIT),
        positions.wins,
    )


def _epoch(
    learn: dict[int, Rows],
    arrays: dict[str, Array],
    adam: _Adam,
    settings: Settings,
    rate: float,
    rng: np.random.Generator,
) -> float:
    batches: list[tuple[int, Any]] = []
    for players, rows in learn.items():
        size = max(8, settings.batch // players)
        order = rng.permutation(len(rows.wins))
        batches += [(players, order[at : at + size]) for at in range(0, len(order), size)]
    total = 0.0
    seen = 0
    for place in rng.permutation(len(batches)):
        players, chosen = batches[place]
        rows = learn[players]
        part = Rows(
            rows.scaled[chosen],
            rows.coins[chosen],
            rows.log_turns[chosen],
            rows.to_come[chosen],
            rows.wins[chosen],
        )
        loss, slopes = _slopes(part, arrays)
        adam.step(arrays, slopes, rate, settings.decay)
        total += loss * len(chosen)
        seen += len(chosen)
    return total / max(1, seen)


def _slopes(rows: Rows, arrays: dict[str, Array]) -> tuple[float, dict[str, Array]]:
    """Give the loss of a batch and how it changes with every weight."""
    x = rows.scaled.reshape(-1, rows.scaled.shape[-1])
    wide = np.maximum(x @ arrays["first"] + arrays["first_bias"], 0)
    deep = np.maximum(wide @ arrays["second"] + arrays["second_bias"], 0)
    joined = np.concatenate([deep, x], axis=1)
    told = (joined @ arrays["last"] + arrays["bias"]).reshape(*rows.wins.shape, OUTPUTS)
    count = np.float32(rows.wins.size)
    error = told[:, :, 0] - rows.to_come
    heated = heat(rows.log_turns, arrays["heat"])
    final = rows.coins + told[:, :, 0]
    shares = softmax(told[:, :, 1] + heated * final)
    loss = COIN_SHARE * float((error * error).mean()) + _surprise(shares, rows.wins)
    slope = np.empty_like(told)
    slope[:, :, 0] = 2 * COIN_SHARE * error / count
    # The coins are fitted to coins alone, so that they stay coins.
    slope[:, :, 1] = (shares - rows.wins) / np.float32(len(rows.wins))
    heating = (slope[:, :, 1] * heated * final).sum(axis=1, keepdims=True)
    slope[:, :, 1] += np.float32(2 * MODESTY / len(rows.wins)) * told[:, :, 1]
    heats = np.array([heating.sum(), (heating * rows.log_turns).sum()], dtype=np.float32)
    slope = slope.reshape(-1, OUTPUTS)
    back = slope @ arrays["last"][: deep.shape[1]].T
    back[deep <= 0] = 0
    front = back @ arrays["second"].T
    front[wide <= 0] = 0
    return loss, {
        "first": x.T @ front,
        "first_bias": front.sum(axis=0),
        "second": wide.T @ back,
        "second_bias": back.sum(axis=0),
        "last": joined.T @ slope,
        "bias": slope.sum(axis=0),
        "heat": heats,
    }


def _surprise(shares: Array, wins: Array) -> float:
    """Give the mean surprise at the results (cross-entropy)."""
    return float(-(wins * np.log(np.maximum(shares, 1e-7))).sum(axis=1).mean())


def told_by(rows: Rows, arrays: dict[str, Array]) -> tuple[Array, Array]:
    """Give coins to come and shares of the victory of all rows."""
    wide = np.maximum(rows.scaled @ arrays["first"] + arrays["first_bias"], 0)
    deep = np.maximum(wide @ arrays["second"] + arrays["second_bias"], 0)
    told = np.concatenate([deep, rows.scaled], axis=2) @ arrays["last"] + arrays["bias"]
    to_come = told[:, :, 0]
    heated = heat(rows.log_turns, arrays["heat"])
    return to_come * np.float32(COIN_UNIT), softmax(told[:, :, 1] + heated * (rows.coins + to_come))


def _test(test: dict[int, Rows], arrays: dict[str, Array]) -> dict[str, float]:
    """Measure weights on positions they were not fitted to."""
    squares = surprise = right = 0.0
    seats = positions = 0
    for rows in test.values():
        coins, shares = told_by(rows, arrays)
        squares += float(((coins - rows.to_come * COIN_UNIT) ** 2).sum())
        surprise += _surprise(shares, rows.wins) * len(rows.wins)
        best = shares.argmax(axis=1)
        right += float(rows.wins[np.arange(len(best)), best].sum())
        seats += rows.wins.size
        positions += len(rows.wins)
    coin_error = squares / seats
    return {
        "loss": COIN_SHARE * coin_error / COIN_UNIT**2 + surprise / positions,
        "coin_error": coin_error**0.5,
        "surprise": surprise / positions,
        "right": right / positions,
    }


class _Adam:
    """Adam with decoupled weight decay."""

    def __init__(self, arrays: dict[str, Array]) -> None:
        self._first = {name: np.zeros_like(array) for name, array in arrays.items()}
        self._second = {name: np.zeros_like(array) for name, array in arrays.items()}
        self._steps = 0

    def step(
        self, arrays: dict[str, Array], slopes: dict[str, Array], rate: float, decay: float
    ) -> None:
        """Move every weight a little down its slope."""
        self._steps += 1
        fix1 = 1 - _BETA1**self._steps
        fix2 = 1 - _BETA2**self._steps
        for name, slope in slopes.items():
            first = self._first[name]
            second = self._second[name]
            first += (1 - _BETA1) * (slope - first)
            second += (1 - _BETA2) * (slope * slope - second)
            arrays[name] -= rate * (
                (first / fix1) / (np.sqrt(second / fix2) + _TINY)
                + decay / rate * arrays[name] * rate
            )
