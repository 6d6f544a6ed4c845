## The app on a device: installing it, notifications, and the page without a network.

app-your-turn = It’s your turn.
app-offline-title = You’re offline
app-offline-note = Farebox needs a connection to play. Until it is back, here are the rules.
app-offline-back = The connection is back.
app-offline-continue = Continue
app-install = Install the app
app-install-note = Farebox gets its own icon and opens without the browser around it.
app-install-by-hand = To install the app, tap Share and then “Add to Home Screen”.
app-hindered-plain-http = App and notifications need a secure page (https). This one came over plain http, where browsers refuse them.
app-hindered-home-screen = On iPhone and iPad, notifications work once Farebox is on the home screen: tap Share, then “Add to Home Screen”.
app-hindered-no-notifications = This browser does not support notifications.
app-notify-note = Also when no Farebox page is open.
app-notify-pages-only = Only while a Farebox page is open: this browser has no push service.
