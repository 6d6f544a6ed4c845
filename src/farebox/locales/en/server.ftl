## What the table server says.

error-storage-unavailable = The server cannot reach its storage now; try again in a moment.
error-storage-not-opened = The database { $place } cannot be opened: { $fault }.
error-storage-address-unknown = “{ $address }” is not the address of a database; it starts with sqlite:/// or postgresql://.
error-storage-too-new = The database { $place } was made by a newer Farebox (its form is { $found }, this one knows { $known }).
error-stale-version = The table has gone on to version { $version } in the meantime.
error-repeated-command = This command was carried out already, as version { $version }.
error-unknown-table = There is no table “{ $table }”.
error-table-exists = There is a table “{ $table }” already.
error-unknown-link = This link is unknown, was used already or has run out.
