"""What people read: names in four languages, short rule texts, the rules themselves."""
