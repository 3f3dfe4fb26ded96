"""A tap on the shoulder: whom to tell that it is their turn, when, in which words, by which way."""
