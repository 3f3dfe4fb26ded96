### A position of this game set up by hand.

study-site-hidden = falinn staður
study-tribe = Murlocs
