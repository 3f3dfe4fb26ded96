"""The state of a conquest game: a position that is asked, answered, copied and told."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.explaining import (
    ATTACKS,
    acting_army,
    attack_offers,
    explain_action,
    explain_cost,
)
from elbowroom.conquest.engine.position import HIDDEN, NONE, Position
from elbowroom.conquest.engine.reach import cost
from elbowroom.conquest.engine.refusals import why_not
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.scoring import explain_income, ranks
from elbowroom.conquest.engine.serialisation import position_dict
from elbowroom.kernel.bits import size
from elbowroom.kernel.errors import MalformedAction
from elbowroom.kernel.notation import VERB, Notation, encode, first_of, second_of, verb_of
from elbowroom.kernel.randomness import seeded
from elbowroom.kernel.reasons import Explanation, Offer, Refusal
from elbowroom.kernel.state import UNSEEDED

_PLAY_ON: Final = encode(verbs.EXPAND)
ARRANGE: Final = "arrange"
"""The word that sets the counts of several regions in one text."""


class ConquestState(Position):
    """A game of the Small World family at some moment."""

    __slots__ = ()

    @property
    def game_id(self) -> str:
        return self.rules.game_id

    @property
    def notation(self) -> Notation:
        return self.rules.notation

    @property
    def rounds(self) -> int:
        return self.rules.rounds

    @property
    def turns_begun(self) -> int:
        return self.turns

    @property
    def done_action(self) -> int:
        return verbs.DONE_ACTION

    def asked_player(self) -> int:
        """Give the player the step on top belongs to."""
        step = self.stack[-1]
        return self.step_kinds[verb_of(step)].player(self, step)

    def why_not(self, action: int) -> Refusal | None:
        self.text(action)  # refuses a number that is no action at all
        return None if action in self.legal_actions() else self.reason_against(action)

    def reason_against(self, action: int) -> Refusal:
        """Find the reason why an action is not among the allowed ones."""
        return why_not(self, action)

    def explain_action(self, action: int) -> Explanation | None:
        if action >> VERB == verbs.DECLINE:
            return self._explain_decline()
        return explain_action(self, action)

    def _explain_decline(self) -> Explanation | None:
        """Take the coins a decline turn would pay apart; None when no such turn is offered."""
        if not self.stack or verb_of(self.stack[-1]) != steps.CHOICE:
            return None
        player = self.asked_player()
        trial = self.copy_without_history()
        for kind in self.rules.decline:
            if kind == steps.SCORE:
                break
            self.rules.step_kinds[kind].carry_out(trial, encode(kind, player))
        return explain_income(trial, player)

    def ahead(self) -> ConquestState | None:
        """Give the position in which conquests begin, from where a player may play on or abandon."""
        going_on = self.begin_conquests()
        trial = self.copy()
        for action in going_on:
            trial.apply(action)
        begun = bool(going_on) and verb_of(trial.stack[-1]) == steps.CONQUER
        return trial if begun else None

    def begin_conquests(self) -> list[int]:
        """List the answers that begin the conquests without anything else."""
        if not self.stack:
            return []
        step = verb_of(self.stack[-1])
        if step == steps.READY:
            return [verbs.DONE_ACTION]
        if step != steps.CHOICE:
            return []
        trial = self.copy()
        trial.apply(_PLAY_ON)
        return [_PLAY_ON, *trial.begin_conquests()]

    def steps_of(self, text: str) -> list[int]:
        words = text.split()
        if not words or words[0] != ARRANGE:
            return self._steps_with_play_on(text)
        words = text.replace("=", " ").split()
        if len(words) == 1 or len(words) % 2 == 0:
            raise MalformedAction(f"'{text}' should read 'arrange REGION COUNT REGION COUNT …'.")
        pairs = zip(words[1::2], words[2::2], strict=True)
        wanted = [self.notation.parse(f"redeploy {region} {count}") for region, count in pairs]
        trial = self.copy()
        steps_taken = trial.end_steps_before_redeployment(wanted[0])
        for action in trial.arrangement(wanted):
            trial.apply(action)
            steps_taken.append(action)
        return steps_taken

    def _steps_with_play_on(self, text: str) -> list[int]:
        """Read a text as actions; before a conquest it need not be said that one plays on."""
        action = self.notation.parse(text)
        ahead = None if action in self.legal_actions() else self.ahead()
        if ahead is None or action == verbs.DONE_ACTION or action not in ahead.legal_actions():
            return self.steps_to(action)
        return [*self.begin_conquests(), action]

    def end_steps_before_redeployment(self, action: int) -> list[int]:
        """End the asked player's steps up to redeployment, or refuse the action."""
        refused = self.refusal(action)
        player = self.decision.player
        done: list[int] = []
        while not self.stack or verb_of(self.stack[-1]) != steps.REDEPLOY:
            if verbs.DONE_ACTION not in self.legal_actions():
                raise refused
            self.apply(verbs.DONE_ACTION)
            if self.decision.player != player:
                raise refused
            done.append(verbs.DONE_ACTION)
        return done

    def arrangement(self, wanted: list[int]) -> list[int]:
        """Order the counts wanted: first what is lowered, then what is raised."""
        lowered: list[int] = []
        raised: list[int] = []
        for action in wanted:
            here = self.tokens[first_of(action)]
            if second_of(action) < here:
                lowered.append(action)
            elif second_of(action) > here:
                raised.append(action)
        return lowered + raised

    def cost(self, region_id: str) -> int:
        """Count the tokens the acting army needs for a region."""
        return cost(self, acting_army(self), self.rules.board.number(region_id))

    def explain_cost(self, region_id: str) -> Explanation:
        """Take the cost of a region for the acting army apart."""
        return explain_cost(self, acting_army(self), self.rules.board.number(region_id))

    def income(self, player: int) -> Explanation:
        """Take the coins a player would score now apart."""
        return explain_income(self, player)

    def offers(self, actions: list[int]) -> list[Offer]:
        attacks = [action for action in actions if action >> VERB in ATTACKS]
        known = attack_offers(self, attacks) if attacks else {}
        return [known.get(action) or self._offer(action) for action in actions]

    def _offer(self, action: int) -> Offer:
        """Tell the price of a combo (C-PICK-1), or the tokens that a price leaves in hand."""
        number = self.explain_action(action)
        if action >> VERB == verbs.PICK:
            return Offer(action, number, {"price": first_of(action)})
        if number is None or number.what != "cost":
            return Offer(action, number)
        return Offer(action, number, {"left": max(0, self.hand[acting_army(self)] - number.total)})

    def scores(self) -> list[int]:
        return self.coins.copy()

    def ranks(self) -> list[int]:
        return ranks(self)

    def position_dict(self) -> dict[str, Any]:
        return position_dict(self)

    def copy(self) -> ConquestState:
        new = self.copy_without_history()
        new.rng = self.rng
        self.share_journal(new)
        new.origin = self.origin
        new.step_closed = self.step_closed
        return new

    def blank(self) -> ConquestState:
        """Make an unfilled state of the same game."""
        return ConquestState(self.rules)

    def copy_without_history(self) -> ConquestState:
        """Copy the position, but not how it came about."""
        new = self.blank()
        new.setup = self.setup
        new.events = None
        new.listed_actions = None
        new.stack = self.stack.copy()
        new.round = self.round
        new.turn_player = self.turn_player
        new.first_player = self.first_player
        new.turns = self.turns
        new.coins = self.coins.copy()
        self.gains_shared = True
        new.gains = self.gains
        new.gains_shared = True
        new.combo_of = self.combo_of.copy()
        new.hand = self.hand.copy()
        new.held = self.held.copy()
        new.aside = self.aside.copy()
        new.tokens = self.tokens.copy()
        new.holder = self.holder.copy()
        new.defence = self.defence.copy()
        new.standing = self.standing.copy()
        new.piles = self.piles.copy()
        new.supply = self.supply.copy()
        new.marker_hand = self.marker_hand.copy()
        new.driven_out = self.driven_out.copy()
        new.marks_left = self.marks_left.copy()
        new.tray = self.tray.copy()
        new.row = self.row.copy()
        new.row_coins = self.row_coins.copy()
        new.banners = self.banners
        new.returned = self.returned.copy()
        new.badges = self.badges
        new.discards = self.discards
        new.peace = self.peace.copy()
        new.nonempty = self.nonempty
        new.attacked = self.attacked
        new.substituted = self.substituted
        new.conquests_for_one = self.conquests_for_one
        new.roll = self.roll
        new.picked = self.picked
        new.settled = self.settled
        new.owed = self.owed
        new.built = self.built
        new.lifted = self.lifted
        new.memory = self.memory.copy()
        return new

    def redacted(self, player: int) -> ConquestState:
        """Hide generator, history and, until the end, the coins of others (C-SCORE-4)."""
        new = self.copy_without_history()
        new.rng = UNSEEDED
        new.journal = []
        new.journal_shared = False
        new.origin = None
        new.step_closed = False
        if self._coins_are_hidden():
            for other in range(self.rules.players):
                if other != player:
                    new.coins[other] = HIDDEN
        return new

    def _coins_are_hidden(self) -> bool:
        return not (self.rules.open_coins or self.over)

    def own_secrets(self, player: int) -> list[tuple[tuple[str | int, ...], Any]]:
        if not self._coins_are_hidden():
            return []
        return [(("players", player, "coins"), self.coins[player])]

    def completed(self, seed: int) -> ConquestState:
        """Reckon hidden coins from the public flows and give chance a new seed."""
        new = self.copy()
        for player in range(self.rules.players):
            if new.coins[player] == HIDDEN:
                new.coins[player] = max(0, self._reckoned_coins(player))
        new.rng = seeded(seed)
        return new

    def _reckoned_coins(self, player: int) -> int:
        coins = self.rules.starting_coins
        for place in range(0, len(self.gains), 2):
            if self.gains[place] == player:
                coins += self.gains[place + 1]
        return coins


def first_state(rules: Rules, setup: dict[str, Any]) -> ConquestState:
    """Set the board up (C-SETUP); chance is asked for the row and the first player next."""
    state = ConquestState(rules)
    begin_history(state, setup)
    set_up(state)
    return state


def begin_history(state: ConquestState, setup: dict[str, Any]) -> None:
    """Begin a state without a past."""
    state.journal = []
    state.journal_shared = False
    state.rng = UNSEEDED
    state.setup = setup
    state.origin = None
    state.events = None
    state.step_closed = False
    state.listed_actions = None


def set_up(state: ConquestState) -> None:
    """Put every piece of a new game where it belongs."""
    rules = state.rules
    regions = len(rules.board.regions)
    kinds = len(rules.markers)
    state.round = 0
    state.turn_player = 0
    state.first_player = 0
    state.turns = 0
    state.coins = [rules.starting_coins] * rules.players
    state.gains = []
    state.gains_shared = False
    state.combo_of = [NONE] * rules.armies
    state.hand = [0] * rules.armies
    state.held = [0] * rules.armies
    state.aside = [0] * rules.players
    state.tokens = rules.first_tokens.copy()
    state.holder = [NONE] * regions
    state.defence = rules.first_defence.copy()
    state.standing = [0] * kinds
    state.piles = [0] * (len(rules.stacking) * regions)
    state.supply = rules.first_supply.copy()
    state.marker_hand = [0] * (kinds * rules.players)
    state.driven_out = [0] * (kinds * rules.players)
    state.marks_left = [0] * (kinds * rules.players)
    state.tray = rules.first_tray.copy()
    state.row = []
    state.row_coins = []
    state.banners = (1 << len(rules.races)) - 1
    state.returned = []
    state.badges = (1 << len(rules.powers)) - 1
    state.discards = 0
    state.peace = [NONE] * rules.players
    state.memory = [0] * rules.memory
    state.forget_turn()
    state.stack = [encode(steps.FIRST_PLAYER)]
    for side, races in enumerate(rules.sides):
        shown = min(rules.row_length, size(races))
        state.stack += [encode(steps.REVEAL, 0, side)] * shown
