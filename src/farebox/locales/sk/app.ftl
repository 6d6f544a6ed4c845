## The app on a device: installing it, notifications, and the page without a network.

app-your-turn = Si na ťahu.
app-offline-title = Si offline
app-offline-note = Farebox potrebuje na hranie pripojenie. Kým sa vráti, tu sú pravidlá.
app-offline-back = Pripojenie je späť.
app-offline-continue = Pokračovať
app-install = Nainštalovať aplikáciu
app-install-note = Farebox dostane vlastnú ikonu a otvorí sa bez prehliadača okolo.
app-install-by-hand = Aplikáciu nainštaluješ takto: ťukni na Zdieľať a potom na „Pridať na plochu“.
app-hindered-plain-http = Aplikácia a upozornenia potrebujú zabezpečenú stránku (https). Táto prišla cez obyčajné http, kde ich prehliadače odmietajú.
app-hindered-home-screen = Na iPhone a iPade fungujú upozornenia, keď je Farebox na ploche: ťukni na Zdieľať a potom na „Pridať na plochu“.
app-hindered-no-notifications = Tento prehliadač nepodporuje upozornenia.
app-notify-note = Aj keď nie je otvorená žiadna stránka Farebox.
app-notify-pages-only = Iba kým je otvorená stránka Farebox: tento prehliadač nemá službu push.
