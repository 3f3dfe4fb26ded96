### The guided first game of every game.

tutorial-start = Hefja spil með leiðsögn
