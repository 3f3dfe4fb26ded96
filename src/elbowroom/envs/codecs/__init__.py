"""What learners see and say: what the codecs of all games have in common."""
