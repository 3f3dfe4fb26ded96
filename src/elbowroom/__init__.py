"""Elbowroom: the Small World family of board games, to play, study and extend."""

from elbowroom.catalogue import game
from elbowroom.kernel.decisions import CHANCE, Decision
from elbowroom.kernel.errors import (
    ElbowroomError,
    IllegalAction,
    InvalidBoard,
    InvalidPack,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    MalformedAction,
    UnknownName,
)
from elbowroom.kernel.rollouts import Rollouts, rollouts

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Decision",
    "ElbowroomError",
    "IllegalAction",
    "InvalidBoard",
    "InvalidPack",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "MalformedAction",
    "Rollouts",
    "UnknownName",
    "game",
    "rollouts",
]
