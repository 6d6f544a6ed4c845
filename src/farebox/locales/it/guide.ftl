# The guided game, where it is offered; its cards are in lessons.ftl.

guide = Partita guidata
guide-offer = È la prima volta? Impara giocando
setting-tips = Suggerimenti
setting-tips-note = Poche parole quando qualcosa succede per la prima volta.
