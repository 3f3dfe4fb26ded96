"""Further effects, which no race or power of a box has and packs are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.where import ANYBODY, ANYWHERE, Where
from elbowroom.kernel.compiler_marks import mypyc_attr

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnEffect(Effect):
    """An effect whose rules are added to a game only when some race or power of it has one."""


# Coins.


@dataclass(frozen=True)
class CoinsForConquests(OwnEffect):
    """Each conquest of a kind of region, or from somebody, pays coins at once."""

    coins: int
    where: Where = ANYWHERE

    def coins_for_conquests(self, board: Board) -> tuple[int, int, int]:
        return (self.coins, self.where.on(board), self.where.whom() or ANYBODY)


@dataclass(frozen=True)
class CoinsForAbandoned(OwnEffect):
    """Each region abandoned pays coins at once."""

    coins: int

    def coins_for_abandoned(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsAtStart(OwnEffect):
    """Each region of a kind still held at the start of the turn pays coins."""

    coins: int
    where: Where = ANYWHERE

    def coins_at_start(self, board: Board) -> tuple[int, int]:
        return (self.coins, self.where.on(board))


@dataclass(frozen=True)
class CoinsBeyond(OwnEffect):
    """Each region held beyond so many pays coins."""

    regions: int
    coins: int

    def coins_for_holdings(self, regions: int) -> int:
        return self.coins * max(0, regions - self.regions)


@dataclass(frozen=True)
class CoinsForTokens(OwnEffect):
    """Every so many tokens on the map pay a coin."""

    tokens: int

    def coins_for_tokens(self, tokens: int) -> int:
        return tokens // self.tokens


@dataclass(frozen=True)
class CoinsOnDecline(OwnEffect):
    """Going in decline pays coins once."""

    coins: int

    def coins_on_decline(self) -> int:
        return self.coins


# What a loss brings.


@dataclass(frozen=True)
class CoinsAtLoss(OwnEffect):
    """Each region lost to another player brings coins, from the supply or from that player."""

    coins: int
    from_conqueror: bool = False

    def coins_at_loss(self) -> int:
        return 0 if self.from_conqueror else self.coins

    def coins_of_conqueror(self) -> int:
        return self.coins if self.from_conqueror else 0


@dataclass(frozen=True)
class TokensAtLoss(OwnEffect):
    """Each region lost to another player brings tokens: so many, or as many as the die shows."""

    tokens: int = 1
    by_die: bool = False

    def tokens_at_loss(self) -> int:
        return 0 if self.by_die else self.tokens

    def rolls_at_loss(self) -> bool:
        return self.by_die


@dataclass(frozen=True)
class Immune(OwnEffect):
    """Own regions of a kind can neither be conquered nor touched by other players."""

    where: Where = ANYWHERE

    def immune_regions(self, board: Board) -> int:
        return self.where.on(board)


# Tokens.


@dataclass(frozen=True)
class HoldsWithAtLeast(Effect):
    """A region is taken and held with at least so many tokens."""

    tokens: int

    def fewest_tokens(self) -> int:
        return self.tokens


@dataclass(frozen=True)
class TokensForConquests(OwnEffect):
    """Each conquest of a kind of region, or from somebody, brings tokens at once."""

    tokens: int
    where: Where = ANYWHERE

    def tokens_for_conquests(self, board: Board) -> tuple[int, int, int]:
        return (self.tokens, self.where.on(board), self.where.whom() or ANYBODY)


@dataclass(frozen=True)
class TokensAtStart(OwnEffect):
    """Every turn begins with further tokens from the tray."""

    tokens: int

    def tokens_at_start(self) -> int:
        return self.tokens


@dataclass(frozen=True)
class GathersInRow(OwnEffect):
    """Each coin that lies on the combo when it is picked brings tokens too."""

    tokens: int

    def tokens_for_row_coins(self) -> int:
        return self.tokens


@dataclass(frozen=True)
class StaysPut(OwnEffect):
    """The race is not redeployed."""

    def stays_put(self) -> bool:
        return True


@dataclass(frozen=True)
class MostInRegion(OwnEffect):
    """At most so many tokens stay in a region; the others come back to hand next turn."""

    tokens: int

    def most_in_region(self) -> int:
        return self.tokens


# Where a race may conquer.


@dataclass(frozen=True)
class ReachesFar(OwnEffect):
    """Regions so many borders away may be conquered."""

    distance: int

    def reach_distance(self) -> int:
        return self.distance


@dataclass(frozen=True)
class CopiesBadge(OwnEffect):
    """The badge at a place of the row works for the race too, as far as it can be lent."""

    place: int

    def copied_place(self) -> int:
        return self.place


# Decline.


@dataclass(frozen=True)
class GathersAtDecline(OwnEffect):
    """Going in decline, all tokens gather in the region where most of them stand."""

    def gathers_at_decline(self) -> bool:
        return True


OWN_EFFECTS = (
    CoinsAtLoss,
    CoinsAtStart,
    CoinsBeyond,
    CoinsForAbandoned,
    CoinsForConquests,
    CoinsForTokens,
    CoinsOnDecline,
    CopiesBadge,
    GathersAtDecline,
    GathersInRow,
    HoldsWithAtLeast,
    Immune,
    MostInRegion,
    ReachesFar,
    StaysPut,
    TokensAtLoss,
    TokensAtStart,
    TokensForConquests,
)
"""Every further effect a content pack may name."""
