### The words of the rules, as they stand inside a sentence.

term-region = region
term-border-region = border region
term-adjacent = adjacent
term-mountain = mountain
term-coin = coin
term-combo = combo
term-in-decline = in decline
term-final-attempt = final attempt
term-conquest-cost = conquest cost
term-peace = peace
term-immune = immune
term-occupy = hold a region
term-redeployment = redeployment
term-withdrawal = withdrawal
term-reinforcement-die = reinforcement die
term-lost-tribe = lost tribe
term-tray = tray
term-hand = hand
term-scoring = scoring
term-supply = supply
