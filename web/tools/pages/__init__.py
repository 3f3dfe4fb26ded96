"""The pages of the site that are read: its first page, the documentation, the rulebooks.

Vite builds one empty frame with styles and script; here it is filled, once for every page and language.
"""

from __future__ import annotations

from pathlib import Path

from pages.documents import documents
from pages.frame import Frame
from pages.landing import landings
from pages.rulebooks import rulebooks
from pages.searching import indexes

__all__ = ["write_pages"]


def write_pages(site: Path) -> int:
    """Fill the frame that lies in the folder of the site; give how many pages there are."""
    frame = Frame((site / "index.html").read_text("utf-8"))
    read = [*documents(site), *rulebooks()]
    pages = [*landings(), *read]
    for page in pages:
        place = site / page.path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(frame.fill(page), "utf-8")
    for name, index in indexes(read):
        (site / name).write_text(index, "utf-8")
    return len(pages)
