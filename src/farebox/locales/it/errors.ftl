# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = Numero di giocatori non valido ({ $players }): possono essere da { $least } a { $most }.
error-names-do-not-fit-players = Il numero di nomi ({ $names }) non corrisponde a quello dei giocatori ({ $players }).
error-name-empty = Un giocatore non ha nome.
error-name-not-printable = Un nome ha caratteri che non si possono mostrare: { $names }.
error-names-not-distinct = Due giocatori hanno lo stesso nome: { $names }.
error-no-such-first-player = Il primo giocatore indicato non esiste ({ $first }); giocatori al tavolo: { $players }.
error-seed-out-of-range = Il seme { $seed } non è un numero intero da 0 a 2^128 - 1.
error-seed-too-short = Il seme ha { $bytes } byte, ma ne servono almeno { $needed }.
error-seed-not-hexadecimal = Il seme «{ $seed }» non è esadecimale.
error-colour-not-in-deck = Nel mazzo non ci sono carte di questo colore: { $colour }.
error-native-missing = Qui le regole non sono compilate: bot e simulazioni sono circa cento volte più lenti. Esegui «{ $command }» per rimediare.
error-native-unusable = Qui le regole compilate non si possono usare ({ $fault }): bot e simulazioni sono circa cento volte più lenti. Esegui «{ $command }» per rimediare.
error-native-stale = Le regole compilate non corrispondono più a { $source }: bot e simulazioni sono circa cento volte più lenti. Esegui «{ $command }» per rimediare.
error-native-off = { $variable }=0 disattiva le regole compilate: bot e simulazioni sono circa cento volte più lenti.

# Whose turn it is
error-not-your-turn = Ora non tocca a { $seat }, ma a { $to_act }.
error-no-such-seat = Questo posto non c’è ({ $seat }); giocatori al tavolo: { $players }.
error-game-is-over = La partita è finita.
error-nothing-to-undo = Azioni che si possono annullare: { $done }; richieste: { $actions }.
error-not-now = { $kind ->
    [draw] Ora non si possono pescare carte Trasporto
    [claim] Ora non si può prendere il controllo di una linea
    [tickets] Ora non si possono pescare Biglietti Destinazione
    [keep] Ora non si possono tenere Biglietti Destinazione
    [place] Ora non si può mettere una pila o un segnalino
    [token] Ora non si può prendere un segnalino
   *[pass] Ora non puoi passare
  }: { $phase ->
    [choose-first-tickets] vanno scelti i primi Biglietti Destinazione
    [place-stacks] vanno messi i segnalini di riserva
    [take-turn] è il momento di un turno normale
    [second-card] va pescata la seconda carta
    [keep-tickets] vanno scelti i Biglietti Destinazione da tenere
    [choose-token] va scelto un segnalino
   *[over] la partita è finita
  }.
error-pass-not-allowed = Puoi passare solo se non puoi fare altro.

# Cards
error-unknown-slot = Non c’è una posizione { $slot }; le carte a faccia in su hanno le posizioni da 0 a 4.
error-slot-empty = Nella posizione { $slot } non c’è una carta a faccia in su.
error-deck-empty = Il mazzo è vuoto.
error-open-wild-as-second-card = Il jolly a faccia in su nella posizione { $slot } non può essere la seconda carta.

# Tickets and tokens
error-no-tickets-left = Non restano Biglietti Destinazione.
error-keep-at-least-one = Tieni almeno un Biglietto Destinazione.
error-unknown-ticket = Non c’è un Biglietto Destinazione «{ $name }».
error-ticket-not-offered = Il Biglietto Destinazione { $ticket } non è tra quelli offerti.
error-ticket-named-twice = Un Biglietto Destinazione è indicato due volte: { $tickets }.
error-unknown-location = Non c’è una località «{ $name }».
error-no-token-there = { $location }: qui non c’è un segnalino da prendere.
error-stack-already-there = { $location }: qui c’è già una pila.

# Routes
error-unknown-route = Non c’è una linea «{ $name }».
error-unknown-colour = Non ci sono carte del colore «{ $name }».
error-wrong-number-of-wilds = Il numero di jolly ({ $wilds }) non va bene per { $length ->
    [one] { $length } casella
   *[other] { $length } caselle
  }.
error-payment-of-wrong-size = Serve una carta per casella ({ $length }): solo jolly, o meno jolly e un colore.
error-route-taken = { $route } è già presa ({ $seat }).
error-twin-is-yours = { $route } per te è chiusa: hai già l’altra metà della doppia linea.
error-twin-closed = { $route } è chiusa: in due giocatori si può prendere il controllo di una sola metà di una doppia linea.
error-not-enough-cars = Veicoli insufficienti per { $route }: necessari { $needed }, rimasti { $left }.
error-not-enough-cards = Carte insufficienti ({ $card }) per { $route }: necessarie { $needed }, in mano { $held }.
error-too-few-with-wilds = Carte insufficienti ({ $card }) per { $route }: necessarie { $needed }, in mano { $held } (contando i jolly).
error-too-few-of-one-colour = { $route } accetta un colore qualsiasi, ma uno solo: necessarie { $needed }, in mano al massimo { $held } (contando i jolly).
error-wrong-colour = Per { $route } servono carte di un altro colore: { $wanted }, non { $colour }.
error-ferry-needs-wilds = { $route } è una linea Traghetto: jolly necessari { $needed }, finora { $played }.

# Texts of actions
error-not-an-action = «{ $text }» non è un’azione.
error-not-a-payment = «{ $part }» non è un pagamento come green*2.
error-two-colours-in-payment = «{ $text }» paga con due colori; è permesso un solo colore, più i jolly.
error-payment-does-not-fill-route = «{ $text }» non paga esattamente tutte le caselle ({ $length }).

# Texts of positions
error-not-a-position = Questa non è una posizione: non comincia con { $expected } e una città.
error-position-of-another-city = La posizione è di { $found }, non di { $city } com’è adesso.
error-position-field-broken = Un campo della posizione manca o non si può leggere: { $fault }.
error-position-field-wrong = Il campo { $field } della posizione ha un valore non valido: { $value }.
error-position-not-consistent = La posizione è contraddittoria.
error-position-cards-wrong = Nella posizione mancano carte o ce ne sono di doppie.
error-position-known-cards-wrong = Nella posizione si conoscono più carte di una mano di quante ne abbia.
error-position-tickets-wrong = Nella posizione mancano Biglietti Destinazione o ce ne sono di doppi.
error-position-routes-wrong = Le linee della posizione non possono essere divise così.
error-position-tokens-wrong = Nella posizione ci sono segnalini che non possono esserci.
error-position-phase-wrong = In questa fase della posizione non c’è niente da decidere.

# Records
error-game-has-no-seed = Questa partita è cominciata da una posizione, quindi non ha seme né registrazione.
error-record-not-readable = La registrazione { $file } non si può leggere: { $fault }.
error-record-not-writable = La registrazione { $file } non si può scrivere: { $fault }.
error-record-not-json = Questa non è una registrazione: { $fault }.
error-record-field-broken = Un campo della registrazione è danneggiato: { $fault }.
error-record-of-another-version = La registrazione ha formato { $format } e regole { $rules }; questo programma legge i formati fino al { $known_format } e le regole { $known_rules }.
error-record-damaged = La registrazione è stata cambiata: la somma di controllo non corrisponde.
error-seed-does-not-fit-commitment = Il seme non corrisponde all’impegno: { $found } invece di { $expected }.
error-record-of-another-city =
    La registrazione è di { $city }, versione { $version }, e non corrisponde a { $found }, versione { $found_version }.
error-record-set-up-refused = La partita della registrazione non si può preparare: { $fault }.
error-record-action-refused = L’azione { $number } della registrazione, «{ $entry }», non è possibile: { $fault }.
error-record-action-misspelt = L’azione { $number } della registrazione, «{ $entry }», va scritta «{ $expected }».
error-record-result-differs = Dopo tutte le azioni ({ $actions }) la partita non corrisponde alla registrazione.
