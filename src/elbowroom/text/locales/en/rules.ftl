### What the words of the game mean, in at most 160 characters.

rule-term-region = One area of the map. Each region you hold pays 1 coin at the end of your turn.
rule-term-border-region = A region at the edge of the board or next to a sea at the edge. A new race enters the map there.
rule-term-adjacent = Two regions are adjacent when they share a border. A mere touch of corners does not count.
rule-term-conquest-cost = 2 tokens, plus 1 for every token, mountain and defending piece in the region. Never less than 1.
rule-term-final-attempt = Short of tokens for one last region? Roll the die: what it shows counts as extra tokens. Then your conquests end.
rule-term-reinforcement-die = Six faces: 0, 0, 0, 1, 2 and 3.
rule-term-in-decline = A race at rest: its tokens stay, one in each region, and keep paying. It conquers no more, and its power ends.
rule-term-redeployment = After conquering, spread your tokens over your regions as you like, at least one in each.
rule-term-withdrawal = When you lose a region, one token is gone for good. At the end of that turn you place the others in your regions.
rule-term-immune = Nobody else can conquer an immune region or use an ability on it.
rule-term-combo = A race and a special power that happen to lie together. Each combo you skip costs 1 coin, left on it.
rule-term-tray = Where the tokens of all races lie that are not in play.
rule-term-hand = Tokens in hand are ready to conquer or to be placed.
rule-term-coin = Coins decide the game. How many the others have stays hidden until the end.
rule-term-mountain = A mountain makes its region 1 token harder to conquer.
