link-title = Hier verder spelen
link-note = Deze link brengt je plaats aan een tafel naar dit apparaat. Hij werkt één keer; je andere apparaat kijkt daarna alleen nog toe.
link-take = Neem de plaats hier in
