"""Who counts as one: an IPv4 address, or the 2^64 IPv6 addresses that one line is given."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

HOUSEHOLD = 64
"""Bits of an IPv6 address that say whose line it is; the others are the household's own choice."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """Give the network an address belongs to; what is no address is a network of its own."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, HOUSEHOLD), strict=False))
    return str(found)


def network_in(scope: Mapping[str, Any]) -> str:
    """Find the network a call comes from."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""
