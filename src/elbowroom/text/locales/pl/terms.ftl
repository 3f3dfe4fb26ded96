### The words of the rules, as they stand inside a sentence.

term-region = region
term-border-region = region przy brzegu planszy
term-adjacent = sąsiedni
term-mountain = góra
term-coin = moneta
term-combo = zestaw
term-in-decline = wymierająca
term-final-attempt = ostatni podbój
term-conquest-cost = koszt podboju
term-peace = rozejm
term-immune = nietykalny
term-occupy = zajmować region
term-redeployment = przegrupowanie oddziałów
term-withdrawal = wycofanie oddziałów
term-reinforcement-die = kość posiłków
term-lost-tribe = ginące plemię
term-tray = zasobnik
term-hand = ręka
term-scoring = zdobywanie monet zwycięstwa
term-supply = zasób
