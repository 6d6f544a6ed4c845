# The cards of the guided game, and the tips; loaded when they are needed.

guide-lead = Krátka, skutočná hra asi na desať minút. Malé kartičky ukazujú, čo robiť ďalej; ťahy súpera sú pripravené. Odísť môžeš kedykoľvek a do žiadnych štatistík sa nepočíta.
guide-step = Hra so sprievodcom: krok { $number } z { $lessons }
guide-show = Ukáž kde
guide-fold = Zbaliť túto kartičku
guide-leave = Opustiť hru so sprievodcom
guide-leave-note = Môžeš hrať ďalej bez kartičiek alebo hru opustiť.
guide-stay = Zostať
guide-alone = Hrať ďalej bez kartičiek
guide-quit = Opustiť hru
guide-whole = Teraz celú hru
why-guide = To príde neskôr. Zatiaľ urob, čo hovorí kartička.

# What to do; the names of cards stand apart.
do-row = Vezmi si túto kartu: { $card }.
do-deck = Dober si kartu z balíčka.
do-tickets = Dober si karty cieľových staníc z ich balíčka.
do-keep = Nechaj si: { $tickets }. O druhej rozhodni ty.
do-token = Vezmi si jednu z dvoch.
do-route = Vyber trasu: { $route }.
do-pay = Zaplať: { $cards }.
do-pass = Pasuj.
do-count = Počítaj: stlač „{ $next }“.

lesson-first-tickets = Karty cieľových staníc sú tvoje ciele. Spoj dve lokácie na karte vlastnými trasami a dostaneš jej body. Ak sa to nepodarí, o ne prídeš.
lesson-draw = V ťahu robíš jednu z troch vecí: doberáš si karty, obsadíš trasu alebo si doberáš karty cieľových staníc. Kartami platíš za trasy ich farby.
lesson-second-card = V ťahu si doberáš dve karty. Z balíčka si doberáš naslepo.
lesson-wild = Toto je žolík: { $wild }. Nahrádza ktorúkoľvek farbu. Ak si ho vezmeš otočený, je to jediná karta tvojho ťahu.
lesson-sweep = Otočené sú už dva žolíky ({ $wilds }). Pri treťom sa vymení všetkých päť kariet. Pozrime sa, čo príde.
lesson-more = Zbieraj karty na ďalšie trasy.
lesson-claim = Tvoje karty stačia na trasu: jedna karta jej farby na každé políčko. Vedú tu dve trasy vedľa seba, ale v hre dvoch hráčov sa dá obsadiť len jedna z nich.
lesson-gray = Sivú trasu zaplatíš ktoroukoľvek farbou, len musia mať všetky karty tú istú.
lesson-ferry = Trajekt má políčko s loďou. Na toto políčko je potrebná { $wild }.
lesson-token = Turistické známky! Na oboch koncoch tvojej trasy je jedna a ty z nich jednu dostaneš. Rôzne symboly prinesú body na konci.
lesson-tickets = Karty cieľových staníc si môžeš dobrať v každom ťahu. Pozrieš si dve a necháš si aspoň jednu: môžu priniesť viac bodov alebo ich stáť.
lesson-keep = Karta cieľových staníc, ktorú si necháš, ti zostane do konca. Vezmi si takú, ktorú tvoje trasy môžu splniť.
lesson-flag = Za trasu vo farbe vlajky si necháš jednu zo zahraných kariet. Jednu už máš; modrá, biela a červená tvoria súpravu. Žolík ({ $wild }) môže zastúpiť kartu, ale nikdy nie na vlajke.
lesson-flag-set = Chýba jedna farba vlajky. Celá súprava hneď prinesie { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }.
lesson-another = Tvoje karty stačia na ešte jednu trasu.
lesson-last = Posledné kolo! Niekto má už najviac { $cars ->
    [one] { $cars } vozidlo
    [few] { $cars } vozidlá
   *[other] { $cars } vozidiel
  }, takže každý má ešte jeden ťah.
lesson-count = Teraz sa všetko spočíta. Body za trasy už máš; splnené karty cieľových staníc pridajú svoje, nesplnené ich odoberú{ $bonus ->
    [tourist-tokens] {" "}a rôzne známky tiež prinesú body
   *[other] {""}
  }. Vyhráva najvyšší súčet.
lesson-done = Hru už poznáš. Zahráš si celú?
lesson-free = Toto už nie je pripravená cesta. Nevadí: je to skutočná hra, hraj ďalej, ako chceš.

after-sweep = A je tu: všetky otočené karty sa vymenili.
after-claim = Tvoje vozidlá stoja na trase a jej body sú tvoje. Trasa vedľa je teraz zatvorená.
after-flag-set = Celá súprava vo farbách vlajky, body hneď!

pay-plain = Jedna karta na každé políčko, všetky jednej farby. Idú medzi odhodené karty.
pay-wild = Žolík ({ $wild }) zastúpi kartu, ktorú nemáš.
pay-ferry = Za loď: { $wild }. Za ostatné políčka: karty jednej farby.

tip-label = Rada:
tip-close = Rozumiem
tip-off = Už žiadne rady
tip-sweep = Otočené boli tri žolíky ({ $wilds }), preto sa vymenilo všetkých päť kariet.
tip-ferry = Táto trasa je trajekt: na každé políčko s loďou je potrebná { $wild }.
tip-token = Na oboch koncoch tvojej trasy je známka a ty si vezmeš jednu. Rôzne symboly prinesú body na konci.
tip-flag = Necháš si kartu vo farbe vlajky. Modrá, biela a červená spolu prinesú { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }.
tip-last = Posledné kolo: každý má ešte jeden ťah, potom sa spočítajú karty cieľových staníc.
