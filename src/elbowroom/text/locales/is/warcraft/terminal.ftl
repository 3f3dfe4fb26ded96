### What the table in the terminal says of this game.

terminal-tribe = Murlocs
terminal-border = lendingarsvæði
