### A position of this game set up by hand.

study-piece-meeple = figurka: { $player }
study-piece-lying = leżąca figurka: { $player }
study-piece-hero = bohater: { $player }
study-piece-fortress = twierdza: { $player }
study-piece-neutral = neutralna figurka
study-faction-of = Frakcja: { $name }
study-resource-of = { RESOURCE($resource, letter: "capital") }: { $name }
study-tower-of = Wieża: { $name }
study-magic-of = Magia: { $name }
study-hero-of = Bohater: { $name }
study-hero-level-of = Poziom bohatera: { $name }
study-no-hero = bez bohatera
study-shields = Tarcze na karcie akcji
study-turn-of = Runda { $turn }, { $name }
study-axis-turn = runda { $turn }

## What speaks for a part of a turn

study-why-points-now = { $instead ->
    [none] Potem masz { COUNT($amount, "point", case: "acc") }.
   *[other] Potem masz { COUNT($amount, "point", case: "acc") } zamiast { $instead }.
 }
study-why-resources = { $instead ->
    [none] Potem masz { COUNT($amount, "resource", case: "acc") }.
   *[other] Potem masz { COUNT($amount, "resource", case: "acc") } zamiast { $instead }.
 }
study-why-last-round = Wywołuje ostatnią rundę.

## Steps of a plan, whose prices nobody knows yet

planned-raise = Podnieś wieżę
planned-build = Podnieś wieżę, twierdza w regionie { $region }
planned-research = Wejdź na następny poziom magii
planned-expand = Nowa figurka w regionie { $region }
planned-advance = Podnieś poziom bohatera
