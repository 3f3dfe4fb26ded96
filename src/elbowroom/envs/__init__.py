"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games in one call."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from elbowroom.catalogue import FIRST_GAME
from elbowroom.extras import ENVS, OPENSPIEL, MissingLibrary, missing

if TYPE_CHECKING:
    from types import ModuleType

    from elbowroom.envs.aec_env import Aec
    from elbowroom.envs.single_env import SingleAgent
    from elbowroom.envs.vector_env import Vector


def aec(
    game: str = FIRST_GAME,
    players: int = 3,
    *,
    reward: str = "win",
    render_mode: str | None = None,
    **options: Any,
) -> Aec:
    """Make a PettingZoo environment; further options go to the set-up of every game."""
    arena = _load("arena", ENVS).Arena(game, players, reward, **options)
    made: Aec = _load("aec_env", ENVS).Aec(arena, render_mode)
    return made


def single(
    game: str = FIRST_GAME, opponents: str | Sequence[str] = ("random",), **settings: Any
) -> SingleAgent:
    """Make a Gymnasium environment in which a learner plays against bots."""
    made: SingleAgent = _load("single_env", ENVS).SingleAgent(game, opponents, **settings)
    return made


def vector(
    game: str = FIRST_GAME,
    players: int | None = None,
    games: int = 16,
    *,
    opponents: str | Sequence[str] | None = None,
    seat: int | None = None,
    reward: str = "win",
    workers: int = 0,
    **options: Any,
) -> Vector:
    """Make an environment of many games, all seats the learner's or others' given to bots."""
    made: Vector = _load("vector_env", ENVS).make_vector(
        games, game, opponents, players, seat, reward, workers, **options
    )
    return made


def open_spiel(
    game: str = FIRST_GAME, players: int = 2, *, reward: str = "win", **options: Any
) -> Any:
    """Make a game of OpenSpiel, with chance as nodes of its own; options go to its set-up."""
    return _load("openspiel", OPENSPIEL).load(game, players, reward, **options)


def _load(module: str, extra: str) -> ModuleType:
    """Import a module of this package; a library it lacks is named with what brings it."""
    try:
        return import_module(f"elbowroom.envs.{module}")
    except ModuleNotFoundError as lost:
        library = str(lost.name).partition(".")[0]
        if library == "elbowroom":
            raise
        raise missing(library, extra, "This environment") from None


if find_spec("gymnasium") is not None:
    _load("registration", ENVS).register_all()
if find_spec("pyspiel") is not None:
    with suppress(MissingLibrary):  # told to whoever makes a game
        _load("openspiel", OPENSPIEL)  # it makes the games known by name

__all__ = ["MissingLibrary", "aec", "open_spiel", "single", "vector"]
