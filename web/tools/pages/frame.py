"""What stands around every page: head, bar, foot; and how addresses are written from where it lies."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from typing import Final

from elbowroom.text.catalogue import texts
from elbowroom.text.locales import FALLBACK, LANGUAGES
from pages.icons import icon

OWN_NAMES: Final = {"en": "English", "cs": "Čeština", "pl": "Polski", "is": "Íslenska"}
"""The languages, each by its own name."""
_LINKED = re.compile(r'(href|src)="(?:\./)?(assets/|logo\.svg|icons/|manifest)')


@dataclass(frozen=True)
class Page:
    """One page: where it lies, its language, what it is called and what it says."""

    path: str
    language: str
    title: str
    description: str
    main: str
    """The markup of its middle; addresses in it are written from the root of the site."""
    side: str = ""
    """What stands beside it: other pages, and what is on this one."""
    spoken: dict[str, str] = field(default_factory=dict)
    """The same page in other languages: its path by language."""
    sections: tuple[Section, ...] = ()
    """What a search finds on it."""
    kind: str = "document"

    @property
    def root(self) -> str:
        """The way from this page to the root of the site."""
        return "../" * self.path.count("/") or "./"


@dataclass(frozen=True)
class Section:
    """A part of a page that a search may lead to."""

    anchor: str
    heading: str
    text: str


def home_of(language: str) -> str:
    """Give the folder in which a language begins, from the root of the site."""
    return "" if language == FALLBACK else f"{language}/"


class Frame:
    """The page without a middle that Vite has built: it knows the names of styles and script."""

    def __init__(self, built: str) -> None:
        self._built = built

    def fill(self, page: Page) -> str:
        """Give the whole page."""
        html = _LINKED.sub(rf'\1="{page.root}\2', self._built)
        html = html.replace('<html lang="en">', _html(page))
        html = html.replace("<!-- head -->", _head(page))
        return html.replace("<!-- body -->", rooted(_body(page), page.root))


def rooted(markup: str, root: str) -> str:
    """Write addresses that begin at the root of the site from where a page lies."""
    return re.sub(r'(href|src|srcset)="~/', rf'\1="{root}', markup)


def _html(page: Page) -> str:
    return f'<html lang="{page.language}" class="{page.kind}" data-root="{page.root}">'


def _head(page: Page) -> str:
    lines = [
        f"<title>{escape(page.title)}</title>",
        f'<meta name="description" content="{escape(page.description)}" />',
        f'<meta property="og:title" content="{escape(page.title)}" />',
        f'<meta property="og:description" content="{escape(page.description)}" />',
        *(
            f'<link rel="alternate" hreflang="{language}" href="{page.root}{path}" />'
            for language, path in page.spoken.items()
        ),
    ]
    return "\n".join(lines)


def _body(page: Page) -> str:
    say = texts(page.language).format
    side = f'<aside class="side">{page.side}</aside>' if page.side else ""
    main = f'<main id="text" tabindex="-1">{page.main}</main>'
    middle = f'<div class="columns">{side}{main}</div>' if page.side else main
    return (
        f'<a class="skip" href="#text">{escape(say("landing-skip"))}</a>'
        f"{_bar(page)}{middle}"
        f"<footer><span>{escape(say('landing-free'))}</span>"
        f"<span>{escape(say('landing-fan'))}</span></footer>"
    )


def _bar(page: Page) -> str:
    say = texts(page.language).format
    home = home_of(page.language)
    places = [
        ("~/play/", say("landing-play-short")),
        ("~/play/#/workshop", say("workshop-title")),
        (f"~/{home}rules/", say("landing-rules")),
        ("~/docs/", say("landing-docs")),
        ("~/docs/benchmarks.html", say("landing-speed")),
    ]
    links = "".join(f'<a href="{to}">{escape(name)}</a>' for to, name in places)
    menu = escape(say("landing-menu"))
    search = (
        '<form class="search" role="search" hidden><label>'
        f'{icon("search")}<input type="search" autocomplete="off" aria-label="{escape(say("landing-search"))}" '
        f'placeholder="{escape(say("landing-search"))}" '
        f'data-none="{escape(say("pages-rules-nothing", query="…"))}" /></label><div class="found" role="status"></div></form>'
    )
    return (
        f'<header class="bar"><a class="home" href="~/{home}" aria-label="Elbowroom">{icon("logo")}<span>Elbowroom</span></a>'
        f'<nav class="places" aria-label="{menu}">{links}</nav><span class="spacer"></span>'
        f"{search if page.sections else ''}"
        f"{_languages(page)}"
        f'<button class="button theme" type="button" hidden data-light="{escape(say("pages-theme-light"))}" '
        f'data-dark="{escape(say("pages-theme-dark"))}" data-system="{escape(say("pages-theme-system"))}">{icon("theme")}</button>'
        f'<details class="menu"><summary aria-label="{menu}">{icon("menu")}</summary>'
        f'<nav aria-label="{menu}">{links}</nav></details></header>'
    )


def _languages(page: Page) -> str:
    """Links to the same page in other languages; where it has none, to their first pages."""
    say = texts(page.language).format
    links = []
    for language in LANGUAGES:
        here = ' aria-current="true"' if language == page.language else ""
        to = page.spoken.get(language, home_of(language))
        name = escape(OWN_NAMES[language])
        links.append(f'<a href="~/{to}" lang="{language}" hreflang="{language}"{here}>{name}</a>')
    label = escape(say("ui-language"))
    return f'<nav class="languages" aria-label="{label}">{"".join(links)}</nav>'
