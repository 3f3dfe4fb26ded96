"""Pieces that stand in a region beside the tokens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Marker:
    """A kind of marker: what it does, how many there are, where it goes when its region falls."""

    id: str
    supply: int
    rule: str
    """The rule of what it does."""
    placing_rule: str = ""
    """The rule of how it is put down."""
    verb: str = ""
    """The word of the action that puts it down; empty if only reactions do."""
    defence: int = 0
    """What each adds to the cost of conquering its region."""
    immune: bool = False
    """Whether its region can neither be conquered nor touched by other players."""
    stacks: bool = False
    """Whether a region may hold several."""
    stands_in_for_token: bool = False
    """Whether it keeps a lone token from being substituted."""
    stays_in_decline: bool = False
    returns_to_hand: bool = False
    """Whether it goes to its player's hand, not to the supply, when its region is lost."""
    bound_to_region: bool = False
    """Whether it lies in its region whoever holds it."""
    counts_as_token: bool = False
    """Whether it is one of the tokens of its region."""
    counts_as_unit: bool = False
    """Whether it holds a region alone, without being a token."""
    bounty: int = 0
    """Coins for another player who takes its region."""
    harm: int = 0
    """Tokens that another player who takes its region loses from hand."""
