### The words of this game's rules, as they stand inside a sentence.

term-final-attempt = lokatilraun til landvinnings
term-conquest-cost = kostnaður við landvinning
term-redeployment = endurröðun hersveita
term-withdrawal = tapað fyrir óvinum og hörfað
term-unit = liðseining
term-island = eyja
term-shipping = sjóflutningur
term-site = merkisstaður
term-artifact = forngripur
term-legendary-place = goðsagnastaður
term-faction = fylking
term-faction-bonus = fylkingarbónus
term-toll = tollur
term-border-region = lendingarsvæði
term-lost-tribe = Murlocs-tákn
term-cavern = hellir
term-magic = töfrasvæði
term-wall = vofuveggur
term-fort = virki
term-tower = varðturn
term-beast = óargadýr
term-champion = kappi
term-objective = hernaðarmarkmið
term-bomb = sprengja
term-harmony = samhljómstákn
