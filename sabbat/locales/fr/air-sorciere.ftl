air-sorciere-name = Air Sorcière
air-sorciere-sentence = Faites voler vos sorcières une à une, et atterrissez avant que celle de trop n’entraîne toute sa colonne dans sa chute.
air-sorciere-minutes = 30

air-sorciere-goal = Gagnez le plus de grimoires : diplômez vos sorcières avant que l’école n’en ait plus à donner.
air-sorciere-five-1 = Vous êtes instructeur de vol. Retournez les sorcières une à une et rangez-les en colonnes : une couleur chacune, toujours en montant.
air-sorciere-five-2 = Une sorcière trop basse pour sa colonne va dans la zone commune. Dès lors, vous volez à vos risques : la prochaine qui ne convient pas entraîne toute sa colonne dans sa chute.
air-sorciere-five-3 = Arrêtez-vous à temps et une colonne atterrit dans votre main : celle que vous voulez, ou la plus petite si vous avez laissé une sorcière dans la zone commune.
air-sorciere-five-4 = Après un atterrissage, trois, quatre ou cinq cartes d’une couleur valent un, deux ou trois grimoires de cette couleur.
air-sorciere-five-5 = Quand assez de couleurs de grimoires sont épuisées, celui qui en a le plus gagne ; les cinq couleurs rapportent un point de plus.

air-sorciere-option-first = Qui joue le premier ? Le plus jeune, dit la règle.
air-sorciere-option-diplomas = Le nombre de diplômes qu’un joueur peut obtenir en un tour : un seul, ou autant que sa main le permet.
air-sorciere-option-bonus = Le point pour des grimoires des cinq couleurs : une seule fois, ou pour chaque série complète.
air-sorciere-value-diplomas-one = Un diplôme par tour
air-sorciere-value-diplomas-many = Autant que la main le permet
air-sorciere-value-bonus-once = Une seule fois
air-sorciere-value-bonus-each = Pour chaque série complète

air-sorciere-phase-takeoff = { $can ->
    [fly] Faites voler une sorcière.
    [take] Prenez une sorcière dans la zone commune.
   *[other] Faites voler une sorcière, ou prenez-en une dans la zone commune.
}
air-sorciere-phase-draw = Une sorcière est retournée.
air-sorciere-phase-cat = Le chat noir ! Défaussez une carte : vous en gardez cinq en main.
air-sorciere-phase-choice = La sorcière convient : placez-la, ou déposez-la dans la zone commune.
air-sorciere-phase-crash = C’est la chute ! Bonus du débutant : sauvez la sorcière en la prenant en main, ou défaussez-la.
air-sorciere-phase-flight = { $can ->
    [fly-land] Continuez le vol, ou faites atterrir la plus petite colonne.
    [fly-land-take] Continuez le vol, prenez une sorcière, ou faites atterrir la plus petite colonne.
    [fly-stay] Continuez le vol, ou arrêtez-vous.
    [fly-land-stay] Continuez le vol, ou arrêtez-vous : vous pouvez faire atterrir une colonne.
    [fly-stay-take] Continuez le vol, prenez une sorcière, ou arrêtez-vous.
   *[other] Continuez le vol, prenez une sorcière, ou arrêtez-vous : vous pouvez faire atterrir une colonne.
}
air-sorciere-phase-landed = Vous avez atterri : choisissez la couleur d’un diplôme, ou terminez votre tour.
air-sorciere-phase-diploma = Ajoutez les sorcières à diplômer, d’abord celles de la couleur du diplôme, puis confirmez.
air-sorciere-phase-over = L’école ferme ses portes : la partie est finie.

air-sorciere-do-fly = Une sorcière s’envole de la pioche.
air-sorciere-do-take = { $a } est prise dans la zone commune.
air-sorciere-do-draw = Sorcière retournée : { $a }.
air-sorciere-do-place = La sorcière piochée rejoint la zone personnelle.
air-sorciere-do-share = La sorcière piochée va dans la zone commune.
air-sorciere-do-discard = { $a } est défaussée à cause du chat.
air-sorciere-do-rescue = La sorcière tombée est sauvée : elle va en main.
air-sorciere-do-drop = La sorcière tombée est défaussée.
air-sorciere-do-land = La colonne { $a ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
} atterrit.
air-sorciere-do-stay = Tout le monde reste en l’air : pas d’atterrissage.
air-sorciere-do-diploma = Un diplôme { $a ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
} est commencé.
air-sorciere-do-add = { $a } sera diplômée.
air-sorciere-do-confirm = Les sorcières sont diplômées.
air-sorciere-do-done = Pas de diplôme, le tour est fini.

air-sorciere-reason-grimoires = Il reste trop peu de couleurs de grimoires.
air-sorciere-reason-empty = La pioche et la défausse sont vides toutes les deux.
air-sorciere-reason-limit = Le tour 500 est terminé.

refusal-air-card-discarded = { $card } est dans la défausse et y reste jusqu’à ce qu’elle devienne la pioche.
refusal-air-in-another-area = { $seat ->
    [me] { $card } est dans votre zone et y reste jusqu’à l’atterrissage de sa colonne.
   *[other] { $card } est dans la zone { DE($seat) } : on ne touche pas à la zone d’un autre.
}
refusal-air-not-in-common = { $card } n’est pas dans la zone commune.
refusal-air-does-not-fit = { $card } n’est pas assez haute : votre colonne finit déjà par { $last }.
refusal-air-shared-this-turn = Vous avez déposé { $card } pendant ce tour : vous ne pouvez pas la reprendre maintenant.
refusal-air-nothing-flown = Faites voler ou prenez au moins une sorcière avant de vous arrêter.
refusal-air-no-column = Vous n’avez pas de colonne { $colour ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
}.
refusal-air-not-smallest = Vous avez déposé une carte : seule la plus petite colonne peut atterrir, pas la { $colour ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
}.
refusal-air-must-land = Vous avez déposé une carte : pour vous arrêter, faites atterrir la plus petite colonne.
refusal-air-placed-by-itself = Vous avez déposé une carte : désormais une sorcière assez haute se place d’elle-même.
refusal-air-shared-already = Vous avez déjà déposé { $card }, et on ne dépose qu’une carte par tour.
refusal-air-not-in-that-hand = { $seat ->
    [me] { $card } n’est pas dans votre main, et c’est à vous de défausser.
   *[other] { $card } n’est pas dans la main { DE($seat) }, qui doit défausser.
}
refusal-air-no-diploma-after-crash = Pas de diplôme après une chute.
refusal-air-diploma-begun = Le diplôme { $colour ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
} est commencé : il faut le compléter.
refusal-air-diploma-needs-landing = Seul un atterrissage mène à un diplôme.
refusal-air-too-few-cards = Votre main n’a pas les trois cartes qu’il faut pour un diplôme { $colour ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
}.
refusal-air-none-left = Il ne reste aucun grimoire { $colour ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
}.
refusal-air-three-at-least = Un diplôme demande au moins trois cartes ; pour l’instant, il { $count ->
    [0] n’y en a aucune
    [one] y en a une
   *[other] y en a { $count }
}.
refusal-air-not-in-hand = { $card } n’est pas dans votre main.
refusal-air-five-at-most = Un diplôme prend cinq cartes au plus.
refusal-air-stock-too-small = Il ne reste pas assez de grimoires { $colour ->
    [black] noirs
    [green] verts
    [white] blancs
    [violet] violets
   *[orange] orange
} ({ $left }) pour payer une carte de plus.
refusal-air-joker-needs-grimoire = { $card } ne peut pas être joker : vous n’avez aucun grimoire { $colour ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
}.
refusal-air-joker-too-low = { $card } ne peut pas être joker : elle n’est pas plus haute que { $highest }.
refusal-air-joker-colour-used = { $card } ne peut pas être joker elle aussi : chaque couleur ne sert qu’une fois.
refusal-air-out-of-order = { $card } vient trop tôt ou trop tard : d’abord la couleur du diplôme, en montant, puis les jokers dans l’ordre noir, vert, blanc, violet, orange.
refusal-air-dead-end = Avec { $card }, ce diplôme ne pourrait pas être complété.

# The board

air-sorciere-can-fly = Faire voler une sorcière
air-sorciere-can-take = Prendre { $a }
air-sorciere-can-place = La placer dans votre colonne
air-sorciere-can-share = La déposer dans la zone commune
air-sorciere-can-discard = Défausser { $a }
air-sorciere-can-rescue = La sauver : la prendre en main
air-sorciere-can-drop = La défausser
air-sorciere-can-land = Faire atterrir la colonne { $a ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
}
air-sorciere-can-stay = S’arrêter sans atterrir
air-sorciere-can-diploma = Commencer un diplôme { $a ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
}
air-sorciere-can-add = Ajouter { $a }
air-sorciere-can-confirm = Diplômer ces sorcières
air-sorciere-can-done = Pas de diplôme

air-sorciere-board-board = La table d’Air Sorcière
air-sorciere-board-none = aucune
air-sorciere-board-you = Vous
air-sorciere-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
air-sorciere-board-points-of = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
air-sorciere-board-columns-list = Colonnes : { $cards }.
air-sorciere-board-hand-list = Main : { $cards }.
air-sorciere-board-grimoires-list = Grimoires : { $black } noirs, { $green } verts, { $white } blancs, { $violet } violets, { $orange } orange.
air-sorciere-board-stock-list = Grimoires encore à gagner : { $black } noirs, { $green } verts, { $white } blancs, { $violet } violets, { $orange } orange.
air-sorciere-board-common-list = Zone commune : { $cards }.
air-sorciere-board-discard-count = Défausse : { $count }.
air-sorciere-board-column = Votre colonne { $colour ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
} : { $cards }.
air-sorciere-board-stock = Grimoires à gagner
air-sorciere-board-exhausted = { $gone ->
    [one] { $gone } couleur épuisée sur { $most }
   *[other] { $gone } couleurs épuisées sur { $most }
}
air-sorciere-board-common = Zone commune
air-sorciere-board-pile = Pioche
air-sorciere-board-discard-pile = Défausse
air-sorciere-board-hand = Main
air-sorciere-board-hand-empty = Les colonnes qui atterrissent viennent dans votre main.

air-sorciere-board-fly = Décollage !
air-sorciere-board-pile-count = Sorcières dans la pioche : { $count }.
air-sorciere-board-take = Prendre { $card } dans la zone commune
air-sorciere-board-place = Placer { $card } dans votre colonne
air-sorciere-board-place-short = Placer
air-sorciere-board-share = Déposer { $card }
air-sorciere-board-land = Faire atterrir la colonne { $colour ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
} : { $cards }
air-sorciere-board-land-short = Atterrir
air-sorciere-board-stay = S’arrêter sans atterrir
air-sorciere-board-stay-short = Arrêter
air-sorciere-board-rescue = Sauver { $card } : la prendre en main
air-sorciere-board-rescue-short = Sauver
air-sorciere-board-drop = Défausser { $card }
air-sorciere-board-drop-short = Défausser
air-sorciere-board-discard = Défausser { $card }

air-sorciere-board-mood-takeoff = Prêt au décollage
air-sorciere-board-mood-soft = Atterrissage en douceur
air-sorciere-board-mood-forced = Atterrissage forcé
air-sorciere-board-mood-crash = C’est la chute !
air-sorciere-board-mood-cat = Le chat noir !
air-sorciere-board-mood-landed = Atterrissage réussi
air-sorciere-board-mood-over = La partie est finie
air-sorciere-board-risk-misfit = Prochaine trop basse : { $percent } % ({ $misfits } sur { $pile })
air-sorciere-board-risk-crash = Chute à la prochaine : { $percent } % ({ $misfits } sur { $pile })
air-sorciere-board-risk-misfit-short = Trop basse : { $percent } % ({ $misfits } sur { $pile })
air-sorciere-board-risk-crash-short = Chute : { $percent } % ({ $misfits } sur { $pile })
air-sorciere-board-did-misfit = { $card } ne convient pas : elle va dans la zone commune.
air-sorciere-board-did-placed = { $card } convient : elle rejoint sa colonne.
air-sorciere-board-did-crash = Défaussées : { $cards }.
air-sorciere-board-did-crashed = { $card } ne convient pas : toute sa colonne tombe.
air-sorciere-board-did-cat = { $card } : cinq cartes en main au plus.
air-sorciere-board-did-refill = La défausse est mélangée : voici la nouvelle pioche.

air-sorciere-board-diploma = Votre diplôme
air-sorciere-board-diploma-of = Diplôme { $colour ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
}
air-sorciere-board-diploma-which = Un diplôme ? Choisissez la couleur
air-sorciere-board-pick = Choisissez des cartes en main, ou ici une couleur.
air-sorciere-board-worth = { $grimoires ->
    [0] { $count ->
        [one] { $count } choisie, il en faut trois au moins
       *[other] { $count } choisies, il en faut trois au moins
    }
    [one] { $count } cartes : un grimoire { $colour ->
        [black] noir
        [green] vert
        [white] blanc
        [violet] violet
       *[orange] orange
    }
   *[other] { $count } cartes : { $grimoires } grimoires { $colour ->
        [black] noirs
        [green] verts
        [white] blancs
        [violet] violets
       *[orange] orange
    }
}
air-sorciere-board-hand-in = Diplômer
air-sorciere-board-cancel = Recommencer
air-sorciere-board-no-diploma = Pas de diplôme
air-sorciere-board-jokers = Jokers : un par couleur dont vous avez un grimoire, plus haut que les cartes du diplôme.
air-sorciere-board-why-colour = { $card } ne suffit pas à elle seule : choisissez d’abord la couleur du diplôme.
air-sorciere-board-why-together = { $card } ne va pas avec les cartes choisies.

air-sorciere-term-k1 = Noire 1
air-sorciere-term-k2 = Noire 2
air-sorciere-term-k3 = Noire 3
air-sorciere-term-k4 = Noire 4
air-sorciere-term-k5 = Noire 5
air-sorciere-term-k6 = Noire 6
air-sorciere-term-k7 = Noire 7
air-sorciere-term-k8 = Noire 8
air-sorciere-term-k9 = Noire 9
air-sorciere-term-k10 = Noire 10
air-sorciere-term-k11 = Noire 11
air-sorciere-term-k12 = Noire 12
air-sorciere-term-k13 = Noire 13
air-sorciere-term-k14 = Noire 14
air-sorciere-term-k15 = Noire 15
air-sorciere-term-g1 = Verte 1
air-sorciere-term-g2 = Verte 2
air-sorciere-term-g3 = Verte 3
air-sorciere-term-g4 = Verte 4
air-sorciere-term-g5 = Verte 5
air-sorciere-term-g6 = Verte 6
air-sorciere-term-g7 = Verte 7
air-sorciere-term-g8 = Verte 8
air-sorciere-term-g9 = Verte 9
air-sorciere-term-g10 = Verte 10
air-sorciere-term-g11 = Verte 11
air-sorciere-term-g12 = Verte 12
air-sorciere-term-g13 = Verte 13
air-sorciere-term-g14 = Verte 14
air-sorciere-term-g15 = Verte 15
air-sorciere-term-w1 = Blanche 1
air-sorciere-term-w2 = Blanche 2
air-sorciere-term-w3 = Blanche 3
air-sorciere-term-w4 = Blanche 4
air-sorciere-term-w5 = Blanche 5
air-sorciere-term-w6 = Blanche 6
air-sorciere-term-w7 = Blanche 7
air-sorciere-term-w8 = Blanche 8
air-sorciere-term-w9 = Blanche 9
air-sorciere-term-w10 = Blanche 10
air-sorciere-term-w11 = Blanche 11
air-sorciere-term-w12 = Blanche 12
air-sorciere-term-w13 = Blanche 13
air-sorciere-term-w14 = Blanche 14
air-sorciere-term-w15 = Blanche 15
air-sorciere-term-v1 = Violette 1
air-sorciere-term-v2 = Violette 2
air-sorciere-term-v3 = Violette 3
air-sorciere-term-v4 = Violette 4
air-sorciere-term-v5 = Violette 5
air-sorciere-term-v6 = Violette 6
air-sorciere-term-v7 = Violette 7
air-sorciere-term-v8 = Violette 8
air-sorciere-term-v9 = Violette 9
air-sorciere-term-v10 = Violette 10
air-sorciere-term-v11 = Violette 11
air-sorciere-term-v12 = Violette 12
air-sorciere-term-v13 = Violette 13
air-sorciere-term-v14 = Violette 14
air-sorciere-term-v15 = Violette 15
air-sorciere-term-o1 = Orange 1
air-sorciere-term-o2 = Orange 2
air-sorciere-term-o3 = Orange 3
air-sorciere-term-o4 = Orange 4
air-sorciere-term-o5 = Orange 5
air-sorciere-term-o6 = Orange 6
air-sorciere-term-o7 = Orange 7
air-sorciere-term-o8 = Orange 8
air-sorciere-term-o9 = Orange 9
air-sorciere-term-o10 = Orange 10
air-sorciere-term-o11 = Orange 11
air-sorciere-term-o12 = Orange 12
air-sorciere-term-o13 = Orange 13
air-sorciere-term-o14 = Orange 14
air-sorciere-term-o15 = Orange 15

# Dans le terminal
air-sorciere-table-turned-up = Retournée
air-sorciere-table-columns = Colonnes
air-sorciere-table-grimoires = Grimoires
