"""The names a server answers to, so that a page elsewhere cannot pass itself off as ours.

A foreign page can have its own name point at this machine (DNS rebinding); the browser then takes
the server for that page's own. The `Host` header still says which name was called.
"""

from __future__ import annotations

from ipaddress import ip_address

from elbowroom.table.refused import Refused

LOOPBACK = "localhost"


class Hosts:
    """The names allowed, besides those of this machine itself; None: every name."""

    def __init__(self, names: tuple[str, ...] | None = None) -> None:
        self._names = None if names is None else frozenset(name_in(each) for each in names)

    def check(self, header: str | None) -> None:
        """Refuse a call to another name."""
        if self._names is None:
            return
        name = name_in(header or "")
        if name not in self._names and not is_loopback(name):
            known = ", ".join(sorted({LOOPBACK, *self._names}))
            raise Refused(
                "not_your_seat", f"This server does not answer to '{name[:80]}', but to {known}."
            )


def name_in(header: str) -> str:
    """Read the name of a host, without port, brackets or a dot at the end."""
    header = header.strip().lower()
    if header.startswith("["):
        return header[1:].partition("]")[0]
    name = header.partition(":")[0] if header.count(":") == 1 else header
    return name.removesuffix(".")


def is_loopback(name: str) -> bool:
    """Whether a name or address always means this machine."""
    if name == LOOPBACK or name.endswith("." + LOOPBACK):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
