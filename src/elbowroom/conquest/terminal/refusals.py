"""What is wrong with a text that is no action: a region there is not, a verb, too few words."""

from __future__ import annotations

import re

from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.engine.state import ARRANGE, ConquestState
from elbowroom.conquest.terminal.localizer import ConquestLocalizer

_ARRANGING = f"{ARRANGE} REGION COUNT REGION COUNT …"
_LOOKS_LIKE_A_REGION = re.compile(r"[A-Za-z]+\d[\w-]*")


def unreadable(state: ConquestState, written: str, words: ConquestLocalizer) -> str:
    """Say what is wrong with a text that is no action."""
    board = state.rules.board
    word, *rest = written.split() or [""]
    usages = {verb.word: verb.usage() for verb in state.notation.verbs} | {ARRANGE: _ARRANGING}
    missing = [each for each in [word, *rest] if _is_no_region(board, each)]
    if missing:
        return no_region(board, missing[0], words)
    if word not in usages:
        return words.say("terminal-no-verb", word=word)
    return words.say("terminal-should-read", text=written, usage=usages[word])


def _is_no_region(board: Board, word: str) -> bool:
    return word not in board.index and _LOOKS_LIKE_A_REGION.fullmatch(word) is not None


def no_region(board: Board, written: str, words: ConquestLocalizer) -> str:
    """Say which regions there are."""
    return words.say("terminal-no-region", region=written, first=board.ids[0], last=board.ids[-1])
