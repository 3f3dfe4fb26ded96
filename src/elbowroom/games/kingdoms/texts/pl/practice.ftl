### Practice in this game.

practice-drill-dial = Co ustawić na tajnej kości wojny.
practice-drill-select = Którą akcję wybrać.
practice-drill-act = Co zrobić z wybraną akcją.
practice-drill-retreat = Dokąd się wycofać po przegranej wojnie.
