link-title = Kontynuuj tutaj
link-note = Ten link przenosi Twoje miejsce przy stole na to urządzenie. Działa raz; drugie urządzenie będzie potem tylko oglądać.
link-take = Zajmij miejsce tutaj
