### The words of this game's rules, as they stand inside a sentence.

## Words of the rules

term-region = region
term-territory = territory
term-border-region = border region
term-feature = feature
term-faction = faction
term-hero = hero
term-resource-of-choice = resource of your choice
term-follower = follower
term-hero-level = hero level
term-retire = retire
term-retirement = retirement
term-hero-death = death of a hero
term-war = war
term-war-cost = war cost
term-flag = flag
term-alliance = alliance
term-retreat = retreat
term-laid-down = laid down
term-searching = searching
term-supply = supply
term-occupy = occupy
term-end-trigger = end trigger
term-frozen-lands = frozen lands
term-lost-kingdom = Lost Kingdom
term-magic = magic
term-tower = tower
term-last-meeple = last meeple
term-neutral = neutral

## Pieces and cards

term-meeple = meeple
term-fortress = fortress
term-fortress-lost = lost fortress
term-fortress-laid-down = fortress laid down
term-action-card = action card
term-war-die = war die

## Modules

term-heroes-call = Heroes' Call

## Playing alone

term-dummy = dummy opponent
term-compass = compass
term-compass-ring = ring of the compass
term-compass-region = the compass's region
term-compass-meeple = the compass's meeple
term-compass-move = the compass's move
term-compass-flip = day and night
term-solo-war = war alone
term-solo-expand = the dummy's Expand
term-solo-trade = the dummy's Trade
term-solo-collect = the dummy collects
