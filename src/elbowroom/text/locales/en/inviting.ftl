pages-hand-over-away = Nothing of the table is on this screen. { $left }, look away when { $name } has it.
pages-hand-over-empty = Nothing of the table is on this screen. Everybody else, please look away.
pages-hand-over-hold = I am { $name }: hold to open
pages-hand-over-how = Half a second, or Enter twice.
pages-hand-over-again = Once more, and the table opens.
pages-hand-over-when = Asked only while something is hidden between the people at this device.
pages-give-back = A wrong hand? Give it back to { $name }
pages-hidden-coins = coins are secret
pages-hidden-something = something is secret
options-at-random = at random
options-choose-maps = Choose them
options-maps-missing =
    { $count ->
        [one] 1 more to choose; until then chance deals
       *[other] { $count } more to choose; until then chance deals
    }
options-maps-chosen =
    { $count ->
        [one] 1 chosen
       *[other] { $count } chosen
    }
inviting-title = An invitation
inviting-by = { $name } wants to play { $game } with you
inviting-by-nobody = You are invited to play { $game }
inviting-your-chair = Your chair
inviting-watch = Watch only
inviting-first-game = Never played? A first game, ten minutes
inviting-no-account = No account. This browser keeps your chair; the menu moves it to another device.
inviting-pace-turn = { $time } for each turn
inviting-pace-game = { $time } each for the whole game
inviting-open = Your table is open
inviting-send = Send the link
inviting-qr = The link as a QR code
inviting-for-network = For phones and computers in this network
inviting-reach-computer = This address works on this computer alone. Start with --lan to let your network in.
inviting-reach-network = The address of this computer, 127.0.0.1, works here alone; this one is for your network.
inviting-opened-at = opened the link at { $time }
inviting-not-opened = has not opened the link yet
inviting-look-around = Look around: the rules are yours to read while you wait.
inviting-gone = This table is gone: it was closed, or nobody came for a long time. Nothing of yours is lost; open a new one or ask for another link.
options-title = { $game }: how you play it
