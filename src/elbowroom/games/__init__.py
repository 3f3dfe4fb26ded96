"""The games: a folder each, found by id through the catalogue, imported by nobody."""

SHIPPED = ("classic", "warcraft", "kingdoms")
"""The games that come with Elbowroom, in the order they are offered; each folder has a MANIFEST."""
