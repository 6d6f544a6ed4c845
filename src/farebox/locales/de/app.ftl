## The app on a device: installing it, notifications, and the page without a network.

app-your-turn = Du bist am Zug.
app-offline-title = Du bist offline
app-offline-note = Zum Spielen braucht Farebox eine Verbindung. Bis sie wieder da ist, stehen hier die Regeln.
app-offline-back = Die Verbindung ist wieder da.
app-offline-continue = Weiter
app-install = App installieren
app-install-note = Farebox bekommt ein eigenes Symbol und öffnet sich ohne den Browser drumherum.
app-install-by-hand = Zum Installieren tippe auf Teilen und dann auf „Zum Home-Bildschirm“.
app-hindered-plain-http = App und Benachrichtigungen brauchen eine sichere Seite (https). Diese kam über einfaches http, und dort erlauben Browser beides nicht.
app-hindered-home-screen = Auf iPhone und iPad gehen Benachrichtigungen, sobald Farebox auf dem Home-Bildschirm ist: Tippe auf Teilen und dann auf „Zum Home-Bildschirm“.
app-hindered-no-notifications = Dieser Browser unterstützt keine Benachrichtigungen.
app-notify-note = Auch wenn keine Seite von Farebox offen ist.
app-notify-pages-only = Nur solange eine Seite von Farebox offen ist: Dieser Browser hat keinen Push-Dienst.
