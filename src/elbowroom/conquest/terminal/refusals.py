"""Why what was written cannot be done, in the words of the table."""

from __future__ import annotations

import re

from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.engine.state import ARRANGE, ConquestState
from elbowroom.conquest.terminal.localizer import Speech, Tongue
from elbowroom.kernel.errors import ElbowroomError, IllegalAction

_MOST_LISTED = 12
_ARRANGING = f"{ARRANGE} REGION COUNT REGION COUNT …"
_LOOKS_LIKE_A_REGION = re.compile(r"[A-Za-z]+\d[\w-]*")


def refused_words(state: ConquestState, written: str, fault: ElbowroomError, tongue: Tongue) -> str:
    """Say what was asked, why not, and what would be allowed."""
    if not isinstance(fault, IllegalAction):
        return unreadable(state, written, tongue)
    return _not_allowed(written, fault, tongue)


def refused(usages: dict[str, str], written: str, fault: ElbowroomError, tongue: Speech) -> str:
    """Say what was asked and why not, where a region needs no words of its own."""
    if isinstance(fault, IllegalAction):
        return _not_allowed(written, fault, tongue)
    word = (written.split() or [""])[0]
    if word not in usages:
        return tongue.say("terminal-no-verb", word=word)
    return tongue.say("terminal-should-read", text=written, usage=usages[word])


def _not_allowed(written: str, fault: IllegalAction, tongue: Speech) -> str:
    if fault.refusal is None:
        return tongue.say("refusal-wrong-step")
    told = tongue.say("terminal-not-allowed", action=written, why=tongue.refusal(fault.refusal))
    if not fault.allowed:
        return told
    more = ", …" if len(fault.allowed) > _MOST_LISTED else ""
    allowed = ", ".join(fault.allowed[:_MOST_LISTED]) + more
    return f"{told} {tongue.say('terminal-instead', actions=allowed)}"


def unreadable(state: ConquestState, written: str, tongue: Tongue) -> str:
    """Say what is wrong with a text that is no action."""
    board = state.rules.board
    word, *rest = written.split() or [""]
    usages = {verb.word: verb.usage() for verb in state.notation.verbs} | {ARRANGE: _ARRANGING}
    missing = [each for each in [word, *rest] if _is_no_region(board, each)]
    if missing:
        return no_region(board, missing[0], tongue)
    if word not in usages:
        return tongue.say("terminal-no-verb", word=word)
    return tongue.say("terminal-should-read", text=written, usage=usages[word])


def _is_no_region(board: Board, word: str) -> bool:
    return word not in board.index and _LOOKS_LIKE_A_REGION.fullmatch(word) is not None


def no_region(board: Board, written: str, tongue: Tongue) -> str:
    """Say which regions there are."""
    return tongue.say("terminal-no-region", region=written, first=board.ids[0], last=board.ids[-1])
