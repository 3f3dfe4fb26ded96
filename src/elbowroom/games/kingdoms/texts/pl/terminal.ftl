### What the terminal says otherwise in this game.

terminal-column-coins = punkty
terminal-no-undo = Niczego nie można cofnąć: rzucono lub ustawiono kość, odpowiedział ktoś inny albo nic nie zagrano.
terminal-rules-what = Napisz frakcję, bohatera, krainę, numer zasady albo słowa z zasad: { $example }
terminal-help-undo = cofa ostatnią odpowiedź tej tury, dopóki nie rzucono ani nie ustawiono kości
terminal-help-rules = frakcja, bohater, kraina, numer zasady albo słowa z zasad
terminal-help-kingdoms-action = dowolna akcja słowami, regiony według oznaczeń
terminal-help-kingdoms-trade = handel: co dajesz, co dostajesz, ile
terminal-kingdoms-player = gracz
terminal-kingdoms-faction = frakcja
terminal-kingdoms-resources = zasoby
terminal-kingdoms-tower = wieża
terminal-kingdoms-magic = magia
terminal-kingdoms-meeples = figurki
terminal-kingdoms-points = punkty
terminal-kingdoms-legend = Liczba to miejsce gracza. M: figurka stoi, m: leży, H i h: bohater, F i f: twierdza. * oznacza region graniczny; za · stoją sąsiedzi.
terminal-kingdoms-no-land = Na stole nie leży jeszcze żadna kraina.
