## Friends at home: the network, the invitation and its preview.

option-lan = Apre il server alla rete di casa e mostra i suoi indirizzi e un codice QR.
serving-at-home = È aperto alla rete di casa: ogni dispositivo collegato può partecipare da
serving-scan = Inquadra il codice con la fotocamera di un telefono per partecipare.

# The lobby.
invite-title = { $player } ti invita a { $city }
invite-title-unnamed = Hai un invito per { $city }
invite-qr = Codice QR del link a questo tavolo
invite-scan = Inquadralo con la fotocamera di un telefono per partecipare.
invite-only-here = Solo questo computer può aprire questo link.
invite-how = Per giocare con altri dispositivi in casa, ferma Farebox e riavvialo con:
invite-network = Ogni dispositivo della tua rete di casa può aprire questo link.
invite-share = Invia il link

# What a messenger shows of a link.
preview-sentence = Pesca carte, prendi il controllo delle linee, completa i tuoi Biglietti: una partita veloce per 2-4 persone, direttamente nel browser.
preview-playing = Una partita a { $city }
preview-finished = Una partita finita a { $city }
preview-home = Farebox: partite veloci attraverso grandi città
