### What the terminal says otherwise in this game.

terminal-column-coins = points
terminal-no-undo = Nothing can be taken back: a die was rolled or set, another answered, or nothing was played.
terminal-rules-what = Write a faction, a hero, a territory, a rule ID or words of the rules: { $example }
terminal-help-undo = take the last answer of this turn back, until a die was rolled or set
terminal-help-rules = a faction, a hero, a territory, a rule ID or any words of the rules
terminal-help-kingdoms-action = any action in words, regions by their ids
terminal-help-kingdoms-trade = trade: what is given, what is received, how many
terminal-kingdoms-player = player
terminal-kingdoms-faction = faction
terminal-kingdoms-resources = resources
terminal-kingdoms-tower = tower
terminal-kingdoms-magic = magic
terminal-kingdoms-meeples = meeples
terminal-kingdoms-points = points
terminal-kingdoms-legend = A number is the player’s seat. M: a meeple stands, m: it lies, H and h: the hero, F and f: a fortress. * marks a border region; behind · stand the neighbours.
terminal-kingdoms-no-land = No territory lies on the table yet.
