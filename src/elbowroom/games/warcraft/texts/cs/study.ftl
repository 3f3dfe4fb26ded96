### A position of this game set up by hand.

study-site-hidden = skryté místo
study-tribe = Murlocs

study-why-decline = Uvolní místo nové rase.

## The same with this box's word for race

study-no-race = bez rasy
study-choose-race = Rasa a schopnost
study-race = Rasa
