"""What taking a region promises, at a glance: the order in which a search looks at conquests."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of
from elbowroom.conquest.engine.combo import Combo
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.scoring import income
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import members

HAND_WORTH: Final = 0.75
"""What a token still in hand promises, in coins of advantage."""
LASTING_TURNS: Final = 2.5
"""How many turns a region taken now is likely to pay in the end."""
TOKEN_WORTH: Final = 0.6
"""What a token of an enemy's active race counts."""


class ConquestValue:
    """The worth of every region to the player whose turn it is."""

    def __init__(self, pos: Position, player: int) -> None:
        self.player = player
        left = float(pos.rules.rounds - pos.round)
        self.later = LASTING_TURNS * left / (left + LASTING_TURNS)
        """Coins that one coin a turn brings in the turns after this one."""
        self.turns = self.later if pos.rules.income_rules else 1.0 + self.later
        """How often a region won pays; with further income a game counts this turn itself."""
        self.rivalry = 1.0 / max(1, pos.rules.players - 1)
        self.harm = [0.0] * len(pos.tokens)
        """What its holder loses with each region."""
        for army in range(pos.rules.armies):
            if pos.held[army] and pos.rules.army_player[army] != player:
                self._note_harm(pos, army)

    def _note_harm(self, pos: Position, army: int) -> None:
        combo = pos.combo(army)
        active = pos.is_active(army)
        for region in members(pos.held[army]):
            harm = income_of(combo, region, pos) * self.later
            if pos.rules.income_rules:
                harm += heuristics_of(pos).region_worth(pos, army, region) * self.later
            if active:
                harm += TOKEN_WORTH * combo.tokens_lost
            self.harm[region] = harm * self.rivalry

    def change(self, before: ConquestState, after: ConquestState, action: int) -> float:
        """Reckon what an answer adds to the promise of a turn."""
        change = 0.0
        first = self.player * before.rules.slots
        for army in range(first, first + before.rules.slots):
            change += HAND_WORTH * (after.hand[army] - before.hand[army])
            if before.held[army] != after.held[army]:
                change += self._moved(before, after, army)
        active = before.active(self.player)
        if before.rules.income_rules:
            return change + self._extra_change(before, after, action)
        if after.nonempty > before.nonempty and after.combo_of[active] != NONE:
            change += after.combo(active).coins_per_nonempty
        return change

    def _extra_change(self, before: ConquestState, after: ConquestState, action: int) -> float:
        """Reckon coins paid at once, and what rules of the game's own bring this turn and later."""
        player = self.player
        heuristics = heuristics_of(before)
        active = before.active(player)
        change = float(after.coins[player] - before.coins[player])
        for other in range(before.rules.players):
            if other != player:
                change -= self.rivalry * (after.coins[other] - before.coins[other])
        change += income(after, player) - income(before, player)
        if after.combo_of[active] != NONE and before.combo_of[active] != NONE:
            steady = heuristics.steady_income(after, active) - heuristics.steady_income(
                before, active
            )
            change += steady * self.later
        return change + heuristics.promise(before, after, action)

    def _moved(self, before: Position, after: Position, army: int) -> float:
        """Reckon the incomes an army won and lost."""
        change = 0.0
        gained = after.held[army] & ~before.held[army]
        lost = before.held[army] & ~after.held[army]
        if gained:
            combo = after.combo(army)
            for region in members(gained):
                change += income_of(combo, region, after) * self.turns
                change += self.harm[region]
        if lost:
            combo = before.combo(army)
            for region in members(lost):
                change -= income_of(combo, region, before) * self.turns
        return change


def income_of(combo: Combo, region: int, pos: Position) -> float:
    """Count the coins a region brings each turn."""
    coins = 1.0
    for each, paying in combo.coins_for_regions:
        if paying >> region & 1:
            coins += each
    for kind, each in combo.coins_per_marker:
        if pos.standing[kind] >> region & 1:
            coins += each
    return coins
