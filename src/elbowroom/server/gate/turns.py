"""Turns: a few calls of one network are at work at the same time, its others wait for them.

Between two of them the server gets to everybody else: a hundred calls that come at once take no
longer, but nobody waits for all of them.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from weakref import WeakValueDictionary

MOST = 4
"""Calls of one network at work at the same time."""


class Turns:
    """Whose turn it is, for each network; none are kept where nothing is limited."""

    def __init__(self, limited: bool) -> None:
        self._limited = limited
        self._networks: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, network: str) -> AbstractAsyncContextManager[None]:
        """Wait for a turn of a network, and keep it for as long as the context lasts."""
        if not self._limited:
            return nullcontext()
        found = self._networks.get(network)
        if found is None:
            found = self._networks[network] = asyncio.Semaphore(MOST)
        return found
