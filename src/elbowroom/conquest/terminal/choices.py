"""The legal actions as a numbered list, grouped by verb, with the numbers explained."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.explaining import acting_army
from elbowroom.conquest.engine.reach import cost
from elbowroom.conquest.engine.row import shown_to
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.game_notes import dues_note, own_heading, own_note
from elbowroom.conquest.terminal.localizer import Tongue
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.terminal.menus import Choice, Menu

HEADINGS = {
    "choice": "prompt-expand-or-decline",
    "pick": "prompt-pick-combo",
    "ghouls": "prompt-army-in-decline-prompt",
    "ready": "prompt-ready",
    "conquer": "prompt-conquer-prompt",
    "redeploy": "prompt-redeploy-prompt",
    "withdraw": "prompt-withdrawal-prompt",
}
"""The text for what each phase asks; of others their name is told."""

EVEN = "even"
"""The word that spreads tokens or markers evenly."""
SPREADING = (verbs.REDEPLOY, verbs.TAKE, verbs.PLACE)
"""Verbs that set or move a count: too many to list one by one."""


def heading(state: ConquestState, tongue: Tongue) -> str:
    """Say what is asked."""
    kind = state.decision.kind
    return own_heading(state, tongue) or tongue.say(
        HEADINGS.get(kind, f"phase-{kind.replace('_', '-')}")
    )


def menu_of(state: ConquestState, tongue: Tongue) -> Menu:
    """List what the player asked may do."""
    choices: list[Choice] = []
    counts: dict[tuple[int, int], list[int]] = {}
    for action in state.legal_actions():
        verb = verb_of(action)
        if verb in SPREADING or _stacks(state, verb):
            counts.setdefault((verb, first_of(action)), []).append(second_of(action))
        else:
            note, details = _note(state, action, tongue), _details(state, action, tongue)
            choices.append(Choice(state.text(action), note, details))
    if counts:
        choices.insert(0, Choice(EVEN, _evenly(next(iter(counts))[0], tongue)))
    return Menu(choices, [_written(state, *key, found, tongue) for key, found in counts.items()])


def _stacks(state: ConquestState, verb: int) -> bool:
    return verbs.MARKER <= verb < verbs.OWN and state.rules.markers[verb - verbs.MARKER].stacks


def _evenly(verb: int, tongue: Tongue) -> str:
    return tongue.say("terminal-fullest" if verb == verbs.TAKE else "prompt-redeploy-even")


def _written(
    state: ConquestState, verb: int, region: int, counts: list[int], tongue: Tongue
) -> str:
    """Show how a count may be written for a region."""
    word = state.notation.verb(verb * 4096).word
    span = str(counts[0]) if len(counts) == 1 else f"{min(counts)}…{max(counts)}"
    place = state.rules.board.regions[region]
    here = state.tokens[region]
    if verb >= verbs.MARKER:
        here = state.marker_count(verb - verbs.MARKER, region)
    return f"{word} {place.id} {span} ({tongue.place(place.id)}: {here})"


def _note(state: ConquestState, action: int, tongue: Tongue) -> str:
    """Say what an action means, and what it first costs in coins."""
    noted = own_note(state, action, tongue)
    if noted is None:
        noted = _shared_note(state, action, tongue)
    return noted + dues_note(state, action, tongue)


def _shared_note(state: ConquestState, action: int, tongue: Tongue) -> str:
    verb = verb_of(action)
    region = first_of(action)
    if verb == verbs.PICK:
        return _pick_note(state, region, tongue)
    if verb in (verbs.CONQUER, verbs.ATTEMPT, verbs.SUBSTITUTE) or _conquers(state, verb):
        explained = state.explain_action(action)
        parts = tongue.parts(explained) if explained else ""
        return f"{parts}{_odds(state, action, tongue)}"
    if verb == verbs.PEACE:
        return _ally(state, region, tongue)
    if verb == verbs.ABANDON or verb >= verbs.MARKER:
        return tongue.place(state.rules.board.regions[region].id)
    if verb == verbs.DECLINE and state.decision.kind == "choice":
        return _decline_note(state, tongue)
    key = _PLAIN_NOTES.get((state.decision.kind, verb), _ANY_NOTES.get(verb))
    return "" if key is None else tongue.say(key)


_PLAIN_NOTES = {
    ("end", verbs.DONE): "prompt-late-decline-keep",
    ("ready", verbs.DONE): "prompt-ready-done",
    ("conquer", verbs.DONE): "prompt-end-conquests",
    ("redeploy", verbs.DONE): "prompt-finish-redeploy",
    ("place", verbs.DONE): "prompt-place-done",
}
_ANY_NOTES = {
    verbs.EXPAND: "prompt-choice-expand",
    verbs.DECLINE: "prompt-choice-decline",
    verbs.ROLL: "prompt-attempt-roll",
    verbs.DONE: "ui-done",
}


def _ally(state: ConquestState, seat: int, tongue: Tongue) -> str:
    if seat == state.rules.players:
        return tongue.say("prompt-peace-nobody")
    return tongue.called.player(seat)


def _decline_note(state: ConquestState, tongue: Tongue) -> str:
    coins = state.explain("decline").total
    return tongue.say("prompt-choice-decline-preview", coins=coins)


def _conquers(state: ConquestState, verb: int) -> bool:
    return verbs.MARKER <= verb < verbs.OWN and state.decision.kind == "conquer"


def _odds(state: ConquestState, action: int, tongue: Tongue) -> str:
    """Say how likely a final attempt is."""
    if verb_of(action) != verbs.ATTEMPT:
        return ""
    army = acting_army(state)
    missing = cost(state, army, first_of(action)) - state.hand[army]
    faces = sum(face >= missing for face in state.rules.die)
    odds = tongue.say("terminal-odds", needs=missing, faces=faces, sides=len(state.rules.die))
    return f"; {odds}"


def _pick_note(state: ConquestState, price: int, tongue: Tongue) -> str:
    place = shown_to(state, state.asked_player())[price]
    name = tongue.combo(state, state.row[place])
    paid = tongue.say("prompt-pick-net", price=price, coins=state.row_coins[place])
    return f"{name}: {paid}; {tongue.explained(state.explain(f'pick {price}'))}"


def _details(state: ConquestState, action: int, tongue: Tongue) -> tuple[str, ...]:
    if verb_of(action) != verbs.PICK:
        return ()
    place = shown_to(state, state.asked_player())[first_of(action)]
    return tuple(tongue.combo_texts(state, state.row[place]))


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
