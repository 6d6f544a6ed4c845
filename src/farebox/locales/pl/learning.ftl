# Training the net of a learned bot.

help-train = Trenuj sieć uczącego się bota dla miasta na grach, które rozgrywa sam ze sobą.
option-learning-output = Zapisz sieć w tym pliku.
option-learning-players = Dla ilu graczy: 2, 3 lub 4.
option-learning-minutes = Ile minut trenować; 15, jeśli nie podano ani minut, ani liczby gier.
option-learning-games = Na ilu grach trenować; ta sama liczba i to samo ziarno dają ten sam plik.
option-learning-seed = Liczba całkowita, od której zależy cała losowość treningu.
learning-training = { $city }, graczy: { $players }
learning-games = gry: { NUMBER($games) }
learning-strength = wygrywa { $won } gier z planistami
learning-resumed = Ciąg dalszy; rozegrane gry: { NUMBER($games) }.
learning-written = Sieć jest w pliku { $file }; „learned@{ $file }” to bot, który nią gra.
learning-stopped = Zatrzymano. Dotychczasowa sieć jest w pliku { $file }; to samo polecenie kontynuuje.
learning-title = Jak sieć uczyła się gry: { $city }
learning-lead = Po rozegraniu { NUMBER($games) } gier sama sieć wygrywa { $won } gier przeciwko { $bot } ({ $interval }).
learning-curve = Siła według liczby gier
learning-curve-how = Odsetek gier, które sieć wygrywa bez przeszukiwania, sama wśród botów jednego rodzaju. Pionowe kreski to przedziały 95%, linia kropkowana oznacza równy udział.
learning-facts = Trening
learning-again = Ten sam trening jeszcze raz:
learning-page-written = Krzywa uczenia jest w pliku { $file }.

error-minutes-or-games = Podaj albo minuty, albo liczbę gier, nie jedno i drugie.
error-nothing-to-learn = Trening wymaga co najmniej jednej gry lub kilku minut.
error-city-too-large-to-learn = To miasto jest za duże, by się go nauczyć: liczba wejść to { $inputs }, a może być najwyżej { $most }.
error-no-weights = Dla tego miasta nie ma wytrenowanej sieci (graczy: { $players }). To polecenie ją wytrenuje: farebox train { $city } --players { $players } --output { $file }
error-weights-missing = Nie ma pliku { $file }.
error-weights-not-readable = Nie można odczytać wytrenowanej sieci { $file }: { $fault }.
error-not-weights = Plik nie zawiera wytrenowanej sieci.
error-weights-damaged = Plik wytrenowanej sieci jest uszkodzony lub niepełny.
error-weights-other-format = Wytrenowana sieć powstała dla innej wersji programu Farebox.
error-weights-wrong-size = Wytrenowana sieć ma zły rozmiar dla tego miasta.
error-weights-not-finite = Wytrenowana sieć zawiera wartości, które nie są liczbami.
error-weights-other-city = Sieć wytrenowano dla innego miasta lub innej jego wersji ({ $trained }).
error-weights-other-players = Sieć wytrenowano dla innej liczby graczy ({ $needed }, a nie { $players }).
error-spectator-states-no-chance = Widz wie za mało, by oszacować szanse na wygraną; potrzebny jest widok gracza.
error-training-differs = { $file } należy do innego treningu i pozostał bez zmian.
error-training-not-readable = Plik { $file } nie jest zatrzymanym treningiem, który można kontynuować: { $fault }.
