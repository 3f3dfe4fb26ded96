"""What a study counts of Kingdoms."""
