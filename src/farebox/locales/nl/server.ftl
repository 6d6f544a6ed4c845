## What the table server says.

error-storage-unavailable = De server kan nu niet bij zijn gegevens; probeer het zo nog eens.
error-storage-not-opened = De database { $place } kan niet geopend worden: { $fault }.
error-storage-address-unknown = ‘{ $address }’ is geen adres van een database; dat begint met sqlite:/// of postgresql://.
error-storage-too-new = De database { $place } is van een nieuwere Farebox (vorm { $found }, deze kent { $known }).
error-stale-version = De tafel is intussen bij versie { $version }.
error-repeated-command = Deze opdracht is al uitgevoerd, als versie { $version }.
error-unknown-table = Er is geen tafel ‘{ $table }’.
error-table-exists = Er is al een tafel ‘{ $table }’.
error-unknown-link = Deze link is onbekend, al gebruikt of verlopen.
