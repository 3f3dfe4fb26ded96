"""A server and a page that are asked the same, with the same dice, ids and secrets."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from typing import Any

import pytest

from elbowroom.browser.api import Described, trimmed
from elbowroom.browser.journal import MemoryJournal
from elbowroom.browser.page import Page
from elbowroom.browser.thinking import asking_here
from elbowroom.server.http.app import Settings, make_app
from tests.browser import dealing

TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|[+]00:00)")


def described() -> Described:
    """The description of the protocol, as the site is built with it."""
    return Described(trimmed(make_app(Settings(database="sqlite:///")).openapi()))


class InLoop:
    """A page in a loop of its own, asked from a test."""

    def __init__(self, page_described: Described, patch: pytest.MonkeyPatch):
        self._patch = patch
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.page = self.run(self._made(page_described))

    async def _made(self, page_described: Described) -> Page:
        return Page(page_described, MemoryJournal(), asking_here(), bot_delay=0)

    def deal(self, number: int) -> None:
        dealing.begin(number, self._patch.setattr)

    def run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def ask(self, method: str, path: str, body: Any = None, secrets: tuple[str, ...] = ()) -> Any:
        status, told = self.run(self.page.answer(method, f"/api{path}", body, list(secrets)))
        return status, json.loads(json.dumps(told))

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


def timeless(told: Any) -> Any:
    """An answer without the moments it names: two machines are never asked at the same time."""
    return json.loads(TIME.sub("TIME", json.dumps(told)))
