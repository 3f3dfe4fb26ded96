"""E-mail: plain letters through the operator's mail server, each with a way to stop them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

import aiosmtplib

from elbowroom.server.notices.outcome import GONE, REFUSED, SENT, Outcome, later

SECONDS = 10.0
"""How long a mail server gets."""
LONGEST_ADDRESS = 254
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_FOR_GOOD = 500
_PORTS = {"smtp": 587, "smtps": 465}


class BadMailServer(ValueError):
    """This is no mail server, and how one is given."""


@dataclass(frozen=True)
class MailServer:
    """The operator's mail server, and who its letters are from."""

    host: str
    port: int
    tls: bool
    """Encrypted from the first byte; else as soon as it can be."""
    user: str | None
    password: str | None
    sender: str

    @property
    def near(self) -> bool:
        """Whether it is on this machine, where encryption may be missing."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


def mail_server_at(url: str, sender: str) -> MailServer:
    """Read `smtp://user:password@host:587` (encrypted by STARTTLS) or `smtps://…`."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/"):
        raise BadMailServer(
            "The mail server is given as smtp://user:password@host:587, or smtps://… where it "
            "speaks TLS from the start."
        )
    if not is_address(parseaddr(sender)[1]):
        raise BadMailServer("Mails need a sender: --mail-from 'Elbowroom <games@your.name>'.")
    return MailServer(
        parts.hostname,
        port or _PORTS[parts.scheme],
        parts.scheme == "smtps",
        unquote(parts.username) if parts.username else None,
        unquote(parts.password) if parts.password else None,
        sender,
    )


def is_address(text: str) -> bool:
    """Whether this can be an address for mail."""
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class Letter:
    """What is written to somebody."""

    address: str
    subject: str
    text: str
    language: str
    stop: str
    """The address that stops all letters, by one press in a mail program."""


class Mailer:
    """Hands letters to the mail server."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send(self, letter: Letter) -> Outcome:
        """Send a letter; whatever happens, only how it went comes back."""
        server = self._server
        try:
            await aiosmtplib.send(
                self._written(letter),
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.tls,
                start_tls=None if server.near or server.tls else True,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as fault:
            codes = [each.code for each in fault.recipients]
            return GONE if codes and min(codes) >= _FOR_GOOD else later()
        except aiosmtplib.SMTPResponseException as fault:
            refused = fault.code >= _FOR_GOOD and not isinstance(
                fault, aiosmtplib.SMTPAuthenticationError | aiosmtplib.SMTPConnectError
            )
            return REFUSED if refused else later()
        except (aiosmtplib.SMTPException, OSError, ValueError):
            return later()
        return SENT

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._server.sender
        message["To"] = letter.address
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(
            domain=parseaddr(self._server.sender)[1].rpartition("@")[2]
        )
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = letter.language
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
