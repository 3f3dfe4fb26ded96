### What the terminal says otherwise in this game.

terminal-column-coins = punkty
terminal-no-undo = Niczego nie można cofnąć: rzucono lub ustawiono kość, odpowiedział ktoś inny albo nic nie zagrano.
terminal-rules-what = Napisz frakcję, bohatera, krainę, numer zasady albo słowa z zasad: { $example }
terminal-help-undo = cofa ostatnią odpowiedź tej tury, dopóki nie rzucono ani nie ustawiono kości
terminal-help-rules = frakcja, bohater, kraina, numer zasady albo słowa z zasad
terminal-help-realm-action = dowolna akcja słowami, regiony według oznaczeń
terminal-help-realm-trade = handel: co dajesz, co dostajesz, ile
terminal-realm-player = gracz
terminal-realm-faction = frakcja
terminal-realm-resources = zasoby
terminal-realm-tower = wieża
terminal-realm-magic = magia
terminal-realm-meeples = figurki
terminal-realm-points = punkty
terminal-realm-legend = Liczba to miejsce gracza. M: figurka stoi, m: leży, H i h: bohater, F i f: twierdza. * oznacza region graniczny; za · stoją sąsiedzi.
terminal-realm-no-land = Na stole nie leży jeszcze żadna kraina.
