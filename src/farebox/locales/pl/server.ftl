## What the table server says.

error-storage-unavailable = Serwer nie ma teraz dostępu do swoich danych; spróbuj ponownie za chwilę.
error-storage-not-opened = Nie można otworzyć bazy danych { $place }: { $fault }.
error-storage-address-unknown = „{ $address }” nie jest adresem bazy danych; adres zaczyna się od sqlite:/// albo postgresql://.
error-storage-too-new = Bazę danych { $place } utworzył nowszy Farebox (jej format to { $found }, ten zna { $known }).
error-database-in-use = Inny serwer korzysta już z bazy danych { $place }. Z pliku SQLite może korzystać tylko jeden serwer; przy kilku potrzebny jest PostgreSQL.
error-storage-not-current = Baza danych { $place } ma inny format ({ $found }) niż ta wersja ({ $known }). Uruchom raz serwer, który ją przekształci.
error-database-not-empty = Baza danych { $place } nie jest pusta. Kopię wczytuje się tylko do pustej.
error-stale-version = Stół jest już w wersji { NUMBER($version, useGrouping: 0) }.
error-repeated-command = To polecenie zostało już wykonane, jako wersja { NUMBER($version, useGrouping: 0) }.
error-unknown-table = Nie ma stołu „{ $table }”.
error-table-exists = Stół „{ $table }” już istnieje.
error-unknown-link = Ten link jest nieznany, został już użyty albo wygasł.
error-unknown-personal-link = Ten link dla innego urządzenia jest nieważny: został już użyty, wygasł albo zastąpił go nowszy.
error-unknown-share = Pod tym linkiem nie ma publicznej strony. Gra dostaje ją, gdy się skończy i któryś z graczy ją udostępni.
error-replay-not-shared = Powtórka tej gry nie jest udostępniona.

# The page that is shown where the web app was not built.
web-not-built-title = Serwer działa, ale nie ma jego stron
web-not-built = W tej kopii nie zbudowano aplikacji. W sklonowanym repozytorium „python3 run.py play” najpierw ją zbuduje. W innym przypadku zainstaluj pakiet wheel Farebox, który ją zawiera, albo Node 20.19 lub nowszy, a potem ponownie Farebox.

# What a table does not do.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-no-such-table-seat = Nie ma takiego miejsca przy stole ({ $seat }); liczba miejsc: { $seats }.
error-only-the-host = Może to zrobić tylko gospodarz stołu.
error-not-seated = Mogą to zrobić tylko osoby siedzące przy stole.
error-not-your-seat = To nie jest Twoje miejsce ({ $seat }).
error-seat-taken = To miejsce jest już zajęte ({ $seat }).
error-seat-already-open = To miejsce jest już wolne ({ $seat }).
error-colour-taken = Ten kolor ma już ktoś przy stole.
error-too-few-seats = Stół nie może mieć mniej miejsc.
error-too-many-seats = Stół nie może mieć więcej miejsc.
error-unknown-level = Nie ma bota „{ $level }”; są: { $known }.
error-bot-needs-level = Wybierz poziom bota.
error-seats-open = { $open ->
    [one] { $open } miejsce przy stole jest jeszcze wolne.
    [few] { $open } miejsca przy stole są jeszcze wolne.
   *[many] { $open } miejsc przy stole jest jeszcze wolnych.
  }
error-stand-in-plays = Gra tu bot ({ $seat }); najpierw przejmij miejsce z powrotem.
error-no-bot-there = Nie gra tu żaden bot ({ $seat }).
error-no-undo = Nie ma czego cofnąć ({ $seat }) albo ten stół na to nie pozwala.
error-nobody-to-stand-in-for = Nie ma tu nikogo, za kogo bot mógłby zagrać ({ $seat }).
error-stand-in-already = Gra tu już bot tego poziomu ({ $seat }).
error-no-stand-in = Nie gra tu żaden bot ({ $seat }); grasz Ty.
error-not-absent-yet = Bot może przejąć grę ({ $seat }) tylko wtedy, gdy stół czeka, a łączności nie ma od { $seconds } s.
error-stand-in-level = Za kogoś innego ({ $seat }) może grać tylko bot poziomu „{ $level }”.
error-turn-limit-decides = Przy tym stole tury mają limit czasu: bot zagra sam, gdy czas minie ({ $seat }).
error-nobody-to-be-host = Nie ma tu komu przekazać stołu ({ $seat }).
error-host-already = Tu już siedzi gospodarz stołu ({ $seat }).
error-nobody-to-mute = Nie ma tu kogo wyciszyć ({ $seat }).
error-muted-already = To miejsce jest już wyciszone ({ $seat }).
error-not-muted = To miejsce nie jest wyciszone ({ $seat }).
error-seat-muted = Gospodarz stołu wyciszył Twoje reakcje ({ $seat }).
error-too-many-reactions = Nie tak szybko: odczekaj chwilę przed następną reakcją.
error-nobody-to-nudge = Stół nie czeka tu na inną osobę ({ $seat }).
error-nudge-too-soon = Daj chwilę do namysłu: zaczepić można po { $seconds } s ({ $seat }).
error-nudged-already = Zaczepka została już przed chwilą wysłana ({ $seat }).
error-turn-has-time = Czas na tę turę jeszcze nie minął ({ $seat }).
error-game-not-over = Gra jeszcze się nie skończyła.
error-rematch-already = Rewanż jest przy stole { $table }.
error-seat-without-person = Nie ma kogo przenieść: to miejsce jest wolne albo gra tu bot ({ $seat }).
error-seat-is-yours = To miejsce jest już Twoje ({ $seat }).
error-table-of-another-city = Ten stół zaczęto z inną wersją miasta { $city } i nie może być kontynuowany.
error-table-of-another-version = Grę przy tym stole rozpoczęto według wersji { $rules } zasad, której ten serwer już nie obsługuje ({ $known }). Stół jest zamknięty; wszystko, co przy nim rozegrano, pozostaje zapisane.
error-table-too-long = Przy tym stole zmieniono już tak wiele, że nic więcej nie można zmienić; sama gra toczy się dalej.
error-table-damaged = Dane stołu { $table } są uszkodzone i nie można go otworzyć. Błąd został zapisany.
error-name-not-usable = Imię ma od 1 do { $most } znaków, które można pokazać.
error-seat-name-not-usable = Nie można użyć tego imienia ({ $seat }): imię ma od 1 do { $most } znaków, które można pokazać.
error-unknown-eyes = „{ $eyes }” nie jest sposobem oglądania gry: wybierz open, spectator albo numer miejsca mniejszy niż { $seats }.

# What the server does not do.
error-unknown-path = Pod { $path } nic nie ma.
error-method-not-allowed = { $method } nie jest tu możliwe.
error-request-not-valid = Żądanie jest nieprawidłowe: { $fault }.
error-message-not-valid = Wiadomość jest nieprawidłowa: { $fault }.
error-message-too-large = Wiadomość może mieć najwyżej { $most } B.
error-body-too-large = Żądanie jest za duże.
error-foreign-origin = Żądania z { $origin } nie są przyjmowane.
error-unknown-host = Ten serwer nie obsługuje nazwy { $host }.
error-too-many-requests = Za dużo żądań naraz; poczekaj chwilę.
error-too-many-connections = Masz za dużo otwartych połączeń z serwerem (najwyżej { $most }); zamknij któreś.
error-too-many-tables = Masz za dużo niezakończonych gier (najwyżej { $most }); najpierw zakończ którąś.
error-server-fault = Wystąpił błąd serwera. Został zapisany; spróbuj ponownie.

# Settings.
error-setting-not-valid = Ustawienie jest nieprawidłowe: { $fault }.
error-port-out-of-range = { $port } nie jest portem; porty są od 0 do 65535.
error-too-few-workers = Potrzebny jest co najmniej jeden proces, a podano { $workers }.
error-workers-need-postgresql = Tyle procesów ({ $workers }) wymaga bazy PostgreSQL; podaj ją opcją --database.
error-address-not-free = Serwer nie może nasłuchiwać pod { $host }, port { $port }: { $fault }. Być może używa go inny program: wybierz inny port przez --port, 0 oznacza dowolny wolny.
error-cities-folder-missing = Folder z miastami { $folder } nie istnieje.
error-no-home-network = Ten komputer nie jest połączony z żadną siecią, więc inne urządzenia go nie znajdą: połącz go z Wi-Fi albo uruchom bez --lan.
error-push-not-usable = Nie można użyć adresu powiadomień tej przeglądarki.
error-too-many-subscriptions = Masz powiadomienia w zbyt wielu przeglądarkach (najwyżej { $most }); wyłącz je w jednej z nich.
error-no-guided-game = Nie ma gry z przewodnikiem dla „{ $city }”.
