## Friends at home: the network, the invitation and its preview.

option-lan = Otwiera serwer dla sieci domowej i pokazuje jego adresy oraz kod QR.
serving-at-home = Serwer jest otwarty dla sieci domowej: każde urządzenie w niej może dołączyć pod adresem
serving-scan = Skieruj aparat telefonu na kod, aby dołączyć.

# The lobby.
invite-title = { $player } zaprasza do gry: { $city }
invite-title-unnamed = Zaproszenie do gry: { $city }
invite-qr = Kod QR z linkiem do tego stołu
invite-scan = Zeskanuj aparatem telefonu, aby dołączyć.
invite-only-here = Tylko ten komputer może otworzyć ten link.
invite-how = Aby grać w domu na innych urządzeniach, zatrzymaj Farebox i uruchom go poleceniem:
invite-network = Każde urządzenie w sieci domowej może otworzyć ten link.
invite-share = Wyślij link

# What a messenger shows of a link.
preview-sentence = Dobieraj karty, twórz połączenia, realizuj Bilety: szybka gra dla 2–4 osób, wprost w przeglądarce.
preview-playing = Trwa gra: { $city }
preview-finished = Zakończona gra: { $city }
preview-home = Farebox: szybkie gry o połączeniach w wielkich miastach
