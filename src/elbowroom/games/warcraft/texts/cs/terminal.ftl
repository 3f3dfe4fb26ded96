### What the table in the terminal says of this game.

terminal-tribe = { RACE("murlocs") }
terminal-border = vstupní region
terminal-no-race = zatím bez rasy
terminal-rules-what = Napiš rasu, schopnost, ID pravidla nebo slova z pravidel: { $example }
terminal-help-rules = rasa, schopnost, ID pravidla nebo slova z pravidel
terminal-help-arrange = přesun: v těchto regionech má být tolik žetonů; stačí i { $short }
