"""Durable storage of tables."""
