# Training the net of a learned bot.

help-train = Trenuj sieć uczącego się bota dla miasta na partiach, które rozgrywa sam ze sobą.
option-learning-output = Zapisz sieć w tym pliku.
option-learning-players = Dla ilu graczy: 2, 3 lub 4.
option-learning-minutes = Ile minut trenować; 15, jeśli nie podano ani minut, ani partii.
option-learning-games = Ile partii trenować; ta sama liczba i to samo ziarno dają ten sam plik.
option-learning-seed = Liczba całkowita, z której wynika cały przypadek w treningu.
learning-training = { $city }, graczy: { $players }
learning-games = partie: { NUMBER($games) }
learning-strength = wygrywa { $won } z planistami
learning-resumed = Ciąg dalszy; rozegrane partie: { NUMBER($games) }.
learning-written = Sieć jest w pliku { $file }; „learned@{ $file }” to bot, który nią gra.
learning-stopped = Zatrzymano. Dotychczasowa sieć jest w pliku { $file }; to samo polecenie kontynuuje.

error-minutes-or-games = Podaj albo minuty, albo partie, nie jedno i drugie.
error-nothing-to-learn = Trening wymaga co najmniej jednej partii lub kilku minut.
error-city-too-large-to-learn = To miasto jest za duże, by się go nauczyć: liczba wejść to { $inputs }, a może być najwyżej { $most }.
error-no-weights = Dla tego miasta nie ma wytrenowanej sieci (graczy: { $players }); tworzy ją „farebox train”.
error-weights-missing = Nie ma pliku { $file }.
error-not-weights = Plik nie zawiera wytrenowanej sieci.
error-weights-damaged = Plik wytrenowanej sieci jest uszkodzony lub ucięty.
error-weights-other-format = Wytrenowana sieć powstała dla innej wersji programu Farebox.
error-weights-wrong-size = Wytrenowana sieć ma zły rozmiar dla tego miasta.
error-weights-not-finite = Wytrenowana sieć zawiera wartości, które nie są liczbami.
error-weights-other-city = Sieć wytrenowano dla innego miasta lub innej jego wersji ({ $trained }).
error-weights-other-players = Sieć wytrenowano dla innej liczby graczy ({ $needed }, a nie { $players }).
error-training-differs = { $file } należy do innego treningu i pozostał bez zmian.
error-training-not-readable = Pliku { $file } nie można odczytać jako zatrzymanego treningu: { $fault }.
