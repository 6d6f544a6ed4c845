## What the table server says.

error-storage-unavailable = Serwer nie ma teraz dostępu do swoich danych; spróbuj ponownie za chwilę.
error-storage-not-opened = Nie można otworzyć bazy danych { $place }: { $fault }.
error-storage-address-unknown = „{ $address }” nie jest adresem bazy danych; adres zaczyna się od sqlite:/// albo postgresql://.
error-storage-too-new = Bazę danych { $place } utworzył nowszy Farebox (jej postać to { $found }, ten zna { $known }).
error-stale-version = Stół jest już w wersji { $version }.
error-repeated-command = To polecenie zostało już wykonane, jako wersja { $version }.
error-unknown-table = Nie ma stołu „{ $table }”.
error-table-exists = Stół „{ $table }” już istnieje.
error-unknown-link = Ten link jest nieznany, został już użyty albo wygasł.

# The page that is shown where the web app was not built.
web-not-built-title = Serwer działa, ale nie ma jego stron
web-not-built = W tej kopii nie zbudowano aplikacji. Uruchom „python3 run.py play”, które najpierw ją zbuduje.

# What a table does not do.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-no-such-table-seat = Nie ma miejsca przy stole { $seat }; miejsca ({ $seats }) są liczone od 0.
error-only-the-host = Może to zrobić tylko gospodarz stołu.
error-not-seated = Mogą to zrobić tylko osoby siedzące przy stole.
error-not-your-seat = Miejsce przy stole { $seat } nie jest Twoje.
error-seat-taken = Miejsce przy stole { $seat } jest już zajęte.
error-seat-already-open = Miejsce przy stole { $seat } jest już wolne.
error-unknown-level = Nie ma poziomu „{ $level }”; są: { $known }.
error-bot-needs-level = Wybierz poziom bota.
error-seats-open = { $open ->
    [one] { $open } miejsce przy stole jest jeszcze wolne.
    [few] { $open } miejsca przy stole są jeszcze wolne.
   *[many] { $open } miejsc przy stole jest jeszcze wolnych.
  }
error-stand-in-plays = Za miejsce przy stole { $seat } gra bot; najpierw wróć do gry.
error-no-bot-there = Na miejscu przy stole { $seat } nie gra bot.
error-no-undo = Miejsce przy stole { $seat } nie ma czego cofnąć albo ten stół na to nie pozwala.
error-nobody-to-stand-in-for = Na miejscu przy stole { $seat } nie ma nikogo, kogo bot mógłby zastąpić.
error-stand-in-already = Za miejsce przy stole { $seat } gra już bot tego poziomu.
error-no-stand-in = Za miejsce przy stole { $seat } nie gra bot; grasz tam Ty.
error-not-absent-yet = Bot może przejąć miejsce przy stole { $seat } dopiero po { $seconds } s czekania.
error-turn-has-time = Tura miejsca przy stole { $seat } jeszcze trwa.
error-game-not-over = Gra jeszcze się nie skończyła.
error-rematch-already = Rewanż jest przy stole { $table }.
error-seat-without-person = Nie ma kogo przenieść: miejsce przy stole { $seat } jest wolne albo należy do bota.
error-seat-is-yours = Miejsce przy stole { $seat } jest już Twoje.
error-table-of-another-city = Ten stół zaczęto z inną wersją miasta { $city } i nie może być kontynuowany.
error-name-not-usable = Imię ma od 1 do { $most } znaków, które można pokazać.
error-unknown-eyes = „{ $eyes }” nie jest sposobem oglądania gry: wybierz open, spectator albo numer miejsca przy stole od 0 (liczba miejsc: { $seats }).

# What the server does not do.
error-unknown-path = Pod { $path } nic nie ma.
error-method-not-allowed = { $method } nie jest tu możliwe.
error-request-not-valid = Żądanie jest nieprawidłowe: { $fault }.
error-message-not-valid = Wiadomość jest nieprawidłowa: { $fault }.
error-message-too-large = Wiadomość może mieć najwyżej { $most } B.
error-body-too-large = Żądanie jest za duże.
error-foreign-origin = Żądania z { $origin } nie są przyjmowane.
error-too-many-requests = Za dużo naraz; poczekaj chwilę.
error-too-many-connections = Masz za dużo otwartych połączeń z serwerem (najwyżej { $most }); zamknij któreś.
error-too-many-tables = Masz za dużo nieskończonych stołów (najwyżej { $most }); najpierw skończ któryś.
error-server-fault = Serwer popełnił błąd. Został on odnotowany; spróbuj ponownie.

# Settings.
error-setting-not-valid = Ustawienie jest nieprawidłowe: { $fault }.
error-port-out-of-range = { $port } nie jest portem; porty są od 0 do 65535.
error-too-few-workers = Potrzebny jest co najmniej jeden proces, a podano { $workers }.
error-workers-need-postgresql = Tyle procesów ({ $workers }) wymaga bazy PostgreSQL; podaj ją opcją --database.
error-address-not-free = Serwer nie może nasłuchiwać pod { $host }, port { $port }: { $fault }. Być może używa go inny program: wybierz inny port przez --port, 0 oznacza dowolny wolny.
error-cities-folder-missing = Folder z miastami { $folder } nie istnieje.
