# The guided game, where it is offered; its cards are in lessons.ftl.

guide = Guided game
guide-offer = New here? Learn by playing
setting-tips = Tips
setting-tips-note = A few words when something happens for the first time.
