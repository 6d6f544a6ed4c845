# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = De spelregels
rules-title-city = De spelregels: { $city }

rules-title-aim = Waar het om gaat
rules-aim-1 = Je verzamelt transportkaarten, claimt er routes mee en zet er je voertuigen op, tot een eigen netwerk door de stad loopt.
rules-aim-2 = Je bestemmingskaarten noemen telkens twee locaties die je routes moeten verbinden.
rules-aim-3 = Wie aan het einde de meeste punten heeft, wint.

rules-title-setup = Voorbereiding
rules-setup-1 = Elke speler heeft alle voertuigen van één kleur en begint met 0 punten.
rules-setup-2 = Elke speler krijgt twee kaarten. De rest is de gedekte stapel; vijf daarvan worden omgedraaid als openliggende kaarten.
rules-setup-3 = Elke speler krijgt twee bestemmingskaarten en houdt er een of beide, zonder te zien wat de anderen kiezen. Teruggelegde kaarten gaan onder de stapel bestemmingskaarten.
rules-setup-4 = Wie begint, wordt geloot; de beurten gaan met de klok mee.

rules-title-turn = Jouw beurt
rules-turn-1 = In je beurt doe je precies één ding: kaarten trekken, een route claimen of bestemmingskaarten trekken.
rules-turn-2 = Kun je niets daarvan doen, dan pas je. Passen alle spelers na elkaar, dan is het spel afgelopen.

rules-title-drawing = Kaarten trekken
rules-drawing-1 = Trek twee kaarten, de ene na de andere, telkens een openliggende kaart of blind van de gedekte stapel. Je hand mag zo groot zijn als je wilt.
rules-drawing-2 = Een gepakte openliggende kaart wordt meteen vervangen door een kaart van de gedekte stapel.
rules-drawing-3 = Pak je als eerste kaart een openliggende joker, dan trek je geen tweede kaart.
rules-drawing-4 = Een openliggende joker kan niet je tweede kaart zijn.
rules-drawing-5 = Een joker die je blind trekt, telt als elke andere kaart.
rules-drawing-6 = Zodra drie van de openliggende kaarten jokers zijn, gaan alle vijf naar de aflegstapel en worden er vijf nieuwe omgedraaid.
rules-drawing-7 = Is de gedekte stapel op, dan wordt de aflegstapel geschud en vormt die de nieuwe gedekte stapel.
rules-drawing-8 = Je moet de tweede kaart trekken als er een is die je mag trekken.

rules-title-claiming = Een route claimen
rules-claiming-1 = Kies een vrije route, speel zoveel kaarten als ze vakjes heeft, allemaal in haar kleur, en zet op elk vakje een voertuig. Je mag één route per beurt claimen; ze hoeft niet aan je andere routes te grenzen.
rules-claiming-2 = Een joker telt als kaart van elke kleur. In San Francisco is dat de veerbootkaart, in Parijs en Londen de buskaart en in New York de taxikaart.
rules-claiming-3 = Voor een grijze route speel je kaarten van één kleur naar keuze.
rules-claiming-4 = Heb je minder voertuigen dan de route vakjes heeft, dan kun je haar niet claimen.
rules-claiming-5 = De punten voor de route krijg je meteen, en de gespeelde kaarten gaan naar de aflegstapel.
rules-claiming-6 = Hoeveel jokers je gebruikt, bepaal je zelf; je mag zelfs met alleen jokers betalen.

rules-title-doubles = Dubbele routes
rules-doubles-1 = Twee even lange routes tussen dezelfde twee locaties zijn een dubbele route. Niemand mag ze allebei hebben.
rules-doubles-2 = Met twee spelers is de ene gesloten zodra de andere bezet is.

rules-title-ferries = Veerboten
rules-ferries-1 = Een veerboot is een route met een veerbootsymbool op een van de vakjes. Voor elk symbool moet een van je kaarten een joker zijn.
rules-ferries-2 = De andere vakjes betaal je zoals gewoonlijk; ook daar mag een joker invallen.

rules-title-tickets = Bestemmingskaarten
rules-tickets-1 = Een bestemmingskaart noemt twee locaties en een waarde. Ze is voltooid als je routes de twee zonder onderbreking verbinden.
rules-tickets-2 = Trek je bestemmingskaarten, bekijk dan de bovenste twee en houd er een of beide; de andere gaat onder de stapel. Een kaart die je houdt, blijft tot het einde bij je.
rules-tickets-3 = Is er nog één bestemmingskaart, dan mag je die trekken, maar moet je haar houden. Is er geen meer, dan kun je er geen trekken.
rules-tickets-4 = Je bestemmingskaarten blijven geheim tot het berekenen van de score; hoeveel je er hebt niet.

rules-title-tokens = Toeristenfiches
rules-tokens-1 = Op elke gemarkeerde locatie ligt een stapel toeristenfiches met één symbool. Fiches per stapel, naar het aantal spelers: { $stacks }.
rules-tokens-2 = Met drie of vier spelers zijn er twee reservestapels. Voor de eerste beurt legt de laatste speler in de volgorde er een op een locatie zonder stapel, en dan doet de voorlaatste hetzelfde met de andere.
rules-tokens-3 = Met twee spelers legt de tweede speler van elke reservestapel één fiche op een eigen locatie zonder fiches.
rules-tokens-4 = Ligt aan een van de uiteinden van je geclaimde route een fiche, dan pak je er een, tenzij je dat symbool al hebt.
rules-tokens-5 = Kun je aan beide uiteinden een fiche pakken, dan kies je. Een route levert nooit meer dan één fiche op.
rules-tokens-6 = Aan het einde krijg je punten voor het aantal verschillende symbolen: { $token_points }.

rules-title-flags = Vlaggensets
rules-flags-1 = Claim je een route in een kleur van de vlag ({ $flag_colours }), houd dan een van de gespeelde kaarten van die kleur open voor je. Zo ontstaat een set in de kleuren van de Franse vlag.
rules-flags-2 = Een joker houd je nooit voor de vlag.
rules-flags-3 = Je houdt van elke kleur hoogstens één kaart.
rules-flags-4 = Zodra je alle kleuren hebt, krijg je { $flag_points ->
    [one] { $flag_points } punt
   *[other] { $flag_points } punten
  } en leg je de set af. Later mag je een nieuwe beginnen.

rules-title-attractions = Attracties
rules-attractions-1 = Aan het einde krijg je { $attraction_points ->
    [one] { $attraction_points } punt
   *[other] { $attraction_points } punten
  } voor elke toeristische attractie waar minstens één van je routes op uitkomt.

rules-title-districts = Wijken
rules-districts-1 = Aan het einde krijg je het nummer van een wijk als punten, als je routes al haar locaties tot één netwerk verbinden.
rules-districts-2 = Wegen via locaties in andere wijken tellen ook.

rules-title-end = Het einde
rules-end-1 = Heeft iemand aan het einde van zijn beurt nog { $last_cars ->
    [one] { $last_cars } voertuig
   *[other] { $last_cars } voertuigen
  } of minder, dan krijgt elke speler, ook deze, nog één beurt. Dan is het spel afgelopen.
rules-end-2 = Bij het berekenen van de score worden alle bestemmingskaarten getoond en geteld; de punten voor de routes zijn al geteld.

rules-title-scoring = Punten
rules-scoring-1 = Punten voor een route, naar het aantal vakjes: { $route_points }.
rules-scoring-2 = Een voltooide bestemmingskaart telt haar waarde erbij, een onvoltooide trekt die af. Je totaal mag negatief zijn.

rules-title-ties = Gelijke stand
rules-ties-1 = Bij gelijke totalen wint wie meer voltooide bestemmingskaarten heeft.
rules-ties-2 = Is ook dat gelijk, dan is het een gedeelde overwinning.
