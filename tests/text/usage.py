"""Which texts reach somebody: keys that the sources name, whole or with a part filled in.

A template such as `board-act-${verb}` uses every key of its shape. One that begins with a single
word, such as `prompt-${kind}`, would use all prompts: there the part filled in must be written
somewhere too, in quotes.
"""

from __future__ import annotations

import re
from functools import cache

from elbowroom.games import SHIPPED as GAMES
from elbowroom.text.locales import KINDS
from elbowroom.text.rulebook import words
from tests.architecture.engine import ROOT

SOURCES = ("src/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/tools/pages/*.py")
ENDINGS = {"about", "text", "title", "lead"}
COMPOSED = ("option-", "bot-")
"""Keys that functions give and others go on with: an option's, by its values; a bot's."""
NOT_SOURCES = {"schema.d.ts"}
_KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
_PART = r"\$?\{[^{}]*\}"
_TEMPLATE = re.compile(rf"(?:[a-z0-9]+-|{_PART}-?)*(?:[a-z0-9-]+|{_PART})")
_FILLED = "([a-z0-9-]+)"
_QUOTED = re.compile(r"""["'`]([a-z][a-z0-9_-]*)["'`]|\b([a-z][a-z0-9_]*):""")
_LISTED = re.compile(rf"(?:rule|up|needs|source)-(?:{'|'.join(KINDS)})-.+")
"""What lists say of their things, which the rulebook shows one by one."""


def used(key: str) -> bool:
    """Whether the sources can ask for a text."""
    word = re.fullmatch(r"(?:rule-)?term-(.+)", key)
    if key in named() or key in referenced() or _LISTED.fullmatch(key):
        return True
    return word[1] in _listed() if word else _filled_in(key) or _built(key)


def _filled_in(key: str) -> bool:
    return any(_fits(key, *one) for one in templates())


def _built(key: str) -> bool:
    """Whether a key is a quoted beginning, or a filled-in one, with something behind it."""
    parts = key.split("-")
    for place in range(2, len(parts)):
        head, tail = "-".join(parts[:place]), "-".join(parts[place:])
        step = tail.removesuffix("-text")
        behind = tail in ENDINGS or not {step, step.replace("-", "_")}.isdisjoint(_quoted())
        if (behind and head in _quoted()) or (head.startswith(COMPOSED) and _filled_in(head)):
            return True
    return False


@cache
def named() -> frozenset[str]:
    """The keys that stand somewhere as they are."""
    return frozenset(_KEY.findall(_sources()))


@cache
def referenced() -> frozenset[str]:
    """The keys of messages that are part of another."""
    paths = sorted((ROOT / "src").glob("**/*.ftl"))
    return frozenset(
        key
        for path in paths
        for key in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", path.read_text("utf-8"))
    )


@cache
def templates() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The keys of which parts are filled in: how each begins, and what it can become."""
    found = {one for one in _TEMPLATE.findall(_sources()) if re.match(r"[a-z0-9]+-[^{]*\{", one)}
    return tuple(
        (
            one.partition("{")[0].rstrip("$"),
            re.compile(_FILLED.join(map(re.escape, re.split(_PART, one)))),
        )
        for one in sorted(found)
    )


def _fits(key: str, begins: str, shape: re.Pattern[str]) -> bool:
    found = shape.fullmatch(key)
    if found is None:
        return False
    written = {found[1], found[1].replace("-", "_")}
    return begins.count("-") > 1 or not written.isdisjoint(_quoted())


@cache
def _listed() -> frozenset[str]:
    return frozenset(word.id for game in GAMES for word in words(game, "en"))


@cache
def _quoted() -> frozenset[str]:
    return frozenset(one or other for one, other in _QUOTED.findall(_sources()))


@cache
def _sources() -> str:
    paths = sorted(path for pattern in SOURCES for path in ROOT.glob(pattern))
    return "\n".join(path.read_text("utf-8") for path in paths if path.name not in NOT_SOURCES)
