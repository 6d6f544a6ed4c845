## Friends at home: the network, the invitation and its preview.

option-lan = Sprístupní server v domácej sieti a ukáže jeho adresy a QR kód.
serving-at-home = Je prístupný v domácej sieti: každé zariadenie v nej sa môže pripojiť na adrese
serving-scan = Namier fotoaparát telefónu na kód a pripoj sa.

# The lobby.
invite-title = { $player } ťa pozýva do hry: { $city }
invite-title-unnamed = Pozvánka do hry: { $city }
invite-qr = QR kód s odkazom na tento stôl
invite-scan = Naskenuj ho fotoaparátom telefónu a pripoj sa.
invite-only-here = Tento odkaz otvorí iba tento počítač.
invite-how = Ak chceš doma hrať aj na iných zariadeniach, zastav Farebox a spusti ho príkazom:
invite-network = Tento odkaz otvorí každé zariadenie v domácej sieti.
invite-share = Poslať odkaz

# What a messenger shows of a link.
preview-sentence = Ťahaj karty, obsadzuj trasy, plň karty cieľových staníc: rýchla hra pre 2 až 4 ľudí priamo v prehliadači.
preview-playing = Hra: { $city }
preview-finished = Skončená hra: { $city }
preview-home = Farebox: rýchle hry o trasách naprieč veľkými mestami
