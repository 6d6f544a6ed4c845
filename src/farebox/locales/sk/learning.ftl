# Training the net of a learned bot.

help-train = Trénuje sieť učiaceho sa bota pre mesto na partiách, ktoré hrá sám so sebou.
option-learning-output = Uloží sieť do tohto súboru.
option-learning-players = Pre koľkých hráčov: 2, 3 alebo 4.
option-learning-minutes = Koľko minút trénovať; 15, ak nie sú zadané minúty ani partie.
option-learning-games = Koľko partií trénovať; rovnaký počet a rovnaké semienko dajú rovnaký súbor.
option-learning-seed = Celé číslo, z ktorého vyplýva všetka náhoda tréningu.
learning-training = { $city }, počet hráčov: { $players }
learning-games = partie: { NUMBER($games) }
learning-strength = vyhráva { $won } proti plánovačom
learning-resumed = Pokračuje sa; odohrané partie: { NUMBER($games) }.
learning-written = Sieť je v súbore { $file }; „learned@{ $file }“ je bot, ktorý s ňou hrá.
learning-stopped = Zastavené. Doterajšia sieť je v súbore { $file }; ten istý príkaz pokračuje.

error-minutes-or-games = Zadajte buď minúty, alebo partie, nie oboje.
error-nothing-to-learn = Tréning potrebuje aspoň jednu partiu alebo niekoľko minút.
error-city-too-large-to-learn = Toto mesto je na učenie priveľké: počet vstupov je { $inputs }, možných je najviac { $most }.
error-no-weights = Pre toto mesto nie je natrénovaná sieť (počet hráčov: { $players }); vytvorí ju „farebox train“.
error-weights-missing = Súbor { $file } neexistuje.
error-not-weights = Súbor neobsahuje natrénovanú sieť.
error-weights-damaged = Súbor natrénovanej siete je poškodený alebo odrezaný.
error-weights-other-format = Natrénovaná sieť vznikla pre inú verziu Fareboxu.
error-weights-wrong-size = Natrénovaná sieť má pre toto mesto nesprávnu veľkosť.
error-weights-not-finite = Natrénovaná sieť obsahuje hodnoty, ktoré nie sú čísla.
error-weights-other-city = Sieť bola natrénovaná pre iné mesto alebo pre jeho inú verziu ({ $trained }).
error-weights-other-players = Sieť bola natrénovaná pre iný počet hráčov ({ $needed }, nie { $players }).
error-training-differs = Súbor { $file } patrí inému tréningu a zostal nezmenený.
error-training-not-readable = Súbor { $file } sa nedá čítať ako zastavený tréning: { $fault }.
