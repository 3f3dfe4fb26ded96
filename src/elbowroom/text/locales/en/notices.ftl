### A tap on the shoulder: what people are told while they are away, and how they ask for it.

## What is told: never anything that is hidden

notice-turn-title = Your turn: { $table }
notice-invited-title = Another game: { $table }
notice-over-title = Game over: { $table }
notice-closed-title = Table closed: { $table }
notice-played = { $name } has played.
notice-begun = The game has begun.
notice-turn = Turn { $turn } of { $turns }.
notice-turn-left = Turn { $turn } of { $turns }, { $time } left.
notice-left = { $time } left.
notice-invited = { $name } invites you to another game.
notice-won = You have won!
notice-won-shared = You share the victory!
notice-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
notice-over = Look how it ended.
notice-closed = Nothing more is played there.

## Letters

notice-letter =
    { $said }

    To the table: { $address }

    No more letters: { $stop }
notice-confirm-title = Shall Elbowroom write to you?
notice-confirm-letter =
    Somebody, you probably, wants letters from { $server } to this address: when it is your turn, when you are invited, when a game ends.

    If you want them, open this link: { $address }

    If not, do nothing: nothing more is sent. Or say so: { $stop }

## Asking for it

notices-title = Tell me when it is my turn
notices-browser = In this browser
notices-browser-hint = also when the page is closed
notices-mail = By e-mail
notices-mail-hint = one letter a turn at most
notices-mail-waiting = { $address }: open the link in the letter, then you are told.
notices-mail-on = { $address }
notices-quiet-from = Quiet from
notices-quiet-to = to
notices-secret = Nothing hidden is ever in the text.
notices-ask = Shall the browser tell you?
notices-ask-lead = When it is your turn, when you are invited, when a game ends. Never what is hidden. Quiet from { $from } to { $to }.
notices-yes = Yes, tell me
notices-by-mail = By e-mail
notices-no = No
notices-address = Your e-mail address
notices-send = Send me the link
notices-on = You are told about this table. You can stop it in the lobby.
notices-denied = The browser does not allow it. Its settings for this page can.
notices-no-service = This browser has no push service that answers.
notices-bad-address = This is no e-mail address.
notices-mail-away = The mail server does not answer. Try again later.
notices-mail-refused = The mail server does not take this address.
notices-mail-often = This address was asked often enough for today. Look into its mail.
notices-trouble = That did not work. Try again later.
notices-confirm = Shall Elbowroom write to you when it is your turn?
notices-confirm-yes = Yes, write to me
notices-confirmed = Done: you are told from now on.
notices-stopped = Done: no more letters are sent to this address.
notices-old-link = This link is too old or not whole. Ask for another letter in the lobby.

## One's own tables

notices-your-turns = Your turns
notices-others = Others to move
notices-finished = Finished
notices-turns-wait =
    { $count ->
        [one] { $count } turn waits for you
       *[other] { $count } turns wait for you
    }
notices-no-clock = no clock
notices-waiting-for = waiting for { $name }
notices-waiting-chairs =
    { $count ->
        [one] waiting for { $count } chair
       *[other] waiting for { $count } chairs
    }
