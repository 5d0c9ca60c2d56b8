air-sorciere-name = Air Sorcière
air-sorciere-sentence = Faites voler vos sorcières une à une, et atterrissez avant que celle de trop n’entraîne toute sa colonne dans sa chute.

air-sorciere-option-first = Le siège qui joue le premier tour (le plus jeune joueur).
air-sorciere-option-diplomas = Le nombre de diplômes qu’un joueur peut obtenir en un tour : un seul, ou autant que sa main le permet.
air-sorciere-option-bonus = Le point pour des grimoires des cinq couleurs : une seule fois, ou pour chaque série complète.

air-sorciere-phase-takeoff = Faites voler une sorcière, ou prenez-en une dans la zone commune.
air-sorciere-phase-draw = Une sorcière est retournée.
air-sorciere-phase-cat = Le chat noir ! Défaussez une carte : vous en gardez cinq en main.
air-sorciere-phase-choice = Placez la sorcière dans votre zone, ou déposez-la dans la zone commune.
air-sorciere-phase-crash = C’est la chute ! Bonus du débutant : prenez la sorcière tombée en main, ou défaussez-la.
air-sorciere-phase-flight = Continuez le vol, prenez une sorcière, ou arrêtez-vous.
air-sorciere-phase-landed = Vous avez atterri : choisissez la couleur d’un diplôme, ou terminez votre tour.
air-sorciere-phase-diploma = Ajoutez les sorcières à diplômer, d’abord celles de la couleur du diplôme, puis confirmez.
air-sorciere-phase-over = L’école ferme ses portes : la partie est finie.

air-sorciere-do-fly = Une sorcière s’envole de la pioche.
air-sorciere-do-take = { $a } est prise dans la zone commune.
air-sorciere-do-draw = La sorcière est { $a }.
air-sorciere-do-place = La sorcière piochée rejoint la zone personnelle.
air-sorciere-do-share = La sorcière piochée va dans la zone commune.
air-sorciere-do-discard = { $a } est défaussée à cause du chat.
air-sorciere-do-rescue = La sorcière tombée est sauvée : elle va en main.
air-sorciere-do-drop = La sorcière tombée est défaussée.
air-sorciere-do-land = La colonne { $a ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
} atterrit.
air-sorciere-do-stay = Tout le monde reste en l’air : pas d’atterrissage.
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
refusal-air-in-another-area = { $card } est dans la zone du siège { $seat } : on ne touche pas à la zone d’un autre.
refusal-air-not-in-common = { $card } n’est pas dans la zone commune.
refusal-air-does-not-fit = { $card } n’est pas assez haute : votre colonne finit déjà par { $last }.
refusal-air-shared-this-turn = Vous avez déposé { $card } pendant ce tour : vous ne pouvez pas la reprendre maintenant.
refusal-air-nothing-flown = Faites voler ou prenez au moins une sorcière avant de vous arrêter.
refusal-air-no-column = Vous n’avez pas de colonne { $colour ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
}.
refusal-air-not-smallest = Vous avez déposé une carte : seule la plus petite colonne peut atterrir, pas la { $colour ->
    [black] noire
    [green] verte
    [white] blanche
    [violet] violette
   *[orange] orange
}. Possible : { $allowed }.
refusal-air-must-land = Vous avez déposé une carte : pour vous arrêter, faites atterrir la plus petite colonne. Possible : { $allowed }.
refusal-air-placed-by-itself = Vous avez déposé une carte : désormais une sorcière assez haute se place d’elle-même.
refusal-air-shared-already = Vous avez déjà déposé { $card }, et on ne dépose qu’une carte par tour.
refusal-air-not-in-that-hand = { $card } n’est pas dans la main du siège { $seat }, qui doit défausser.
refusal-air-no-diploma-after-crash = Pas de diplôme après une chute.
refusal-air-diploma-begun = Le diplôme { $colour ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
} est commencé : il faut le compléter.
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
refusal-air-three-at-least = Un diplôme demande au moins trois cartes ; il y en a { $count } pour l’instant.
refusal-air-not-in-hand = { $card } n’est pas dans votre main.
refusal-air-five-at-most = Un diplôme demande cinq cartes au plus.
refusal-air-stock-too-small = Il ne reste pas assez de grimoires { $colour ->
    [black] noirs
    [green] verts
    [white] blancs
    [violet] violets
   *[orange] orange
} ({ $left }) pour payer une carte de plus.
refusal-air-joker-needs-grimoire = { $card } ne peut pas être joker : vous n’avez aucun grimoire { $colour ->
    [black] noir
    [green] vert
    [white] blanc
    [violet] violet
   *[orange] orange
}.
refusal-air-joker-too-low = { $card } ne peut pas être joker : elle n’est pas plus haute que { $highest }.
refusal-air-joker-colour-used = { $card } ne peut pas être joker en plus : chaque couleur ne sert qu’une fois.
refusal-air-out-of-order = { $card } vient trop tôt ou trop tard : d’abord la couleur du diplôme, en montant, puis les jokers dans l’ordre noir, vert, blanc, violet, orange.
refusal-air-dead-end = Avec { $card }, ce diplôme ne pourrait pas être complété.
