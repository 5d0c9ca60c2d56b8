## La donne du jour : le même hasard et les mêmes bots pour tout le monde.

deal-title = La donne du jour
deal-heading = La donne du jour : { $game }
deal-of = La donne du { $day }
deal-same = Qui la joue rencontre la même chance et les mêmes bots : vous contre { $bots } bots ({ $level }). Un seul essai par personne.
deal-play = Jouer la donne
deal-go-on = Continuer la partie
deal-see = Voir le classement
deal-ends = La prochaine arrive { $when }.
deal-over = Ce jour est passé : on peut regarder les parties de tout le monde.
deal-nobody = Personne ne l’a encore terminée. À vous d’ouvrir le bal !
deal-nobody-did = Personne ne l’a terminée.
deal-count = { $count ->
    [one] Une personne l’a terminée.
   *[other] { $count } personnes l’ont terminée.
}
deal-mine = { $count ->
    [1] Vous êtes la première personne à la terminer.
   *[other] Vous êtes à la place { $place } sur les { $count } personnes qui l’ont terminée.
}
deal-begun = Vous l’avez commencée. Seul cet essai compte.
deal-ranking = Le résultat de chacun
deal-place = N°
deal-who = Qui
deal-in-match = Dans la partie
deal-rank = { $rank ->
    [1] victoire
    [2] deuxième place
    [3] troisième place
   *[other] place { $rank }
}
deal-gave-up = abandon
deal-score = Compté
deal-look = Regarder
deal-look-at = Regarder la partie { DE($name) }
deal-you = vous
deal-review = Votre analyse
deal-replay = Revoir votre partie
deal-today = La donne d’aujourd’hui
deal-yesterday = La donne de la veille
deal-fair = Pourquoi est-ce la même donne, et loyale ?
deal-fair-more = Ce que fait le hasard dépend de qui tire quoi, et du nombre de fois où cela lui est déjà arrivé, non de ce que les autres ont joué. Tout découle d’un secret sur lequel la maison s’est engagée avant le début du jour ; il est dévoilé trois heures après minuit UTC. Alors « sabbat verify » prouve chaque partie de ce jour.
deal-commitment = Engagement de ce jour (SHA-256 du secret)
deal-secret = Secret de ce jour
deal-next = Engagement du jour suivant ({ $game })
