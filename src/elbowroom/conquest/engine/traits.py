"""Races and powers: data made of effects."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.conquest.engine.hooks import Effect


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


def trait_key(trait: Race | Power) -> str:
    """Give what translators know a trait by."""
    return f"race.{trait.id}" if isinstance(trait, Race) else f"power.{trait.id}"
