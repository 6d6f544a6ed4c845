# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Startpagina
menu = Menu
rules = Spelregels
close = Sluiten
loading = Laden…
too-old = Deze browser is te oud voor Farebox. Gebruik Safari { $safari }, Chrome { $chrome }, Firefox { $firefox } of een nieuwere versie.
no-script = Farebox heeft JavaScript nodig.
copy = Kopiëren
copied = Gekopieerd
next = Verder
skip = Overslaan
try-again = Probeer opnieuw
you = jij
bot = Bot
play = Spelen
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
title-table = { $city } · Farebox
title-replay = Herhaling · Farebox

# Cards, bots and tokens.
wild-ferry = veerboot
wild-bus = bus
wild-taxi = taxi
wild-card = { $wild ->
    [ferry] veerbootkaart
    [bus] buskaart
   *[taxi] taxikaart
  }
wild-cards = { $wild ->
    [ferry] veerbootkaarten
    [bus] buskaarten
   *[taxi] taxikaarten
  }
level-novice = Beginner
level-casual = Liefhebber
level-regular = Vaste speler
level-expert = Expert
level-master = Meester
level-novice-note = pakt wat er nu goed uitziet en vergeet de bestemmingskaarten.
level-casual-note = claimt eerst de langste routes en denkt daarna pas aan de bestemmingskaarten.
level-regular-note = plant zijn routes en haalt de meeste bestemmingskaarten; een goede tegenstander voor gezinnen.
level-expert-note = kijkt vooruit en zit je in de weg als dat loont.
level-master-note = kijkt ver vooruit en maakt weinig fouten.
token-symbol = { $symbol ->
    [0] brug
    [1] krab
    [2] hart
    [3] bel
    [4] vis
    [5] ster
    [6] bloem
   *[other] meeuw
  }

# Home.
home-lead = Korte stadsspellen vol routes. Trek kaarten, claim routes, haal je bestemmingen – in een kwartier.
home-play = Kies een stad
home-foot = Gratis en open. Geen account, geen reclame.
play-city = Speel { $city }
play-friends = Met vrienden
play-friends-in = Met vrienden: { $city }
starting = We beginnen…
city-san-francisco = Kabeltrams tegen de heuvels op, veerboten over de baai en onderweg fiches om te verzamelen.
city-paris = Bussen onder de gaslantaarns. Verzamel blauw, wit en rood en vier de bestorming van de Bastille.
city-new-york = Gele taxi’s van Harlem tot Wall Street; elke attractie die je aandoet, telt.
city-london = Rode bussen langs de Theems; verbind hele wijken voor extra punten.
go-on = Verder in { $city }
my-tables = Mijn tafels
my-tables-none = Hier vind je je spellen terug, zodat je verder kunt spelen.
remove-table = Haal van de lijst: { $city }
remove-confirm-lobby = Je verlaat deze tafel. Van je lijst halen?
remove-confirm-playing = Je geeft dit spel op: een bot speelt verder en het telt als verloren. Van je lijst halen?
remove-confirm-over = Dit spel van je lijst halen?
remove-yes = Weghalen
remove-no = Laten staan
watch-tables = Meekijken
watch-none = Er zijn nu geen openbare spellen.
status-lobby = wacht op spelers
status-playing = bezig
status-over = afgelopen
your-turn-short = Jouw beurt
show-all = { $count ->
    [one] Toon { $count }
   *[other] Toon alle { $count }
  }
join-title = Bij een tafel aanschuiven
join-link = Link of naam van de tafel
join = Aanschuiven
replay-file = Open een spelverslag

# The plan of a new table.
plan-title = Wie spelen er mee?
plan-you = Jij
plan-name = Naam
plan-name-of = Naam van de speler op plaats { $seat }
plan-default-name = Speler { $seat }
plan-seat = Plaats { $seat }
plan-bots = Bots
plan-bot = Bot · { $level }
plan-people = Mensen
plan-friend = Iemand anders, via een link
plan-here = Iemand op dit apparaat
plan-nobody = niemand
levels-play-like-regular = { level-expert } en { level-master } spelen als { level-regular }: hier zijn geen gecompileerde regels.
bot-not-offered = { $bot } is hier niet meer beschikbaar; { level-regular } speelt in zijn plaats.
plan-alone = Kies minstens één andere speler.
plan-more = Meer instellingen
plan-undo = Ongedaan maken
plan-undo-note = Alleen tegen bots: maak je laatste beslissing ongedaan.
plan-listed = Openbaar
plan-listed-note = Iedereen mag meekijken; niemand ziet je kaarten.
plan-limit = Tijd per beurt
plan-limit-value = { $seconds ->
    [0] geen limiet
    [30] 30 seconden
    [60] 1 minuut
    [120] 2 minuten
    [300] 5 minuten
   *[other] 1 dag
  }

# Before the game.
seat-open = vrij
guest-name = Gast
lobby-waiting = { $count ->
    [one] Er is nog { $count } plaats vrij. Stuur iemand de link.
   *[other] Er zijn nog { $count } plaatsen vrij. Stuur de anderen de link.
  }
lobby-invited = { $count ->
    [one] Er is nog { $count } plaats vrij. Ga zitten om mee te spelen.
   *[other] Er zijn nog { $count } plaatsen vrij. Ga zitten om mee te spelen.
  }
lobby-ready = Iedereen is er.
lobby-full = Deze tafel is vol. Blijf hier om mee te kijken.
lobby-absent = Nog niet aanwezig: { $players }
lobby-host = organisator
lobby-make-host = Draag de tafel over
lobby-add = Plaats toevoegen
lobby-remove = Verwijderen
lobby-remove-seat = Verwijder plaats { $seat }
lobby-colour = Kleur van plaats { $seat }
presence-here = hier
presence-away = kijkt even weg
presence-gone = niet verbonden
presence-thinking = denkt na
lobby-invite = Link naar deze tafel
lobby-take = Ga zitten
lobby-take-seat = Ga op plaats { $seat } zitten
lobby-leave = Vertrekken
lobby-open = Maak de plaats vrij
lobby-open-seat = Maak plaats { $seat } vrij
lobby-bot = Geef plaats { $seat } aan een bot
lobby-bot-short = Bot…
lobby-start = Start het spel
lobby-settings = Instellingen van de tafel
lobby-first = Wie begint
lobby-first-lot = Door loting
lobby-host-starts = De organisator van de tafel start het spel.

# The table.
turn-of = Beurt van { $player }
last-round = { $count ->
    [one] Laatste ronde: nog { $count } beurt
   *[other] Laatste ronde: nog { $count } beurten
  }
end-rule = Laatste ronde bij { $cars ->
    [one] { $cars } voertuig
   *[other] { $cars } voertuigen
  } of minder
reconnecting = Verbinding verbroken, we proberen het opnieuw…
sending = Versturen…
your-turn = Je bent aan de beurt.
your-last-turn = Dit is je laatste beurt!
time-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
  }
undo = Ongedaan maken
pass = Passen
tabs-title = Meer over de tafel

# What to do.
prompt-over = Het spel is afgelopen.
prompt-wait = Wachten op { $player }
prompt-others-choose = Nog aan het kiezen: { $players }
prompt-choose-first-tickets = Kies je eerste bestemmingskaarten.
prompt-place-stacks = { $tokens ->
    [one] Leg het reservefiche ({ $symbol }) op een oplichtende locatie
   *[other] Leg de { $tokens } reservefiches ({ $symbol }) op een oplichtende locatie
  }{ $count ->
    [1] .
   *[other] { " " }(nog te leggen: { $count }).
  }
prompt-take-turn = Jouw beurt: trek transportkaarten, claim een route of trek bestemmingskaarten.
# The same where there is little room.
prompt-take-turn-brief = Jouw beurt: kaarten, een route of bestemmingen?
prompt-second-card = Nog een kaart.
prompt-no-wild = Een openliggende { $wild } kan niet je tweede kaart zijn.
prompt-keep-tickets = Welke bestemmingskaarten houd je?
prompt-choose-token = Welk fiche pak je?
prompt-pass = Je kunt niets anders doen: pas.
take-token = { $location }: { $symbol }

# Why something cannot be done.
why-wait = Je bent niet aan de beurt.
why-watching = Je kijkt naar dit spel.
why-sending = Je laatste klik is nog onderweg.
why-empty = Hier is niets meer.
why-second-wild = Een openliggende { $wild } kan niet je tweede kaart zijn.
why-other-phase = Maak eerst af waar je mee bezig bent.
why-over = Het spel is afgelopen.
why-owned = Deze route is van { $player }.

# The board.
board-label = Bord van { $city }
board-keys = Bord; plus en min zoomen, pijltjes verschuiven het
keys-title = Sneltoetsen
keys-row = Neem die open kaart
keys-deck = Trek blind van de gedekte stapel
keys-tickets = Trek bestemmingskaarten
keys-routes = Naar de volgende route die je kunt claimen bij een plaats met deze letter
keys-next = Vorige of volgende route die je kunt claimen
keys-claim = Kies de route en claim ze daarna
keys-hand = Kaarten in je hand; Enter toont waarvoor je ermee kunt betalen
keys-log = Regels van het verloop; Enter toont de plek op het bord
keys-undo = Ongedaan maken
keys-zoom = Inzoomen, uitzoomen, heel het bord
keys-close = Kaart of venster sluiten
keys-help = Deze hulp
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-whole = Hele bord
route-label = { $route }, { $colour }, { $spaces ->
    [one] { $spaces } vakje
   *[other] { $spaces } vakjes
  }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
route-facts = { $colour } · { $spaces ->
    [one] { $spaces } vakje
   *[other] { $spaces } vakjes
  } · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
route-ferry = { $count ->
    [1] één kaart moet een { $wild } zijn
   *[other] { $count } kaarten moeten { $wilds } zijn
  }
place-label = { $players ->
    [2] Leg het fiche op { $location }
   *[other] Leg de stapel op { $location }
  }
place-token-label = Pak het fiche bij { $location }: { $symbol }

# Routes.
routes-title = Routes
routes-find = Locatie of kleur
routes-none = Geen route gevonden.
claim = Claimen
claim-route = { $route } claimen, { $colour }
claim-for = { $points ->
    [one] Claimen: +{ $points } punt
   *[other] Claimen: +{ $points } punten
  }
payment-title = { $route } claimen
payment-way = Betaal: { $cards }
show-twin = Toon de andere helft

# What things are worth.
gains-title = Wat het nog meer oplevert
gain-token = fiche ({ $symbol }) bij { $location }: +{ $points }
gain-either-token = fiche, { $first } of { $second }: +{ $points }
gain-flag-set = vlaggenset compleet: +{ $points }
gain-attraction = attractie { $location }: +{ $points }
gain-ticket = behaalt { $ticket }: +{ $points }
gain-district = wijk { $district } verbonden: +{ $points }
gain-last-round = start de laatste ronde
worth-tokens = Fiches nu: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
worth-now = = { $points }
worth-next = volgende +{ $points }
worth-no-tokens = nog geen fiches
worth-set = set +{ $points }
worth-attractions = Attracties aangedaan: { $count }, +{ $points }
worth-district = Wijk { $district } (+{ $points }), nog te verbinden: { $places }
worth-district-joined = Wijk { $district } verbonden: +{ $points }
place-stack = fiches ({ $symbol }), nog over: { $tokens }
place-stack-worth = Voor jou: +{ $points }
place-stack-mine = Je hebt dit symbool al.
place-stack-holders = In bezit van { $players }
place-stack-none = Hier liggen geen fiches meer.
place-stack-table = Punten per aantal symbolen
place-attraction = attractie: +{ $points } als jouw route hier komt
place-attraction-mine = Jij komt hier al.
place-district = wijk { $district }: +{ $points } als alles verbonden is
place-district-mine = Je hebt hem verbonden.
place-missing = Nog te verbinden: { $places }
place-routes = Vrije routes vanaf hier
route-spaces = { $spaces ->
    [one] { $spaces } vakje
   *[other] { $spaces } vakjes
  }

# Cards and piles.
row-title = Openliggende kaarten en stapels
row-card = Pak openliggende kaart { $slot }: { $card }
row-empty = Er is geen openliggende kaart { $slot }
pile-deck = { $count ->
    [one] Trek blind van de gedekte stapel, nog { $count } kaart
   *[other] Trek blind van de gedekte stapel, nog { $count } kaarten
  }
pile-deck-short = Stapel
pile-tickets = { $count ->
    [0] Geen bestemmingskaarten meer
    [one] Trek de laatste bestemmingskaart ({ $count })
   *[other] Trek bestemmingskaarten, nog { $count }
  }
pile-tickets-short = Bestemmingen
pile-discards = { $count ->
    [one] { $count } afgelegde kaart
   *[other] { $count } afgelegde kaarten
  }
pile-discards-short = Afgelegd
hand-title = { $count ->
    [one] Je hand, { $count } kaart
   *[other] Je hand, { $count } kaarten
  }
hand-none = Je hebt geen kaarten.
own-strip = Mijn bonus en mijn laatste route
own-last-route = Laatst geclaimd: { $route }
hand-hidden = De kaarten zijn afgedekt.
hand-find = Toon wat je met { $card } kunt betalen

# Tickets.
tickets-title = Bestemmingen
tickets-none = Nog geen bestemmingskaarten.
ticket-is-done = behaald
ticket-is-lost = geen weg meer over
ticket-is-short = te weinig voertuigen
ticket-is-missed = niet behaald
ticket-needs = { $spaces ->
    [0] open
    [one] nog { $spaces } vakje
   *[other] nog { $spaces } vakjes
  }
offer-first = Kies je eerste bestemmingskaarten
offer-title = Welke bestemmingskaarten houd je?
offer-rule = Houd er één of beide. Een behaalde bestemmingskaart levert punten op, een niet-behaalde kost punten.
offer-one = Dit is de laatste bestemmingskaart; die moet je houden.
keep-choose = Kies er minstens één
keep-tickets = { $count ->
    [one] Houd { $count } bestemmingskaart
   *[other] Houd { $count } bestemmingskaarten
  }

# Players.
players-title = Spelers
seat-label = { $player }, { $score ->
    [one] { $score } punt
   *[other] { $score } punten
  }
cars-left = { $count ->
    [one] nog { $count } voertuig
   *[other] nog { $count } voertuigen
  }
cards-held = { $count ->
    [one] { $count } transportkaart
   *[other] { $count } transportkaarten
  }
tickets-held = { $count ->
    [one] { $count } bestemmingskaart
   *[other] { $count } bestemmingskaarten
  }
flag-held = vlagkaart: { $card }
flag-missing = geen vlagkaart: { $card }
stand-in-short = invaller
stand-in-for-bot = { level-regular } speelt
stand-in-plays = Een bot speelt voor { $player }.
stand-in-ask = Laat een bot spelen
stand-in-me = Laat een bot spelen voor { $player }
stand-in-back = Ik ben terug
presence-gone-for = { $minutes ->
    [one] { $player } is al { $minutes } minuut niet verbonden.
   *[other] { $player } is al { $minutes } minuten niet verbonden.
  }
stand-in-confirm = Een bot speelt tot { $player } terug is; { $player } krijgt te horen wie erom vroeg. Zeker weten?
stand-in-yes = Ja, laat een bot spelen
stand-in-wait = Blijven wachten
stand-in-by = Terwijl je weg was, liet { $player } een bot voor je spelen.
stand-in-after-misses = Je miste drie beurten op rij, dus speelt een bot voor je.
game-paused = Het spel staat stil tot er iemand terug is.
turn-missed = De tijd is om: een bot speelt deze beurt, in de volgende speel jij weer.
still-there = Ben je er nog?
still-there-note = Over { $seconds } s speelt een bot deze beurt.
still-there-yes = Ik ben er
nudge = Por { $player } aan
nudged = { $player } wacht op je!
name-resigned = Bot voor { $player }
watching = Je kijkt toe
watching-note = Je kijkt toe; toeschouwers: { $count }.
watchers = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
  }
leave-table = Verlaten; een bot speelt tot ik terug ben
resign = Opgeven
resign-confirm = Een bot speelt je plaats uit en het spel telt voor jou als verloren. Terugkomen kan niet.
resign-yes = Ja, opgeven
resign-no = Verder spelen
mute-for-me = Demp reacties
mute-for-all = Demp reacties voor iedereen
react = Zeg iets
react-muted = Je reacties zijn aan deze tafel gedempt.
reaction-hello = Hallo!
reaction-good-luck = Succes!
reaction-nice = Mooi!
reaction-well-played = Goed gespeeld!
reaction-thanks = Bedankt!
reaction-sorry = Sorry!
reaction-haha = Haha!
reaction-wow = Wauw!
reaction-oh-no = O nee!
reaction-ouch = Au, die wilde ik!
reaction-so-close = Zo dichtbij!
reaction-lucky = Wat een geluk!
reaction-thinking = Even denken…
reaction-no-hurry = Doe rustig aan.
reaction-back-soon = Zo terug.
reaction-back-again = Ik ben er weer!
reaction-nearly-done = Bijna klaar!
reaction-congratulations = Gefeliciteerd!
reaction-good-game = Mooi spel!
reaction-again = Nog een spel?
curtain-title = { $player }, je bent aan de beurt
curtain-note = Neem het apparaat over en zorg dat niemand anders meekijkt.
curtain-open = Toon mijn kaarten
pass-on = Klaar, geef door
prompt-pass-on = Je beurt is voorbij. Nu: { $player }
curtain-recap = Sinds je laatste beurt

# What just happened.
recap-again = Wat er net gebeurde: nog eens tonen
recap-claim = { $route }, +{ $points }
recap-token = pakte fiche: { $symbol }
recap-set = vlaggenset, +{ $points }
recap-cards = trok { $cards }
recap-blind = { $count ->
    [one] een gedekte kaart
   *[other] { $count } gedekte kaarten
  }
recap-tickets = hield { $kept ->
    [one] { $kept } bestemmingskaart
   *[other] { $kept } bestemmingskaarten
  }
recap-stack = { $symbol } op { $location }
recap-pass = paste
recap-last-round = laatste ronde!
celebrate-ticket = Bestemming behaald: { $ticket }, +{ $points }
celebrate-set = Een hele vlaggenset: +{ $points }
won-you = Je hebt gewonnen!

# The log.
log-title = Verloop
log-empty = Er is nog niets gebeurd.
log-missed = { $who ->
    [you] De tijd is om: een bot speelt deze beurt voor je.
   *[other] De tijd is om voor { $player }: een bot speelt deze beurt.
  }
log-stand-in = { $who ->
    [you] Een bot speelt nu voor je.
   *[other] Een bot speelt nu voor { $player }.
  }
log-back = { $who ->
    [you] Je bent terug.
   *[other] { $player } is terug.
  }
log-resigned = { $who ->
    [you] Je geeft op; een bot speelt verder.
   *[other] { $player } geeft op; een bot speelt verder.
  }

# Settings.
menu-table = Deze tafel
menu-settings = Instellingen
setting-language = Taal
setting-scheme = Uiterlijk
scheme-auto = Systeeminstelling
scheme-light = Licht
scheme-dark = Donker
setting-confirm = Claims bevestigen
setting-confirm-note = Anders claim je een route meteen met één klik, als er maar één manier is om te betalen.
setting-sounds = Geluiden
setting-motion = Animaties
setting-notify = Waarschuw me als ik aan de beurt ben
setting-notify-note = Een melding van de browser als deze pagina verborgen is.
setting-notify-refused = De browser staat het niet toe. Sta meldingen van deze pagina toe in de instellingen van de browser.
setting-pace = { $seconds ->
    [0] Bots spelen meteen
    [one] Bots wachten { $seconds } seconde
   *[other] Bots wachten { $seconds } seconden
  }
seat-link = Verder op een ander apparaat
seat-link-note = Open deze link op het andere apparaat; hij werkt één keer en neemt je plaats mee.
commitment-title = Controleerbaar geschud
commitment-note = Dit is de hash van de geheime startwaarde. Na het spel staat de startwaarde in het verslag, en ‘farebox verify’ controleert of ze bij elkaar horen.

# The end.
score-lines = Alle punten van { $player }
score-copy = Kopieer het scoreblad
count-again = Opnieuw tellen
rematch = Revanche
rematch-go = Naar de revanche
replay = Herhaling
record-download = Verslag downloaden

# Replay.
replay-of = Herhaling · { $city }
replay-choose = Kies het verslag van een afgelopen spel.
replay-controls = Bediening van de herhaling
replay-eyes = Gezien door
eyes-open = Alle kaarten open
eyes-spectator = Een toeschouwer
replay-first = Naar het begin
replay-back = Terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Vooruit
replay-last = Naar het einde
replay-moment = { $at } van { $last }
replay-link = Kopieer de link naar dit moment
replay-hand = Kaarten van { $player }

# The rules page.
rules-length = Vakjes
rules-points = Punten
rules-find = Zoek in de regels
rules-none = Niets gevonden.
rules-page = Alle regels op één pagina
rules-back = Terug naar het spel
rules-cities = Steden
rules-numbers = Regelnummers
why-pays-nothing = Met deze kaarten kun je nog geen route betalen.

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = Eindpunt
web-error-offline = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
web-error-server-trouble = De server had een probleem. Probeer het zo nog eens.
web-error-page-not-found = Op dit adres is niets. Misschien is de link oud of niet compleet.
web-error-page-not-loaded = Een deel van de app kon niet geladen worden; waarschijnlijk is er een nieuwe versie. Laad de pagina opnieuw.
web-error-old-page = Er is een nieuwe versie van Farebox.
reload = Laad de nieuwe versie
web-error-not-a-link = Dit is geen link naar een tafel.
web-error-not-a-record = Dit bestand is geen spelverslag.
web-error-unknown = Er ging iets mis ({ $code }).
web-error-route-taken = Deze route is van { $seat }.
web-error-ferry-needs-wilds = Veerbootroute; { $wilds } nodig: { $needed }, beschikbaar: { $played }.
web-error-too-few-with-wilds = Te weinig kaarten ({ $card }): nodig { $needed }, je hebt er { $held } ({ $wilds } meegeteld).
web-error-too-few-of-one-colour = Eén kleur naar keuze: nodig { $needed }, je hebt er hoogstens { $held } ({ $wilds } meegeteld).
web-error-open-wild-as-second-card = Een openliggende { $wild } kan niet je tweede kaart zijn.
web-error-not-your-turn = Je bent niet aan de beurt.
