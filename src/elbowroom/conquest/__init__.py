"""What the Small World family shares: its engine, and the faces its games show to every room."""
