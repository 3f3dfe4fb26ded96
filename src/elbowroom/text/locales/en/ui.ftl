### Words on buttons, labels and menus.

ui-app-name = Elbowroom
ui-undo = Undo
ui-cancel = Cancel
ui-close = Close
ui-continue = Continue
ui-done = Done
ui-bot = Bot
ui-take-seat = Take a seat
ui-table = Table
ui-spectate = Watch
ui-invite-link = Invite link
ui-copy-link = Copy link
ui-replay = Replay
ui-rematch = Rematch
ui-join = Join
ui-guest = Guest
ui-nickname = Nickname
ui-difficulty = Difficulty
ui-reconnecting = Reconnecting…
ui-game-log = Game log
ui-chat = Chat
ui-settings = Settings
ui-language = Language
ui-sound = Sound
ui-animation-speed = Animation speed
ui-keyboard-shortcuts = Keyboard shortcuts
ui-tutorial = Tutorial
ui-rules-reference = Rules reference
ui-time-left = Time left
ui-try-again = Try again
ui-loading = Loading…
ui-game-name-classic = Small World
ui-game-name-warcraft = Small World of Warcraft
ui-game-name-kingdoms = Tiny Epic Kingdoms
ui-game-name-heroes-call = Heroes' Call

## Errors: one for every code of the protocol.

error-malformed = That message could not be understood.
error-illegal = The rules do not allow that.
error-stale = The game has moved on. Look again and choose once more.
error-not-your-turn = It is not your turn.
error-not-your-seat = This seat is not yours.
error-no-such-table = There is no such table. Check the link.
error-no-such-call = There is nothing at this address.
error-seat-taken = Somebody already sits there.
error-too-large = That is too long.
error-too-many = Too much at once. Wait a moment and try again.
error-not-now = That is not possible now.
error-unavailable = The server cannot answer right now. Nothing is lost; try again soon.
