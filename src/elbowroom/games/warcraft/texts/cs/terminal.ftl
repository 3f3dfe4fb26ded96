### What the table in the terminal says of this game.

terminal-tribe = { RACE("murlocs") }
terminal-border = vstupní region
