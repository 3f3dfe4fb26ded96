### What is seen before it is told, what happened since one's own turn, and the log.

## Motion

motion-rolling = The die is rolling
motion-rolling-for = The die is rolling for { $region }
motion-needs = needs { $needs } or more
motion-needs-to-win = { $needs } or more wins it.
motion-rolled = needed { $needs }, rolled { $die }
motion-rolled-plain = rolled { $die }
motion-skip = Skip the motion
motion-skip-to-turn = Skip to my turn
motion-happening = See what happens
motion-counting = Your coins are counted
motion-again = What happened since your turn
motion-bomb-dud = A dud
motion-bomb-explosive = It explodes!
motion-lost =
    { $tokens ->
        [0] { $player } ({ RACE($race) }) loses the region, but no token
       *[other] { $player } loses { COUNT($tokens, "token", case: "acc") } ({ RACE($race) })
    }
motion-found = { $player } uncovers { SITE($site) }
motion-lost-nobodys = { COUNT($tokens, "token") } of nobody: gone
motion-lost-nothing = Nobody loses anything

## The news: what happened since one's own turn

news-quiet = Nothing new since your turn.
news-more = +{ $count } more
news-more-said = { $count ->
    [one] { $count } more thing happened: see the log
   *[other] { $count } more things happened: see the log
}
news-watch = Watch, { $seconds } s
news-watch-how = Shows it again on the map
watching-title = What you missed
watching-now = Playing
watching-step = Move { $step } of { $steps } · the map shows the past
watching-pause = Pause
watching-go-on = Play on
watching-next = Next
watching-end = Back to the present
news-took = { $player } took { $regions }
news-took-yours = { $player } took { $regions } from you
news-took-of = { $player } took { $regions } from { $loser }
news-failed = { $player } rolled for { $region } in vain
news-declined = { $player } put the { RACE($race) } in decline
news-picked = { $player } picked { $combo }
news-lost-said = You lose { COUNT($tokens, "token", case: "acc") }.
news-scored = { $player } scored { COUNT($coins, "coin", case: "acc") }

## The log

log-new = ↓ { $count } new
log-new-said = { $count ->
    [one] { $count } new line: go to the newest
   *[other] { $count } new lines: go to the newest
}

## Keys

pages-key-watch = watch again what others did
