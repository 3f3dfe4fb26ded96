"""Cuts the letters that Czech and Polish add to Latin out of the page's fonts, so that a first visit loads little.

    pip install fonttools==4.68.0 brotli==1.2.1
    python web/tools/fonts.py             writes web/src/fonts

Needed when a font has a new version or a language needs other letters: `LETTERS` here and the ranges in
`web/src/fonts.css` belong together, and a test of the page holds them to what our texts are written with.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset

WEB = Path(__file__).parents[1]
LETTERS = "ĄąĆćČčĎďĘęĚěŁłŃńŇňŘřŚśŠšŤťŮůŹźŻżŽž"
FONTS = ("fraunces", "nunito-sans")


def cut(font: str) -> Path:
    """Write the part of a font that has these letters, in all its weights."""
    folder = WEB / "node_modules/@fontsource-variable" / font / "files"
    target = WEB / "src/fonts" / f"{font}-central.woff2"
    options = [f"--text={LETTERS}", "--flavor=woff2", f"--output-file={target}"]
    subset.main([str(folder / f"{font}-latin-ext-wght-normal.woff2"), *options])
    return target


if __name__ == "__main__":
    for name in FONTS:
        written = cut(name)
        print(f"{written.relative_to(WEB)}: {written.stat().st_size} bytes")
