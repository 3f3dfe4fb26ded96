"""What one connection may see of a position: the one place where views are shaped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from elbowroom.kernel.decisions import NOBODY, Decision
from elbowroom.kernel.notation import Notation
from elbowroom.kernel.reasons import Due, Explanation, Refusal
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

    def __init__(self, state: State, decision: Decision, finished: bool) -> None:
        self.state = state
        self.finished = finished
        self._decision = decision
        self.public = public_position(state, finished)
        self._own: dict[int, list[tuple[Path, Any]]] = {}
        self._answers: dict[str, list[dict[str, Any]]] | None = None
        self._incomes: dict[str, Any] | None = None

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

    def answers(self, seats: tuple[int, ...]) -> dict[str, list[dict[str, Any]]]:
        """List what the seats may answer while one of them is asked.

        `ahead` is what they may do at once although something else is asked, which it answers too.
        """
        if self.finished or self._decision.player not in seats:
            return {"actions": [], "ahead": []}
        if self._answers is None:
            following = self.state.ahead()
            told = () if following is None else listed_actions(following)
            self._answers = {
                "actions": listed_actions(self.state),
                "ahead": [action for action in told if action["arguments"]],
            }
        return self._answers

    def income(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """Tell what each of the seats would score now; every seat, where it is open or the end."""
        if self._incomes is None:
            self._incomes = self._everybodys_incomes()
        if self._incomes or not seats:
            return self._incomes
        mine = ((seat, self.state.income(seat)) for seat in seats)
        return {str(seat): explained(number) for seat, number in mine if number is not None}

    def _everybodys_incomes(self) -> dict[str, Any]:
        state = self.state
        numbers: Sequence[Explanation | None]
        if self.finished:
            numbers = [state.explain_score(seat) for seat in range(len(state.scores()))]
        else:
            numbers = state.open_incomes() or ()
        told = enumerate(numbers)
        return {str(seat): explained(number) for seat, number in told if number is not None}

    def rounds(self) -> int | None:
        """Tell how many rounds the game has, where that is settled."""
        return self.state.rounds

    def decision(self) -> dict[str, Any] | None:
        """Tell who is asked, and what for; null at the end."""
        return None if self.finished else decision_told(self.state, self._decision)


def decision_told(state: State, asked: Decision) -> dict[str, Any]:
    """Tell who is asked, what for, and what a board needs to know of it."""
    return {"player": asked.player, "kind": asked.kind, "facts": state.decision_facts()}


@lru_cache(maxsize=1 << 12)
def explained(number: Explanation) -> dict[str, Any]:
    """Give a number with its named parts as plain data; the same ones come again and again."""
    return {
        "total": number.total,
        "what": number.what,
        "parts": [
            {"amount": part.amount, "key": part.key, "rule": part.rule} for part in number.parts
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
    notation = state.notation
    return [
        {
            **action_told(notation, offer.action),
            "facts": offer.facts,
            **(_NO_NUMBER if offer.number is None else explained(offer.number)),
            "needs": None if offer.odds is None else offer.odds[0],
            "chance": None if offer.odds is None else offer.odds[1],
            "dues": [due_told(due) for due in offer.dues] if offer.dues else [],
        }
        for offer in state.offers(state.legal_actions())
    ]


def due_told(due: Due) -> dict[str, Any]:
    """Give coins that are paid before an action, and the seat that gets them, if one does."""
    return {**explained(due.coins), "payee": None if due.payee == NOBODY else due.payee}


@lru_cache(maxsize=1 << 14)
def action_told(notation: Notation, action: int) -> dict[str, Any]:
    """Give what is always the same of an action: its text, its verb, its arguments."""
    text, verb, arguments = notation.written(action)
    told = [{"name": each.name, "type": each.kind, "value": each.value} for each in arguments]
    return {"do": text, "verb": verb, "arguments": told}


def steps_told(notation: Notation, texts: list[str]) -> list[dict[str, Any]]:
    """Give actions with their verbs and arguments."""
    return [action_told(notation, notation.parse(text)) for text in texts]


def plan_told(notation: Notation, plan: dict[str, Any]) -> dict[str, Any]:
    """Give a plan, or a hint with its runner-up, with the verbs and arguments of its actions."""
    told = {**plan, "plan": steps_told(notation, plan["plan"])}
    if plan.get("runner_up"):
        told["runner_up"] = plan_told(notation, plan["runner_up"])
    return told


def turns_told(notation: Notation, turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give turns that were looked at with the verbs and arguments of their actions."""
    return [
        {
            **turn,
            "played": steps_told(notation, turn["played"]),
            "better": None if turn["better"] is None else plan_told(notation, turn["better"]),
        }
        for turn in turns
    ]


def why(state: State, seat: int, text: str) -> dict[str, Any]:
    """Say whether a seat could do this now, what the number behind it is, and why not."""
    action = state.notation.parse(text)
    ahead = None if action in state.legal_actions() else state.ahead()
    view = seen_by(state if ahead is None else ahead, seat)
    number = view.explain_action(action)
    asked = view.decision.player == seat
    refusal = None if not asked else view.why_not(action)
    return {
        "allowed": asked and refusal is None,
        "explanation": None if number is None else explained(number),
        "refusal": None if refusal is None else refused(refusal),
    }
