"""Puzzles: decisions of real games with one clearly best answer, found, graded, confirmed and judged."""
