## Friends at home: the network, the invitation and its preview.

option-lan = Open the server to your home network, and show its addresses and a QR code.
serving-at-home = It is open to your home network: every device in it can join at
serving-scan = Point a phone’s camera at the code to join.

# The lobby.
invite-title = { $player } invites you to { $city }
invite-title-unnamed = You’re invited to { $city }
invite-qr = QR code of the link to this table
invite-scan = Scan with a phone’s camera to join.
invite-only-here = Only this computer can open this link.
invite-how = To play with other devices at home, stop Farebox and start it with:
invite-network = Every device in your home network can open this link.
invite-share = Send the link

# What a messenger shows of a link.
preview-sentence = Draw cards, claim routes, complete your tickets: a quick game for 2 to 4 people, right in the browser.
preview-playing = A game in { $city }
preview-finished = A finished game in { $city }
preview-home = Farebox: quick route-building games through great cities
