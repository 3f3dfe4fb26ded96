### What only the pages of this game say.

## Rules

pages-factions = Factions
pages-heroes = Heroes
pages-territories = Territories
pages-actions = Actions
pages-resources = Resources
pages-kinds-of-region = Kinds of region
pages-level = Level { $level }
pages-level-cost = Level { $level } for { COUNT($price, "mana", case: "acc") }
pages-about-own = The printed cards could not all be found. What is marked as our own design was made for Elbowroom.

## Setting up a table

pages-option-solo = Play alone against the compass

## Table

pages-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
pages-active-player = Active: { $player }
pages-action-covered = { ACTION($action) }: covered
pages-action-free = { ACTION($action) }: free
pages-action-chosen = { ACTION($action) }: chosen now
pages-tower = Tower: level { $level }
pages-magic = Magic: level { $level }
pages-meeples-in-play = In play: { COUNT($count, "meeple") }
pages-hero-level = { HERO($hero) }, level { $level }
pages-heroes-retired = Retired: { $heroes }
pages-end-announced = The end is announced: this is the last round.
pages-war-in = War in { $region }
pages-die-hidden = set, still hidden
pages-die-flag = flag
pages-compass-day = Day
pages-compass-night = Night
pages-dummy = Dummy opponent
pages-points-now = If it ended now
pages-points =
    { $count ->
        [one] point
       *[other] points
    }
pages-if-you-scored = If it ended now

## The page of this game

pages-action-card = Action card
pages-action-now = chosen now
pages-action-taken = covered
pages-actions-chosen = Actions chosen
pages-choose = Choose
pages-chosen = Chosen
pages-alliances = Alliances: { $count }
pages-attacks = attacks
pages-defends = defends
pages-dial-secret = Nobody sees it until both dice are set.
pages-final-eye = The dice may be revealed: this cannot be undone
pages-points-from = Where the points came from
pages-points-by-round = Points round by round
pages-shields-lie = { $count } of { $most } shields; cleared when all lie here
pages-step-active = Active player
pages-step-end = End of turn
pages-step-followers = Followers
pages-step-select = Select
pages-tower-card = Tower
pages-trade-count = How many
pages-trade-give = Give
pages-trade-receive = Receive
pages-wars = Wars: { $count }
pages-wins-tie = Tie in points, decided by meeples, tower, magic and resources
pages-hidden-war = the war die is secret
pages-hidden-offered = hero cards are secret
pages-hidden-returned = hero cards are secret
