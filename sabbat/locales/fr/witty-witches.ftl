witty-witches-name = Witty Witches
witty-witches-sentence = Faites entrer vos invités à la fête des sorcières avant les autres, à coups de doubles, de malédictions et d’une dernière carte muette.

witty-witches-option-mode = Le jeu complet avec les sorts magiques (master, le sorcier maître) ou le jeu d’entraînement sans eux (apprentice, l’apprenti sorcier).
witty-witches-option-first = Le siège qui joue le premier tour ; le siège précédent est le donneur.

witty-witches-phase-deal = Les cartes sont distribuées.
witty-witches-phase-reveal = Le premier invité entre.
witty-witches-phase-turn = Défaussez une carte qui partage exactement deux caractéristiques avec la dernière, ou son double ; sinon piochez.
witty-witches-phase-draw = Une carte est piochée.
witty-witches-phase-drawn = Jouez la carte piochée si vous le pouvez, ou finissez votre tour.
witty-witches-phase-conjure = Un sort magique est tiré.
witty-witches-phase-cast = Lancez votre sort : posez-le devant un joueur ou défaussez-le. Pour une Tornado, choisissez le sens.
witty-witches-phase-played = Jouez le double de votre carte si vous l’avez, ou finissez votre tour.
witty-witches-phase-owed = Malédiction : vous devez jouer le double de votre carte.
witty-witches-phase-doubled = Un double ! Prenez un tour supplémentaire, witchez un sort ou finissez votre tour.
witty-witches-phase-over = La fête est complète : la partie est finie.

witty-witches-do-play = { $a } est défaussée.
witty-witches-do-double = Le double { $a } est joué.
witty-witches-do-abacadabra = Abacadabra ! Toute la main entre d’un coup.
witty-witches-do-draw = Une carte est piochée { $a }
witty-witches-do-pass = Il n’y a rien à piocher : on passe.
witty-witches-do-extra = Un tour supplémentaire.
witty-witches-do-witch = { $b ->
    [discard] Le sort du siège { $a } est witché vers la défausse.
   *[other] Le sort du siège { $a } est witché vers le siège { $b }.
}
witty-witches-do-end = Le tour est fini.
witty-witches-do-cast = { $a ->
    [discard] Le sort est défaussé.
   *[other] Le sort est lancé sur le siège { $a }.
}
witty-witches-do-tornado = { $a ->
    [clockwise] La Tornado fait tourner tous les sorts dans le sens des aiguilles d’une montre.
   *[counterclockwise] La Tornado fait tourner tous les sorts dans le sens inverse des aiguilles d’une montre.
}
witty-witches-do-speak = Le siège { $a } a parlé avec une seule carte en main : deux cartes de pénalité.
witty-witches-do-reveal = Le premier invité est { $a }.
witty-witches-do-conjure = Un sort est tiré : { $a }

witty-witches-reason-empty-hand = Une main est vide : tous ses invités sont entrés.
witty-witches-reason-turn-limit = Le tour 500 est terminé.

refusal-wit-talk-is-free = Parler ne coûte rien au siège { $seat } en ce moment.
refusal-wit-place-the-spell = Posez d’abord le sort que vous avez tiré.
refusal-wit-double-owed = La malédiction ne permet que les deux cartes ensemble : jouez maintenant le double { $card }.
refusal-wit-discarded-already = Vous avez défaussé une carte : on ne pioche plus dans ce tour.
refusal-wit-drawn-already = Vous avez pioché une carte : jouez-la ou finissez votre tour.
refusal-wit-say-extra-first = Vous avez joué un double : prenez d’abord un tour supplémentaire si vous voulez continuer.
refusal-wit-not-in-hand = { $card } n’est pas dans votre main.
refusal-wit-one-discard = Une seule défausse normale par tour : { $card } doit attendre.
refusal-wit-only-the-drawn-card = Après la pioche, seule la carte piochée peut être jouée, pas { $card }.
refusal-wit-is-the-double = { $card } est le double de la dernière carte : jouez-la comme double.
refusal-wit-does-not-fit = { $card } ne partage pas exactement deux caractéristiques avec { $top }.
refusal-wit-cursed = { $spell } interdit { $card }, sauf si vous avez les deux cartes identiques.
refusal-wit-not-the-double = { $card } n’est pas le double de { $top }.
refusal-wit-can-discard = Vous avez une carte que vous pouvez défausser : vous devez le faire.
refusal-wit-nothing-to-draw = Il ne reste aucune carte à piocher : passez.
refusal-wit-can-draw = On peut piocher : on ne passe donc pas.
refusal-wit-nothing-done = Vous ne pouvez pas finir votre tour avant d’avoir défaussé ou pioché.
refusal-wit-no-double-played = Seul un double donne un tour supplémentaire.
refusal-wit-no-abacadabra = Abacadabra n’est pas posé devant vous.
refusal-wit-no-chain = Votre main ne forme pas de chaîne qui suive { $top } et passe par toutes vos cartes.
refusal-wit-witching-needs-a-double = On ne peut witcher qu’après avoir joué un double.
refusal-wit-no-spell-there = Aucun sort n’est posé devant le siège { $seat }.
refusal-wit-same-seat = Le sort est déjà devant le siège { $seat }.
refusal-wit-no-such-seat = Il n’y a pas de siège { $seat } à cette table.
refusal-wit-no-spell-taken = Vous n’avez tiré aucun sort à lancer.
refusal-wit-tornado-blows = Une Tornado ne se pose pas : choisissez son sens.
refusal-wit-no-tornado = Vous n’avez pas de Tornado.
