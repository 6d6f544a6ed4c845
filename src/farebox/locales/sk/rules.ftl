# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Pravidlá
rules-title-city = Pravidlá: { $city }

rules-title-setup = Príprava hry
rules-setup-1 = Každý hráč si vezme všetky vozidlá jednej farby a začína s 0 bodmi.
rules-setup-2 = Na každej označenej lokácii leží kôpka turistických známok s jedným symbolom; dve kôpky sa odložia bokom ako náhradné. Známky v kôpke podľa počtu hráčov: { $stacks }.
rules-setup-3 = Prepravné karty sa zamiešajú a každý hráč dostane dve. Ostatné tvoria balíček; päť vrchných sa otočí lícom hore vedľa mapy.
rules-setup-4 = Karty cieľových staníc sa zamiešajú a každý hráč dostane dve. Nechá si jednu alebo obe a nevidí pritom, čo si vyberajú ostatní; vrátené karty idú zakryté pod balíček kariet cieľových staníc.
rules-setup-5 = Prvého hráča určí žreb, ak nie je vopred dohodnuté, kto začína; pri výbere kariet cieľových staníc už všetci poznajú poradie. Ide sa v smere hodinových ručičiek.
rules-setup-6 = V hre troch alebo štyroch hráčov, pred prvým ťahom: posledný hráč v poradí položí jednu náhradnú kôpku na lokáciu bez kôpky a potom predposledný urobí to isté s druhou.
rules-setup-7 = V hre dvoch hráčov, pred prvým ťahom: druhý hráč vezme z každej náhradnej kôpky po jednej známke a položí ich na dve rôzne lokácie bez známok. Zvyšné náhradné známky sa v hre nepoužijú.

rules-title-aim = Cieľ hry
rules-aim-1 = Zbieraš prepravné karty, obsadzuješ za ne trasy a staviaš na ne svoje vozidlá, až kým mestom nepovedie tvoja vlastná sieť.
rules-aim-2 = Tvoje karty cieľových staníc určujú dvojice lokácií, ktoré máš spojiť.
rules-aim-3 = Vyhráva hráč, ktorý má na konci najviac bodov.

rules-title-turn = Herný ťah
rules-turn-1 = Vo svojom ťahu robíš práve jednu vec: doberáš si prepravné karty, obsadíš trasu alebo si doberáš karty cieľových staníc.
rules-turn-2 = Ak nemôžeš urobiť nič z toho, pasuješ. Ak pasujú všetci hráči po sebe, hra sa končí.

rules-title-drawing = Doberanie prepravných kariet
rules-drawing-1 = Doberáš si dve prepravné karty, jednu po druhej: každú spomedzi otočených kariet alebo naslepo z balíčka. V ruke môžeš mať ľubovoľný počet kariet.
rules-drawing-2 = Vzatú otočenú kartu hneď nahradí karta z balíčka.
rules-drawing-3 = Ak si ako prvú kartu vezmeš otočeného žolíka, druhú si už nedoberáš.
rules-drawing-4 = Otočený žolík nemôže byť druhou kartou.
rules-drawing-5 = Žolík, ktorého si doberieš naslepo, sa počíta ako každá iná karta.
rules-drawing-6 = Len čo sú medzi piatimi otočenými kartami aspoň tri žolíky, všetkých päť kariet sa odhodí a otočí sa päť nových.
rules-drawing-7 = Keď sa balíček minie, odhodené karty sa zamiešajú a stanú sa balíčkom.
rules-drawing-8 = Druhú kartu si musíš dobrať, ak je taká, ktorú si smieš dobrať.

rules-title-claiming = Obsadenie trasy
rules-claiming-1 = Trasa je rad políčok medzi dvoma susednými lokáciami. Ak ju chceš obsadiť, vyber si voľnú, zahraj toľko prepravných kariet v jej farbe, koľko má políčok, a na každé políčko postav vozidlo. V jednom ťahu môžeš obsadiť len jednu trasu; nemusí nadväzovať na tvoje ostatné.
rules-claiming-2 = Žolík nahrádza kartu ľubovoľnej farby. { $wild ->
    [ferry] V tomto meste je to karta trajektu.
    [bus] V tomto meste je to karta autobusu.
    [taxi] V tomto meste je to karta taxíka.
   *[all] V San Franciscu je to karta trajektu, v Paríži a Londýne karta autobusu a v New Yorku karta taxíka.
  }
rules-claiming-3 = Sivú trasu môžeš obsadiť kartami ktorejkoľvek jednej farby.
rules-claiming-4 = Ak máš menej vozidiel, ako má trasa políčok, nemôžeš ju obsadiť.
rules-claiming-5 = Body za trasu dostaneš hneď a zahrané karty idú medzi odhodené karty{ $bonus ->
    [flag-sets] , okrem karty vlajky, ktorú si necháš
    [all] , v Paríži okrem karty vlajky, ktorú si necháš
   *[other] {""}
  }.
rules-claiming-6 = Body za trasu podľa počtu políčok: { $route_points }.
rules-claiming-7 = Koľko žolíkov použiješ, je na tebe; zaplatiť môžeš aj samými žolíkmi.

rules-title-doubles = Dvojité trasy
rules-doubles-1 = Dve rovnako dlhé trasy medzi tými istými lokáciami tvoria dvojitú trasu. Nikto nesmie mať obe jej časti.
rules-doubles-2 = V hre dvoch hráčov sa po obsadení jednej časti druhá zatvorí pre všetkých.

rules-title-ferries = Trajekty
rules-ferries-1 = Trasa trajektu má na jednom alebo viacerých políčkach symbol lode. Za každý symbol musí byť jednou zo zahraných kariet žolík.
rules-ferries-2 = Za ostatné políčka sa platí ako obvykle; aj tam môže žolík zastúpiť inú kartu.

rules-title-tokens = Turistické známky
rules-tokens-1 = Ak je na niektorom konci obsadenej trasy známka, jednu si vezmeš, ak taký symbol ešte nemáš. Ak už máš symbol z jedného konca, vezmeš si známku z druhého.
rules-tokens-2 = Ak si môžeš vziať známku na oboch koncoch, vyberieš si. Jedna trasa nikdy neprinesie viac ako jednu známku.
rules-tokens-3 = Vziať si známku je povinné. Známky ležia pred hráčmi odkryté.

rules-title-flags = Súpravy vo farbách vlajky
rules-flags-1 = Ak obsadíš trasu vo farbe vlajky ({ $flag_colours }), nechaj si pred sebou otočenú jednu zo zahraných kariet tejto farby a neodhadzuj ju. Tak vzniká súprava vo farbách francúzskej vlajky.
rules-flags-2 = Žolík sa na vlajku nikdy nenecháva: za trasu zaplatenú samými žolíkmi si nenecháš nič.
rules-flags-3 = Z každej farby si necháš najviac jednu kartu. Ak už túto farbu máš, odhodíš všetky zahrané karty.
rules-flags-4 = Ak máš na konci ťahu všetky farby, oslavuješ dobytie Bastily: hneď dostaneš { $flag_points ->
    [one] { $flag_points } bod
    [few] { $flag_points } body
   *[other] { $flag_points } bodov
  } a súpravu odhodíš. V neskoršom ťahu môžeš začať ďalšiu.
rules-flags-5 = Karty vlajky ležia odkryté a do balíčka sa vrátia až po odhodení.

rules-title-tickets = Karty cieľových staníc
rules-tickets-1 = Karta cieľových staníc určuje dve lokácie a hodnotu. Je splnená, keď tvoje trasy spájajú obe lokácie bez prerušenia.
rules-tickets-2 = Keď si doberáš karty cieľových staníc, pozri si dve vrchné a nechaj si jednu alebo obe; druhá ide naspodok balíčka. Karta, ktorú si necháš, ti zostane do konca. Môžeš ich mať ľubovoľný počet.
rules-tickets-3 = Ak zostala len jedna karta cieľových staníc, môžeš si ju dobrať, ale musíš si ju nechať. Ak nezostala žiadna, doberať sa nedá.
rules-tickets-4 = Tvoje karty cieľových staníc, aj to, či sú splnené, sú tajné až do konečného bodovania; ich počet tajný nie je.

rules-title-attractions = Atrakcie
rules-attractions-1 = Na konci dostaneš { $attraction_points ->
    [one] { $attraction_points } bod
    [few] { $attraction_points } body
   *[other] { $attraction_points } bodov
  } za každú turistickú atrakciu, do ktorej vedie aspoň jedna z tvojich trás.

rules-title-districts = Štvrte
rules-districts-1 = Na konci dostaneš toľko bodov, aké je číslo štvrte, ak tvoje trasy spájajú všetky jej lokácie do jednej siete.
rules-districts-2 = Cesty cez lokácie mimo štvrte sa počítajú tiež.

rules-title-end = Záver hry
rules-end-1 = Keď má niekto na konci svojho ťahu { $last_cars ->
    [one] { $last_cars } vozidlo
    [few] { $last_cars } vozidlá
   *[other] { $last_cars } vozidiel
  } alebo menej, každý hráč vrátane neho má ešte jeden ťah. Potom sa hra končí.
rules-end-2 = Posledný ťah je ako každý iný. Ak sa v poslednom kole minú vozidlá aj ďalším, nepridáva to žiadne ťahy.
rules-end-3 = Pri konečnom bodovaní všetci ukážu a spočítajú karty cieľových staníc; body za trasy sú už započítané.
rules-end-4 = Splnená karta cieľových staníc pridá svoju hodnotu, nesplnená ju odoberie. Súčet môže byť záporný.
rules-end-5 = Turistické známky prinášajú body podľa počtu rôznych symbolov: { $token_points }.
rules-end-6 = Vyhráva hráč s najväčším počtom bodov. Pri rovnosti vyhráva ten, kto má viac splnených kariet cieľových staníc.
rules-end-7 = Ak je výsledok stále nerozhodný, hráči sa o víťazstvo podelia.
