# The arena: matches between bots, and their report.

help-arena = Fai giocare i bot l’uno contro l’altro e valutali.

option-arena-bots = I bot: nomi, livelli, una classe tua (my_bot.py:MyBot), o «cmd:» e un comando per un programma tuo.
option-arena-players = Quanti siedono a un tavolo: da 2 a 4; valore predefinito: 2.
option-blocks = Quanti blocchi; un blocco è un seme giocato con ogni rotazione dei posti. Valore predefinito: 1000.
option-sprt = Fermati appena è provato che il primo bot è più forte di HIGH Elo, o al massimo di LOW: --sprt 0 20.
option-arena-json = Conserva i risultati in questo file; con esso un incontro fermato può continuare (--resume).
option-html = Scrivi una pagina con tabelle e grafici in questo file.
option-arena-resume = Continua l’incontro di questo file; il resto del comando si può omettere.
option-on = Dove giocare: qui, con tutti i core, o su un cluster Ray.
option-time-limit = Quanti secondi ha un bot esterno per una decisione; valore predefinito: 1.

arena-playing = { $city }
arena-leading = { $bot } { $won }
arena-llr = LLR { $llr }
arena-seed = Seme dell’incontro: { $seed }
arena-written = Risultati scritti in { $file }.
arena-page-written = Pagina scritta in { $file }.
arena-stopped = Fermato dopo { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
  }. Per continuare:
arena-stopped-early = Fermato prima della fine del primo blocco; non è stato conservato niente.
arena-go-on = farebox arena --resume { $file }

arena-title-ratings = Valutazioni
arena-title-games = Partite
arena-title-seats = Posti
arena-title-pairs = Vittorie del bot della riga su quello della colonna (%)
arena-column-bot = Bot
arena-column-won = Vinte
arena-column-interval = 95%
arena-column-elo = Elo
arena-column-score = Punti
arena-column-sd = Dev. st.
arena-column-tickets = Biglietti
arena-column-complete = Completati
arena-column-left = Veicoli rest.
arena-column-seat = Posto
arena-column-game = Partita
arena-column-why = Perché
arena-none = –
arena-facts = Partite: { $games }, blocchi: { $blocks }, decisioni a partita: { $decisions }; vittorie condivise: { $shared }.
arena-forfeited = { $bot } ha perso a tavolino { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }. La prima:
arena-note = Partita { NUMBER($game, useGrouping: 0) }, posto { $seat }: { $why }
arena-sprt-stronger = SPRT (blocchi: { $blocks }): { $bot } è più forte (LLR { $llr } su ±{ $bound }; { $low } contro { $high } Elo).
arena-sprt-not-stronger = SPRT (blocchi: { $blocks }): { $bot } non è più forte (LLR { $llr } su ±{ $bound }; { $low } contro { $high } Elo).
arena-sprt-open = SPRT (blocchi: { $blocks }): non deciso (LLR { $llr } su ±{ $bound }; { $low } contro { $high } Elo).

# Why an external bot forfeited. The key is `fault-` and a code.
fault-not-started = non si è potuto avviare: { $detail }
fault-too-slow = non ha risposto entro { $detail }
fault-ended = si è chiuso nel mezzo della partita ({ $detail })
fault-line-too-long = ha mandato una riga troppo lunga: { $detail }…
fault-unasked = ha detto qualcosa prima della domanda: { $detail }
fault-nonsense = ha risposto una cosa senza senso: { $detail }
fault-illegal = ha risposto con un’azione non permessa: { $detail }
fault-crashed = si è interrotto per un errore: { $detail }

# The page.
report-title = { $bots } bot a { $city }
report-title-two = { $first } contro { $second }
report-lead = { $bot } è in testa con il { $won } delle vittorie ({ $interval }).
report-lead-even = Nessuno è chiaramente in testa.
report-subtitle = { $city } · giocatori: { $players } · partite: { $games } · blocchi: { $blocks }
report-won = Vittorie
report-won-how = Quota di vittorie, con intervalli del 95% per blocchi. La linea punteggiata indica quote uguali.
report-elo = Valutazioni
report-elo-how = Elo secondo Bradley–Terry con intervalli del 95% da un bootstrap sui blocchi; { $reference } vale 0.
report-pairs = Uno contro uno
report-pairs-how = Quota di vittorie del bot a sinistra su quello in alto, in percentuale.
report-seats = Posti
report-seats-how = Quota di vittorie di ogni posto, in ordine di turno. Ogni bot siede ovunque con la stessa frequenza, quindi questo è l’effetto del solo posto.
report-seat = Posto { $seat }
report-scores = Punti
report-scores-how = Quante volte è stato raggiunto ogni punteggio finale. La linea è la media.
report-numbers = Tutti i numeri
report-forfeits = Partite perse a tavolino
report-facts = L’incontro
report-fact-city = Città
report-fact-players = Giocatori
report-fact-bots = Bot
report-fact-blocks = Blocchi
report-fact-games = Partite
report-fact-seed = Seme
report-fact-code = Codice
report-fact-length = Decisioni a partita
report-fact-cars = Finite per i veicoli
report-fact-shared = Vittorie condivise
report-fact-forfeits = Perse a tavolino
report-fact-sprt = SPRT
report-again = Lo stesso incontro di nuovo:

# Errors. Every key is `error-` and a code.
error-nonsense-budget = «{ $bot }» ha bisogno di un numero di simulazioni da 1 a { $most }, per esempio search:240.
error-bots-do-not-fit-players = Il numero di bot ({ $bots }) non è adatto al numero di giocatori ({ $players }).
error-too-many-games = Non c’è memoria per così tante partite ({ $games }).
error-wrong-number-of-bots = Un incontro richiede da { $least } a { $most } bot, non { $bots }.
error-empty-command = «{ $bot }» non indica un comando; scrivi "cmd:python3 my_bot.py".
error-command-not-found = Non c’è un programma «{ $program }» per avviare «{ $bot }».
error-too-few-blocks = Serve almeno un blocco, non { $blocks }.
error-nonsense-time-limit = Un limite di { $seconds } s non è possibile; deve essere più di 0 e al massimo { $most }.
error-sprt-needs-two-bots = --sprt confronta due bot; questo incontro ha: { $bots }.
error-sprt-bounds = --sprt richiede due numeri Elo, prima il minore; { $low } e { $high } non lo sono.
error-ray-not-installed = --on ray richiede il pacchetto Ray; installa { $extra }.
error-ray-not-reached = All’indirizzo { $address }, indicato in RAY_ADDRESS, non risponde nessun cluster Ray.
error-ray-token-refused = Il cluster Ray all’indirizzo { $address } rifiuta il token di questo programma. Imposta qui RAY_AUTH_MODE=token e, in RAY_AUTH_TOKEN, il token con cui è stato avviato il cluster.
error-ray-and-commands = I bot con «cmd:» giocano qui, non su un cluster; togli --on ray.
error-page-over-results = --html sovrascriverebbe i risultati in { $file }; indica un altro file per la pagina.
error-match-not-readable = { $file } non si può leggere: { $fault }.
error-match-broken = { $file } non è il file di un incontro, o è danneggiato ({ $fault }).
error-match-of-another-version = { $file } ha formato { $format }; questa versione conosce { $known }.
error-match-of-unknown-city = L’incontro di { $file } è stato giocato a «{ $city }», che non è nel pacchetto; indica il suo file con --city.
error-match-differs = { $file } è di un altro incontro ed è rimasto com’era. { $what ->
    [city] La città è { $saved }, non { $wanted }.
    [city_hash] La sua città da allora è cambiata.
    [players] I giocatori sono { $saved }, non { $wanted }.
    [bots] I bot sono { $saved }, non { $wanted }.
    [seed] Il seme è { $saved }, non { $wanted }.
   *[other] I bot o le regole da allora sono cambiati.
  }
