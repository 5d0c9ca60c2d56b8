witty-witches-name = Witty Witches
witty-witches-sentence = Faites entrer vos invités à la fête des sorcières avant les autres, à coups de doubles, de malédictions et d’une dernière carte muette.
witty-witches-minutes = 10–20

witty-witches-goal = Soyez le premier sans carte en main : faites entrer tous vos invités à la fête.
witty-witches-five-1 = Les invités font la queue à la porte de la fête des sorcières, et vous voulez que les vôtres entrent les premiers.
witty-witches-five-2 = Une carte peut suivre la dernière si elles ont exactement deux choses en commun sur trois : couleur, personnage, objet.
witty-witches-five-3 = La jumelle de la dernière carte, son double, peut toujours suivre et vaut un tour supplémentaire. Si vous ne pouvez pas jouer, piochez une carte.
witty-witches-five-4 = Dans le jeu complet, les cartes étoilées lancent des sorts : malédictions, bénédictions, Abacadabra et Tornado. Les doubles peuvent les déplacer.
witty-witches-five-5 = Le premier qui n’a plus de carte gagne aussitôt. Et avec une seule carte en main : chut ! Parler coûte deux cartes.

witty-witches-option-mode = Le jeu complet avec les sorts magiques (le sorcier maître), ou le jeu d’entraînement sans eux (l’apprenti sorcier).
witty-witches-option-first = Qui joue le premier ? Le joueur précédent est le donneur.
witty-witches-value-mode-master = Sorcier maître : avec les sorts
witty-witches-value-mode-apprentice = Apprenti sorcier : sans sorts

witty-witches-phase-deal = Les cartes sont distribuées.
witty-witches-phase-reveal = Le premier invité entre.
witty-witches-phase-turn = { $can ->
    [draw] Aucune de vos cartes ne peut suivre la dernière : piochez.
    [pass] Aucune de vos cartes ne peut suivre la dernière et il n’y a rien à piocher : passez.
   *[other] Défaussez une carte qui a exactement deux points communs avec la dernière, ou son double.
}
witty-witches-phase-draw = Une carte est piochée.
witty-witches-phase-drawn = { $can ->
    [end] La carte piochée ne peut pas suivre : votre tour se termine.
   *[other] Jouez la carte piochée ou finissez votre tour.
}
witty-witches-phase-conjure = Un sort magique est tiré.
witty-witches-phase-cast = { $can ->
    [tornado] Tornado ! Choisissez le sens.
   *[other] Lancez votre sort : posez-le devant un joueur ou défaussez-le.
}
witty-witches-phase-played = { $can ->
    [end] Il n’y a plus rien à faire : votre tour se termine.
   *[other] Jouez le double de votre carte ou finissez votre tour.
}
witty-witches-phase-owed = Malédiction : vous devez jouer le double de votre carte.
witty-witches-phase-doubled = { $can ->
    [end-extra] Un double ! Prenez un tour supplémentaire ou finissez votre tour.
   *[other] Un double ! Prenez un tour supplémentaire, witchez un sort ou finissez votre tour.
}
witty-witches-phase-over = La fête est complète : la partie est finie.

witty-witches-do-play = Un invité entre : { $a }.
witty-witches-do-double = Son double le suit : { $a }.
witty-witches-do-abacadabra = Abacadabra ! Toute la main entre d’un coup.
witty-witches-do-draw = { $a ->
    [none] On pioche.
    [unknown] Une carte est piochée.
   *[other] Carte piochée : { $a }.
}
witty-witches-do-pass = Il n’y a rien à piocher : on passe.
witty-witches-do-extra = Un tour supplémentaire.
witty-witches-do-witch = { $b ->
    [discard] { $who_a ->
        [me] Votre sort est witché vers la défausse.
       *[other] Le sort { DE($who_a) } est witché vers la défausse.
    }
   *[other] { $who_a ->
        [me] Votre sort est witché vers { $who_b }.
       *[other] { $who_b ->
            [me] Le sort { DE($who_a) } est witché vers vous.
           *[other] Le sort { DE($who_a) } est witché vers { $who_b }.
        }
    }
}
witty-witches-do-end = Le tour est fini.
witty-witches-do-cast = { $a ->
    [discard] Le sort est défaussé.
   *[other] { $who_a ->
        [me] Le sort est lancé sur vous.
       *[other] Le sort est lancé sur { $who_a }.
    }
}
witty-witches-do-tornado = { $a ->
    [clockwise] La Tornado fait tourner tous les sorts dans le sens des aiguilles d’une montre.
   *[counterclockwise] La Tornado fait tourner tous les sorts dans le sens inverse des aiguilles d’une montre.
}
witty-witches-do-speak = { $who_a ->
    [me] Vous avez parlé avec une seule carte en main : deux cartes de pénalité.
   *[other] { $who_a } a parlé avec une seule carte en main : deux cartes de pénalité.
}
witty-witches-do-reveal = Le premier invité : { $a }.
witty-witches-do-conjure = { $a ->
    [unknown] Un sort est tiré.
   *[other] Sort tiré : { $a }.
}

witty-witches-reason-empty-hand = Une main est vide : tous ses invités sont entrés.
witty-witches-reason-turn-limit = Le tour 500 est terminé.

refusal-wit-talk-is-free = { $seat ->
    [me] Parler ne vous coûte rien en ce moment.
   *[other] Parler ne coûte rien à { $seat } en ce moment.
}
refusal-wit-place-the-spell = Posez d’abord le sort que vous avez tiré.
refusal-wit-double-owed = La malédiction ne permet que les deux cartes ensemble : jouez maintenant son double ({ $card }).
refusal-wit-discarded-already = Vous avez défaussé une carte : on ne pioche plus dans ce tour.
refusal-wit-drawn-already = Vous avez pioché une carte : jouez-la ou finissez votre tour.
refusal-wit-say-extra-first = Vous avez joué un double : prenez d’abord un tour supplémentaire si vous voulez continuer.
refusal-wit-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-wit-one-discard = Une seule défausse normale par tour : cette carte doit attendre ({ $card }).
refusal-wit-only-the-drawn-card = Après la pioche, on ne peut jouer que la carte piochée, et ce n’est pas celle-ci ({ $card }).
refusal-wit-is-the-double = Cette carte ({ $card }) est le double de la dernière : jouez-la comme double.
refusal-wit-does-not-fit = Cette carte ({ $card }) ne partage pas exactement deux caractéristiques avec la dernière ({ $top }).
refusal-wit-cursed = À cause de { $spell }, vous ne pouvez jouer cette carte ({ $card }) que si vous avez aussi son double.
refusal-wit-not-the-double = Cette carte ({ $card }) n’est pas le double de la dernière ({ $top }).
refusal-wit-can-discard = Vous avez une carte que vous pouvez défausser : vous devez le faire.
refusal-wit-nothing-to-draw = Il ne reste aucune carte à piocher : passez.
refusal-wit-can-draw = On peut piocher : on ne passe donc pas.
refusal-wit-nothing-done = Vous ne pouvez pas finir votre tour avant d’avoir défaussé ou pioché.
refusal-wit-no-double-played = Seul un double donne un tour supplémentaire.
refusal-wit-no-abacadabra = Abacadabra n’est pas posé devant vous.
refusal-wit-no-chain = Vos cartes ne forment pas toutes ensemble une chaîne à la suite de la dernière ({ $top }).
refusal-wit-witching-needs-a-double = On ne peut witcher qu’après avoir joué un double.
refusal-wit-no-spell-there = { $seat ->
    [me] Aucun sort n’est posé devant vous.
   *[other] Aucun sort n’est posé devant { $seat }.
}
refusal-wit-same-seat = { $seat ->
    [me] Le sort est déjà devant vous.
   *[other] Le sort est déjà devant { $seat }.
}
refusal-wit-no-such-seat = { $seat } n’est pas à cette table.
refusal-wit-no-spell-taken = Vous n’avez tiré aucun sort à lancer.
refusal-wit-tornado-blows = Une Tornado ne se pose pas : choisissez son sens.
refusal-wit-no-tornado = Vous n’avez pas de Tornado.

# Les mots de la notation
witty-witches-term-yellow-witch-broom = sorcière jaune au balai
witty-witches-term-yellow-witch-cauldron = sorcière jaune au chaudron
witty-witches-term-yellow-witch-book = sorcière jaune au livre
witty-witches-term-yellow-wizard-broom = magicien jaune au balai
witty-witches-term-yellow-wizard-cauldron = magicien jaune au chaudron
witty-witches-term-yellow-wizard-book = magicien jaune au livre
witty-witches-term-yellow-dragon-broom = dragon jaune au balai
witty-witches-term-yellow-dragon-cauldron = dragon jaune au chaudron
witty-witches-term-yellow-dragon-book = dragon jaune au livre
witty-witches-term-blue-witch-broom = sorcière bleue au balai
witty-witches-term-blue-witch-cauldron = sorcière bleue au chaudron
witty-witches-term-blue-witch-book = sorcière bleue au livre
witty-witches-term-blue-wizard-broom = magicien bleu au balai
witty-witches-term-blue-wizard-cauldron = magicien bleu au chaudron
witty-witches-term-blue-wizard-book = magicien bleu au livre
witty-witches-term-blue-dragon-broom = dragon bleu au balai
witty-witches-term-blue-dragon-cauldron = dragon bleu au chaudron
witty-witches-term-blue-dragon-book = dragon bleu au livre
witty-witches-term-red-witch-broom = sorcière rouge au balai
witty-witches-term-red-witch-cauldron = sorcière rouge au chaudron
witty-witches-term-red-witch-book = sorcière rouge au livre
witty-witches-term-red-wizard-broom = magicien rouge au balai
witty-witches-term-red-wizard-cauldron = magicien rouge au chaudron
witty-witches-term-red-wizard-book = magicien rouge au livre
witty-witches-term-red-dragon-broom = dragon rouge au balai
witty-witches-term-red-dragon-cauldron = dragon rouge au chaudron
witty-witches-term-red-dragon-book = dragon rouge au livre
witty-witches-term-curse-witch = la malédiction des sorcières
witty-witches-term-curse-wizard = la malédiction des magiciens
witty-witches-term-curse-dragon = la malédiction des dragons
witty-witches-term-curse-broom = la malédiction des balais
witty-witches-term-curse-cauldron = la malédiction des chaudrons
witty-witches-term-curse-book = la malédiction des livres
witty-witches-term-bless-witch = la bénédiction des sorcières
witty-witches-term-bless-wizard = la bénédiction des magiciens
witty-witches-term-bless-dragon = la bénédiction des dragons
witty-witches-term-bless-broom = la bénédiction des balais
witty-witches-term-bless-cauldron = la bénédiction des chaudrons
witty-witches-term-bless-book = la bénédiction des livres
witty-witches-term-abacadabra = Abacadabra
witty-witches-term-tornado = Tornado

# Ce que disent les boutons de la barre d’actions
witty-witches-can-play = Jouer : { $a }
witty-witches-can-double = Jouer le double : { $a }
witty-witches-can-abacadabra = Abacadabra : jouer toute la main
witty-witches-can-draw = Piocher une carte
witty-witches-can-pass = Passer
witty-witches-can-extra = Prendre un tour supplémentaire
witty-witches-can-witch = { $b ->
    [discard] { $who_a ->
        [me] Witcher votre sort vers la défausse
       *[other] Witcher le sort { DE($who_a) } vers la défausse
    }
   *[other] { $who_a ->
        [me] Witcher votre sort vers { $who_b }
       *[other] { $who_b ->
            [me] Witcher le sort { DE($who_a) } vers vous
           *[other] Witcher le sort { DE($who_a) } vers { $who_b }
        }
    }
}
witty-witches-can-end = Finir le tour
witty-witches-can-cast = { $a ->
    [discard] Défausser le sort
   *[other] { $who_a ->
        [me] Garder le sort pour vous
       *[other] Lancer le sort sur { $who_a }
    }
}
witty-witches-can-tornado = { $a ->
    [clockwise] Tornado dans le sens des aiguilles d’une montre
   *[counterclockwise] Tornado dans le sens inverse
}
witty-witches-can-speak = Parler, et piocher deux cartes

# Le plateau
witty-witches-board-label = La fête des sorcières
witty-witches-board-seat = Joueur { $seat }
witty-witches-board-starred = { $card }, avec étoiles
witty-witches-board-top = À la porte : { $card }
witty-witches-board-nobody = Personne n’est encore à la porte
witty-witches-board-guests = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
}
witty-witches-board-look-guests = { $count ->
    [one] { $count } invité est venu : regarder
   *[other] { $count } invités sont venus : les regarder
}
witty-witches-board-guests-title = Qui est venu
witty-witches-board-spells-title = Sorts défaussés
witty-witches-board-look-spells = { $count ->
    [one] { $count } sort défaussé : regarder
   *[other] { $count } sorts défaussés : les regarder
}
witty-witches-board-gone = Malédictions sorties du jeu
witty-witches-board-empty = Il n’y a encore rien ici.
witty-witches-board-close = Fermer
witty-witches-board-draw-pile = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
witty-witches-board-draw = { $count ->
    [one] Piocher une carte : il en reste { $count }
   *[other] Piocher une carte : il en reste { $count }
}
witty-witches-board-spell-pile = { $count ->
    [one] Pile de sorts : { $count } sort
   *[other] Pile de sorts : { $count } sorts
}
witty-witches-board-hand = { $cards ->
    [one] Votre main : { $cards } carte
   *[other] Votre main : { $cards } cartes
}
witty-witches-board-hand-hidden = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}
witty-witches-board-card-fits = { $card } : convient ({ $one } et { $two } en commun)
witty-witches-board-card-double = { $card } : le double du dernier invité
witty-witches-board-card-blessed = { $card } : votre sort lui ouvre la porte
witty-witches-board-colour = couleur
witty-witches-board-character = personnage
witty-witches-board-object = objet
witty-witches-board-double = double
witty-witches-board-drawn = piochée
witty-witches-board-chair = { $cards ->
    [0] { $name } : plus de carte.
    [1] { $name } : une seule carte.
   *[other] { $name } : { $cards } cartes.
}
witty-witches-board-chair-mine = { $cards ->
    [0] Vous : plus de carte.
    [1] Vous : une seule carte, silence !
   *[other] Vous : { $cards } cartes.
}
witty-witches-board-turn = C’est son tour.
witty-witches-board-turn-mine = C’est votre tour.
witty-witches-board-hush = Plus qu’une carte : parler coûte deux cartes.
witty-witches-board-hush-word = chut !
witty-witches-board-spoken = bla bla !
witty-witches-board-cast = Lancer le sort sur { $name }
witty-witches-board-cast-me = Garder le sort pour vous
witty-witches-board-cast-discard = Défausser le sort
witty-witches-board-witch-from = { $name ->
    [me] Prendre votre propre sort
   *[other] Prendre le sort { DE($name) }
}
witty-witches-board-witch-to = Witcher le sort vers { $name }
witty-witches-board-witch-me = Witcher le sort vers vous
witty-witches-board-witch-discard = Witcher le sort vers la défausse
witty-witches-board-put-back = { $name ->
    [me] Laisser le sort où il est, chez vous
   *[other] Laisser le sort à { $name }
}
witty-witches-board-note-witch = Ou prenez un sort.
witty-witches-board-note-witch-to = Où s’envole-t-il ?
witty-witches-board-held = Vous tenez un sort. { $meaning }
witty-witches-board-abacadabra = Abacadabra !
witty-witches-board-extra = Tour en plus
witty-witches-board-end = Fin du tour
witty-witches-board-pass = Passer
witty-witches-board-tornado-clockwise = Sens horaire
witty-witches-board-tornado-counterclockwise = Sens inverse
witty-witches-board-many-witch = sorcières
witty-witches-board-many-wizard = magiciens
witty-witches-board-many-dragon = dragons
witty-witches-board-many-broom = balais
witty-witches-board-many-cauldron = chaudrons
witty-witches-board-many-book = livres
witty-witches-board-motto-curse = pas de { $what }
witty-witches-board-motto-bless = { $what } : bienvenue
witty-witches-board-motto-abacadabra = Abacadabra
witty-witches-board-motto-tornado = Tornado
witty-witches-board-meaning-curse = Malédiction : pas de { $what }, sauf en double.
witty-witches-board-meaning-bless = Bénédiction : les { $what } entrent toujours, même sans point commun.
witty-witches-board-meaning-abacadabra = Abacadabra : toute la main entre d’un coup si elle forme une chaîne.
witty-witches-board-meaning-tornado = Tornado : tous les sorts passent au voisin.
witty-witches-board-won = { $name ->
    [me] Tous vos invités sont entrés !
   *[other] { $name } : tous les invités sont entrés !
}

# Dans le terminal
witty-witches-table-door = À la porte
witty-witches-table-before = Avant
witty-witches-table-held = Le sort à lancer
witty-witches-table-spell = Sort
witty-witches-table-hand = Main
witty-witches-table-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
witty-witches-trait-witch = sorcière
witty-witches-trait-wizard = magicien
witty-witches-trait-dragon = dragon
witty-witches-trait-broom = balai
witty-witches-trait-cauldron = chaudron
witty-witches-trait-book = livre
