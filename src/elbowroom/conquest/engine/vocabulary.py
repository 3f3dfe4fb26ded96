"""The closed list of effects that races and powers are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.conquest.engine.hooks import NO_TARGETS, UNLIMITED, Effect
from elbowroom.conquest.engine.situations import ALWAYS, When
from elbowroom.conquest.engine.where import ANYWHERE, Where

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board


# Coins.


@dataclass(frozen=True)
class CoinsForRegions(Effect):
    """Each region of a kind held at the end of the turn pays coins."""

    coins: int
    where: Where = ANYWHERE

    def coins_for_regions(self, board: Board) -> tuple[int, int]:
        return (self.coins, self.where.on(board))


@dataclass(frozen=True)
class CoinsEachTurn(Effect):
    """Every turn of the race pays coins, even without regions."""

    coins: int

    def coins_each_turn(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsOnPickTurn(Effect):
    """The turn of the pick pays coins once."""

    coins: int

    def coins_on_pick_turn(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsPerNonemptyConquest(Effect):
    """Each non-empty region conquered this turn pays coins."""

    coins: int

    def coins_per_nonempty_conquest(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsPerMarker(Effect):
    """Each own marker of a kind standing at the end of the turn pays coins."""

    marker: str
    coins: int

    def coins_per_marker(self) -> tuple[str, int]:
        return (self.marker, self.coins)


# Tokens.


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


# Where a race may conquer, and what it costs.


@dataclass(frozen=True)
class ConquestCost(Effect):
    """Regions of a kind, or those somebody holds, cost more or fewer tokens."""

    change: int
    where: Where = ANYWHERE

    def conquest_cost(self, board: Board) -> tuple[int, int]:
        return (self.change, 0 if self.where.whom() else self.where.on(board))

    def conquest_cost_of(self, board: Board) -> tuple[int, int, int]:
        whom = self.where.whom()
        return (self.change, self.where.on(board), whom) if whom else NO_TARGETS


@dataclass(frozen=True)
class ConquestCostBeside(Effect):
    """Regions next to an own region of a kind cost more or fewer tokens, counted once."""

    change: int
    where: Where = ANYWHERE

    def conquest_cost_beside(self, board: Board) -> tuple[int, int]:
        return (self.change, self.where.on(board))


@dataclass(frozen=True)
class EntersFirst(Effect):
    """The first conquest may be any region of a kind, not only the border."""

    where: Where = ANYWHERE

    def first_conquests(self, board: Board) -> int:
        return self.where.on(board)


@dataclass(frozen=True)
class Reaches(Effect):
    """Regions of a kind may be conquered from anywhere, also first."""

    where: Where = ANYWHERE

    def reaches(self, board: Board) -> int:
        return self.where.on(board)


@dataclass(frozen=True)
class Enters(Effect):
    """Regions of a kind, closed to other races, may be conquered."""

    where: Where = ANYWHERE

    def enters(self, board: Board) -> int:
        return self.where.on(board)


@dataclass(frozen=True)
class Links(Effect):
    """All regions of a kind count as adjacent to each other."""

    where: Where = ANYWHERE

    def links(self, board: Board) -> int:
        return self.where.on(board)


# Markers on the map.


@dataclass(frozen=True)
class MarksConquests(Effect):
    """Conquered regions get a marker at once, all of them or the first few of the race."""

    marker: str
    conquests: int = UNLIMITED

    def marks_conquests(self) -> tuple[str, int]:
        return (self.marker, self.conquests)


@dataclass(frozen=True)
class SpreadsMarkers(Effect):
    """A fixed number of markers is spread over the regions anew each turn."""

    marker: str
    count: int

    def markers_to_spread(self) -> tuple[str, int]:
        return (self.marker, self.count)


@dataclass(frozen=True)
class KeepsMarkersStanding(Effect):
    """A fixed number of markers must stand in different regions after each turn."""

    marker: str
    count: int

    def markers_that_stand(self) -> tuple[str, int]:
        return (self.marker, self.count)


@dataclass(frozen=True)
class BuildsMarkers(Effect):
    """A few markers may be built from the supply each turn, one to a region."""

    marker: str
    each_turn: int = 1

    def markers_to_build(self) -> tuple[str, int]:
        return (self.marker, self.each_turn)


@dataclass(frozen=True)
class ConquersForOneToken(Effect):
    """A marker moves with a conquest that costs one token, whatever defends."""

    marker: str
    each_turn: int = 1

    def conquests_for_one(self) -> tuple[str, int]:
        return (self.marker, self.each_turn)


# Actions and choices of their own.


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


# Decline.


@dataclass(frozen=True)
class Lasting(Effect):
    """The effect inside goes on while the race is in decline."""

    effect: Effect

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class Situational(Effect):
    """The effect inside works only while a condition on the position holds."""

    effect: Effect
    when: When


def bare(effect: Effect) -> Effect:
    """Take an effect out of the marks that it lasts and when it works."""
    inner = effect.effect if isinstance(effect, Lasting) else effect
    return inner.effect if isinstance(inner, Situational) else inner


def situation_of(effect: Effect) -> When:
    """Say when an effect works."""
    inner = effect.effect if isinstance(effect, Lasting) else effect
    return inner.when if isinstance(inner, Situational) else ALWAYS


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


def is_lent(effect: Effect) -> bool:
    """Whether an effect can be copied for a while: it needs no pieces and leaves none behind."""
    return isinstance(
        effect,
        CoinsForRegions
        | CoinsEachTurn
        | CoinsPerNonemptyConquest
        | TokensLost
        | TokensGained
        | ConquestCost
        | ConquestCostBeside
        | EntersFirst
        | Reaches
        | Links
        | RollsBeforeConquests
        | SubstitutesLoneTokens
        | NamesPeace,
    )


EFFECTS = (
    ActsInDecline,
    AttackOnlyTokens,
    BuildsMarkers,
    CoinsEachTurn,
    CoinsForRegions,
    CoinsOnPickTurn,
    CoinsPerMarker,
    CoinsPerNonemptyConquest,
    ConquersForOneToken,
    ConquestCost,
    ConquestCostBeside,
    DeclinesAfterScoring,
    Enters,
    EntersFirst,
    KeepsMarkersStanding,
    KeepsTokensInDecline,
    Links,
    MarksConquests,
    NamesPeace,
    Reaches,
    RollsBeforeConquests,
    SpreadsMarkers,
    StaysBesideNewerDecline,
    SubstitutesLoneTokens,
    TokensGained,
    TokensLost,
)
"""Every effect a content pack may name; `Lasting` is written as a field, not by name."""
