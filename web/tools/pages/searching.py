"""What the search of the site looks through: a file for each language, loaded when somebody searches."""

from __future__ import annotations

import json
from collections.abc import Iterator

from elbowroom.text.locales import LANGUAGES
from pages.frame import Page


def indexes(pages: list[Page]) -> Iterator[tuple[str, str]]:
    """Give for each language the name of its file and what is in it: address, page, heading, text."""
    for language in LANGUAGES:
        rows = [
            [
                f"{page.path}#{section.anchor}" if section.anchor else page.path,
                page.title.removesuffix(" · Elbowroom"),
                section.heading,
                section.text,
            ]
            for page in pages
            for section in page.sections
            if page.language == language and (section.text or section.heading)
        ]
        yield f"search-{language}.json", json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
