## What the table server says.

error-storage-unavailable = Il server ora non raggiunge i suoi dati; riprova tra un momento.
error-storage-not-opened = Il database { $place } non si può aprire: { $fault }.
error-storage-address-unknown = «{ $address }» non è l’indirizzo di un database; comincia con sqlite:/// o postgresql://.
error-storage-too-new = Il database { $place } è di un Farebox più recente (la sua forma è { $found }, questo conosce { $known }).
error-stale-version = Nel frattempo il tavolo è alla versione { $version }.
error-repeated-command = Questo comando è già stato eseguito, come versione { $version }.
error-unknown-table = Non c’è un tavolo «{ $table }».
error-table-exists = C’è già un tavolo «{ $table }».
error-unknown-link = Questo link è sconosciuto, già usato o scaduto.
