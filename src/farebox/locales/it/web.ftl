# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Inizio
menu = Menu
rules = Regole
close = Chiudi
loading = Caricamento…
too-old = Questo browser è troppo vecchio per Farebox: servono Safari { $safari }, Chrome { $chrome }, Firefox { $firefox } o una versione più recente.
no-script = Farebox richiede JavaScript.
copy = Copia
copied = Copiato
next = Avanti
skip = Salta
try-again = Riprova
you = tu
bot = Bot
play = Gioca
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
title-table = { $city } · Farebox
title-replay = Rivedi la partita · Farebox

# Cards, bots and tokens.
wild-ferry = Traghetto
wild-bus = Autobus
wild-taxi = Taxi
wild-card = { $wild ->
    [ferry] carta Traghetto
    [bus] carta Autobus
   *[taxi] carta Taxi
  }
wild-cards = { $wild ->
    [ferry] carte Traghetto
    [bus] carte Autobus
   *[taxi] carte Taxi
  }
level-novice = Principiante
level-casual = Dilettante
level-regular = Habitué
level-expert = Esperto
level-master = Maestro
level-novice-note = prende quello che al momento sembra buono e dimentica i Biglietti.
level-casual-note = prende prima le linee più lunghe e solo dopo pensa ai Biglietti.
level-regular-note = pianifica le linee e completa quasi tutti i Biglietti; un buon avversario per le famiglie.
level-expert-note = guarda avanti e ti intralcia quando conviene.
level-master-note = guarda lontano e sbaglia di rado.
token-symbol = { $symbol ->
    [0] ponte
    [1] granchio
    [2] cuore
    [3] campana
    [4] pesce
    [5] stella
    [6] fiore
   *[other] gabbiano
  }

# Home.
home-lead = Partite brevi tra le vie di una città. Pesca carte, prendi il controllo delle linee, completa i tuoi Biglietti: in un quarto d’ora.
home-play = Scegli una città
home-foot = Gratuito e aperto. Senza account, senza pubblicità.
play-city = Gioca: { $city }
play-friends = Con amici
play-friends-in = Gioca con amici: { $city }
starting = Si comincia…
city-san-francisco = Tram su per le colline, traghetti nella baia e segnalini da raccogliere lungo la strada.
city-paris = Autobus sotto i lampioni a gas. Raccogli blu, bianco e rosso per festeggiare la presa della Bastiglia.
city-new-york = Taxi gialli da Harlem a Wall Street; conta ogni attrazione che tocchi.
city-london = Autobus rossi lungo il Tamigi; collega interi quartieri per avere più punti.
go-on = Continua: { $city }
my-tables = I miei tavoli
my-tables-none = Qui troverai le tue partite, per poterle continuare.
remove-table = Togli dalla lista: { $city }
remove-confirm-lobby = Lasci questo tavolo. Toglierlo dalla lista?
remove-confirm-playing = Abbandoni questa partita: un bot continua, e vale come sconfitta. Toglierla dalla lista?
remove-confirm-over = Togliere questa partita dalla lista?
remove-yes = Togli
remove-no = Mantieni
watch-tables = Guarda
watch-none = In questo momento non ci sono partite pubbliche.
status-lobby = in attesa di giocatori
status-playing = in corso
status-over = finita
your-turn-short = Tocca a te
show-all = { $count ->
    [one] Mostra ({ $count })
   *[other] Mostra tutti ({ $count })
  }
join-title = Unisciti a un tavolo
join-link = Link o nome del tavolo
join = Unisciti
replay-file = Apri una registrazione

# The plan of a new table.
plan-title = Chi gioca
plan-you = Tu
plan-name = Nome
plan-name-of = Nome del giocatore al posto { $seat }
plan-default-name = Giocatore { $seat }
plan-seat = Posto { $seat }
plan-bots = Bot
plan-bot = Bot · { $level }
plan-people = Persone
plan-friend = Una persona amica, con un link
plan-here = Qualcuno su questo dispositivo
plan-nobody = nessuno
levels-play-like-regular = { level-expert } e { level-master } giocano come { level-regular }: qui mancano le regole compilate.
bot-not-offered = { $bot } non è più disponibile qui; al suo posto gioca { level-regular }.
plan-alone = Scegli almeno un altro giocatore.
plan-more = Altre impostazioni
plan-undo = Annulla mossa
plan-undo-note = Solo contro i bot: annulla la tua ultima decisione.
plan-listed = Pubblico
plan-listed-note = Tutti possono guardare; nessuno vede le tue carte.
plan-limit = Tempo per un turno
plan-limit-value = { $seconds ->
    [0] nessun limite
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[other] 1 giorno
  }

# Before the game.
seat-open = libero
guest-name = Ospite
lobby-waiting = { $count ->
    [one] { $count } posto è ancora libero. Manda il link a qualcuno.
   *[other] { $count } posti sono ancora liberi. Manda il link agli altri.
  }
lobby-invited = { $count ->
    [one] { $count } posto è ancora libero. Prendilo per giocare.
   *[other] { $count } posti sono ancora liberi. Prendine uno per giocare.
  }
lobby-ready = Ci siamo tutti.
lobby-full = Questo tavolo è al completo. Resta qui per guardare la partita.
lobby-absent = Non ancora al tavolo: { $players }
lobby-host = gestisce il tavolo
lobby-make-host = Affida il tavolo
lobby-add = Aggiungi un posto
lobby-remove = Togli
lobby-remove-seat = Togli il posto { $seat }
lobby-colour = Colore del posto { $seat }
presence-here = presente
presence-away = guarda altrove
presence-gone = senza connessione
presence-thinking = sta pensando
lobby-invite = Link a questo tavolo
lobby-take = Siediti
lobby-take-seat = Siediti al posto { $seat }
lobby-leave = Lascia il posto
lobby-open = Libera il posto
lobby-open-seat = Libera il posto { $seat }
lobby-bot = Dai il posto { $seat } a un bot
lobby-bot-short = Bot…
lobby-start = Avvia la partita
lobby-settings = Impostazioni del tavolo
lobby-first = Chi comincia
lobby-first-lot = Per sorteggio
lobby-host-starts = La partita la avvia chi gestisce il tavolo.

# The table.
turn-of = Turno di { $player }
last-round = { $count ->
    [one] Ultimo giro: ancora { $count } turno
   *[other] Ultimo giro: ancora { $count } turni
  }
end-rule = Ultimo giro con { $cars ->
    [one] { $cars } veicolo
   *[other] { $cars } veicoli
  } o meno
reconnecting = Connessione persa, riprovo…
sending = Invio…
your-turn = È il tuo turno.
your-last-turn = È il tuo ultimo turno!
time-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
  }
undo = Annulla
pass = Passa
tabs-title = Altre informazioni sul tavolo

# What to do.
prompt-over = La partita è finita.
prompt-wait = In attesa di { $player }
prompt-others-choose = Scelta dei Biglietti in corso: { $players }
prompt-choose-first-tickets = Scegli i tuoi primi Biglietti Destinazione.
prompt-place-stacks = { $tokens ->
    [one] Metti il segnalino di riserva ({ $symbol }) su una località evidenziata
   *[other] Metti i { $tokens } segnalini di riserva ({ $symbol }) su una località evidenziata
  }{ $count ->
    [1] .
   *[other] { " " }(da mettere: { $count }).
  }
prompt-take-turn = Tocca a te: pesca carte Trasporto, prendi il controllo di una linea o pesca Biglietti Destinazione.
# The same where there is little room.
prompt-take-turn-brief = Tocca a te: carte, linea o Biglietti?
prompt-second-card = Ancora una carta.
prompt-no-wild = Una { $wild } a faccia in su non può essere la seconda carta.
prompt-keep-tickets = Quali Biglietti Destinazione tieni?
prompt-choose-token = Quale segnalino prendi?
prompt-pass = Non puoi fare nient’altro: passa.
take-token = { $location }: { $symbol }

# Why something cannot be done.
why-wait = Non è il tuo turno.
why-watching = Stai guardando questa partita.
why-sending = Il tuo ultimo clic è ancora in viaggio.
why-empty = Qui non c’è più niente.
why-second-wild = Una { $wild } a faccia in su non può essere la seconda carta.
why-other-phase = Prima finisci ciò che hai cominciato.
why-over = La partita è finita.
why-owned = Questa linea è di { $player }.

# The board.
board-label = Tabellone: { $city }
board-keys = Tabellone; più e meno ingrandiscono e riducono, le frecce lo spostano
keys-title = Scorciatoie da tastiera
keys-row = Prendi quella carta scoperta
keys-deck = Pesca dal mazzo
keys-tickets = Pesca Biglietti Destinazione
keys-routes = Vai alla prossima linea disponibile di un luogo con questa lettera
keys-next = Linea disponibile precedente o successiva
keys-claim = Scegli la linea, poi prendine il controllo
keys-hand = Carte in mano; Invio mostra che cosa possono pagare
keys-log = Righe della cronologia; Invio mostra il punto sul tabellone
keys-undo = Annulla
keys-zoom = Ingrandisci, rimpicciolisci, tutto il tabellone
keys-close = Chiudi la carta o la finestra
keys-help = Questa guida
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-whole = Tutto il tabellone
route-label = { $route }, { $colour }, { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
route-facts = { $colour } · { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
route-ferry = { $count ->
    [1] serve almeno una { $wild }
   *[other] servono almeno { $count } { $wilds }
  }
place-label = { $players ->
    [2] Metti il segnalino: { $location }
   *[other] Metti la pila: { $location }
  }
place-token-label = Prendi il segnalino: { $location }, { $symbol }

# Routes.
routes-title = Linee
routes-find = Località o colore
routes-none = Nessuna linea trovata.
claim = Prendi
claim-route = Prendi il controllo di { $route }, { $colour }
claim-for = { $points ->
    [one] Prendi la linea: +{ $points } punto
   *[other] Prendi la linea: +{ $points } punti
  }
payment-title = Prendi il controllo di { $route }
payment-way = Paga: { $cards }
show-twin = Mostra l’altra metà

# What things are worth.
gains-title = Che cosa porta in più
gain-token = segnalino ({ $symbol }), { $location }: +{ $points }
gain-either-token = segnalino, { $first } o { $second }: +{ $points }
gain-flag-set = serie della bandiera completa: +{ $points }
gain-attraction = attrazione { $location }: +{ $points }
gain-ticket = completa { $ticket }: +{ $points }
gain-district = quartiere { $district } collegato: +{ $points }
gain-last-round = fa iniziare l’ultimo giro
worth-tokens = Segnalini ora: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
worth-now = = { $points }
worth-next = prossimo +{ $points }
worth-no-tokens = ancora nessun segnalino
worth-set = serie +{ $points }
worth-attractions = Attrazioni toccate: { $count }, +{ $points }
worth-district = Quartiere { $district } (+{ $points }), da collegare: { $places }
worth-district-joined = Quartiere { $district } collegato: +{ $points }
place-stack = segnalini ({ $symbol }), rimasti: { $tokens }
place-stack-worth = Per te: +{ $points }
place-stack-mine = Hai già questo simbolo.
place-stack-holders = Preso da { $players }
place-stack-none = Qui non ci sono più segnalini.
place-stack-table = Punti per numero di simboli
place-attraction = attrazione: +{ $points } se una tua linea la tocca
place-attraction-mine = La tocchi già.
place-district = quartiere { $district }: +{ $points } se lo colleghi tutto
place-district-mine = L’hai collegato.
place-missing = Da collegare: { $places }
place-routes = Linee libere da qui
route-spaces = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  }

# Cards and piles.
row-title = Carte a faccia in su e mazzi
row-card = Prendi la carta a faccia in su { $slot }: { $card }
row-empty = Manca la carta a faccia in su { $slot }
pile-deck = { $count ->
    [one] Pesca alla cieca dal mazzo, resta { $count } carta
   *[other] Pesca alla cieca dal mazzo, restano { $count } carte
  }
pile-deck-short = Mazzo
pile-tickets = { $count ->
    [0] Non restano Biglietti Destinazione
    [one] Pesca l’ultimo Biglietto Destinazione ({ $count })
   *[other] Pesca Biglietti Destinazione, ne restano { $count }
  }
pile-tickets-short = Biglietti
pile-discards = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
  }
pile-discards-short = Scarti
hand-title = { $count ->
    [one] La tua mano, { $count } carta
   *[other] La tua mano, { $count } carte
  }
hand-none = Non hai carte.
own-strip = I miei bonus e la mia ultima linea
own-last-route = Ultima linea: { $route }
hand-hidden = Le carte sono coperte.
hand-find = Mostra che cosa si paga con: { $card }

# Tickets.
tickets-title = Biglietti
tickets-none = Ancora nessun Biglietto.
ticket-is-done = completato
ticket-is-lost = nessuna strada rimasta
ticket-is-short = veicoli insufficienti
ticket-is-missed = incompleto
ticket-needs = { $spaces ->
    [0] aperto
    [one] ancora { $spaces } casella
   *[other] ancora { $spaces } caselle
  }
offer-first = Scegli i tuoi primi Biglietti Destinazione
offer-title = Quali Biglietti Destinazione tieni?
offer-rule = Tienine uno o entrambi. Un Biglietto completato dà i suoi punti, uno incompleto li toglie.
offer-one = Questo è l’ultimo Biglietto Destinazione; va tenuto.
keep-choose = Scegline almeno uno
keep-tickets = { $count ->
    [one] Tieni { $count } Biglietto
   *[other] Tieni { $count } Biglietti
  }

# Players.
players-title = Giocatori
seat-label = { $player }, { $score ->
    [one] { $score } punto
   *[other] { $score } punti
  }
cars-left = { $count ->
    [one] resta { $count } veicolo
   *[other] restano { $count } veicoli
  }
cards-held = { $count ->
    [one] { $count } carta Trasporto
   *[other] { $count } carte Trasporto
  }
tickets-held = { $count ->
    [one] { $count } Biglietto
   *[other] { $count } Biglietti
  }
flag-held = carta bandiera: { $card }
flag-missing = manca la carta bandiera: { $card }
stand-in-short = gioca un bot
stand-in-for-bot = gioca { level-regular }
stand-in-plays = Un bot gioca al posto di { $player }.
stand-in-ask = Fai giocare un bot al suo posto
stand-in-me = Fai giocare un bot al posto di { $player }
stand-in-back = Rieccomi
presence-gone-for = { $minutes ->
    [one] { $player } è senza connessione da { $minutes } minuto.
   *[other] { $player } è senza connessione da { $minutes } minuti.
  }
stand-in-confirm = Un bot gioca finché non torna { $player }, che saprà chi l’ha chiesto. Va bene?
stand-in-yes = Sì, fai giocare un bot
stand-in-wait = Aspetto ancora
stand-in-by = Mentre non c’eri, { $player } ha fatto giocare un bot al tuo posto.
stand-in-after-misses = Hai saltato tre turni di fila, quindi un bot gioca al posto tuo.
game-paused = La partita è in pausa finché non torna qualcuno.
turn-missed = Tempo scaduto: questo turno lo gioca un bot, al prossimo tocca di nuovo a te.
still-there = Ci sei ancora?
still-there-note = Tra { $seconds } s questo turno lo gioca un bot.
still-there-yes = Ci sono
nudge = Sollecita { $player }
nudged = { $player } ti aspetta!
name-resigned = Bot per { $player }
watching = Stai guardando
watching-note = Stai guardando questa partita; spettatori: { $count }.
watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
  }
leave-table = Esci; un bot gioca fino al mio ritorno
resign = Abbandona
resign-confirm = Un bot gioca al tuo posto fino alla fine e per te la partita vale come persa. Non si può tornare.
resign-yes = Sì, abbandono
resign-no = Continuo a giocare
mute-for-me = Silenzia le reazioni
mute-for-all = Silenzia le reazioni per tutti
react = Di’ qualcosa
react-muted = Le tue reazioni sono silenziate a questo tavolo.
reaction-hello = Ciao!
reaction-good-luck = Buona fortuna!
reaction-nice = Bella mossa!
reaction-well-played = Ben giocato!
reaction-thanks = Grazie!
reaction-sorry = Scusa!
reaction-haha = Ah ah!
reaction-wow = Caspita!
reaction-oh-no = Oh no!
reaction-ouch = Ahi, la volevo io!
reaction-so-close = Per un pelo!
reaction-lucky = Che fortuna!
reaction-thinking = Fammi pensare…
reaction-no-hurry = Fai con calma.
reaction-back-soon = Torno subito.
reaction-back-again = Rieccomi!
reaction-nearly-done = Ci siamo quasi!
reaction-congratulations = Complimenti!
reaction-good-game = Bella partita!
reaction-again = Un’altra partita?
curtain-title = { $player }, è il tuo turno
curtain-note = Prendi il dispositivo e assicurati che nessun altro guardi.
curtain-open = Mostra le mie carte
pass-on = Fatto, passo lo schermo
prompt-pass-on = Il tuo turno è finito. Tocca a { $player }
curtain-recap = Dal tuo ultimo turno

# What just happened.
recap-again = Che cosa è appena successo: mostra di nuovo
recap-claim = { $route }, +{ $points }
recap-token = prende un segnalino: { $symbol }
recap-set = serie della bandiera, +{ $points }
recap-cards = pesca: { $cards }
recap-blind = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
  }
recap-tickets = tiene { $kept ->
    [one] { $kept } Biglietto
   *[other] { $kept } Biglietti
  }
recap-stack = { $symbol }: { $location }
recap-pass = passa
recap-last-round = ultimo giro!
celebrate-ticket = Biglietto completato: { $ticket }, +{ $points }
celebrate-set = Una serie della bandiera intera: +{ $points }
won-you = Hai vinto!

# The log.
log-title = Cronologia
log-empty = Non è ancora successo niente.
log-missed = { $who ->
    [you] Tempo scaduto: un bot gioca questo turno al posto tuo.
   *[other] Tempo scaduto per { $player }: un bot gioca questo turno.
  }
log-stand-in = { $who ->
    [you] Ora un bot gioca al posto tuo.
   *[other] Ora un bot gioca al posto di { $player }.
  }
log-back = { $who ->
    [you] Sei di nuovo in gioco.
   *[other] { $player } è di nuovo in gioco.
  }
log-resigned = { $who ->
    [you] Ti ritiri; un bot continua la partita.
   *[other] { $player } si ritira; un bot continua la partita.
  }

# Settings.
menu-table = Questo tavolo
menu-settings = Impostazioni
setting-language = Lingua
setting-scheme = Aspetto
scheme-auto = Come il sistema
scheme-light = Chiaro
scheme-dark = Scuro
setting-confirm = Conferma le linee
setting-confirm-note = Altrimenti un clic su una linea la prende subito, se c’è un solo modo di pagare.
setting-sounds = Suoni
setting-motion = Animazioni
setting-notify = Avvisami quando tocca a me
setting-notify-note = Una notifica del browser quando questa pagina è nascosta.
setting-notify-refused = Il browser non lo permette. Consenti le notifiche di questa pagina nelle sue impostazioni.
setting-pace = { $seconds ->
    [0] I bot giocano subito
    [one] I bot aspettano { $seconds } secondo
   *[other] I bot aspettano { $seconds } secondi
  }
seat-link = Continua su un altro dispositivo
seat-link-note = Apri questo link sull’altro dispositivo; funziona una volta sola e trasferisce il posto.
commitment-title = Carte verificabili
commitment-note = Questo è l’hash del seme segreto. Dopo la partita il seme è nella registrazione, e «farebox verify» controlla che corrispondano.

# The end.
score-lines = Tutti i punti di { $player }
score-copy = Copia il riepilogo dei punti
count-again = Conta di nuovo
rematch = Rivincita
rematch-go = Vai alla rivincita
replay = Rivedi la partita
record-download = Scarica la registrazione

# Replay.
replay-of = Rivedi la partita · { $city }
replay-choose = Scegli il file di registrazione di una partita finita.
replay-controls = Comandi di riproduzione
replay-eyes = Visto da
eyes-open = Tutte le carte scoperte
eyes-spectator = Uno spettatore
replay-first = All’inizio
replay-back = Indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Avanti
replay-last = Alla fine
replay-moment = { $at } di { $last }
replay-link = Copia il link a questo momento
replay-hand = Carte di { $player }

# The rules page.
rules-length = Caselle
rules-points = Punti
rules-find = Cerca nelle regole
rules-none = Nessun risultato.
rules-page = Tutte le regole su una pagina
rules-back = Torna alla partita
rules-cities = Città
rules-numbers = Numeri delle regole
why-pays-nothing = Con queste carte non puoi ancora pagare nessuna linea.

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = Capolinea
web-error-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
web-error-server-trouble = Il server ha avuto un problema. Riprova tra un momento.
web-error-page-not-found = A questo indirizzo non c’è niente. Forse il link è vecchio o incompleto.
web-error-page-not-loaded = Una parte dell’app non si è caricata; probabilmente c’è una nuova versione. Ricarica la pagina.
web-error-old-page = C’è una nuova versione di Farebox.
reload = Carica la nuova versione
web-error-not-a-link = Questo non è il link di un tavolo.
web-error-not-a-record = Questo file non è una registrazione.
web-error-unknown = Qualcosa è andato storto ({ $code }).
web-error-route-taken = Questa linea è di { $seat }.
web-error-ferry-needs-wilds = Linea Traghetto: { $wilds } necessarie { $needed }, disponibili { $played }.
web-error-too-few-with-wilds = Carte insufficienti ({ $card }): necessarie { $needed }, in mano { $held } (contando le { $wilds }).
web-error-too-few-of-one-colour = Un colore qualsiasi, uno solo: necessarie { $needed }, in mano al massimo { $held } (contando le { $wilds }).
web-error-open-wild-as-second-card = Una { $wild } a faccia in su non può essere la seconda carta.
web-error-not-your-turn = Non è il tuo turno.
