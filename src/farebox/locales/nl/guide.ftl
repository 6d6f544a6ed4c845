# The guided game, where it is offered; its cards are in lessons.ftl.

guide = Begeleid spel
guide-offer = Nieuw hier? Leer het al spelend
setting-tips = Uitleg onderweg
setting-tips-note = Een paar woorden als iets voor het eerst gebeurt.
