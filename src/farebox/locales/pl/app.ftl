## The app on a device: installing it, notifications, and the page without a network.

app-your-turn = Twoja tura.
app-offline-title = Brak połączenia z internetem
app-offline-note = Do gry Farebox potrzebuje połączenia. Zanim wróci, oto zasady.
app-offline-back = Połączenie wróciło.
app-offline-continue = Dalej
app-install = Zainstaluj aplikację
app-install-note = Farebox dostaje własną ikonę i otwiera się bez okna przeglądarki.
app-install-by-hand = Aby zainstalować aplikację, dotknij Udostępnij, a potem „Do ekranu początkowego”.
app-hindered-plain-http = Aplikacja i powiadomienia wymagają bezpiecznej strony (https). Ta używa zwykłego http, a tam przeglądarki na nie nie pozwalają.
app-hindered-home-screen = Na iPhonie i iPadzie powiadomienia działają, gdy Farebox jest na ekranie początkowym: dotknij Udostępnij, a potem „Do ekranu początkowego”.
app-hindered-no-notifications = Ta przeglądarka nie obsługuje powiadomień.
app-notify-note = Także wtedy, gdy żadna strona Farebox nie jest otwarta.
app-notify-pages-only = Tylko gdy strona Farebox jest otwarta: ta przeglądarka nie ma usługi push.
