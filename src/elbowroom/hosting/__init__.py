"""What whoever runs tables does alike, a server or a page: plans, bots, study, and what is told of it."""
