"""The legal actions as a numbered list, grouped by verb, with the numbers explained."""

from __future__ import annotations

from typing import NamedTuple

from elbowroom.cli.terminal.panels import combo_name, combo_texts, in_parts
from elbowroom.cli.terminal.sentences import counted
from elbowroom.conquest import verbs
from elbowroom.conquest.explaining import acting_army
from elbowroom.conquest.reach import cost
from elbowroom.conquest.state import ConquestState
from elbowroom.kernel.notation import first_of, second_of, verb_of

HEADINGS = {
    "choice": "Expand, or put your race in decline?",
    "pick": "Pick a combo",
    "ghouls": "Your race in decline acts first",
    "ready": "Ready: your tokens but one of each region are in hand; abandon regions, or go on",
    "conquer": "Conquer",
    "redeploy": "Redeploy",
    "place": "Place markers",
    "end": "End of your turn",
    "withdraw": "Place what was driven out",
}
"""What each phase asks for."""

EVEN = "even"
"""The word that spreads tokens or markers evenly."""
SPREADING = (verbs.REDEPLOY, verbs.TAKE, verbs.PLACE)
"""Verbs that set or move a count: too many to list one by one."""


class Choice(NamedTuple):
    """One line to choose: what to play, and what it means."""

    text: str
    note: str
    details: tuple[str, ...] = ()
    """Rule texts that belong to it."""


class Menu(NamedTuple):
    """What can be chosen by number, and what can only be written."""

    choices: list[Choice]
    to_write: list[str]


def menu_of(state: ConquestState) -> Menu:
    """List what the player asked may do."""
    choices: list[Choice] = []
    counts: dict[tuple[int, int], list[int]] = {}
    for action in state.legal_actions():
        verb = verb_of(action)
        if verb in SPREADING or (verb >= verbs.MARKER and _stacks(state, verb)):
            counts.setdefault((verb, first_of(action)), []).append(second_of(action))
        else:
            choices.append(
                Choice(state.text(action), _note(state, action), _details(state, action))
            )
    if counts:
        choices.insert(0, Choice(EVEN, _evenly(next(iter(counts))[0])))
    return Menu(choices, [_written(state, *key, found) for key, found in counts.items()])


def _stacks(state: ConquestState, verb: int) -> bool:
    return state.rules.markers[verb - verbs.MARKER].stacks


def _evenly(verb: int) -> str:
    return "from the fullest regions" if verb == verbs.TAKE else "spread them evenly"


def _written(state: ConquestState, verb: int, region: int, counts: list[int]) -> str:
    """Show how a count may be written for a region."""
    word = state.notation.verb(verb * 4096).word
    span = str(counts[0]) if len(counts) == 1 else f"{min(counts)}…{max(counts)}"
    place = state.rules.board.regions[region]
    here = state.tokens[region]
    if verb >= verbs.MARKER:
        here = state.marker_count(verb - verbs.MARKER, region)
    return f"{word} {place.id} {span} ({place.label}, now {here})"


def _note(state: ConquestState, action: int) -> str:
    """Say what an action means."""
    verb = verb_of(action)
    region = first_of(action)
    if verb == verbs.PICK:
        return _pick_note(state, region)
    if verb in (verbs.CONQUER, verbs.ATTEMPT, verbs.SUBSTITUTE) or _conquers(state, verb):
        explained = state.explain_action(action)
        parts = in_parts(explained) if explained else ""
        return f"{parts}{_odds(state, action)}"
    if verb == verbs.ABANDON:
        return f"{_place(state, region)}: take everything into hand"
    if verb == verbs.PEACE:
        if region == state.rules.players:
            return "with nobody"
        return f"with {state.setup['names'][region]}"
    if verb >= verbs.MARKER:
        return _place(state, region)
    return _PLAIN_NOTES.get((state.decision.kind, verb), _ANY_NOTES.get(verb, ""))


_PLAIN_NOTES = {
    ("end", verbs.DECLINE): "put the race in decline now, after scoring",
    ("end", verbs.DONE): "keep the race",
    ("ready", verbs.DONE): "go on to conquer",
    ("ghouls", verbs.DONE): "end its conquests",
    ("conquer", verbs.DONE): "end the conquests",
    ("redeploy", verbs.DONE): "end the redeployment",
}
_ANY_NOTES = {
    verbs.EXPAND: "conquer with the race you have",
    verbs.DECLINE: "score one more time, then pick a new race next turn",
    verbs.ROLL: "the die lowers the cost of the next conquest",
    verbs.DONE: "end this step",
}


def _conquers(state: ConquestState, verb: int) -> bool:
    return verb >= verbs.MARKER and state.decision.kind == "conquer"


def _place(state: ConquestState, region: int) -> str:
    return state.rules.board.regions[region].label


def _odds(state: ConquestState, action: int) -> str:
    """Say how likely a final attempt is."""
    if verb_of(action) != verbs.ATTEMPT:
        return ""
    army = acting_army(state)
    missing = cost(state, army, first_of(action)) - state.hand[army]
    faces = [face for face in state.rules.die if face >= missing]
    return f"; die {missing}+, {len(faces)} in {len(state.rules.die)}"


def _pick_note(state: ConquestState, place: int) -> str:
    key = state.row[place]
    explained = state.explain(f"pick {place}")
    price = "free" if not place else f"costs {counted(place, 'coin')}"
    found = state.row_coins[place]
    on_it = f", {counted(found, 'coin')} on it" if found else ""
    return f"{combo_name(state, key)}: {price}{on_it}; tokens {in_parts(explained)}"


def _details(state: ConquestState, action: int) -> tuple[str, ...]:
    if verb_of(action) != verbs.PICK:
        return ()
    return tuple(combo_texts(state, state.row[first_of(action)]))


def costs_of(state: ConquestState) -> dict[int, str]:
    """Give what each region in reach costs now, as it is shown on the map."""
    found: dict[int, str] = {}
    if state.decision.kind not in ("conquer", state.rules.acting_phase):
        return found
    army = acting_army(state)
    for action in state.legal_actions():
        if verb_of(action) in (verbs.CONQUER, verbs.ATTEMPT):
            region = first_of(action)
            die = "?" if verb_of(action) == verbs.ATTEMPT else ""
            found[region] = f"{cost(state, army, region)}{die}"
    return found
