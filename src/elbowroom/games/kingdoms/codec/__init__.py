"""What learners see of this game, and the numbers of its actions."""
