### The guided first game of every game.

tutorial-start = Start the guided game
