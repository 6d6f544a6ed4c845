# The terminal: commands, the table, what may be done.

# Help of the commands.
help-farebox = Graj w krótkie miejskie gry o budowaniu połączeń, symuluj je i badaj.
help-version = Pokaż wersję.
not-installed = (uruchomiono z folderu źródłowego)
help-play = Zagraj w terminalu: przeciw botom albo z innymi osobami przy tej samej klawiaturze.
help-rules = Pokaż zasady jednego miasta albo wszystkich.
help-replay = Opowiedz zapisaną grę albo pokaż stół w wybranej chwili.
help-verify = Sprawdź zapis gry: sumę kontrolną, ziarno, miasto, każdą akcję i wynik.
help-simulate = Rozegraj wiele gier między botami i podsumuj je.
help-bench = Zmierz, jak szybko działają zasady na tym komputerze, na jednym rdzeniu.
help-serve = Udostępniaj stoły przeglądarkom, aż do Ctrl-C.

# Help of the options.
option-city = Identyfikator miasta (san_francisco, paris, new_york, london) albo plik miasta.
option-rules-city = Tylko zasady tego miasta: jego identyfikator albo plik.
option-players = Liczba graczy: od 2 do 4.
option-bots = Boty przy stole, na przykład greedy,random lub my_bot.py:MyBot; ostatni zajmuje pozostałe miejsca.
option-name = Twoje imię; podaj kilka razy dla kilku osób przy tej klawiaturze.
option-seed = Tajne ziarno w zapisie szesnastkowym; bez tej opcji nowe.
option-seat = Czy zaczynasz, grasz na końcu, czy decyduje los.
option-resume = Kontynuuj grę z tego zapisu.
option-record = Plik zapisu gry; domyślnie nowy w Twoim folderze danych.
option-language = Język tekstów, dla każdego polecenia; domyślnie FAREBOX_LANGUAGE, a potem język systemu.
help-help = Pokaż tę pomoc.
usage = Użycie:
usage-options = [OPCJE]
usage-command = POLECENIE …
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = domyślnie: { $value }
help-required = wymagane
usage-hint = Pomoc: { $command }
error-no-such-command = Nie ma polecenia „{ $name }”.
error-missing-command = Podaj polecenie.
error-no-such-option = Nie ma opcji { $name }.
error-no-such-option-but = Nie ma opcji { $name }; czy chodziło o { $known }?
error-missing-argument = Brakuje argumentu: { $name }.
error-option-needs-value = Opcja { $name } wymaga wartości.
error-option-takes-no-value = Opcja { $name } nie przyjmuje wartości.
error-too-many-arguments = Nieoczekiwany argument: { $extra }.
error-wrong-value = „{ $value }” nie jest prawidłową wartością { $name }{ $expected ->
    [int] ; potrzebna jest liczba całkowita
    [float] ; potrzebna jest liczba
    [choice] ; wybierz jedno z: { $known }
    [at-least] ; potrzeba co najmniej { $least }
    [at-most] ; dozwolone jest najwyżej { $most }
   *[other] {""}
  }.
error-aborted = Zatrzymano.
option-record-file = Plik z zapisem gry.
option-record-city = Plik miasta, jeśli zapis dotyczy miasta spoza pakietu.
option-replay-seat = Pokaż tylko to, co widział ten gracz: imię albo numer, liczony od 1.
option-open = Opowiedz wszystko, także to, co było ukryte.
option-step = Czekaj na Enter po każdej akcji.
option-at = Pokaż stół po tylu akcjach.
option-commitment = Skrót ziarna opublikowany przed grą.
option-games = Liczba gier.
option-threads = Liczba wątków; domyślnie jeden na rdzeń.
option-output = Zapisz po jednym wierszu na grę w tym pliku .csv lub .parquet.
option-records = Zapisz każdą grę jako osobny plik w tym folderze.
option-force = Nadpisz to, co już istnieje.
option-interpreted = Użyj zasad tak, jak wykonuje je Python, bez kompilacji; wolno.
option-json = Wypisz same liczby w formacie JSON.
option-seconds = Mniej więcej jak długo mierzyć.
option-host = Adres, pod którym serwer nasłuchuje; domyślnie dostępny tylko z tego komputera.
option-port = Port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny.
option-database = Gdzie przechowywać stoły: sqlite:///PLIK albo postgresql://...; domyślnie plik w Twoim folderze danych.
option-workers = Ile procesów obsługuje serwer; więcej niż jeden wymaga PostgreSQL.
option-log-format = plain dla ludzi, json dla jednego obiektu JSON w wierszu.
option-browser = Otwórz przeglądarkę pod tym adresem.

# The beginning of a game.
welcome = Witaj! Miasto: { $city }. Przy stole, w kolejności tur: { $players }.
welcome-typing = Wpisz numer tego, co chcesz zrobić. „help” wyjaśnia więcej, „quit” zachowuje grę na później.
welcome-options = Inne gry: { $command } play --city paris --players 3 --bots greedy,random --name Ann
welcome-commitment = Skrót tajnego ziarna: { $commitment }
resumed = Ciąg dalszy po { $actions } { $actions ->
    [one] akcji
    [few] akcjach
   *[many] akcjach
  } z pliku { $file }.

# The table.
turn-title = { $city } · { $player }
label-tokens = Żetony
label-row = Odkryte
label-hand = Ręka
label-tickets = Bilety
column-score = Punkty
column-cars = Pojazdy
column-cards = Karty
column-tickets = Bilety
column-tokens = Żetony
column-flags = Flagi
decks = Talia { $deck } · karty odrzucone { $discards } · Bilety do dobrania { $tickets }
stack-at = { $symbol }×{ $tokens } { $location }
hand-empty = brak kart
ticket-done = zrealizowany
ticket-lost = nie da się już zrealizować
ticket-missing = { $spaces ->
    [one] brakuje { $spaces } pola
    [few] brakuje { $spaces } pól
   *[many] brakuje { $spaces } pól
  }: { $way }

# Lists.
column-route = Połączenie
column-colour = Kolor
column-spaces = Pola
column-points = Punkty
column-owner = Właściciel
column-location = Miejsce
column-connections = Sąsiednie miejsca
route-free = wolne
attraction = atrakcja
district = dzielnica { $name }
route-closed = niedostępne

# What is due.
phase-choose-first-tickets = Wybierz swoje pierwsze Bilety.
phase-place-stacks = { $players ->
    [2] Połóż zapasowy żeton w miejscu bez żetonów
   *[other] Połóż zapasowy stos żetonów w miejscu bez stosu
  }{ $stacks ->
    [1] .
   *[other] { " " }(zostało: { $stacks }).
  }
phase-take-turn = Twoja tura: weź odkrytą kartę (0–4) albo
phase-second-card = Jeszcze jedna karta: odkryta (0–4, ale nie joker) albo
phase-keep-tickets = Które Bilety zatrzymujesz?
phase-choose-token = Który żeton bierzesz?
last-turn = To Twoja ostatnia tura!

# What may be done.
action-draw-deck = dobierz w ciemno kartę z talii (zostało: { $deck })
action-draw-tickets = { $count ->
    [one] dobierz ostatni Bilet ({ $count }); trzeba go zatrzymać
    [few] dobierz { $count } Bilety i zatrzymaj jeden lub oba
   *[many] dobierz { $count } Biletów i zatrzymaj przynajmniej jeden
  }
action-keep = zatrzymaj
action-place-stack = { $location }
action-take-token = weź { $location }
action-pass = spasuj, bo nic innego nie można zrobić
action-claim = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
  }, +{ $points }
action-claim-wanted = do Biletu
action-claim-token = żeton { $tokens }
action-claim-ways = sposoby zapłaty: { $ways }
action-pay = zapłać: { $cards }
action-left = (zostaje: { $cards }; { $cars } { $cars ->
    [one] pojazd
    [few] pojazdy
   *[many] pojazdów
  })

more-claims = … i jeszcze { $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
   *[many] { $count } połączeń
  }: wpisz „claims”, aby zobaczyć wszystkie

# Asking and answering.
prompt = >
prompt-payment = Jak zapłacić? („back” – inny wybór) >
hand-over = { $player }, Twoja tura. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
type-a-number = Wpisz numer albo „help”.
no-such-number = { $number } nie ma wśród możliwości.
no-second-wild = Odkryty joker nie może być drugą kartą.
nothing-found = Nic nie pasuje do „{ $wanted }”.
no-such-payment = Wpisz numer od 1 do { $most } albo „back”.
help-text =
    NUMER            wybierz to, co ma ten numer; 0–4 to odkryte karty
    show             pokaż stół jeszcze raz
    claims           wszystkie połączenia, które możesz teraz utworzyć
    routes [SŁOWO]   wszystkie połączenia z właścicielami albo te
                     z danego miejsca lub koloru
    map [SŁOWO]      miejsca i to, z czym są połączone
    log              co się ostatnio działo
    rules            zasady tego miasta
    quit             wyjdź; gra zostaje zapisana i można ją kontynuować

    Akcje można też wpisywać tak jak w zapisie gry:
      draw 3 · draw deck · tickets · keep BILET …
      claim POŁĄCZENIE green*1 wild*1
      place MIEJSCE · token MIEJSCE · pass

# The record at the end of a game.
record-finished = Zapis gry to { $file }
    Obejrzyj ją ponownie: { $command } replay { $file }{ $city }
record-unfinished = Gra została zachowana w { $file }
    Kontynuuj ją: { $command } play --resume { $file }{ $city }

# Replay and verify.
replay-title = { $city }, akcje: { $actions }
replay-unfinished = Tu kończy się zapis; gra nie jest skończona.
moment-title = { $city }, akcje do tej chwili: { $actions }
verified-check = Plik jest kompletny: suma kontrolna się zgadza ({ $check }).
verified-seed = Ziarno zgadza się ze zobowiązaniem w zapisie ({ $commitment }).
verified-published = Ziarno zgadza się z opublikowanym zobowiązaniem ({ $commitment }).
verified-city = Miasto to { $city }, wersja { $version } ({ $hash }).
verified-actions = Wszystkie akcje ({ $actions }) są dozwolone i prowadzą do zapisanej pozycji.
verified-unfinished = Gra nie jest skończona.
verified-result = Wynik się zgadza: { $scores }.

# Simulate.
simulating = { $city }
pace = { $pace } gier/s
records-written = Liczba zapisanych gier: { $count }, folder: { $folder }.
output-written = Zapisano { $file }.
simulated-seed = Ziarno główne { $seed }
summary-scores = Punkty
summary-seats = Miejsca przy stole
summary-games = Gry
summary-decisions = Decyzje
summary-sweeps = Wymiany odkrytych kart
summary-reshuffles = Tasowania
summary-ended-cars = Koniec przez pojazdy
summary-ended-passes = Koniec przez pasowanie
summary-shared = Współdzielone zwycięstwa
column-seat = Miejsce
column-mean = Średnia
column-sd = Odch.
column-q5 = 5%
column-q25 = 25%
column-q50 = 50%
column-q75 = 75%
column-q95 = 95%
column-won = Wygrane
column-interval = Przedział 95%
column-kept = Bilety
column-completed = Zrealizowane
column-left = Zostało poj.
column-what = {""}
column-least = Najmniej
column-most = Najwięcej
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-range = { $low }–{ $high }
per-cent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# Bench.
measuring = Pomiar: { $city }, gracze: { $players }
bench-title = { $city }, losowi gracze: { $players }, jeden rdzeń, najlepszy z kilku przebiegów
bench-games = Gry na sekundę
bench-decisions = Decyzje na sekundę
bench-clone = Kopia
bench-row-clone = Kopia z Pythona
bench-state = Gra zajmuje { $bytes } B.
bench-import = Import pakietu trwa { $milliseconds } ms.
column-compiled = Skompilowane
column-interpreted = Interpretowane

# Serve.
serving = Farebox działa pod adresem { $address } (Ctrl-C zatrzymuje).
plays-like-regular = Bez skompilowanych zasad grają jak { level-regular }: { $bots }.
plays-by-search = Bez sieci grają, przeszukując: { $bots }.
bot-failed = { $bot } { $why }. Od teraz gra za niego { level-regular }.

# Errors of the command line. Every key is `error-` and a code.
error-unknown-bot = Nie ma bota „{ $bot }”; są: { $known }. Własnego bota podaje się jako plik i klasę: my_bot.py:MyBot.
error-bot-file-missing = Nie ma pliku { $file } dla bota „{ $bot }”.
error-bot-class-missing = W pliku { $file } nie ma klasy „{ $name }”.
error-bot-file-broken = Nie można wczytać pliku { $file }: { $fault }.
error-not-a-bot = „{ $bot }” nie jest botem: jego klasa musi dziedziczyć po farebox.Bot.
error-unknown-language = Nie ma tekstów w języku „{ $wanted }”; są: { $known }.
error-too-many-for-the-table = Liczba miejsc: { $players }; za mało na osoby ({ $people }) i boty ({ $bots }).
error-record-of-unknown-city = Zapis pochodzi z miasta „{ $city }”, którego nie ma w pakiecie; podaj jego plik opcją --city.
error-file-exists = { $file } już istnieje i nie zostanie nadpisany.
error-folder-missing = Nie ma folderu { $folder }.
error-file-is-a-folder = { $file } jest folderem, a nie plikiem.
error-folder-not-writable = Nie można nic zapisać w folderze { $folder }: { $fault }.
error-folder-not-empty = Folder { $folder } nie jest pusty; --force mimo to w nim zapisze.
error-not-a-folder = { $folder } nie jest folderem.
error-no-such-moment = W zapisie nie ma chwili --at { $at } (liczba akcji: { $actions }).
error-no-such-player = Nie ma gracza „{ $wanted }”; wybierz jedno z: { $players } albo numer od 1.
error-unknown-output-format = { $file } ma nieznany format; nazwa musi się kończyć jednym z: { $known }.
error-parquet-not-installed = Pliki Parquet wymagają pakietu pyarrow; zainstaluj { $extra }.
error-server-not-installed = Serwer wymaga dodatkowych pakietów; zainstaluj { $extra }.
error-too-few-games = Potrzebna jest co najmniej jedna gra, a podano { $games }.
error-too-few-threads = Potrzebny jest co najmniej jeden wątek, a podano { $threads }.
option-cities = Folder z folderami i plikami miast, które serwer udostępnia obok własnych miast pakietu.
option-host-bot = Bot udostępniany obok poziomów: nazwa oraz bot pakietu, klasa w pliku Pythona albo cmd:POLECENIE. Można podać kilka razy.
