"""What learners see of the Small World family, and the numbers of its actions."""
