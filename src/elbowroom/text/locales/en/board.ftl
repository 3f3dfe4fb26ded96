### The board: what it says about regions, for eyes and for screen readers.

board-map = Map, { COUNT($count, "region") }
board-help = Arrow keys go from region to region, T and Shift T to the next and previous target, Home to your first region. Enter acts, plus and minus change the number of tokens, I reads the receipt.
board-loading = Unrolling the map…
board-unknown-map = The map { $map } is not drawn yet.
board-you = You
board-seat = Seat { $number }

## A region

board-region = { $name }, { $land }.
board-terrain = { TERRAIN($terrain) }
board-symbol = { SYMBOL($symbol) }
board-markers = { COUNT($count, $marker) }
board-holds-nobody = Empty.
board-holds-tribe = { $count ->
    [1] Lost tribe.
   *[other] Lost tribe of { $count }.
}
board-holds-active = { $player }, { RACE($race) }: { COUNT($count, "token") }, active.
board-holds-declined = { $player }, { RACE($race) }: { COUNT($count, "token") }, in decline.
board-holds-markers = With { $markers }.
board-pinned = Marked by you.

## What may be done with it

board-part-first = { $amount } { $name }
board-part-plus = plus { $amount } { $name }
board-part-minus = minus { $amount } { $name }
board-offer-conquer = Legal target, costs { $cost }: { $parts }.
board-offer-hand = You have { $hand }.
board-offer-attempt = Needs the die: costs { $cost }, { $parts }. You have { $hand }; roll { $needs } or more, { $faces } in { $sides }.
board-offer-dragon = The dragon takes it for { $cost }.
board-offer-substitute = One of yours can replace the lone token.
board-offer-abandon = You may abandon it.
board-offer-marker = Place here: { MARKER($marker) }.
board-act-conquer = Conquer for { $cost }
board-act-attempt = Roll for it
board-act-dragon = Send the dragon
board-act-substitute = Replace the token
board-act-abandon = Abandon
board-act-marker = Place: { MARKER($marker) }

## − count +

board-count-redeploy = { COUNT($count, "token") } here, { $hand } in hand.
board-count-take = { $count } taken back from here, { $hand } still to take.
board-count-place = { $count } added here, { $hand } in hand.
board-count-camp = { COUNT($count, "encampment") } here, { $hand } in hand.
board-more = One more: { $region }
board-less = One less: { $region }

## The receipt of a cost

board-receipt-total = { $count ->
    [one] token
   *[other] tokens
}
board-receipt-left = { $left } of { $hand } stay in hand
board-receipt-die = Roll { $needs } or more: { $faces } in { $sides }

## The table of regions

board-table-about = The same as on the map. Everything that can be done there can be done here.
board-column-name = Name
board-column-land = Terrain
board-column-holder = Holder
board-column-strength = Tokens
board-column-cost = Cost
board-column-action = Action
board-nobody = nobody
board-tribe = lost tribe
board-in-decline = { $player }, in decline
board-why-not = Why not?
