### Practice in this game.

practice-drill-dial = What to set the secret war die to.
practice-drill-select = Which action to select.
practice-drill-act = What to do with the selected action.
practice-drill-retreat = Where to retreat after a lost war.
