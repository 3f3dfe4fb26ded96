### People at a table: waiting for each other, going on without somebody, one's own data.

## How long a table waits

people-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
people-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
people-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
people-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
people-waits = If somebody keeps the others waiting
people-waits-short = Short
people-waits-usual = Usual
people-waits-long = Long
people-waits-never = Wait for everybody
people-rule-away = Whoever is disconnected for { $time } may be played by a bot.
people-rule-never = This table waits for everybody, however long it takes.
people-rule-back = One can take the seat back at any time.
people-waiting-long = The table has been waiting for { $name } for a long time.
people-absent = { $name } is not at the table now.
people-go-on = Go on with a bot for { $name }
people-go-on-votes = Votes: { $votes }
people-no-vote = Wait for { $name } after all
people-not-yet = The others may go on without { $name } in { $time }.
people-closing = The table closes on { $when }, unless somebody objects.
people-object = Object
people-close-hint = Everybody has to agree. Whoever has a bot in their seat has { $time } to object.
people-play-for-me = { $name } has voted to go on without you.
entry-voted = { $name } wants to go on without { $other }.
entry-unvoted = { $name } wants to wait for { $other }.
entry-closing = All who play agree to close the table.

## One's own seats and data

people-you = Your seats and data
people-you-lead = There are no accounts. This browser keeps what opens your seats; the server keeps only hashes of it.
people-code = Recovery code
people-code-lead = Print this code or write it down. With it you get all your seats back when this browser is lost; what the lost browser held opens nothing then. Nobody can tell you the code again.
people-code-make = Make a recovery code
people-code-new = Make a new code
people-code-print = Print
people-code-kept =
    { $count ->
        [one] It opens { $count } seat, and those you take from now on.
       *[other] It opens { $count } seats, and those you take from now on.
    }
people-recover = Get my seats back
people-recover-lead = Type the code you wrote down.
people-recovered =
    { $count ->
        [0] No seat was found.
        [one] { $count } seat is yours again.
       *[other] { $count } seats are yours again.
    }
people-seats = Seats of this browser
people-seats-none = This browser holds no seats.
people-seat-forget = Forget here
people-seat-forget-hint = The seat stays yours by its link or your code; only this browser forgets it.
people-shared = This is a shared computer: forget my seats when the browser is closed
people-forget-all = Forget everything on this computer
people-forgotten = This browser has forgotten everything about you.
people-export = Download my data
people-export-lead = All that the server keeps of you at these tables: your name, what you said and did. So is what you published on its shelf, and under which name.
people-erase = Delete me
people-erase-lead = Your name, your chat and what opens your seats are removed from these tables. Where others play, a bot goes on in your place; where nobody does, the table goes. What you published goes from the shelf, and your name with it; forks made by others still say what they began with. This cannot be undone.
people-erase-sure = Yes, delete me from { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
people-erase-done = Done. The server knows you no more.
people-cancel = Cancel
people-here = Seats and data
entry-erased = Somebody has left and wants to be forgotten.
entry-recovered = { $name } is back with a recovery code.
people-line-gone = (removed)

## Keeping order

people-about-player = About { $name }
people-mute = Mute at this table
people-unmute = Hear again
people-block = Block this name
people-unblock = Unblock
people-blocked = Blocked names
people-report = Report…
people-report-why = What is wrong?
people-report-chat = What was said
people-report-name = The name
people-report-play = The way of playing
people-report-other = Something else
people-report-text = What the operator should know
people-report-send = Tell the operator
people-reported = Thank you. The operator of this server will read it.
people-line-muted = (muted)
people-words = This server does not allow a word in that. Choose another.
entry-moderated = The operator of this server has taken something away.
people-rule-idle = Whoever does not answer for { $time } may be played by a bot.
people-rule-both = Whoever does not answer for { $idle }, or is disconnected for { $away }, may be played by a bot.
people-rule-early = Without somebody who is gone they may go on earlier, if they agree.
people-rule-consent-most = Most of the others have to agree.
people-rule-consent-all = All the others have to agree.
people-rule-consent-one = The word of anybody is enough.
people-consent = Who has to agree to a bot
people-consent-most = Most
people-consent-all = All
people-consent-one = Anybody
people-end-offer = Offer an early end
people-end-agree = Agree to the early end
people-end-withdraw = Play on after all
people-end-offered = Would end the game early: { $names }.
people-end-nobody-wins = The table closes when all agree; nobody wins.
people-resign = Resign…
people-resign-ask = Resign for good? A bot plays on for { $name }.
people-resign-no = Keep playing
people-resign-do = Resign
