## Friends at home: the network, the invitation and its preview.

option-lan = Stel de server open voor je thuisnetwerk en toon de adressen en een QR-code.
serving-at-home = Hij staat open voor je thuisnetwerk: elk apparaat daarin kan meedoen via
serving-scan = Richt de camera van een telefoon op de code om mee te doen.

# The lobby.
invite-title = { $player } nodigt je uit voor { $city }
invite-title-unnamed = Je bent uitgenodigd voor { $city }
invite-qr = QR-code van de link naar deze tafel
invite-scan = Scan met de camera van een telefoon om mee te doen.
invite-only-here = Alleen deze computer kan deze link openen.
invite-how = Wil je thuis op andere apparaten spelen? Stop Farebox en start het met:
invite-network = Elk apparaat in je thuisnetwerk kan deze link openen.
invite-share = Link versturen

# What a messenger shows of a link.
preview-sentence = Trek kaarten, claim routes, haal je bestemmingen: een snel spel voor 2 tot 4 personen, gewoon in de browser.
preview-playing = Een spel in { $city }
preview-finished = Een afgelopen spel in { $city }
preview-home = Farebox: snelle routespellen door grote steden
