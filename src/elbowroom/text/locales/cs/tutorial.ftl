### The guided first game of every game.

tutorial-start = Začít hru s průvodcem
