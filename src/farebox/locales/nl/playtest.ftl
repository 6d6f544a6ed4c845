# Playtests: how well a city plays, and their report.

help-playtest = Laat bots een stad uitproberen en zegt hoe goed die speelt.
option-playtest-city = De id van een stad uit het pakket, een stadsbestand of een stadsmap.
option-playtest-effort = Hoeveel er gespeeld wordt: quick (alleen planners), normal of thorough.
option-playtest-html = Schrijf een pagina met bevindingen, grafieken en een warmtekaart van het bord naar dit bestand.
option-playtest-json = Bewaar de resultaten in dit bestand; een gestopte speltest gaat ermee verder.
playtest-stopped = Gestopt. Wat gespeeld is, staat in { $file }; dezelfde opdracht gaat verder.
playtest-not-kept = Gestopt. Er is niets bewaard; met --json BESTAND blijven de resultaten bewaard en gaat dezelfde opdracht verder.

error-unknown-manner = ‘{ $bot }’ is geen speelwijze; na de schuine streep neemt een planner of zoekende bot een van: { $known }.
error-unknown-effort = Er is geen omvang ‘{ $effort }’; kies een van: { $known }.
error-playtest-not-readable = { $file } kan niet gelezen worden: { $fault }.
error-playtest-broken = { $file } is geen bestand van een speltest, of het is beschadigd ({ $fault }).
error-playtest-differs = { $file } hoort bij een andere speltest en is niet gewijzigd ({ $what }: { $saved }, niet { $wanted }).

playtest-title = Speltest: { $city }
playtest-subtitle = Partijen tussen bots: { $games }, met 2, 3 en 4 spelers
playtest-overall-holds = Het bord voldoet aan elk gemeten criterium.
playtest-overall-open = Niets faalt, maar voor sommige criteria zijn meer partijen nodig.
playtest-overall-fails = Het bord faalt op minstens één criterium.
playtest-overall-unknown = Er is te weinig gespeeld voor een oordeel.

playtest-findings = Bevindingen
playtest-findings-how = Wat de moeite waard is om te veranderen, het belangrijkste eerst.
playtest-criteria = Criteria
playtest-criteria-how = Aan een criterium is voldaan als het 95%-interval binnen de grens ligt, het faalt als dat erbuiten ligt, en is anders open. Plaatsen, beide eerste bestemmingskaarten, het aandeel van bestemmingskaarten in de punten en, met drie en vier spelers, speelwijzen worden vergeleken met de gepubliceerde borden van New York en Londen.
playtest-heat = Verbindingen
playtest-heat-how = Wat de kleuren tonen: hoe vaak een verbinding geclaimd wordt, in procenten van alle partijen tussen planners; op welk moment van de partij, van 0 (begin) tot 100 (einde); of hoe vaak een eigenaar wint. Hoe donkerder en breder, hoe meer.
playtest-all-connections = Alle verbindingen, de minst geclaimde eerst
playtest-seats = Plaatsen
playtest-seats-how = Hoe vaak elke plaats wint tussen gelijke planners. De stippellijn is een gelijk deel.
playtest-course = Spelverloop
playtest-course-how = Een partij is beslist als de winnaar voor het laatst de leiding neemt. De grafieken tonen wanneer dat is, van 0 (begin) tot 100 (einde). De minuten gaan uit van 20 seconden per beurt en 3 minuten voorbereiding.
playtest-decided = Beslist in de kwarten van de partij: { $shares }; bij de eindtelling: { $share }
playtest-decided-during = tijdens de partij beslist
playtest-decided-last = bij de eindtelling beslist
playtest-scores = Scores
playtest-scores-how = Gemiddelde score, het bereik van 90% van de scores, de voorsprong van de winnaar, en partijen met hoogstens 5 punten verschil.
playtest-sources = Waar de punten vandaan komen
playtest-sources-how = Punten per speler; niet-behaalde bestemmingskaarten zijn afgetrokken.
playtest-source-routes = routes
playtest-source-tickets = bestemmingskaarten
playtest-source-bonus = bonus
playtest-winners = winnaars
playtest-losers = anderen
playtest-bonus = Bonus
playtest-bonus-how = Punten per speler voor wat de stad naast routes en bestemmingskaarten beloont, hun aandeel in de score van de winnaar, en hoe vaak de speler wint die er in zijn eentje de meeste heeft (in het klein: 95%-interval).
playtest-tickets = Bestemmingskaarten
playtest-tickets-how = Hoe vaak planners een aangeboden kaart houden en een gehouden kaart behalen, de gemiddelde punten, hoe vaak de houder wint, en de kaart die er het best bij past: wie beide heeft, behaalt beide duidelijk vaker dan toeval zou doen verwachten. In het klein: hoe vaak zoekende bots haar houden en behalen. Met 2, 3 en 4 spelers samen.
playtest-mark-easy = te makkelijk (spelers: { $players })
playtest-mark-hard = te moeilijk (spelers: { $players })
playtest-worth = Loont de tweede bestemmingskaart?
playtest-worth-how = Hoe vaak een zoekende bot die beide eerste kaarten moet houden, wint van andere die er precies één moeten houden. De stippellijn is een gelijk deel. Daaronder: hoe vaak spelers die vrij kunnen kiezen beide houden, hoeveel kaarten ze aan het einde hebben, en in het klein hoe vaak ze daarmee winnen.
playtest-manners = Speelwijzen
playtest-manners-how = Winst van de rij op de kolom (%), allemaal planners, met het 95%-interval in het klein. Met drie en vier spelers speelt er één zoals de rij en spelen alle anderen zoals de kolom. Daaronder: een planner die de bonus negeert tegen planners die hem meetellen.
playtest-skill = Speelsterkte
playtest-skill-how = Hoe vaak de eerste bot wint als alle andere aan tafel van de tweede soort zijn: sterkere bots tegen zwakkere, en een planner tegen bots met een andere stijl. De stippellijn is een gelijk deel.
playtest-colours = Kleuren
playtest-colours-how = Kaarten in de stapel, vakjes op het bord, vakjes per kaart, en hoeveel van de routes geclaimd worden.
playtest-facts = Over deze speltest
playtest-facts-how = Dezelfde startwaarde en dezelfde bots geven dezelfde resultaten.
playtest-again = Dezelfde speltest nog eens:

playtest-table = { $bot }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
playtest-players = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
playtest-held = Kaarten: { $count }
playtest-connection = { $ends }: geclaimd in { $share } van de partijen, gemiddeld na { $late } van de partij; { $won } gewonnen door een eigenaar

playtest-column-criterion = Criterium
playtest-column-players = Spelers
playtest-column-measured = Gemeten
playtest-column-interval = 95%
playtest-column-limit = Grens
playtest-column-verdict = Oordeel
playtest-column-table = Tafel
playtest-column-turns = Rondes
playtest-column-minutes = Minuten
playtest-column-leads = Wisselingen aan kop
playtest-column-early = Beslist in eerste helft
playtest-column-last = Beslist bij eindtelling
playtest-column-passing = Geëindigd door passen
playtest-column-passes = Keren gepast per partij
playtest-column-reshuffles = Keren geschud
playtest-column-score = Score
playtest-column-spread = 90%
playtest-column-margin = Voorsprong
playtest-column-close = Spannend
playtest-column-winners = Winnaars
playtest-column-losers = Anderen
playtest-column-bonus-share = Aandeel in de score
playtest-column-most-bonus = Gewonnen met de meeste bonus
playtest-column-connection = Verbinding
playtest-column-length = Lengte
playtest-column-late = Moment
playtest-column-winner = Gewonnen door eigenaar
playtest-column-ticket = Bestemmingskaart
playtest-column-points = Punten
playtest-column-kept = Gehouden
playtest-column-complete = Behaald
playtest-column-net = Nettopunten
playtest-column-won = Gewonnen
playtest-column-partner = Past bij
playtest-column-both = Beide eerste gehouden
playtest-column-colour = Kleur
playtest-column-cards = Kaarten
playtest-column-spaces = Vakjes
playtest-column-demand = Vakjes per kaart
playtest-column-claimed = Geclaimd

playtest-verdict-holds = voldoet
playtest-verdict-fails = faalt
playtest-verdict-open = open
playtest-verdict-unknown = niet gemeten
playtest-limit-most = hoogstens { $limit }
playtest-limit-least = minstens { $limit }
playtest-limit-between = { $low } tot { $high }

playtest-criterion-seats = 1. Plaatsen: hoeveel verder plaats { $subject } van een gelijk deel ligt dan op de gepubliceerde borden (punten)
playtest-criterion-ticket-hard = 2. Bestemmingskaarten: de moeilijkste wordt behaald als die gehouden is ({ $subject })
playtest-criterion-ticket-easy = 2. Bestemmingskaarten: de makkelijkste wordt behaald als die gehouden is ({ $subject })
playtest-criterion-routes = 3. Verbindingen: de minst gewilde wordt geclaimd ({ $subject })
playtest-criterion-endings = 4. Einde: partijen die door passen eindigen
playtest-criterion-tickets-matter = 5. Bestemmingskaarten tellen: beide eerste kaarten tegen één, vergeleken met het slechtste gepubliceerde bord (punten van een gelijk deel)
playtest-criterion-tickets-not-all = 5. Bestemmingskaarten zijn niet alles: beide tegen één, als veelvoud van een gelijk deel
playtest-criterion-ticket-points = 5. Het deel van de punten van de winnaar dat van bestemmingskaarten komt, vergeleken met het dichtstbijzijnde gepubliceerde bord (procentpunten)
playtest-criterion-manners = 6. Speelwijzen: de beste tegen de sterkste rivaal ({ $subject })
playtest-criterion-manners-compared = 6. Speelwijzen: de beste tegen de sterkste rivaal, vergeleken met het slechtste gepubliceerde bord (punten van een gelijk deel; { $subject })
playtest-criterion-bonus = 6. Bonus: winst van een planner die hem negeert

playtest-manner-keep-both = beide eerste kaarten
playtest-manner-keep-one = één eerste kaart
playtest-manner-few-long = weinig lange kaarten
playtest-manner-many-short = veel korte kaarten
playtest-manner-routes-only = alleen routes
playtest-manner-bonus-first = eerst de bonus
playtest-manner-no-bonus = negeert de bonus

playtest-finding-none = Niets valt op: geen kaart, verbinding, kleur, plaats of speelwijze wijkt af.
playtest-finding-unfinishable = Bots kunnen hier geen partij afmaken: { $share } eindigt door passen (spelers: { $players }), omdat niemand door de voertuigen heen raakt. Voeg routes toe of geef minder voertuigen.
playtest-finding-passing = { $share } van de partijen eindigt door passen (spelers: { $players }): geef minder voertuigen of voeg routes toe.
playtest-finding-tickets-worthless = Bestemmingskaarten zijn een last: beide eerste houden wint maar { $share } (spelers: { $players }; een gelijk deel is { $equal }). Gebruik kortere en meer verbindingen, en kaarten die verder reiken.
playtest-finding-tickets-overwhelming = Bestemmingskaarten zijn alles: beide eerste houden wint { $share } (spelers: { $players }; een gelijk deel is { $equal }). Gebruik kortere kaarten of meer punten voor routes.
playtest-finding-ticket-points-few = Bestemmingskaarten tellen te weinig: maar { $share } van de punten van de winnaar komt ervan (spelers: { $players }; { $low } tot { $high } op de gepubliceerde borden). Gebruik kaarten die verder reiken of geef minder punten voor routes.
playtest-finding-ticket-points-many = Bestemmingskaarten tellen te veel: { $share } van de punten van de winnaar komt ervan (spelers: { $players }; { $low } tot { $high } op de gepubliceerde borden). Gebruik kortere kaarten of geef meer punten voor routes.
playtest-finding-seat = Plaats { $seat } wint { $share } van de partijen (spelers: { $players }), veel verder van een gelijk deel dan op de gepubliceerde borden. Langere partijen maken dat goed: geef meer voertuigen.
playtest-finding-manner = Eén speelwijze verslaat alle andere: { $manner } wint minstens { $share } tegen elk ervan (spelers: { $players }). { $advice }
playtest-advice-few-long = Vervang enkele van de langste bestemmingskaarten door kortere.
playtest-advice-many-short = Vervang enkele van de kortste bestemmingskaarten door langere.
playtest-advice-routes-only = Gebruik bestemmingskaarten die verder reiken of geef minder punten voor routes.
playtest-advice-bonus-first = Geef minder punten voor de bonus.
playtest-finding-bonus-worthless = De bonus is bijna niets waard: een planner die hem negeert, wint { $share } (spelers: { $players }; een gelijk deel is { $equal }). Geef er meer punten voor.
playtest-finding-bonus-decides = De bonus beslist de partij: een planner die hem negeert, wint maar { $share } (spelers: { $players }; een gelijk deel is { $equal }). Geef er minder punten voor.
playtest-finding-ticket-unwanted = Niemand wil de bestemmingskaart { $ends } ({ $points }): maar in { $share } van de gevallen gehouden. Vervang deze kaart.
playtest-finding-ticket-hard = De bestemmingskaart { $ends } ({ $points }) wordt maar in { $share } van de partijen behaald waarin die gehouden is (spelers: { $players }): maak de weg korter of vervang de kaart.
playtest-finding-ticket-easy = De bestemmingskaart { $ends } ({ $points }) wordt in { $share } van de partijen behaald waarin die gehouden is (spelers: { $players }): kies locaties die verder uit elkaar liggen.
playtest-finding-connection = Niemand wil de verbinding { $ends }: maar in { $share } van de partijen geclaimd (spelers: { $players }). Maak die korter, laat er een bestemmingskaart over lopen of schrap die.
playtest-finding-colour = Te weinig kaarten ({ $colour }): in de stapel { $cards }, vakjes op het bord { $spaces }. Voeg kaarten toe of geef sommige routes een andere kleur.
playtest-finding-early = { $share } van de partijen is in de eerste helft beslist (spelers: { $players }). Geef meer voertuigen of gebruik kaarten die verder reiken: dan komen meer punten pas laat.

cli-city-new = Maak een eerste ontwerp van een stad uit locaties met coördinaten: het kan meteen getekend en gespeeld worden.
cli-city-new-name = De naam van de stad.
cli-city-new-locations = Locaties met coördinaten: CSV met kolommen name, lon en lat, of GeoJSON-punten met namen.
cli-city-new-out = Het stadsbestand om te schrijven; standaard genoemd naar de stad.
cli-city-new-seed = Een geheel getal; dezelfde locaties en startwaarde geven dezelfde stad. Standaard 1.
cli-city-made = { $name }: een eerste ontwerp is geschreven naar { $file }.
error-wrong-number-of-places = Nodig: { $least } tot { $most } locaties; het bestand heeft er { $places }.
error-place-name-taken = Twee locaties zouden dezelfde id hebben, of een heeft er geen: ‘{ $name }’ (nummer { $number }).
error-places-without-columns = De tabel moet de kolommen name, lon en lat hebben; er zijn: { $found }.
error-place-without-numbers = Locatie of regel { $number } mist een naam of coördinaten.
error-places-broken = Het bestand is geen GeoJSON met benoemde punten ({ $fault }).

cli-city-tune = Stel wijzigingen voor waarmee een stad beter speelt, gevonden met gesimuleerde spellen; wat het bestand als vast aanmerkt, blijft.
cli-city-tune-out = Het stadsbestand voor het voorstel, of de map als de stad een map is; standaard genoemd naar de stad, met -tuned.
cli-city-tune-steps = Hoeveel wijzigingen er hoogstens geprobeerd worden.
cli-city-tune-seed = Een geheel getal; hetzelfde bestand en dezelfde startwaarde geven hetzelfde voorstel. Standaard 1.
cli-city-tune-html = Schrijf de rapporten van voor en na naar deze map, als before.html en after.html.
tune-before = Ervoor
tune-search = Zoeken
tune-after = Erna
tune-stopped = Gestopt. De beste wijzigingen tot nu toe staan in { $file }; ga met dat bestand verder.
tune-written = Het voorstel staat in { $file }. Is de stad al gespeeld, verhoog dan de versie.
tune-nothing-to-change = Niets te wijzigen: geen enkel criterium faalt.
tune-nothing-found = Er is geen wijziging gevonden die helpt. Probeer meer stappen, of leg minder vast.
tune-unfinishable = Bots kunnen hier geen spel uitspelen, dus valt geen wijziging te meten. Voeg routes toe of geef spelers minder voertuigen.
tune-change-length = { $ends }: lengte { $length } (eerst: { $before })
tune-change-colours = { $ends }: { $colours } (eerst: { $old })
tune-change-double = { $ends }: nu dubbel ({ $colours })
tune-change-single = { $ends }: nu enkel ({ $colours })
tune-change-ticket-out = Bestemmingskaart eruit: { $ends } ({ $points })
tune-change-ticket-in = Bestemmingskaart erbij: { $ends } ({ $points })
tune-change-value = Bestemmingskaart { $ends }: waarde { $points } (eerst: { $before })
playtest-column-before = Ervoor
playtest-column-after = Erna
error-city-list-missing = Het bestand schrijft ‘{ $list } = [ … ]’ niet over meerdere regels, dus kan de lijst niet vervangen worden.
error-city-text = Het stadsbestand heeft fouten ({ $problems }); ‘farebox city check’ somt ze op.
error-too-few-steps = Er is minstens één stap nodig, niet { $steps }.
error-city-without-name = Een stad heeft een naam nodig.
error-places-table-broken = De tabel met locaties kan niet gelezen worden ({ $fault }).
error-place-off-the-earth = Locatie of regel { $number } ligt niet op aarde: een breedtegraad ligt tussen −90 en 90, een lengtegraad tussen −360 en 360.
error-places-without-board = Van deze locaties kan geen bord worden gemaakt: ze liggen te dicht bij één punt of één lijn. Zet er een paar verder uit elkaar.
error-proposal-is-a-folder = { $file } kan het voorstel niet bevatten: de stad is een map, dus het voorstel ook. Noem een map.
