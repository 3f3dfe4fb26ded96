"""What bots know of Small World of Warcraft, and what they have learned of it."""
