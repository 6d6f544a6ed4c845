# Playtests: how well a city plays, and their report.

help-playtest = Boty testują miasto i mówią, jak dobrze się w nim gra.
option-playtest-city = Identyfikator miasta z pakietu albo plik lub folder miasta.
option-playtest-effort = Ile grać: quick (tylko planiści), normal lub thorough.
option-playtest-html = Zapisz do tego pliku stronę z wnioskami, wykresami i mapą cieplną planszy.
option-playtest-json = Przechowuj wyniki w tym pliku; przerwany test zostanie z niego wznowiony.
playtest-stopped = Przerwano. Rozegrane gry są w pliku { $file }; to samo polecenie wznowi test.
playtest-not-kept = Przerwano. Niczego nie zachowano; z --json PLIK wyniki zostają, a to samo polecenie wznowi test.

error-unknown-manner = „{ $bot }” to nie jest sposób gry; po ukośniku planista lub bot szukający przyjmuje jeden z: { $known }.
error-unknown-effort = Nie ma zakresu „{ $effort }”; wybierz jeden z: { $known }.
error-playtest-not-readable = Nie można odczytać pliku { $file }: { $fault }.
error-playtest-broken = { $file } nie jest plikiem testu gry albo jest uszkodzony ({ $fault }).
error-playtest-differs = { $file } należy do innego testu i nie został zmieniony ({ $what }: { $saved }, nie { $wanted }).

playtest-title = Test gry: { $city }
playtest-subtitle = Gry między botami: { $games }, dla 2, 3 i 4 graczy
playtest-overall-holds = Plansza spełnia wszystkie zmierzone kryteria.
playtest-overall-open = Nic nie zawodzi, ale niektóre kryteria wymagają więcej gier.
playtest-overall-fails = Plansza nie spełnia co najmniej jednego kryterium.
playtest-overall-unknown = Za mało gier, by wydać ocenę.

playtest-findings = Wnioski
playtest-findings-how = Co warto zmienić, od najważniejszego.
playtest-criteria = Kryteria
playtest-criteria-how = Kryterium jest spełnione, jeśli jego przedział 95% mieści się w granicy, niespełnione, jeśli leży poza nią, a w innym razie otwarte. Miejsca, oba pierwsze Bilety, udział Biletów w punktach i, przy trzech i czterech graczach, sposoby gry są porównywane z opublikowanymi planszami Nowego Jorku i Londynu.
playtest-heat = Połączenia
playtest-heat-how = Co pokazują kolory: jak często powstaje połączenie, w procentach gier między planistami; w którym momencie gry, od 0 (początek) do 100 (koniec); albo jak często wygrywa jego właściciel. Im ciemniejsze i szersze, tym więcej.
playtest-all-connections = Wszystkie połączenia, od najrzadszych
playtest-seats = Miejsca
playtest-seats-how = Jak często wygrywa każde miejsce między równymi planistami. Linia kropkowana to równy udział.
playtest-course = Przebieg gry
playtest-course-how = Gra jest rozstrzygnięta, gdy zwycięzca po raz ostatni obejmuje prowadzenie. Wykresy pokazują, kiedy to następuje, od 0 (początek) do 100 (koniec). Minuty zakładają 20 sekund na turę i 3 minuty przygotowań.
playtest-decided = Rozstrzygnięte w ćwiartkach gry: { $shares }; przy podliczaniu: { $share }
playtest-decided-during = rozstrzygnięte w trakcie gry
playtest-decided-last = rozstrzygnięte przy podliczaniu
playtest-scores = Wyniki
playtest-scores-how = Średni wynik, zakres 90% wyników, przewaga zwycięzcy i gry wygrane co najwyżej o 5 punktów.
playtest-sources = Skąd pochodzą punkty
playtest-sources-how = Punkty na gracza; niezrealizowane Bilety są odjęte.
playtest-source-routes = połączenia
playtest-source-tickets = Bilety
playtest-source-bonus = premia
playtest-winners = zwycięzcy
playtest-losers = pozostali
playtest-bonus = Premia
playtest-bonus-how = Punkty na gracza za to, co miasto nagradza oprócz tras i Biletów, ich udział w wyniku zwycięzcy i jak często wygrywa ten, kto sam ma ich najwięcej (małym drukiem: przedział 95%).
playtest-tickets = Bilety
playtest-tickets-how = Jak często planiści zatrzymują oferowany Bilet, a zatrzymany realizują, jego średnie punkty, zwycięstwa posiadacza i Bilet, który najlepiej do niego pasuje: kto ma oba, realizuje oba wyraźnie częściej, niż wynikałoby z przypadku. Małym drukiem: jak często zatrzymują go i realizują boty szukające. Łącznie dla 2, 3 i 4 graczy.
playtest-mark-easy = zbyt łatwy (gracze: { $players })
playtest-mark-hard = zbyt trudny (gracze: { $players })
playtest-worth = Czy drugi Bilet się opłaca?
playtest-worth-how = Jak często bot szukający, który musi zatrzymać oba pierwsze Bilety, wygrywa z innymi, które muszą zatrzymać dokładnie jeden. Linia kropkowana to równy udział. Poniżej: jak często gracze, którzy mogą wybierać, zatrzymują oba, ile Biletów mają na końcu, a małym drukiem, jak często z nimi wygrywają.
playtest-manners = Sposoby gry
playtest-manners-how = Wygrane wiersza z kolumną (%), sami planiści, małym drukiem przedział 95%. Przy trzech i czterech graczach jeden gra jak wiersz, a wszyscy pozostali jak kolumna. Poniżej: planista, który pomija premię, przeciw takim, którzy ją liczą.
playtest-skill = Umiejętności
playtest-skill-how = Jak często wygrywa pierwszy bot, gdy wszyscy pozostali przy stole są drugiego rodzaju: silniejsze boty przeciw słabszym oraz planista przeciw botom o innych stylach. Linia kropkowana to równy udział.
playtest-colours = Kolory
playtest-colours-how = Karty w talii, pola na planszy, pola na kartę i udział utworzonych połączeń.
playtest-facts = O tym teście
playtest-facts-how = To samo ziarno i te same boty dają te same wyniki.
playtest-again = Ten sam test jeszcze raz:

playtest-table = { $bot }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
playtest-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
playtest-held = Bilety: { $count }
playtest-connection = { $ends }: utworzone w { $share } gier, średnio po { $late } gry; { $won } wygrał właściciel

playtest-column-criterion = Kryterium
playtest-column-players = Gracze
playtest-column-measured = Pomiar
playtest-column-interval = 95%
playtest-column-limit = Granica
playtest-column-verdict = Ocena
playtest-column-table = Stół
playtest-column-turns = Rundy
playtest-column-minutes = Minuty
playtest-column-leads = Zmiany lidera
playtest-column-early = Rozstrzygnięte w pierwszej połowie
playtest-column-last = Rozstrzygnięte przy podliczaniu
playtest-column-passing = Zakończone pasowaniem
playtest-column-passes = Pasy na grę
playtest-column-reshuffles = Przetasowania
playtest-column-score = Wynik
playtest-column-spread = 90%
playtest-column-margin = Przewaga
playtest-column-close = Wyrównane
playtest-column-winners = Zwycięzcy
playtest-column-losers = Pozostali
playtest-column-bonus-share = Udział w wyniku
playtest-column-most-bonus = Wygrane z największą premią
playtest-column-connection = Połączenie
playtest-column-length = Długość
playtest-column-late = Etap
playtest-column-winner = Wygrane przez właściciela
playtest-column-ticket = Bilet
playtest-column-points = Punkty
playtest-column-kept = Zatrzymany
playtest-column-complete = Zrealizowany
playtest-column-net = Punkty netto
playtest-column-won = Wygrane
playtest-column-partner = Pasuje do
playtest-column-both = Oba pierwsze zatrzymane
playtest-column-colour = Kolor
playtest-column-cards = Karty
playtest-column-spaces = Pola
playtest-column-demand = Pola na kartę
playtest-column-claimed = Utworzone

playtest-verdict-holds = spełnione
playtest-verdict-fails = niespełnione
playtest-verdict-open = otwarte
playtest-verdict-unknown = nie zmierzono
playtest-limit-most = najwyżej { $limit }
playtest-limit-least = co najmniej { $limit }
playtest-limit-between = od { $low } do { $high }

playtest-criterion-seats = 1. Miejsca: o ile dalej od równego udziału jest miejsce { $subject } niż na opublikowanych planszach (punkty)
playtest-criterion-ticket-hard = 2. Bilety: najtrudniejszy z zatrzymanych jest zrealizowany ({ $subject })
playtest-criterion-ticket-easy = 2. Bilety: najłatwiejszy z zatrzymanych jest zrealizowany ({ $subject })
playtest-criterion-routes = 3. Połączenia: najmniej pożądane powstaje ({ $subject })
playtest-criterion-endings = 4. Zakończenia: gry zakończone pasowaniem
playtest-criterion-tickets-matter = 5. Bilety się liczą: oba pierwsze Bilety przeciw jednemu, w porównaniu z gorszą z opublikowanych plansz (punkty równego udziału)
playtest-criterion-tickets-not-all = 5. Bilety to nie wszystko: oba przeciw jednemu, jako wielokrotność równego udziału
playtest-criterion-ticket-points = 5. Udział Biletów w punktach zwycięzcy w porównaniu z bliższą z opublikowanych plansz (punkty procentowe)
playtest-criterion-manners = 6. Sposoby gry: najlepszy przeciw najsilniejszemu rywalowi ({ $subject })
playtest-criterion-manners-compared = 6. Sposoby gry: najlepszy przeciw najsilniejszemu rywalowi, w porównaniu z gorszą z opublikowanych plansz (punkty równego udziału; { $subject })
playtest-criterion-bonus = 6. Premia: wygrane planisty, który ją pomija

playtest-manner-keep-both = oba pierwsze Bilety
playtest-manner-keep-one = jeden pierwszy Bilet
playtest-manner-few-long = niewiele długich Biletów
playtest-manner-many-short = wiele krótkich Biletów
playtest-manner-routes-only = same połączenia
playtest-manner-bonus-first = najpierw premia
playtest-manner-no-bonus = pomija premię

playtest-finding-none = Nic nie odstaje: żaden Bilet, połączenie, kolor, miejsce ani sposób gry.
playtest-finding-unfinishable = Boty nie potrafią tu dokończyć gry: { $share } kończy się pasowaniem (gracze: { $players }), bo nikomu nie kończą się pojazdy. Dodaj połączenia albo daj mniej pojazdów.
playtest-finding-passing = { $share } gier kończy się pasowaniem (gracze: { $players }): daj mniej pojazdów albo dodaj połączenia.
playtest-finding-tickets-worthless = Bilety są ciężarem: zatrzymanie obu pierwszych wygrywa tylko { $share } (gracze: { $players }; równy udział to { $equal }). Potrzeba krótszych i liczniejszych połączeń oraz Biletów, które sięgają dalej.
playtest-finding-tickets-overwhelming = Bilety są wszystkim: zatrzymanie obu pierwszych wygrywa { $share } (gracze: { $players }; równy udział to { $equal }). Potrzeba krótszych Biletów albo więcej punktów za połączenia.
playtest-finding-ticket-points-few = Bilety liczą się za mało: pochodzi z nich tylko { $share } punktów zwycięzcy (gracze: { $players }; od { $low } do { $high } na opublikowanych planszach). Potrzeba Biletów, które sięgają dalej, albo mniej punktów za połączenia.
playtest-finding-ticket-points-many = Bilety liczą się za bardzo: pochodzi z nich { $share } punktów zwycięzcy (gracze: { $players }; od { $low } do { $high } na opublikowanych planszach). Potrzeba krótszych Biletów albo więcej punktów za połączenia.
playtest-finding-seat = Miejsce { $seat } wygrywa { $share } gier (gracze: { $players }), znacznie dalej od równego udziału niż na opublikowanych planszach. Dłuższe gry to wyrównują: daj więcej pojazdów.
playtest-finding-manner = Jeden sposób gry bije wszystkie inne: { $manner } wygrywa co najmniej { $share } z każdym z nich (gracze: { $players }). { $advice }
playtest-advice-few-long = Zastąp część najdłuższych Biletów krótszymi.
playtest-advice-many-short = Zastąp część najkrótszych Biletów dłuższymi.
playtest-advice-routes-only = Potrzeba Biletów, które sięgają dalej, albo mniej punktów za połączenia.
playtest-advice-bonus-first = Daj mniej punktów za premię.
playtest-finding-bonus-worthless = Premia jest prawie nic niewarta: planista, który ją pomija, wygrywa { $share } (gracze: { $players }; równy udział to { $equal }). Daj za nią więcej punktów.
playtest-finding-bonus-decides = Premia decyduje o grze: planista, który ją pomija, wygrywa tylko { $share } (gracze: { $players }; równy udział to { $equal }). Daj za nią mniej punktów.
playtest-finding-ticket-unwanted = Nikt nie chce Biletu { $ends } ({ $points }): zatrzymywany tylko w { $share } ofert. Zastąp go innym.
playtest-finding-ticket-hard = Bilet { $ends } ({ $points }) jest zrealizowany tylko w { $share } gier, w których go zatrzymano (gracze: { $players }): skróć jego drogę albo zastąp go innym.
playtest-finding-ticket-easy = Bilet { $ends } ({ $points }) jest zrealizowany w { $share } gier, w których go zatrzymano (gracze: { $players }): wybierz miejsca dalej od siebie.
playtest-finding-connection = Nikt nie chce połączenia { $ends }: powstaje w { $share } gier (gracze: { $players }). Skróć je, poprowadź przez nie Bilet albo usuń.
playtest-finding-colour = Za mało kart ({ $colour }): w talii { $cards }, pola na planszy { $spaces }. Dodaj karty albo zmień kolor niektórych połączeń.
playtest-finding-early = { $share } gier rozstrzyga się w pierwszej połowie (gracze: { $players }). Daj więcej pojazdów albo Bilety, które sięgają dalej: wtedy więcej punktów przychodzi późno.

cli-city-new = Utwórz szkic miasta z miejsc ze współrzędnymi: można go od razu narysować i w nim grać.
cli-city-new-name = Nazwa miasta.
cli-city-new-locations = Miejsca ze współrzędnymi: CSV z kolumnami name, lon i lat albo nazwane punkty GeoJSON.
cli-city-new-out = Plik miasta do zapisania; domyślnie od nazwy miasta.
cli-city-new-seed = Liczba całkowita; te same miejsca i to samo ziarno dają to samo miasto. Domyślnie 1.
cli-city-made = { $name }: szkic zapisano w pliku { $file }.
error-wrong-number-of-places = Potrzebne miejsca: od { $least } do { $most }; w pliku jest ich { $places }.
error-place-name-taken = Dwa miejsca miałyby to samo id albo jedno go nie ma: „{ $name }” (numer { $number }).
error-places-without-columns = Tabela musi mieć kolumny name, lon i lat; ma: { $found }.
error-place-without-numbers = Miejscu lub wierszowi { $number } brakuje nazwy albo współrzędnych.
error-places-broken = Plik nie jest GeoJSON z nazwanymi punktami ({ $fault }).

cli-city-tune = Proponuje zmiany, dzięki którym w mieście gra się lepiej, znalezione w symulowanych grach; to, co plik oznacza jako stałe, zostaje.
cli-city-tune-out = Plik miasta na propozycję albo folder, jeśli miasto jest folderem; domyślnie od nazwy miasta, z końcówką -tuned.
cli-city-tune-steps = Ile zmian najwyżej wypróbować.
cli-city-tune-seed = Liczba całkowita; ten sam plik i to samo ziarno dają tę samą propozycję. Domyślnie 1.
cli-city-tune-html = Zapisz raporty sprzed zmian i po zmianach w tym folderze jako before.html i after.html.
tune-before = Przed
tune-search = Szukanie
tune-after = Po
tune-stopped = Przerwano. Najlepsze dotąd zmiany są w pliku { $file }; użyj go, aby kontynuować.
tune-written = Propozycja jest w pliku { $file }. Jeśli w mieście już grano, podnieś jego wersję.
tune-nothing-to-change = Nie ma czego zmieniać: żadne kryterium nie jest naruszone.
tune-nothing-found = Nie znaleziono zmiany, która pomaga. Spróbuj z większą liczbą kroków albo ustal mniej na stałe.
tune-unfinishable = Boty nie mogą tu dokończyć gier, więc żadnej zmiany nie da się zmierzyć. Dodaj połączenia albo daj graczom mniej pojazdów.
tune-change-length = { $ends }: długość { $length } (przedtem: { $before })
tune-change-colours = { $ends }: { $colours } (przedtem: { $old })
tune-change-double = { $ends }: teraz podwójne ({ $colours })
tune-change-single = { $ends }: teraz pojedyncze ({ $colours })
tune-change-ticket-out = Bilet usunięty: { $ends } ({ $points })
tune-change-ticket-in = Bilet dodany: { $ends } ({ $points })
tune-change-value = Bilet { $ends }: wartość { $points } (przedtem: { $before })
playtest-column-before = Przed
playtest-column-after = Po
error-city-list-missing = Plik nie zapisuje „{ $list } = [ … ]” w kilku wierszach, więc listy nie można zastąpić.
error-city-text = Plik miasta ma błędy ({ $problems }); wypisze je „farebox city check”.
error-too-few-steps = Potrzebny jest co najmniej jeden krok, nie { $steps }.
error-city-without-name = Miasto musi mieć nazwę.
error-places-table-broken = Nie można odczytać tabeli miejsc ({ $fault }).
error-place-off-the-earth = Miejsce lub wiersz { $number } nie leży na Ziemi: szerokość wynosi od −90 do 90, długość od −360 do 360.
error-places-without-board = Z tych miejsc nie da się zrobić planszy: leżą zbyt blisko jednego punktu lub jednej linii. Rozsuń niektóre z nich.
error-proposal-is-a-folder = { $file } nie może zawierać propozycji: miasto jest folderem, więc propozycja też. Podaj folder.
tune-stopped-without = Przerwano. Nie znaleziono jeszcze zmiany, która pomaga, więc nic nie zapisano.
