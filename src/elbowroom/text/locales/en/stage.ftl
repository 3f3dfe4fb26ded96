### The stage of the table: what is asked before something is given up, and the words of its zones.

stage-ask-nothing =
    { $hand ->
        [0] End the turn with nothing conquered?
        [one] End the turn with { COUNT($hand, "token") } in hand and nothing conquered?
       *[other] End the turn with { $hand } { RACE($race) } in hand and nothing conquered?
    }
stage-ask-pieces = End the turn with pieces unused? { MARKER($marker, letter: "capital") }: { $left }
stage-would-score = You would score { COUNT($coins, "coin", case: "acc") }
stage-undo-until = Undo works until the next player has answered.
stage-keep-playing = Keep playing
stage-not-yet = Not yet
stage-end-turn = End the turn
stage-end-unused = End turn, { $left } unused
stage-end-without = End the turn without a conquest
stage-conquering-done = Done conquering
stage-conquer-first = Conquer something first
stage-choose-combo = Choose a combo
stage-press-region = Press a region
stage-ready-how = Press a region to conquer it
stage-spread-touch = Tap a region, then + or −
stage-more = More
stage-pending = Sent, waiting for the answer

## Zones

stage-news = What happened
stage-news-since = Since your turn
stage-news-begins = The game begins
stage-pointer = What the pointer is on
stage-tab-place = Place
stage-tab-guide = Guide
stage-tab-odds = Odds
stage-panel = Guide, log, cards and chat
stage-show-turn = Show me a turn
stage-guide-none = Nothing to say just now. Point at a region or a combo to read about it.
stage-back-to-map = Back to the map
stage-in-region = In { $region }
stage-beside = next to { $players }
stage-colours = Colours
stage-colours-system = System
stage-colours-light = Light
stage-colours-dark = Dark
