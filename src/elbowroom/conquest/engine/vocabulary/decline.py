"""Effects on and after going in decline."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.conquest.engine.hooks import Effect


@dataclass(frozen=True)
class Lasting(Effect):
    """The effect inside goes on while the race is in decline."""

    effect: Effect

    def lasts(self) -> bool:
        return True


def bare(effect: Effect) -> Effect:
    """Take an effect out of the mark that it lasts."""
    return effect.effect if isinstance(effect, Lasting) else effect


@dataclass(frozen=True)
class ActsInDecline(Effect):
    """The race in decline still conquers and redeploys, before the active one."""

    def acts_in_decline(self) -> bool:
        return True


@dataclass(frozen=True)
class KeepsTokensInDecline(Effect):
    """Going in decline removes no token from the map."""

    def keeps_tokens_in_decline(self) -> bool:
        return True


@dataclass(frozen=True)
class StaysBesideNewerDecline(Effect):
    """In decline the race does not count towards the limit of one."""

    def stays_beside_newer_decline(self) -> bool:
        return True


@dataclass(frozen=True)
class DeclinesAfterScoring(Effect):
    """The race may go in decline at the end of an expansion turn."""

    def declines_after_scoring(self) -> bool:
        return True
