"""The tables in memory: one room for each, with its lock, its listeners and its bots."""
