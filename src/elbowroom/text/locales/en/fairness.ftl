### Dice that can be checked: what is proved, and what is not.

fair-checking = Checking the dice…
fair-unchecked = The dice could not be checked now: the server does not answer.
fair-proved = { $count ->
    [one] One die or draw checked: it follows
   *[other] { $count } dice and draws checked: they follow
} from the seed that was sealed before the game.
fair-unseen = { $count ->
    [one] One die or draw follows
   *[other] { $count } dice and draws follow
} from the seed that is shown now. This browser did not see it sealed before the game, so that is not proved here.
fair-letters = { $count ->
    [one] One die or draw follows
   *[other] { $count } dice and draws follow
} from what the browsers of all players settled before the first turn; each letter was checked when it was opened.
fair-words-in = Words of this browser are in the dice; all words were sealed before any was opened. So nobody could choose the dice alone, not even the server with a friend.
fair-words-none = No words of this browser are in the dice. That the server did not choose them with the others is not proved here.
fair-words-left-out = The dice were drawn without the words of this browser, because they did not come in time. That the others did not choose them with the server is not proved here.
fair-wrong-seed = The dice do not hold: the seed is not the one that was sealed before the game.
fair-wrong-draw = The dice do not hold: answer { $number } of chance does not follow from the seed.
fair-wrong-words = The dice do not hold: the words are not those that were sealed before the game.
fair-yourself = This page comes from the server. To be sure without it, save the record and check it on your own computer:
fair-waiting = Everybody sits. The game begins once the words for the dice have come from the browser of: { $names }.
fair-go-on = Go on without these words
fair-go-on-later = Go on without these words (in { $seconds } s)
fair-go-on-note = The others then bring new words. { $names } will be told that the dice were drawn without them.
