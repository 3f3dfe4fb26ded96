"""Sharing what was made: what a published version holds, marks of content, credit, and links."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from elbowroom.kernel.content_head import LICENCES, LONGEST_NAME, MOST_CREDITS
from elbowroom.kernel.errors import Fault, InvalidPack
from elbowroom.kernel.state import fingerprint
from elbowroom.workshop.packs import LARGEST_FILE, read_pack

NOT_PLAYED = ("id", "name", "text", "icon", "colour", "label")
"""What a game does not follow from."""
_HEAD_NOT_PLAYED = ("$schema", "author", "version", "licence", "credits", *NOT_PLAYED)
FORK = " (fork)"
LINK_MARK = "#p="
"""What stands before a pack in a link."""
Credit = dict[str, str]


def is_map(document: Mapping[str, Any]) -> bool:
    """Whether a document means to be a map."""
    return "regions" in document


def content_mark(document: Mapping[str, Any]) -> str:
    """Tell one content from another: every word and number counts, their order in the file does not."""
    return fingerprint(document)


def played_mark(document: Mapping[str, Any]) -> str:
    """Tell apart what plays differently, whatever it is called and looks like."""
    kept = {name: value for name, value in document.items() if name not in _HEAD_NOT_PLAYED}
    return fingerprint({name: _played(value) for name, value in kept.items()})


def _played(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [
        {name: inner for name, inner in each.items() if name not in NOT_PLAYED}
        if isinstance(each, dict)
        else each
        for each in value
    ]


def says_something(document: Mapping[str, Any]) -> bool:
    """Whether anything in a document does something: a blank banner with a number is nobody's invention."""
    things = [each for value in document.values() if isinstance(value, list) for each in value]
    return is_map(document) or any(
        isinstance(inner, (list, dict)) and inner and name not in NOT_PLAYED
        for thing in things
        if isinstance(thing, dict)
        for name, inner in thing.items()
    )


def released(
    document: Mapping[str, Any],
    game: str,
    author: str,
    version: str,
    licence: str,
    credits: Sequence[Credit],
) -> dict[str, Any]:
    """Write into a document who published it, as what, and after whom; maps name their author alone."""
    found = {name: value for name, value in document.items() if name not in ("$schema", "credits")}
    found |= {"game": game, "author": author}
    if is_map(document):
        return found
    found |= {"version": version, "licence": licence}
    if credits:
        found["credits"] = list(credits)
    return found


def credit_of(document: Mapping[str, Any], licence: str, author: str) -> Credit:
    """Give what a fork tells of what it was made from."""
    return {
        "name": str(document["name"]),
        "author": author,
        "licence": licence,
        "content": content_mark(document),
    }


def credited(before: Sequence[Credit], new: Credit) -> list[Credit]:
    """Add a credit to those there are; where there are too many the first and the last ones stay."""
    found = [*[each for each in before if each["content"] != new["content"]], new]
    return found if len(found) <= MOST_CREDITS else [found[0], *found[1 - MOST_CREDITS :]]


def fork_of(document: Mapping[str, Any], licence: str, author: str) -> dict[str, Any]:
    """Begin something new from what another has made: it says so, and is called a fork."""
    found = {name: value for name, value in document.items() if name not in ("author", "version")}
    name = str(document["name"])
    if not name.endswith(FORK):
        found["name"] = name[: LONGEST_NAME - len(FORK)].rstrip() + FORK
    if not is_map(document):
        found["credits"] = credited(
            document.get("credits", []), credit_of(document, licence, author)
        )
    return found


def licence_after(origins: Sequence[str]) -> str:
    """Give the least a fork must ask of others: what the strictest of its origins asks."""
    return max([LICENCES[0], *origins], key=LICENCES.index)


# Links.


def linked(items: Sequence[Mapping[str, Any]]) -> str:
    """Write things into the end of a link: `{game, document}` whole, or `{address}` of a shelf."""
    text = json.dumps(items, ensure_ascii=False, separators=(",", ":"))
    squeezer = zlib.compressobj(9, wbits=-15)
    squeezed = squeezer.compress(text.encode()) + squeezer.flush()
    return LINK_MARK + base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def unlinked(link: str) -> list[dict[str, Any]]:
    """Read the things in a link back; one that is cut short or swells beyond all bounds is refused."""
    _, mark, code = link.partition(LINK_MARK)
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        opener = zlib.decompressobj(wbits=-15)
        text = opener.decompress(packed, LARGEST_FILE + 1).decode()
    except (binascii.Error, ValueError, zlib.error) as fault:
        raise InvalidPack([_broken()]) from fault
    if not mark or not opener.eof or len(text) > LARGEST_FILE:
        raise InvalidPack([_broken()])
    items = read_pack('{"items":' + text + "}")["items"]
    if not isinstance(items, list) or not all(isinstance(each, dict) for each in items):
        raise InvalidPack([_broken()])
    return items


def _broken() -> Fault:
    told = "The link holds no pack that can be read: it was cut short or changed on its way"
    return Fault("", told, "broken-link", {})
