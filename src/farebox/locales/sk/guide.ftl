# The guided game, where it is offered; its cards are in lessons.ftl.

guide = Hra so sprievodcom
guide-offer = Prvýkrát tu? Nauč sa to hraním
setting-tips = Rady
setting-tips-note = Pár slov, keď sa niečo stane prvýkrát.
