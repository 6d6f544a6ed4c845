## What the table server says.

error-storage-unavailable = Serwer nie ma teraz dostępu do swoich danych; spróbuj ponownie za chwilę.
error-storage-not-opened = Nie można otworzyć bazy danych { $place }: { $fault }.
error-storage-address-unknown = „{ $address }” nie jest adresem bazy danych; adres zaczyna się od sqlite:/// albo postgresql://.
error-storage-too-new = Bazę danych { $place } utworzył nowszy Farebox (jej postać to { $found }, ten zna { $known }).
error-stale-version = Stół jest już w wersji { $version }.
error-repeated-command = To polecenie zostało już wykonane, jako wersja { $version }.
error-unknown-table = Nie ma stołu „{ $table }”.
error-table-exists = Stół „{ $table }” już istnieje.
error-unknown-link = Ten link jest nieznany, został już użyty albo wygasł.
