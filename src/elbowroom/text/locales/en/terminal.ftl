### What the game in the terminal says; the page does without.

## Sitting down

terminal-welcome = { $game }: a table in the terminal. Enter takes what stands in brackets.
terminal-how-many = How many players, { $fewest } to { $most } [{ $default }]:
terminal-write-number = Write a number from { $fewest } to { $most }.
terminal-not-so-many = { $game } is for { $fewest } to { $most } players, not { $players }.
terminal-no-bot = There is no bot “{ $name }”. There are: { $bots }.
terminal-no-option = No option '{ $name }' in { $game }. Options: { $options }.
terminal-option-values = { $name } may be { $values }: write { $name }=VALUE.
terminal-option-on-off = { $name } is '{ $value }'; it may be on or off.
terminal-option-players = { $name } is for games of { $counts }; { $players } play.
terminal-option-needs = { $name } needs { $needs }.
terminal-seats = For each seat write a name, or a bot: { $bots }.
terminal-seat = Seat { $number } [{ $default }]:
terminal-player = Player
terminal-player-number = Player { $number }
terminal-nobody = Nobody sat down: no game was begun.
terminal-options = These options belong to the game in the terminal, so here it is.
terminal-no-page = The page is not built (make web builds it): this is the game in the terminal.
terminal-at = The table is at { $address } (Ctrl-C ends it; games are kept in { $folder }).

## The table

terminal-title = Round { $round } of { $rounds } · { $player }
terminal-row = Combos (price, tokens, coins on it)
terminal-coins-hidden = coins hidden
terminal-peace-with = at peace with { $player }
terminal-in-hand = { $count } in hand
terminal-no-race = no race yet
terminal-from-pack = from a content pack.
terminal-tribe = tribe
terminal-more = … { $count } more: write log
terminal-write = write:
terminal-odds = die { $needs }+, { $faces } in { $sides }
terminal-fullest = from the fullest regions
terminal-border = border
terminal-coast = coast
terminal-hand-over = Hand over
terminal-hand-over-detail = { $player }, it is your turn to decide.
terminal-hand-over-ready = Take the seat and press Enter.

## Columns

terminal-column-region = region
terminal-column-place = place
terminal-column-symbols = symbols
terminal-column-holder = held by
terminal-column-markers = markers
terminal-column-cost = cost
terminal-column-neighbours = neighbours
terminal-column-rank = rank
terminal-column-seat = seat
terminal-column-player = player
terminal-column-coins = coins
terminal-column-tokens = tokens on the map

## The end

terminal-standing = Final standing
terminal-wins = wins
terminal-shares = shares the victory

## Answers

terminal-no-choice = There is no choice { $number }; choices are 1 to { $last }.
terminal-nothing-to-spread = There is nothing to spread here.
terminal-no-undo = Nothing to take back: the die was rolled, a new combo was shown, or nothing has been played yet.
terminal-save-where = Write where to: { $example }
terminal-saved = Saved to { $file }. `{ $command }` goes on.
terminal-kept = Saved to { $file }.
terminal-not-saved = The game could not be saved: { $reason }.
terminal-left = The table is left; the game was not saved.
terminal-why-what = Write what about: { $example }
terminal-allowed = { $action } is allowed.
terminal-not-allowed = { $action } is not allowed. { $why }
terminal-instead = Allowed: { $actions }.
terminal-rules-what = Write a race, a power, a rule ID or words of the rules: { $example }
terminal-neighbours = Next to { $places }.
terminal-no-verb = No verb '{ $word }'. Write help to see what can be written.
terminal-no-region = There is no region '{ $region }'. There are { $first } to { $last }.
terminal-should-read = '{ $text }' cannot be read. It is written: { $usage }

## The rules looked up

terminal-column-rules = rules
terminal-column-first = from
terminal-column-last = to
terminal-rules-nothing = Nothing is known about '{ $text }'. Try the ID of a rule, the name of a race, a power, a faction or whatever else has one, or another word.
terminal-rules-meant = Did you mean: { $words }?
terminal-rules-exact = The exact rules, in English: { $rules }
terminal-rules-english = The exact rules are in English:
terminal-rules-also = Also: { $names }
terminal-rules-hint = `elbowroom rules` with a word, a name or an ID tells more; `--lang cs`, `pl` or `is` in another language.

## Help

terminal-help = What you can write
terminal-help-number = the choice with that number
terminal-help-action = any action in words; { $short } alone does, where only one is meant
terminal-help-arrange = redeploy: these regions shall hold so many tokens; { $short } does too
terminal-help-even = spread tokens or encampments evenly
terminal-help-done = end the step
terminal-help-undo = take the last answer of this turn back, until a die or a new combo was seen
terminal-help-why = why it costs what it costs, or why it is not allowed
terminal-help-look = everything about a region
terminal-help-board = all regions as a table
terminal-help-rules = a race, a power, a rule ID or any words of the rules
terminal-help-log = what happened so far
terminal-help-income = what you would score now
terminal-help-save = keep the game
terminal-help-quit = leave the table

## A record told

terminal-replay-game = { $game }, map { $map }: { $names }
terminal-drawn-map = drawn by chance
terminal-own-map = custom
terminal-replay-turn = Round { $round }, { $player }
terminal-replay-checked = Moves replayed: { $checked } of { $total }; every step and hash checked is right.
terminal-choose-options = Options, by the names of the lobby. Write one, as in name or name=value:
terminal-choose-option = Option, or Enter to begin:
terminal-lan = For phones and computers in this network: { $address }
