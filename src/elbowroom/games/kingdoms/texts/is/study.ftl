### A position of this game set up by hand.

study-piece-meeple = peð: { $player }
study-piece-lying = liggjandi peð: { $player }
study-piece-hero = hetja: { $player }
study-piece-fortress = virki: { $player }
study-piece-neutral = hlutlaust peð
study-faction-of = Þjóð: { $name }
study-resource-of = { RESOURCE($resource, letter: "capital") }: { $name }
study-tower-of = Turn: { $name }
study-magic-of = Galdrar: { $name }
study-hero-of = Hetja: { $name }
study-hero-level-of = Þrep hetjunnar: { $name }
study-no-hero = engin hetja
study-shields = Skildir á aðgerðaspjaldinu
study-turn-of = { $turn }. umferð, { $name }
study-axis-turn = { $turn }. umferð

## What speaks for a part of a turn

study-why-points-now = { $instead ->
    [none] Á eftir áttu { COUNT($amount, "point", case: "acc") }.
   *[other] Á eftir áttu { COUNT($amount, "point", case: "acc") } í stað { $instead }.
 }
study-why-resources = { $instead ->
    [none] Á eftir áttu { COUNT($amount, "resource", case: "acc") }.
   *[other] Á eftir áttu { COUNT($amount, "resource", case: "acc") } í stað { $instead }.
 }
study-why-last-round = Kallar fram síðustu umferðina.

## Steps of a plan, whose prices nobody knows yet

planned-raise = Hækka turninn
planned-build = Hækka turninn, virki á svæðinu { $region }
planned-research = Fara á næsta galdraþrep
planned-expand = Nýtt peð á svæðið { $region }
planned-advance = Hækka hetjuna um þrep
