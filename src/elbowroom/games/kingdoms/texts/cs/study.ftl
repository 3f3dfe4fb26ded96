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
