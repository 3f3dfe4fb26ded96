"""The wire of the table: the messages, and what one connection may see."""
