# The cards of the guided game, and the tips; loaded when they are needed.

guide-lead = Krótka, prawdziwa gra na jakieś dziesięć minut. Małe kartki pokazują, co robić dalej; tury przeciwnika są przygotowane. Możesz wyjść w każdej chwili, a gra nie liczy się do żadnych statystyk.
guide-step = Gra z przewodnikiem: krok { $number } z { $lessons }
guide-show = Pokaż gdzie
guide-fold = Zwiń tę kartkę
guide-leave = Wyjdź z gry z przewodnikiem
guide-leave-note = Możesz grać dalej bez tych kartek albo wyjść z gry.
guide-stay = Zostań
guide-alone = Graj dalej bez kartek
guide-quit = Wyjdź z gry
guide-whole = Teraz cała gra
why-guide = Na to przyjdzie czas później. Na razie zrób to, co mówi kartka.

# What to do; the names of cards stand apart.
do-row = Weź tę kartę: { $card }.
do-deck = Dobierz kartę z talii.
do-tickets = Dobierz Bilety z ich talii.
do-keep = Zatrzymaj: { $tickets }. O drugim Bilecie decydujesz Ty.
do-token = Weź jeden z dwóch.
do-route = Wybierz połączenie: { $route }.
do-pay = Zapłać: { $cards }.
do-pass = Spasuj.
do-count = Licz po kolei: naciśnij „{ $next }”.

lesson-first-tickets = Bilety to Twoje cele. Połącz dwa miejsca z Biletu własnymi połączeniami, a dostaniesz jego punkty. Jeśli się nie uda, tracisz je.
lesson-draw = W turze robisz jedną z trzech rzeczy: dobierasz karty, tworzysz połączenie albo dobierasz Bilety. Kartami płacisz za połączenia w ich kolorze.
lesson-second-card = W turze dobierasz dwie karty. Z talii dobierasz w ciemno.
lesson-wild = To joker: { $wild }. Zastępuje dowolny kolor. Wzięty spośród odkrytych kart jest jedyną kartą w turze.
lesson-sweep = Odkryte są już dwa jokery ({ $wilds }). Przy trzecim wymienia się wszystkie pięć kart. Zobaczmy, co się pojawi.
lesson-more = Zbieraj karty na następne połączenia.
lesson-claim = Twoje karty wystarczą na połączenie: po jednej karcie w jego kolorze na każde pole. Tu są dwa połączenia obok siebie, ale w grze dwuosobowej można zająć tylko jedno z nich.
lesson-gray = Szare połączenie przyjmuje dowolny kolor, byle wszystkie karty miały ten sam.
lesson-ferry = Prom ma pole ze statkiem. Na to pole potrzebna jest { $wild }.
lesson-token = Żetony Turystyki! Na obu końcach połączenia leży żeton, a Ty dostajesz jeden z nich. Różne symbole dają punkty na końcu.
lesson-tickets = Bilety możesz dobrać w każdej turze. Oglądasz dwa i zatrzymujesz co najmniej jeden: więcej Biletów może dać więcej punktów albo je zabrać.
lesson-keep = Zatrzymany Bilet zostaje z Tobą do końca. Weź taki, który Twoje połączenia mogą zrealizować.
lesson-flag = Za połączenie w kolorze flagi zatrzymujesz jedną z zagranych kart. Jedną już masz; niebieska, biała i czerwona tworzą zestaw. Joker ({ $wild }) może zastąpić kartę, ale nigdy do flagi.
lesson-flag-set = Brakuje jednego koloru flagi. Cały zestaw daje od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
lesson-another = Twoje karty wystarczą na jeszcze jedno połączenie.
lesson-last = Ostatnia runda! Ktoś ma już najwyżej { $cars ->
    [one] { $cars } pojazd
    [few] { $cars } pojazdy
   *[many] { $cars } pojazdów
  }, więc każdy ma jeszcze jedną turę.
lesson-count = Teraz wszystko się podlicza. Punkty za połączenia już masz; zrealizowane Bilety dodają swoje, niezrealizowane je odejmują{ $bonus ->
    [tourist-tokens] , a różne żetony też dają punkty
   *[other] {""}
  }. Wygrywa najwyższy wynik.
lesson-done = Znasz już grę. Czas na całą rozgrywkę?
lesson-free = To już poza przygotowaną ścieżką. Nic nie szkodzi: to prawdziwa gra, więc graj dalej, jak chcesz.

after-sweep = I jest: wszystkie odkryte karty zostały wymienione.
after-claim = Twoje pojazdy stoją na połączeniu, a punkty są Twoje. Połączenie obok jest teraz zamknięte.
after-flag-set = Cały zestaw w kolorze flagi, punkty od razu!

pay-plain = Jedna karta na każde pole, wszystkie w jednym kolorze. Trafiają do kart odrzuconych.
pay-wild = Joker ({ $wild }) zastępuje kartę, której nie masz.
pay-ferry = Za statek: { $wild }. Za pozostałe pola: karty w jednym kolorze.

tip-label = Podpowiedź:
tip-close = Jasne
tip-off = Bez podpowiedzi
tip-sweep = Odkryte były trzy jokery ({ $wilds }), więc wymieniono wszystkie pięć kart.
tip-ferry = To połączenie to prom: na każde pole ze statkiem potrzebna jest { $wild }.
tip-token = Na obu końcach połączenia leży żeton, a Ty bierzesz jeden. Różne symbole dają punkty na końcu.
tip-flag = Zatrzymujesz kartę w kolorze flagi. Niebieska, biała i czerwona razem dają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
tip-last = Ostatnia runda: każdy ma jeszcze jedną turę, a potem podlicza się Bilety.
