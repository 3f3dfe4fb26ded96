"""What learners see of this game beyond the shared fields, and the numbers of its actions."""
