# Training the net of a learned bot.

help-train = Trénuj sieť učiaceho sa bota pre mesto na hrách, ktoré hrá sám so sebou.
option-learning-output = Ulož sieť do tohto súboru.
option-learning-players = Pre koľkých hráčov: 2, 3 alebo 4.
option-learning-minutes = Koľko minút trénovať; 15, ak nie sú zadané minúty ani počet hier.
option-learning-games = Na koľkých hrách trénovať; rovnaký počet a rovnaké semienko dajú rovnaký súbor.
option-learning-seed = Celé číslo, od ktorého závisí všetka náhoda v tréningu.
learning-training = { $city }, počet hráčov: { $players }
learning-games = hry: { NUMBER($games) }
learning-strength = vyhráva { $won } hier proti plánovačom
learning-resumed = Pokračuje sa; odohrané hry: { NUMBER($games) }.
learning-written = Sieť je v súbore { $file }; „learned@{ $file }“ je bot, ktorý s ňou hrá.
learning-stopped = Zastavené. Doterajšia sieť je v súbore { $file }; ten istý príkaz pokračuje.
learning-title = Ako sa sieť učila hrať: { $city }
learning-lead = Po odohraní hier ({ NUMBER($games) }) vyhráva samotná sieť { $won } hier proti { $bot } ({ $interval }).
learning-curve = Sila podľa počtu hier
learning-curve-how = Podiel hier, ktoré sieť vyhráva bez prehľadávania, sama medzi botmi jedného druhu. Zvislé čiary sú 95 % intervaly, bodkovaná čiara je rovnaký podiel.
learning-facts = Tréning
learning-again = Ten istý tréning ešte raz:
learning-page-written = Krivka učenia je v súbore { $file }.

error-minutes-or-games = Zadaj buď minúty, alebo počet hier, nie oboje.
error-nothing-to-learn = Tréning potrebuje aspoň jednu hru alebo niekoľko minút.
error-city-too-large-to-learn = Toto mesto je na učenie priveľké: počet vstupov je { $inputs }, možných je najviac { $most }.
error-no-weights = Pre toto mesto nie je natrénovaná sieť (počet hráčov: { $players }). Natrénuje ju tento príkaz: farebox train { $city } --players { $players } --output { $file }
error-weights-missing = Súbor { $file } neexistuje.
error-weights-not-readable = Natrénovanú sieť { $file } nemožno prečítať: { $fault }.
error-not-weights = Súbor neobsahuje natrénovanú sieť.
error-weights-damaged = Súbor natrénovanej siete je poškodený alebo neúplný.
error-weights-other-format = Natrénovaná sieť vznikla pre inú verziu Fareboxu.
error-weights-wrong-size = Natrénovaná sieť má pre toto mesto nesprávnu veľkosť.
error-weights-not-finite = Natrénovaná sieť obsahuje hodnoty, ktoré nie sú čísla.
error-weights-other-city = Sieť bola natrénovaná pre iné mesto alebo pre jeho inú verziu ({ $trained }).
error-weights-other-players = Sieť bola natrénovaná pre iný počet hráčov ({ $needed }, nie { $players }).
error-spectator-states-no-chance = Divák vie príliš málo na to, aby odhadol šance na výhru; treba pohľad hráča.
error-training-differs = Súbor { $file } patrí inému tréningu a zostal nezmenený.
error-training-not-readable = Súbor { $file } nie je zastavený tréning, ktorý môže pokračovať: { $fault }.
