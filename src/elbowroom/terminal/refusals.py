"""Why what was written cannot be done, in the words of the table."""

from __future__ import annotations

from elbowroom.kernel.errors import ElbowroomError, IllegalAction
from elbowroom.terminal.localizer import TableLocalizer

_MOST_LISTED = 12


def refused(
    usages: dict[str, str], written: str, fault: ElbowroomError, words: TableLocalizer
) -> str:
    """Say what was asked, why not, and what would be allowed."""
    if isinstance(fault, IllegalAction):
        return _not_allowed(written, fault, words)
    word = (written.split() or [""])[0]
    if word not in usages:
        return words.say("terminal-no-verb", word=word)
    return words.say("terminal-should-read", text=written, usage=usages[word])


def _not_allowed(written: str, fault: IllegalAction, words: TableLocalizer) -> str:
    if fault.refusal is None:
        return words.say("refusal-wrong-step")
    told = words.say("terminal-not-allowed", action=written, why=words.refusal(fault.refusal))
    if not fault.allowed:
        return told
    more = ", …" if len(fault.allowed) > _MOST_LISTED else ""
    allowed = ", ".join(fault.allowed[:_MOST_LISTED]) + more
    return f"{told} {words.say('terminal-instead', actions=allowed)}"
