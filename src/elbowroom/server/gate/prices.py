"""What calls cost: a price of 1 is about two milliseconds of the server's time."""

from __future__ import annotations

import re

CALL = 1.0
FILE = 0.5
"""A file of the page, or an address at which there is nothing."""
BYTES = 16 * 1024
"""So many bytes of an answer cost as much as a call."""
PUBLISHING = 30.0
"""Something put on the shelf: it is checked, read back in every language and marked."""
SOCKET = 2.0
"""A new socket, before its hello."""
HELLO = 2.0
"""A hello, besides what its answer costs."""

_TABLE = "/api/tables/[^/]+"
_DEARER = {
    re.compile(
        f"{_TABLE}/replay|{_TABLE}/seats/[^/]+/(data|erase)|/api/(recover|turns|positions|positions/(empty|best)|workshop/check|shelf/[^/]+(/.+)?)"
    ): 10.0,
    re.compile("/api/records|/api/records/study|/api/parcels|/api/workshop/(drawing|weigh)"): 30.0,
    re.compile(f"{_TABLE}/(record|parcel|draws|missed|hint|odds|study|mistakes|puzzle)"): 5.0,
    re.compile(
        f"{_TABLE}/(fork|rematch|moments)|/api/tables|/api/positions/table|/api/workshop/table|/api/challenges/[^/]+|/api/lessons/.+"
        "|/api/puzzles(/.+)?|/api/shelf"
    ): 3.0,
    re.compile(f"{_TABLE}/(view|entries)"): 2.0,
}
_LONGEST_DEAR = 200
"""Characters of a path that is looked at more closely; no call has a longer one."""


def price_of(method: str, path: str) -> float:
    """Give the price of a call, before anybody knows how large its answer is."""
    if not path.startswith("/api/"):
        return FILE
    if path == "/api/tables" and method == "GET":
        return CALL
    if path == "/api/shelf" and method == "POST":
        return PUBLISHING
    if len(path) <= _LONGEST_DEAR:
        for pattern, price in _DEARER.items():
            if pattern.fullmatch(path):
                return price
    return CALL


def waits_for_bots(path: str) -> bool:
    """Whether a call waits for bots to think, which costs the server nothing meanwhile."""
    return path.endswith(("/hint", "/odds", "/study", "/mistakes", "/best", "/puzzle"))


def price_of_bytes(count: int) -> float:
    """Give the price of an answer by its size."""
    return count / BYTES
