"""The laboratory: many games at once, counted and timed."""

from elbowroom.lab.bench import bench
from elbowroom.lab.simulation import simulate
from elbowroom.lab.statistics import wilson
from elbowroom.lab.tournament import Tournament, run

__all__ = ["Tournament", "bench", "run", "simulate", "wilson"]
