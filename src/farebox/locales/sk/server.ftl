## What the table server says.

error-storage-unavailable = Server sa teraz nedostane k svojim údajom; skús to o chvíľu znova.
error-storage-not-opened = Databáza { $place } sa nedá otvoriť: { $fault }.
error-storage-address-unknown = „{ $address }“ nie je adresa databázy; tá sa začína sqlite:/// alebo postgresql://.
error-storage-too-new = Databázu { $place } vytvoril novší Farebox (jej podoba je { $found }, tento pozná { $known }).
error-stale-version = Stôl je medzitým vo verzii { $version }.
error-repeated-command = Tento príkaz už bol vykonaný ako verzia { $version }.
error-unknown-table = Stôl „{ $table }“ neexistuje.
error-table-exists = Stôl „{ $table }“ už existuje.
error-unknown-link = Tento odkaz je neznámy, už použitý alebo vypršal.
