## The app on a device: installing it, notifications, and the page without a network.

app-your-turn = C’est à vous de jouer.
app-offline-title = Vous êtes hors ligne
app-offline-note = Farebox a besoin d’une connexion pour jouer. En attendant, voici les règles.
app-offline-back = La connexion est revenue.
app-offline-continue = Continuer
app-install = Installer l’application
app-install-note = Farebox a sa propre icône et s’ouvre sans le navigateur autour.
app-install-by-hand = Pour installer l’application, touchez Partager, puis « Sur l’écran d’accueil ».
app-hindered-plain-http = L’application et les notifications exigent une page sécurisée (https). Celle-ci est venue par simple http, où les navigateurs les refusent.
app-hindered-home-screen = Sur iPhone et iPad, les notifications fonctionnent dès que Farebox est sur l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ».
app-hindered-no-notifications = Ce navigateur ne prend pas en charge les notifications.
app-notify-note = Même quand aucune page de Farebox n’est ouverte.
app-notify-pages-only = Seulement tant qu’une page de Farebox est ouverte : ce navigateur n’a pas de service push.
