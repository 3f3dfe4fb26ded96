"""The shared rules of the Small World family: board, armies, conquest, decline, scoring."""
