"""Training: games of self-play in, weights of the learned judge and a report out."""

from elbowroom.lab.training.run import train
from elbowroom.lab.training.settings import Settings

__all__ = ["Settings", "train"]
