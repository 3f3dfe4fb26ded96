### A position of this game set up by hand.

study-piece-meeple = figurka: { $player }
study-piece-lying = ležící figurka: { $player }
study-piece-hero = hrdina: { $player }
study-piece-fortress = pevnost: { $player }
study-piece-neutral = neutrální figurka
study-faction-of = Národ: { $name }
study-resource-of = { RESOURCE($resource, letter: "capital") }: { $name }
study-tower-of = Hrad: { $name }
study-magic-of = Magie: { $name }
study-hero-of = Hrdina: { $name }
study-hero-level-of = Úroveň hrdiny: { $name }
study-no-hero = bez hrdiny
study-shields = Štíty na kartě akcí
study-turn-of = { $turn }. kolo, { $name }
study-axis-turn = { $turn }. kolo
study-position-how = Vyber dílek a stiskni kraj.
study-put-how = stiskni dílek a pak kraj; Shift, pravé tlačítko nebo − ubírá

## What speaks for a part of a turn

study-why-points-now = { $instead ->
    [none] Pak máš { COUNT($amount, "point", case: "acc") }.
   *[other] Pak máš { COUNT($amount, "point", case: "acc") } místo { $instead }.
 }
study-why-resources = { $instead ->
    [none] Pak máš { COUNT($amount, "resource", case: "acc") }.
   *[other] Pak máš { COUNT($amount, "resource", case: "acc") } místo { $instead }.
 }
study-why-last-round = Přivodí poslední kolo.

## Steps of a plan, whose prices nobody knows yet

planned-raise = Zvýšit hrad
planned-build = Zvýšit hrad, pevnost v kraji { $region }
planned-research = Postoupit na další úroveň magie
planned-expand = Nová figurka v kraji { $region }
planned-advance = Zvýšit úroveň hrdiny
