# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = De spelregels
rules-title-city = De spelregels: { $city }

rules-title-setup = Voorbereiding
rules-setup-1 = Elke speler pakt alle voertuigen van één kleur en begint met 0 punten.
rules-setup-2 = Op elke gemarkeerde locatie komt een stapel toeristenfiches met één symbool; twee stapels worden apart gelegd als reserve. Fiches per stapel, naar het aantal spelers: { $stacks }.
rules-setup-3 = De transportkaarten worden geschud en elke speler krijgt er twee. De rest vormt de gedekte stapel; de bovenste vijf worden open naast het bord gelegd.
rules-setup-4 = De bestemmingskaarten worden geschud en elke speler krijgt er twee. Iedereen houdt er één of beide, zonder te zien wat de anderen kiezen; teruggelegde kaarten gaan gedekt onder de stapel bestemmingskaarten.
rules-setup-5 = Er wordt geloot wie begint, tenzij dat vooraf is afgesproken; bij het kiezen van de bestemmingskaarten kent iedereen de volgorde al. De beurten gaan met de klok mee.
rules-setup-6 = Met drie of vier spelers, vóór de eerste beurt: de laatste speler in de volgorde legt een reservestapel op een locatie zonder stapel, en dan doet de voorlaatste hetzelfde met de andere.
rules-setup-7 = Met twee spelers, vóór de eerste beurt: de tweede speler pakt van elke reservestapel één fiche en legt die op twee verschillende locaties zonder fiches. De overige reservefiches doen niet mee.

rules-title-aim = Doel van het spel
rules-aim-1 = Je verzamelt transportkaarten, claimt er routes mee en zet er je voertuigen op, tot een eigen netwerk door de stad loopt.
rules-aim-2 = Je bestemmingskaarten noemen telkens twee locaties die je routes moeten verbinden.
rules-aim-3 = Wie aan het einde de meeste punten heeft, wint.

rules-title-turn = De speelbeurt
rules-turn-1 = In je beurt doe je precies één ding: transportkaarten trekken, een route claimen of bestemmingskaarten trekken.
rules-turn-2 = Kun je niets daarvan doen, dan pas je. Passen alle spelers na elkaar, dan is het spel afgelopen.

rules-title-drawing = Transportkaarten trekken
rules-drawing-1 = Trek twee transportkaarten, de ene na de andere, telkens een openliggende kaart of blind van de gedekte stapel. Je hand mag zo groot zijn als je wilt.
rules-drawing-2 = Een gepakte openliggende kaart wordt meteen vervangen door een kaart van de gedekte stapel.
rules-drawing-3 = Pak je als eerste kaart een openliggende joker, dan trek je geen tweede kaart.
rules-drawing-4 = Een openliggende joker kan niet je tweede kaart zijn.
rules-drawing-5 = Een joker die je blind trekt, telt als elke andere kaart.
rules-drawing-6 = Zodra drie of meer van de vijf openliggende kaarten jokers zijn, gaan alle vijf naar de aflegstapel en worden er vijf nieuwe omgedraaid.
rules-drawing-7 = Is de gedekte stapel op, dan wordt de aflegstapel geschud en vormt die de nieuwe gedekte stapel.
rules-drawing-8 = Je moet de tweede kaart trekken als er een is die je mag trekken.

rules-title-claiming = Een route claimen
rules-claiming-1 = Een route is een rij vakjes tussen twee naburige locaties. Kies een vrije route, speel evenveel transportkaarten in de kleur van de route als er vakjes zijn, en zet op elk vakje een voertuig. Je mag één route per beurt claimen; die hoeft niet aan te sluiten op je andere routes.
rules-claiming-2 = Een joker telt als kaart van elke kleur. { $wild ->
    [ferry] In deze stad is dat de veerbootkaart.
    [bus] In deze stad is dat de buskaart.
    [taxi] In deze stad is dat de taxikaart.
   *[all] In San Francisco is dat de veerbootkaart, in Parijs en Londen de buskaart en in New York de taxikaart.
  }
rules-claiming-3 = Voor een grijze route speel je kaarten van één kleur naar keuze.
rules-claiming-4 = Heb je minder voertuigen dan de route vakjes heeft, dan kun je die niet claimen.
rules-claiming-5 = De punten voor de route krijg je meteen, en de gespeelde kaarten gaan naar de aflegstapel{ $bonus ->
    [flag-sets] , behalve een vlagkaart die je houdt
    [all] , in Parijs behalve een vlagkaart die je houdt
   *[other] {""}
  }.
rules-claiming-6 = Punten voor een route, naar het aantal vakjes: { $route_points }.
rules-claiming-7 = Hoeveel jokers je gebruikt, bepaal je zelf; je mag zelfs met alleen jokers betalen.

rules-title-doubles = Dubbele routes
rules-doubles-1 = Twee even lange routes tussen dezelfde twee locaties zijn een dubbele route. Niemand mag beide helften hebben.
rules-doubles-2 = Met twee spelers is de ene helft voor iedereen gesloten zodra de andere geclaimd is.

rules-title-ferries = Veerboten
rules-ferries-1 = Een veerbootroute heeft een veerbootsymbool op een of meer vakjes. Voor elk symbool moet een van je kaarten een joker zijn.
rules-ferries-2 = De andere vakjes betaal je zoals gewoonlijk; ook daar mag een joker invallen.

rules-title-tokens = Toeristenfiches
rules-tokens-1 = Ligt aan een van de uiteinden van je geclaimde route een fiche, dan pak je er een, tenzij je dat symbool al hebt. Heb je het symbool aan het ene uiteinde al, dan pak je het fiche aan het andere.
rules-tokens-2 = Kun je aan beide uiteinden een fiche pakken, dan kies je. Een route levert nooit meer dan één fiche op.
rules-tokens-3 = Een fiche pakken is verplicht, en fiches liggen open voor de spelers.

rules-title-flags = Vlaggensets
rules-flags-1 = Claim je een route in een kleur van de vlag ({ $flag_colours }), houd dan een van de gespeelde kaarten van die kleur open voor je in plaats van die af te leggen. Zo ontstaat een set in de kleuren van de Franse vlag.
rules-flags-2 = Een joker houd je nooit voor de vlag: een route die je met alleen jokers betaalt, levert geen kaart op.
rules-flags-3 = Je houdt van elke kleur hoogstens één kaart. Heb je die kleur al, dan leg je alle gespeelde kaarten af.
rules-flags-4 = Heb je aan het einde van je beurt alle kleuren, dan vier je de bestorming van de Bastille: je krijgt meteen { $flag_points ->
    [one] { $flag_points } punt
   *[other] { $flag_points } punten
  } en legt de set af. In een latere beurt mag je een nieuwe beginnen.
rules-flags-5 = Vlagkaarten liggen open en blijven buiten de gedekte stapel tot ze afgelegd worden.

rules-title-tickets = Bestemmingskaarten
rules-tickets-1 = Een bestemmingskaart noemt twee locaties en een waarde. Je behaalt die kaart door de twee met een ononderbroken reeks routes te verbinden.
rules-tickets-2 = Trek je bestemmingskaarten, bekijk dan de bovenste twee en houd er één of beide; de andere gaat onder de stapel. Een kaart die je houdt, blijft tot het einde bij je. Je mag zoveel bestemmingskaarten hebben als je wilt.
rules-tickets-3 = Is er nog één bestemmingskaart, dan mag je die trekken, maar dan moet je die houden. Is er geen meer, dan kun je er geen trekken.
rules-tickets-4 = Je bestemmingskaarten, en of je ze behaald hebt, blijven geheim tot het berekenen van de score; hoeveel je er hebt, niet.

rules-title-attractions = Attracties
rules-attractions-1 = Aan het einde krijg je { $attraction_points ->
    [one] { $attraction_points } punt
   *[other] { $attraction_points } punten
  } voor elke toeristische attractie waar minstens één van je routes op uitkomt.

rules-title-districts = Wijken
rules-districts-1 = Aan het einde krijg je evenveel punten als het nummer van de wijk, als je routes alle locaties van die wijk tot één netwerk verbinden.
rules-districts-2 = Wegen via locaties buiten de wijk tellen ook.

rules-title-end = Einde van het spel
rules-end-1 = Heeft iemand aan het einde van de beurt nog { $last_cars ->
    [one] { $last_cars } voertuig
   *[other] { $last_cars } voertuigen
  } of minder, dan krijgt elke speler, ook die speler zelf, nog één beurt. Daarna is het spel afgelopen.
rules-end-2 = De laatste beurt is een gewone beurt. Raken in deze laatste ronde ook anderen door hun voertuigen heen, dan komen er geen beurten bij.
rules-end-3 = Bij het berekenen van de score worden alle bestemmingskaarten getoond en geteld; de punten voor de routes zijn al geteld.
rules-end-4 = De waarde van een behaalde bestemmingskaart wordt bij je score opgeteld, die van een niet-behaalde afgetrokken. Je totaal kan negatief zijn.
rules-end-5 = Toeristenfiches leveren punten op voor het aantal verschillende symbolen: { $token_points }.
rules-end-6 = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie de meeste bestemmingskaarten heeft behaald.
rules-end-7 = Is het dan nog gelijk, dan is het een gedeelde overwinning.
