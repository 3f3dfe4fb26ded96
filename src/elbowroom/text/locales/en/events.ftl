### What happened, one sentence for every event of the engine and entry of a table.
### Players and places are names and never inflected; races and pieces are ids.

## Lists

list-and = { $most } and { $last }

## Events

event-turn-began = Round { $round }: { $player } to play.
event-combo = { COMBO($race, $power) }
event-picked =
    { $player } picks { $combo } { $price ->
        [0] for free
       *[other] for { COUNT($price, "coin", case: "acc") }
    } and gets { COUNT($tokens, "token", case: "acc") }.{ $coins ->
        [0] {""}
       *[other] {" "}It comes with { COUNT($coins, "coin", case: "acc") }.
    }
event-revealed = New in the row: { $combos }.
event-abandoned =
    { $player } abandons { $count ->
        [one] { $regions }
       *[other] { COUNT($count, "region", case: "acc") }: { $regions }
    }.
event-conquered =
    { $player } { $way ->
        [attempt] conquers { $region } with the help of the die ({ COUNT($tokens, "token") })
        [dragon] conquers { $region } with the dragon ({ COUNT($tokens, "token") })
        [substitute] replaces a token in { $region }
       *[other] conquers { $region } ({ COUNT($tokens, "token") })
    }.{ $against ->
        [tribe] {" "}A lost tribe disappears.
        [own] {" "}Their own race in decline held it ({ RACE($loser_race) }).
        [player] {" "}{ $loser } loses it ({ RACE($loser_race) }).
       *[nobody] {""}
    }
event-conquered-many = { $player } takes { COUNT($count, "region", case: "acc") }: { $regions }.
event-rolled =
    { $aim ->
        [region] { $player } rolls for { $region }: needed { $needs }, rolled { $die }.
       *[none] { $player } rolls the die: { $die }.
    }
event-attempt-failed = { $player } fails to take { $region }.
event-gained = { $player } gains { COUNT($tokens, "token", case: "acc") }.
event-coins-gained = { $player } receives { COUNT($coins, "coin", case: "acc") }.
event-coins-handed = { $player } pays { $to } { COUNT($coins, "coin", case: "acc") }.
event-tokens-lost = { $player } loses { COUNT($tokens, "token", case: "acc") } from hand.
event-placed = { $player } now has { $pieces }.
event-placed-piece = { COUNT($count, $marker, case: "acc") } in { $region }
event-scored = { $player } scores { COUNT($coins, "coin", case: "acc") }: { $parts }.
event-scored-part = { $part } { $coins }
event-scored-nothing = { $player } scores nothing.
event-declined = { $player } puts the { RACE($race) } in decline.
event-race-left = The { RACE($race) } leave the game ({ $player }).
event-peace = { $player } and { $ally } are at peace.
event-game-over = The game is over: { $scores }.
event-game-over-score = { $player } { $coins }

## Entries of a table

entry-opened = The table is open.
entry-seated = { $name } takes a seat.
entry-redrawn = Words for the dice did not come from: { $names }. The others bring new ones.
entry-left =
    { $why ->
        [clock] { $name } is out of time; a bot stands in.
        [absent] { $name } is away; a bot stands in.
        [vote] The others go on without { $name }; a bot stands in.
        [resigned] { $name } resigns; a bot plays on to the end.
       *[left] { $name } leaves; a bot stands in.
    }
entry-returned = { $name } is back.
entry-bot-failed =
    { $why ->
        [slow] The bot { $bot } takes too long for { $name }; an action drawn at random stands in.
        [ended] The bot { $bot } breaks off before it answers for { $name }; an action drawn at random stands in.
        [wrong] The bot { $bot } answers for { $name } what is not allowed; an action drawn at random stands in.
        [given_up] The bot { $bot } has failed too often and is asked no more; an action drawn at random stands in for { $name }.
       *[error] An error in the bot { $bot } keeps it from answering for { $name }; an action drawn at random stands in.
    }
entry-started = The game begins.
entry-undone = { $name } takes a step back.
entry-over =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
entry-agreed = { $name } agrees to close the table.
entry-disagreed = { $name } wants to play on.
entry-closed = The table is closed.
entry-rematch = A rematch is waiting.
entry-paused = The clocks have stopped.
entry-resumed = The clocks are running again.
