"""The documentation as pages: everything in docs/, the speed tables, and the files that these link to."""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from elbowroom.text.catalogue import texts
from pages.frame import Page
from pages.markdown import Read, coloured, read_markdown

ROOT: Final = Path(__file__).resolve().parents[3]
FIRST: Final = "docs/README.md"
"""Lists the documents in the order in which they are shown."""
LANGUAGE: Final = "en"
OTHERS: Final = {
    "benchmarks/README.md": "docs/benchmarks.html",
    "CONTRIBUTING.md": "docs/contributing.html",
    "CHANGELOG.md": "docs/changelog.html",
    "README.md": "index.html",
}
"""Documents outside docs/, and where they stand on the site; our first page stands for the README."""
FILES: Final = "docs/files"
STUDIES: Final = "docs/studies"
_ELSEWHERE: Final = re.compile(r"[a-z]+:|#")
_ENTRY: Final = re.compile(r"\[([^\]]+)\]\(([^)#]+)\)")


class Entry(NamedTuple):
    """A line of the list of documents."""

    title: str
    source: str


def documents(site: Path) -> Iterator[Page]:
    """Give all documents, and put the files they link to into the site."""
    files = Files()
    shown = place_of_all()
    del shown["README.md"]
    read = {source: files.read(source) for source in shown}
    groups = listed((ROOT / FIRST).read_text("utf-8"))
    for source, path in shown.items():
        yield page_of(source, path, read[source], groups)
    yield from files.linked(site, groups)
    for folder, names in (("docs/pictures", "*"), (STUDIES, "*.html")):
        for file in sorted((ROOT / folder).glob(names)):
            (site / folder).mkdir(parents=True, exist_ok=True)
            shutil.copy(file, site / folder)


def place_of_all() -> dict[str, str]:
    """Say for every document where it stands on the site."""
    found = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return {**{source: page_name(source) for source in found}, **OTHERS}


def page_name(source: str) -> str:
    """Give the name of a document's page; that of a folder is its index."""
    return source.replace("README.md", "index.md").removesuffix(".md") + ".html"


def listed(source: str) -> dict[str, list[Entry]]:
    """Read the list of documents: its headings, and the documents below each."""
    groups: dict[str, list[Entry]] = {}
    heading = ""
    for line in source.splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif heading:
            for title, address in _ENTRY.findall(line):
                target = posixpath.normpath(posixpath.join("docs", address))
                name = title[0].upper() + title[1:]
                if target in place_of_all():
                    groups.setdefault(heading, []).append(Entry(name, target))
    return groups


def page_of(source: str, path: str, read: Read, groups: dict[str, list[Entry]]) -> Page:
    """Give the page of a document, with the list of all beside it."""
    said = next((section.text for section in read.sections if section.text), read.title)
    return Page(
        path=path,
        language=LANGUAGE,
        title=f"{read.title} · Elbowroom",
        description=said[:160],
        main=f'<article class="text">{read.markup}</article>',
        side=_beside(source, read, groups),
        sections=read.sections,
    )


def _beside(source: str, read: Read, groups: dict[str, list[Entry]]) -> str:
    say = texts(LANGUAGE).format
    on_this_page = "".join(
        f'<li class="deep-{depth}"><a href="#{anchor}">{escape(words)}</a></li>'
        for depth, anchor, words in read.headings
    )
    inside = f'<ul class="inside">{on_this_page}</ul>' if on_this_page else ""
    parts = []
    for heading, entries in groups.items():
        lines = []
        for title, target in entries:
            here = target == source
            mark = ' aria-current="page"' if here else ""
            name = escape(title)
            lines.append(
                f'<li><a href="~/{place_of_all()[target]}"{mark}>{name}</a>{inside if here else ""}</li>'
            )
        parts.append(f"<h2>{escape(heading)}</h2><ul>{''.join(lines)}</ul>")
    contents = escape(say("pages-rules-contents"))
    return f'<details class="contents"><summary>{contents}</summary><nav aria-label="{contents}">{"".join(parts)}</nav></details>'


class Files:
    """Reads documents and remembers which files of ours they link to."""

    def __init__(self) -> None:
        self._places = place_of_all()
        self._wanted: set[str] = set()

    def read(self, source: str) -> Read:
        """Read a document of the repository."""
        folder = posixpath.dirname(source)
        text = (ROOT / source).read_text("utf-8")
        return read_markdown(text, lambda address: self._lead(folder, address))

    def _lead(self, folder: str, address: str) -> str:
        """Say where an address in a document of some folder leads."""
        if _ELSEWHERE.match(address):
            return address
        name, _, anchor = address.partition("#")
        target = posixpath.normpath(posixpath.join(folder, name))
        behind = f"#{anchor}" if anchor else ""
        if target in self._places:
            return f"~/{self._places[target]}{behind}"
        if target.startswith(("docs/pictures/", f"{STUDIES}/")):
            return f"~/{target}{behind}"
        readme = f"{target}/README.md"
        if target.endswith("README.md") or (ROOT / readme).is_file():
            target = target if target.endswith("README.md") else readme
        self._wanted.add(target)
        return f"~/{FILES}/{shown_name(target)}{behind}"

    def linked(self, site: Path, groups: dict[str, list[Entry]]) -> Iterator[Page]:
        """Give pages of what is linked to: documents, folders with what is in them, files as they are."""
        done: set[str] = set()
        while self._wanted - done:
            target = min(self._wanted - done)
            done.add(target)
            path = f"{FILES}/{shown_name(target)}"
            if target.endswith(".md"):
                yield page_of(target, path, self.read(target), groups)
            elif (ROOT / target).is_dir():
                yield page_of(target, path, self._folder(target), groups)
            else:
                (site / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / target, site / path)

    def _folder(self, target: str) -> Read:
        """List what is in a folder."""
        names = sorted(path.name for path in (ROOT / target).iterdir() if path.is_file())
        lines = [f"- [{name}]({name})" for name in names]
        text = "\n".join([f"# {target}", "", *lines])
        return read_markdown(text, lambda address: self._lead(target, address))


def shown_name(target: str) -> str:
    """Give the name under which something that is linked to stands among the files."""
    if target.endswith(".md"):
        return page_name(target)
    return target if (ROOT / target).is_file() else f"{target}/index.html"


__all__ = ["coloured", "documents"]
