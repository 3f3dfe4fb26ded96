"""The flat position of a conquest game: lists of small ints, and the few moves of pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.conquest.engine.combo import Combo, combo_key, power_of, race_of
from elbowroom.conquest.engine.rules import ACTIVE, Rules
from elbowroom.kernel.bits import members
from elbowroom.kernel.steps import SteppedState

if TYPE_CHECKING:
    from elbowroom.kernel.events import Event

NONE: Final = -1
"""No army, no combo, no roll."""
HIDDEN: Final = -1
"""The coins of a player who does not show them."""


class Position(SteppedState):
    """Where everything is. An army is a slot of a player; region sets are bitmasks."""

    __slots__ = (
        "aside",
        "attacked",
        "badges",
        "banners",
        "built",
        "coins",
        "combo_of",
        "conquests_for_one",
        "defence",
        "discards",
        "driven_out",
        "first_player",
        "gains",
        "gains_shared",
        "hand",
        "held",
        "holder",
        "lifted",
        "marker_hand",
        "marks_left",
        "memory",
        "nonempty",
        "owed",
        "peace",
        "picked",
        "piles",
        "returned",
        "roll",
        "round",
        "row",
        "row_coins",
        "rules",
        "settled",
        "standing",
        "substituted",
        "supply",
        "tokens",
        "tray",
        "turn_player",
        "turns",
    )

    rules: Rules
    round: int
    turn_player: int
    first_player: int
    turns: int
    coins: list[int]
    gains: list[int]
    """Public coin flows in order, as pairs: player, amount (negative if paid)."""
    gains_shared: bool
    """Whether a copy holds the same list: whoever pays next takes one of its own."""
    combo_of: list[int]
    """Per army: the combo key, or NONE."""
    hand: list[int]
    """Per army: tokens in hand."""
    held: list[int]
    """Per army: the regions it holds."""
    aside: list[int]
    """Per player: attack-only tokens waiting for the next turn."""
    tokens: list[int]
    """Per region: tokens there; with no holder, the lost tribe."""
    holder: list[int]
    """Per region: the army that holds it, or NONE."""
    defence: list[int]
    """Per region: what mountain and markers add to its cost."""
    standing: list[int]
    """Per kind of marker: the regions where it stands."""
    piles: list[int]
    """Per stacking kind and region: how many stand there."""
    supply: list[int]
    """Per kind of marker: those in the box."""
    marker_hand: list[int]
    """Per player and kind of marker: those in hand."""
    driven_out: list[int]
    """Per player and kind of marker: those driven out this turn, to be placed again."""
    marks_left: list[int]
    """Per player and kind of marker: conquests still to be marked."""
    tray: list[int]
    """Per race: tokens nobody has."""
    row: list[int]
    """The combos on show, as active combo keys."""
    row_coins: list[int]
    banners: int
    """Races in the stack whose place nobody knows."""
    returned: list[int]
    """Races put under the stack, in order."""
    badges: int
    """Powers in the stack."""
    discards: int
    """Powers given up, to be shuffled when the stack is empty."""
    peace: list[int]
    """Per player: the seat bound to peace with that player's active race, or NONE."""
    nonempty: int
    """Non-empty regions the active race conquered this turn."""
    attacked: int
    """Players whose active race the active race attacked this turn."""
    substituted: int
    """Players who lost a token by substitution this turn."""
    conquests_for_one: int
    """Conquests for one token made this turn."""
    roll: int
    """The die rolled before a conquest and not yet used, or NONE."""
    picked: bool
    """Whether the active race was picked this turn."""
    settled: int
    """Regions whose count may not be lowered any more in this step."""
    owed: int
    """Attack-only tokens still to be taken off the map."""
    built: int
    """Markers built this turn."""
    lifted: int
    """Kinds of marker that must stand and were taken up this turn to be placed anew."""
    memory: list[int]
    """What the effects of packs have to remember; empty without them."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.know_steps(rules.step_kinds)

    def active(self, player: int) -> int:
        """Number the active army of a player."""
        return player * self.rules.slots + ACTIVE

    def is_active(self, army: int) -> bool:
        """Whether an army is an active one, not in decline."""
        return army % self.rules.slots == ACTIVE

    def combo(self, army: int) -> Combo:
        """Give the tables of an army's race and power."""
        known = self.rules.combos[self.combo_of[army]]
        return self.rules.combo_now(self, army) if known is None else known

    def has_race(self, army: int) -> bool:
        """Whether a race is in this slot."""
        return self.combo_of[army] != NONE

    def race(self, army: int) -> int:
        """Number the race of an army."""
        return race_of(self.combo_of[army])

    def power(self, army: int) -> int:
        """Number the power of an army."""
        return power_of(self.combo_of[army])

    def acting_armies(self, player: int) -> list[int]:
        """List the player's armies in decline that still act."""
        first = player * self.rules.slots
        return [
            army
            for army in range(first + 1, first + self.rules.slots)
            if self.combo_of[army] != NONE and self.combo(army).acts_in_decline
        ]

    def own_regions(self, player: int) -> int:
        """Give the regions of all armies of a player."""
        regions = 0
        first = player * self.rules.slots
        for army in range(first, first + self.rules.slots):
            regions |= self.held[army]
        return regions

    def immune(self) -> int:
        """Give the regions with a marker that makes them immune (C-CONQ-11)."""
        regions = 0
        for kind in self.rules.immune_kinds:
            regions |= self.standing[kind]
        return regions | self.immune_land() if self.rules.has_immune_land else regions

    def immune_land(self) -> int:
        """Give the regions that a race makes immune by itself."""
        regions = 0
        for army, key in enumerate(self.combo_of):
            if key != NONE and self.held[army]:
                regions |= self.held[army] & self.combo(army).immune
        return regions

    def borrowed_tokens(self, army: int) -> int:
        """Count the tokens of an active army that are not of its race."""
        if not self.is_active(army):
            return 0
        count = 0
        for kind in self.rules.token_kinds:
            place = self.rules.army_player[army] * len(self.supply) + kind
            count += self.marker_hand[place] + self.driven_out[place]
            for region in members(self.standing[kind] & self.held[army]):
                count += self.marker_count(kind, region)
        return count

    def forget_turn(self) -> None:
        """Clear what counts for one turn only."""
        self.nonempty = 0
        self.attacked = 0
        self.substituted = 0
        self.conquests_for_one = 0
        self.roll = NONE
        self.picked = False
        self.settled = 0
        self.owed = 0
        self.built = 0
        self.lifted = 0

    # Moves of pieces.

    def set_combo(self, army: int, race: int, power: int, declined: bool) -> None:
        """Put a race with its power into a slot."""
        self.combo_of[army] = combo_key(race, power, declined)

    def occupy(self, army: int, region: int, tokens: int) -> None:
        """Put tokens of an army into a region nobody holds."""
        self.tokens[region] = tokens
        self.holder[region] = army
        self.held[army] |= 1 << region

    def vacate(self, region: int) -> int:
        """Take all tokens out of a region; give how many there were."""
        tokens = self.tokens[region]
        army = self.holder[region]
        self.tokens[region] = 0
        if army != NONE:
            self.holder[region] = NONE
            self.held[army] &= ~(1 << region)
        return tokens

    def put_marker(self, kind: int, region: int) -> None:
        """Stand one more marker of a kind in a region."""
        self.standing[kind] |= 1 << region
        marker = self.rules.markers[kind]
        self.defence[region] += marker.defence
        if marker.stacks:
            self.piles[self.rules.pile_base[kind] + region] += 1

    def lift_markers(self, kind: int, region: int) -> int:
        """Take all markers of a kind out of a region; give how many there were."""
        if not self.standing[kind] >> region & 1:
            return 0
        marker = self.rules.markers[kind]
        count = 1
        if marker.stacks:
            place = self.rules.pile_base[kind] + region
            count = self.piles[place]
            self.piles[place] = 0
        self.standing[kind] &= ~(1 << region)
        self.defence[region] -= marker.defence * count
        return count

    def marker_count(self, kind: int, region: int) -> int:
        """Count the markers of a kind in a region."""
        if not self.standing[kind] >> region & 1:
            return 0
        if self.rules.markers[kind].stacks:
            return self.piles[self.rules.pile_base[kind] + region]
        return 1

    def strip_markers(self, region: int, player: int, hands: list[int]) -> None:
        """Clear the markers of a region its player loses (C-CONQ-1b, C-CONQ-14).

        Those that are not lost go to `hands`: the hand, or what was driven out.
        """
        for kind in range(len(self.standing)):
            if self.standing[kind] >> region & 1:
                if self.rules.markers[kind].bound_to_region:
                    continue
                count = self.lift_markers(kind, region)
                if self.rules.markers[kind].returns_to_hand:
                    hands[player * len(self.standing) + kind] += count
                else:
                    self.supply[kind] += count

    def pay(self, player: int, amount: int) -> None:
        """Give coins to a player (or take them) in public."""
        if self.coins[player] != HIDDEN:
            self.coins[player] += amount
        if self.gains_shared:
            self.gains = self.gains.copy()
            self.gains_shared = False
        self.gains.append(player)
        self.gains.append(amount)

    def units(self, region: int) -> int:
        """Count what holds or defends a region: tokens, and pieces that hold it alone."""
        units = self.tokens[region]
        for kind in self.rules.unit_kinds:
            units += self.standing[kind] >> region & 1
        return units

    def tokens_of(self, army: int) -> int:
        """Count the tokens an army has on the map."""
        return sum([self.tokens[region] for region in members(self.held[army])])

    def note(self, event: Event) -> None:
        """Note a fact for those who watch; callers ask `self.events` first."""
        if self.events is not None:
            self.events.append(event)
