### The words of the rules, as they stand inside a sentence.

term-region = region
term-border-region = hraniční region
term-adjacent = sousední
term-mountain = pohoří
term-coin = mince
term-combo = kombinace
term-in-decline = v úpadku
term-final-attempt = poslední pokus o dobytí
term-conquest-cost = cena dobytí
term-peace = příměří
term-immune = imunní
term-occupy = ovládat region
term-redeployment = přeskupení vojsk
term-withdrawal = ústup
term-reinforcement-die = kostka posil
term-lost-tribe = zapomenutý kmen
term-tray = zásobník
term-hand = ruka
term-scoring = získání vítězných mincí
term-supply = zásoba
