### How each bot plays, in one sentence; the names are in pages.ftl.

bot-random-about = Every allowed move is as likely as any other.
bot-easy-about = Plays like somebody new to the game: sees the next coins, not what comes after.
bot-normal-about = A fair opponent who plans the turn and overlooks something now and then.
bot-greedy-about = Takes the most coins now for the fewest tokens and never looks ahead.
bot-planner-about = Plans whole turns: what to conquer, what to guard, when to go in decline.
bot-hard-about = Plans whole turns and judges positions by the experience of many games.
bot-expert-about = Looks several turns ahead; thinks up to a second about each turn.
