### The pages of the table: lobby, waiting room, table, end, replay, rules.

## Everywhere

pages-home = Elbowroom, to the lobby
pages-theme-system = Colours: like the system. Press for light
pages-theme-light = Colours: light. Press for dark
pages-theme-dark = Colours: dark. Press for the system's
pages-away-title = The server cannot be reached
pages-away = The server cannot be reached. Nothing is lost; this page comes back by itself.
pages-back-to-lobby = Back to the lobby
pages-unknown-game = This page cannot show the game “{ $game }”.
pages-copied = Copied
pages-share = Share
pages-count-players = { COUNT($count, "player") }
pages-search = Search

## Lobby

pages-playing-as = Playing as
pages-open-a-table = Open a table
pages-lead = Pick a world, fill the chairs, send the link. The world is always a little too small for everyone.
pages-play-now = Play now against bots
pages-play-now-hint = One press and you sit at the table. The game explains itself as you play.
pages-learn = Learn by playing
pages-game = Game
pages-game-about-classic = 2 to 5 players · 14 races, 20 powers
pages-game-about-warcraft = 2 to 5 players · artifacts, places, ships
pages-game-about-kingdoms = 1 to 5 players · actions, magic, war
pages-players = Players
pages-pace = Pace
pages-pace-none = No clock
pages-pace-fast = 15 minutes each
pages-pace-days = 2 days a turn
pages-pace-about-none = Take all the time you like; leave and come back whenever you want.
pages-pace-about-fast = 15 minutes for the whole game and 20 seconds more for every turn. When the time is up, a bot plays on for the seat.
pages-pace-about-days = Up to 2 days for each turn: a game for the week.
pages-chairs = Chairs
pages-chair = Chair { $number }
pages-kind-me = Me
pages-kind-link = Friend by link
pages-kind-here = Friend on this device
pages-kind-open = Anybody
pages-kind-bot = Bot
pages-kind-note-me = that is you
pages-kind-note-link = the link comes with the table
pages-kind-note-open = anybody from the lobby
pages-friends-name = Friend's name
bot-random = Random
bot-greedy = Greedy
bot-planner = Planner
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
pages-seat-look-0 = blue · circle
pages-seat-look-1 = rust · hexagon
pages-seat-look-2 = green · square
pages-seat-look-3 = plum · shield
pages-seat-look-4 = gold · diamond
pages-shape-0 = circle
pages-shape-1 = hexagon
pages-shape-2 = square
pages-shape-3 = shield
pages-shape-4 = diamond
pages-shapes = Chairs and colours
pages-shapes-detail = Every chair has a colour and a shape, so nobody needs the colour to read the map. Tokens in decline turn grey, hatched and dashed.
pages-show-coins = Show all coins
pages-may-watch = Spectators may watch
pages-listed = Show in the lobby
pages-open-the-table = Open the table
pages-your-tables = Your tables
pages-no-tables = Tables you play at will wait here.
pages-state-your-turn = your turn
pages-state-playing = waiting
pages-state-waiting = not full yet
pages-state-over = finished
pages-state-closed = closed
pages-state-away = …
pages-join-a-friend = Join a friend
pages-paste-link = Paste a link
pages-open-tables = Open tables
pages-more = More
pages-about = About

## Waiting room

pages-waiting-for-seats = Waiting for the chairs to fill
pages-waiting-detail = The game starts by itself as soon as every chair is taken.
pages-empty-chair = Empty chair
pages-send-link = send this link to a friend
pages-expected = somebody with a link is expected
pages-fill-with-bot = Let a bot sit here
pages-bad-link = This link does not open a seat any more. You are watching.

## Table

pages-skip-to-map = To the map
pages-turn = Turn
pages-turn-of = Turn { $round } of { $rounds }
pages-steps = Steps of the turn
pages-step-ready = Ready
pages-step-conquer = Conquer
pages-step-redeploy = Redeploy
pages-step-score = Score
pages-prompt = What to do now
pages-parts = Parts of the table
pages-tab-map = Map
pages-tab-combos = Combos
pages-tab-log = Log
pages-tab-cards = Cards
pages-log-empty = Nothing has happened yet.
pages-chat-empty = Nobody has said anything yet.
pages-say = Say something…
pages-send = Send
pages-unread = unread
pages-combos = Combos on offer
pages-combo-said = { $number }: { COMBO($race, $power) }, price { $price }, coins on it: { $coins }
pages-free = free
pages-too-dear = too expensive
pages-combo-tokens = Tokens you take with it
pages-combo-coins = Coins lying on it, for whoever takes it
pages-regions = Regions as a list
pages-in-hand = { $tokens } in hand
pages-in-hand-why = Tokens of the active race that stand in no region
pages-markers-in-hand = { MARKER($marker) }: { $count }
pages-aside = { $tokens } aside
pages-gain = +{ $coins } last turn
pages-last-gain = Coins of the last turn; everybody saw them
pages-coins = Coins:
pages-coins-hidden = Coins hidden until the end
pages-in-decline = { RACE($race) } in decline · { COUNT($regions, "region") }
pages-peace-until = At peace with { $name }
pages-seat-you = you
pages-seat-here = on this device
pages-seat-connected = connected
pages-seat-away = away
pages-seat-standing-in = a bot stands in
pages-choosing = choosing
pages-days-left = { $days } d { $hours } h
pages-if-you-scored = If you scored now
pages-scores = { $name } scores
pages-rule-behind = The rule behind it
pages-choice-detail = After the first move the choice is made.
pages-pick-detail = Press a combo to read it. Each one you skip costs 1 coin.
pages-abandon = Abandon a region
pages-redeploy-detail = Use + and − on your regions, or drag
pages-take-detail = Choose where they leave; they come back next turn
pages-place-optional = Press one of your regions, or leave it be
pages-place-must = Press your regions to place them
pages-peace-detail = Whoever you name may not attack your active race until your next turn
pages-peace-attacked = { $name } (attacked)
pages-replaced = already replaced: { $names }
pages-pins-how = press regions to mark them for yourself
pages-pins-clear = Clear my marks
pages-single-keys = Single-key shortcuts
pages-auto-place = Place my withdrawn tokens automatically where the border is weakest
pages-nudge = The others are waiting for you.
pages-undo-how = Undo works until somebody else has answered, a die is rolled or a new combo is seen
pages-final-die = This rolls the die and cannot be undone
pages-final-eye = This reveals a new combo and cannot be undone
pages-final-turn = This ends your turn: undo works until the next player has answered
pages-loudness = Loudness
pages-speed-off = off
pages-copy-watch = Copy a link for spectators
pages-seat-link = Link of your seat
pages-seat-link-hint = Opens your seat on another device. Whoever has it plays for you.
pages-let-bot-play = Let a bot play for me
pages-take-back = Take my seat back
pages-commitment = The dice were sealed before the game:

## Keys

pages-key-arrows = to the next region in that direction
pages-key-target = next target by cost (Shift: previous)
pages-key-enter = do what is offered there
pages-key-plus = one more, one less
pages-key-receipt = read the receipt of a cost
pages-key-home = your first region
pages-key-undo = undo
pages-key-combos = read a combo
pages-key-guide = guide
pages-key-log = log
pages-key-cards = cards
pages-key-odds = odds
pages-key-chat = chat
pages-key-players = players
pages-key-map = map
pages-key-escape = leave a mode or a selection
pages-key-help = this list

## End of the game

pages-see-result = The result
pages-see-board = Look at the board
pages-after-turns = After { COUNT($rounds, "round") }
pages-wins-by = { $name } wins by { $lead }
pages-wins-tie = Tie in coins, decided by tokens on the map
pages-shared-victory = Shared victory: { $names }
pages-tie = tie
pages-rank-1 = first
pages-rank-2 = second
pages-rank-3 = third
pages-rank-4 = fourth
pages-rank-5 = fifth
pages-length = { $minutes } min · moves: { $moves }
pages-review = Review the game
pages-save-record = Save the record
pages-share-link = Share a link
pages-coins-by-turn = Coins, turn by turn
pages-hatched-mark = hatched mark: the race went in decline
pages-coins-from = Where the coins came from
pages-start = start
pages-source-start = start
pages-source-active = active regions
pages-source-declined = regions in decline
pages-source-race = race bonus
pages-source-power = power bonus
pages-source-combos = combos, net
pages-fact-conquests = Conquests: { $count }
pages-fact-most = most: { $name }
pages-fact-rolls = Die rolls: { $count }
pages-fact-rolls-won = final attempts won: { $count }
pages-fact-declines = Declines: { $count }
pages-fact-best = Best turn: { $coins }
pages-fact-best-by = by { $name }

## Replay

pages-replay-start = The beginning
pages-move = Move
pages-move-of = move { $move } of { $moves }
pages-play = Play
pages-pause = Pause
pages-speed = Speed { $speed }×
pages-step-back = One move back
pages-step-on = One move on
pages-turn-back = To the turn before
pages-turn-on = To the next turn

## Rules and about

pages-races = Races
pages-powers = Special powers
pages-rules-of = Rules: { $game }
pages-rules-games = Games
pages-rules-contents = Contents
pages-rules-words = Words of the rules
pages-exact-rule = { $count ->
    [one] The exact rule (English)
   *[other] The exact rules (English)
}
pages-rules-overview = Overview: { $list }
pages-rules-tokens = { COUNT($tokens, "token") }
pages-rules-tray = { COUNT($tokens, "token") } in the tray
pages-rules-more = More
pages-rules-found = Found: { $count }
pages-rules-nothing = Nothing found for “{ $query }”.
pages-rules-meant = Did you mean:
pages-rules-show-all = Show all ({ $count })
pages-rules-by-number = The rules by number
pages-rules-english = The numbered rules are written in English.
pages-about-lead = Elbowroom is a table for Small World, Small World of Warcraft and Tiny Epic Kingdoms: alone, on one sofa, or by a link.
pages-about-icons = Icons
pages-about-icons-text = The icons of races, powers and buttons are by the contributors of game-icons.net (Lorc, Delapouite and others), under the Creative Commons licence CC BY 3.0. We only changed their size and colour.
pages-about-fonts = Fonts
pages-about-fonts-text = Fraunces and Nunito Sans, both under the SIL Open Font License 1.1.
pages-about-art = Maps and tokens
pages-about-art-text = All map art, tokens, textures, sounds and the logo were made for Elbowroom.
pages-about-names = Names
pages-about-names-text = The names of the games, their races and powers belong to their publishers. Elbowroom is not connected with them; all rule texts are in our own words.
pages-about-fair = Fair dice
pages-about-fair-text = Before a game the server seals its seed, and every player’s browser seals random words of its own; only when all are sealed are the words opened. Every die and every draw follows from the seed and the words together, so nobody can choose them alone. At the end the seed is shown, this page checks every die against the seals it kept, and the command “elbowroom verify --commitment” does so on your own computer.
pages-about-private = Privacy
pages-about-private-text = No account, no tracking. Your seats are kept on this device; whoever has a seat link has the seat.

## Options of games that have them

pages-hand-over = Hand the device to { $name }
