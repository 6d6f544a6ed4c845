# Problems of a city file. Every key is `problem-` and a code of farebox.cities.check.

problem-file-missing = Nie ma takiego pliku.
problem-file-unreadable = Nie można odczytać pliku: { $reason }.
problem-not-utf8 = Plik nie jest tekstem UTF-8.
problem-syntax = To nie jest TOML: { $reason } (kolumna { $column }).

problem-missing-field = Brakuje pola „{ $field }”.
problem-unknown-field = Nie ma tu pola „{ $field }”.
problem-wrong-type = Zamiast „{ $value }” powinna tu być { $expected ->
    [int] liczba całkowita
    [float] liczba
    [text] wartość tekstowa w cudzysłowie
    [bool] wartość true albo false
    [table] tabela { "{" } … { "}" }
   *[list] lista [ … ]
  }.
problem-wrong-count = Liczba wartości to { $count }, a potrzeba { $needed }.
problem-bad-choice = „{ $value }” nie jest tu możliwe; wybierz jedno z: { $choices }.
problem-bad-id = Identyfikator „{ $id }” może mieć tylko małe litery a-z, cyfry i _.
problem-empty-text = Tekst jest pusty.
problem-duplicate-id = Identyfikator „{ $id }” został już użyty.
problem-duplicate-name = Nazwa „{ $name }” została już użyta: gracze nie odróżniliby tych dwóch miejsc.
problem-unknown-location = Nie ma miejsca „{ $location }”.
problem-control-letter = Tekst { $value } zawiera znak, którego nie da się pokazać.
problem-out-of-range = { $value } jest poza zakresem: dozwolone od { $least } do { $most }.
problem-too-many = Za dużo w „{ $what }”: { $count }; możliwe najwyżej { $most }.
problem-too-few = Za mało w „{ $what }”: { $count }; potrzeba co najmniej { $least }.

problem-cars-never-run-out = Liczba pojazdów na początku ({ $cars }) musi być większa niż liczba, od której zaczyna się ostatnia runda ({ $last }).
problem-deck-too-small = Talia ma za mało kart ({ $count }); gra czteroosobowa wymaga na początek co najmniej { $least }.
problem-unknown-colour = „{ $colour }” nie jest kolorem kart.
problem-colour-not-in-deck = W talii nie ma kart tego koloru: { $colour }.
problem-colour-unused = Żadne połączenie nie ma koloru: { $colour }; jego karty służą tylko szarym połączeniom.

problem-route-to-itself = Połączenie prowadzi z miejsca { $location } do niego samego.
problem-route-longer-than-cars = Połączenie ma więcej pól ({ $length }), niż gracz ma pojazdów ({ $cars }).
problem-route-unpayable = Talia nie wystarczy na to połączenie: pola { $length }, karty jego koloru { $cards }, jokery { $wilds }.
problem-points-too-short = Długość połączenia to { $length }, a tabela punktów kończy się na { $count }.
problem-wilds-exceed-length = Wymaganych jokerów ({ $wilds }) jest więcej niż pól połączenia ({ $length }).
problem-third-route = To trzecie połączenie między miejscami { $a } i { $b }; mogą być dwa.
problem-twin-length = Długość połączenia to { $length }, a drugiej nitki (routes[{ $twin }]) { $other }; muszą być równe.
problem-twin-wilds = Połączenie wymaga jokerów: { $wilds }, a druga nitka (routes[{ $twin }]): { $other }; muszą być równe.
problem-few-connections = { $location } ma za mało sąsiadów ({ $count }); każde miejsce potrzebuje co najmniej dwóch.
problem-not-connected = Żadna droga nie prowadzi z miejsca { $start } do miejsc: { $lost }.

problem-ticket-to-itself = Bilet prowadzi z miejsca { $location } do niego samego.
problem-same-ticket = Bilet { $a } – { $b } już jest (tickets[{ $other }]).
problem-ticket-not-connected = Żadna droga nie łączy obu miejsc tego Biletu.
problem-ticket-value = Bilet jest wart { $points }, ale jego najkrótsza droga ma długość { $shortest }: wpisz points = { $shortest }.
problem-location-without-ticket = { $location } nie jest na żadnym Bilecie.

problem-listed-twice = „{ $name }” jest na liście dwa razy.
problem-fewer-symbols = Symboli ({ $symbols }) jest mniej niż oznaczonych miejsc ({ $marked }); każde potrzebuje jednego.
problem-symbol-points = Liczba wartości na liście to { $count }, a potrzeba { $needed }: za brak symboli, jeden symbol i tak dalej.
problem-no-room-for-stacks = Każdy zapasowy stos ({ $spare }) potrzebuje miejsca, a wolnych jest za mało ({ $free }).
problem-fixed-connection = „{ $name }” nie jest połączeniem tego miasta; zapisz jego dwa miejsca jako a-b.
problem-fixed-ticket = „{ $name }” nie jest Biletem tego miasta; zapisz jego dwa miejsca jako a-b.

problem-place-missing = { $location } nie ma położenia w [geometry.places].
problem-outside-box = Punkt ({ $x }, { $y }) leży poza rysunkiem { $width } na { $height }.
problem-places-too-close = { $location } jest narysowane na { $other }.
problem-curve-without-route = Jest krzywa, ale nie ma połączenia między miejscami { $a } i { $b }.
problem-bad-points = To nie są punkty: podaj ich co najmniej { $least } jako x,y rozdzielone spacjami, na przykład "10,20 30,40".
problem-bad-colour = „{ $colour }” nie jest kolorem w postaci #rrggbb.
problem-shape-empty = Obrys nie ma ani powierzchni, ani linii.
problem-unknown-district = W bonusie nie ma dzielnicy „{ $district }”.
problem-unknown-theme = Nie ma motywu „{ $theme }”; wybierz jeden z: { $themes }.
problem-unknown-icon = Nie ma ikony „{ $icon }”.
problem-routes-cross = Połączenie przecina połączenie między miejscami { $a } i { $b } (routes[{ $other }]).
problem-route-over-location = Połączenie przechodzi przez { $location }.
problem-route-too-short = Linia połączenia ma długość { $length }; jego pola potrzebują { $needed }.
problem-spaces-overlap = Pola połączenia leżą na polach routes[{ $other }].
problem-label-outside-box = Nazwa { $location } wychodzi poza rysunek.
problem-label-over-label = Nazwa { $location } zachodzi na nazwę { $other }.
problem-label-over-location = Nazwa { $location } leży na miejscu { $other }.
problem-label-over-route = Nazwa { $location } leży na polach routes[{ $route }].
problem-landmark-over-route = Obiekt „{ $landmark }” leży na polach routes[{ $route }].
problem-landmark-over-location = Obiekt „{ $landmark }” leży na miejscu { $location }.
problem-landmark-over-label = Obiekt „{ $landmark }” leży na nazwie { $location }.

# Added to a problem when the file probably means another word.
did-you-mean = Czy chodziło o „{ $meant }”?

error-unknown-city = Nie ma miasta „{ $city }”; są: { $known }.
error-city-file = Nie można użyć pliku { $file }: { $problems ->
    [one] { $problems } problem
    [few] { $problems } problemy
   *[many] { $problems } problemów
  }, pierwszy w wierszu { NUMBER($line, useGrouping: 0) }: { $first } Zobacz wszystkie: farebox city check { $file }

severity-error = błąd
severity-advice = rada
cli-city = Wymieniaj, pokazuj i sprawdzaj miasta; projektuj i ulepszaj własne.
cli-city-file = Plik miasta albo identyfikator miasta z pakietu.
cli-city-svg = Narysuj miasto w tym pliku SVG.
cli-city-check = Wymień wszystkie problemy pliku miasta, z numerami wierszy.
cli-city-show = Opisz miasto albo je narysuj.
cli-city-list = Wymień miasta z pakietu.
cli-city-faulty = { $count ->
    [one] { $count } problem: w tym mieście nie można jeszcze grać.
    [few] { $count } problemy: w tym mieście nie można jeszcze grać.
   *[many] { $count } problemów: w tym mieście nie można jeszcze grać.
  }
cli-city-sound = W tym mieście można grać: { $name }. Sprawdzono: pola, sieć, Bilety, talię, bonus i rysunek.
cli-city-drawn = { $name }: narysowano w { $file }.
cli-city-summary = Miejsca: { $locations }, sąsiedztwa: { $connections }, połączenia: { $routes }, Bilety: { $tickets }, karty Lokomocji: { $cards }, pojazdy gracza: { $cars }.
cli-city-routes = Połączenia
cli-city-tickets = Bilety
cli-city-deck = Talia
cli-city-from = z
cli-city-to = do
cli-city-colours = kolory
cli-city-length = długość
cli-city-wilds = jokery
cli-city-points = punkty
problem-bad-icon = Ikona może zawierać tylko proste kształty i musi być poprawnym plikiem SVG: { $found }.
error-unknown-city-hash = Nie ma wersji miasta o skrócie { $hash }.
error-host-cities-faulty = Problemy w miastach z { $folder }: { $problems }; serwer się nie uruchomił.
error-city-id-taken = Jest już miasto o identyfikatorze „{ $city }”.
