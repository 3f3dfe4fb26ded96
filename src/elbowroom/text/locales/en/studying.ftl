### The page on which a finished game is studied move by move.

study-title = Study
study-panel = Moves, mistakes and cards
study-walk = Through the game
study-whose = Whose game?
study-tab-board = Board
study-tab-moves = Moves
study-tab-mistakes = Mistakes
study-tab-cards = Cards
study-column-gain = coins
study-column-chance = chance
study-setting-up = Setting up
study-timeline = The game
study-unit-wins = in %, after each turn
study-unit-coins = at the end of the game
study-unit-points = at the end of the game
study-axis-turn = turn { $turn }
study-odds-none = The odds of this game are not to be had.
study-not-judged = Nobody here can judge this game: it has no odds and no mistakes.
study-next-mistake = Next mistake
study-mistakes-look-of = Look for mistakes of { $name }
study-given-away = { $points } of your { $of } % given away.
study-given-away-by = { $name } gave away { $points } of { $of } %.
study-better-turn = The better turn
study-better-asked = on the board, step by step
study-better-step = step { $step } of { $steps } on the board
study-show-better = Show it
study-step = Step
study-step-back = One step back
study-what-if = What if? Play on from here
study-what-if-short = What if?
study-share = Share this moment
study-shared = The link to this moment is copied.
study-moment-gone = The link names a moment that this game does not have: it ends with move { $moves }. You see its beginning.
study-branch-back = Back to the study

study-key-move = one move back or on
study-key-turn = to the turn before or the next one
study-key-ends = to the beginning, to the end
study-key-play = play by itself, stop
study-key-mistake = to the next mistake
study-key-better = the better turn, step by step
study-key-what-if = what if? play on from here

## A position set up by hand

study-tab-position = Position
study-position = Your position
study-position-board = Board to set up
study-position-how = Choose a piece, then press a region.
study-position-link = Link
study-position-copied = The link to this position is copied.
study-position-over = Nobody is asked anything here: the game is over.
study-position-unread = The link holds no position that can be read.
study-count-in = { $piece }, { $region }
study-put = Put on the board
study-put-how = press a piece, then a region; Shift, the right button or − takes away
study-marker = { MARKER($marker) }
study-tribe = lost tribe
study-to-move = To move
study-at-step = Step
study-checking = Can a game come to this?
study-reachable = A game can reach this position.
study-unreachable = No game can reach this position.
study-coins-guessed = Hidden coins are your guess; they count.
study-no-drafting = No position of this game can be set up by hand.
study-from-moment = From this moment
study-empty-board = Empty board
study-player = Player
study-in-hand = in hand
study-no-race = no race
study-in-decline = { RACE($race) } in decline
study-none-in-decline = none in decline
study-hand-of = Tokens in hand: { $name }
study-coins-of = Coins: { $name }
study-coins-on = Coins on { $combo }
study-row-how = press one to change it or its coins
study-choose-race = Race and power
study-race = Race
study-power = Power
study-take-it = Take it

## The page from which one begins to study

study-home-record = Open a record
study-home-record-how = A file saved at the end of a game. Nothing of it is kept here.
study-home-position = Set up a position
study-home-games = Your games
study-home-no-games = Games that you have played on this device stand here once they are over.
study-home-link = Study
study-file-unreadable = This file cannot be read: it is no JSON, or it is cut short.
study-record-none = This is no game record.
study-record-game = This is the record of a game that is not here: { $game }.
study-record-rules = This record was made under another version of the rules.
study-record-content = This record was made with boards, races or packs that are not at hand.
study-record-cut = This record is cut short.
study-record-edited = This record was changed: its moves do not lead where it says.
study-record-unfinished = The game of this record was not over.

## Best turns of a position

study-play-on = Play on from here
study-find = Find the best turns
study-finding = Looking for the best turns…
study-best-turns = Best turns
study-best-turns-of = Best turns for { $name }
study-best-press = chance to win; press one to see it on the board
study-best-ask = ask for them when the position is set up
study-step-by-step = Show step by step
