"""Effects that add an action or a choice of their own."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.conquest.engine.hooks import Effect


@dataclass(frozen=True)
class SubstitutesLoneTokens(Effect):
    """Once per turn and enemy a lone active token is replaced by one from the tray."""

    def substitutes_lone_tokens(self) -> bool:
        return True


@dataclass(frozen=True)
class RollsBeforeConquests(Effect):
    """The die may be rolled before each conquest instead of at a final attempt."""

    def rolls_before_conquests(self) -> bool:
        return True


@dataclass(frozen=True)
class NamesPeace(Effect):
    """At the end of a turn one enemy not attacked may be bound to peace."""

    def names_peace(self) -> bool:
        return True
