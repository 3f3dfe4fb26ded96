### What the terminal says otherwise in this game.

terminal-column-coins = points
