# The terminal: commands, the table, what may be done.

# Help of the commands.
help-farebox = Gioca, simula e studia partite brevi tra le vie di una città.
help-version = Mostra la versione.
not-installed = (avviato dalla cartella dei sorgenti)
help-play = Gioca nel terminale, contro i bot o con altre persone alla stessa tastiera.
help-rules = Mostra le regole di una città, o di tutte.
help-replay = Racconta una partita registrata, o mostra il tavolo in un certo momento.
help-verify = Controlla una registrazione: somma di controllo, seme, città, ogni azione e il risultato.
help-simulate = Gioca molte partite fra bot e riassumile.
help-bench = Misura quanto sono veloci le regole su questo computer, con un solo core.
help-serve = Offri tavoli ai browser, fino a Ctrl-C.

# Help of the options.
option-city = L’id di una città (san_francisco, paris, new_york, london) o un file di città.
option-rules-city = Solo le regole di questa città: il suo id o il suo file.
option-players = Quanti giocano: da 2 a 4.
option-bots = I bot al tavolo, per esempio greedy,random o my_bot.py:MyBot; l’ultimo occupa i posti rimasti.
option-name = Il tuo nome; ripeti l’opzione per più persone a questa tastiera.
option-seed = Il seme segreto in esadecimale; se manca, uno nuovo.
option-seat = Se inizi tu, se giochi alla fine o se decide la sorte.
option-resume = Continua la partita di questa registrazione.
option-record = Il file della registrazione; se manca, uno nuovo nella tua cartella dei dati.
option-language = La lingua dei testi, per ogni comando; se manca, FAREBOX_LANGUAGE o la lingua del sistema.
help-help = Mostra questo aiuto.
usage = Uso:
usage-options = [OPZIONI]
usage-command = COMANDO …
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-default = predefinito: { $value }
help-required = obbligatorio
usage-hint = Aiuto: { $command }
error-no-such-command = Non c’è un comando «{ $name }».
error-missing-command = Indica un comando.
error-no-such-option = Non c’è un’opzione { $name }.
error-no-such-option-but = Non c’è un’opzione { $name }; intendevi { $known }?
error-missing-argument = Manca { $name }.
error-option-needs-value = L’opzione { $name } richiede un valore.
error-option-takes-no-value = L’opzione { $name } non ha un valore.
error-too-many-arguments = Argomento inatteso: { $extra }.
error-wrong-value = «{ $value }» non è un valore valido per { $name }{ $expected ->
    [int] ; serve un numero intero
    [float] ; serve un numero
    [choice] ; scegli tra: { $known }
    [at-least] ; deve essere almeno { $least }
    [at-most] ; può essere al massimo { $most }
   *[other] {""}
  }.
error-aborted = Interrotto.
option-record-file = Il file della registrazione.
option-record-city = Il file della città, per una registrazione di una città che non è nel pacchetto.
option-replay-seat = Mostra solo ciò che vedeva questo giocatore: un nome, o un numero contato da 1.
option-open = Mostra tutto, anche ciò che era nascosto.
option-step = Aspetta Invio dopo ogni azione.
option-at = Mostra il tavolo dopo questo numero di azioni.
option-commitment = L’hash del seme pubblicato prima della partita.
option-games = Quante partite.
option-threads = Quanti thread; se manca, uno per core.
option-output = Scrivi una riga per partita in questo file .csv o .parquet.
option-records = Scrivi ogni partita come registrazione in questa cartella.
option-force = Sovrascrivi ciò che c’è già.
option-interpreted = Usa le regole come le esegue Python, senza compilarle; lento.
option-json = Stampa solo i numeri, come JSON.
option-seconds = Per quanto tempo misurare, circa.
option-host = L’indirizzo su cui ascoltare; se manca, lo raggiunge solo questo computer.
option-port = La porta su cui ascoltare; 0 è una qualsiasi libera.
option-database = Dove conservare i tavoli: sqlite:///FILE o postgresql://...; se manca, un file nella tua cartella dei dati.
option-workers = Quanti processi servono i tavoli; per più di uno occorre PostgreSQL.
option-log-format = plain per le persone, json per un oggetto JSON per riga.
option-browser = Apri il browser all’indirizzo.

# The beginning of a game.
welcome = Si gioca a { $city }! Al tavolo, in ordine di turno: { $players }.
welcome-typing = Scrivi il numero di ciò che vuoi fare. «help» spiega il resto, «quit» conserva la partita per dopo.
welcome-options = Altre partite: { $command } play --city paris --players 3 --bots greedy,random --name Ann
welcome-commitment = Hash del seme segreto: { $commitment }
resumed = Si continua dopo { $actions } { $actions ->
    [one] azione
   *[other] azioni
  } di { $file }.

# The table.
turn-title = { $city } · { $player }
label-tokens = Segnalini
label-row = Scoperte
label-hand = Mano
label-tickets = Biglietti
column-score = Punti
column-cars = Veicoli
column-cards = Carte
column-tickets = Biglietti
column-tokens = Segnalini
column-flags = Bandiere
decks = Mazzo { $deck } · carte scartate { $discards } · Biglietti da pescare { $tickets }
stack-at = { $symbol }×{ $tokens } { $location }
hand-empty = nessuna carta
ticket-done = completato
ticket-lost = non si può più completare
ticket-missing = { $spaces ->
    [one] manca { $spaces } casella
   *[other] mancano { $spaces } caselle
  }: { $way }

# Lists.
column-route = Linea
column-colour = Colore
column-spaces = Caselle
column-points = Punti
column-owner = Proprietario
column-location = Località
column-connections = Collegamenti
route-free = libera
attraction = attrazione
district = quartiere { $name }
route-closed = chiusa

# What is due.
phase-choose-first-tickets = Scegli i tuoi primi Biglietti Destinazione.
phase-place-stacks = { $players ->
    [2] Metti un segnalino di riserva su una località senza segnalini
   *[other] Metti una pila di segnalini di riserva su una località senza pila
  }{ $stacks ->
    [1] .
   *[other] { " " }(ne restano { $stacks }).
  }
phase-take-turn = Il tuo turno: prendi una carta a faccia in su (0–4), oppure
phase-second-card = Ancora una carta: a faccia in su (0–4, ma non un jolly), oppure
phase-keep-tickets = Quali Biglietti Destinazione tieni?
phase-choose-token = Quale segnalino prendi?
last-turn = È il tuo ultimo turno!

# What may be done.
action-draw-deck = pesca alla cieca una carta dal mazzo (rimaste: { $deck })
action-draw-tickets = { $count ->
    [one] pesca l’ultimo Biglietto Destinazione ({ $count }); devi tenerlo
   *[other] pesca { $count } Biglietti Destinazione e tienine uno o entrambi
  }
action-keep = tieni
action-place-stack = { $location }
action-take-token = prendi { $location }
action-pass = passa, perché non puoi fare altro
action-claim = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  }, +{ $points }
action-claim-wanted = per un Biglietto
action-claim-token = segnalino { $tokens }
action-claim-ways = modi di pagare: { $ways }
action-pay = paga: { $cards }
action-left = (restano: { $cards }; { $cars } { $cars ->
    [one] veicolo
   *[other] veicoli
  })

more-claims = … e ancora { $count ->
    [one] { $count } linea
   *[other] { $count } linee
  }: scrivi «claims» per vederle tutte

# Asking and answering.
prompt = >
prompt-payment = Con che cosa paghi? («back» per un’altra scelta) >
hand-over = { $player }, è il tuo turno. Premi Invio quando nessun altro vede lo schermo.
type-a-number = Scrivi un numero, o «help».
no-such-number = { $number } non è tra le scelte.
no-second-wild = Un jolly a faccia in su non può essere la seconda carta.
nothing-found = Niente corrisponde a «{ $wanted }».
no-such-payment = Scrivi un numero da 1 a { $most }, o «back».
help-text =
    NUMERO            scegli ciò che ha quel numero; 0–4 sono le carte a faccia in su
    show              mostra di nuovo il tavolo
    claims            tutte le linee di cui puoi prendere il controllo ora
    routes [PAROLA]   tutte le linee e di chi sono, o quelle di una
                      località o di un colore
    map [PAROLA]      le località e i loro collegamenti
    log               che cosa è successo di recente
    rules             le regole di questa città
    quit              esci; la partita è conservata e può continuare

    Le azioni si possono anche scrivere come nelle registrazioni:
      draw 3 · draw deck · tickets · keep BIGLIETTO …
      claim LINEA green*1 wild*1
      place LOCALITÀ · token LOCALITÀ · pass

# The record at the end of a game.
record-finished = La registrazione è { $file }
    Per rivederla: { $command } replay { $file }{ $city }
record-unfinished = La partita è conservata in { $file }
    Per continuarla: { $command } play --resume { $file }{ $city }

# Replay and verify.
replay-title = { $city }, { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
  }
replay-unfinished = La registrazione si ferma qui; la partita non è finita.
moment-title = { $city }, dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
  }
verified-check = Il file è integro: la somma di controllo corrisponde ({ $check }).
verified-seed = Il seme corrisponde all’impegno nella registrazione ({ $commitment }).
verified-published = Il seme corrisponde all’impegno pubblicato ({ $commitment }).
verified-city = La città è { $city }, versione { $version } ({ $hash }).
verified-actions = Tutte le azioni ({ $actions }) sono permesse e portano alla posizione registrata.
verified-unfinished = La partita non è finita.
verified-result = Il risultato è giusto: { $scores }.

# Simulate.
simulating = { $city }
pace = { $pace } partite/s
records-written = Registrazioni scritte: { $count }, nella cartella { $folder }.
output-written = Scritto { $file }.
simulated-seed = Seme principale { $seed }
summary-scores = Punti
summary-seats = Posti
summary-games = Partite
summary-decisions = Decisioni
summary-sweeps = Carte sostituite
summary-reshuffles = Rimescolate
summary-ended-cars = Finite per i veicoli
summary-ended-passes = Finite passando
summary-shared = Vittorie condivise
column-seat = Posto
column-mean = Media
column-sd = Dev. st.
column-q5 = 5%
column-q25 = 25%
column-q50 = 50%
column-q75 = 75%
column-q95 = 95%
column-won = Vinte
column-interval = Intervallo 95%
column-kept = Biglietti
column-completed = Completati
column-left = Veicoli rest.
column-what = {""}
column-least = Minimo
column-most = Massimo
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-range = { $low }–{ $high }
per-cent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# Bench.
measuring = Misuro { $city }, giocatori: { $players }
bench-title = { $city }, { $players } giocatori casuali, un core, la migliore di più misure
bench-games = Partite al secondo
bench-decisions = Decisioni al secondo
bench-clone = Copia
bench-row-clone = Copia da Python
bench-state = Una partita occupa { $bytes } byte.
bench-import = Importare il pacchetto richiede { $milliseconds } ms.
column-compiled = Compilate
column-interpreted = Interpretate

# Serve.
serving = Farebox è attivo su { $address } (Ctrl-C lo ferma).
plays-like-regular = Senza regole compilate giocano come { level-regular }: { $bots }.
plays-by-search = Senza rete giocano con la ricerca: { $bots }.
bot-failed = { $bot } { $why }. Da ora in poi gioca { level-regular } al suo posto.

# Errors of the command line. Every key is `error-` and a code.
error-unknown-bot = Non c’è un bot «{ $bot }»; ci sono: { $known }. Un bot tuo si indica con file e classe: my_bot.py:MyBot.
error-bot-file-missing = Il file { $file } per il bot «{ $bot }» non esiste.
error-bot-class-missing = In { $file } non c’è la classe «{ $name }».
error-bot-file-broken = { $file } non si può caricare: { $fault }.
error-not-a-bot = «{ $bot }» non è un bot: la sua classe deve essere una sottoclasse di farebox.Bot.
error-unknown-language = Non ci sono testi in «{ $wanted }»; ci sono in: { $known }.
error-too-many-for-the-table = A un tavolo da { $players } non c’è posto per { $people ->
    [one] { $people } persona
   *[other] { $people } persone
  } e { $bots } bot.
error-record-of-unknown-city = La registrazione è di «{ $city }», che non è nel pacchetto; indica il suo file con --city.
error-file-exists = { $file } esiste già e non viene sovrascritto.
error-folder-missing = Non c’è una cartella { $folder }.
error-file-is-a-folder = { $file } è una cartella, non un file.
error-folder-not-writable = Non si può scrivere nella cartella { $folder }: { $fault }.
error-folder-not-empty = La cartella { $folder } non è vuota; con --force ci si scrive lo stesso.
error-not-a-folder = { $folder } non è una cartella.
error-no-such-moment = Nella registrazione non c’è il momento --at { $at } (azioni: { $actions }).
error-no-such-player = Non c’è un giocatore «{ $wanted }»; scegli tra: { $players }, o un numero da 1.
error-unknown-output-format = { $file } ha un formato sconosciuto; il nome deve finire con uno di questi: { $known }.
error-parquet-not-installed = Per i file Parquet occorre il pacchetto pyarrow; installa { $extra }.
error-server-not-installed = Il server richiede altri pacchetti; installa { $extra }.
error-too-few-games = Serve almeno una partita, non { $games }.
error-too-few-threads = Serve almeno un thread, non { $threads }.
option-cities = Una cartella con cartelle e file di città da offrire accanto a quelle del pacchetto.
option-host-bot = Un bot da offrire accanto ai livelli: un nome, e un bot del pacchetto, una classe in un file Python o cmd:COMANDO. Si può ripetere.
