"""The legal actions as a numbered list, grouped by verb, with the numbers explained."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.explaining import acting_army
from elbowroom.conquest.engine.reach import cost
from elbowroom.conquest.engine.row import shown_to
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.localizer import ConquestLocalizer
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.terminal.menus import EVEN, Choice, Menu

HEADINGS = {
    "choice": "prompt-expand-or-decline",
    "pick": "prompt-pick-combo",
    "army_in_decline": "prompt-army-in-decline-prompt",
    "ready": "prompt-ready",
    "conquer": "prompt-conquer-prompt",
    "redeploy": "prompt-redeploy-prompt",
    "withdraw": "prompt-withdrawal-prompt",
}
"""The text for what each phase asks; of others their name is told."""

SPREADING = (verbs.REDEPLOY, verbs.TAKE, verbs.PLACE)
"""Verbs that set or move a count: too many to list one by one."""


def heading(state: ConquestState, words: ConquestLocalizer) -> str:
    """Say what is asked."""
    kind = state.decision.kind
    return words.extra_heading(state) or words.say(
        HEADINGS.get(kind, f"phase-{kind.replace('_', '-')}")
    )


def menu_of(state: ConquestState, words: ConquestLocalizer) -> Menu:
    """List what the player asked may do."""
    choices: list[Choice] = []
    counts: dict[tuple[int, int], list[int]] = {}
    for action in state.legal_actions():
        verb = verb_of(action)
        if verb in SPREADING or _stacks(state, verb):
            counts.setdefault((verb, first_of(action)), []).append(second_of(action))
        else:
            note, details = _note(state, action, words), _details(state, action, words)
            choices.append(Choice(state.text(action), note, details))
    if counts:
        choices.insert(0, Choice(EVEN, _evenly(next(iter(counts))[0], words)))
    return Menu(choices, [_written(state, *key, found, words) for key, found in counts.items()])


def _stacks(state: ConquestState, verb: int) -> bool:
    return verbs.MARKER <= verb < verbs.EXTRA and state.rules.markers[verb - verbs.MARKER].stacks


def _evenly(verb: int, words: ConquestLocalizer) -> str:
    return words.say("terminal-fullest" if verb == verbs.TAKE else "prompt-redeploy-even")


def _written(
    state: ConquestState, verb: int, region: int, counts: list[int], words: ConquestLocalizer
) -> str:
    """Show how a count may be written for a region."""
    word = state.notation.verb(verb * 4096).word
    span = str(counts[0]) if len(counts) == 1 else f"{min(counts)}…{max(counts)}"
    place = state.rules.board.regions[region]
    here = state.tokens[region]
    if verb >= verbs.MARKER:
        here = state.marker_count(verb - verbs.MARKER, region)
    return f"{word} {place.id} {span} ({words.place(place.id)}: {here})"


def _note(state: ConquestState, action: int, words: ConquestLocalizer) -> str:
    """Say what an action means, and what it first costs in coins."""
    noted = words.extra_note(state, action)
    if noted is None:
        noted = _shared_note(state, action, words)
    return noted + words.dues_note(state, action)


def _shared_note(state: ConquestState, action: int, words: ConquestLocalizer) -> str:
    verb = verb_of(action)
    region = first_of(action)
    if verb == verbs.PICK:
        return _pick_note(state, region, words)
    if verb in (verbs.CONQUER, verbs.ATTEMPT, verbs.SUBSTITUTE) or _conquers(state, verb):
        explained = state.explain_action(action)
        parts = words.parts(explained) if explained else ""
        return f"{parts}{_odds(state, action, words)}"
    if verb == verbs.PEACE:
        return _ally(state, region, words)
    if verb == verbs.ABANDON or verb >= verbs.MARKER:
        return words.place(state.rules.board.regions[region].id)
    if verb == verbs.DECLINE and state.decision.kind == "choice":
        return _decline_note(state, words)
    key = _PLAIN_NOTES.get((state.decision.kind, verb), _ANY_NOTES.get(verb))
    return "" if key is None else words.say(key)


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


def _ally(state: ConquestState, seat: int, words: ConquestLocalizer) -> str:
    if seat == state.rules.players:
        return words.say("prompt-peace-nobody")
    return words.names.player(seat)


def _decline_note(state: ConquestState, words: ConquestLocalizer) -> str:
    coins = state.explain("decline").total
    return words.say("prompt-choice-decline-preview", coins=coins)


def _conquers(state: ConquestState, verb: int) -> bool:
    return verbs.MARKER <= verb < verbs.EXTRA and state.decision.kind == "conquer"


def _odds(state: ConquestState, action: int, words: ConquestLocalizer) -> str:
    """Say how likely a final attempt is."""
    if verb_of(action) != verbs.ATTEMPT:
        return ""
    army = acting_army(state)
    missing = cost(state, army, first_of(action)) - state.hand[army]
    faces = sum(face >= missing for face in state.rules.die)
    odds = words.say("terminal-odds", needs=missing, faces=faces, sides=len(state.rules.die))
    return f"; {odds}"


def _pick_note(state: ConquestState, price: int, words: ConquestLocalizer) -> str:
    place = shown_to(state, state.asked_player())[price]
    name = words.combo(state, state.row[place])
    paid = words.say("prompt-pick-net", price=price, coins=state.row_coins[place])
    return f"{name}: {paid}; {words.explained(state.explain(f'pick {price}'))}"


def _details(state: ConquestState, action: int, words: ConquestLocalizer) -> tuple[str, ...]:
    if verb_of(action) != verbs.PICK:
        return ()
    place = shown_to(state, state.asked_player())[first_of(action)]
    return tuple(words.combo_texts(state, state.row[place]))


def costs_of(state: ConquestState) -> dict[int, str]:
    """Give what each region in reach costs now, as it is shown on the map."""
    found: dict[int, str] = {}
    if state.decision.kind not in ("conquer", "army_in_decline"):
        return found
    army = acting_army(state)
    for action in state.legal_actions():
        if verb_of(action) in (verbs.CONQUER, verbs.ATTEMPT):
            region = first_of(action)
            die = "?" if verb_of(action) == verbs.ATTEMPT else ""
            found[region] = f"{cost(state, army, region)}{die}"
    return found
