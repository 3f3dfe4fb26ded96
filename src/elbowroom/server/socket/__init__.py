"""The sockets of the tables: who is connected, what comes in, what goes out."""
