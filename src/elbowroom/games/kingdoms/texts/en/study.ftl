### A position of this game set up by hand.

study-piece-meeple = meeple of { $player }
study-piece-lying = lying meeple of { $player }
study-piece-hero = hero of { $player }
study-piece-fortress = fortress of { $player }
study-piece-neutral = neutral meeple
study-faction-of = Faction: { $name }
study-resource-of = { RESOURCE($resource, letter: "capital") }: { $name }
study-tower-of = Tower: { $name }
study-magic-of = Magic: { $name }
study-hero-of = Hero: { $name }
study-hero-level-of = Level of the hero: { $name }
study-no-hero = no hero
study-shields = Shields on the action card
study-turn-of = Round { $turn }, { $name }
study-axis-turn = round { $turn }

## What speaks for a part of a turn

study-why-points-now = { $instead ->
    [none] You stand at { COUNT($amount, "point") } afterwards.
   *[other] You stand at { COUNT($amount, "point") } afterwards instead of { $instead }.
 }
study-why-resources = { $instead ->
    [none] You have { COUNT($amount, "resource", case: "acc") } afterwards.
   *[other] You have { COUNT($amount, "resource", case: "acc") } afterwards instead of { $instead }.
 }
study-why-last-round = It brings on the last round.

## Steps of a plan, whose prices nobody knows yet

planned-raise = Raise the tower
planned-build = Raise the tower, with a fortress in { $region }
planned-research = Reach the next magic level
planned-expand = New meeple in { $region }
planned-advance = Raise the hero by a level
