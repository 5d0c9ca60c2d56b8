## La part de la chance, la part du jeu : l’analyse d’une partie. $who est la personne dont on parle.

cli-analyse = La part de la chance, la part du jeu, et ce que personne ne pouvait savoir dans une partie enregistrée.
cli-analyse-simulations = Combien de simulations pour chaque décision.
cli-analyse-rollouts = Combien de fois chaque état est joué jusqu’au bout pour l’estimer.
error-given-up-review = Une partie abandonnée n’a pas d’analyse : personne ne sait comment elle aurait fini.
error-reviews-busy = Beaucoup de parties sont en cours d’analyse. Revenez dans un instant.
error-not-over = La partie n’est pas finie : elle pourra être analysée à la fin.

review-luck = { $who ->
    [me] { $sign ->
        [good] La chance a ajouté { $luck } % à vos chances de victoire.
        [bad] La malchance a retiré { $luck } % à vos chances de victoire.
       *[even] Vous n’avez eu ni chance ni malchance.
    }
   *[other] { $sign ->
        [good] { $who } : la chance a ajouté { $luck } % aux chances de victoire.
        [bad] { $who } : la malchance a retiré { $luck } % aux chances de victoire.
       *[even] { $who } : ni chance ni malchance.
    }
}
review-play = { $who ->
    [me] { $mistakes ->
        [0] Vous n’avez fait aucune erreur nette.
        [one] Une erreur nette de votre part ; toutes vos décisions ensemble : { $own } %.
       *[other] { $mistakes } erreurs nettes de votre part ; toutes vos décisions ensemble : { $own } %.
    }
   *[other] { $mistakes ->
        [0] { $who } n’a fait aucune erreur nette.
        [one] { $who } a fait une erreur nette ; toutes les décisions ensemble : { $own } %.
       *[other] { $who } a fait { $mistakes } erreurs nettes ; toutes les décisions ensemble : { $own } %.
    }
}
review-turn = { $sign ->
    [bad] Le tournant de la partie est le coup { $move } : { $what } Il a coûté { $change } %.
   *[good] Le tournant de la partie est le coup { $move } : { $what } Il a valu +{ $change } %.
}
review-no-turn = Aucun tournant n’a été trouvé.
review-mistake = Coup { $move }, { $who ->
    [me] le vôtre
   *[other] { $who }
} : { $played }, mieux : { $best } ({ $lost } ± { $error } %).
review-start = au départ
review-chance = chance
review-own = ses propres décisions
review-others = les décisions des autres
review-unknown = impossible à savoir
review-result = résultat
review-nobody = personne
review-moment = { $title }, coup { $move } : { $what }
review-places-of = { $who }. { $places }
review-error = Chaque décision est estimée par { $simulations } simulations, chaque état par { $rollouts } ; la chance est connue à ± { $error } % près.
review-partial = { $missing ->
    [one] Un coup n’a pas pu être examiné : l’analyse est partielle.
   *[other] { $missing } coups n’ont pas pu être examinés : l’analyse est partielle.
}

# Sur la page
review-title = Analyse
review-working = La partie est examinée…
review-whose = Pour
review-bars = Chance et jeu
review-bar-luck = chance { $percent } %
review-bar-own = ses propres décisions { $percent } %
review-look = À regarder d’abord
review-turning = Tournant : { $change } %
review-luckiest = Plus grand coup de chance : { $change } %
review-unluckiest = Plus grande malchance : { $change } %
review-mistakes = { $count ->
    [0] Aucune erreur nette
    [one] Une erreur nette
   *[other] { $count } erreurs nettes
}
review-odds = Joué : { $played } ({ $mine } %). Mieux : { $best } ({ $theirs } %, ± { $error }).
review-show-better = Montrer le meilleur coup
review-try-again = Reprendre
review-instead = Ce qui aurait pu se passer : { $what }
review-back = Retour à la partie jouée
review-deep = Examiner plus à fond
review-deep-done = Examinée à fond.
review-stop = Arrêter
review-progress = { $done } sur { $pieces }
review-unknown-more = Impossible à savoir : { $percent } %
review-picture = Image
review-link = Copier le lien vers ce moment
review-link-copied = Copié.
review-curve = Chances de victoire
review-curve-at = { $who } { $percent } %

# Sur toutes les parties d’une personne
review-decisions = Vos décisions
review-decisions-more = D’après les analyses de vos parties : combien de vos décisions étaient des erreurs, et ce qu’une décision coûte en moyenne en chances de gagner, d’après ce que vous pouviez savoir. Personne d’autre ne le voit.
review-no-decisions = Rien encore : ouvrez l’analyse à la fin d’une partie, et vos décisions seront comptées ici.
review-mistakes-share = Erreurs sur 100 décisions
review-mistakes-count = Erreurs
review-cost = Coût d’une décision
review-luck-mean = Chance par partie
review-luck-short = Chance
review-percent = { $percent } %
review-by-phase = { $game } : à quel moment
review-phase = Moment de la partie
review-phase-1 = début
review-phase-2 = milieu
review-phase-3 = fin
review-decisions-count = Décisions
review-over-time = { $game } : ce qu’a coûté une décision, partie après partie
review-over-time-more = Chaque point est une partie ; la ligne est la moyenne des { $few } dernières.
review-as-table = En tableau
review-when = Partie du
review-unreviewed = { $count ->
    [one] Une de vos parties n’a pas encore d’analyse.
   *[other] { $count } de vos parties n’ont pas encore d’analyse.
}
review-places = En places attendues (1 est la meilleure) : { $start } au début, chance { $luck }, propres décisions { $own }, celles des autres { $others }, ce qu’on ne pouvait pas savoir { $unknown } ; résultat { $result }.
