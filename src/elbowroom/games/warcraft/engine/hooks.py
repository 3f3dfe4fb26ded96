"""The hooks only this game has: what its races, powers and sites may answer.

Answers combine as in `conquest/hooks.py`: tallies add up, one permission is enough, region
sets unite. A plan is answered by one effect of a race and its power. `docs/hooks.md` lists
them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.conquest.engine.hooks import Effect
from elbowroom.kernel.compiler_marks import mypyc_attr

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board

NO_REGIONS: Final = (0, 0)


class Forms:
    """The two forms a race chooses from each turn."""

    def __init__(self, coins: int, price: int, discount: int) -> None:
        self.coins = coins
        """What the first form brings."""
        self.price = price
        """What the second form costs."""
        self.discount = discount
        """What every conquest costs less in the second form."""


class Objectives:
    """Objectives laid on the map for others to conquer."""

    def __init__(self, pieces: int, coins: int, shunned: str, excluded: str) -> None:
        self.pieces = pieces
        self.coins = coins
        """What conqueror and owner get."""
        self.shunned = shunned
        """The faction whose regions bear none."""
        self.excluded = excluded
        """The faction that gains nothing."""


NO_FORMS: Final = Forms(0, 0, 0)
NO_OBJECTIVES: Final = Objectives(0, 0, "", "")


@mypyc_attr(allow_interpreted_subclasses=True)
class WarcraftEffect(Effect):
    """One thing a race or power of this game does beyond the shared hooks."""

    # Tallies: answers add up.

    def coins_per_island(self) -> int:
        """Coins for each island with an own region."""
        return 0

    def coins_per_site(self) -> int:
        """Coins for each site face up in an own region."""
        return 0

    def coins_per_conquest_from(self) -> tuple[str, int]:
        """A faction, and coins for each region conquered from its races this turn."""
        return ("", 0)

    def coins_per_routed_unit(self) -> int:
        """Coins for each unit of conquered regions that held at least two."""
        return 0

    def tolls(self, board: Board) -> tuple[int, int]:
        """Coins an opponent pays before every attack on own regions, and which regions."""
        return NO_REGIONS

    def swaps(self, board: Board) -> tuple[int, int]:
        """How often a turn two regions are exchanged, and which regions."""
        return NO_REGIONS

    def pushes(self) -> int:
        """How often a turn a neighbour is pushed."""
        return 0

    def strikes(self) -> int:
        """How often a turn any land region may be attacked from the air."""
        return 0

    def tokens_saved(self) -> int:
        """Tokens per opponent's turn that are not lost but withdrawn."""
        return 0

    def site_raids(self) -> int:
        """How often a turn an artifact is stolen or a place attacked at a discount."""
        return 0

    def raid_discount(self) -> int:
        """The discount on a region with a legendary place."""
        return 0

    def recruits(self) -> int:
        """The price of a token for each one that opponents lost; 0 for none."""
        return 0

    def beasts(self, board: Board) -> tuple[int, int]:
        """The most beasts the race has, and the regions that bring one each."""
        return NO_REGIONS

    def bombs(self) -> tuple[int, int]:
        """How many explosive bombs and how many duds the race has."""
        return (0, 0)

    def harmony(self) -> int:
        """What an opponent that was spared pays before the first attack of a turn."""
        return 0

    def ransom(self) -> int:
        """What the conqueror of the champion gets; 0 if the race has no champion."""
        return 0

    # Region sets: answers unite.

    def towers(self, board: Board) -> int:
        """Own regions that get a tower where the race outnumbers all others around."""
        return 0

    # Plans: one effect answers.

    def forms(self) -> Forms:
        """The forms the race chooses from each turn."""
        return NO_FORMS

    def objectives(self) -> Objectives:
        """The objectives the race lays on the map."""
        return NO_OBJECTIVES


@mypyc_attr(allow_interpreted_subclasses=True)
class SiteEffect:
    """One thing a site does for the active race that controls it."""

    # Tallies: answers add up.

    def discount(self) -> int:
        """A tool: what one conquest a turn costs less."""
        return 0

    def takes_lone_units(self) -> int:
        """The price of taking a region with one unit for the fewest tokens, once a turn."""
        return 0

    def shields(self) -> int:
        """The price an opponent pays to lift the immunity of its region; 0 for none."""
        return 0

    def tribute(self) -> int:
        """What each player beside its region pays when it is laid."""
        return 0

    def coins_each_turn(self) -> int:
        """Coins at scoring."""
        return 0

    def coins_per_like_region(self) -> int:
        """Coins at scoring for each other own region of the same terrain."""
        return 0

    def coins_for_the_shore(self) -> int:
        """Coins at scoring for most regions around its lake, active or in decline."""
        return 0

    def tokens_each_turn(self) -> int:
        """Tokens from the tray at recruiting."""
        return 0

    # Permissions: one grant is enough.

    def attacks_anywhere(self) -> bool:
        """A tool: one conquest a turn may be anywhere on land."""
        return False

    def spares_units(self) -> bool:
        """No unit is lost when a region is attacked."""
        return False

    def ships_free(self) -> bool:
        """No passage is paid."""
        return False

    def widens_faction_bonus(self) -> bool:
        """The faction bonus is 2 for two regions of a race, and open to neutral races."""
        return False
