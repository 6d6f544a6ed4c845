# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Zasady gry
rules-title-city = Zasady gry: { $city }

rules-title-setup = Przygotowanie do gry
rules-setup-1 = Każdy gracz bierze wszystkie pojazdy jednego koloru i zaczyna z 0 punktów.
rules-setup-2 = W każdym oznaczonym miejscu leży stos żetonów Turystyki z jednym symbolem; dwa stosy odkłada się na bok jako zapasowe. Żetony w stosie według liczby graczy: { $stacks }.
rules-setup-3 = Potasowane karty Lokomocji rozdaje się po dwie każdemu graczowi. Pozostałe tworzą talię; pięć wierzchnich odkrywa się i kładzie obok planszy.
rules-setup-4 = Potasowane Bilety rozdaje się po dwa każdemu graczowi. Każdy zatrzymuje jeden lub oba, nie widząc wyboru innych; odłożone Bilety trafiają zakryte pod talię Biletów.
rules-setup-5 = Pierwszego gracza wyznacza los, chyba że z góry ustalono, kto zaczyna; przy wyborze Biletów wszyscy znają już kolejność. Tury idą zgodnie z ruchem wskazówek zegara.
rules-setup-6 = W grze na trzy lub cztery osoby, przed pierwszą turą: ostatni gracz w kolejności kładzie jeden zapasowy stos w miejscu bez stosu, a potem przedostatni robi to samo z drugim.
rules-setup-7 = W grze dwuosobowej, przed pierwszą turą: drugi gracz bierze po jednym żetonie z każdego zapasowego stosu i kładzie je w dwóch różnych miejscach bez żetonów. Pozostałe zapasowe żetony nie biorą udziału w grze.

rules-title-aim = Cel gry
rules-aim-1 = Zbierasz karty Lokomocji, tworzysz za nie połączenia i ustawiasz na nich swoje pojazdy, aż przez miasto pobiegnie Twoja własna sieć.
rules-aim-2 = Twoje Bilety wskazują pary miejsc, które warto połączyć.
rules-aim-3 = Wygrywa gracz, który na końcu ma najwięcej punktów.

rules-title-turn = Przebieg tury
rules-turn-1 = W swojej turze robisz dokładnie jedno: dobierasz karty Lokomocji, tworzysz połączenie albo dobierasz Bilety.
rules-turn-2 = Jeśli nie możesz zrobić żadnej z tych rzeczy, pasujesz. Jeśli wszyscy spasują jeden po drugim, gra się kończy.

rules-title-drawing = Dobieranie kart Lokomocji
rules-drawing-1 = Dobierasz dwie karty Lokomocji, jedną po drugiej: każdą spośród odkrytych kart albo w ciemno z talii. Na ręce możesz mieć dowolnie wiele kart.
rules-drawing-2 = Kartę wziętą spośród odkrytych od razu zastępuje karta z talii.
rules-drawing-3 = Jeśli pierwszą kartą jest odkryty joker, drugiej karty już nie dobierasz.
rules-drawing-4 = Odkryty joker nie może być drugą kartą.
rules-drawing-5 = Joker dobrany w ciemno liczy się jak każda inna karta.
rules-drawing-6 = Gdy tylko co najmniej trzy z pięciu odkrytych kart to jokery, wszystkie pięć trafia do kart odrzuconych i odkrywa się pięć nowych.
rules-drawing-7 = Gdy talia się wyczerpie, karty odrzucone zostają potasowane i stają się talią.
rules-drawing-8 = Drugą kartę trzeba dobrać, jeśli jest taka, którą wolno dobrać.

rules-title-claiming = Utworzenie połączenia
rules-claiming-1 = Połączenie to ciąg pól między dwoma sąsiednimi miejscami. Aby je utworzyć, wybierz wolne połączenie, zagraj tyle kart Lokomocji w jego kolorze, ile ma ono pól, i ustaw po pojeździe na każdym polu. W turze możesz utworzyć tylko jedno połączenie; nie musi stykać się z pozostałymi.
rules-claiming-2 = Joker zastępuje kartę dowolnego koloru. { $wild ->
    [ferry] W tym mieście jest nim karta Promu.
    [bus] W tym mieście jest nim karta Autobusu.
    [taxi] W tym mieście jest nim karta Taksówki.
   *[all] W San Francisco jest nim karta Promu, w Paryżu i Londynie karta Autobusu, a w Nowym Jorku karta Taksówki.
  }
rules-claiming-3 = Szare połączenie przyjmuje karty dowolnego koloru, ale wszystkie tego samego.
rules-claiming-4 = Jeśli masz mniej pojazdów, niż połączenie ma pól, nie możesz go utworzyć.
rules-claiming-5 = Punkty za połączenie dostajesz od razu, a zagrane karty trafiają do kart odrzuconych{ $bonus ->
    [flag-sets] , z wyjątkiem zatrzymanej karty flagi
    [all] , w Paryżu z wyjątkiem zatrzymanej karty flagi
   *[other] {""}
  }.
rules-claiming-6 = Punkty za połączenie według liczby pól: { $route_points }.
rules-claiming-7 = To Ty decydujesz, ilu jokerów użyć; możesz zapłacić nawet samymi jokerami.

rules-title-doubles = Podwójne połączenia
rules-doubles-1 = Dwa połączenia tej samej długości między tymi samymi miejscami to podwójne połączenie. Nikt nie może zająć obu nitek.
rules-doubles-2 = W grze dwuosobowej, gdy jedna nitka zostaje zajęta, druga staje się niedostępna dla wszystkich.

rules-title-ferries = Promy
rules-ferries-1 = Połączenie promowe ma symbol promu na co najmniej jednym polu. Za każdy symbol jedną z zagranych kart musi być joker.
rules-ferries-2 = Za pozostałe pola płaci się jak zwykle; także tam joker może zastąpić inną kartę.

rules-title-tokens = Żetony Turystyki
rules-tokens-1 = Jeśli na jednym z końców tworzonego połączenia leży żeton, bierzesz jeden, chyba że masz już ten symbol. Jeśli masz symbol z jednego końca, bierzesz żeton z drugiego.
rules-tokens-2 = Jeśli możesz wziąć żeton na obu końcach, wybierasz. Jedno połączenie nigdy nie daje więcej niż jednego żetonu.
rules-tokens-3 = Wzięcie żetonu jest obowiązkowe, a żetony leżą jawnie przed graczami.

rules-title-flags = Zestawy kart w kolorze flagi Francji
rules-flags-1 = Jeśli tworzysz połączenie w kolorze flagi ({ $flag_colours }), zatrzymaj przed sobą jedną z zagranych kart tego koloru, odkrytą, zamiast ją odrzucać. Tak powstaje zestaw kart w kolorze flagi Francji.
rules-flags-2 = Jokera nigdy nie zatrzymuje się do flagi: połączenie opłacone samymi jokerami nie daje żadnej karty.
rules-flags-3 = Zatrzymujesz najwyżej jedną kartę każdego koloru. Jeśli masz już ten kolor, odrzucasz wszystkie zagrane karty.
rules-flags-4 = Jeśli na koniec tury masz wszystkie kolory, świętujesz rocznicę zdobycia Bastylii: od razu dostajesz { $flag_points ->
    [one] { $flag_points } punkt
    [few] { $flag_points } punkty
   *[many] { $flag_points } punktów
  } i odrzucasz zestaw. W późniejszej turze możesz zacząć następny.
rules-flags-5 = Karty flagi leżą odkryte i wracają do obiegu dopiero po odrzuceniu.

rules-title-tickets = Bilety
rules-tickets-1 = Bilet wskazuje dwa miejsca i wartość. Jest zrealizowany, gdy łączy je nieprzerwany ciąg Twoich połączeń.
rules-tickets-2 = Dobierając Bilety, obejrzyj dwa z wierzchu i zatrzymaj jeden lub oba; drugi trafia na spód talii Biletów. Zatrzymany Bilet zostaje u Ciebie do końca. Możesz mieć dowolnie wiele Biletów.
rules-tickets-3 = Jeśli został tylko jeden Bilet, możesz go dobrać, ale musisz go zatrzymać. Jeśli nie ma żadnego, nie można ich dobierać.
rules-tickets-4 = Twoje Bilety, a także to, czy są zrealizowane, są tajne aż do podliczania punktów; ich liczba jest jawna.

rules-title-attractions = Atrakcje
rules-attractions-1 = Na końcu dostajesz { $attraction_points ->
    [one] { $attraction_points } punkt
    [few] { $attraction_points } punkty
   *[many] { $attraction_points } punktów
  } za każdą atrakcję turystyczną, której dotyka co najmniej jedno z Twoich połączeń.

rules-title-districts = Dzielnice
rules-districts-1 = Na końcu dostajesz tyle punktów, ile wynosi numer dzielnicy, jeśli Twoje połączenia łączą wszystkie jej miejsca w jedną sieć.
rules-districts-2 = Drogi przez miejsca spoza dzielnicy też się liczą.

rules-title-end = Koniec gry i podliczanie punktów
rules-end-1 = Gdy ktoś na koniec swojej tury ma { $last_cars ->
    [one] { $last_cars } pojazd
    [few] { $last_cars } pojazdy
   *[many] { $last_cars } pojazdów
  } lub mniej, każdy gracz, także ten, rozgrywa jeszcze jedną turę. Potem gra się kończy.
rules-end-2 = Ostatnia tura jest taka jak każda inna. Jeśli w ostatniej rundzie pojazdy kończą się też innym, nie dodaje to kolejnych tur.
rules-end-3 = Przy podliczaniu punktów wszyscy pokazują i liczą Bilety; punkty za połączenia są już policzone.
rules-end-4 = Zrealizowany Bilet dodaje swoją wartość, niezrealizowany ją odejmuje. Wynik może być ujemny.
rules-end-5 = Żetony Turystyki dają punkty za liczbę różnych symboli: { $token_points }.
rules-end-6 = Wygrywa gracz z największą liczbą punktów. Przy remisie wygrywa ten, kto zrealizował więcej Biletów.
rules-end-7 = Jeśli to nie rozstrzyga remisu, remisujący gracze współdzielą zwycięstwo.
