"""Markdown as markup: tables, code in colours, headings that can be linked to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from pages.frame import Section

_PLAIN: Final = re.compile(r"[^\w\- ]")
_DEEPEST: Final = 3
"""Headings further down are no sections of their own."""


class Read(NamedTuple):
    """A document: its title, its markup, its sections, and the headings to list beside it."""

    title: str
    markup: str
    sections: tuple[Section, ...]
    headings: tuple[tuple[int, str, str], ...]
    """How deep each is, its anchor and its words."""


def anchor_of(heading: str, taken: Counter[str]) -> str:
    """Give the name by which a heading is linked to, as others who show Markdown make it."""
    name = _PLAIN.sub("", heading.strip().lower()).replace(" ", "-")
    taken[name] += 1
    return name if taken[name] == 1 else f"{name}-{taken[name] - 1}"


def read_markdown(source: str, link: Callable[[str], str]) -> Read:
    """Read a document; `link` says where an address of it leads on the site."""
    parser = MarkdownIt("commonmark", {"html": True, "highlight": coloured}).enable(
        ["table", "strikethrough"]
    )
    tokens = parser.parse(source)
    outline = _Outline()
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            if token.tag == "h1" and outline.title:  # a page has one title
                token.tag = tokens[place + 2].tag = "h2"
            outline.head(token, _words(tokens[place + 1]))
        elif token.type in {"inline", "fence", "code_block"}:
            outline.say(_words(token))
        for inner in [token, *(token.children or [])]:
            _lead(inner, link)
    markup = parser.renderer.render(tokens, parser.options, {})
    markup = markup.replace("<table>", '<div class="wide" tabindex="0"><table>')
    markup = markup.replace("</table>", "</table></div>").replace("<pre>", '<pre tabindex="0">')
    return Read(outline.title, markup, outline.sections(), tuple(outline.headings))


class _Outline:
    """What a document says under which heading."""

    def __init__(self) -> None:
        self.title = ""
        self.headings: list[tuple[int, str, str]] = []
        self._taken: Counter[str] = Counter()
        self._parts: list[tuple[str, str, list[str]]] = [("", "", [])]

    def head(self, token: Token, words: str) -> None:
        """Begin a section where a heading stands."""
        anchor = anchor_of(words, self._taken)
        token.attrSet("id", anchor)
        depth = int(token.tag[1:])
        if depth == 1 and not self.title:
            self.title = words
            return
        if depth <= _DEEPEST:
            self.headings.append((depth, anchor, words))
            self._parts.append((anchor, words, []))

    def say(self, words: str) -> None:
        """Add what is said to the section that goes on."""
        self._parts[-1][2].append(words)

    def sections(self) -> tuple[Section, ...]:
        """List the sections with what they say."""
        return tuple(
            Section(anchor, heading, " ".join(" ".join(said).split()))
            for anchor, heading, said in self._parts
        )


def _words(token: Token) -> str:
    """Give the words of a line without its marks."""
    if token.children is None:
        return token.content
    kinds = {"text", "code_inline", "softbreak", "hardbreak"}
    return "".join(inner.content or " " for inner in token.children if inner.type in kinds)


def _lead(token: Token, link: Callable[[str], str]) -> None:
    """Let a link or a picture lead to where it lies on the site."""
    for name in ("href", "src"):
        address = token.attrGet(name)
        if isinstance(address, str):
            token.attrSet(name, link(address))
    if token.type == "image":
        token.attrSet("loading", "lazy")
    if token.type in {"html_inline", "html_block"}:
        token.content = re.sub(
            r'(href|src)="([^"]+)"', lambda found: f'{found[1]}="{link(found[2])}"', token.content
        )


def coloured(code: str, language: str, _attributes: str = "") -> str:
    """Give code with its words told apart by colour."""
    name = "pycon" if language == "python" and code.startswith(">>>") else language
    name = {"ftl": "text", "fluent": "text", "jsonl": "json"}.get(name, name)
    try:
        lexer = get_lexer_by_name(name or "text", stripnl=False)
    except ClassNotFound:
        return escape(code)
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))
