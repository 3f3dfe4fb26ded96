### The guided first game of every game.

tutorial-start = Zacznij grę z przewodnikiem
