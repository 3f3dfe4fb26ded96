"""Where the lines a person writes come from."""

from __future__ import annotations

import sys
from typing import Protocol, TextIO


class Gone(Exception):
    """Nobody writes any more: the input has ended."""


class Lines(Protocol):
    """Something that can be asked for a line."""

    def ask(self, prompt: str) -> str:
        """Show a prompt and give the line written; raise Gone at the end."""


class StreamLines:
    """Lines from a stream: a keyboard, a pipe or a test."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream if stream is not None else sys.stdin
        self._by_hand = stream is None and sys.stdin.isatty()
        if self._by_hand:
            import readline  # noqa: F401, PLC0415 - gives the prompt a memory and arrow keys

    def ask(self, prompt: str) -> str:
        if self._by_hand:
            try:
                return input(prompt).strip()
            except EOFError as ended:
                raise Gone from ended
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = self._stream.readline()
        if not line:
            raise Gone
        return line.strip()
