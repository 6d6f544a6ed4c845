link-title = Hier weiterspielen
link-note = Dieser Link bringt deinen Platz an einem Tisch auf dieses Gerät. Er gilt einmal; dein anderes Gerät schaut dann nur noch zu.
link-take = Den Platz hier einnehmen
