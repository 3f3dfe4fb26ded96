"""What a server offers to those who want to be told, and its refusals where it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elbowroom.server.store.listening import Listener
from elbowroom.table.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elbowroom.server.notices.desk import Desk
    from elbowroom.server.notices.teller import Teller
    from elbowroom.server.rooms.room import Room


class Offer:
    """Nothing, or a desk with a teller: a server without the packages for it goes without."""

    def __init__(self, desk: Desk | None = None, teller: Teller | None = None) -> None:
        self._desk = desk
        self._teller = teller

    @property
    def push_key(self) -> str | None:
        """The key with which browsers subscribe."""
        return None if self._desk is None else self._desk.keys.public

    @property
    def mail(self) -> bool:
        """Whether this server writes letters."""
        return self._desk is not None and self._desk.reaches("mail")

    def the_desk(self) -> Desk:
        """Give the desk, or say that there is none."""
        if self._desk is None:
            raise Refused("not_now", "This server tells nobody of their turns.")
        return self._desk

    def desk_with_mail(self) -> Desk:
        """Give the desk, or say that it writes no letters."""
        desk = self.the_desk()
        if not self.mail:
            raise Refused("not_now", "This server writes no letters.")
        return desk

    def opened(self, listener: Listener) -> dict[str, Any] | None:
        """Open what is kept of a listener; None where it was sealed with another key."""
        return None if self._desk is None else self._desk.keys.open(listener.body)

    def checked_subscription(self, endpoint: str, p256dh: str, auth: str) -> dict[str, Any]:
        """Refuse what is no subscription of a browser."""
        from elbowroom.server.notices.webpush import (  # noqa: PLC0415 - needs packages of its own
            BadEndpoint,
            Subscription,
            checked,
        )

        desk = self.the_desk()
        try:
            checked(Subscription(endpoint, p256dh, auth), local=desk.settings.local)
        except BadEndpoint as fault:
            raise Refused("malformed", f"This is no subscription: {fault}.") from fault
        return {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}

    def checked_address(self, address: str) -> str:
        """Refuse what is no address for mail."""
        from elbowroom.server.notices.mail import is_address  # noqa: PLC0415 - same

        found = address.strip()
        if not is_address(found):
            raise Refused("malformed", "This is no address for mail, such as mira@example.org.")
        return found

    async def ask_address(self, listener: str, address: str, language: str) -> None:
        """Write to an address, once, whether it wants to be told."""
        from elbowroom.server.notices.letters import asking  # noqa: PLC0415 - same

        desk = self.desk_with_mail()
        outcome = await desk.write(asking(desk, listener, address, language))
        if outcome.word in ("gone", "refused"):
            await desk.listening.forget([listener])
            raise Refused("not_now", "The mail server does not take this address.")
        if outcome.word == "later":
            await desk.listening.forget([listener])
            raise Refused("unavailable", "The mail server does not answer; try again later.")

    async def want(self, listener: str, room: Room, seats: Sequence[int]) -> None:
        """Tell somebody about seats from now on; what they see now they know."""
        from elbowroom.server.notices.wording import notice_for  # noqa: PLC0415 - same

        for seat in seats:
            now = notice_for(room.table, seat)
            told = "" if now is None else now.about
            await self.the_desk().listening.want(listener, room.row.id, [seat], told)
        if self._teller is not None:
            self._teller.watch(room.row.id)
