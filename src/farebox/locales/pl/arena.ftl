# The arena: matches between bots, and their report.

help-arena = Niech boty zagrają przeciw sobie i zostaną ocenione.

option-arena-bots = Boty: nazwy, poziomy, własna klasa (my_bot.py:MyBot) albo „cmd:” i polecenie uruchamiające własny program.
option-arena-players = Ilu graczy siedzi przy stole: od 2 do 4; domyślnie 2.
option-blocks = Ile bloków; blok to jedno ziarno rozegrane ze wszystkimi rotacjami miejsc. Domyślnie 1000.
option-sprt = Zakończ, gdy tylko okaże się, że pierwszy bot jest silniejszy o HIGH Elo albo najwyżej o LOW: --sprt 0 20.
option-arena-json = Zachowaj wyniki w tym pliku; dzięki niemu przerwany mecz można kontynuować (--resume).
option-html = Zapisz stronę z tabelami i wykresami w tym pliku.
option-arena-resume = Kontynuuj mecz z tego pliku; resztę polecenia można pominąć.
option-on = Gdzie grać: tutaj, na wszystkich rdzeniach, albo na klastrze Ray.
option-time-limit = Ile sekund na decyzję ma bot zewnętrzny; domyślnie 1.

arena-playing = { $city }
arena-leading = { $bot } { $won }
arena-llr = LLR { $llr }
arena-seed = Ziarno meczu: { $seed }
arena-written = Wyniki zapisano w { $file }.
arena-page-written = Stronę zapisano w { $file }.
arena-stopped = Zatrzymano po { $blocks ->
    [one] { $blocks } bloku
    [few] { $blocks } blokach
   *[many] { $blocks } blokach
  }. Aby kontynuować:
arena-stopped-early = Zatrzymano przed końcem pierwszego bloku; nic nie zachowano.
arena-go-on = farebox arena --resume { $file }

arena-title-ratings = Rankingi
arena-title-games = Gry
arena-title-seats = Miejsca przy stole
arena-title-pairs = Zwycięstwa bota z wiersza nad botem z kolumny (%)
arena-column-bot = Bot
arena-column-won = Wygrane
arena-column-interval = 95%
arena-column-elo = Elo
arena-column-score = Punkty
arena-column-sd = Odch.
arena-column-tickets = Bilety
arena-column-complete = Zrealizow.
arena-column-left = Zostało poj.
arena-column-seat = Miejsce
arena-column-game = Gra
arena-column-why = Dlaczego
arena-none = –
arena-facts = Gry: { $games }, bloki: { $blocks }, decyzje na grę: { $decisions }; zwycięstwa współdzielone: { $shared }.
arena-forfeited = { $bot } oddaje walkowerem { $count ->
    [one] { $count } grę
    [few] { $count } gry
   *[many] { $count } gier
  }. Pierwsza:
arena-note = Gra { NUMBER($game, useGrouping: 0) }, miejsce przy stole { $seat }: { $why }
arena-sprt-stronger = SPRT (bloki: { $blocks }): { $bot } jest silniejszy (LLR { $llr } z ±{ $bound }; { $low } przeciw { $high } Elo).
arena-sprt-not-stronger = SPRT (bloki: { $blocks }): { $bot } nie jest silniejszy (LLR { $llr } z ±{ $bound }; { $low } przeciw { $high } Elo).
arena-sprt-open = SPRT (bloki: { $blocks }): bez rozstrzygnięcia (LLR { $llr } z ±{ $bound }; { $low } przeciw { $high } Elo).

# Why an external bot forfeited. The key is `fault-` and a code.
fault-not-started = nie dał się uruchomić: { $detail }
fault-too-slow = nie odpowiedział w czasie { $detail }
fault-ended = zakończył się w środku gry ({ $detail })
fault-line-too-long = wysłał za długi wiersz: { $detail }…
fault-unasked = odezwał się bez pytania: { $detail }
fault-nonsense = odpowiedział bez sensu: { $detail }
fault-illegal = odpowiedział niedozwoloną akcją: { $detail }
fault-crashed = przerwał z błędem: { $detail }

# The page.
report-title = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[many] { $bots } botów
  }: { $city }
report-title-two = { $first } kontra { $second }
report-lead = Prowadzi { $bot }: { $won } zwycięstw ({ $interval }).
report-lead-even = Nikt wyraźnie nie prowadzi.
report-subtitle = { $city }, gracze: { $players } · gry: { $games }, bloki: { $blocks }
report-won = Zwycięstwa
report-won-how = Odsetek zwycięstw, z przedziałami 95% według bloków. Linia kropkowana oznacza równy podział.
report-elo = Rankingi
report-elo-how = Elo według Bradleya–Terry’ego z przedziałami 95% z bootstrapu po blokach; { $reference } ma 0.
report-pairs = Jeden na jednego
report-pairs-how = Odsetek zwycięstw bota z lewej nad botem z góry, w procentach.
report-seats = Miejsca przy stole
report-seats-how = Odsetek zwycięstw każdego miejsca przy stole, w kolejności tur. Każdy bot siedzi wszędzie jednakowo często, więc jest to wpływ samego miejsca.
report-seat = Miejsce { $seat }
report-scores = Punkty
report-scores-how = Jak często osiągano każdy wynik końcowy. Linia to średnia.
report-numbers = Wszystkie liczby
report-forfeits = Walkowery
report-facts = Mecz
report-fact-city = Miasto
report-fact-players = Gracze
report-fact-bots = Boty
report-fact-blocks = Bloki
report-fact-games = Gry
report-fact-seed = Ziarno
report-fact-code = Kod
report-fact-length = Decyzje na grę
report-fact-cars = Koniec przez pojazdy
report-fact-shared = Współdzielone zwycięstwa
report-fact-forfeits = Walkowery
report-fact-sprt = SPRT
report-again = Ten sam mecz jeszcze raz:

# Errors. Every key is `error-` and a code.
error-nonsense-budget = „{ $bot }” wymaga liczby symulacji od 1 do { $most }, na przykład search:240.
error-bots-do-not-fit-players = Liczba botów ({ $bots }) nie pasuje do liczby graczy ({ $players }).
error-too-many-games = Nie wystarczy pamięci na tyle gier: { $games }.
error-wrong-number-of-bots = Mecz wymaga od { $least } do { $most } botów, a podano { $bots }.
error-empty-command = „{ $bot }” nie podaje polecenia; napisz "cmd:python3 my_bot.py".
error-command-not-found = Nie ma programu „{ $program }”, który uruchomiłby „{ $bot }”.
error-too-few-blocks = Potrzebny jest co najmniej jeden blok, a podano { $blocks }.
error-nonsense-time-limit = Limit czasu { $seconds } s nie ma sensu; musi być większy od 0 i wynosić najwyżej { $most }.
error-sprt-needs-two-bots = --sprt porównuje dwa boty; w tym meczu są: { $bots }.
error-sprt-bounds = --sprt wymaga dwóch liczb Elo, najpierw mniejszej; { $low } i { $high } takie nie są.
error-ray-not-installed = --on ray wymaga pakietu Ray; zainstaluj { $extra }.
error-ray-not-reached = Pod adresem { $address } z RAY_ADDRESS nie odpowiada żaden klaster Ray.
error-ray-token-refused = Klaster Ray pod adresem { $address } odrzuca token tego programu. Ustaw tutaj RAY_AUTH_MODE=token, a w RAY_AUTH_TOKEN token, z którym uruchomiono klaster.
error-ray-and-commands = Boty z „cmd:” grają tutaj, nie na klastrze; pomiń --on ray.
error-page-over-results = --html nadpisałoby wyniki w { $file }; podaj inny plik dla strony.
error-match-not-readable = Nie można odczytać { $file }: { $fault }.
error-match-broken = { $file } nie jest plikiem meczu albo jest uszkodzony ({ $fault }).
error-match-of-another-version = { $file } ma format { $format }; ta wersja zna { $known }.
error-match-of-unknown-city = Mecz z { $file } rozegrano w mieście „{ $city }”, którego nie ma w pakiecie; podaj jego plik opcją --city.
error-match-differs = { $file } dotyczy innego meczu i pozostał bez zmian. { $what ->
    [city] Miasto to { $saved }, a nie { $wanted }.
    [city_hash] Jego miasto się od tego czasu zmieniło.
    [players] Liczba graczy to { $saved }, a nie { $wanted }.
    [bots] Boty to { $saved }, a nie { $wanted }.
    [seed] Ziarno to { $saved }, a nie { $wanted }.
   *[other] Boty lub zasady się od tego czasu zmieniły.
  }
