## The app on a device: installing it, notifications, and the page without a network.

app-your-turn = È il tuo turno.
app-offline-title = Sei offline
app-offline-note = Per giocare, Farebox ha bisogno di una connessione. Nel frattempo, ecco le regole.
app-offline-back = La connessione è tornata.
app-offline-continue = Continua
app-install = Installa l’app
app-install-note = Farebox ha una sua icona e si apre senza il browser attorno.
app-install-by-hand = Per installare l’app, tocca Condividi e poi «Aggiungi alla schermata Home».
app-hindered-plain-http = App e notifiche richiedono una pagina sicura (https). Questa è arrivata via http semplice, dove i browser le rifiutano.
app-hindered-home-screen = Su iPhone e iPad le notifiche funzionano quando Farebox è nella schermata Home: tocca Condividi, poi «Aggiungi alla schermata Home».
app-hindered-no-notifications = Questo browser non supporta le notifiche.
app-notify-note = Anche quando nessuna pagina di Farebox è aperta.
app-notify-pages-only = Solo finché una pagina di Farebox è aperta: questo browser non ha un servizio push.
