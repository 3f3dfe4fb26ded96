"""The desk of notices: the keys, who listens, and the ways to reach them."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, urlsplit

from elbowroom.server.notices.keys import Keys, read_secret
from elbowroom.server.notices.mail import Letter, Mailer, mail_server_at
from elbowroom.server.notices.outcome import REFUSED, Outcome
from elbowroom.server.notices.settings import NoticeSettings
from elbowroom.server.notices.webpush import Message, Pusher, Subscription
from elbowroom.server.store.interface import JournalStore
from elbowroom.server.store.listening import MAIL, PUSH, Listening

CONFIRM, STOP = "confirm", "stop"
"""What a link in a letter is for."""


class Desk:
    """All that is needed to tell somebody something."""

    def __init__(self, store: JournalStore, settings: NoticeSettings) -> None:
        self.settings = settings
        self.listening = Listening(store)
        self.keys = Keys(read_secret(settings.key_file))
        self._pusher = Pusher(self.keys, settings.contact, local=settings.local)
        self._mailer = None
        if settings.smtp is not None:
            self._mailer = Mailer(mail_server_at(settings.smtp, settings.mail_from or ""))

    def reaches(self, kind: str) -> bool:
        """Whether this server tells anything in this way."""
        return kind == PUSH or self._mailer is not None

    def way(self, kind: str, body: dict[str, Any]) -> str:
        """Name what stands between us and somebody: their push service, or the mail server."""
        return MAIL if kind == MAIL else urlsplit(body["endpoint"]).netloc

    async def push(self, subscription: Subscription, message: Message) -> Outcome:
        """Send a message to a browser."""
        return await self._pusher.send(subscription, message)

    async def write(self, letter: Letter) -> Outcome:
        """Send a letter."""
        return REFUSED if self._mailer is None else await self._mailer.send(letter)

    def confirm_page(self, listener: str) -> str:
        """Give the page on which somebody says that they want letters."""
        return self._page(CONFIRM, listener)

    def stop_page(self, listener: str) -> str:
        """Give the page that stops letters."""
        return self._page(STOP, listener)

    def _page(self, purpose: str, listener: str) -> str:
        # After the # it is sent to nobody: no log has it.
        return f"{self.settings.address}/notices#{purpose}={self.keys.token(purpose, listener)}"

    def stop_call(self, listener: str) -> str:
        """Give the call that stops letters, as mail programs make it (RFC 8058)."""
        token = quote(self.keys.token(STOP, listener))
        return f"{self.settings.address}/api/notices/stop?token={token}"

    async def close(self) -> None:
        """Let go of all connections."""
        await self._pusher.close()
