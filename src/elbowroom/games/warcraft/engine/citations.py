"""Which rule stands behind each kind of refusal and each part of a number."""

from __future__ import annotations

CITATIONS: dict[str, str] = {
    "cost": "W-CONQ-3",
    "least_cost": "W-CONQ-4",
    "passage": "W-SHIP-1",
    "roll": "W-RACE-GNOMES-1",
    "tokens": "W-PICK-4",
    "income": "W-SCORE-1",
    "wrong_step": "W-TURN-3",
    "empty_hand": "W-CONQ-5",
    "too_dear": "W-CONQ-6",
    "no_need_to_roll": "W-DIE-4",
    "out_of_reach_of_die": "W-DIE-1",
    "own_region": "W-CONQ-10",
    "water": "W-WATER-1",
    "immune": "W-IMM-1",
    "not_border": "W-CONQ-2",
    "not_adjacent": "W-CONQ-1",
    "not_held": "W-CONQ-1",
    "at_least_one": "W-DEPLOY-2",
    "not_in_hand": "W-DEPLOY-1",
    "set_before": "W-DEPLOY-1",
    "no_change": "W-DEPLOY-1",
    "tokens_left": "W-DEPLOY-1",
    "withdrawn_left": "W-LOSS-4",
    "must_place": "W-LOSS-4",
    "no_combo": "W-PICK-1",
    "price": "W-PICK-2",
    "cannot_pay": "W-PICK-2",
    "game_over": "W-END-1",
}
