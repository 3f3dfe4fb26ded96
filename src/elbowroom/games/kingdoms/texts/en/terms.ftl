### The words of this game's rules, as they stand inside a sentence.

## Words of the rules

term-region = region
term-territory = territory
term-home-territory = home territory
term-foreign-territory = foreign territory
term-border-region = border region
term-feature = feature
term-faction = faction
term-faction-ability = faction ability
term-hero = hero
term-hero-ability = hero ability
term-resource = resource
term-resource-of-choice = resource of your choice
term-action = action
term-active-player = active player
term-follower = follower
term-collect = collect resources
term-level = level
term-magic-level = magic level
term-tower-level = tower level
term-hero-level = hero level
term-level-up = raise the hero's level
term-retire = retire
term-retirement = retirement
term-hero-death = death of a hero
term-recruit-hero = recruit a hero
term-war = war
term-war-number = war number
term-war-cost = war cost
term-war-discount = war discount
term-bid = bid
term-flag = flag
term-alliance = alliance
term-break-alliance = break an alliance
term-retreat = retreat
term-laid-down = laid down
term-standing = standing
term-stand-up = stand up
term-searching = searching
term-in-play = in play
term-supply = supply
term-occupy = occupy
term-victory-point = victory point
term-end-trigger = end trigger
term-final-part = final part of the game
term-clear-action-card = clear the action card
term-frozen-lands = frozen lands
term-lost-kingdom = Lost Kingdom
term-neutral-meeple = neutral meeple
term-research-track = magic track
term-magic = magic
term-tower = tower
term-last-meeple = last meeple
term-neutral = neutral

## Pieces and cards

term-meeple = meeple
term-regular-meeple = regular meeple
term-hero-meeple = hero meeple
term-fortress = fortress
term-fortress-lost = lost fortress
term-fortress-laid-down = fortress laid down
term-tower-marker = tower marker
term-research-marker = research marker
term-hero-level-marker = hero level marker
term-silver-marker = silver marker
term-resource-marker = resource marker
term-shield = shield
term-action-card = action card
term-tower-card = tower card
term-faction-card = faction card
term-territory-card = territory card
term-hero-card = hero card
term-hero-deck = hero deck
term-war-die = war die

## Modules

term-base = base game
term-heroes-call = Heroes' Call
term-solo = solo game

## Playing alone

term-dummy = dummy opponent
term-compass = compass
term-compass-card = compass card
term-day = day side
term-night = night side
term-clock-hand = clock hand
term-direction = direction
term-nearest = nearest to the compass
term-farthest = farthest from the compass
term-solo-difficulty = difficulty
term-flip-compass = flip the compass card
term-compass-ring = ring of the compass
term-compass-region = the compass's region
term-compass-meeple = the compass's meeple
term-compass-move = the compass's move
term-compass-flip = day and night
term-solo-war = war alone
term-solo-expand = the dummy's Expand
term-solo-trade = the dummy's Trade
term-solo-collect = the dummy collects

## What ends the game

trigger-population = seven meeples in play
trigger-tower = tower completed
trigger-magic = top magic level
trigger-heroes-retired = third hero retired
