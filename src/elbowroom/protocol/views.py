"""What one connection may see of a position: the one place where views are shaped."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.notation import COUNT, Notation, first_of, second_of
from elbowroom.kernel.reasons import Explanation, Refusal
from elbowroom.kernel.state import State
from elbowroom.protocol.changes import Path, set_part


def seen_by(state: State, seat: int) -> State:
    """Give the position as a seat knows it; NOBODY is a spectator."""
    return state.redacted(seat)


def public_position(state: State, finished: bool) -> dict[str, Any]:
    """Give what everybody may know; all there is, once the table is finished."""
    return (state if finished else seen_by(state, NOBODY)).position_dict()


class Face:
    """One moment of a game as its table shows it: public once, own parts for each seat."""

    def __init__(self, state: State, finished: bool) -> None:
        self.state = state
        self.finished = finished
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

    def keep(self, seats: tuple[int, ...]) -> None:
        """Read the own parts of seats now, before the game goes on."""
        for seat in seats:
            self.own(seat)

    def position(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """Give the position as somebody who holds these seats may see it."""
        position: dict[str, Any] = self.public
        for seat in seats:
            for path, value in self.own(seat):
                position = set_part(position, path, value)
        return position

    def asked(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats is asked now."""
        return not self.finished and self.state.decision.player in seats

    def actions(self, seats: tuple[int, ...]) -> list[dict[str, Any]]:
        """List what the seats may answer, while one of them is asked."""
        if not self.asked(seats):
            return []
        if self._actions is None:
            self._actions = listed_actions(self.state)
        return self._actions

    def income(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """Tell what each of the seats would score now."""
        if self.finished:
            return {}
        incomes = [(seat, self.state.income(seat)) for seat in seats]
        return {str(seat): explained(income) for seat, income in incomes if income is not None}

    def rounds(self) -> int | None:
        """Tell how many rounds the game has, where that is settled."""
        return self.state.rounds

    def decision(self) -> dict[str, Any] | None:
        """Tell who is asked, and what for; null at the end."""
        if self.finished:
            return None
        asked = self.state.decision
        return {"player": asked.player, "kind": asked.kind}


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
    """Describe one action: its text, its arguments by kind, and the number behind it."""
    number = state.explain_action(action)
    odds = state.odds(action)
    return {
        **words_of(state.notation).of(action),
        "total": None if number is None else number.total,
        "what": None if number is None else number.what,
        "parts": [] if number is None else explained(number)["parts"],
        "needs": None if odds is None else odds[0],
        "chance": None if odds is None else odds[1],
        "dues": [due(coins, payee) for coins, payee in state.dues(action)],
    }


def due(coins: Explanation, payee: int) -> dict[str, Any]:
    """Give coins that are paid before an action, and the seat that gets them, if one does."""
    return {**explained(coins), "payee": None if payee == NOBODY else payee}


class Words:
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
                **arguments(self._notation, action),
            }
        return self._known[action]


@lru_cache(maxsize=64)
def words_of(notation: Notation) -> Words:
    """Find the words of a notation; tables of one setup share it."""
    return Words(notation)


def arguments(notation: Notation, action: int) -> dict[str, Any]:
    """Name the arguments of an action by their kind; an ally is a seat, or nobody."""
    found: dict[str, Any] = {"region": None, "count": None, "seat": None, "place": None}
    kinds = notation.verb(action).arguments
    for kind, value in zip(kinds, (first_of(action), second_of(action)), strict=False):
        if kind == COUNT:
            found[kind] = value
            continue
        name = notation.names[kind][value]
        number = int(name) if name.isdigit() else None
        if kind in ("ally", "seat"):
            found["seat"] = number
        else:
            found[kind] = number if kind == "place" else name
    return found


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
