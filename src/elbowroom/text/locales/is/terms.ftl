### The words of the rules, as they stand inside a sentence.

term-region = landsvæði
term-border-region = landamærasvæði
term-adjacent = aðliggjandi
term-mountain = fjall
term-coin = skildingur
term-combo = samstæða
term-in-decline = á hnignunarskeiði
term-final-attempt = lokatilraun til landvinnings
term-conquest-cost = kostnaður við landvinning
term-peace = sættir
term-immune = óvinnandi
term-occupy = ráða yfir landsvæði
term-redeployment = endurröðun hersveita
term-withdrawal = að hörfa
term-reinforcement-die = liðsaukateningur
term-lost-tribe = týndur ættbálkur
term-tray = bakki
term-hand = hönd
term-scoring = sigurskildingar
term-supply = birgðir
