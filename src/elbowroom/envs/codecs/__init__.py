"""What learners see and say: one codec for each family of games."""
