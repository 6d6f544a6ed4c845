# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = Nieprawidłowa liczba graczy ({ $players }): może ich być od { $least } do { $most }.
error-names-do-not-fit-players = Liczba imion ({ $names }) nie zgadza się z liczbą graczy ({ $players }).
error-name-empty = Jeden z graczy nie ma imienia.
error-name-not-printable = Imię zawiera znaki, których nie da się pokazać: { $names }.
error-names-not-distinct = Dwoje graczy ma to samo imię: { $names }.
error-no-such-first-player = Nie ma takiego pierwszego gracza ({ $first }); liczba graczy: { $players }.
error-seed-out-of-range = Ziarno { $seed } nie jest liczbą całkowitą od 0 do 2^128 - 1.
error-seed-too-short = Ziarno ma za mało bajtów: { $bytes }, a potrzeba co najmniej { $needed }.
error-seed-not-hexadecimal = Ziarno „{ $seed }” nie jest w zapisie szesnastkowym.
error-colour-not-in-deck = W talii nie ma kart tego koloru: { $colour }.
error-native-missing = Zasady nie są tu skompilowane, więc boty i symulacje działają około sto razy wolniej. Aby to naprawić, uruchom „{ $command }”.
error-native-unusable = Skompilowanych zasad nie można tu użyć ({ $fault }), więc boty i symulacje działają około sto razy wolniej. Aby to naprawić, uruchom „{ $command }”.
error-native-stale = Skompilowane zasady nie pasują już do { $source }, więc boty i symulacje działają około sto razy wolniej. Aby to naprawić, uruchom „{ $command }”.
error-native-off = { $variable }=0 wyłącza skompilowane zasady, więc boty i symulacje działają około sto razy wolniej.

# Whose turn it is
error-not-your-turn = Teraz gra { $to_act }, a nie { $seat }.
error-no-such-seat = Nie ma takiego miejsca przy stole ({ $seat }); liczba graczy: { $players }.
error-game-is-over = Gra jest skończona.
error-nothing-to-undo = Liczba akcji do cofnięcia: { $done }; żądano: { $actions }.
error-not-now = { $kind ->
    [draw] Nie można teraz dobrać kart Lokomocji
    [claim] Nie można teraz utworzyć połączenia
    [tickets] Nie można teraz dobrać Biletów
    [keep] Nie można teraz zatrzymać Biletów
    [place] Nie można teraz położyć stosu ani żetonu
    [token] Nie można teraz wziąć żetonu
   *[pass] Nie możesz teraz spasować
  }: { $phase ->
    [choose-first-tickets] trzeba wybrać pierwsze Bilety
    [place-stacks] trzeba położyć zapasowe żetony
    [take-turn] trwa zwykła tura
    [second-card] trzeba dobrać drugą kartę
    [keep-tickets] trzeba zatrzymać Bilety
    [choose-token] trzeba wybrać żeton
   *[over] gra jest skończona
  }.
error-pass-not-allowed = Możesz spasować tylko wtedy, gdy nie możesz zrobić nic innego.

# Cards
error-unknown-slot = Nie ma pozycji { $slot }; odkryte karty mają pozycje od 0 do 4.
error-slot-empty = Pozycja { $slot } wśród odkrytych kart jest pusta.
error-deck-empty = Talia jest pusta.
error-open-wild-as-second-card = Odkryty joker na pozycji { $slot } nie może być drugą kartą.

# Tickets and tokens
error-no-tickets-left = Nie ma już Biletów.
error-keep-at-least-one = Zatrzymaj co najmniej jeden Bilet.
error-unknown-ticket = Nie ma Biletu „{ $name }”.
error-ticket-not-offered = Bilet { $ticket } nie jest do wyboru.
error-ticket-named-twice = Bilet podano dwa razy: { $tickets }.
error-unknown-location = Nie ma miejsca „{ $name }”.
error-no-token-there = { $location }: nie ma tu żetonu do wzięcia.
error-stack-already-there = { $location }: leży tu już stos.

# Routes
error-unknown-route = Nie ma połączenia „{ $name }”.
error-unknown-colour = Nie ma kart koloru „{ $name }”.
error-wrong-number-of-wilds = Liczba jokerów ({ $wilds }) nie pasuje do liczby pól ({ $length }).
error-payment-of-wrong-size = Na każde pole ({ $length }) przypada jedna karta: same jokery albo mniej jokerów i jeden kolor.
error-route-taken = { $route } jest już zajęte ({ $seat }).
error-twin-is-yours = { $route } jest dla Ciebie niedostępne: masz już drugą nitkę tego podwójnego połączenia.
error-twin-closed = { $route } jest niedostępne: w grze dwuosobowej można zająć tylko jedną nitkę podwójnego połączenia.
error-not-enough-cars = Za mało pojazdów na { $route }: potrzeba: { $needed }, zostało: { $left }.
error-not-enough-cards = Za mało kart ({ $card }) na { $route }: potrzeba { $needed }, masz { $held }.
error-too-few-with-wilds = Za mało kart ({ $card }) na { $route }: potrzeba { $needed }, razem z jokerami masz { $held }.
error-too-few-of-one-colour = { $route } przyjmuje karty dowolnego jednego koloru: potrzeba { $needed }, razem z jokerami masz najwyżej { $held }.
error-wrong-colour = { $route } przyjmuje karty koloru: { $wanted }, a nie: { $colour }.
error-ferry-needs-wilds = { $route } to połączenie promowe; potrzebne jokery: { $needed }, są: { $played }.

# Texts of actions
error-not-an-action = „{ $text }” nie jest akcją.
error-not-a-payment = „{ $part }” nie jest zapłatą taką jak green*2.
error-two-colours-in-payment = „{ $text }” płaci dwoma kolorami; dozwolony jest tylko jeden kolor oraz jokery.
error-payment-does-not-fill-route = Zapłata „{ $text }” nie odpowiada liczbie pól ({ $length }).

# Texts of positions
error-not-a-position = To nie jest pozycja: nie zaczyna się od { $expected } i miasta.
error-position-of-another-city = Pozycja dotyczy miasta { $found }, a nie { $city } w obecnej postaci.
error-position-field-broken = Brakuje pola pozycji albo nie da się go odczytać: { $fault }.
error-position-field-wrong = Niedozwolona wartość pola { $field }: { $value }.
error-position-not-consistent = Pozycja jest wewnętrznie sprzeczna.
error-position-cards-wrong = W pozycji brakuje kart albo się powtarzają.
error-position-known-cards-wrong = W pozycji znanych jest więcej kart z ręki, niż ich w niej jest.
error-position-tickets-wrong = W pozycji brakuje Biletów albo się powtarzają.
error-position-routes-wrong = Połączenia w pozycji nie mogą mieć takich właścicieli.
error-position-tokens-wrong = W pozycji są żetony, których nie może tam być.
error-position-phase-wrong = W tej fazie pozycji nie ma o czym decydować.

# Records
error-game-has-no-seed = Ta gra zaczęła się od pozycji, więc nie ma ziarna ani zapisu.
error-record-not-readable = Nie można odczytać zapisu { $file }: { $fault }.
error-record-not-writable = Nie można zapisać { $file }: { $fault }.
error-record-not-json = To nie jest zapis gry: { $fault }.
error-record-field-broken = Pole zapisu jest uszkodzone: { $fault }.
error-record-of-another-version = Zapis ma format { $format } i zasady { $rules }; ten program czyta formaty do { $known_format } włącznie i zasady { $known_rules }.
error-record-damaged = Zapis został zmieniony: suma kontrolna się nie zgadza.
error-seed-does-not-fit-commitment = Ziarno nie zgadza się ze zobowiązaniem: { $found } zamiast { $expected }.
error-record-of-another-city =
    Zapis dotyczy miasta { $city }, wersja { $version }, i nie pasuje do miasta { $found }, wersja { $found_version }.
error-record-set-up-refused = Nie można rozłożyć gry z zapisu: { $fault }.
error-record-action-refused = Akcja { $number } zapisu, „{ $entry }”, nie jest możliwa: { $fault }.
error-record-action-misspelt = Akcja { $number } zapisu, „{ $entry }”, powinna brzmieć „{ $expected }”.
error-record-result-differs = Po wszystkich akcjach ({ $actions }) stan gry nie zgadza się z zapisem.
