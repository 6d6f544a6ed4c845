## What the table server says.

error-storage-unavailable = Server sa teraz nedostane k svojim údajom; skús to o chvíľu znova.
error-storage-not-opened = Databáza { $place } sa nedá otvoriť: { $fault }.
error-storage-address-unknown = „{ $address }“ nie je adresa databázy; tá sa začína sqlite:/// alebo postgresql://.
error-storage-too-new = Databázu { $place } vytvoril novší Farebox (jej formát je { $found }, tento pozná { $known }).
error-database-in-use = Databázu { $place } už používa iný server. Súbor SQLite stačí len pre jeden server; pre viaceré treba PostgreSQL.
error-storage-not-current = Databáza { $place } má iný formát ({ $found }) než táto verzia ({ $known }). Spusti raz server, ten ju prevedie.
error-database-not-empty = Databáza { $place } nie je prázdna. Záloha sa obnovuje iba do prázdnej.
error-stale-version = Stôl je medzitým vo verzii { NUMBER($version, useGrouping: 0) }.
error-repeated-command = Tento príkaz už bol vykonaný ako verzia { NUMBER($version, useGrouping: 0) }.
error-unknown-table = Stôl „{ $table }“ neexistuje.
error-table-exists = Stôl „{ $table }“ už existuje.
error-unknown-link = Tento odkaz je neznámy, už použitý alebo vypršal.
error-unknown-personal-link = Tento odkaz pre iné zariadenie neplatí: už bol použitý, vypršal alebo ho nahradil novší.
error-unknown-share = Na tomto odkaze nie je verejná stránka. Hra ju dostane, keď sa skončí a niektorý hráč ju zdieľa.
error-replay-not-shared = Záznam tejto hry sa nezdieľa.

# The page that is shown where the web app was not built.
web-not-built-title = Server beží, ale nemá svoje stránky
web-not-built = V tejto kópii nie je webová aplikácia zostavená. V naklonovanom repozitári ju „python3 run.py play“ najprv zostaví. Inak nainštaluj balík wheel Farebox, ktorý ju obsahuje, alebo Node 20.19 či novší a potom znova Farebox.

# What a table does not do.
error-not-started = Hra sa ešte nezačala.
error-already-started = Hra sa už začala.
error-no-such-table-seat = Také miesto neexistuje ({ $seat }); počet miest pri stole: { $seats }.
error-only-the-host = To môže len hostiteľ stola.
error-not-seated = To môžu len tí, čo sedia pri stole.
error-not-your-seat = Toto nie je tvoje miesto ({ $seat }).
error-seat-taken = Toto miesto je už obsadené ({ $seat }).
error-seat-already-open = Toto miesto je už voľné ({ $seat }).
error-colour-taken = Túto farbu už niekto pri stole má.
error-too-few-seats = Stôl nemôže mať menej miest.
error-too-many-seats = Stôl nemôže mať viac miest.
error-unknown-level = Bot „{ $level }“ neexistuje; sú tu: { $known }.
error-bot-needs-level = Vyber úroveň bota.
error-seats-open = { $open ->
    [one] { $open } miesto je ešte voľné.
    [few] { $open } miesta sú ešte voľné.
   *[other] { $open } miest je ešte voľných.
  }
error-stand-in-plays = Hrá tu bot ({ $seat }); najprv si vezmi miesto späť.
error-no-bot-there = Nehrá tu žiadny bot ({ $seat }).
error-no-undo = Nie je čo vrátiť ({ $seat }), alebo to tento stôl nedovoľuje.
error-nobody-to-stand-in-for = Nie je tu nikto, za koho by bot mohol hrať ({ $seat }).
error-stand-in-already = Bot tejto úrovne tu už hrá ({ $seat }).
error-no-stand-in = Nehrá tu žiadny bot ({ $seat }); hráš ty.
error-not-absent-yet = Bot môže prevziať hru ({ $seat }), len keď stôl čaká a spojenie je prerušené už { $seconds } s.
error-stand-in-level = Za niekoho iného ({ $seat }) môže hrať len bot úrovne „{ $level }“.
error-turn-limit-decides = Pri tomto stole majú ťahy časový limit: bot zaskočí sám, keď čas vyprší ({ $seat }).
error-nobody-to-be-host = Nie je tu komu odovzdať stôl ({ $seat }).
error-host-already = Tu už sedí hostiteľ stola ({ $seat }).
error-nobody-to-mute = Nie je tu koho stíšiť ({ $seat }).
error-muted-already = Toto miesto je už stíšené ({ $seat }).
error-not-muted = Toto miesto nie je stíšené ({ $seat }).
error-seat-muted = Hostiteľ stola stíšil tvoje reakcie ({ $seat }).
error-too-many-reactions = Nie tak rýchlo: pred ďalšou reakciou chvíľu počkaj.
error-nobody-to-nudge = Stôl tu nečaká na inú osobu ({ $seat }).
error-nudge-too-soon = Dopraj chvíľu na rozmyslenie: štuchnúť môžeš po { $seconds } s ({ $seat }).
error-nudged-already = Štuchnutie práve prišlo ({ $seat }).
error-turn-has-time = Čas na tento ťah ešte nevypršal ({ $seat }).
error-game-not-over = Hra sa ešte neskončila.
error-rematch-already = Odveta je pri stole { $table }.
error-seat-without-person = Nie je koho presunúť: toto miesto je voľné alebo patrí botovi ({ $seat }).
error-seat-is-yours = Toto miesto je už tvoje ({ $seat }).
error-table-of-another-city = Tento stôl sa začal s inou verziou mesta { $city } a nemôže pokračovať.
error-table-of-another-version = Hra pri tomto stole sa začala podľa verzie { $rules } pravidiel, ktorú tento server už nepodporuje ({ $known }). Stôl je zatvorený; všetko, čo sa pri ňom odohralo, zostáva uložené.
error-table-too-long = Pri tomto stole sa zmenilo už toľko, že sa nedá meniť nič ďalšie; samotná hra pokračuje.
error-table-damaged = Údaje stola { $table } sú poškodené, preto sa nedá otvoriť. Chyba je zaznamenaná.
error-name-not-usable = Meno má 1 až { $most } znakov, ktoré sa dajú zobraziť.
error-seat-name-not-usable = Toto meno sa nedá použiť ({ $seat }): meno má 1 až { $most } znakov, ktoré sa dajú zobraziť.
error-unknown-eyes = „{ $eyes }“ nie je spôsob sledovania hry: vyber open, spectator alebo číslo miesta menšie než { $seats }.

# What the server does not do.
error-unknown-path = Na { $path } nič nie je.
error-method-not-allowed = { $method } tu nie je možné.
error-request-not-valid = Požiadavka nie je platná: { $fault }.
error-message-not-valid = Správa nie je platná: { $fault }.
error-message-too-large = Správa môže mať najviac { $most } B.
error-body-too-large = Požiadavka je príliš veľká.
error-foreign-origin = Požiadavky z { $origin } sa neprijímajú.
error-unknown-host = Tento server neobsluhuje meno { $host }.
error-too-many-requests = Priveľa požiadaviek naraz; chvíľu počkaj.
error-too-many-connections = Máš priveľa otvorených spojení (najviac { $most }); najprv niektoré zatvor.
error-too-many-tables = Máš priveľa nedohraných hier (najviac { $most }); najprv niektorú dohraj.
error-server-fault = Na serveri nastala chyba. Je zaznamenaná; skús to znova.

# Settings.
error-setting-not-valid = Nastavenie nie je platné: { $fault }.
error-port-out-of-range = { $port } nie je port; porty sú od 0 do 65535.
error-too-few-workers = Treba aspoň jeden proces, nie { $workers }.
error-workers-need-postgresql = Viac procesov ({ $workers }) potrebuje databázu PostgreSQL; zadaj ju cez --database.
error-address-not-free = Server nemôže počúvať na { $host }, port { $port }: { $fault }. Možno ho používa iný program: zvoľ iný port cez --port, 0 je ľubovoľný voľný.
error-cities-folder-missing = Priečinok s mestami { $folder } neexistuje.
error-no-home-network = Tento počítač nie je pripojený k žiadnej sieti, takže iné zariadenia ho nenájdu: pripoj ho k Wi-Fi alebo spusti bez --lan.
error-push-not-usable = Adresa tohto prehliadača pre upozornenia sa nedá použiť.
error-too-many-subscriptions = Upozornenia máš v priveľa prehliadačoch (najviac { $most }); v niektorom ich vypni.
error-no-guided-game = Pre „{ $city }“ nie je hra so sprievodcom.
