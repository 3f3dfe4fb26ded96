### Practice in this game.

practice-drill-dial = Co nastavit na tajné bojové kostce.
practice-drill-select = Kterou akci vybrat.
practice-drill-act = Co s vybranou akcí udělat.
practice-drill-retreat = Kam ustoupit po prohrané válce.
