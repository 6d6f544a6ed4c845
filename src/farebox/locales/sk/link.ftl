link-title = Pokračovať tu
link-note = Tento odkaz presunie tvoje miesto pri stole na toto zariadenie. Funguje raz; druhé zariadenie sa potom už len prizerá.
link-take = Zaujať miesto tu
