# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Pravidlá
rules-title-city = Pravidlá: { $city }

rules-title-aim = O čo ide
rules-aim-1 = Zbieraš prepravné karty, obsadzuješ za ne trasy a staviaš na ne svoje vozidlá, až kým mestom nevedie tvoja vlastná sieť.
rules-aim-2 = Tvoje karty cieľových staníc určujú dvojice lokácií, ktoré máš spojiť.
rules-aim-3 = Vyhráva ten, kto má na konci najviac bodov.

rules-title-setup = Príprava
rules-setup-1 = Každý hráč má všetky vozidlá jednej farby a začína s 0 bodmi.
rules-setup-2 = Každý hráč dostane dve karty. Ostatné tvoria balíček a päť z nich sa otočí ako otočené karty.
rules-setup-3 = Každý hráč dostane dve karty cieľových staníc a nechá si jednu alebo obe; nevidí pritom, čo si vyberajú ostatní. Vrátené karty idú pod balíček cieľových staníc.
rules-setup-4 = Prvého hráča určí žreb; ďalej sa ide v smere hodinových ručičiek.

rules-title-turn = Tvoj ťah
rules-turn-1 = Vo svojom ťahu robíš práve jednu vec: doberáš si karty, obsadíš trasu alebo si doberáš karty cieľových staníc.
rules-turn-2 = Ak nemôžeš nič z toho, pasuješ. Ak po sebe pasujú všetci, hra sa končí.

rules-title-drawing = Doberanie kariet
rules-drawing-1 = Doberáš si dve karty, jednu po druhej: každú spomedzi otočených kariet alebo naslepo z balíčka. V ruke môžeš mať ľubovoľný počet kariet.
rules-drawing-2 = Vzatú otočenú kartu hneď nahradí karta z balíčka.
rules-drawing-3 = Ak si ako prvú kartu vezmeš otočeného žolíka, druhú si už nedoberáš.
rules-drawing-4 = Otočený žolík nemôže byť druhou kartou.
rules-drawing-5 = Žolík, ktorého si doberieš naslepo, sa počíta ako každá iná karta.
rules-drawing-6 = Len čo sú medzi otočenými kartami traja žolíci, všetkých päť kariet sa odhodí a otočí sa päť nových.
rules-drawing-7 = Keď sa balíček minie, odhodené karty sa zamiešajú a stanú sa balíčkom.
rules-drawing-8 = Druhú kartu si musíš dobrať, ak je taká, ktorú si smieš dobrať.

rules-title-claiming = Obsadenie trasy
rules-claiming-1 = Ak chceš obsadiť trasu, vyber si voľnú, zahraj toľko kariet, koľko má políčok, všetky v jej farbe, a na každé políčko postav vozidlo. V ťahu môžeš obsadiť jednu trasu; nemusí nadväzovať na tvoje ostatné.
rules-claiming-2 = Žolík nahrádza kartu ľubovoľnej farby. V San Franciscu je to karta trajektu, v Paríži a Londýne karta autobusu a v New Yorku karta taxíka.
rules-claiming-3 = Na sivú trasu stačia karty ktorejkoľvek farby, ale všetky rovnaké.
rules-claiming-4 = Ak máš menej vozidiel, ako má trasa políčok, nemôžeš ju obsadiť.
rules-claiming-5 = Body za trasu dostaneš hneď a zahrané karty idú medzi odhodené karty.
rules-claiming-6 = Koľko žolíkov použiješ, je na tebe; zaplatiť môžeš aj samými žolíkmi.

rules-title-doubles = Dvojité trasy
rules-doubles-1 = Dve rovnako dlhé trasy medzi tými istými lokáciami tvoria dvojitú trasu. Nikto nesmie mať obe.
rules-doubles-2 = V hre dvoch hráčov sa po obsadení jednej z nich druhá zatvorí.

rules-title-ferries = Trajekty
rules-ferries-1 = Trajekt je trasa so symbolom trajektu na jednom z políčok. Za každý symbol musí byť jednou zo zahraných kariet žolík.
rules-ferries-2 = Za ostatné políčka sa platí ako obvykle; aj tam môže žolík zastúpiť inú kartu.

rules-title-tickets = Karty cieľových staníc
rules-tickets-1 = Karta cieľových staníc určuje dve lokácie a hodnotu. Je splnená, keď tvoje trasy spájajú obe lokácie bez prerušenia.
rules-tickets-2 = Keď si doberáš karty cieľových staníc, pozri si dve vrchné a nechaj si jednu alebo obe; druhá ide naspodok balíčka. Karta, ktorú si necháš, ti zostane do konca.
rules-tickets-3 = Ak zostala len jedna, môžeš si ju dobrať, ale musíš si ju nechať. Ak nezostala žiadna, doberať sa nedá.
rules-tickets-4 = Tvoje karty cieľových staníc sú tajné až do konečného bodovania; ich počet tajný nie je.

rules-title-tokens = Turistické známky
rules-tokens-1 = Na každej označenej lokácii leží kôpka turistických známok s jedným symbolom. Známky v kôpke podľa počtu hráčov: { $stacks }.
rules-tokens-2 = V hre troch alebo štyroch sú dve náhradné kôpky. Pred prvým ťahom položí posledný hráč v poradí jednu z nich na lokáciu bez kôpky a potom predposledný to isté urobí s druhou.
rules-tokens-3 = V hre dvoch položí druhý hráč po jednej známke z každej náhradnej kôpky na dve rôzne lokácie bez známok.
rules-tokens-4 = Ak je na niektorom konci obsadenej trasy známka, jednu si vezmeš, ak taký symbol ešte nemáš.
rules-tokens-5 = Ak si môžeš vziať známku na oboch koncoch, vyberieš si. Jedna trasa nikdy neprinesie viac ako jednu známku.
rules-tokens-6 = Na konci dostaneš body podľa počtu rôznych symbolov: { $token_points }.

rules-title-flags = Súpravy vlajky
rules-flags-1 = Ak obsadíš trasu vo farbe vlajky ({ $flag_colours }), nechaj si pred sebou otočenú jednu zo zahraných kariet tejto farby. Tak vzniká súprava vo farbách francúzskej vlajky.
rules-flags-2 = Žolík sa na vlajku nikdy nenecháva.
rules-flags-3 = Z každej farby si necháš najviac jednu kartu.
rules-flags-4 = Len čo máš všetky farby, dostaneš { $flag_points ->
    [one] { $flag_points } bod
    [few] { $flag_points } body
   *[other] { $flag_points } bodov
  } a súpravu odhodíš. Neskôr môžeš začať ďalšiu.

rules-title-attractions = Atrakcie
rules-attractions-1 = Na konci dostaneš { $attraction_points ->
    [one] { $attraction_points } bod
    [few] { $attraction_points } body
   *[other] { $attraction_points } bodov
  } za každú turistickú atrakciu, do ktorej vedie aspoň jedna z tvojich trás.

rules-title-districts = Štvrte
rules-districts-1 = Na konci dostaneš toľko bodov, aké je číslo štvrte, ak tvoje trasy spájajú všetky jej lokácie do jednej siete.
rules-districts-2 = Cesty cez lokácie iných štvrtí sa počítajú tiež.

rules-title-end = Koniec hry
rules-end-1 = Keď má niekto na konci svojho ťahu { $last_cars ->
    [one] { $last_cars } vozidlo
    [few] { $last_cars } vozidlá
   *[other] { $last_cars } vozidiel
  } alebo menej, každý hráč vrátane neho má ešte jeden ťah. Potom sa hra končí.
rules-end-2 = Pri konečnom bodovaní všetci ukážu a spočítajú karty cieľových staníc; body za trasy sú už započítané.

rules-title-scoring = Body
rules-scoring-1 = Body za trasu podľa počtu políčok: { $route_points }.
rules-scoring-2 = Splnená karta cieľových staníc pridá svoju hodnotu, nesplnená ju odoberie. Súčet môže byť záporný.

rules-title-ties = Remíza
rules-ties-1 = Pri rovnosti bodov vyhráva ten, kto má viac splnených kariet cieľových staníc.
rules-ties-2 = Ak je aj to rovnaké, je to spoločné víťazstvo.
