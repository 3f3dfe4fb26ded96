"""The game of a table told again: its record, any moment of it, the whole of it move by move."""

from __future__ import annotations

from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.state import State
from elbowroom.protocol.changes import changes_between
from elbowroom.protocol.views import TableView, decision_told, explained, public_position
from elbowroom.table.chains import earlier
from elbowroom.table.fairness import LETTERS, SEALED, words_after
from elbowroom.table.played_game import plain_events
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table


def moment_of(table: Table, move: int) -> Any:
    """Replay the game of a table up to a number of moves."""
    if table.play is None:
        raise Refused("not_now", "The game has not begun.")
    journal = table.play.state.journal
    if not 0 <= move <= len(journal):
        raise Refused("malformed", f"There are moves 0 to {len(journal)}, not {move}.")
    state = find_game(table.facts["game"]).start_of(table.play.state)
    for action in journal[:move]:
        state.apply(action)
    return state


def record_of(table: Table) -> dict[str, Any]:
    """Write the record: of a finished game in full, else without what would give secrets away."""
    play = table.play
    if play is None:
        raise Refused("not_now", "The game has not begun.")
    state = play.state
    record = find_game(table.facts["game"]).record(state)
    numbers = [move["n"] for move in record["moves"] if move["player"] == "chance"]
    finished = table.finished and table.result is not None
    record["fairness"] = {
        "table": table.drawn_as,
        "commitment": table.facts["commitment"],
        "words": table.words,
        "numbers": numbers,
        "seed": table.result["seed"] if finished and table.result else None,
        **_sealed(table),
    }
    if table.challenge is not None:
        record["fairness"]["published"] = table.challenge["day"]
    if not finished:
        record |= {"result": None, "hashes": [], "hash": None}
        _conceal(record, find_game(table.facts["game"]).start_of(state), state)
        if record["start"] is not None:
            first = find_game(table.facts["game"]).start_of(state)
            record["start"] = public_position(first, finished=False)
    return record


def _sealed(table: Table) -> dict[str, Any]:
    """Give what a record holds of sealed words; older tables took them openly."""
    if table.by_letters:
        ends = [seat.seal for seat in table.seats]
        return {"version": LETTERS, "seals": ends, "left_out": [], "legs": legs_of(table)}
    if not table.takes_words:
        return {}
    return {
        "version": SEALED,
        "seals": [seat.seal for seat in table.seats],
        "left_out": list(table.left_out),
    }


def legs_of(table: Table) -> list[list[Any]]:
    """List who released a link for the dice by letters, after how many answers, and which."""
    newest = [seat.words for seat in table.seats]
    legs: list[list[Any]] = []
    for seat, after in reversed(table.legs):
        legs.append([seat, after, newest[seat]])
        newest[seat] = earlier(newest[seat], 1)
    return legs[::-1]


def draws_of(table: Table) -> dict[str, Any]:
    """Tell what chance could have answered each time, in the order that counts, and what it did."""
    if not table.finished or table.play is None:
        raise Refused("not_now", "The game is not over.")
    final = table.play.state
    state = find_game(table.facts["game"]).start_of(final)
    legs = [(seat, after, link) for seat, after, link in legs_of(table)]
    draws = []
    answered = 0
    for move, action in enumerate(final.journal):
        if state.awaits_chance():
            outcomes = sorted(state.chance_outcomes())
            listed = [[state.text(each), weight] for each, weight in outcomes]
            words = words_after(legs, answered) if table.by_letters else None
            told = {"move": move, "answer": state.text(action), "outcomes": listed, "words": words}
            draws.append(told)
        else:
            answered += 1
        state.apply(action)
    return {"table": table.drawn_as, "draws": draws}


def _conceal(record: dict[str, Any], start: State, now: State) -> None:
    """Take the answers out of a record that were given in secret; a game that goes on keeps them."""
    for move, action in zip(record["moves"], now.journal, strict=True):
        if start.decision.concealed:
            move["action"] = None
        start.apply(action)


def moment_view(table: Table, move: int, yours: tuple[int, ...]) -> dict[str, Any]:
    """Give the view after so many moves."""
    state = moment_of(table, move)
    face = TableView(state, state.decision, table.finished)
    return {
        "move": move,
        "moves": table.moves,
        "position": face.position(yours),
        "decision": None if state.over else decision_told(state, state.decision),
    }


MOST_MISSED = 400
"""Moves that are told again at once; of more, the newest."""


def missed_of(table: Table, seats: tuple[int, ...], seen: int | None = None) -> dict[str, Any]:
    """Tell what happened since the last turn of who looks: their view, then what each move changed.

    `seen` are the moves they have seen, if they looked away before that turn was over.
    """
    if table.play is None:
        raise Refused("not_now", "The game has not begun.")
    start = find_game(table.facts["game"]).start_of(table.play.state)
    journal = table.play.state.journal
    first, end = _since_own_turn(start.copy(), journal, seats)
    if seats and seen is not None:
        first = min(first, seen)
    first = max(first, end - MOST_MISSED)
    for action in journal[:first]:
        start.apply(action)
    face = TableView(start, start.decision, table.finished)
    told = {"move": first, "position": face.position(seats), "decision": face.decision()}
    steps = []
    for move in range(first, end):
        before = face.position(seats)
        start.apply(journal[move])
        face = TableView(start, start.decision, table.finished)
        changes = changes_between(before, face.position(seats))
        steps.append({"move": move, "decision": face.decision(), "changes": changes})
    return {**told, "steps": steps}


def _since_own_turn(state: State, journal: list[int], seats: tuple[int, ...]) -> tuple[int, int]:
    """Find the moves between the last turn of these seats and the one they are in, or now."""
    turns: list[tuple[int, bool]] = []
    begun = -1
    first = 0
    for move, action in enumerate([*journal, None]):
        if state.turns_begun != begun:
            begun, first = state.turns_begun, move
        if first >= 0 and not state.over and state.decision.player != CHANCE:
            turns.append((first, _turn_player(state) in seats))
            first = -1
        if action is not None:
            state.apply(action)
    end = len(journal)
    if turns and turns[-1][1]:
        end = turns.pop()[0]
    own = next((place for place in range(len(turns) - 1, -1, -1) if turns[place][1]), -1)
    if not seats or own + 1 == len(turns):
        return end, end
    return turns[own + 1][0], end


def _turn_player(state: State) -> int:
    """Tell whose turn it is: a game that does not say so asks that player first."""
    return int(state.position_dict().get("turn_player", state.decision.player))


def replay_of(table: Table) -> dict[str, Any]:
    """Tell a finished game move by move: the first position, then what each move changed."""
    if not table.finished or table.play is None:
        raise Refused("not_now", "The game is not over.")
    return told_game(find_game(table.facts["game"]).start_of(table.play.state), table.play.state)


def told_game(state: Any, final: Any) -> dict[str, Any]:
    """Tell the game from one state to another that came from it."""
    position = first = state.position_dict()
    steps = []
    rounds = []
    for move, action in enumerate(final.journal):
        events: list[Any] = []
        player = state.decision.player
        state.apply(action, events)
        now = state.position_dict()
        steps.append(
            {
                "move": move,
                "player": player,
                "action": state.text(action),
                "events": plain_events(events),
                "changes": changes_between(position, now),
            }
        )
        if state.over or now.get("round") != position.get("round"):
            rounds += scores_after(position.get("round", 0), move + 1, state)
        position = now
    return {"setup": final.setup, "position": first, "steps": steps, "rounds": rounds}


def scores_after(number: int, move: int, state: State) -> list[dict[str, Any]]:
    """Take apart what everybody has after a round; nothing where a game counts as it goes."""
    scores = state.open_incomes()
    if scores is None:
        return []
    return [{"round": number, "move": move, "seats": [explained(each) for each in scores]}]
