# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Strona główna
menu = Menu
rules = Zasady
close = Zamknij
loading = Wczytywanie…
too-old = Ta przeglądarka jest za stara: Farebox wymaga przeglądarki Safari { $safari }, Chrome { $chrome } lub Firefox { $firefox } albo nowszej.
no-script = Farebox wymaga JavaScriptu.
copy = Kopiuj
copied = Skopiowano
next = Dalej
skip = Pomiń
try-again = Spróbuj ponownie
you = Ty
bot = Bot
play = Graj
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
title-table = { $city } · Farebox
title-replay = Powtórka · Farebox

# Cards, bots and tokens.
wild-ferry = Prom
wild-bus = Autobus
wild-taxi = Taksówka
wild-card = { $wild ->
    [ferry] karta Promu
    [bus] karta Autobusu
   *[taxi] karta Taksówki
  }
wild-cards = { $wild ->
    [ferry] karty Promu
    [bus] karty Autobusu
   *[taxi] karty Taksówki
  }
level-novice = Nowicjusz
level-casual = Amator
level-regular = Bywalec
level-expert = Ekspert
level-master = Mistrz
level-novice-note = bierze to, co akurat wygląda dobrze, i zapomina o Biletach.
level-casual-note = najpierw tworzy najdłuższe połączenia, a dopiero potem myśli o Biletach.
level-regular-note = planuje połączenia i realizuje większość Biletów; dobry przeciwnik dla rodzin.
level-expert-note = patrzy naprzód i wchodzi w drogę, gdy to się opłaca.
level-master-note = patrzy daleko naprzód i rzadko się myli.
token-symbol = { $symbol ->
    [0] most
    [1] krab
    [2] serce
    [3] dzwon
    [4] ryba
    [5] gwiazda
    [6] kwiat
   *[other] mewa
  }

# Home.
home-lead = Krótkie miejskie gry o budowaniu połączeń. Zbieraj karty, twórz połączenia, realizuj Bilety – w kwadrans.
home-play = Wybierz miasto
home-foot = Darmowe i otwarte. Bez konta, bez reklam.
play-city = Zagraj: { $city }
play-friends = Ze znajomymi
play-friends-in = Zagraj ze znajomymi: { $city }
starting = Zaczynamy…
city-san-francisco = Tramwaje na wzgórzach, promy przez zatokę i żetony do zbierania po drodze.
city-paris = Autobusy w świetle latarni. Zbierz niebieski, biały i czerwony, aby świętować rocznicę zdobycia Bastylii.
city-new-york = Żółte taksówki od Harlemu po Wall Street; liczy się każda atrakcja na trasie.
city-london = Czerwone autobusy nad Tamizą; połącz całe dzielnice i zdobądź dodatkowe punkty.
go-on = Graj dalej: { $city }
my-tables = Moje stoły
my-tables-none = Tu znajdziesz swoje gry, aby do nich wrócić.
remove-table = Usuń z listy: { $city }
remove-confirm-lobby = Odejdziesz od tego stołu. Usunąć go z listy?
remove-confirm-playing = Poddajesz tę grę: dalej gra bot, a Tobie liczy się porażka. Usunąć ją z listy?
remove-confirm-over = Usunąć tę grę z listy?
remove-yes = Usuń
remove-no = Zostaw
watch-tables = Oglądaj
watch-none = W tej chwili nie ma publicznych gier.
status-lobby = czeka na graczy
status-playing = w toku
status-over = skończona
your-turn-short = Twoja tura
show-all = { $count ->
    [one] Pokaż { $count }
    [few] Pokaż wszystkie { $count }
   *[many] Pokaż wszystkie { $count }
  }
join-title = Dołącz do stołu
join-link = Link lub nazwa stołu
join = Dołącz
replay-file = Otwórz plik z zapisem gry

# The plan of a new table.
plan-title = Kto gra
plan-you = Ty
plan-name = Imię
plan-name-of = Imię gracza na miejscu { $seat }
plan-default-name = Gracz { $seat }
plan-seat = Miejsce { $seat }
plan-bots = Boty
plan-bot = Bot · { $level }
plan-people = Ludzie
plan-friend = Znajoma osoba, przez link
plan-here = Ktoś przy tym urządzeniu
plan-nobody = nikt
levels-play-like-regular = { level-expert } i { level-master } grają jak { level-regular }: brak tu skompilowanych zasad.
bot-not-offered = { $bot }: tego bota już tu nie ma; zamiast niego gra { level-regular }.
plan-alone = Wybierz co najmniej jednego innego gracza.
plan-more = Więcej ustawień
plan-undo = Cofanie
plan-undo-note = Tylko przeciw botom: możesz cofnąć ostatnią decyzję.
plan-listed = Publiczny
plan-listed-note = Każdy może oglądać; nikt nie widzi Twoich kart.
plan-limit = Czas na turę
plan-limit-value = { $seconds ->
    [0] bez limitu
    [30] 30 sekund
    [60] 1 minuta
    [120] 2 minuty
    [300] 5 minut
   *[other] 1 dzień
  }

# Before the game.
seat-open = wolne
guest-name = Gość
lobby-waiting = { $count ->
    [one] Jeszcze { $count } miejsce jest wolne. Wyślij komuś link.
    [few] Jeszcze { $count } miejsca są wolne. Wyślij link znajomym.
   *[many] Jeszcze { $count } miejsc jest wolnych. Wyślij link znajomym.
  }
lobby-invited = { $count ->
    [one] Jeszcze { $count } miejsce jest wolne. Zajmij je, żeby zagrać.
    [few] Jeszcze { $count } miejsca są wolne. Zajmij jedno, żeby zagrać.
   *[many] Jeszcze { $count } miejsc jest wolnych. Zajmij jedno, żeby zagrać.
  }
lobby-ready = Wszyscy już są.
lobby-full = Ten stół jest pełny. Zostań, żeby obejrzeć grę.
lobby-absent = Jeszcze nie ma: { $players }
lobby-host = gospodarz
lobby-make-host = Przekaż stół
lobby-add = Dodaj miejsce
lobby-remove = Usuń
lobby-remove-seat = Usuń miejsce { $seat }
lobby-colour = Kolor miejsca { $seat }
presence-here = jest
presence-away = patrzy gdzie indziej
presence-gone = bez łączności
presence-thinking = myśli
lobby-invite = Link do tego stołu
lobby-take = Usiądź
lobby-take-seat = Usiądź na miejscu { $seat }
lobby-leave = Odejdź
lobby-open = Zwolnij miejsce
lobby-open-seat = Zwolnij miejsce { $seat }
lobby-bot = Oddaj miejsce { $seat } botowi
lobby-bot-short = Bot…
lobby-start = Uruchom grę
lobby-settings = Ustawienia stołu
lobby-first = Kto zaczyna
lobby-first-lot = Losowo
lobby-host-starts = Grę uruchamia gospodarz stołu.

# The table.
turn-of = Tura: { $player }
last-round = { $count ->
    [one] Ostatnia runda: jeszcze { $count } tura
    [few] Ostatnia runda: jeszcze { $count } tury
   *[many] Ostatnia runda: jeszcze { $count } tur
  }
end-rule = Ostatnia runda: { $cars ->
    [one] { $cars } pojazd
    [few] { $cars } pojazdy
   *[many] { $cars } pojazdów
  } lub mniej
reconnecting = Utracono połączenie z serwerem, próbuję ponownie…
sending = Wysyłanie…
your-turn = Twoja tura.
your-last-turn = To Twoja ostatnia tura!
time-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
   *[many] zostało { $seconds } sekund
  }
undo = Cofnij
pass = Pasuj
tabs-title = Więcej o tym stole

# What to do.
prompt-over = Gra jest skończona.
prompt-wait = Czekamy na ruch: { $player }
prompt-others-choose = Trwa wybór Biletów: { $players }
prompt-choose-first-tickets = Wybierz swoje pierwsze Bilety.
prompt-place-stacks = { $tokens ->
    [one] Połóż zapasowy żeton ({ $symbol }) w podświetlonym miejscu
    [few] Połóż { $tokens } zapasowe żetony ({ $symbol }) w podświetlonym miejscu
   *[many] Połóż { $tokens } zapasowych żetonów ({ $symbol }) w podświetlonym miejscu
  }{ $count ->
    [1] .
   *[other] { " " }(do położenia: { $count }).
  }
prompt-take-turn = Twoja tura: dobierz karty Lokomocji, utwórz połączenie albo dobierz Bilety.
# The same where there is little room.
prompt-take-turn-brief = Twoja tura: karty, połączenie czy Bilety?
prompt-second-card = Jeszcze jedna karta.
prompt-no-wild = Odkryta { $wild } nie może być drugą kartą.
prompt-keep-tickets = Które Bilety zatrzymujesz?
prompt-choose-token = Który żeton bierzesz?
prompt-pass = Nie możesz zrobić nic innego: spasuj.
take-token = { $location }: { $symbol }

# Why something cannot be done.
why-wait = To nie Twoja tura.
why-watching = Oglądasz tę grę.
why-empty = Nic tu już nie ma.
why-second-wild = Odkryta { $wild } nie może być drugą kartą.
why-sending = Twoje ostatnie kliknięcie jest jeszcze w drodze.
why-other-phase = Najpierw dokończ to, co zostało zaczęte.
why-over = Gra jest skończona.
why-owned = To połączenie jest zajęte: { $player }.

# The board.
board-label = Plansza: { $city }
board-keys = Plansza; plus i minus przybliżają i oddalają, strzałki przesuwają
keys-title = Skróty klawiszowe
keys-row = Weź tę odkrytą kartę
keys-deck = Dobierz kartę z talii
keys-tickets = Dobierz Bilety
keys-routes = Następne dostępne połączenie z miejscem na tę literę
keys-next = Poprzednie lub następne dostępne połączenie
keys-claim = Wybierz połączenie, potem je utwórz
keys-hand = Karty na ręce; Enter pokazuje, za co można nimi zapłacić
keys-log = Wiersze przebiegu gry; Enter pokazuje miejsce na planszy
keys-undo = Cofnij
keys-zoom = Powiększ, pomniejsz, cała plansza
keys-close = Zamknij kartę lub okno
keys-help = Ta pomoc
zoom-in = Przybliż
zoom-out = Oddal
zoom-whole = Cała plansza
route-label = { $route }, { $colour }, { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
route-facts = { $colour } · { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
  } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
route-ferry = { $count ->
    [1] wymagana { $wild }
   *[other] wymagane { $wilds }: { $count }
  }
place-label = { $players ->
    [2] Połóż żeton: { $location }
   *[other] Połóż stos: { $location }
  }
place-token-label = Weź żeton: { $location }, { $symbol }

# Routes.
routes-title = Połączenia
routes-find = Miejsce lub kolor
routes-none = Nie znaleziono połączeń.
claim = Utwórz
claim-route = Utwórz połączenie { $route }, { $colour }
claim-for = { $points ->
    [one] Utwórz: +{ $points } punkt
    [few] Utwórz: +{ $points } punkty
   *[many] Utwórz: +{ $points } punktów
  }
payment-title = Utwórz połączenie { $route }
payment-way = Zapłać: { $cards }
show-twin = Pokaż drugą nitkę

# What things are worth.
gains-title = Co jeszcze przynosi
gain-token = żeton ({ $symbol }), { $location }: +{ $points }
gain-either-token = żeton, { $first } albo { $second }: +{ $points }
gain-flag-set = cały zestaw w kolorze flagi: +{ $points }
gain-attraction = atrakcja { $location }: +{ $points }
gain-ticket = realizuje Bilet { $ticket }: +{ $points }
gain-district = cała dzielnica { $district }: +{ $points }
gain-last-round = rozpoczyna ostatnią rundę
worth-tokens = Żetony teraz: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
worth-now = = { $points }
worth-next = kolejny +{ $points }
worth-no-tokens = jeszcze bez żetonów
worth-set = zestaw +{ $points }
worth-attractions = Odwiedzone atrakcje: { $count }, +{ $points }
worth-district = Dzielnica { $district } (+{ $points }), brakuje: { $places }
worth-district-joined = Dzielnica { $district } połączona: +{ $points }
place-stack = żetony ({ $symbol }), zostało: { $tokens }
place-stack-worth = Dla Ciebie: +{ $points }
place-stack-mine = Masz już ten symbol.
place-stack-holders = Kto już ma: { $players }
place-stack-none = Nie ma tu już żetonów.
place-stack-table = Punkty za liczbę symboli
place-attraction = atrakcja: +{ $points }, gdy dotyka jej Twoje połączenie
place-attraction-mine = Już jej dotykasz.
place-district = dzielnica { $district }: +{ $points }, gdy połączysz całą
place-district-mine = Masz ją połączoną.
place-missing = Brakuje: { $places }
place-routes = Wolne połączenia stąd
route-spaces = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
  }

# Cards and piles.
row-title = Odkryte karty i talie
row-card = Weź odkrytą kartę { $slot }: { $card }
row-empty = Nie ma odkrytej karty { $slot }
pile-deck = { $count ->
    [one] Dobierz w ciemno z talii, została { $count } karta
    [few] Dobierz w ciemno z talii, zostały { $count } karty
   *[many] Dobierz w ciemno z talii, zostało { $count } kart
  }
pile-deck-short = Talia
pile-tickets = { $count ->
    [0] Nie ma już Biletów
    [one] Dobierz ostatni Bilet ({ $count })
    [few] Dobierz Bilety, zostały { $count }
   *[many] Dobierz Bilety, zostało { $count }
  }
pile-tickets-short = Bilety
pile-discards = { $count ->
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
   *[many] { $count } kart odrzuconych
  }
pile-discards-short = Odrzucone
hand-title = { $count ->
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
   *[many] Twoja ręka, { $count } kart
  }
hand-none = Nie masz kart.
own-strip = Moje premie i ostatnie połączenie
own-last-route = Ostatnie połączenie: { $route }
hand-hidden = Karty są zakryte.
hand-find = Pokaż, za co można zapłacić: { $card }

# Tickets.
tickets-title = Moje Bilety
tickets-none = Nie masz jeszcze Biletów.
ticket-is-done = zrealizowany
ticket-is-lost = nie ma już drogi
ticket-is-short = za mało pojazdów
ticket-is-missed = niezrealizowany
ticket-needs = { $spaces ->
    [0] otwarty
    [one] jeszcze { $spaces } pole
    [few] jeszcze { $spaces } pola
   *[many] jeszcze { $spaces } pól
  }
offer-first = Wybierz swoje pierwsze Bilety
offer-title = Które Bilety zatrzymujesz?
offer-rule = Zatrzymaj jeden lub oba. Zrealizowany Bilet dodaje punkty, niezrealizowany je odejmuje.
offer-one = To ostatni Bilet; trzeba go zatrzymać.
keep-choose = Wybierz co najmniej jeden
keep-tickets = { $count ->
    [one] Zatrzymaj { $count } Bilet
    [few] Zatrzymaj { $count } Bilety
   *[many] Zatrzymaj { $count } Biletów
  }

# Players.
players-title = Gracze
seat-label = { $player }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }
cars-left = { $count ->
    [one] został { $count } pojazd
    [few] zostały { $count } pojazdy
   *[many] zostało { $count } pojazdów
  }
cards-held = { $count ->
    [one] { $count } karta Lokomocji
    [few] { $count } karty Lokomocji
   *[many] { $count } kart Lokomocji
  }
tickets-held = { $count ->
    [one] { $count } Bilet
    [few] { $count } Bilety
   *[many] { $count } Biletów
  }
flag-held = karta flagi: { $card }
flag-missing = brak karty flagi: { $card }
stand-in-short = gra bot
stand-in-for-bot = gra { level-regular }
stand-in-plays = { $player }: gra bot.
stand-in-ask = Niech zagra bot
stand-in-me = Niech bot gra za: { $player }
stand-in-back = Wracam do gry
presence-gone-for = { $minutes ->
    [one] { $player }: bez łączności od { $minutes } minuty.
    [few] { $player }: bez łączności od { $minutes } minut.
   *[many] { $player }: bez łączności od { $minutes } minut.
  }
stand-in-confirm = Bot będzie grał do powrotu gracza { $player }; gracz dowie się, kto o to poprosił. Na pewno?
stand-in-yes = Tak, niech zagra bot
stand-in-wait = Czekam dalej
stand-in-by = Pod Twoją nieobecność gra bot; poprosił o to gracz { $player }.
stand-in-after-misses = Trzy tury z rzędu minęły bez Ciebie, więc gra bot.
game-paused = Gra jest wstrzymana, dopóki ktoś nie wróci.
turn-missed = Czas minął: tę turę gra bot, w następnej znów grasz Ty.
still-there = Jesteś tam?
still-there-note = Do końca czasu na turę: { $seconds } s. Potem zagra bot.
still-there-yes = Jestem
nudge = Zaczep: { $player }
nudged = { $player } czeka na Ciebie!
name-resigned = Bot za: { $player }
watching = Oglądasz
watching-note = Oglądasz tę grę; liczba widzów: { $count }.
watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
leave-table = Wyjdź; bot gra do mojego powrotu
resign = Poddaj się
resign-confirm = Twoje miejsce do końca zajmie bot, a Tobie gra liczy się jako przegrana. Powrotu nie będzie.
resign-yes = Tak, poddaję się
resign-no = Gram dalej
mute-for-me = Wycisz reakcje
mute-for-all = Wycisz reakcje u wszystkich
react = Powiedz coś
react-muted = Gospodarz stołu wyciszył Twoje reakcje.
reaction-hello = Cześć!
reaction-good-luck = Powodzenia!
reaction-nice = Ładnie!
reaction-well-played = Dobrze zagrane!
reaction-thanks = Dzięki!
reaction-sorry = Przepraszam!
reaction-haha = Ha, ha!
reaction-wow = O rany!
reaction-oh-no = O nie!
reaction-ouch = Au, to miało być moje!
reaction-so-close = Tak blisko!
reaction-lucky = Ale szczęście!
reaction-thinking = Niech pomyślę…
reaction-no-hurry = Nie spiesz się.
reaction-back-soon = Zaraz wracam.
reaction-back-again = Już jestem!
reaction-nearly-done = Już prawie!
reaction-congratulations = Gratulacje!
reaction-good-game = Dobra gra!
reaction-again = Jeszcze jedna gra?
curtain-title = { $player }, Twoja tura
curtain-note = Weź urządzenie i upewnij się, że nikt inny nie patrzy.
curtain-open = Pokaż moje karty
pass-on = Gotowe, oddaję ekran
prompt-pass-on = Koniec Twojej tury. Następna osoba: { $player }
curtain-recap = Od Twojej ostatniej tury

# What just happened.
recap-again = Co się właśnie stało: pokaż jeszcze raz
recap-claim = { $route }, +{ $points }
recap-token = bierze żeton: { $symbol }
recap-set = zestaw w kolorze flagi, +{ $points }
recap-cards = dobiera: { $cards }
recap-blind = { $count ->
    [one] karta w ciemno
    [few] { $count } karty w ciemno
   *[many] { $count } kart w ciemno
  }
recap-tickets = zatrzymuje { $kept ->
    [one] { $kept } Bilet
    [few] { $kept } Bilety
   *[many] { $kept } Biletów
  }
recap-stack = { $symbol }: { $location }
recap-pass = pasuje
recap-last-round = ostatnia runda!
celebrate-ticket = Zrealizowany Bilet: { $ticket }, +{ $points }
celebrate-set = Cały zestaw w kolorze flagi: +{ $points }
won-you = Wygrywasz!

# The log.
log-title = Przebieg gry
log-empty = Jeszcze nic się nie wydarzyło.
log-missed = { $who ->
    [you] Czas minął: tę turę rozgrywa za Ciebie bot.
   *[other] { $player }: czas minął, tę turę rozgrywa bot.
  }
log-stand-in = { $who ->
    [you] Teraz gra za Ciebie bot.
   *[other] { $player }: teraz gra bot.
  }
log-back = { $who ->
    [you] Znów grasz.
   *[other] { $player } wraca do gry.
  }
log-resigned = { $who ->
    [you] Rezygnujesz; dalej gra bot.
   *[other] { $player } rezygnuje; dalej gra bot.
  }

# Settings.
menu-table = Ten stół
menu-settings = Ustawienia
setting-language = Język
setting-scheme = Wygląd
scheme-auto = Jak w systemie
scheme-light = Jasny
scheme-dark = Ciemny
setting-confirm = Potwierdzaj tworzenie połączeń
setting-confirm-note = W przeciwnym razie kliknięcie od razu tworzy połączenie, jeśli jest jeden sposób zapłaty.
setting-sounds = Dźwięki
setting-motion = Animacje
setting-notify = Powiadom mnie o mojej turze
setting-notify-note = Powiadomienie przeglądarki, gdy ta strona jest ukryta.
setting-notify-refused = Przeglądarka na to nie pozwala. Zezwól w jej ustawieniach na powiadomienia z tej strony.
setting-pace = { $seconds ->
    [0] Boty działają od razu
   *[other] Boty czekają { $seconds } s
  }
seat-link = Graj dalej na innym urządzeniu
seat-link-note = Otwórz ten link na drugim urządzeniu; działa raz i przenosi miejsce.
commitment-title = Sprawdzalne tasowanie
commitment-note = To skrót tajnego ziarna. Po grze ziarno jest w zapisie, a „farebox verify” sprawdza, czy do siebie pasują.

# The end.
score-lines = Wszystkie punkty: { $player }
score-copy = Kopiuj tabelę wyników
count-again = Policz jeszcze raz
rematch = Rewanż
rematch-go = Przejdź do rewanżu
replay = Powtórka
record-download = Pobierz zapis gry

# Replay.
replay-of = Powtórka · { $city }
replay-choose = Wybierz plik z zapisem skończonej gry.
replay-controls = Sterowanie powtórką
replay-eyes = Kto patrzy
eyes-open = Wszystkie karty odkryte
eyes-spectator = Widz
replay-first = Na początek
replay-back = Wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Do przodu
replay-last = Na koniec
replay-moment = { $at } z { $last }
replay-link = Skopiuj link do tej chwili
replay-hand = Karty: { $player }

# The rules page.
rules-length = Pola
rules-points = Punkty
rules-find = Szukaj w zasadach
rules-none = Nic nie znaleziono.
rules-page = Wszystkie zasady na jednej stronie
rules-back = Wróć do gry
rules-cities = Miasta
rules-numbers = Numery zasad
why-pays-nothing = Tymi kartami nie zapłacisz jeszcze za żadne połączenie.

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = Koniec trasy
web-error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.
web-error-server-trouble = Serwer miał problem. Spróbuj ponownie za chwilę.
web-error-page-not-found = Pod tym adresem nic nie ma. Może link jest stary albo niepełny.
web-error-page-not-loaded = Nie udało się wczytać części aplikacji; pewnie jest nowa wersja. Wczytaj stronę ponownie.
web-error-old-page = Jest nowa wersja Farebox.
reload = Wczytaj nową wersję
web-error-not-a-link = To nie jest link do stołu.
web-error-not-a-record = Ten plik nie jest zapisem gry.
web-error-unknown = Coś poszło nie tak ({ $code }).
web-error-route-taken = To połączenie jest zajęte: { $seat }.
web-error-ferry-needs-wilds = Połączenie promowe; potrzebne { $wilds }: { $needed }, są: { $played }.
web-error-too-few-with-wilds = Za mało kart ({ $card }): potrzeba { $needed }, masz { $held } (licząc { $wilds }).
web-error-too-few-of-one-colour = Dowolny jeden kolor: potrzeba { $needed }, masz najwyżej { $held } (licząc { $wilds }).
web-error-open-wild-as-second-card = Odkryta { $wild } nie może być drugą kartą.
web-error-not-your-turn = To nie Twoja tura.
