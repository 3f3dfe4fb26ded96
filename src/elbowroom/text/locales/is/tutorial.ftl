### The guided first game of every game.

tutorial-start = Byrja leiðsagt spil
