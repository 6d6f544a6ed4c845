# The guided game, where it is offered; its cards are in lessons.ftl.

guide = Gra z przewodnikiem
guide-offer = Pierwszy raz tutaj? Ucz się, grając
setting-tips = Podpowiedzi
setting-tips-note = Kilka słów, gdy coś zdarza się po raz pierwszy.
