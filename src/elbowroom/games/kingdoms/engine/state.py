"""The state of the game: a position that is asked, answered, copied and told."""

from __future__ import annotations

from typing import Any

from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.explaining import explain_action
from elbowroom.games.kingdoms.engine.facts import action_facts, decision_facts
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import refuse
from elbowroom.games.kingdoms.engine.rules import Rules
from elbowroom.games.kingdoms.engine.scoring import explain_score, ranks, scores
from elbowroom.games.kingdoms.engine.serialisation import position_dict
from elbowroom.games.kingdoms.engine.setting_up import lay_land, script_setup
from elbowroom.games.kingdoms.engine.step_list import STEP_LIST
from elbowroom.games.kingdoms.engine.terms import FLAG, HIDDEN, NONE
from elbowroom.games.kingdoms.engine.turn import clear_ruins
from elbowroom.games.kingdoms.engine.war import dial_options
from elbowroom.kernel.bits import members
from elbowroom.kernel.decisions import NOBODY, Facts
from elbowroom.kernel.notation import Notation, first_of
from elbowroom.kernel.randomness import advance, below, seeded
from elbowroom.kernel.reasons import Explanation, Offer, Refusal
from elbowroom.kernel.state import UNSEEDED
from elbowroom.kernel.steps import KIND


class KingdomsState(Position):
    """A game at some moment."""

    __slots__ = ()

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.know_steps(STEP_LIST)

    @property
    def game_id(self) -> str:
        return "kingdoms"

    @property
    def notation(self) -> Notation:
        return self.rules.notation

    @property
    def turns_begun(self) -> int:
        return self.turns

    @property
    def done_action(self) -> int:
        return verbs.DONE_ACTION

    def why_not(self, action: int) -> Refusal | None:
        self.text(action)  # refuses a number that is no action at all
        if action in self.legal_actions():
            return None
        if not self.stack:
            return refuse("game_over", "K-END-3")
        step = self.stack[-1]
        found = self.step_kinds[step >> KIND].refuse(self, step, action)
        return found or refuse("wrong_step", "K-ENG-2", ("verb", self.notation.verb(action).word))

    def explain_action(self, action: int) -> Explanation | None:
        return explain_action(self, action)

    def offers(self, actions: list[int]) -> list[Offer]:
        found: list[Offer] = []
        told: dict[int, Offer] = {}
        for action in actions:
            way = verbs.without_origin(action)
            if way not in told:
                told[way] = Offer(action, explain_action(self, action), action_facts(self, action))
            known = told[way]
            found.append(Offer(action, known.number, known.facts))
        return found

    def decision_facts(self) -> Facts:
        return decision_facts(self)

    def income(self, player: int) -> Explanation:
        """Take the points a player would have if the game ended now apart."""
        return explain_score(self._as_if_over(), player)

    def open_incomes(self) -> list[Explanation]:
        """Take everybody's points apart as if the game ended now: all that counts lies open."""
        ended = self._as_if_over()
        return [explain_score(ended, player) for player in range(self.rules.seats)]

    def explain_score(self, player: int) -> Explanation:
        return explain_score(self, player)

    def scores(self) -> list[int]:
        return scores(self._as_if_over())

    def ranks(self) -> list[int]:
        return ranks(self._as_if_over())

    def _as_if_over(self) -> Position:
        if not self.stack or not self.rules.has_land:
            return self
        ended = self.copy_without_history()
        clear_ruins(ended)
        return ended

    def position_dict(self) -> dict[str, Any]:
        return position_dict(self)

    def copy(self) -> KingdomsState:
        new = self.copy_without_history()
        new.rng = self.rng
        self.share_journal(new)
        new.origin = self.origin
        new.step_closed = self.step_closed
        return new

    def copy_without_history(self) -> KingdomsState:
        """Copy the position alone."""
        new = KingdomsState(self.rules)
        new.setup = self.setup
        new.events = None
        new.listed_actions = None
        new.stack = self.stack.copy()
        new.round = self.round
        new.turns = self.turns
        new.active = self.active
        new.first_player = self.first_player
        new.selected = self.selected
        new.shields = self.shields
        new.triggered = self.triggered
        new.cards = self.cards.copy()
        new.lands = self.lands.copy()
        new.faction = self.faction.copy()
        new.resources = self.resources.copy()
        new.tower = self.tower.copy()
        new.magic = self.magic.copy()
        new.reached = self.reached.copy()
        new.first = self.first.copy()
        new.second = self.second.copy()
        new.laid = self.laid.copy()
        new.both_laid = self.both_laid.copy()
        new.hero_at = self.hero_at.copy()
        new.hero_laid = self.hero_laid
        new.hero_card = self.hero_card.copy()
        new.hero_level = self.hero_level.copy()
        new.retired = self.retired.copy()
        new.forts = self.forts.copy()
        new.forts_laid = self.forts_laid.copy()
        new.neutral = self.neutral
        new.wars_won = self.wars_won.copy()
        new.forts_taken = self.forts_taken.copy()
        new.deck = self.deck
        new.offered = self.offered.copy()
        new.returned = self.returned.copy()
        new.waiting = self.waiting.copy()
        new.night = self.night
        new.roll = self.roll
        new.fresh_roll = self.fresh_roll
        self._copy_action(new)
        self._copy_war(new)
        return new

    def _copy_action(self, new: KingdomsState) -> None:
        new.took = self.took
        new.duty = self.duty
        new.moves_left = self.moves_left
        new.moves_extra = self.moves_extra
        new.only_hero = self.only_hero
        new.moved = self.moved.copy()
        new.hero_moved = self.hero_moved
        new.via = self.via
        new.mover_from = self.mover_from
        new.mover_at = self.mover_at
        new.mover_hero = self.mover_hero
        new.steps_left = self.steps_left
        new.target = self.target
        new.advancing = self.advancing
        new.converted = self.converted
        new.pay_due = self.pay_due
        new.pay_types = self.pay_types
        new.pay_for = self.pay_for
        new.paid = self.paid.copy()
        new.retreat_to = self.retreat_to

    def _copy_war(self, new: KingdomsState) -> None:
        new.war_region = self.war_region
        new.war_attacker = self.war_attacker
        new.war_defender = self.war_defender
        new.war_via = self.war_via
        new.war_break = self.war_break
        new.war_heroes = self.war_heroes
        new.war_meeples = self.war_meeples
        new.war_revealed = self.war_revealed
        new.war_winner = self.war_winner
        new.war_number = self.war_number
        new.dials = self.dials.copy()
        new.added = self.added.copy()

    # What others may not know (K-ENG-1).

    def redacted(self, player: int) -> KingdomsState:
        """Hide generator, history, dice not yet revealed and the cards others choose from."""
        new = self.copy_without_history()
        new.rng = UNSEEDED
        new.journal = []
        new.journal_shared = False
        new.origin = None
        new.step_closed = False
        if self.war_region != NONE and not self.war_revealed:
            for side, fighter in enumerate((self.war_attacker, self.war_defender)):
                if fighter != player and new.dials[side]:
                    new.dials[side] = HIDDEN
        for place, card in enumerate(self.offered):
            if card >= 0 and place // 2 != player:
                new.offered[place] = HIDDEN
                new.deck |= 1 << card
        for other, card in enumerate(self.returned):
            if card >= 0 and other != player:
                new.returned[other] = HIDDEN
                new.deck |= 1 << card
        return new

    def own_secrets(self, player: int) -> list[tuple[tuple[str | int, ...], Any]]:
        found: list[tuple[tuple[str | int, ...], Any]] = []
        everybodys, own = self.redacted(NOBODY), self.redacted(player)
        if (own.dials, own.offered, own.returned) == (
            everybodys.dials,
            everybodys.offered,
            everybodys.returned,
        ):
            return found  # nothing is hidden now
        open_position, own_position = position_dict(everybodys), position_dict(own)
        for part in ("offered", "returned"):
            mine = own_position["players"][player][part]
            if mine != open_position["players"][player][part]:
                found.append((("players", player, part), mine))
        for part in ("war", "deck"):
            if own_position[part] != open_position[part]:
                found.append(((part,), own_position[part]))
        return found

    def completed(self, seed: int) -> KingdomsState:
        """Deal hidden cards and set hidden dice in some way that fits, with a new seed."""
        new = self.copy()
        new.rng = seeded(seed)
        for place, card in enumerate(new.offered):
            if card == HIDDEN:
                new.offered[place] = new.drawn_card()
        for player, card in enumerate(new.returned):
            if card == HIDDEN:
                new.returned[player] = new.drawn_card()
        for side, number in enumerate(new.dials):
            if number == HIDDEN:
                fighter = new.war_attacker if side == 0 else new.war_defender
                found = dial_options(new, fighter)
                chosen = found[new.random(len(found))]
                new.dials[side] = FLAG if chosen == verbs.FLAG_ACTION else first_of(chosen)
        return new

    def drawn_card(self) -> int:
        """Take some hero card out of the deck."""
        cards = members(self.deck)
        card = cards[self.random(len(cards))]
        self.deck &= ~(1 << card)
        return card

    def random(self, limit: int) -> int:
        """Draw a number below a limit."""
        self.rng = advance(self.rng)
        return below(self.rng, limit)


def first_state(rules: Rules, setup: dict[str, Any], lands: list[int]) -> KingdomsState:
    """Set the table; cards, factions and heroes are asked for next."""
    state = KingdomsState(rules)
    state.journal = []
    state.journal_shared = False
    state.rng = UNSEEDED
    state.setup = setup
    state.origin = None
    state.events = None
    state.step_closed = False
    state.listed_actions = None
    set_table(state)
    script_setup(state)
    if rules.has_land:
        state.lands = lands.copy()
        state.cards = [rules.box.cards.index(land.card) for land in rules.board.territories]
        lay_land(state)
        state.settle()
    return state


def set_table(state: Position) -> None:
    """Put everything where it is before the setup."""
    rules = state.rules
    seats = rules.seats
    state.round = state.turns = state.active = state.first_player = 0
    state.selected = NONE
    state.shields = 0
    state.triggered = False
    state.cards = [NONE] * rules.places
    state.lands = [NONE] * rules.places
    state.faction = [NONE] * seats
    state.resources = [0] * (4 * seats)
    state.tower = [0] * seats
    state.magic = [0] * seats
    state.reached = [0] * seats
    state.first = [0] * seats
    state.second = [0] * seats
    state.laid = [0] * seats
    state.both_laid = [0] * seats
    state.hero_at = [NONE] * seats
    state.hero_laid = 0
    state.hero_card = [NONE] * seats
    state.hero_level = [0] * seats
    state.retired = [0] * seats
    state.forts = [0] * seats
    state.forts_laid = [0] * seats
    state.neutral = 0
    state.wars_won = [0] * seats
    state.forts_taken = [0] * seats
    state.deck = rules.hero_deck() if rules.heroes_call else 0
    state.offered = [NONE] * (2 * seats)
    state.returned = [NONE] * seats
    state.waiting = [0] * seats
    state.night = False
    state.roll = state.fresh_roll = 0
    _forget_action(state)


def _forget_action(state: Position) -> None:
    state.took = NONE
    state.duty = state.moves_left = state.moves_extra = 0
    state.only_hero = state.hero_moved = state.mover_hero = False
    state.moved = []
    state.via = 0
    state.mover_from = state.mover_at = NONE
    state.steps_left = 0
    state.target = NONE
    state.advancing = False
    state.converted = NONE
    state.pay_due = state.pay_types = state.pay_for = 0
    state.paid = [0] * 4
    state.retreat_to = NONE
    state.war_region = state.war_attacker = state.war_defender = NONE
    state.war_via = 0
    state.war_break = state.war_revealed = False
    state.war_heroes = state.war_meeples = 0
    state.war_winner = NONE
    state.war_number = 0
    state.dials = [0, 0]
    state.added = [0, 0]
