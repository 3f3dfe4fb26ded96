"""The server as a process: how it starts, stops, beats and counts."""
