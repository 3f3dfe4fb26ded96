"""The rulebooks for players as pages, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from elbowroom.catalogue import GAMES
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import KINDS, LANGUAGES
from elbowroom.text.rulebook import told, words
from elbowroom.text.traits import Trait, traits
from pages.frame import Page, Section, home_of
from pages.markdown import read_markdown


def rulebooks() -> Iterator[Page]:
    """Give the rulebook of every game in every language, and a page that lists them."""
    booked = [game for game in GAMES if told(game, LANGUAGES[0])]
    for language in LANGUAGES:
        yield _shelf(booked, language)
        for game in booked:
            yield _book(game, booked, language)


def _path(language: str, name: str) -> str:
    return f"{home_of(language)}rules/{name}.html"


def _spoken(name: str) -> dict[str, str]:
    return {language: _path(language, name) for language in LANGUAGES}


def _title(game: str, language: str) -> str:
    said = texts(language)
    return said.format("pages-rules-of", game=said.format(f"ui-game-name-{game}"))


def _shelf(booked: list[str], language: str) -> Page:
    say = texts(language).format
    cards = "".join(
        f'<li><a href="~/{_path(language, game)}"><img src="~/art/{game}.webp" alt="" width="440" height="253" />'
        f"<b>{escape(say(f'ui-game-name-{game}'))}</b>"
        f"<small>{escape(say(f'pages-game-about-{game}'))}</small></a></li>"
        for game in booked
    )
    lead = escape(say("landing-in-languages"))
    return Page(
        path=_path(language, "index"),
        language=language,
        title=f"{say('landing-rules')} · Elbowroom",
        description=say("landing-description"),
        main=f'<article class="text shelf"><h1>{escape(say("landing-rules"))}</h1><p>{lead}.</p><ul class="books">{cards}</ul></article>',
        spoken=_spoken("index"),
        kind="rules",
    )


def _book(game: str, booked: list[str], language: str) -> Page:
    """Give the page of one rulebook: its chapters, what can be looked up, its words."""
    say = texts(language, game).format
    parts: list[str] = []
    sections: list[Section] = []
    chapters: list[tuple[str, str]] = []
    for entry in told(game, language):
        chapter = f"chapter-{entry.entry.chapter}"
        if (chapter, entry.chapter) not in chapters:
            chapters.append((chapter, entry.chapter))
            parts.append(f'<h2 id="{chapter}">{escape(entry.chapter)}</h2>')
        parts.append(f'<h3 id="{entry.entry.id}">{escape(entry.title)}</h3>{_marked(entry.text)}')
        sections.append(Section(entry.entry.id, entry.title, _plain(entry.text)))
    for title, anchor, rows in _lists(game, language):
        chapters.append((anchor, title))
        parts.append(f'<h2 id="{anchor}">{escape(title)}</h2><dl>{"".join(map(_row, rows))}</dl>')
        sections += [Section(id, name, " ".join(lines)) for id, name, lines in rows]
    title = _title(game, language)
    picture = f'<img class="art" src="~/art/{game}.webp" alt="" width="440" height="253" />'
    play = f'<p><a class="button primary" href="~/play/">{escape(say("landing-play"))}</a></p>'
    return Page(
        path=_path(language, game),
        language=language,
        title=f"{title} · Elbowroom",
        description=sections[0].text[:160],
        main=f'<article class="text"><h1>{escape(title)}</h1>{picture}{play}{"".join(parts)}</article>',
        side=_beside(game, booked, language, chapters),
        spoken=_spoken(game),
        sections=tuple(sections),
        kind="rules",
    )


Row = tuple[str, str, list[str]]
"""The anchor of something to look up, its name, and what there is to say of it, line by line."""


def _lists(game: str, language: str) -> Iterator[tuple[str, str, list[Row]]]:
    """Give what can be looked up in a game, kind by kind, and the words of its rules."""
    said = texts(language, game)
    kinds = dict.fromkeys(trait.kind for trait in traits(game).values())
    for kind in kinds:
        rows = [_thing(one, language) for one in traits(game).values() if one.kind == kind]
        title = f"pages-{KINDS[kind]}"
        title = title if said.has(title) else "pages-kinds-of-region"
        yield said.format("pages-rules-overview", list=said.format(title)), f"list-{kind}", rows
    known = [(f"word-{word.id}", word.name, [word.text]) for word in words(game, language)]
    yield said.format("pages-rules-words"), "list-words", known


def _thing(trait: Trait, language: str) -> Row:
    lines = [trait.texts.get(language, ""), *trait.lines.get(language, [])]
    name = trait.names.get(language, trait.id)
    return f"thing-{trait.kind}-{trait.id}", name, [line for line in lines if line]


def _row(row: Row) -> str:
    anchor, name, lines = row
    said = "".join(f"<dd>{escape(line)}</dd>" for line in lines)
    return f'<dt id="{anchor}">{escape(name)}</dt>{said}'


def _beside(game: str, booked: list[str], language: str, chapters: list[tuple[str, str]]) -> str:
    say = texts(language).format
    inside = "".join(f'<li><a href="#{id}">{escape(title)}</a></li>' for id, title in chapters)
    lines = []
    for each in booked:
        mark = ' aria-current="page"' if each == game else ""
        below = f'<ul class="inside">{inside}</ul>' if each == game else ""
        name = escape(say(f"ui-game-name-{each}"))
        lines.append(f'<li><a href="~/{_path(language, each)}"{mark}>{name}</a>{below}</li>')
    label = escape(say("pages-rules-contents"))
    return (
        f'<details class="contents"><summary>{label}</summary><nav aria-label="{label}">'
        f"<h2>{escape(say('landing-rules'))}</h2><ul>{''.join(lines)}</ul></nav></details>"
    )


def _marked(text: str) -> str:
    """Give a text of the rulebook as markup: every line is a paragraph or a line of a list."""
    lines = [line if line.startswith("- ") else f"\n{line}\n" for line in text.splitlines()]
    return read_markdown("\n".join(lines), lambda address: address).markup


def _plain(text: str) -> str:
    return " ".join(text.replace("**", "").split())
