"""Races and powers: data made of effects."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.conquest.hooks import Effect


@dataclass(frozen=True)
class Race:
    """A banner: its number, its tray and what it does."""

    id: str
    name: str
    tokens: int
    tray: int
    effects: tuple[Effect, ...] = ()
    rule: str = ""


@dataclass(frozen=True)
class Power:
    """A badge: its number and what it does."""

    id: str
    name: str
    tokens: int
    effects: tuple[Effect, ...] = ()
    rule: str = ""
