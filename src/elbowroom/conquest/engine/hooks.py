"""Every hook an effect may answer, with the way answers combine.

The core asks hooks once per combination of race and power and keeps the answers in
tables (`conquest/combo.py`). Answers combine without order: tallies add up, permissions
hold if any effect grants them, region sets unite. `docs/hooks.md` lists them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.kernel.compiler_marks import mypyc_attr

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board

NO_REGIONS: Final = (0, 0)
NO_MARKER: Final = ("", 0)
NO_TARGETS: Final = (0, 0, 0)
UNLIMITED: Final = 63
"""As many times as the supply allows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing a race or power does; a subclass overrides only the hooks it bends."""

    # Tallies: answers add up.

    def tokens_at_pick(self) -> int:
        """Tokens taken from the tray at the pick, beyond banner and badge numbers."""
        return 0

    def attack_only_tokens(self) -> int:
        """Tokens taken off the map again after every redeployment."""
        return 0

    def conquest_cost(self, board: Board) -> tuple[int, int]:
        """A change of cost and the regions it applies to."""
        return NO_REGIONS

    def conquest_cost_nonempty(self) -> int:
        """A change of cost of every non-empty region."""
        return 0

    def conquest_cost_beside(self, board: Board) -> tuple[int, int]:
        """A change of cost for the neighbours of own regions, and which own regions give it."""
        return NO_REGIONS

    def coins_for_regions(self, board: Board) -> tuple[int, int]:
        """Coins for each region held at the end of the turn, and the regions that pay."""
        return NO_REGIONS

    def coins_each_turn(self) -> int:
        """Coins at the end of every turn of the race, regions or none."""
        return 0

    def coins_on_pick_turn(self) -> int:
        """Coins once, in the scoring of the turn of the pick."""
        return 0

    def coins_per_nonempty_conquest(self) -> int:
        """Coins for each non-empty region conquered this turn."""
        return 0

    def coins_per_marker(self) -> tuple[str, int]:
        """A kind of marker and the coins each own one standing pays."""
        return NO_MARKER

    def conquest_cost_of(self, board: Board) -> tuple[int, int, int]:
        """A change of cost, the regions it applies to, and whose they must be (`where.py`)."""
        return NO_TARGETS

    def coins_for_conquests(self, board: Board) -> tuple[int, int, int]:
        """Coins at once for each conquest, of which regions, and from whom."""
        return NO_TARGETS

    def tokens_for_conquests(self, board: Board) -> tuple[int, int, int]:
        """Tokens from the tray at once for each conquest, of which regions, and from whom."""
        return NO_TARGETS

    def coins_for_abandoned(self) -> int:
        """Coins at once for each region abandoned."""
        return 0

    def coins_at_start(self, board: Board) -> tuple[int, int]:
        """Coins at the start of the turn for each region held, and the regions that pay."""
        return NO_REGIONS

    def coins_on_decline(self) -> int:
        """Coins once, on going in decline."""
        return 0

    def coins_for_tokens(self, tokens: int) -> int:
        """Coins for so many tokens on the map."""
        return 0

    def coins_for_holdings(self, regions: int) -> int:
        """Coins for so many regions held."""
        return 0

    def coins_at_loss(self) -> int:
        """Coins from the supply for each region lost to another player."""
        return 0

    def coins_of_conqueror(self) -> int:
        """Coins that another player pays for each region taken."""
        return 0

    def tokens_at_loss(self) -> int:
        """Tokens from the tray for each region lost to another player."""
        return 0

    def tokens_at_start(self) -> int:
        """Tokens from the tray at the start of the turn."""
        return 0

    def tokens_for_row_coins(self) -> int:
        """Tokens from the tray at the pick for each coin that lies on the combo."""
        return 0

    def tokens_lost(self) -> int:
        """A change of the one token lost with every conquered region."""
        return 0

    def tokens_gained(self, nonempty_conquests: int) -> int:
        """Tokens from the tray at the start of redeployment."""
        return 0

    def marks_conquests(self) -> tuple[str, int]:
        """A kind of marker put into conquered regions, and for how many conquests."""
        return NO_MARKER

    def markers_to_spread(self) -> tuple[str, int]:
        """A kind of marker and how many the race has to spread over its regions each turn."""
        return NO_MARKER

    def markers_that_stand(self) -> tuple[str, int]:
        """A kind of marker and how many must stand in different regions after each turn."""
        return NO_MARKER

    def markers_to_build(self) -> tuple[str, int]:
        """A kind of marker and how many may be built from the supply each turn."""
        return NO_MARKER

    def conquests_for_one(self) -> tuple[str, int]:
        """A kind of marker that takes any region for one token, and how often a turn."""
        return NO_MARKER

    # Limits: the largest answer counts.

    def fewest_tokens(self) -> int:
        """Fewest tokens that take and hold a region."""
        return 1

    def most_in_region(self) -> int:
        """Most tokens that stay in a region at the end of a turn; 0 for any number."""
        return 0

    def reach_distance(self) -> int:
        """How many borders away a region may be conquered."""
        return 1

    def copied_place(self) -> int:
        """The place of the row, from 1, whose badge works for the race too; 0 for none."""
        return 0

    # Permissions: one grant is enough.

    def acts_in_decline(self) -> bool:
        """The race in decline still conquers and redeploys, before the active one."""
        return False

    def keeps_tokens_in_decline(self) -> bool:
        """Going in decline removes no token from the map."""
        return False

    def stays_beside_newer_decline(self) -> bool:
        """In decline the race does not count towards the limit of one."""
        return False

    def declines_after_scoring(self) -> bool:
        """The race may go in decline at the end of an expansion turn."""
        return False

    def rolls_before_conquests(self) -> bool:
        """The die may be rolled before each conquest instead of at a final attempt."""
        return False

    def names_peace(self) -> bool:
        """At the end of a turn one enemy not attacked may be bound to peace."""
        return False

    def substitutes_lone_tokens(self) -> bool:
        """Once per turn and enemy a lone active token is replaced by one from the tray."""
        return False

    def stays_put(self) -> bool:
        """The race is not redeployed: what it conquered with stays where it is."""
        return False

    def gathers_at_decline(self) -> bool:
        """Going in decline, all tokens gather in the region where most of them stand."""
        return False

    def rolls_at_loss(self) -> bool:
        """For each region lost to another player the die brings so many tokens from the tray."""
        return False

    def ships_free(self) -> bool:
        """The race lands from afar without paying for the passage."""
        return False

    # Region sets: answers unite.

    def marked_regions(self, board: Board) -> int:
        """Regions whose conquest earns the marker of `marks_conquests`."""
        return board.everywhere

    def first_conquests(self, board: Board) -> int:
        """Regions where the race may enter besides the border."""
        return 0

    def reaches(self, board: Board) -> int:
        """Regions the race may conquer wherever it stands."""
        return 0

    def enters(self, board: Board) -> int:
        """Regions closed to others that the race may hold."""
        return 0

    def immune_regions(self, board: Board) -> int:
        """Own regions that other players can neither conquer nor touch."""
        return 0

    def links(self, board: Board) -> int:
        """Regions that count as adjacent to each other."""
        return 0

    # Whether the effect outlives decline.

    def lasts(self) -> bool:
        """The effect goes on while the race is in decline."""
        return False
