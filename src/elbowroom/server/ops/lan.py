"""The address of this machine in its local network, for those who come by phone."""

from __future__ import annotations

import socket as network
from ipaddress import ip_address

EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for by --lan
_NOBODY = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737): choosing the way to it sends nothing."""


def lan_address() -> str | None:
    """Give the address others in the local network reach this machine by; None: there is none."""
    with network.socket(network.AF_INET, network.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOBODY)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    address = ip_address(found)
    return None if address.is_loopback or address.is_unspecified else found


def qr_lines(address: str) -> str:
    """Draw an address as a QR code that a camera reads from a terminal."""
    import io  # noqa: PLC0415 - only for whoever serves a network

    import segno  # noqa: PLC0415 - only for whoever serves a network

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")
