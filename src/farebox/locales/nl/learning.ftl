# Training the net of a learned bot.

help-train = Train het net van een lerende bot voor een stad, met spellen tegen zichzelf.
option-learning-output = Bewaar het net in dit bestand.
option-learning-players = Voor hoeveel spelers: 2, 3 of 4.
option-learning-minutes = Hoeveel minuten er getraind wordt; 15 als er geen minuten en geen aantal spellen zijn opgegeven.
option-learning-games = Met hoeveel spellen er getraind wordt; hetzelfde aantal en dezelfde startwaarde geven hetzelfde bestand.
option-learning-seed = Een geheel getal waaruit al het toeval van de training volgt.
learning-training = { $city }, { $players } spelers
learning-games = spellen: { NUMBER($games) }
learning-strength = wint { $won } van de spellen tegen planners
learning-resumed = De training gaat verder; spellen tot nu toe: { NUMBER($games) }.
learning-written = Het net staat in { $file }; ‘learned@{ $file }’ is de bot die ermee speelt.
learning-stopped = Gestopt. Het net tot nu toe staat in { $file }; dezelfde opdracht gaat verder.
learning-title = Hoe het net { $city } leerde
learning-lead = Na { NUMBER($games) } spellen wint het net alleen { $won } van de spellen tegen { $bot } ({ $interval }).
learning-curve = Sterkte naar aantal spellen
learning-curve-how = Het aandeel spellen dat het net zonder zoeken wint, alleen tussen bots van één soort. Verticale lijnen zijn 95%-intervallen; de stippellijn is een gelijk aandeel.
learning-facts = De training
learning-again = Dezelfde training nog een keer:
learning-page-written = De leercurve staat in { $file }.

error-minutes-or-games = Geef minuten of een aantal spellen op, niet allebei.
error-nothing-to-learn = Een training vraagt minstens één spel of een paar minuten.
error-city-too-large-to-learn = Deze stad is te groot om te leren: ze heeft { $inputs } invoerwaarden, hoogstens { $most } zijn mogelijk.
error-no-weights = Voor deze stad met { $players } spelers is er geen getraind net. Deze opdracht traint er een: farebox train { $city } --players { $players } --output { $file }
error-weights-missing = Er is geen bestand { $file }.
error-weights-not-readable = Het getrainde net { $file } is niet leesbaar: { $fault }.
error-not-weights = Het bestand bevat geen getraind net.
error-weights-damaged = Het bestand van het getrainde net is beschadigd of onvolledig.
error-weights-other-format = Het getrainde net is voor een andere versie van Farebox gemaakt.
error-weights-wrong-size = Het getrainde net heeft de verkeerde grootte voor deze stad.
error-weights-not-finite = Het getrainde net bevat waarden die geen getallen zijn.
error-weights-other-city = Het net is getraind voor een andere stad of een andere versie ervan ({ $trained }).
error-weights-other-players = Het net is getraind voor { $needed } spelers, niet voor { $players }.
error-spectator-states-no-chance = Een toeschouwer weet te weinig om winstkansen te schatten; dat kan alleen vanaf een plaats.
error-training-differs = { $file } hoort bij een andere training en is niet veranderd.
error-training-not-readable = { $file } is geen gestopte training die verder kan gaan: { $fault }.
