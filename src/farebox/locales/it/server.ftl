## What the table server says.

error-storage-unavailable = Il server ora non raggiunge i suoi dati; riprova tra un momento.
error-storage-not-opened = Il database { $place } non si può aprire: { $fault }.
error-storage-address-unknown = «{ $address }» non è l’indirizzo di un database; comincia con sqlite:/// o postgresql://.
error-storage-too-new = Il database { $place } è di un Farebox più recente (il suo formato è { $found }, questo conosce { $known }).
error-database-in-use = Un altro server usa già il database { $place }. Un file SQLite va bene per un solo server; per più d’uno serve PostgreSQL.
error-storage-not-current = Il database { $place } ha un altro formato ({ $found }) rispetto a questa versione ({ $known }). Avvia una volta il server, che lo converte.
error-database-not-empty = Il database { $place } non è vuoto. Un backup si ripristina solo in uno vuoto.
error-stale-version = Nel frattempo il tavolo è alla versione { NUMBER($version, useGrouping: 0) }.
error-repeated-command = Questo comando è già stato eseguito, come versione { NUMBER($version, useGrouping: 0) }.
error-unknown-table = Non c’è un tavolo «{ $table }».
error-table-exists = C’è già un tavolo «{ $table }».
error-unknown-link = Questo link è sconosciuto, già usato o scaduto.
error-unknown-personal-link = Questo link per un altro dispositivo non è valido: è già stato usato, è scaduto o ne esiste uno più recente.
error-unknown-share = A questo link non c’è nessuna pagina pubblica. Una partita ne riceve una quando è finita e un giocatore la condivide.
error-replay-not-shared = Questa pagina non permette di rivedere la partita.

# The page that is shown where the web app was not built.
web-not-built-title = Il server è attivo, ma le sue pagine non ci sono
web-not-built = In questa copia l’app web non è stata costruita. In un repository clonato «python3 run.py play» prima la costruisce. Altrimenti installa un wheel di Farebox, che la contiene, oppure Node 20.19 o più recente e poi di nuovo Farebox.

# What a table does not do.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-no-such-table-seat = Questo posto non c’è ({ $seat }); posti al tavolo: { $seats }.
error-only-the-host = Può farlo solo chi gestisce il tavolo.
error-not-seated = Può farlo solo chi siede al tavolo.
error-not-your-seat = Questo posto non è tuo ({ $seat }).
error-seat-taken = Questo posto è già occupato ({ $seat }).
error-seat-already-open = Questo posto è già libero ({ $seat }).
error-colour-taken = Qualcuno al tavolo ha già questo colore.
error-too-few-seats = Un tavolo non può avere meno posti.
error-too-many-seats = Un tavolo non può avere più posti.
error-unknown-level = Non c’è un bot «{ $level }»; ci sono: { $known }.
error-bot-needs-level = Scegli un livello per il bot.
error-seats-open = { $open ->
    [one] { $open } posto è ancora libero.
   *[other] { $open } posti sono ancora liberi.
  }
error-stand-in-plays = Qui gioca un bot ({ $seat }); prima riprendi il posto.
error-no-bot-there = Qui non gioca nessun bot ({ $seat }).
error-no-undo = Non c’è niente da annullare ({ $seat }), o questo tavolo non lo permette.
error-nobody-to-stand-in-for = Qui non c’è nessuno al cui posto un bot possa giocare ({ $seat }).
error-stand-in-already = Qui gioca già un bot di quel livello ({ $seat }).
error-no-stand-in = Qui non gioca nessun bot ({ $seat }); giochi tu.
error-not-absent-yet = Un bot può subentrare ({ $seat }) solo se il tavolo aspetta e la connessione manca da { $seconds } s.
error-stand-in-level = Al posto di un’altra persona ({ $seat }) può giocare solo un bot di livello «{ $level }».
error-turn-limit-decides = A questo tavolo i turni hanno un limite di tempo: un bot interviene da solo quando scade ({ $seat }).
error-nobody-to-be-host = Qui non c’è nessuno a cui affidare il tavolo ({ $seat }).
error-host-already = Qui siede già chi gestisce il tavolo ({ $seat }).
error-nobody-to-mute = Qui non c’è nessuno da silenziare ({ $seat }).
error-muted-already = Questo posto è già silenziato ({ $seat }).
error-not-muted = Questo posto non è silenziato ({ $seat }).
error-seat-muted = Le tue reazioni sono silenziate a questo tavolo ({ $seat }).
error-too-many-reactions = Non così in fretta: aspetta un momento prima della prossima reazione.
error-nobody-to-nudge = Qui il tavolo non aspetta un’altra persona ({ $seat }).
error-nudge-too-soon = Lascia un momento per pensare: si può sollecitare dopo { $seconds } s ({ $seat }).
error-nudged-already = Il sollecito è appena arrivato ({ $seat }).
error-turn-has-time = Il tempo per questo turno non è ancora scaduto ({ $seat }).
error-game-not-over = La partita non è ancora finita.
error-rematch-already = La rivincita è al tavolo { $table }.
error-seat-without-person = Non c’è nessuno da spostare: il posto è libero o di un bot ({ $seat }).
error-seat-is-yours = Questo posto è già tuo ({ $seat }).
error-table-of-another-city = Questo tavolo è cominciato con un’altra versione della città { $city } e non può continuare.
error-table-too-long = A questo tavolo sono state cambiate così tante cose che non se ne possono cambiare altre; la partita continua.
error-table-of-another-version = Questo tavolo è cominciato con la versione { $rules } delle regole, che questo server non usa più ({ $known }). È chiuso; tutto ciò che vi è stato giocato è conservato.
error-table-damaged = I dati del tavolo { $table } sono danneggiati, quindi non si può aprirlo. L’errore è stato registrato.
error-name-not-usable = Un nome ha da 1 a { $most } caratteri visualizzabili.
error-seat-name-not-usable = Questo nome non va bene ({ $seat }): un nome ha da 1 a { $most } caratteri visualizzabili.
error-unknown-eyes = «{ $eyes }» non è un modo di guardare una partita: scegli open, spectator o un numero di posto minore di { $seats }.

# What the server does not do.
error-unknown-path = A { $path } non c’è niente.
error-method-not-allowed = { $method } qui non è possibile.
error-request-not-valid = La richiesta non è valida: { $fault }.
error-message-not-valid = Il messaggio non è valido: { $fault }.
error-message-too-large = Un messaggio può avere al massimo { $most } byte.
error-body-too-large = La richiesta è troppo grande.
error-foreign-origin = Le richieste da { $origin } non sono accettate.
error-unknown-host = Questo server non risponde al nome { $host }.
error-too-many-requests = Troppe richieste in una volta; aspetta un momento.
error-too-many-connections = Hai troppe connessioni aperte (al massimo { $most }); prima chiudine una.
error-too-many-tables = Hai troppe partite non finite (al massimo { $most }); prima finiscine una.
error-server-fault = Si è verificato un errore del server. È stato registrato; riprova.

# Settings.
error-setting-not-valid = Un’impostazione non è valida: { $fault }.
error-port-out-of-range = { $port } non è una porta; le porte vanno da 0 a 65535.
error-too-few-workers = Serve almeno un processo, non { $workers }.
error-workers-need-postgresql = Per più processi ({ $workers }) serve un database PostgreSQL; indicalo con --database.
error-address-not-free = Il server non può ascoltare su { $host }, porta { $port }: { $fault }. Forse la usa un altro programma: scegli un’altra porta con --port, 0 per una qualsiasi libera.
error-cities-folder-missing = La cartella delle città { $folder } non esiste.
error-no-home-network = Questo computer non è collegato a nessuna rete, quindi gli altri dispositivi non possono raggiungerlo: collegalo al Wi-Fi, oppure avvia senza --lan.
error-push-not-usable = L’indirizzo di questo browser per le notifiche non è utilizzabile.
error-too-many-subscriptions = Ricevi già notifiche in troppi browser (al massimo { $most }); disattivale in uno di essi.
error-no-guided-game = Non c’è una partita guidata per «{ $city }».
