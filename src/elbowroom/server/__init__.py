"""Tables in the browser: the server that keeps and plays them."""
