# The guided game, where it is offered; its cards are in lessons.ftl.

guide = Partie guidée
guide-offer = Première visite ? Apprenez en jouant
setting-tips = Conseils
setting-tips-note = Quelques mots quand une chose se produit pour la première fois.
