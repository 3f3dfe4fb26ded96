### What the terminal says otherwise in this game.

terminal-column-coins = body

## Shared texts with this game's word for a region

terminal-column-region = kraj
terminal-no-region = Kraj „{ $region }“ neexistuje. Jsou tu { $first } až { $last }.
terminal-help-look = všechno o kraji
terminal-help-board = všechny kraje v tabulce
