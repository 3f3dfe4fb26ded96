"""The letters themselves."""

from __future__ import annotations

from elbowroom.server.notices.desk import Desk
from elbowroom.server.notices.mail import Letter
from elbowroom.text.catalogue import texts


def asking(desk: Desk, listener: str, address: str, language: str) -> Letter:
    """Ask whoever reads the mail of an address whether they want letters."""
    words = texts(language)
    where = desk.settings.address or ""
    text = words.format(
        "notice-confirm-letter",
        server=where,
        address=desk.confirm_page(listener),
        stop=desk.stop_page(listener),
    )
    title = words.format("notice-confirm-title")
    return Letter(address, title, text, language, desk.stop_call(listener))


def telling(
    desk: Desk, listener: str, body: dict[str, str], title: str, said: str, path: str
) -> Letter:
    """Tell somebody something, with the way there and the way to be told no more."""
    words = texts(body["language"])
    text = words.format(
        "notice-letter",
        said=said,
        address=f"{desk.settings.address}{path}",
        stop=desk.stop_page(listener),
    )
    return Letter(body["address"], title, text, body["language"], desk.stop_call(listener))
