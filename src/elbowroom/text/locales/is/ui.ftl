### Words on buttons, labels and menus.

ui-app-name = Elbowroom
ui-undo = Afturkalla
ui-cancel = Hætta við
ui-close = Loka
ui-continue = Halda áfram
ui-done = Lokið
ui-bot = Botti
ui-take-seat = Fá sér sæti
ui-table = Borð
ui-spectate = Horfa á
ui-invite-link = Boðshlekkur
ui-copy-link = Afrita hlekk
ui-replay = Endursýning
ui-rematch = Spila aftur
ui-join = Vera með
ui-guest = Gestur
ui-nickname = Gælunafn
ui-difficulty = Erfiðleikastig
ui-reconnecting = Tengist aftur…
ui-game-log = Atburðaskrá
ui-chat = Spjall
ui-settings = Stillingar
ui-language = Tungumál
ui-sound = Hljóð
ui-animation-speed = Hraði hreyfimynda
ui-keyboard-shortcuts = Flýtilyklar
ui-tutorial = Kennsla
ui-rules-reference = Reglur í hnotskurn
ui-time-left = Tími eftir
ui-try-again = Reyna aftur
ui-loading = Hleður…
ui-game-name-classic = Smáheimar
ui-game-name-warcraft = Small World of Warcraft
ui-game-name-kingdoms = Tiny Epic Kingdoms
ui-game-name-heroes-call = Kall hetjanna

## Errors: one for every code of the protocol.

error-malformed = Ekki tókst að skilja skilaboðin.
error-illegal = Reglurnar leyfa þetta ekki.
error-stale = Staðan á borðinu hefur breyst. Líttu á hana og veldu aftur.
error-not-your-turn = Þú átt ekki leik.
error-not-your-seat = Þetta sæti er ekki þitt.
error-no-such-table = Þetta borð er ekki til. Athugaðu hlekkinn.
error-no-such-call = Ekkert er á þessari slóð.
error-seat-taken = Hér situr einhver nú þegar.
error-too-large = Þetta er of langt.
error-too-many = Of mikið í einu. Bíddu aðeins og reyndu aftur.
error-not-now = Þetta er ekki hægt núna.
error-unavailable = Þjónninn getur ekki svarað núna. Ekkert hefur glatast; reyndu aftur eftir smástund.
