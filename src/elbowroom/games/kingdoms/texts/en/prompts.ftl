### What to do now in this game, and the words on the buttons beside it.

## Phases, by the kind of decision

phase-card = Territory cards
phase-side = Side of the card
phase-faction = Factions
phase-first = First player
phase-draw = Hero cards
phase-keep = Choice of hero
phase-split = Starting resources
phase-start = Starting region
phase-dummy-faction = Faction of the dummy
phase-dummy-start = Start of the dummy
phase-select = Select an action
phase-act = Action
phase-move = Further move
phase-stride = Second step
phase-dial = Set the dice
phase-shift = Shift of a number
phase-add = Addition after the reveal
phase-pay = Payment
phase-retreat = Retreat
phase-revive = Return of the fallen
phase-return = Return to the board
phase-gain = Choice of resource
phase-steal = Taking resources
phase-discard = Discarding resources
phase-give = Toll
phase-target = Choice of opponent
phase-knock = Laying down a meeple
phase-topple = Laying down a fortress
phase-charge = Running on
phase-convert = Another resource
phase-trade = Second exchange
phase-match = War against the dummy
phase-die = Compass
phase-over = End of the game

## Setting up

prompt-side = Choose the side of your territory card
prompt-side-do = Play on { TERRITORY($territory) }
prompt-faction = Choose a faction
prompt-faction-do = Play the { FACTION($faction) }
prompt-keep = Keep one hero card
prompt-keep-do = Keep: { HERO($hero) }
prompt-split = Divide 6 units among food, mana and ore
prompt-split-do = { COUNT($food, "food") }, { COUNT($mana, "mana") }, { COUNT($ore, "ore") }
prompt-start = Choose the region where your two meeples start
prompt-start-do = Start in { $region }
prompt-dummy-faction = Choose the dummy's faction
prompt-dummy-start = Choose where a meeple of the dummy starts

## The turn

prompt-select = Choose an action and put a shield on it
prompt-select-do = { ACTION($action) }
prompt-select-priced = { ACTION($action) }, { COUNT($price, $resource) }
prompt-select-idle = { ACTION($action) }, without using it
prompt-select-missing = Choose an action first
prompt-side-missing = Choose a side first
prompt-faction-missing = Choose a faction first
prompt-keep-missing = Choose a hero first
prompt-split-missing = Divide all units first
prompt-dial-missing = Choose a number first
prompt-dial-open = Set your die
prompt-meeple-missing = Choose a meeple on the map
prompt-region-missing = Choose a region on the map
prompt-act = { ACTION($action) }: take the action or do nothing
prompt-follow = { ACTION($action) }: take the action too, or collect
prompt-leave-tundra = { ACTION($action) }: your meeple must leave the tundra first
prompt-pass-do = Do nothing
prompt-pass-ask = { ACTION($action) }: do nothing, though you could use it?
prompt-collect-do = Collect resources
prompt-collect-gain = Collect: { $gain }
prompt-patrol-do = Patrol from { $from } to { $region }
prompt-patrol-hero-do = Patrol of the hero from { $from } to { $region }
prompt-quest-do = Quest from { $from } to { $region }
prompt-quest-hero-do = Quest of the hero from { $from } to { $region }
prompt-attack = That is war with { $player }.
prompt-conquer-neutral = The neutral meeple costs { $cost } to beat.
prompt-stand-do = Stand the meeple in { $region } up
prompt-stand-hero-do = Stand the hero in { $region } up
prompt-break-do = Break the alliance in { $region }
prompt-break-hero-do = Break the alliance in { $region } with the hero
prompt-move = Move another meeple? Left: { $left }
prompt-move-done = Move no more
prompt-stride = Take another step?
prompt-stride-do = On to { $region }
prompt-stride-done = Stop here
prompt-charge = Run on after the victory?
prompt-charge-do = Run on to { $region }
prompt-charge-done = Stay
prompt-raise-do = Raise the tower to level { $level } for { COUNT($price, "ore", case: "acc") }
prompt-build-do = Tower level { $level } for { COUNT($price, "ore", case: "acc") }, fortress in { $region }
prompt-restore-do = Stand the fortress in { $region } up
prompt-research-do = Reach magic level { $level } for { COUNT($price, "mana", case: "acc") }
prompt-expand-do = New meeple in { $region } for { COUNT($price, "food", case: "acc") }
prompt-trade-do = Give { COUNT($count, $given, case: "acc") } for { COUNT($count, $received, case: "acc") }
prompt-trade-more = Trade a second kind for { RESOURCE($resource, case: "acc") } too?
prompt-trade-done = Trade no more
prompt-advance-do = Raise the hero ({ HERO($hero) }) for { COUNT($price, $resource, case: "acc") }

## War

prompt-dial = War for { $region }: set your die
prompt-dial-do = Set { $number }
prompt-flag-do = Set the flag
prompt-flag-short = Flag
prompt-dial-waiting = The dice are being set in secret.
prompt-match = The number against you is { $number }. Match it for { $due }, or lose
prompt-match-do = Match it
prompt-yield-do = Lose the war
prompt-shift = Your number is { $own }, the other { $other }. Shift yours by 1?
prompt-shift-do =
    { $direction ->
        [up] Raise it by 1
       *[down] Lower it by 1
    }
prompt-shift-done = Leave it
prompt-add = Your number is { $own }, the other { $other }. Add a unit to yours?
prompt-add-do = Add { COUNT($count, $resource, case: "acc") }
prompt-add-done = Add nothing
prompt-retreat = Retreat from { $region } for { COUNT($price, "food", case: "acc") }?
prompt-retreat-free = Your last meeple retreats free of charge. Choose where it goes
prompt-retreat-no = Defeated in { $region }: there is no way back that you can pay for
prompt-retreat-do = Retreat to { $region }
prompt-retreat-hero-do = The hero retreats to { $region }
prompt-fall-do = Give the meeple up
prompt-fall-ask = Give the meeple up, though it could retreat?
prompt-fall-hero-do = Let the hero fall
prompt-fall-hero-ask = Let the hero fall, though a retreat is open?
prompt-revive = Bring the fallen meeple home for { COUNT($price, "mana", case: "acc") }?
prompt-revive-do = Bring it back to { $region }
prompt-revive-done = Leave it in the supply
prompt-return = Put your waiting meeple into a region of your home territory
prompt-return-do = Put it into { $region }

## Resources and other choices

prompt-pay = To pay: { $due }. How much { RESOURCE($resource) }?
prompt-pay-do = { COUNT($count, $resource) }
prompt-pay-whole =
    { $what ->
        [war] War cost to pay: { $due }
        [build] To pay for Build: { $due }
        [research] To pay for Research: { $due }
        [expand] To pay for Expand: { $due }
        [retreat] To pay for the retreat: { $due }
       *[other] To pay: { $due }
    }
prompt-pay-all-do = Pay { $units }
prompt-pay-ways =
    { $count ->
        [one] There is one way to pay.
       *[other] There are { $count } ways to pay.
    }
prompt-gain = Choose a resource. Left: { $left }
prompt-gain-do = Take { COUNT($count, $resource, case: "acc") }
prompt-steal = Choose what { $player } loses to you. Left: { $left }
prompt-steal-do = Take { COUNT($count, $resource, case: "acc") }
prompt-discard = Choose what you lose. Left: { $left }
prompt-discard-do = Lose { COUNT($count, $resource, case: "acc") }
prompt-give = Toll: choose what { $player } gets from you
prompt-give-do = Give { COUNT($count, $resource, case: "acc") }
prompt-target =
    { $purpose ->
        [magic] Choose who drops one magic level
        [discard] Choose who discards a resource
       *[other] Choose an opponent
    }
prompt-target-do = { $player }
prompt-knock = Lay down a meeple next door?
prompt-knock-do = Lay down the meeple in { $region } ({ $player })
prompt-knock-hero-do = Lay down the hero in { $region } ({ $player })
prompt-knock-done = Let everybody stand
prompt-topple = Lay down a fortress next door?
prompt-topple-do = Lay down the fortress in { $region }
prompt-topple-done = Leave the fortresses
prompt-convert = One region may give another resource
prompt-convert-do = { $region }: { COUNT($count, $resource) }
prompt-convert-done = Collect as usual
