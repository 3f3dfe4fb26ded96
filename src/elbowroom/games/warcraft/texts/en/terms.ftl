### The words of this game's rules, as they stand inside a sentence.

term-final-attempt = last attempt
term-conquest-cost = conquest cost
term-redeployment = redeployment
term-withdrawal = losses and retreat
term-unit = unit
term-island = island
term-shipping = shipping
term-site = site
term-artifact = artifact
term-legendary-place = legendary place
term-faction = faction
term-faction-bonus = faction bonus
term-toll = toll
term-border-region = landing region
term-lost-tribe = Murloc token
term-cavern = cavern
term-magic = magic region
term-wall = wisp wall
term-fort = fort
term-tower = watch tower
term-beast = beast
term-champion = champion
term-objective = military objective
term-bomb = bomb
term-harmony = harmony token
