workshop-own-title = Own pieces and maps
workshop-own-limit = own ones of a kind at most
workshop-file-or-link = A file, link or text
workshop-read = Read it
workshop-take-out = Take { $name } out
workshop-too-many =
    { $limit ->
        [one] Only one own piece of a kind fits. Take one out, or raise the limit.
       *[other] Only { $limit } own pieces of a kind fit. Take one out, or raise the limit.
    }
workshop-map-unfit = { $name } is a map for these numbers of players: { $players }. Choose one of them, or take the map out.
workshop-in-the-box = In the box
workshop-by = by { $author }
workshop-map-about = A map. Regions: { $regions }. Made for this many players: { $players }
workshop-kind-race = race
workshop-kind-power = power
workshop-kind-site = site
workshop-kind-faction = faction
workshop-kind-hero = hero
workshop-kind-territory = territory
workshop-kind-map = map
workshop-open-title = Open a pack or a map
workshop-open-file = A file (.json)
workshop-file-large = The file is larger than 64 KiB; a pack or a map is smaller.
workshop-file-no-json = The file is no JSON: it cannot be read. Save it again from the workshop.
workshop-file-no-pack = The file holds no pack and no map.
workshop-faults =
    { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }
workshop-number = no. { $number }

workshop-title = Workshop
workshop-steps = Steps
workshop-say-it = Say it
workshop-weigh-it = Weigh it
workshop-make = Make your own
workshop-drafts = Your drafts
workshop-no-drafts = Nothing here yet. Start from a blank race or power.
workshop-forget = Forget the draft { $name }
workshop-start = Start from
workshop-blank-race = A blank race
workshop-blank-power = A blank power
workshop-blank-site = A blank site
workshop-blank-faction = A blank faction
workshop-blank-hero = A blank hero
workshop-blank-territory = A territory
workshop-replace-part = Another one
workshop-not-weighable = Who finds a site is a matter of luck, so it is not weighed. Try it at a table.
workshop-saved = Saved in this browser
workshop-not-saved = Not saved: this browser keeps nothing here. Save to a file before you leave.
workshop-elsewhere = Another tab has this draft on its bench. Here it can only be read.
workshop-full-store = No room left in this browser. Save to a file.
workshop-save-file = Save to a file
workshop-blank-title = The blank banner is yours
workshop-blank-text = Say what your race or power does, see it on its banner, know what it is worth, and play it.
workshop-name = Name
workshop-start-with = They start with
workshop-tokens =
    { $count ->
        [one] token
       *[other] tokens
    }
workshop-redo = Redo
workshop-parts = Parts
workshop-part = Part { $number }
workshop-nothing-special = { $name } do nothing special yet. Add an effect.
workshop-lasts = lasts in decline
workshop-ends = ends in decline
workshop-only-decline = only in decline
workshop-move-up = Move up
workshop-move-down = Move down
workshop-remove-part = Remove this part
workshop-less = less
workshop-more = more
workshop-condition = + condition
workshop-add-condition = Add a condition
workshop-condition-said = Condition: { $condition }. Press to remove.
workshop-use = Use { $value }
workshop-add-effect = Add an effect
workshop-search-effects = Search effects
workshop-found = { $found } of { $all } effects
workshop-categories = What effects are about
workshop-all = All
workshop-no-effect = No effect fits. Try another word.
workshop-full = No more parts fit.
workshop-stands = It stands there already.
workshop-read-back = Read back
workshop-read-back-why = made from the parts, not from your words
workshop-waits = A part with a fault waits to be mended.
workshop-own-words = Your own words
workshop-piece = Piece and verdict
workshop-in-the-row = As it lies in the row
workshop-try = Try it now
workshop-try-part = Try this part
workshop-try-part-why = Bots play on to a turn at which it matters; then it is your turn.
workshop-to-table = To a table
workshop-icon = Icon
workshop-icons = { $count } icons
workshop-colour = Colour
workshop-cloth-amber = amber
workshop-cloth-rust = rust
workshop-cloth-brick = brick red
workshop-cloth-rose = rose
workshop-cloth-plum = plum
workshop-cloth-violet = violet
workshop-cloth-indigo = indigo
workshop-cloth-blue = blue
workshop-cloth-teal = teal
workshop-cloth-jade = jade
workshop-cloth-leaf = leaf green
workshop-cloth-moss = moss
workshop-cloth-slate = slate
workshop-cloth-stone = stone
workshop-verdict = Verdict
workshop-not-weighed = Not weighed yet. Bots play it against those of the box for about a minute.
workshop-weigh = Weigh it
workshop-weigh-again = Weigh again
workshop-stop = Stop
workshop-mend-first = Mend the faults first.
workshop-stale = Of the version { $minutes } min ago
workshop-whole-verdict = Whole verdict
workshop-status-waiting = waits
workshop-status-playing = playing
workshop-status-around = looking for a fair one
workshop-status-done = done
workshop-status-stopped = stopped
workshop-not-settled = Not settled yet.
workshop-endless = Games that did not end: { $games } of { $all }. Change what feeds itself.
workshop-too-strong = Too strong with this many players: { $counts }
workshop-too-weak = Too weak with this many players: { $counts }
workshop-strong-and-weak = Too strong with this many players: { $strong }; too weak with this many: { $weak }
workshop-fair = Fair with every number of players
workshop-nothing-seen = No difference seen
workshop-fair-line = fair
workshop-rates = Rates of victory by number of players, with 95 % intervals
workshop-count-said = Players: { $players }. Wins: { $rate } percent, plus or minus { $reach }; fair is { $fair }.
workshop-how-weighed = Games: { $games }, between { $bot } bots, rules { $rules }. First combos are dealt by lot, and { $name } goes round the seats; 95 % intervals.
workshop-wins-of = Wins of whoever began with { $name }, in points from the fair share
workshop-smallest = How small a difference shows
workshop-place = Place among those of the box
workshop-place-line = { $place } of { $all }, could be { $best } to { $worst }
workshop-with-powers = With which powers
workshop-with-races = With which races
workshop-with-territorys = With which territories
workshop-with-factions = With which factions
workshop-points = Points a game
workshop-partner-too-strong =
    { $earned ->
        [points] points
       *[other] coins
    } a game above what others make of it: too strong
workshop-partner-too-weak =
    { $earned ->
        [points] points
       *[other] coins
    } a game beside what others make of it: too weak
workshop-other-partners = No difference was seen with the other { $count }. Intervals are widened for looking at { $all } at once.
workshop-coins = Coins a game
workshop-shipped-mean = those of the box
workshop-difference = difference
workshop-make-fair = What would make it fair
workshop-no-neighbours = It was not found unfair, so no changes were tried.
workshop-neighbours-later = Changes are tried after the first minute, where it turns out unfair.
workshop-no-single-step = No single step makes it fair. Nearest:
workshop-without-part = Without part { $number }
workshop-changed-to =
    { $part ->
        [0] { $field }: { $after } instead of { $before }
       *[other] Part { $part }, { $field }: { $after } instead of { $before }
    }
workshop-use-this = Use this
workshop-bots-do-not-see = Bots do not see that others gang up on a strong race. People do: play it before you share it.
workshop-no-words = Its inventor left no words.
workshop-would-show = Players: { $players }. The smallest difference these games would show four times in five, in points: { $points }. Smaller ones may be there unseen.
workshop-step = points: { $games } games
workshop-minutes = { $count } min
workshop-too-long = too long here
workshop-save-report = Save the report
workshop-weighed-before = Weighed before
workshop-ago = { $minutes } min ago
workshop-go-back = Go back to it
workshop-go-on = Go on
workshop-paused = Paused while nobody looks at this page.
workshop-stopped-after = Stopped after { $seconds } s. What was played stays.
