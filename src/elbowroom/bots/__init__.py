"""Bots: players that choose from a view, and nothing but a view."""

from __future__ import annotations

from elbowroom.bots.bot import Bot
from elbowroom.bots.greedy import Greedy
from elbowroom.bots.random import Random
from elbowroom.kernel.errors import unknown

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy)}

NAMES: tuple[str, ...] = tuple(_BOTS)
"""The names of all bots, weakest first."""


def make(name: str, seed: int | str = 0) -> Bot:
    """Make a bot by its name; the seed feeds whatever dice it throws for itself."""
    kind = _BOTS.get(name)
    if kind is None:
        raise unknown("bot", name, list(NAMES))
    return kind(seed)


def describe(name: str) -> str:
    """Say in one sentence how a bot plays."""
    return (type(make(name)).__doc__ or "").splitlines()[0]


__all__ = ["NAMES", "Bot", "describe", "make"]
