## Friends at home: the network, the invitation and its preview.

option-lan = Den Server für das Heimnetz öffnen und seine Adressen und einen QR-Code zeigen.
serving-at-home = Offen für dein Heimnetz: Jedes Gerät darin kann mitspielen, unter
serving-scan = Richte die Kamera eines Handys auf den Code, um mitzuspielen.

# The lobby.
invite-title = { $player } lädt dich nach { $city } ein
invite-title-unnamed = Du bist nach { $city } eingeladen
invite-qr = QR-Code des Links zu diesem Tisch
invite-scan = Mit der Handykamera scannen und mitspielen.
invite-only-here = Nur dieser Computer kann diesen Link öffnen.
invite-how = Um zu Hause mit anderen Geräten zu spielen, beende Farebox und starte es mit:
invite-network = Jedes Gerät in deinem Heimnetz kann diesen Link öffnen.
invite-share = Link senden

# What a messenger shows of a link.
preview-sentence = Karten ziehen, Strecken nutzen, Zielkarten erfüllen: ein schnelles Spiel für 2 bis 4 Personen, direkt im Browser.
preview-playing = Ein Spiel in { $city }
preview-finished = Eine beendete Partie in { $city }
preview-home = Farebox: kurze Streckenspiele mitten in großen Städten
