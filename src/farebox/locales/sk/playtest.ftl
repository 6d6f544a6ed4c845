# Playtests: how well a city plays, and their report.

help-playtest = Boti otestujú mesto a povedia, ako dobre sa v ňom hrá.
option-playtest-city = Identifikátor mesta z balíka, alebo súbor či priečinok mesta.
option-playtest-effort = Koľko hrať: quick (iba plánovači), normal alebo thorough.
option-playtest-html = Zapísať do tohto súboru stránku so zisteniami, grafmi a teplotnou mapou mesta.
option-playtest-json = Uchovať výsledky v tomto súbore; prerušený test z neho pokračuje.
playtest-stopped = Prerušené. Odohrané hry sú v súbore { $file }; rovnaký príkaz pokračuje.
playtest-not-kept = Prerušené. Nič sa neuchovalo; s --json SÚBOR výsledky zostanú a rovnaký príkaz pokračuje.

error-unknown-manner = „{ $bot }“ nie je spôsob hry; za lomkou plánovač alebo hľadajúci bot prijme jeden z: { $known }.
error-unknown-effort = Rozsah „{ $effort }“ neexistuje; vyber jeden z: { $known }.
error-playtest-not-readable = Súbor { $file } sa nedá prečítať: { $fault }.
error-playtest-broken = { $file } nie je súbor testu hry alebo je poškodený ({ $fault }).
error-playtest-differs = { $file } patrí k inému testu a zostal nezmenený ({ $what }: { $saved }, nie { $wanted }).

playtest-title = Test hry: { $city }
playtest-subtitle = Hry medzi botmi: { $games }, pre 2, 3 a 4 hráčov
playtest-overall-holds = Mesto spĺňa všetky merané kritériá.
playtest-overall-open = Nič nezlyháva, ale niektoré kritériá potrebujú viac hier.
playtest-overall-fails = Mesto nespĺňa aspoň jedno kritérium.
playtest-overall-unknown = Na hodnotenie je málo hier.

playtest-findings = Zistenia
playtest-findings-how = Čo sa oplatí zmeniť, najdôležitejšie najprv.
playtest-criteria = Kritériá
playtest-criteria-how = Kritérium je splnené, ak jeho 95 % interval leží v medziach, nesplnené, ak leží mimo nich, v ostatných prípadoch je otvorené. Miesta, obe prvé karty cieľových staníc, podiel bodov z kariet a pri troch a štyroch hráčoch spôsoby hry sa porovnávajú s vydanými mapami New Yorku a Londýna.
playtest-heat = Spojenia
playtest-heat-how = Čo ukazujú farby: ako často je spojenie obsadené, v percentách hier medzi plánovačmi; v ktorej chvíli hry, od 0 (začiatok) do 100 (koniec); alebo ako často vyhrá jeho vlastník. Čím tmavšie a širšie, tým viac.
playtest-all-connections = Všetky spojenia, najmenej obsadené najprv
playtest-seats = Miesta
playtest-seats-how = Ako často vyhráva každé miesto medzi rovnakými plánovačmi. Bodkovaná čiara je rovnaký podiel.
playtest-course = Priebeh hry
playtest-course-how = Hra je rozhodnutá, keď sa víťaz naposledy dostane do vedenia. Grafy ukazujú, kedy to je, od 0 (začiatok) do 100 (koniec). Minúty počítajú s 20 sekundami na ťah a 3 minútami prípravy.
playtest-decided = Rozhodnuté v štvrtinách hry: { $shares }; konečným bodovaním: { $share }
playtest-decided-during = rozhodnuté počas hry
playtest-decided-last = rozhodnuté konečným bodovaním
playtest-scores = Skóre
playtest-scores-how = Priemerné skóre, rozsah 90 % skóre, náskok víťaza a hry vyhrané najviac o 5 bodov.
playtest-sources = Odkiaľ sú body
playtest-sources-how = Body na hráča; nesplnené karty sú odčítané.
playtest-source-routes = trasy
playtest-source-tickets = cieľové stanice
playtest-source-bonus = bonus
playtest-winners = víťazi
playtest-losers = ostatní
playtest-bonus = Bonus
playtest-bonus-how = Body na hráča za to, čo mesto odmeňuje okrem trás a kariet, ich podiel na skóre víťaza a ako často vyhrá ten, kto ich má sám najviac (drobným písmom: 95 % interval).
playtest-tickets = Karty cieľových staníc
playtest-tickets-how = Ako často si plánovači ponúknutú kartu nechajú a nechanú splnia, jej priemerné body, výhry jej držiteľa a karta, ktorá sa k nej hodí najviac: kto má obe, splní obe zreteľne častejšie, než by zodpovedalo náhode. Drobným písmom: ako často si ju nechajú a splnia hľadajúci boti. Spolu pre 2, 3 a 4 hráčov.
playtest-mark-easy = príliš ľahká (hráči: { $players })
playtest-mark-hard = príliš ťažká (hráči: { $players })
playtest-worth = Oplatí sa druhá karta?
playtest-worth-how = Ako často vyhrá hľadajúci bot, ktorý si musí nechať obe prvé karty, proti iným, ktorí si musia nechať práve jednu. Bodkovaná čiara je rovnaký podiel. Nižšie: ako často si hráči, ktorí si môžu vybrať, nechajú obe, koľko kariet majú na konci, a drobným písmom, ako často s nimi vyhrávajú.
playtest-manners = Spôsoby hry
playtest-manners-how = Výhry riadka nad stĺpcom (%), samí plánovači, drobným písmom 95 % interval. Pri troch a štyroch hráčoch jeden hrá ako riadok a všetci ostatní ako stĺpec. Nižšie: plánovač, ktorý ignoruje bonus, proti takým, ktorí ho počítajú.
playtest-skill = Zručnosť
playtest-skill-how = Ako často vyhrá prvý bot, keď sú všetci ostatní pri stole druhého druhu: silnejšie boty proti slabším a plánovač proti botom s iným štýlom. Bodkovaná čiara je rovnaký podiel.
playtest-colours = Farby
playtest-colours-how = Karty v balíčku, políčka na mape, políčka na kartu a podiel obsadených trás.
playtest-facts = O tomto teste
playtest-facts-how = Rovnaké semienko a rovnakí boti dajú rovnaké výsledky.
playtest-again = Ten istý test ešte raz:

playtest-table = { $bot }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
}
playtest-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
}
playtest-held = Karty: { $count }
playtest-connection = { $ends }: obsadené v { $share } hier, priemerne po { $late } hry; { $won } vyhral vlastník

playtest-column-criterion = Kritérium
playtest-column-players = Hráči
playtest-column-measured = Namerané
playtest-column-interval = 95 %
playtest-column-limit = Medza
playtest-column-verdict = Hodnotenie
playtest-column-table = Stôl
playtest-column-turns = Kolá
playtest-column-minutes = Minúty
playtest-column-leads = Zmeny vedenia
playtest-column-early = Rozhodnuté v prvej polovici
playtest-column-last = Rozhodnuté konečným bodovaním
playtest-column-passing = Ukončené pasovaním
playtest-column-passes = Pasy na hru
playtest-column-reshuffles = Premiešania
playtest-column-score = Skóre
playtest-column-spread = 90 %
playtest-column-margin = Náskok
playtest-column-close = Tesné
playtest-column-winners = Víťazi
playtest-column-losers = Ostatní
playtest-column-bonus-share = Podiel na skóre
playtest-column-most-bonus = Výhry s najväčším bonusom
playtest-column-connection = Spojenie
playtest-column-length = Dĺžka
playtest-column-late = Fáza
playtest-column-winner = Vyhral vlastník
playtest-column-ticket = Karta
playtest-column-points = Body
playtest-column-kept = Nechaná
playtest-column-complete = Splnená
playtest-column-net = Čisté body
playtest-column-won = Výhry
playtest-column-partner = Hodí sa k
playtest-column-both = Obe prvé nechané
playtest-column-colour = Farba
playtest-column-cards = Karty
playtest-column-spaces = Políčka
playtest-column-demand = Políčka na kartu
playtest-column-claimed = Obsadené

playtest-verdict-holds = splnené
playtest-verdict-fails = nesplnené
playtest-verdict-open = otvorené
playtest-verdict-unknown = nemerané
playtest-limit-most = najviac { $limit }
playtest-limit-least = aspoň { $limit }
playtest-limit-between = od { $low } do { $high }

playtest-criterion-seats = 1. Miesta: o koľko ďalej od rovnakého podielu je miesto { $subject } než na vydaných mapách (body)
playtest-criterion-ticket-hard = 2. Karty: najťažšia z nechaných je splnená ({ $subject })
playtest-criterion-ticket-easy = 2. Karty: najľahšia z nechaných je splnená ({ $subject })
playtest-criterion-routes = 3. Spojenia: najmenej žiadané je obsadené ({ $subject })
playtest-criterion-endings = 4. Záver: hry ukončené pasovaním
playtest-criterion-tickets-matter = 5. Na kartách záleží: obe prvé karty proti jednej v porovnaní s horšou vydanou mapou (body rovnakého podielu)
playtest-criterion-tickets-not-all = 5. Karty nie sú všetko: obe proti jednej ako násobok rovnakého podielu
playtest-criterion-ticket-points = 5. Podiel bodov víťaza, ktorý pochádza z kariet cieľových staníc, v porovnaní s bližšou vydanou mapou (percentuálne body)
playtest-criterion-manners = 6. Spôsoby hry: najlepší proti najsilnejšiemu súperovi ({ $subject })
playtest-criterion-manners-compared = 6. Spôsoby hry: najlepší proti najsilnejšiemu súperovi v porovnaní s horšou vydanou mapou (body rovnakého podielu; { $subject })
playtest-criterion-bonus = 6. Bonus: výhry plánovača, ktorý ho ignoruje

playtest-manner-keep-both = obe prvé karty
playtest-manner-keep-one = jedna prvá karta
playtest-manner-few-long = málo dlhých kariet
playtest-manner-many-short = veľa krátkych kariet
playtest-manner-routes-only = iba trasy
playtest-manner-bonus-first = najprv bonus
playtest-manner-no-bonus = ignoruje bonus

playtest-finding-none = Nič nevyčnieva: nijaká karta, spojenie, farba, miesto ani spôsob hry.
playtest-finding-unfinishable = Boti tu hry nedokážu dohrať: { $share } sa končí pasovaním (hráči: { $players }), lebo nikomu sa neminú vozidlá. Pridaj trasy alebo daj menej vozidiel.
playtest-finding-passing = { $share } hier sa končí pasovaním (hráči: { $players }): daj menej vozidiel alebo pridaj trasy.
playtest-finding-tickets-worthless = Karty cieľových staníc sú bremeno: kto si nechá obe prvé, vyhrá len { $share } (hráči: { $players }; rovnaký podiel je { $equal }). Treba kratšie a početnejšie spojenia a karty, ktoré siahajú ďalej.
playtest-finding-tickets-overwhelming = Karty cieľových staníc sú všetko: kto si nechá obe prvé, vyhrá { $share } (hráči: { $players }; rovnaký podiel je { $equal }). Treba kratšie karty alebo viac bodov za trasy.
playtest-finding-ticket-points-few = Karty cieľových staníc majú malú váhu: pochádza z nich len { $share } bodov víťaza (hráči: { $players }; od { $low } do { $high } na vydaných mapách). Treba karty, ktoré siahajú ďalej, alebo menej bodov za trasy.
playtest-finding-ticket-points-many = Karty cieľových staníc majú priveľkú váhu: pochádza z nich { $share } bodov víťaza (hráči: { $players }; od { $low } do { $high } na vydaných mapách). Treba kratšie karty alebo viac bodov za trasy.
playtest-finding-seat = Miesto { $seat } vyhrá { $share } hier (hráči: { $players }), oveľa ďalej od rovnakého podielu než na vydaných mapách. Dlhšie hry to vyrovnajú: daj viac vozidiel.
playtest-finding-manner = Jeden spôsob hry poráža všetky ostatné: { $manner } vyhrá aspoň { $share } proti každému z nich (hráči: { $players }). { $advice }
playtest-advice-few-long = Nahraď niektoré z najdlhších kariet kratšími.
playtest-advice-many-short = Nahraď niektoré z najkratších kariet dlhšími.
playtest-advice-routes-only = Treba karty, ktoré siahajú ďalej, alebo menej bodov za trasy.
playtest-advice-bonus-first = Daj za bonus menej bodov.
playtest-finding-bonus-worthless = Bonus nemá takmer žiadnu cenu: plánovač, ktorý ho ignoruje, vyhrá { $share } (hráči: { $players }; rovnaký podiel je { $equal }). Daj zaň viac bodov.
playtest-finding-bonus-decides = Bonus rozhoduje hru: plánovač, ktorý ho ignoruje, vyhrá len { $share } (hráči: { $players }; rovnaký podiel je { $equal }). Daj zaň menej bodov.
playtest-finding-ticket-unwanted = Nikto nechce kartu { $ends } ({ $points }): hráči si ju nechajú v { $share } ponúk. Nahraď ju.
playtest-finding-ticket-hard = Karta { $ends } ({ $points }) je splnená len v { $share } hier, v ktorých si ju hráč nechal (hráči: { $players }): skráť jej cestu alebo ju nahraď.
playtest-finding-ticket-easy = Karta { $ends } ({ $points }) je splnená v { $share } hier, v ktorých si ju hráč nechal (hráči: { $players }): vyber vzdialenejšie lokácie.
playtest-finding-connection = Nikto nechce spojenie { $ends }: obsadené je v { $share } hier (hráči: { $players }). Skráť ho, veď cezeň kartu alebo ho odstráň.
playtest-finding-colour = Málo kariet ({ $colour }): v balíčku { $cards }, políčka na mape { $spaces }. Pridaj karty alebo prefarbi niektoré trasy.
playtest-finding-early = { $share } hier sa rozhodne v prvej polovici (hráči: { $players }). Daj viac vozidiel alebo karty, ktoré siahajú ďalej: potom viac bodov príde až neskôr.

cli-city-new = Navrhni mesto z lokácií so súradnicami: dá sa hneď nakresliť a dá sa v ňom hrať.
cli-city-new-name = Názov mesta.
cli-city-new-locations = Lokácie so súradnicami: CSV so stĺpcami name, lon a lat alebo pomenované body GeoJSON.
cli-city-new-out = Súbor mesta na zápis; predvolene podľa názvu mesta.
cli-city-new-seed = Celé číslo; rovnaké lokácie a semienko dajú rovnaké mesto. Predvolene 1.
cli-city-made = { $name }: návrh bol zapísaný do súboru { $file }.
error-wrong-number-of-places = Potrebné lokácie: { $least } až { $most }; v súbore je ich { $places }.
error-place-name-taken = Dve lokácie by mali rovnaké id alebo jedna nemá žiadne: „{ $name }“ (číslo { $number }).
error-places-without-columns = Tabuľka potrebuje stĺpce name, lon a lat; má: { $found }.
error-place-without-numbers = Lokácii alebo riadku { $number } chýba názov alebo súradnice.
error-places-broken = Súbor nie je GeoJSON s pomenovanými bodmi ({ $fault }).

cli-city-tune = Navrhne zmeny, s ktorými sa mesto hrá lepšie, nájdené v simulovaných hrách; čo súbor označuje ako pevné, ostáva.
cli-city-tune-out = Súbor mesta pre návrh alebo priečinok, ak mesto je priečinok; predvolene podľa názvu mesta, s príponou -tuned.
cli-city-tune-steps = Koľko zmien najviac vyskúšať.
cli-city-tune-seed = Celé číslo; rovnaký súbor a semienko dajú rovnaký návrh. Predvolene 1.
cli-city-tune-html = Zapíš správy pred zmenami a po nich do tohto priečinka ako before.html a after.html.
tune-before = Predtým
tune-search = Hľadanie
tune-after = Potom
tune-stopped = Prerušené. Doteraz najlepšie zmeny sú v súbore { $file }; pokračuj s ním.
tune-written = Návrh je v súbore { $file }. Ak sa v meste už hralo, zvýš jeho verziu.
tune-nothing-to-change = Netreba nič meniť: žiadne kritérium nie je porušené.
tune-nothing-found = Nenašla sa zmena, ktorá by pomohla. Skús viac krokov alebo menej pevných častí.
tune-unfinishable = Boty tu nedokážu dohrať hru, takže zmeny sa nedajú merať. Pridaj trasy alebo daj hráčom menej vozidiel.
tune-change-length = { $ends }: dĺžka { $length } (predtým: { $before })
tune-change-colours = { $ends }: { $colours } (predtým: { $old })
tune-change-double = { $ends }: teraz dvojitá ({ $colours })
tune-change-single = { $ends }: teraz jednoduchá ({ $colours })
tune-change-ticket-out = Karta odstránená: { $ends } ({ $points })
tune-change-ticket-in = Karta pridaná: { $ends } ({ $points })
tune-change-value = Karta { $ends }: hodnota { $points } (predtým: { $before })
playtest-column-before = Predtým
playtest-column-after = Potom
error-city-list-missing = Súbor nepíše „{ $list } = [ … ]“ na viacerých riadkoch, takže zoznam sa nedá nahradiť.
error-city-text = Súbor mesta má chyby ({ $problems }); vypíše ich „farebox city check“.
error-too-few-steps = Treba aspoň jeden krok, nie { $steps }.
error-city-without-name = Mesto potrebuje názov.
error-places-table-broken = Tabuľka lokácií sa nedá prečítať ({ $fault }).
error-place-off-the-earth = Lokácia alebo riadok { $number } neleží na Zemi: zemepisná šírka je od −90 do 90, dĺžka od −360 do 360.
error-places-without-board = Z týchto lokácií sa nedá zostaviť mapa: ležia príliš blízko jedného bodu alebo jednej čiary. Posuň niektoré z nich ďalej od seba.
error-proposal-is-a-folder = { $file } nemôže obsahovať návrh: mesto je priečinok, takže aj návrh. Zadaj priečinok.
tune-stopped-without = Prerušené. Ešte sa nenašla zmena, ktorá pomáha, takže sa nič nezapísalo.
