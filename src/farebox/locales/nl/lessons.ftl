# The cards of the guided game, and the tips; loaded when they are needed.

guide-lead = Een kort, echt spel van ongeveer tien minuten. Kleine kaartjes laten zien wat je nu doet; de beurten van je tegenstander zijn voorbereid. Je kunt altijd stoppen, en het telt in geen enkele statistiek mee.
guide-step = Begeleid spel: stap { $number } van { $lessons }
guide-show = Laat zien waar
guide-fold = Dit kaartje inklappen
guide-leave = Het begeleide spel verlaten
guide-leave-note = Je kunt zonder deze kaartjes verder spelen, of dit spel verlaten.
guide-stay = Blijven
guide-alone = Verder zonder kaartjes
guide-quit = Spel verlaten
guide-whole = Nu een heel spel
why-guide = Dat komt later. Volg nu eerst het kaartje.

# What to do; the names of cards stand apart.
do-row = Pak deze kaart: { $card }.
do-deck = Trek een kaart van de gedekte stapel.
do-tickets = Trek bestemmingskaarten van hun stapel.
do-keep = Houd { $tickets }. Over de andere beslis jij.
do-token = Pak een van de twee.
do-route = Kies de route { $route }.
do-pay = Betaal met { $cards }.
do-pass = Pas.
do-count = Tel mee: druk op ‘{ $next }’.

lesson-first-tickets = Bestemmingskaarten zijn je doelen. Verbind de twee locaties van een kaart met je eigen routes en je krijgt de punten. Lukt dat niet, dan verlies je ze.
lesson-draw = In je beurt doe je één van drie dingen: kaarten trekken, een route claimen of bestemmingskaarten trekken. Met kaarten betaal je routes van hun kleur.
lesson-second-card = Je trekt twee kaarten per beurt. Van de gedekte stapel trek je blind.
lesson-wild = Deze { $wild } telt als elke kleur. Pak je die open, dan is het de enige kaart van je beurt.
lesson-sweep = Er liggen twee { $wilds } open. Bij een derde worden alle vijf kaarten vervangen. Kijken wat er komt.
lesson-more = Verzamel kaarten voor je volgende routes.
lesson-claim = Met je hand kun je een route betalen: één kaart van de kleur per vakje. Hier liggen twee routes naast elkaar, maar met twee spelers kan er maar één geclaimd worden.
lesson-gray = Voor een grijze route is elke kleur goed, zolang al je kaarten dezelfde hebben.
lesson-ferry = Een veerboot heeft een vakje met een schip, en voor dat vakje heb je een { $wild } nodig.
lesson-token = Toeristenfiches! Aan elk uiteinde van je route ligt er een, en je krijgt er één. Verschillende symbolen leveren aan het einde punten op.
lesson-tickets = Je kunt in elke beurt bestemmingskaarten trekken. Je bekijkt er twee en houdt er minstens één: dat kan meer punten opleveren, of punten kosten.
lesson-keep = Een bestemmingskaart die je houdt, blijft tot het einde bij je. Neem er een die je met je routes kunt halen.
lesson-flag = Voor een route in een kleur van de vlag houd je een van de gespeelde kaarten. Je hebt er één; blauw, wit en rood vormen een set. Een { $wild } kan invallen voor een kaart, maar nooit voor de vlag.
lesson-flag-set = Er ontbreekt nog één kleur van de vlag. De hele set levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op.
lesson-another = Met je hand kun je nog een route betalen.
lesson-last = De laatste ronde! Iemand heeft nog { $cars ->
    [one] { $cars } voertuig
   *[other] { $cars } voertuigen
  } of minder, dus iedereen heeft nog één beurt.
lesson-count = Nu wordt alles geteld. De punten voor routes had je al; behaalde bestemmingskaarten leveren hun punten op, niet-behaalde kosten ze{ $bonus ->
    [tourist-tokens] , en verschillende fiches leveren ook punten op
   *[other] {""}
  }. Het hoogste totaal wint.
lesson-done = Nu ken je het spel. Klaar voor een heel spel?
lesson-free = Je bent van het voorbereide pad af. Dat is prima: dit is een echt spel, dus speel verder zoals je wilt.

after-sweep = Daar was hij: alle openliggende kaarten zijn vervangen.
after-claim = Je voertuigen staan op de route en de punten zijn van jou. De route ernaast is nu gesloten.
after-flag-set = Een hele vlaggenset, meteen punten!

pay-plain = Eén kaart per vakje, allemaal van één kleur. Ze gaan naar de aflegstapel.
pay-wild = De { $wild } valt in voor een kaart die je niet hebt.
pay-ferry = Eén { $wild } voor het schip, en kaarten van één kleur voor de andere vakjes.

tip-label = Uitleg:
tip-close = Begrepen
tip-off = Geen uitleg meer
tip-sweep = Er lagen drie { $wilds } open, dus zijn alle vijf kaarten vervangen.
tip-ferry = Deze route is een veerboot: voor elk vakje met een schip heb je een { $wild } nodig.
tip-token = Aan beide uiteinden van je route ligt een fiche, en je pakt er één. Verschillende symbolen leveren aan het einde punten op.
tip-flag = Je houdt een kaart in een kleur van de vlag. Blauw, wit en rood samen leveren { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op.
tip-last = De laatste ronde: iedereen heeft nog één beurt, daarna worden de bestemmingskaarten geteld.
