"""The game record: a readable document, written from the journal and checked on replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.errors import ElbowroomError, InvalidRecord

if TYPE_CHECKING:
    from elbowroom.kernel.game import Game
    from elbowroom.kernel.state import State

FORMAT: Final = 1
_FIELDS: Final = (
    "format",
    "game",
    "rules_version",
    "content",
    "setup",
    "start",
    "moves",
    "hashes",
    "result",
    "hash",
)


def asked_name(player: int) -> int | str:
    """Name the player of a move as records do: a seat number or `chance`."""
    return "chance" if player == CHANCE else player


def make_record(game: Game, state: State) -> dict[str, Any]:
    """Write the record of a state by replaying its journal."""
    replica = game.start_of(state)
    moves: list[dict[str, Any]] = []
    hashes: list[dict[str, Any]] = []
    turns = replica.turns_begun
    for number, action in enumerate(state.journal):
        player = asked_name(replica.decision.player)
        moves.append({"n": number, "player": player, "action": replica.text(action)})
        replica.apply(action)
        if replica.turns_begun != turns:
            turns = replica.turns_begun
            hashes.append({"after": number, "hash": replica.digest()})
    return {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "content": game.content_hash(state.setup),
        "setup": state.setup,
        "start": state.origin,
        "moves": moves,
        "hashes": hashes,
        "result": result_of(state),
        "hash": state.digest(),
    }


def result_of(state: State) -> dict[str, Any]:
    """Give the outcome as records keep it."""
    return {"over": state.over, "scores": state.scores(), "winners": state.winners()}


def replay_record(game: Game, record: Any, until: int | None) -> State:
    """Replay a record from its start, refusing the first thing that differs."""
    check_header(game, record)
    state = _first_position(game, record)
    hashes = {entry["after"]: entry.get("hash") for entry in record["hashes"]}
    stop = len(record["moves"]) if until is None else min(until, len(record["moves"]))
    for number in range(stop):
        _replay_move(state, number, record["moves"][number])
        expected = hashes.pop(number, None)
        if expected is not None and expected != state.digest():
            raise InvalidRecord(
                f"After move {number} the position differs from the one recorded "
                f"(hash {state.digest()}, recorded {expected})."
            )
    if stop == len(record["moves"]):
        _check_end(state, record, hashes)
    return state


def check_header(game: Game, record: Any) -> None:
    """Refuse a document that is no record of this game under these rules."""
    if not isinstance(record, dict):
        raise InvalidRecord("This is no game record: a JSON object is expected.", "none")
    missing = [field for field in _FIELDS if field not in record]
    if missing:
        fault = f"This is no whole game record: it lacks {', '.join(missing)}."
        raise InvalidRecord(fault, "cut")
    if record["format"] != FORMAT:
        raise InvalidRecord(f"Record format {record['format']} is unknown; this reads {FORMAT}.")
    if record["game"] != game.id:
        raise InvalidRecord(f"This is a record of {record['game']}, not of {game.id}.")
    for field, kind in (("setup", dict), ("moves", list), ("hashes", list)):
        if not isinstance(record[field], kind):
            raise InvalidRecord(f"The field '{field}' of the record is no {kind.__name__}.")
    for entry in record["hashes"]:
        if not isinstance(entry, dict) or not isinstance(entry.get("after"), int):
            raise InvalidRecord("The hashes of the record lack the moves they come after.")
    if record["rules_version"] != game.rules_version:
        raise InvalidRecord(
            f"The record was made under rules version {record['rules_version']} of {game.id}; "
            f"this is version {game.rules_version}. Replay it with an Elbowroom of that version, "
            f"or play the game anew.",
            "rules",
        )


def _first_position(game: Game, record: dict[str, Any]) -> State:
    try:
        given = record["setup"]
        setup = game.check_setup(**given)
        if record["content"] != game.content_hash(setup):
            raise InvalidRecord(
                "The record was made with other content (boards, races, powers).", "content"
            )
        if record["start"] is None:
            return game.begin(setup)
        state = game.restore(setup, record["start"])
        state.origin = record["start"]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
        raise InvalidRecord(f"The setup of the record cannot be read: {fault!r}.") from fault
    return state


def _replay_move(state: State, number: int, move: Any) -> None:
    try:
        text, player, numbered = move["action"], move["player"], move["n"]
        action = state.notation.parse(text)
    except (KeyError, TypeError, AttributeError, ElbowroomError) as fault:
        raise InvalidRecord(f"Move {number} of the record cannot be read: {fault}.") from fault
    asked = asked_name(state.decision.player)
    if numbered != number or player != asked:
        raise InvalidRecord(
            f"Move {number} of the record is numbered {numbered} and made by {player}; "
            f"the game asks {asked} here."
        )
    try:
        state.apply(action)
    except ElbowroomError as fault:
        raise InvalidRecord(f"Move {number} of the record cannot be made: {fault}") from fault


def _check_end(state: State, record: dict[str, Any], hashes: dict[int, object]) -> None:
    if hashes:
        fault = f"The record is cut short: it has hashes after move {min(hashes)}."
        raise InvalidRecord(fault, "cut")
    if record["result"] != result_of(state):
        raise InvalidRecord(
            f"The replayed game ends with {result_of(state)}, the record says {record['result']}."
        )
    if record["hash"] != state.digest():
        raise InvalidRecord(
            f"The final hash is {state.digest()}, the record says {record['hash']}."
        )
