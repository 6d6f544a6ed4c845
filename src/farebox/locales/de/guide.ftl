# The guided game, where it is offered; its cards are in lessons.ftl.

guide = Geführtes Spiel
guide-offer = Neu hier? Lern es beim Spielen
setting-tips = Tipps
setting-tips-note = Ein paar Worte, wenn etwas zum ersten Mal geschieht.
