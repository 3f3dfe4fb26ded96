"""How a server tells people of their turns: what its operator gives, checked before it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from elbowroom.extras import PEOPLE, install_line
from elbowroom.server.store.url import is_postgres, sqlite_path

KEY_FILE = "notices.key"
PACKAGES = ("aiosmtplib", "cryptography", "httpx")
"""What comes with elbowroom[people]."""
NEEDS_PACKAGES = (
    f"To tell people of their turns a server needs more packages. Run: {install_line(PEOPLE)}"
)


class BadNotices(ValueError):
    """What the operator gave cannot be used, and how it can."""


@dataclass(frozen=True)
class NoticeSettings:
    """What a server needs to tell people something."""

    key_file: Path | None = None
    """Where the secret of all keys is kept; None: nowhere, for as long as the server runs."""
    address: str | None = None
    """Where people find this server: `https://games.example`."""
    smtp: str | None = field(default=None, repr=False)
    """The mail server, with a password perhaps."""
    mail_from: str | None = None
    local: bool = False
    """Push services on this machine are allowed, and no others: for tests."""
    push_after: float = 5.0
    """Seconds a turn waits before its player's browsers are told: most are played at once."""
    mail_after: float = 600.0
    """Seconds before a letter is written."""

    tick: float = 1.0
    """Seconds between two looks at what is to be told."""

    @property
    def contact(self) -> str:
        """Say to push services who runs this server."""
        if self.address is not None and self.address.startswith("https://"):
            return self.address
        return "https://localhost"


def lacks_packages() -> bool:
    """Whether what comes with elbowroom[people] is missing."""
    return any(find_spec(name) is None for name in PACKAGES)


def notices_of(
    database: str,
    address: str | None,
    smtp: str | None,
    mail_from: str | None,
    key_file: Path | None,
    folder: Path,
    *,
    local: bool = False,
) -> NoticeSettings | None:
    """Check what the operator gave; None where the packages for it are missing and nobody asks."""
    if lacks_packages():
        if smtp:
            raise BadNotices(NEEDS_PACKAGES)
        return None
    found = NoticeSettings(
        key_file or key_beside(database, folder),
        _checked_address(address),
        smtp or None,
        mail_from or None,
        local,
    )
    if found.smtp is not None:
        from elbowroom.server.notices.mail import (  # noqa: PLC0415 - needs a package of its own
            BadMailServer,
            mail_server_at,
        )

        if found.address is None:
            raise BadNotices("Links in mails need --address https://your.name.")
        try:
            mail_server_at(found.smtp, found.mail_from or "")
        except BadMailServer as fault:
            raise BadNotices(str(fault)) from fault
    return found


def must_have_key(file: Path) -> None:
    """Make the key where there is none; BadNotices where that cannot be done."""
    from elbowroom.server.notices.keys import (  # noqa: PLC0415 - needs a package of its own
        KeyUnusable,
        read_secret,
    )

    try:
        read_secret(file)
    except KeyUnusable as fault:
        raise BadNotices(f"{str(fault)[:1].upper()}{str(fault)[1:]}. See --notices-key.") from fault


def key_beside(database: str, folder: Path) -> Path | None:
    """Find where the key is kept: beside a SQLite file, else in the folder of data."""
    if is_postgres(database):
        return folder / KEY_FILE
    path = sqlite_path(database)
    return Path(path).resolve().parent / KEY_FILE if path else None


def _checked_address(address: str | None) -> str | None:
    if not address:
        return None
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise BadNotices("The address of the server is given as https://your.name.")
    return f"{parts.scheme}://{parts.netloc}"
