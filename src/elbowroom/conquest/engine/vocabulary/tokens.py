"""Effects on the number of tokens."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.conquest.engine.hooks import Effect


@dataclass(frozen=True)
class AttackOnlyTokens(Effect):
    """Extra tokens at the pick, taken off the map again after every redeployment."""

    tokens: int

    def tokens_at_pick(self) -> int:
        return self.tokens

    def attack_only_tokens(self) -> int:
        return self.tokens


@dataclass(frozen=True)
class TokensLost(Effect):
    """A conquered region costs its loser more or fewer tokens than one."""

    change: int

    def tokens_lost(self) -> int:
        return self.change


@dataclass(frozen=True)
class TokensGained(Effect):
    """Every few non-empty conquests of a turn bring a token from the tray."""

    conquests: int

    def tokens_gained(self, nonempty_conquests: int) -> int:
        return nonempty_conquests // self.conquests
