## The app on a device: installing it, notifications, and the page without a network.

app-your-turn = Jij bent aan de beurt.
app-offline-title = Je bent offline
app-offline-note = Farebox heeft een verbinding nodig om te spelen. Tot die terug is, zijn hier de regels.
app-offline-back = De verbinding is terug.
app-offline-continue = Verder
app-install = App installeren
app-install-note = Farebox krijgt een eigen pictogram en opent zonder de browser eromheen.
app-install-by-hand = Tik op Deel en dan op ‘Zet op beginscherm’ om de app te installeren.
app-hindered-plain-http = App en meldingen hebben een beveiligde pagina (https) nodig. Deze kwam via gewoon http, waar browsers ze weigeren.
app-hindered-home-screen = Op iPhone en iPad werken meldingen zodra Farebox op het beginscherm staat: tik op Deel en dan op ‘Zet op beginscherm’.
app-hindered-no-notifications = Deze browser ondersteunt geen meldingen.
app-notify-note = Ook als er geen pagina van Farebox open is.
app-notify-pages-only = Alleen zolang er een pagina van Farebox open is: deze browser heeft geen pushdienst.
