# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Zasady gry
rules-title-city = Zasady gry: { $city }

rules-title-aim = O co chodzi
rules-aim-1 = Zbierasz karty Lokomocji, tworzysz za nie połączenia i ustawiasz na nich swoje pojazdy, aż przez miasto pobiegnie Twoja własna sieć.
rules-aim-2 = Twoje Bilety wskazują pary miejsc, które warto połączyć.
rules-aim-3 = Wygrywa ten, kto na końcu ma najwięcej punktów.

rules-title-setup = Przygotowanie
rules-setup-1 = Każdy gracz ma wszystkie pojazdy jednego koloru i zaczyna z 0 punktów.
rules-setup-2 = Każdy gracz dostaje dwie karty. Pozostałe tworzą talię, a pięć z nich odkrywa się jako odkryte karty.
rules-setup-3 = Każdy gracz dostaje dwa Bilety i zatrzymuje jeden lub oba, nie widząc wyboru innych. Odłożone Bilety trafiają pod talię Biletów.
rules-setup-4 = Pierwszego gracza wyznacza los; kolejne tury idą zgodnie z ruchem wskazówek zegara.

rules-title-turn = Twoja tura
rules-turn-1 = W swojej turze robisz dokładnie jedno: dobierasz karty, tworzysz połączenie albo dobierasz Bilety.
rules-turn-2 = Jeśli nie możesz zrobić żadnej z tych rzeczy, pasujesz. Jeśli wszyscy spasują jeden po drugim, gra się kończy.

rules-title-drawing = Dobieranie kart
rules-drawing-1 = Dobierasz dwie karty, jedną po drugiej: każdą spośród odkrytych kart albo w ciemno z talii. Na ręce możesz mieć dowolnie wiele kart.
rules-drawing-2 = Kartę wziętą spośród odkrytych od razu zastępuje karta z talii.
rules-drawing-3 = Jeśli pierwszą kartą jest odkryty joker, drugiej karty już nie dobierasz.
rules-drawing-4 = Odkryty joker nie może być drugą kartą.
rules-drawing-5 = Joker dobrany w ciemno liczy się jak każda inna karta.
rules-drawing-6 = Gdy tylko trzy z odkrytych kart to jokery, wszystkie pięć trafia do kart odrzuconych i odkrywa się pięć nowych.
rules-drawing-7 = Gdy talia się wyczerpie, karty odrzucone zostają potasowane i stają się talią.
rules-drawing-8 = Drugą kartę trzeba dobrać, jeśli jest taka, którą wolno dobrać.

rules-title-claiming = Tworzenie połączenia
rules-claiming-1 = Aby utworzyć połączenie, wybierz wolne, zagraj tyle kart, ile ma ono pól, wszystkie w jego kolorze, i ustaw po pojeździe na każdym polu. W turze możesz utworzyć jedno połączenie; nie musi stykać się z pozostałymi.
rules-claiming-2 = Joker zastępuje kartę dowolnego koloru. W San Francisco jest nim karta Promu, w Paryżu i Londynie karta Autobusu, a w Nowym Jorku karta Taksówki.
rules-claiming-3 = Szare połączenie przyjmuje karty dowolnego koloru, ale wszystkie jednakowe.
rules-claiming-4 = Jeśli masz mniej pojazdów, niż połączenie ma pól, nie możesz go utworzyć.
rules-claiming-5 = Punkty za połączenie dostajesz od razu, a zagrane karty trafiają do kart odrzuconych.
rules-claiming-6 = To Ty decydujesz, ilu jokerów użyć; możesz zapłacić nawet samymi jokerami.

rules-title-doubles = Podwójne połączenia
rules-doubles-1 = Dwa połączenia tej samej długości między tymi samymi miejscami to podwójne połączenie. Nikt nie może mieć obu.
rules-doubles-2 = W grze dwuosobowej, gdy jedno z nich jest zajęte, drugie zostaje zamknięte.

rules-title-ferries = Promy
rules-ferries-1 = Prom to połączenie z symbolem promu na jednym z pól. Za każdy symbol jedną z zagranych kart musi być joker.
rules-ferries-2 = Za pozostałe pola płaci się jak zwykle; także tam joker może zastąpić inną kartę.

rules-title-tickets = Bilety
rules-tickets-1 = Bilet wskazuje dwa miejsca i wartość. Jest ukończony, gdy Twoje połączenia łączą oba miejsca bez przerwy.
rules-tickets-2 = Dobierając Bilety, obejrzyj dwa z wierzchu i zatrzymaj jeden lub oba; drugi trafia na spód talii Biletów. Zatrzymany Bilet zostaje u Ciebie do końca.
rules-tickets-3 = Jeśli został tylko jeden Bilet, możesz go dobrać, ale musisz go zatrzymać. Jeśli nie ma żadnego, nie można ich dobierać.
rules-tickets-4 = Twoje Bilety są tajne aż do podliczania punktów; ich liczba jest jawna.

rules-title-tokens = Żetony Turystyki
rules-tokens-1 = W każdym oznaczonym miejscu leży stos żetonów Turystyki z jednym symbolem. Żetony w stosie według liczby graczy: { $stacks }.
rules-tokens-2 = W grze na trzy lub cztery osoby są dwa zapasowe stosy. Przed pierwszą turą ostatni gracz w kolejności kładzie jeden z nich w miejscu bez stosu, a potem przedostatni robi to samo z drugim.
rules-tokens-3 = W grze dwuosobowej drugi gracz kładzie po jednym żetonie z każdego zapasowego stosu w dwóch różnych miejscach bez żetonów.
rules-tokens-4 = Jeśli na jednym z końców tworzonego połączenia leży żeton, bierzesz jeden, chyba że masz już ten symbol.
rules-tokens-5 = Jeśli możesz wziąć żeton na obu końcach, wybierasz. Jedno połączenie nigdy nie daje więcej niż jednego żetonu.
rules-tokens-6 = Na końcu dostajesz punkty za liczbę różnych symboli: { $token_points }.

rules-title-flags = Zestawy flagi
rules-flags-1 = Jeśli tworzysz połączenie w kolorze flagi ({ $flag_colours }), zatrzymaj przed sobą jedną z zagranych kart tego koloru, odkrytą. Tak powstaje zestaw kart w kolorze flagi Francji.
rules-flags-2 = Jokera nigdy nie zatrzymuje się do flagi.
rules-flags-3 = Zatrzymujesz najwyżej jedną kartę każdego koloru.
rules-flags-4 = Gdy tylko masz wszystkie kolory, dostajesz { $flag_points ->
    [one] { $flag_points } punkt
    [few] { $flag_points } punkty
   *[many] { $flag_points } punktów
  } i odrzucasz zestaw. Później możesz zacząć następny.

rules-title-attractions = Atrakcje
rules-attractions-1 = Na końcu dostajesz { $attraction_points ->
    [one] { $attraction_points } punkt
    [few] { $attraction_points } punkty
   *[many] { $attraction_points } punktów
  } za każdą atrakcję turystyczną, której dotyka co najmniej jedno z Twoich połączeń.

rules-title-districts = Dzielnice
rules-districts-1 = Na końcu dostajesz tyle punktów, ile wynosi numer dzielnicy, jeśli Twoje połączenia łączą wszystkie jej miejsca w jedną sieć.
rules-districts-2 = Drogi przez miejsca innych dzielnic też się liczą.

rules-title-end = Koniec gry
rules-end-1 = Gdy ktoś na koniec swojej tury ma { $last_cars ->
    [one] { $last_cars } pojazd
    [few] { $last_cars } pojazdy
   *[many] { $last_cars } pojazdów
  } lub mniej, każdy gracz, także ten, rozgrywa jeszcze jedną turę. Potem gra się kończy.
rules-end-2 = Przy podliczaniu punktów wszyscy pokazują i liczą Bilety; punkty za połączenia są już policzone.

rules-title-scoring = Punkty
rules-scoring-1 = Punkty za połączenie według liczby pól: { $route_points }.
rules-scoring-2 = Ukończony Bilet dodaje swoją wartość, nieukończony ją odejmuje. Wynik może być ujemny.

rules-title-ties = Remisy
rules-ties-1 = Przy równej liczbie punktów wygrywa ten, kto ma więcej ukończonych Biletów.
rules-ties-2 = Jeśli i to jest równe, jest to współdzielone zwycięstwo.
