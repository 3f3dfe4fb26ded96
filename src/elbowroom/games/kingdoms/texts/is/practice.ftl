### Practice in this game.

practice-drill-dial = Hvað á að stilla leynilega stríðsteninginn á.
practice-drill-select = Hvaða aðgerð á að velja.
practice-drill-act = Hvað á að gera með aðgerðinni sem var valin.
practice-drill-retreat = Hvert á að hörfa eftir tapað stríð.
