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

# The page that is shown where the web app was not built.
web-not-built-title = Il server è attivo, ma le sue pagine non ci sono
web-not-built = In questa copia l’app web non è stata costruita. Avvia «python3 run.py play», che prima la costruisce.

# What a table does not do.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-no-such-table-seat = Non c’è un posto { $seat }; il tavolo ha { $seats } posti, numerati da 0.
error-only-the-host = Può farlo solo chi ha aperto il tavolo.
error-not-seated = Può farlo solo chi siede al tavolo.
error-not-your-seat = Il posto { $seat } non è tuo.
error-seat-taken = Al posto { $seat } c’è già qualcuno.
error-seat-already-open = Il posto { $seat } è già libero.
error-unknown-level = Non c’è un livello «{ $level }»; ci sono: { $known }.
error-bot-needs-level = Scegli un livello per il bot.
error-seats-open = { $open ->
    [one] { $open } posto è ancora libero.
   *[other] { $open } posti sono ancora liberi.
  }
error-stand-in-plays = Per il posto { $seat } gioca un bot; prima torna tu.
error-no-bot-there = Per il posto { $seat } non gioca un bot.
error-no-undo = Il posto { $seat } non ha niente da annullare, o questo tavolo non lo permette.
error-nobody-to-stand-in-for = Al posto { $seat } non c’è nessuno che un bot possa sostituire.
error-stand-in-already = Per il posto { $seat } gioca già un bot di quel livello.
error-no-stand-in = Per il posto { $seat } non gioca un bot; tocca a te.
error-not-absent-yet = Un bot può prendere il posto { $seat } solo dopo { $seconds } secondi di attesa.
error-turn-has-time = Il tempo del posto { $seat } non è ancora scaduto.
error-game-not-over = La partita non è ancora finita.
error-rematch-already = La rivincita è al tavolo { $table }.
error-seat-without-person = Il posto { $seat } non si può spostare: è libero o di un bot.
error-seat-is-yours = Il posto { $seat } è già tuo.
error-table-of-another-city = Questo tavolo è cominciato con un’altra versione della città { $city } e non può continuare.
error-name-not-usable = Un nome ha da 1 a { $most } caratteri che si possano mostrare.
error-unknown-eyes = «{ $eyes }» non è un modo di guardare una partita: scegli open, spectator o uno dei { $seats } posti, numerati da 0.

# What the server does not do.
error-unknown-path = A { $path } non c’è niente.
error-method-not-allowed = { $method } qui non è possibile.
error-request-not-valid = La richiesta non è valida: { $fault }.
error-message-not-valid = Il messaggio non è valido: { $fault }.
error-message-too-large = Un messaggio può avere al massimo { $most } byte.
error-body-too-large = La richiesta è troppo grande.
error-foreign-origin = Le richieste da { $origin } non sono accettate.
error-too-many-requests = Troppe cose insieme; aspetta un momento.
error-too-many-connections = Hai { $most } connessioni aperte; prima chiudine una.
error-too-many-tables = Hai { $most } tavoli non finiti; prima finiscine uno.
error-server-fault = Il server ha fatto un errore. È stato annotato; riprova.

# Settings.
error-setting-not-valid = Un’impostazione non è valida: { $fault }.
error-port-out-of-range = { $port } non è una porta; le porte vanno da 0 a 65535.
error-too-few-workers = Serve almeno un processo, non { $workers }.
error-workers-need-postgresql = Per { $workers } processi serve un database PostgreSQL; indicalo con --database.
error-address-not-free = Il server non può ascoltare su { $host }, porta { $port }: { $fault }. Forse lo usa un altro programma: scegli un’altra porta con --port, 0 per una qualsiasi libera.
error-cities-folder-missing = La cartella delle città { $folder } non esiste.
