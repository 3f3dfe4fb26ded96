### A position of this game set up by hand.

study-site-hidden = skryté místo
study-tribe = Murlocs

study-why-decline = Uvolní místo nové rase.
