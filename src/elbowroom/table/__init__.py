"""A table as it follows from its entries: pure, so that a server and a page alike can run it."""
