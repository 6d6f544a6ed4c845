# Playtests: how well a city plays, and their report.

help-playtest = Fa provare una città ai bot e dice quanto bene si gioca.
option-playtest-city = L’id di una città del pacchetto, oppure il file o la cartella di una città.
option-playtest-effort = Quanto giocare: quick (solo pianificatori), normal o thorough.
option-playtest-html = Scrive in questo file una pagina con osservazioni, grafici e mappa di calore del tabellone.
option-playtest-json = Conserva i risultati in questo file; un test interrotto riprende da qui.
playtest-stopped = Interrotto. Quanto giocato è in { $file }; lo stesso comando riprende il test.
playtest-not-kept = Interrotto. Nulla è stato conservato; con --json FILE i risultati restano e lo stesso comando riprende il test.

error-unknown-manner = «{ $bot }» non è un modo di giocare; dopo la barra, un pianificatore o un bot di ricerca accetta: { $known }.
error-unknown-effort = L’impegno «{ $effort }» non esiste; scegli tra: { $known }.
error-playtest-not-readable = { $file } non si può leggere: { $fault }.
error-playtest-broken = { $file } non è il file di un test di gioco, o è danneggiato ({ $fault }).
error-playtest-differs = { $file } appartiene a un altro test e non è stato modificato ({ $what }: { $saved }, non { $wanted }).

playtest-title = Test di gioco: { $city }
playtest-subtitle = Partite tra bot: { $games }, con 2, 3 e 4 giocatori
playtest-overall-holds = Il tabellone soddisfa tutti i criteri misurati.
playtest-overall-open = Nessun criterio fallisce, ma per alcuni servono più partite.
playtest-overall-fails = Il tabellone non soddisfa almeno un criterio.
playtest-overall-unknown = Troppe poche partite per un verdetto.

playtest-findings = Osservazioni
playtest-findings-how = Che cosa conviene cambiare, a partire dal più importante.
playtest-criteria = Criteri
playtest-criteria-how = Un criterio è soddisfatto se il suo intervallo al 95% rispetta il limite, fallisce se lo supera, altrimenti resta aperto. I posti, i due primi Biglietti, la quota di punti dei Biglietti e, con tre e quattro giocatori, i modi di giocare sono confrontati con i tabelloni pubblicati di New York e Londra.
playtest-heat = Collegamenti
playtest-heat-how = Che cosa mostrano i colori: quanto spesso si prende un collegamento, in percentuale delle partite tra pianificatori; in quale momento della partita, da 0 (inizio) a 100 (fine); o quanto spesso vince chi lo possiede. Più è scuro e largo, più il valore è alto.
playtest-all-connections = Tutti i collegamenti, a partire dai meno presi
playtest-seats = Posti
playtest-seats-how = Quanto spesso vince ogni posto tra pianificatori uguali. La linea punteggiata indica una quota uguale.
playtest-course = Andamento
playtest-course-how = Una partita è decisa quando chi vince passa in testa per l’ultima volta. I grafici mostrano quando, da 0 (inizio) a 100 (fine). I minuti presumono 20 secondi per turno e 3 minuti di preparazione.
playtest-decided = Decise nei quarti della partita: { $shares }; dal calcolo finale: { $share }
playtest-decided-during = decise durante la partita
playtest-decided-last = decise dal calcolo finale
playtest-scores = Punteggi
playtest-scores-how = Punteggio medio, intervallo del 90% dei punteggi, vantaggio di chi vince, e partite vinte con al massimo 5 punti.
playtest-sources = Da dove vengono i punti
playtest-sources-how = Punti per giocatore; i Biglietti incompleti sono sottratti.
playtest-source-routes = linee
playtest-source-tickets = Biglietti
playtest-source-bonus = bonus
playtest-winners = chi vince
playtest-losers = gli altri
playtest-bonus = Bonus
playtest-bonus-how = Punti per giocatore per ciò che la città premia oltre a linee e Biglietti, la loro quota nel punteggio di chi vince, e quanto spesso vince chi da solo ne ha di più (in piccolo: intervallo al 95%).
playtest-tickets = Biglietti Destinazione
playtest-tickets-how = Quanto spesso i pianificatori tengono un Biglietto offerto e ne completano uno tenuto, i suoi punti medi, le vittorie di chi lo tiene, e il Biglietto che gli si accorda meglio: chi li ha entrambi li completa tutti e due ben più spesso di quanto vorrebbe il caso. In piccolo: quanto spesso i bot di ricerca lo tengono e lo completano. Con 2, 3 e 4 giocatori insieme.
playtest-mark-easy = troppo facile (giocatori: { $players })
playtest-mark-hard = troppo difficile (giocatori: { $players })
playtest-worth = Il secondo Biglietto conviene?
playtest-worth-how = Quanto spesso vince un bot di ricerca che deve tenere entrambi i primi Biglietti contro altri che ne devono tenere uno solo. La linea punteggiata indica una quota uguale. Sotto: quanto spesso chi può scegliere li tiene entrambi, quanti Biglietti si hanno alla fine e, in piccolo, quanto spesso si vince.
playtest-manners = Modi di giocare
playtest-manners-how = Vittorie della riga sulla colonna (%), tra pianificatori, con l’intervallo al 95% in piccolo. Con tre e quattro giocatori uno solo gioca come la riga e tutti gli altri come la colonna. Sotto: un pianificatore che ignora il bonus contro altri che ne tengono conto.
playtest-skill = Abilità
playtest-skill-how = Quanto spesso vince il primo bot quando tutti gli altri al tavolo sono del secondo tipo: bot più forti contro più deboli, e un pianificatore contro bot di altri stili. La linea punteggiata indica una quota uguale.
playtest-colours = Colori
playtest-colours-how = Carte nel mazzo, caselle sul tabellone, caselle per carta, e quante delle sue linee sono prese.
playtest-facts = Su questo test
playtest-facts-how = Lo stesso seme e gli stessi bot danno gli stessi risultati.
playtest-again = Lo stesso test di gioco di nuovo:

playtest-table = { $bot }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
playtest-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
playtest-held = Biglietti: { $count }
playtest-connection = { $ends }: collegamento preso nel { $share } delle partite, in media dopo il { $late } della partita; { $won } vinte da chi lo possiede

playtest-column-criterion = Criterio
playtest-column-players = Giocatori
playtest-column-measured = Misura
playtest-column-interval = 95%
playtest-column-limit = Limite
playtest-column-verdict = Verdetto
playtest-column-table = Tavolo
playtest-column-turns = Giri
playtest-column-minutes = Minuti
playtest-column-leads = Cambi in testa
playtest-column-early = Decise nella prima metà
playtest-column-last = Decise dal calcolo finale
playtest-column-passing = Finite passando
playtest-column-passes = Passaggi per partita
playtest-column-reshuffles = Rimescolate
playtest-column-score = Punteggio
playtest-column-spread = 90%
playtest-column-margin = Vantaggio
playtest-column-close = Combattute
playtest-column-winners = Chi vince
playtest-column-losers = Gli altri
playtest-column-bonus-share = Quota del punteggio
playtest-column-most-bonus = Vittorie con il bonus maggiore
playtest-column-connection = Collegamento
playtest-column-length = Lunghezza
playtest-column-late = Momento
playtest-column-winner = Vinte da chi lo possiede
playtest-column-ticket = Biglietto
playtest-column-points = Punti
playtest-column-kept = Tenuto
playtest-column-complete = Completato
playtest-column-net = Punti netti
playtest-column-won = Vittorie
playtest-column-partner = Va con
playtest-column-both = Entrambi i primi tenuti
playtest-column-colour = Colore
playtest-column-cards = Carte
playtest-column-spaces = Caselle
playtest-column-demand = Caselle per carta
playtest-column-claimed = Prese

playtest-verdict-holds = soddisfatto
playtest-verdict-fails = non soddisfatto
playtest-verdict-open = aperto
playtest-verdict-unknown = non misurato
playtest-limit-most = al massimo { $limit }
playtest-limit-least = almeno { $limit }
playtest-limit-between = da { $low } a { $high }

playtest-criterion-seats = 1. Posti: quanto il posto { $subject } dista da una quota uguale oltre i tabelloni pubblicati (punti)
playtest-criterion-ticket-hard = 2. Biglietti: il più difficile è completato se tenuto ({ $subject })
playtest-criterion-ticket-easy = 2. Biglietti: il più facile è completato se tenuto ({ $subject })
playtest-criterion-routes = 3. Collegamenti: il meno richiesto è preso ({ $subject })
playtest-criterion-endings = 4. Finali: partite che finiscono passando
playtest-criterion-tickets-matter = 5. I Biglietti contano: due primi Biglietti contro uno, rispetto al peggiore dei tabelloni pubblicati (punti di una quota uguale)
playtest-criterion-tickets-not-all = 5. I Biglietti non sono tutto: due contro uno, come multiplo di una quota uguale
playtest-criterion-ticket-points = 5. La parte dei punti di chi vince che viene dai Biglietti, rispetto al tabellone pubblicato più vicino (punti percentuali)
playtest-criterion-manners = 6. Modi di giocare: il migliore contro il suo rivale più forte ({ $subject })
playtest-criterion-manners-compared = 6. Modi di giocare: il migliore contro il suo rivale più forte, rispetto al peggiore dei tabelloni pubblicati (punti di una quota uguale; { $subject })
playtest-criterion-bonus = 6. Bonus: vittorie di un pianificatore che lo ignora

playtest-manner-keep-both = entrambi i primi Biglietti
playtest-manner-keep-one = un primo Biglietto
playtest-manner-few-long = pochi Biglietti lunghi
playtest-manner-many-short = molti Biglietti corti
playtest-manner-routes-only = solo linee
playtest-manner-bonus-first = prima il bonus
playtest-manner-no-bonus = ignora il bonus

playtest-finding-none = Niente da segnalare: nessun Biglietto, collegamento, colore, posto o modo di giocare è fuori misura.
playtest-finding-unfinishable = Qui i bot non riescono a finire: il { $share } delle partite finisce passando (giocatori: { $players }), perché nessuno esaurisce i suoi veicoli. Aggiungi linee o dai meno veicoli.
playtest-finding-passing = Il { $share } delle partite finisce passando (giocatori: { $players }): dai meno veicoli o aggiungi linee.
playtest-finding-tickets-worthless = I Biglietti sono un peso: tenere entrambi i primi vince solo il { $share } (giocatori: { $players }; quota uguale: { $equal }). Servono collegamenti più corti e più numerosi, e Biglietti che vadano più lontano.
playtest-finding-tickets-overwhelming = I Biglietti sono tutto: tenere entrambi i primi vince il { $share } (giocatori: { $players }; quota uguale: { $equal }). Servono Biglietti più corti o più punti per le linee.
playtest-finding-ticket-points-few = I Biglietti contano troppo poco: da loro viene solo il { $share } dei punti di chi vince (giocatori: { $players }; da { $low } a { $high } sui tabelloni pubblicati). Servono Biglietti che vadano più lontano o meno punti per le linee.
playtest-finding-ticket-points-many = I Biglietti contano troppo: da loro viene il { $share } dei punti di chi vince (giocatori: { $players }; da { $low } a { $high } sui tabelloni pubblicati). Servono Biglietti più corti o più punti per le linee.
playtest-finding-seat = Il posto { $seat } vince il { $share } delle partite (giocatori: { $players }), molto più lontano da una quota uguale che sui tabelloni pubblicati. Partite più lunghe riequilibrano: dai più veicoli.
playtest-finding-manner = Un modo di giocare batte tutti gli altri: { $manner } vince almeno il { $share } contro ciascuno (giocatori: { $players }). { $advice }
playtest-advice-few-long = Sostituisci alcuni dei Biglietti più lunghi con altri più corti.
playtest-advice-many-short = Sostituisci alcuni dei Biglietti più corti con altri più lunghi.
playtest-advice-routes-only = Servono Biglietti che vadano più lontano o meno punti per le linee.
playtest-advice-bonus-first = Dai meno punti al bonus.
playtest-finding-bonus-worthless = Il bonus non vale quasi nulla: un pianificatore che lo ignora vince il { $share } (giocatori: { $players }; quota uguale: { $equal }). Dagli più punti.
playtest-finding-bonus-decides = Il bonus decide la partita: un pianificatore che lo ignora vince solo il { $share } (giocatori: { $players }; quota uguale: { $equal }). Dagli meno punti.
playtest-finding-ticket-unwanted = Nessuno vuole il Biglietto { $ends } ({ $points }): è tenuto nel { $share } delle offerte. Sostituiscilo.
playtest-finding-ticket-hard = Il Biglietto { $ends } ({ $points }) è completato solo nel { $share } delle partite in cui è tenuto (giocatori: { $players }): accorcia il suo percorso o sostituiscilo.
playtest-finding-ticket-easy = Il Biglietto { $ends } ({ $points }) è completato nel { $share } delle partite in cui è tenuto (giocatori: { $players }): scegli località più lontane.
playtest-finding-connection = Nessuno vuole il collegamento { $ends }: è preso nel { $share } delle partite (giocatori: { $players }). Accorcialo, facci passare un Biglietto o eliminalo.
playtest-finding-colour = Troppo poche carte ({ $colour }): nel mazzo { $cards }, caselle sul tabellone { $spaces }. Aggiungi carte o cambia colore ad alcune linee.
playtest-finding-early = Il { $share } delle partite è deciso nella prima metà (giocatori: { $players }). Dai più veicoli o usa Biglietti che vadano più lontano: così più punti arrivano tardi.

cli-city-new = Abbozza una città da località con coordinate: si disegna e si gioca subito.
cli-city-new-name = Il nome della città.
cli-city-new-locations = Località con coordinate: CSV con le colonne name, lon e lat, oppure punti GeoJSON con nome.
cli-city-new-out = Il file della città da scrivere; per impostazione predefinita prende il nome della città.
cli-city-new-seed = Un numero intero; le stesse località e lo stesso seme danno la stessa città. Predefinito: 1.
cli-city-made = { $name }: un abbozzo è stato scritto in { $file }.
error-wrong-number-of-places = Località necessarie: da { $least } a { $most }; nel file ce ne sono { $places }.
error-place-name-taken = Due località avrebbero lo stesso id, o una non ne ha: «{ $name }» (numero { $number }).
error-places-without-columns = La tabella deve avere le colonne name, lon e lat; ha: { $found }.
error-place-without-numbers = Alla località o riga { $number } manca il nome o una coordinata.
error-places-broken = Il file non è GeoJSON con punti che hanno un nome ({ $fault }).

cli-city-tune = Propone modifiche che fanno giocare meglio una città, trovate con partite simulate; ciò che il file indica come fisso non cambia.
cli-city-tune-out = Il file della città per la proposta, o la cartella se la città è una cartella; per impostazione predefinita il nome della città con -tuned.
cli-city-tune-steps = Quante modifiche provare al massimo.
cli-city-tune-seed = Un numero intero; lo stesso file e lo stesso seme danno la stessa proposta. Predefinito: 1.
cli-city-tune-html = Scrivi i rapporti di prima e dopo in questa cartella: before.html e after.html.
tune-before = Prima
tune-search = Ricerca
tune-after = Dopo
tune-stopped = Interrotto. Le modifiche migliori trovate finora sono in { $file }; riparti da quel file per continuare.
tune-written = La proposta è in { $file }. Se la città è già stata giocata, aumenta la sua versione.
tune-nothing-to-change = Niente da cambiare: nessun criterio è violato.
tune-nothing-found = Non è stata trovata nessuna modifica utile. Prova con più passi, o fissa meno cose.
tune-unfinishable = Qui i bot non riescono a finire le partite, quindi nessuna modifica è misurabile. Aggiungi linee o dai meno veicoli ai giocatori.
tune-change-length = { $ends }: lunghezza { $length } (prima: { $before })
tune-change-colours = { $ends }: { $colours } (prima: { $old })
tune-change-double = { $ends }: ora doppia ({ $colours })
tune-change-single = { $ends }: ora singola ({ $colours })
tune-change-ticket-out = Biglietto Destinazione tolto: { $ends } ({ $points })
tune-change-ticket-in = Biglietto Destinazione aggiunto: { $ends } ({ $points })
tune-change-value = Biglietto Destinazione { $ends }: valore { $points } (prima: { $before })
playtest-column-before = Prima
playtest-column-after = Dopo
error-city-list-missing = Il file non scrive «{ $list } = [ … ]» su più righe, quindi la lista non si può sostituire.
error-city-text = Il file della città ha errori ({ $problems }); «farebox city check» li elenca.
error-too-few-steps = Serve almeno un passo, non { $steps }.
error-city-without-name = Alla città serve un nome.
error-places-table-broken = La tabella delle località non si può leggere ({ $fault }).
error-place-off-the-earth = La località o riga { $number } non è sulla Terra: una latitudine va da −90 a 90, una longitudine da −360 a 360.
error-places-without-board = Con queste località non si può fare un tabellone: sono troppo vicine a un solo punto o a una sola linea. Allontanane qualcuna.
error-proposal-is-a-folder = { $file } non può contenere la proposta: la città è una cartella, quindi anche la proposta. Indica una cartella.
