"""What one connection may see of a position: the one place where views are shaped."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.notation import Notation
from elbowroom.kernel.reasons import Explanation, Refusal
from elbowroom.kernel.state import State
from elbowroom.protocol.changes import Path, set_part

_NO_NUMBER: dict[str, Any] = {"total": None, "what": None, "parts": []}


def seen_by(state: State, seat: int) -> State:
    """Give the position as a seat knows it; NOBODY is a spectator."""
    return state.redacted(seat)


def public_position(state: State, finished: bool) -> dict[str, Any]:
    """Give what everybody may know; all there is, once the table is finished."""
    return (state if finished else seen_by(state, NOBODY)).position_dict()


class TableView:
    """One moment of a game as its table shows it: public once, own parts for each seat."""

    def __init__(self, state: State, finished: bool) -> None:
        self.state = state
        self.finished = finished
        self._asked = state.decision.player
        self.public = public_position(state, finished)
        self._own: dict[int, list[tuple[Path, Any]]] = {}
        self._actions: list[dict[str, Any]] | None = None

    def own(self, seat: int) -> list[tuple[Path, Any]]:
        """List the parts of the position that only this seat may know."""
        if self.finished:
            return []
        if seat not in self._own:
            self._own[seat] = self.state.own_secrets(seat)
        return self._own[seat]

    def position(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """Give the position as somebody who holds these seats may see it."""
        position: dict[str, Any] = self.public
        for seat in seats:
            for path, value in self.own(seat):
                position = set_part(position, path, value)
        return position

    def asked(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats is asked now."""
        return not self.finished and self._asked in seats

    def actions(self, seats: tuple[int, ...]) -> list[dict[str, Any]]:
        """List what the seats may answer, while one of them is asked."""
        if not self.asked(seats):
            return []
        if self._actions is None:
            self._actions = listed_actions(self.state)
        return self._actions

    def income(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """Tell what each of the seats would score now; at the end, every seat's points."""
        state = self.state
        if self.finished:
            incomes = [(seat, state.explain_score(seat)) for seat in range(len(state.scores()))]
        else:
            incomes = [(seat, state.income(seat)) for seat in seats]
        return {str(seat): explained(income) for seat, income in incomes if income is not None}

    def rounds(self) -> int | None:
        """Tell how many rounds the game has, where that is settled."""
        return self.state.rounds

    def decision(self) -> dict[str, Any] | None:
        """Tell who is asked, and what for; null at the end."""
        return None if self.finished else decision_told(self.state)


def decision_told(state: State) -> dict[str, Any]:
    """Tell who is asked, what for, and what a board needs to know of it."""
    asked = state.decision
    return {"player": asked.player, "kind": asked.kind, "facts": state.decision_facts()}


def explained(number: Explanation) -> dict[str, Any]:
    """Give a number with its named parts as plain data."""
    return {
        "total": number.total,
        "what": number.what,
        "parts": [
            {"amount": part.amount, "key": part.key, "name": part.name, "rule": part.rule}
            for part in number.parts
        ],
    }


def refused(refusal: Refusal) -> dict[str, Any]:
    """Give a refusal as plain data."""
    return {
        "key": refusal.key,
        "message": refusal.sentence,
        "rule": refusal.rule,
        "values": dict(refusal.values),
    }


def listed_actions(state: State) -> list[dict[str, Any]]:
    """List the allowed answers to the present question with all a board needs to offer them."""
    return [described(state, action) for action in state.legal_actions()]


def described(state: State, action: int) -> dict[str, Any]:
    """Describe one action: its text, its arguments, and the number behind it."""
    number = state.explain_action(action)
    odds = state.odds(action)
    return {
        **texts_of(state.notation).of(action),
        "facts": state.action_facts(action, number),
        **(_NO_NUMBER if number is None else explained(number)),
        "needs": None if odds is None else odds[0],
        "chance": None if odds is None else odds[1],
        "dues": [due(coins, payee) for coins, payee in state.dues(action)],
    }


def due(coins: Explanation, payee: int) -> dict[str, Any]:
    """Give coins that are paid before an action, and the seat that gets them, if one does."""
    return {**explained(coins), "payee": None if payee == NOBODY else payee}


class ActionTexts:
    """What is always the same of a notation's actions: their text, their verb, their arguments."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._known: dict[int, dict[str, Any]] = {}

    def of(self, action: int) -> dict[str, Any]:
        """Give those of one action."""
        if action not in self._known:
            self._known[action] = {
                "do": self._notation.text(action),
                "verb": self._notation.verb(action).word,
                "arguments": [
                    {"name": each.name, "type": each.kind, "value": each.value}
                    for each in self._notation.arguments(action)
                ],
            }
        return self._known[action]


@lru_cache(maxsize=64)
def texts_of(notation: Notation) -> ActionTexts:
    """Find the texts of a notation's actions; tables of one setup share them."""
    return ActionTexts(notation)


def steps_told(notation: Notation, texts: list[str]) -> list[dict[str, Any]]:
    """Give actions with their verbs and arguments."""
    return [texts_of(notation).of(notation.parse(text)) for text in texts]


def plan_told(notation: Notation, plan: dict[str, Any]) -> dict[str, Any]:
    """Give a plan, or a hint with its runner-up, with the verbs and arguments of its actions."""
    told = {**plan, "plan": steps_told(notation, plan["plan"])}
    if plan.get("runner_up"):
        told["runner_up"] = plan_told(notation, plan["runner_up"])
    return told


def mistakes_told(notation: Notation, found: dict[str, Any]) -> dict[str, Any]:
    """Give mistakes, once they are found, with the verbs and arguments of their actions."""
    if "mistakes" not in found:
        return found
    mistakes = [
        {
            **each,
            "played": steps_told(notation, each["played"]),
            "better": plan_told(notation, each["better"]),
        }
        for each in found["mistakes"]
    ]
    return {**found, "mistakes": mistakes}


def why(state: State, seat: int, text: str) -> dict[str, Any]:
    """Say whether a seat could do this now, what the number behind it is, and why not."""
    view = seen_by(state, seat)
    action = view.notation.parse(text)
    number = view.explain_action(action)
    asked = view.decision.player == seat
    refusal = None if not asked else view.why_not(action)
    return {
        "allowed": asked and refusal is None,
        "explanation": None if number is None else explained(number),
        "refusal": None if refusal is None else refused(refusal),
    }
