# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = S týmto počtom hráčov ({ $players }) sa hrať nedá: môže ich byť { $least } až { $most }.
error-names-do-not-fit-players = Počet mien ({ $names }) nesedí s počtom hráčov ({ $players }).
error-name-empty = Jeden hráč nemá meno.
error-name-not-printable = Meno má znaky, ktoré sa nedajú zobraziť: { $names }.
error-names-not-distinct = Dvaja hráči majú rovnaké meno: { $names }.
error-no-such-first-player = Taký prvý hráč neexistuje ({ $first }); počet hráčov: { $players }.
error-seed-out-of-range = Semienko { $seed } nie je celé číslo od 0 do 2^128 - 1.
error-seed-too-short = Semienko má primálo bajtov: { $bytes }, treba aspoň { $needed }.
error-seed-not-hexadecimal = Semienko „{ $seed }“ nie je v šestnástkovej sústave.
error-colour-not-in-deck = V balíčku nie sú karty tejto farby: { $colour }.
error-native-missing = Pravidlá tu nie sú skompilované, preto sú boti a simulácie asi stokrát pomalšie. Napravíš to príkazom „{ $command }“.
error-native-unusable = Skompilované pravidlá sa tu nedajú použiť ({ $fault }), preto sú boti a simulácie asi stokrát pomalšie. Napravíš to príkazom „{ $command }“.
error-native-stale = Skompilované pravidlá už nezodpovedajú súboru { $source }, preto sú boti a simulácie asi stokrát pomalšie. Napravíš to príkazom „{ $command }“.
error-native-off = { $variable }=0 vypína skompilované pravidlá, preto sú boti a simulácie asi stokrát pomalšie.

# Whose turn it is
error-not-your-turn = Na ťahu je { $to_act }, nie { $seat }.
error-no-such-seat = Také miesto neexistuje ({ $seat }); počet hráčov: { $players }.
error-game-is-over = Hra sa skončila.
error-nothing-to-undo = Počet akcií, ktoré sa dajú vrátiť: { $done }; žiadané: { $actions }.
error-not-now = { $kind ->
    [draw] Teraz sa nedajú doberať prepravné karty
    [claim] Teraz sa nedá obsadiť trasa
    [tickets] Teraz sa nedajú doberať karty cieľových staníc
    [keep] Teraz sa nedajú nechávať karty cieľových staníc
    [place] Teraz sa nedá položiť kôpka ani známka
    [token] Teraz sa nedá vziať známka
   *[pass] Teraz nemôžeš pasovať
  }: { $phase ->
    [choose-first-tickets] treba vybrať prvé karty cieľových staníc
    [place-stacks] treba položiť náhradné známky
    [take-turn] je čas na bežný ťah
    [second-card] treba dobrať druhú kartu
    [keep-tickets] treba si nechať karty cieľových staníc
    [choose-token] treba vybrať známku
   *[over] hra sa skončila
  }.
error-pass-not-allowed = Pasovať môžeš len vtedy, keď nemôžeš urobiť nič iné.

# Cards
error-unknown-slot = Pozícia { $slot } neexistuje; otočené karty majú pozície 0 až 4.
error-slot-empty = Na pozícii { $slot } nie je otočená karta.
error-deck-empty = Balíček je prázdny.
error-open-wild-as-second-card = Otočený žolík na pozícii { $slot } nemôže byť druhou kartou.

# Tickets and tokens
error-no-tickets-left = Karty cieľových staníc sa minuli.
error-keep-at-least-one = Nechaj si aspoň jednu kartu cieľových staníc.
error-unknown-ticket = Karta cieľových staníc „{ $name }“ neexistuje.
error-ticket-not-offered = Kartu cieľových staníc { $ticket } nemáš na výber.
error-ticket-named-twice = Karta cieľových staníc je uvedená dvakrát: { $tickets }.
error-unknown-location = Lokácia „{ $name }“ neexistuje.
error-no-token-there = { $location }: nie je tu známka, ktorú by bolo možné vziať.
error-stack-already-there = { $location }: kôpka tu už leží.

# Routes
error-unknown-route = Trasa „{ $name }“ neexistuje.
error-unknown-colour = Karty farby „{ $name }“ neexistujú.
error-wrong-number-of-wilds = Počet žolíkov ({ $wilds }) nesedí s počtom políčok ({ $length }).
error-payment-of-wrong-size = Na každé políčko ({ $length }) treba jednu kartu: samé žolíky, alebo menej žolíkov a jednu farbu.
error-route-taken = { $route } je už obsadená ({ $seat }).
error-twin-is-yours = { $route } je pre teba zatvorená: máš druhú časť dvojitej trasy.
error-twin-closed = { $route } je zatvorená: v hre dvoch sa dá obsadiť len jedna časť dvojitej trasy.
error-not-enough-cars = Málo vozidiel na { $route }: treba: { $needed }, zostáva: { $left }.
error-not-enough-cards = Málo kariet ({ $card }) na { $route }: treba { $needed }, máš { $held }.
error-too-few-with-wilds = Málo kariet ({ $card }) na { $route }: treba { $needed }, aj so žolíkmi máš { $held }.
error-too-few-of-one-colour = { $route } berie karty ktorejkoľvek jednej farby: treba { $needed }, aj so žolíkmi máš najviac { $held }.
error-wrong-colour = { $route } vyžaduje karty farby: { $wanted }, nie: { $colour }.
error-ferry-needs-wilds = { $route } je trasa trajektu; potrebné žolíky: { $needed }, zatiaľ: { $played }.

# Texts of actions
error-not-an-action = „{ $text }“ nie je akcia.
error-not-a-payment = „{ $part }“ nie je platba ako green*2.
error-two-colours-in-payment = „{ $text }“ platí dvoma farbami; možná je len jedna farba a žolíky.
error-payment-does-not-fill-route = Platba „{ $text }“ nezodpovedá počtu políčok ({ $length }).

# Texts of positions
error-not-a-position = Toto nie je pozícia: nezačína sa { $expected } a mestom.
error-position-of-another-city = Pozícia patrí mestu { $found }, nie mestu { $city } v dnešnej podobe.
error-position-field-broken = Pole pozície chýba alebo sa nedá prečítať: { $fault }.
error-position-field-wrong = Pole { $field } má nedovolenú hodnotu: { $value }.
error-position-not-consistent = Pozícia si protirečí.
error-position-cards-wrong = V pozícii karty chýbajú alebo sú dvakrát.
error-position-known-cards-wrong = V pozícii je známych viac kariet z ruky, než ich v nej je.
error-position-tickets-wrong = V pozícii karty cieľových staníc chýbajú alebo sú dvakrát.
error-position-routes-wrong = Trasy v pozícii nemôžu mať takýchto majiteľov.
error-position-tokens-wrong = V pozícii sú známky, ktoré tam nemôžu byť.
error-position-phase-wrong = V tejto fáze pozície nie je o čom rozhodovať.

# Records
error-game-has-no-seed = Táto hra sa začala z pozície, preto nemá semienko ani záznam.
error-record-not-readable = Záznam { $file } sa nedá prečítať: { $fault }.
error-record-not-writable = Záznam { $file } sa nedá zapísať: { $fault }.
error-record-not-json = Toto nie je záznam hry: { $fault }.
error-record-field-broken = Pole záznamu je poškodené: { $fault }.
error-record-of-another-version = Záznam má formát { $format } a pravidlá { $rules }; tento program číta formáty až po { $known_format } a pravidlá { $known_rules }.
error-record-damaged = Záznam bol zmenený: kontrolný súčet nesedí.
error-seed-does-not-fit-commitment = Semienko nesedí so záväzkom: { $found } namiesto { $expected }.
error-record-of-another-city =
    Záznam patrí mestu { $city }, verzia { $version }, a nesedí s mestom { $found }, verzia { $found_version }.
error-record-set-up-refused = Hra zo záznamu sa nedá pripraviť: { $fault }.
error-record-action-refused = Akcia { $number } záznamu, „{ $entry }“, nie je možná: { $fault }.
error-record-action-misspelt = Akcia { $number } záznamu, „{ $entry }“, sa má písať „{ $expected }“.
error-record-result-differs = Po všetkých akciách ({ $actions }) stav hry nezodpovedá záznamu.
