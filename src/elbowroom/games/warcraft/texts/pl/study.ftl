### A position of this game set up by hand.

study-site-hidden = ukryte miejsce
study-tribe = Murlocs
