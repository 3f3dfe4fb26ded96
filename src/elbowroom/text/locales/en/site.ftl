### The page without a server: its games live in the browser.

site-where = Where your games live
site-home = Your games live in this browser, and nowhere else. Clearing its data clears them too.
site-loading = The game is being loaded: { $percent } %. You can look around meanwhile.
site-old-browser = This browser is too old to play here: it lacks WebAssembly or unpacking. The rules can be read; a newer browser can play.
site-engine = The game could not be loaded. The rules can be read; load the page anew to try again.
site-no-storage = This browser keeps nothing here, as private windows do. You can play, but a game ends with this page: save its record in time.
site-storage-full = The browser has no room left, so the move was not made. Free some space or forget old tables, then play it again.
site-storage-failed = The browser could not keep this, so it was not done. Try again.
site-played-elsewhere = This game is played in another tab; here you watch. Close the other tab to play here.
site-needs-server = This needs a server; the page works without one.
site-lost = Something of this page could not be loaded. What you played is kept; try again.
