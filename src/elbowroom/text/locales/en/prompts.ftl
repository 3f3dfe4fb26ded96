### What to do now, and the words on the buttons beside it.

## Phases, by the kind of decision

phase-choice = Expand or decline
phase-pick = Pick a combo
phase-army-in-decline = Ghouls in decline
phase-ready = Ready troops
phase-conquer = Conquest
phase-redeploy = Redeployment
phase-place = Placing pieces
phase-end = End choices
phase-withdraw = Withdrawal
phase-score = Scoring
phase-first = First player
phase-combo = New combo
phase-die = Die roll
phase-over = End of the game

## Short prompts

prompt-your-turn = Your turn
prompt-waiting-for = Waiting for { $player }
prompt-pick-combo = Pick a combo
prompt-expand-or-decline = Expand or go in decline?
prompt-choose-target = Choose a region to conquer
prompt-choose-first-region = Choose where to enter the map
prompt-conquer-prompt = Conquer a region or finish
prompt-end-conquests = End conquests
prompt-redeploy-prompt = Redeploy your tokens
prompt-finish-redeploy = Finish redeployment
prompt-withdrawal-prompt = Place your withdrawn tokens
prompt-army-in-decline-prompt = Move your Ghouls first
prompt-cost-line = Cost: { $n }
prompt-in-hand-line = In hand: { $n }
prompt-turn-of = Turn { $n } of { $total }
prompt-player-wins = { $player } wins

## Turn start

prompt-choice = Play on with the { RACE($race) }, or let them decline?
prompt-choice-expand = Play on
prompt-choice-decline = Go in decline
prompt-choice-decline-preview = { COUNT($coins, "coin") } now, a new race next turn

## Pick

prompt-pick = Pick a combo.
prompt-pick-net =
    { $price ->
        [0] { $coins ->
            [0] free
           *[other] free, collect { $coins }
        }
       *[other] { $coins ->
            [0] pay { $price }
           *[other] pay { $price }, collect { $coins }
        }
    }
prompt-pick-take =
    { $price ->
        [0] Take the { RACE($race) } for free
       *[other] Take the { RACE($race) } for { COUNT($price, "coin", case: "acc") }
    }

## A race in decline that acts

## Ready and abandon

prompt-ready = Abandon regions, or start conquering.
prompt-ready-warning = Abandoned regions do not score.
prompt-ready-abandon = Abandon { $region }
prompt-ready-done = Start conquering

## Conquer

prompt-own-too = Own land too
prompt-conquer-nothing = No region is within reach. Redeploy your tokens.
prompt-conquer-do = Conquer { $region } for { COUNT($cost, "token", case: "acc") }
prompt-conquer-done = Redeploy
prompt-attempt = Roll for { $region }? You need { $needs } or more: { $faces } in { $sides }. It ends your conquests.
prompt-attempt-roll = Roll the die

## Redeploy

prompt-redeploy-left = { COUNT($hand, "token") } still in hand
prompt-redeploy-even = Evenly
prompt-redeploy-front = To the front
prompt-redeploy-before = As before
prompt-redeploy-more = One more in { $region }
prompt-redeploy-less = One less in { $region }
prompt-redeploy-gained = You gain { COUNT($tokens, "token", case: "acc") } for your conquests.
prompt-redeploy-done = Done redeploying
prompt-take = Take { COUNT($owed, "token", case: "acc") } off the map.
prompt-take-empties = { $region } would be empty and lost.

## Pieces

prompt-place =
    { $marker ->
        [fortress] Build a fortress in one of your regions.
        [encampment] Spread your encampments: { $left } left
        [hero] Place your heroes: { $left } left
       *[other] Place { MARKER($marker) }: { $left } left
    }
prompt-place-done = Done placing

## End of the turn

prompt-peace = Make peace with one player?
prompt-peace-nobody = Nobody
prompt-peace-with = Peace with { $player }
prompt-late-decline = Go in decline now as well?
prompt-late-decline-keep = Keep playing them

## Going in decline

prompt-decline = Let the { RACE($race) } decline?
prompt-decline-stays = Staying on the map: { COUNT($tokens, "token") }
prompt-decline-goes = Going: tokens in hand and pieces that only serve an active race.
prompt-decline-older = The { RACE($race) } leave the map ({ COUNT($regions, "region") }).
prompt-decline-coins = You score { COUNT($coins, "coin", case: "acc") } now.
prompt-decline-yes = Let them rest

## Withdrawal

prompt-withdraw = You lost regions: place { COUNT($hand, "token", case: "acc") } in the regions you still hold.
prompt-withdraw-from = { $took }: place { COUNT($hand, "token", case: "acc") }.
prompt-withdraw-waiting = { $player } places { COUNT($hand, "token", case: "acc") }…
