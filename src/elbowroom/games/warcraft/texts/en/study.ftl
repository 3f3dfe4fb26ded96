### A position of this game set up by hand.

study-site-hidden = hidden site
study-tribe = Murlocs
