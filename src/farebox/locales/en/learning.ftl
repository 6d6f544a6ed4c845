# Training the net of a learned bot.

help-train = Train the net of a learned bot for a city, from games that it plays against itself.
option-learning-output = Keep the net in this file.
option-learning-players = For how many players: 2, 3 or 4.
option-learning-minutes = How many minutes to train; 15 if neither minutes nor games are given.
option-learning-games = How many games to train on; the same number and seed give the same file.
option-learning-seed = A whole number that determines everything random in the training.
learning-training = { $city }, { $players } players
learning-games = games: { NUMBER($games) }
learning-strength = wins { $won } of games against planners
learning-resumed = Continuing; games so far: { NUMBER($games) }.
learning-written = The net is in { $file }; “learned@{ $file }” is the bot that plays with it.
learning-stopped = Stopped. The net so far is in { $file }; the same command continues.
learning-title = How the net learned { $city }
learning-lead = After { NUMBER($games) } games, the net alone wins { $won } of games against { $bot } ({ $interval }).
learning-curve = Strength by number of games
learning-curve-how = The share of games that the net wins without searching, alone among bots of one kind. Upright lines are 95% intervals; the dotted line is an equal share.
learning-facts = The training
learning-again = The same training again:
learning-page-written = The learning curve is in { $file }.

error-minutes-or-games = Give either minutes or games, not both.
error-nothing-to-learn = Training takes at least one game or some minutes.
error-city-too-large-to-learn = This city is too large to learn: it has { $inputs } inputs, and at most { $most } are possible.
error-no-weights = There is no trained net for this city with { $players } players. This command trains one: farebox train { $city } --players { $players } --output { $file }
error-weights-missing = There is no file { $file }.
error-weights-not-readable = The trained net { $file } cannot be read: { $fault }.
error-not-weights = The file does not hold a trained net.
error-weights-damaged = The file of the trained net is damaged or incomplete.
error-weights-other-format = The trained net was made for another version of Farebox.
error-weights-wrong-size = The trained net has the wrong size for this city.
error-weights-not-finite = The trained net holds values that are not numbers.
error-weights-other-city = The net was trained for another city or another version of it ({ $trained }).
error-weights-other-players = The net was trained for { $needed } players, not { $players }.
error-spectator-states-no-chance = A spectator knows too little to state chances to win; only a seat can.
error-training-differs = { $file } belongs to another training run and was left unchanged.
error-training-not-readable = { $file } is not a training run that can be continued: { $fault }.
