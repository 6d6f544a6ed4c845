link-title = Continuer ici
link-note = Ce lien amène votre place à une table sur cet appareil. Il ne sert qu’une fois ; votre autre appareil ne fera plus que regarder.
link-take = Prendre la place ici
