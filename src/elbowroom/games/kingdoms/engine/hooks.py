"""Every question the core asks of an effect; docs/hooks-kingdoms.md lists them with their combiners.

Tallies add up, of limits the largest counts, one permission is enough, sets unite,
reactions happen one after the other: the faction's before the hero's. The base class
answers "nothing", an effect overrides only what it bends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from elbowroom.games.kingdoms.engine.terms import NONE
from elbowroom.kernel.compiler_marks import mypyc_attr

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position


class Gain(NamedTuple):
    """Units of a resource (ANY: of choice); `taken` says they come from the loser."""

    resource: int
    amount: int
    taken: bool = False


Gains = tuple[Gain, ...]
NOTHING: Final[Gains] = ()
ALL: Final = -1
"""Every unit there is, where units are lost."""

# What a meeple's arrival may set off.
RIVAL_LOSS: Final = 2
KNOCK_MEEPLE: Final = 3
KNOCK_FORTRESS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing a faction level or hero does."""

    # Tallies.

    def extra_moves(self, action: int) -> int:
        """Further meeples an action may move."""
        return 0

    def units_after_reveal(self) -> int:
        """Units that may be added to the own number after the reveal."""
        return 0

    def discount(self, pos: Position, me: int, priced: int, region: int) -> int:
        """What an action or a retreat costs less; `region` is where a fortress goes."""
        return 0

    def rival_tax(self, pos: Position, me: int, priced: int, level: int) -> int:
        """What an opponent's action that reaches a level costs more."""
        return 0

    def war_discount(self, pos: Position, me: int, region: int, paid: int) -> int:
        """What an own number costs less; `paid` is the set of resource types paid with."""
        return 0

    def aura_discount(self, pos: Position, me: int, region: int) -> int:
        """What the number of an own meeple other than the hero costs less."""
        return 0

    def war_surcharge(self, pos: Position, me: int, region: int) -> int:
        """What the opponent's number costs more."""
        return 0

    def flag_loss(self) -> int:
        """Units an opponent loses whose number met the own flag."""
        return 0

    def rival_magic_loss(self) -> int:
        """Magic levels a chosen opponent drops once the level is reached."""
        return 0

    def victory_points(self, pos: Position, me: int) -> int:
        """Points at the end of the game."""
        return 0

    # Limits.

    def patrol_steps(self) -> int:
        """Steps a meeple may take on Patrol."""
        return 1

    def price_floor(self, priced: int) -> int:
        """The least an action costs after the own discount."""
        return 0

    def fixed_price(self, priced: int) -> int:
        """A price that takes the place of the printed one; NONE if there is none."""
        return NONE

    def fortress_discount(self) -> int:
        """What a standing fortress takes off the war cost."""
        return 1

    def own_war_value(self, resource: int) -> int:
        """What a unit of a resource is worth in an own payment; NONE if as usual."""
        return NONE

    def rival_war_value(self, resource: int) -> int:
        """What a unit of a resource is worth in the opponent's payment; NONE if as usual."""
        return NONE

    def shifts_dial(self) -> int:
        """By how much the own number may be changed after the reveal."""
        return 0

    def free_loss_margin(self) -> int:
        """A war lost by at most this much costs nothing."""
        return 0

    def revival_price(self) -> Gain:
        """What bringing a fallen meeple back home costs; no units if that cannot be done."""
        return Gain(0, 0)

    # Permissions.

    def trades_two_types(self, into: int) -> bool:
        """Whether one Trade may turn two types into this one."""
        return False

    def expands_next_door(self) -> bool:
        """Whether a new meeple may go next to any own one."""
        return False

    def expands_beside_hero(self) -> bool:
        """Whether a new meeple may go next to the hero."""
        return False

    def builds_beside_hero(self) -> bool:
        """Whether a fortress may go next to the hero."""
        return False

    def charges_on(self) -> bool:
        """Whether a meeple that won as attacker may take one more step."""
        return False

    def leaves_ruins_lying(self) -> bool:
        """Whether searching meeples may move without standing up."""
        return False

    def keeps_ruins(self) -> bool:
        """Whether meeples in ruins count at the end."""
        return False

    def stays_in_tundra(self) -> bool:
        """Whether meeples are never forced out of tundra."""
        return False

    def retreats_for_anything(self) -> bool:
        """Whether any mix of resources may pay for a retreat."""
        return False

    def shares_discounts(self) -> bool:
        """Whether the opponent's war discounts serve this player too."""
        return False

    def takes_toll(self) -> bool:
        """Whether an opponent questing onto the home territory hands over a resource."""
        return False

    def wins_ties(self, pos: Position, me: int, region: int) -> bool:
        """Whether equal numbers are won."""
        return False

    def ignores_fortress(self, pos: Position, me: int, region: int) -> bool:
        """Whether the opponent's fortress gives no discount."""
        return False

    def locks_alliance(self, pos: Position, me: int, region: int) -> bool:
        """Whether the opponent is unable to break the alliance in a region."""
        return False

    # Sets.

    def crosses(self) -> int:
        """Kinds of features a Patrol step may cross."""
        return 0

    def enters(self) -> int:
        """Kinds of features that may be entered."""
        return 0

    def widens_quest(self) -> int:
        """Ways in which Quest is wider."""
        return 0

    def substitutes(self, action: int) -> int:
        """Actions that may be carried out instead of the chosen one."""
        return 0

    def hero_substitutes(self, action: int) -> int:
        """Actions the hero alone may carry out instead of the chosen one."""
        return 0

    def stands_in(self, action: int) -> int:
        """Resources that may pay for an action in place of its own."""
        return 0

    def doubled(self, pos: Position, me: int) -> int:
        """Regions that yield two units."""
        return 0

    def convertible(self, pos: Position, me: int) -> int:
        """Regions one of which may yield a resource of choice instead."""
        return 0

    # Reactions.

    def on_enter(self, pos: Position, me: int, region: int, via: int) -> Gains:
        """What a meeple brings that moved into a region and is still there."""
        return NOTHING

    def on_collect(self, pos: Position, me: int) -> Gains:
        """What collecting brings on top."""
        return NOTHING

    def on_clear(self, pos: Position, me: int) -> Gains:
        """What clearing the action card brings."""
        return NOTHING

    def on_reach(self) -> Gains:
        """What reaching the level brings, once."""
        return NOTHING

    def on_follow(self, action: int) -> Gains:
        """What taking the chosen action as a follower brings."""
        return NOTHING

    def on_trade(self, received: int) -> Gains:
        """What a Trade brings on top."""
        return NOTHING

    def on_attacked(self) -> Gains:
        """What being attacked brings."""
        return NOTHING

    def on_war_won(self, pos: Position, me: int, region: int) -> Gains:
        """What winning a war brings."""
        return NOTHING

    def on_removed(self) -> Gains:
        """What an own meeple lost in war brings."""
        return NOTHING

    def on_rival_removed(self) -> Gains:
        """What an opponent's meeple removed in a war against it brings."""
        return NOTHING

    def on_other_war(self) -> Gains:
        """What a war between others brings."""
        return NOTHING

    def on_rival_stood_up(self) -> Gains:
        """What an opponent's meeple standing up brings."""
        return NOTHING

    def on_fortress_removed(self) -> Gains:
        """What removing an opponent's fortress brings."""
        return NOTHING

    def on_alliance(self, pos: Position, me: int, region: int) -> Gains:
        """What forming an alliance brings this player."""
        return NOTHING

    def on_alliance_for_ally(self, pos: Position, me: int, region: int) -> Gains:
        """What forming an alliance brings the other side."""
        return NOTHING

    def on_flag(self) -> Gains:
        """What the own flag met by a number brings."""
        return NOTHING

    def rival_loses_on_loss(self) -> Gains:
        """What the winner of a war loses afterwards; ALL for every unit."""
        return NOTHING

    def on_arrival(self, pos: Position, me: int, region: int, via: int) -> Gain:
        """What a finished move sets off against opponents: which kind, how many units."""
        return Gain(0, 0)

    def steals_on_arrival(self, pos: Position, me: int, region: int, via: int) -> int:
        """Units taken from the owner of the territory entered, before any war."""
        return 0
