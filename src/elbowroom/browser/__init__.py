"""Tables in a page without a server: the same protocol, answered where the page is."""
