## Les problèmes, et ses propres erreurs à reprendre.

error-no-puzzle = Ce problème n’existe pas.
error-no-exercise = Ce n’est pas une de vos décisions dans cette partie.
error-exercise-failed = La réponse n’a pas pu être calculée. Essayez encore une fois.

cli-puzzles = Chercher des problèmes et les vérifier.
cli-puzzles-find = Chercher des problèmes dans des parties que les bots jouent entre eux.
cli-puzzles-wanted = Combien de problèmes il doit y avoir à la fin.
cli-puzzles-file = Le fichier des problèmes ; les nouveaux s’y ajoutent.
cli-puzzles-start = Le numéro de la première partie.
cli-puzzles-matches = Le nombre de parties à parcourir, au plus.
cli-puzzles-check = Chercher encore, bien plus longtemps, et dire quels problèmes tiennent.
cli-puzzles-times = Combien de fois plus longtemps.
cli-puzzles-dice = Le numéro des dés ; 1, 2 et 4 sont ceux des recherches qui ont trouvé les problèmes.
cli-puzzles-check-most = Combien en vérifier, au plus : les premiers qui n’ont pas de résultat.
cli-puzzles-results = Un fichier de résultats : les nouveaux s’y ajoutent, et ce qui s’y trouve avec les mêmes dés n’est pas cherché de nouveau.
cli-puzzles-mine = Chercher des problèmes dans les parties publiques d’une maison.
cli-puzzles-most = Combien en chercher, au plus.
puzzles-found = { $count ->
    [one] Un problème.
   *[other] { $count } problèmes.
}
puzzles-one = { $id } : { $best } ({ $chance } %), { $lead } % d’avance.
puzzles-fails = { $id } ne tient pas : { $best } ({ $chance } %), { $lead } % d’avance.
puzzles-checked = { $survived } sur { $count } tiennent.

# La page
puzzle-puzzles = Problèmes
puzzle-about = Un moment d’une partie, un seul meilleur coup. Vous voyez ce que voyait le joueur ; personne ne sait le reste.
puzzle-daily = Le problème du jour
puzzle-all = Tous les problèmes
puzzle-list = Les problèmes
puzzle-task = Trouvez le coup qui gagne le plus souvent. Jouez-le sur le plateau, ou choisissez-le ici.
puzzle-rated = Difficulté { $rating }, { $tries ->
    [0] jamais essayé
    [one] essayé par un joueur
   *[other] essayé par { $tries } joueurs
}
puzzle-facts = { $choices } choix, { $players } joueurs, difficulté { $rating }
puzzle-own = d’une partie de cette maison
puzzle-none = Il n’y a pas encore de problème pour ce jeu.
puzzle-solved-of = { $solved } sur { $count } résolus.
puzzle-your-rating = Votre classement : { $rating } ± { $margin }.
puzzle-mine-solved = résolu
puzzle-mine-tried = essayé
puzzle-thinking = La réponse se calcule…
puzzle-right = C’est ça !
puzzle-wrong = Il y a mieux.
puzzle-rating-now = { $sign ->
    [down] Votre classement : { $rating }, soit { $change } de moins.
   *[up] Votre classement : { $rating }, soit { $change } de plus.
}
puzzle-odds = Combien de fois chaque choix gagne
puzzle-chance = { $chance } % ± { $error }
puzzle-best = le meilleur
puzzle-yours = votre choix
puzzle-then = joué dans la partie
puzzle-all-odds = Montrer les { $count } choix
puzzle-simulated-hidden = Simulé { $count } fois, selon ce que pouvaient être les cartes cachées et ce que le hasard peut amener.
puzzle-simulated = Simulé { $count } fois, selon ce que le hasard peut amener.
puzzle-next = Suivant
puzzle-again = Encore une fois
puzzle-mistakes = À reprendre : vos erreurs
puzzle-mistake = { $game }, coup { $move } : il a coûté { $lost } %
puzzle-try-again = Trouvez un meilleur coup
puzzle-try-again-more = Dans la partie, vous avez choisi : { $played }. Vous voyez ce que vous voyiez alors. Qu’est-ce qui gagne plus souvent ?

# Titres : ce qu’il faut décider ; $n choisit parmi trois.
puzzle-title-air-sorciere-place-share = { $n ->
    [0] La placer ou la déposer ?
    [1] Pour vous ou pour tous ?
   *[2] Une sorcière qui convient
}
puzzle-title-air-sorciere-fly-land-stay-take = { $n ->
    [0] Voler encore, prendre ou atterrir ?
    [1] Tout le ciel devant vous
   *[2] Comment finir ce tour ?
}
puzzle-title-air-sorciere-fly-take = { $n ->
    [0] La pioche ou la zone commune ?
    [1] D’où vient la première sorcière ?
   *[2] La connue ou l’inconnue ?
}
puzzle-title-air-sorciere-add = { $n ->
    [0] Quelle sorcière diplômer ?
    [1] Une place à la cérémonie
   *[2] Qui reçoit le diplôme ?
}
puzzle-title-air-sorciere-diploma-done = { $n ->
    [0] Un diplôme, maintenant ?
    [1] Diplômer ou attendre ?
   *[2] La cérémonie peut commencer
}
puzzle-title-air-sorciere-fly-land-stay = { $n ->
    [0] Voler encore ou s’arrêter ?
    [1] Encore une sorcière ?
   *[2] Le sang-froid du moniteur
}
puzzle-title-air-sorciere-fly-land-take = { $n ->
    [0] Voler, prendre, ou l’atterrissage forcé ?
    [1] Un atterrissage forcé en vue
   *[2] Jusqu’où aller ?
}
puzzle-title-air-sorciere-add-confirm = { $n ->
    [0] Encore une sorcière pour le diplôme ?
    [1] Assez de sorcières ?
   *[2] Quel diplôme viser ?
}
puzzle-title-air-sorciere-fly-land = { $n ->
    [0] Voler encore ou l’atterrissage forcé ?
    [1] Risquer la chute ?
   *[2] Tout, ou la plus petite colonne
}
puzzle-title-air-sorciere-discard = { $n ->
    [0] La part du chat
    [1] Quelle carte céder ?
   *[2] Cinq peuvent rester
}
puzzle-title-air-sorciere-drop-rescue = { $n ->
    [0] La sauver ?
    [1] Après la chute
   *[2] Le bonus du débutant
}
puzzle-title-air-sorciere-fly-stay = { $n ->
    [0] Voler encore ou s’arrêter ?
    [1] Encore une, ou aucune ?
   *[2] Rien à faire atterrir
}
puzzle-title-air-sorciere-fly-stay-take = { $n ->
    [0] Voler, prendre ou s’arrêter ?
    [1] Trois façons de continuer
   *[2] Rien encore à faire atterrir
}
puzzle-title-witty-witches-play = { $n ->
    [0] Quel invité entre ?
    [1] Deux points communs
   *[2] Qui entre d’abord ?
}
puzzle-title-witty-witches-cast = { $n ->
    [0] Pour qui, ce sort ?
    [1] Où va le sort ?
   *[2] Un sort en main
}
puzzle-title-witty-witches-end-play = { $n ->
    [0] Jouer la carte piochée ?
    [1] La montrer ou la garder ?
   *[2] Un invité tardif
}
puzzle-title-witty-witches-end-extra-witch = { $n ->
    [0] Un tour de plus, ou un sort à déplacer ?
    [1] Que vaut un double ?
   *[2] Après le double
}
puzzle-title-witty-witches-double-end = { $n ->
    [0] Jouer le double ?
    [1] Deux cartes pareilles
   *[2] Les deux, ou une seule ?
}
puzzle-title-witty-witches-tornado = { $n ->
    [0] Dans quel sens souffle-t-elle ?
    [1] La tornade
   *[2] Une tempête de sorts
}
puzzle-title-witty-witches-double-play = { $n ->
    [0] Un double ou un autre invité ?
    [1] Deux façons d’entrer
   *[2] Qui suit ?
}
puzzle-title-witty-witches-end-extra = { $n ->
    [0] Un tour supplémentaire ?
    [1] Encore, ou assez ?
   *[2] Après le double
}
puzzle-title-witty-witches-abacadabra-play = { $n ->
    [0] Dire le mot ?
    [1] Le mot magique
   *[2] Tout d’un coup ?
}
puzzle-title-witty-witches-abacadabra-double-play = { $n ->
    [0] Dire le mot ?
    [1] Le mot magique
   *[2] Tout d’un coup ?
}
puzzle-title-course-de-sorcieres-move = { $n ->
    [0] Quelle sorcière avance ?
    [1] Le dé est jeté
   *[2] Qui continue ?
}
puzzle-title-course-de-sorcieres-put = { $n ->
    [0] Quelle étape pour cette tuile ?
    [1] Une tuile à cacher
   *[2] Tôt, au milieu ou tard ?
}
puzzle-title-course-de-sorcieres-play-stay = { $n ->
    [0] Jouer une carte, ou la laisser en place ?
    [1] Sur votre propre signe
   *[2] Combien de magie ?
}
puzzle-title-course-de-sorcieres-play = { $n ->
    [0] Quelle carte jouez-vous ?
    [1] Une carte à jouer, c’est obligé
   *[2] Poussée sur le signe
}
puzzle-title-sorciers-volants-fly-take = { $n ->
    [0] Prendre un tronçon ou voler ?
    [1] Prêt au décollage ?
   *[2] Encore un tronçon ?
}
puzzle-title-sorciers-volants-take = { $n ->
    [0] Quel tronçon d’abord ?
    [1] Le premier tronçon du vol
   *[2] Un grimoire vide
}
puzzle-title-sorciers-volants-face = { $n ->
    [0] Quel cap prendre ?
    [1] Avant le prochain vol
   *[2] Choisissez votre cap
}
puzzle-title-sorciers-volants-hut = { $n ->
    [0] Quelle hutte ?
    [1] Une hutte où se poser
   *[2] Nommez la hutte
}
puzzle-title-sorciers-volants-drop-keep = { $n ->
    [0] Garder les tronçons ou les rendre ?
    [1] Un vol manqué
   *[2] Bloqué
}
puzzle-title-sorciers-volants-castle = { $n ->
    [0] Quel château ?
    [1] Un château pour repartir
   *[2] Retour au château
}
puzzle-title-sorciers-volants-castle-hut = { $n ->
    [0] D’où repartir ?
    [1] Une hutte ou un château ?
   *[2] Retour sur la table
}
puzzle-title-other = { $n ->
    [0] Et maintenant ?
    [1] À vous de jouer
   *[2] Le temps d’y penser
}

# Pourquoi le meilleur choix est le meilleur : $best gagne $chance %, $other seulement $less %.
puzzle-why-air-sorciere-fly = L’audace paie ici : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-take = La sorcière qu’il vous faut est dans la zone commune : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-land = Il est temps de ramener cette colonne : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-stay = Mieux vaut tout garder en vol : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-place = Sa place est dans votre colonne : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-share = Elle est plus utile dans la zone commune : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-diploma = Ce diplôme ne doit pas attendre : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-done = Ces cartes valent plus dans votre main : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-add = C’est elle qu’il faut diplômer : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-confirm = Le diplôme est assez grand : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-discard = C’est la carte dont vous pouvez vous passer : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-rescue = Elle mérite une place dans votre main : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-air-sorciere-drop = Mieux vaut garder votre bonus : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-witty-witches-play = C’est à cet invité d’entrer : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-witty-witches-end = Mieux vaut garder la carte : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-witty-witches-double = Les deux doivent entrer maintenant : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-witty-witches-cast = C’est là que le sort vous sert le mieux : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-witty-witches-witch = Ce sort n’est pas à sa place : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-witty-witches-extra = Un tour de plus vaut mieux que tout sort : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-witty-witches-tornado = Dans ce sens, le vent est avec vous : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-witty-witches-abacadabra = C’est le moment de dire le mot : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-course-de-sorcieres-move = C’est à cette sorcière d’avancer : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-course-de-sorcieres-play = C’est la carte la plus utile : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-course-de-sorcieres-stay = Elle est bien où elle est, et les cartes restent en main : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-course-de-sorcieres-put = C’est dans cette étape que la tuile vaut le plus : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-sorciers-volants-take = Ce tronçon mène où il faut : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-sorciers-volants-fly = C’est le moment de décoller : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-sorciers-volants-keep = Ces tronçons serviront encore : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-sorciers-volants-drop = Un autre vol ira plus vite : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-sorciers-volants-face = Ce cap ouvre la voie : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-sorciers-volants-hut = C’est la bonne hutte : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-sorciers-volants-castle = C’est le bon château : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-sorciers-volants-restart = Repartir est le plus court chemin : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
puzzle-why-other = C’est le meilleur choix : « { $best } » gagne { $chance } %, « { $other } » seulement { $less } %.
