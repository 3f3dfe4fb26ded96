"""The calls of the protocol over HTTP, and all that stands around them."""
