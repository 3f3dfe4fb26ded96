"""Positions that people set up by hand, and games that come as a record: read, checked, gone on from."""

from __future__ import annotations

from typing import Any

from elbowroom.catalogue import GAMES, face
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.drafts import Drafts
from elbowroom.kernel.errors import ElbowroomError, InvalidPosition, InvalidRecord
from elbowroom.kernel.game import Game
from elbowroom.kernel.laws import Breach
from elbowroom.kernel.randomness import seeded
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.state import State
from elbowroom.protocol.views import decision_told, refused
from elbowroom.table.new_table import Plan, SeatPlan
from elbowroom.table.refused import Refused
from elbowroom.table.replays import told_game

LARGEST_NUMBER = 999
"""No count on any table is larger."""
LONGEST_LIST = 4000
LONGEST_WORD = 80
DEEPEST = 8
NOT_THERE = "not there"
RECORD_FAULTS = {
    "none": "record_none",
    "cut": "record_cut",
    "rules": "record_rules",
    "content": "record_content",
    "edited": "record_edited",
}
"""What people are told of a record that is refused, by what is wrong with it."""
OPEN_COINS = "open_coins"
"""The option by which nobody hides coins: whoever sets a position up says what everybody has."""


def first_position(name: str, options: dict[str, Any]) -> tuple[dict[str, Any], State]:
    """Set a game up to its first turn: what an empty board is written on."""
    drafts_of(name)
    game = find_game(name)
    try:
        game.check_player_count(options.get("players"))
        setup = _open(game.check_setup(**options))
    except (ElbowroomError, TypeError) as fault:
        raise Refused("malformed", str(fault)) from fault
    state = game.begin(setup)
    state.rng = seeded("a board to write on")
    state.answer_chance()
    while not state.turns_begun and not state.over:
        state.apply(state.legal_actions()[0])
    return setup, state


def drafted(
    name: str,
    setup: dict[str, Any],
    position: dict[str, Any],
    player: int | None = None,
    phase: str | None = None,
) -> dict[str, Any]:
    """Complete a position set up by hand, say which laws it breaks and in which steps it can go on."""
    drafts = drafts_of(name)
    game = find_game(name)
    state = _read(game, setup, position)
    drafts.complete(state)
    found = game.breaches(state)
    phases: list[str] = []
    if not found:
        seat = _seat(state, player)
        phases = _phases(game, drafts, state, seat)
        if phase in phases:
            drafts.begin(state, seat, str(phase))
        elif phase is not None or not _goes_on(game, drafts, state, player):
            found = _without(state, drafts, seat, phases)
    return {
        "game": name,
        "setup": state.setup,
        "position": state.position_dict(),
        "phases": phases,
        "decision": None if found or state.over else decision_told(state, state.decision),
        "breaches": [_told(breach) for breach in found],
    }


def _goes_on(game: Game, drafts: Drafts, state: State, player: int | None) -> bool:
    """Whether a position can be gone on from where its steps are, by a player if one is named."""
    try:
        game.restore(state.setup, state.position_dict())
        asked = state.decision.player
        if not drafts.comes_to(state, asked, state.decision.kind):
            return False
        return bool(state.legal_actions()) and (player is None or asked == player)
    except (ElbowroomError, IndexError, AssertionError):
        return False


def _without(state: State, drafts: Drafts, seat: int, phases: list[str]) -> list[Breach]:
    """Go on where the player can be asked something, as near to the beginning of the turn as can be."""
    if not phases:
        return [Breach(Refusal("law_no_step", values=(("seat", seat),), game=state.game_id))]
    drafts.begin(state, seat, phases[0])
    return []


def _phases(game: Game, drafts: Drafts, state: State, seat: int) -> list[str]:
    """List the steps in which a player is asked something here."""
    found = []
    for phase in drafts.phases:
        trial = state.copy()
        try:
            drafts.begin(trial, seat, phase)
        except (ElbowroomError, IndexError):
            continue
        if not trial.over and trial.decision.player == seat and not game.breaches(trial):
            found.append(phase)
    return found


def _seat(state: State, player: int | None) -> int:
    players = len(state.setup["names"])
    if player is None:
        asked = state.decision.player
        return asked if 0 <= asked < players else 0
    if not 0 <= player < players:
        raise Refused("malformed", f"There is no seat {player}.")
    return player


def _read(game: Game, setup: dict[str, Any], position: dict[str, Any]) -> State:
    """Read a position whatever laws it breaks; what is no position of the game is refused."""
    _check_size(position, DEEPEST)
    try:
        return game.read(_open(setup), position)
    except (ElbowroomError, KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
        told = str(fault) if isinstance(fault, ElbowroomError) else repr(fault)
        raise Refused("malformed", f"This is no position of {game.name}: {told}.") from fault


def _open(setup: dict[str, Any]) -> dict[str, Any]:
    return {**setup, OPEN_COINS: True} if OPEN_COINS in setup else setup


def _check_size(data: Any, depth: int) -> None:
    """Refuse numbers, lists and words that no position has, before anything is made of them."""
    if depth < 0:
        raise Refused("malformed", "A position is not so deep.")
    if isinstance(data, bool) or data is None:
        return
    if isinstance(data, int | float):
        if abs(data) > LARGEST_NUMBER:
            raise Refused("malformed", f"No number of a position is beyond {LARGEST_NUMBER}.")
    elif isinstance(data, str):
        if len(data) > LONGEST_WORD:
            raise Refused("malformed", "A word of the position is too long.")
    elif len(data) > LONGEST_LIST:
        raise Refused("malformed", "A list of the position is too long.")
    else:
        for each in data.values() if isinstance(data, dict) else data:
            _check_size(each, depth - 1)


def _told(breach: Breach) -> dict[str, Any]:
    return {**refused(breach.reason), "regions": list(breach.regions)}


def drafts_of(name: str) -> Drafts:
    """Find how positions of a game are set up by hand."""
    try:
        found: Drafts | None = face(name, "drafts")
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
    if found is None:
        raise Refused("not_now", "No position of this game can be set up by hand.")
    return found


def draft_plan(
    name: str,
    setup: dict[str, Any],
    position: dict[str, Any],
    seats: list[SeatPlan],
    *,
    hints: bool,
    private: bool,
) -> Plan:
    """Plan a game that goes on from a position somebody has set up or brought."""
    state = going_on(name, setup, position)
    if len(seats) != len(state.setup["names"]):
        raise Refused("malformed", f"{len(seats)} seats are given for this position.")
    start = state.position_dict()
    return Plan(name, state.setup, seats, private=private, start=start, hints=hints)


def going_on(name: str, setup: dict[str, Any], position: dict[str, Any]) -> State:
    """Read a position that a game can go on from; any other is refused."""
    _check_size(position, DEEPEST)
    try:
        state = find_game(name).restore(setup, position)
        if state.over:
            raise InvalidPosition("The game is over in this position.")
    except (ElbowroomError, KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
        raise Refused("malformed", f"No game can go on from this position: {fault}") from fault
    return state


def told_record(record: Any) -> dict[str, Any]:
    """Tell the game of a record move by move; one that is cut short or of other rules is refused."""
    final = played_record(record)
    start = find_game(final.game_id).start_of(final)
    names = list(final.setup["names"])
    return {"game": final.game_id, "names": names, **told_game(start, final)}


def played_record(record: Any) -> State:
    """Play the game of a record to its end; one that is cut short or of other rules is refused."""
    if isinstance(record, dict) and record.get("result", NOT_THERE) is None:
        raise Refused("malformed", "The game was not over.", key="record_unfinished")
    return replayed_record(record)


def replayed_record(record: Any) -> State:
    """Play the game of a record as far as it goes; the first thing in it that does not fit is told."""
    name = record.get("game") if isinstance(record, dict) else None
    if not isinstance(name, str):
        raise Refused("malformed", "This is no game record.", key="record_none")
    if name not in GAMES:
        named = name[:LONGEST_WORD]
        fault = f"There is no game {named} here."
        raise Refused("malformed", fault, key="record_game", values={"game": named})
    try:
        return find_game(name).replay(record)
    except InvalidRecord as fault:
        raise Refused("malformed", str(fault), key=RECORD_FAULTS[fault.fault]) from fault
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault), key="record_content") from fault
