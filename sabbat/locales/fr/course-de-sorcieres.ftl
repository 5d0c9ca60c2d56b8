course-de-sorcieres-name = Course de Sorcières
course-de-sorcieres-sentence = Trois sorcières, un dé, quarante-huit cases cachées : une course de réactions en chaîne.
course-de-sorcieres-minutes = 30

course-de-sorcieres-goal = Marquez le plus de points : amenez vos trois sorcières à l’arrivée, si possible sur les cases qui valent le plus.
course-de-sorcieres-five-1 = Les trois sorcières de votre clan courent sur quarante-huit cases cachées, jusqu’à trois cases d’arrivée qui valent 2, 3 et 4 points.
course-de-sorcieres-five-2 = Avant la course, chaque clan décide en secret lesquelles de ses cases vont dans la première, la deuxième et la troisième étape.
course-de-sorcieres-five-3 = Lancez le dé et faites voler une de vos sorcières. Un chiffre de son clan la porte plus loin ; un chiffre d’un autre clan l’arrête.
course-de-sorcieres-five-4 = Sur son propre signe, vous pouvez la relancer avec une de vos douze cartes ; sur le signe d’un autre clan, son propriétaire peut la faire reculer. Chaque nouvelle case compte à son tour : réactions en chaîne !
course-de-sorcieres-five-5 = Dès qu’un clan a ses trois sorcières à l’arrivée, la course s’arrête, et celui qui a le plus de points gagne.

course-de-sorcieres-option-first = Qui joue le premier ? Le plus jeune, dit la règle.

course-de-sorcieres-phase-split = Placez la case { $to_put } dans une étape.
course-de-sorcieres-phase-roll = Le dé est lancé.
course-de-sorcieres-phase-move = { $can ->
    [pass] Le dé montre { $die }, mais aucune de vos sorcières ne peut avancer : passez.
   *[other] Le dé montre { $die } : choisissez la sorcière qui avance.
}
course-de-sorcieres-phase-reveal = La case sous la sorcière est retournée.
course-de-sorcieres-phase-magic = { $can ->
    [play] Un signe magique ! Jouez une carte.
    [stay] Un signe magique ! Aucune carte ne convient : laissez-la en place.
   *[other] Un signe magique ! Jouez une carte, ou laissez-la en place.
}
course-de-sorcieres-phase-draw = Une carte du clan neutre est tirée.
course-de-sorcieres-phase-over = La course est finie.

course-de-sorcieres-do-put = { $b ->
    [unknown] Une case est placée en secret.
   *[other] La case { $a } va dans l’étape { $b }.
}
course-de-sorcieres-do-roll = Le dé montre { $a }.
course-de-sorcieres-do-move = { $a ->
    [0] Une sorcière démarre.
   *[other] La sorcière de la case { $a } avance.
}
course-de-sorcieres-do-pass = Aucune sorcière ne peut avancer.
course-de-sorcieres-do-reveal = La case se retourne : { $a }.
course-de-sorcieres-do-stay = Elle reste où elle est.
course-de-sorcieres-do-play = La carte { $a } est jouée.
course-de-sorcieres-do-draw = Carte neutre retournée : { $a }.

course-de-sorcieres-reason-finished = Un clan a ses trois sorcières à l’arrivée.
course-de-sorcieres-reason-limit = Le millième tour est terminé.

refusal-cou-must-play = Elle a reculé sur votre signe : vous devez jouer une carte.
refusal-cou-track-is-laid = Le circuit est posé ; on ne place plus de case.
refusal-cou-other-tile-due = C’est la case { $due } qu’il faut placer maintenant.
refusal-cou-stage-full = L’étape { $stage } a déjà trois chiffres de ce clan.
refusal-cou-can-move = Une sorcière peut avancer : on ne passe pas son tour.
refusal-cou-no-own-witch = Aucune de vos sorcières encore en course n’est sur la case { $square }.
refusal-cou-past-the-goal = Cela mène au-delà de la dernière case d’arrivée.
refusal-cou-occupied = La case { $square } est occupée.
refusal-cou-no-card-now = Cette carte ne se joue pas ici : seul le propriétaire du signe joue des cartes, et seulement les siennes.
refusal-cou-card-spent = Cette carte a déjà été jouée.
refusal-cou-no-sign-ahead = Aucune case libre et visible ne porte ce signe plus loin.
refusal-cou-no-sign-behind = Aucune case libre et visible ne porte ce signe derrière elle.
refusal-cou-behind-the-start = Personne ne recule au-delà de la case 1.

course-de-sorcieres-term-l2 = Éclair 2
course-de-sorcieres-term-l3 = Éclair 3
course-de-sorcieres-term-l4 = Éclair 4
course-de-sorcieres-term-l5 = Éclair 5
course-de-sorcieres-term-l6 = Éclair 6
course-de-sorcieres-term-l7 = Éclair 7
course-de-sorcieres-term-l8 = Éclair 8
course-de-sorcieres-term-l9 = Éclair 9
course-de-sorcieres-term-l10 = Éclair 10
course-de-sorcieres-term-l = Éclair magique
course-de-sorcieres-term-f2 = Givre 2
course-de-sorcieres-term-f3 = Givre 3
course-de-sorcieres-term-f4 = Givre 4
course-de-sorcieres-term-f5 = Givre 5
course-de-sorcieres-term-f6 = Givre 6
course-de-sorcieres-term-f7 = Givre 7
course-de-sorcieres-term-f8 = Givre 8
course-de-sorcieres-term-f9 = Givre 9
course-de-sorcieres-term-f10 = Givre 10
course-de-sorcieres-term-f = Givre magique
course-de-sorcieres-term-m2 = Brouillard 2
course-de-sorcieres-term-m3 = Brouillard 3
course-de-sorcieres-term-m4 = Brouillard 4
course-de-sorcieres-term-m5 = Brouillard 5
course-de-sorcieres-term-m6 = Brouillard 6
course-de-sorcieres-term-m7 = Brouillard 7
course-de-sorcieres-term-m8 = Brouillard 8
course-de-sorcieres-term-m9 = Brouillard 9
course-de-sorcieres-term-m10 = Brouillard 10
course-de-sorcieres-term-m = Brouillard magique
course-de-sorcieres-term-p2 = Sapin 2
course-de-sorcieres-term-p3 = Sapin 3
course-de-sorcieres-term-p4 = Sapin 4
course-de-sorcieres-term-p5 = Sapin 5
course-de-sorcieres-term-p6 = Sapin 6
course-de-sorcieres-term-p7 = Sapin 7
course-de-sorcieres-term-p8 = Sapin 8
course-de-sorcieres-term-p9 = Sapin 9
course-de-sorcieres-term-p10 = Sapin 10
course-de-sorcieres-term-p = Sapin magique

course-de-sorcieres-can-put = Placer { $a } dans l’étape { $b }
course-de-sorcieres-can-move = { $a ->
    [0] Faire démarrer une sorcière
   *[other] Avancer la sorcière de la case { $a }
}
course-de-sorcieres-can-pass = Passer : aucune sorcière ne peut avancer
course-de-sorcieres-can-stay = La laisser en place
course-de-sorcieres-can-play = Jouer { $a }

course-de-sorcieres-board-track = Le circuit : 48 cases en trois étapes
course-de-sorcieres-board-start = Le départ
course-de-sorcieres-board-goal = Le plateau d’arrivée : des cases de 2, 3 et 4 points
course-de-sorcieres-board-square = Case { $square } : { $what }
course-de-sorcieres-board-square-taken = Case { $square } : { $what }, avec { $who ->
    [me] votre sorcière
   *[other] la sorcière { DE($who) }
}
course-de-sorcieres-board-hidden = encore cachée
course-de-sorcieres-board-goal-worth = arrivée, { $points } points
course-de-sorcieres-board-neutral = personne
course-de-sorcieres-board-neutral-clan = { $clan }, neutre
course-de-sorcieres-board-clan-l = Éclair
course-de-sorcieres-board-clan-f = Givre
course-de-sorcieres-board-clan-m = Brouillard
course-de-sorcieres-board-clan-p = Sapin
course-de-sorcieres-board-pile = { $cards ->
    [0] talon épuisé
    [one] { $cards } carte au talon
   *[other] { $cards } cartes au talon
}
course-de-sorcieres-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
course-de-sorcieres-board-cards-left = Cartes restantes : { $cards }
course-de-sorcieres-board-no-cards = aucune
course-de-sorcieres-board-no-tiles = aucune
course-de-sorcieres-board-own-hidden = Vos cases encore cachées :
course-de-sorcieres-board-stage-holds = Étape { $stage } : { $tiles }
course-de-sorcieres-board-witch-stuck = Votre sorcière de la case { $square } ne peut pas avancer d’autant
course-de-sorcieres-board-card-stuck = { $card } : ne mène nulle part d’ici
course-de-sorcieres-board-would-start = Une sorcière démarre sur la case { $to } : { $what }.
course-de-sorcieres-board-would-move = De { $from } à { $to } : { $what }.
course-de-sorcieres-board-would-card = { $card } : de { $from } à { $to } : { $what }.
course-de-sorcieres-board-would-start-chain = Une sorcière démarre sur la case { $to }, et votre propre chiffre la porte jusqu’à { $last } : { $what }.
course-de-sorcieres-board-would-move-chain = De { $from } à { $to }, puis, par ses propres chiffres, jusqu’à { $last } : { $what }.
course-de-sorcieres-board-would-card-chain = { $card } : de { $from } à { $to }, puis, par ses propres chiffres, jusqu’à { $last } : { $what }.
course-de-sorcieres-board-odds = Des { $all } cases cachées de cette étape, { $own } sont à elle et { $signs } sont des signes d’autres clans.
course-de-sorcieres-board-ask-split = Répartissez vos cases entre les trois étapes. Personne d’autre ne le saura.
course-de-sorcieres-board-ask-move = Le dé montre { $die }. Quelle sorcière s’envole ?
course-de-sorcieres-board-ask-pass = Un { $die } : aucune sorcière ne peut avancer.
course-de-sorcieres-board-ask-speed = Votre propre signe ! Une carte la lance plus loin, ou bien elle se repose.
course-de-sorcieres-board-ask-push = Elle est tombée sur votre signe ! Une carte la fait reculer ; ou laissez-la tranquille.
course-de-sorcieres-board-ask-must = On l’a fait reculer sur votre signe : vous devez jouer une carte.
course-de-sorcieres-board-turn-of = { $who ->
    [me] C’est à vous de jouer.
   *[other] C’est à { $who } de jouer.
}
course-de-sorcieres-board-over = La course est finie : { $who ->
    [me] vous gagnez
   *[other] { $who } gagne
} avec { $points } points !
course-de-sorcieres-board-over-shared = La course est finie ! Victoire partagée avec { $points } points : { $who }.
course-de-sorcieres-board-did-put = { $who ->
    [me] Vous placez
   *[other] { $who } place
} une case dans une étape.
course-de-sorcieres-board-did-deal = Le hasard répartit les cases neutres.
course-de-sorcieres-board-did-roll = { $who ->
    [me] Vous lancez
   *[other] { $who } lance
} le dé : { $die }.
course-de-sorcieres-board-did-start = { $who ->
    [me] Vous faites
   *[other] { $who } fait
} démarrer une sorcière.
course-de-sorcieres-board-did-move = { $who ->
    [me] Votre sorcière
   *[other] La sorcière { DE($who) }
} avance de { $die ->
    [one] { $die } case
   *[other] { $die } cases
}.
course-de-sorcieres-board-did-pass = { $who ->
    [me] Vous avez fait
   *[other] { $who } a fait
} { $die }, mais aucune sorcière ne peut avancer d’autant.
course-de-sorcieres-board-did-stay = { $who ->
    [me] Vous la laissez
   *[other] { $who } la laisse
} en place.
course-de-sorcieres-board-did-home = Arrivée : { $points } points !
course-de-sorcieres-board-did-own = { $tile }, un chiffre à elle : { $number } cases de plus !
course-de-sorcieres-board-did-carried = Son propre { $number } la porte plus loin !
course-de-sorcieres-board-did-blocked = { $tile }, un chiffre à elle, mais la voie est barrée.
course-de-sorcieres-board-did-foreign = { $tile } : elle s’arrête.
course-de-sorcieres-board-did-own-sign = Son propre signe !
course-de-sorcieres-board-did-sign = { $who ->
    [me] Votre signe !
   *[other] Le signe { DE($who) } !
}
course-de-sorcieres-board-did-neutral-sign = { $tile }, un signe neutre : on tire une carte.
course-de-sorcieres-board-did-draw = Le talon donne { $card } : elle recule !
course-de-sorcieres-board-did-draw-nothing = Le talon donne { $card } : elle ne bouge pas.
course-de-sorcieres-board-did-speed = { $who ->
    [me] Vous jouez
   *[other] { $who } joue
} { $card } : en avant !
course-de-sorcieres-board-did-push = { $who ->
    [me] Vous jouez
   *[other] { $who } joue
} { $card } contre elle : elle recule !
course-de-sorcieres-board-you-decide = À vous de décider
course-de-sorcieres-board-decides = { $who ->
    [me] À vous de décider
   *[other] { $who } décide
}
course-de-sorcieres-board-on-own-sign = Une sorcière sur son propre signe
course-de-sorcieres-board-on-sign = { $who ->
    [me] Votre sorcière
   *[other] La sorcière { DE($who) }
} est sur ce signe
course-de-sorcieres-board-stay = La laisser en place
course-de-sorcieres-board-pass = Passer
course-de-sorcieres-board-must-play = Il faut jouer une carte
course-de-sorcieres-board-hand-of = { $who ->
    [me] Vos cartes
   *[other] Les cartes { DE($who) }
}
course-de-sorcieres-board-tile-in = { $tile }, dans l’étape { $stage }
course-de-sorcieres-board-put-here = Placer { $tile } dans l’étape { $stage }
course-de-sorcieres-board-stage = Étape { $stage }
course-de-sorcieres-board-stage-squares = cases { $from }–{ $to }
course-de-sorcieres-board-pool = Vos cases
course-de-sorcieres-board-scatter = Au hasard
course-de-sorcieres-board-again = Recommencer
course-de-sorcieres-board-lay = Poser les cases
course-de-sorcieres-board-others-split = Les clans répartissent leurs cases en secret…

# Dans le terminal
course-de-sorcieres-table-cards = Cartes
course-de-sorcieres-table-known = Encore cachées dans l’étape { $stage } : { $tiles }.
course-de-sorcieres-table-witches = { $count ->
    [one] { $name ->
        [me] une de vos sorcières
       *[other] une sorcière { DE($name) }
    }
   *[other] { $count } { $name ->
        [me] de vos sorcières
       *[other] sorcières { DE($name) }
    }
}
course-de-sorcieres-table-hidden = cachées :
