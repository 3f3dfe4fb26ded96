"""The few signs of the pages to read, drawn for Elbowroom."""

from __future__ import annotations

from typing import Final

_STROKED: Final = {
    "check": "M4 12.5l5 5L20 6.5",
    "next": "M9 5l7 7-7 7",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "search": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20",
    "theme": "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
    "learn": "M3 8l9-4 9 4-9 4zM7 10v5c0 2 10 2 10 0v-5M21 8v6",
    "seal": "M12 2l2.5 2.5L18 4l.5 3.5L22 10l-2 3 1 3.5-3.5.500L15 20l-3-1.5L9 20l-2.5-3-3.5-.5L4 13l-2-3 3.5-2.5L6 4l3.5.500z",
}
_LOGO: Final = (
    '<path d="M3 23C2 12 8 4 16 4s14 8 13 19c-4 3-6 1-8-1-2 3-8 3-10 0-2 2-4 4-8 1z" fill="#7A2E4D"/>'
    '<path d="M9 14h14M9 14l-3 4M23 14l3 4" stroke="#FFE9B8" stroke-width="2.6" stroke-linecap="round" fill="none"/>'
    '<circle cx="16" cy="9.5" r="2.6" fill="#FFE9B8"/>'
)


def icon(name: str, size: int = 18) -> str:
    """Draw a sign; it says nothing to those who listen."""
    if name == "logo":
        return f'<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">{_LOGO}</svg>'
    if name == "play":
        return f'<svg width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4l13 8-13 8z" fill="currentColor"/></svg>'
    return (
        f'<svg width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true"><path d="{_STROKED[name]}" fill="none" '
        'stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
