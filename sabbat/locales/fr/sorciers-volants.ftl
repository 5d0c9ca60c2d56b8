sorciers-volants-name = Les Sorciers Volants
sorciers-volants-sentence = Ni plateau ni cases : jugez les courbes à l’œil et glissez votre balai entre les châteaux, les huttes et les autres.
sorciers-volants-minutes = 20–60

sorciers-volants-goal = Pilotez votre balai mieux que les autres jusqu’au but de l’aventure, rien qu’à l’œil.
sorciers-volants-five-1 = Deux à quatre balais survolent une table nue : ni plateau ni cases, seulement des châteaux, des huttes et les autres.
sorciers-volants-five-2 = À votre tour, prenez un tronçon de la réserve et posez-le sur votre grimoire, ou envolez-vous avec tout votre grimoire.
sorciers-volants-five-3 = Les tronçons se posent bout à bout à partir de votre figurine. Le moindre contact en chemin, et le vol s’arrête là.
sorciers-volants-five-4 = Chaque aventure a son but : toucher le chat, faire un parcours et se garer en marche arrière, garder le chat pour cinq points, ou attraper le fou.
sorciers-volants-five-5 = Rien n’est caché, rien n’est laissé au hasard : tout l’art est de juger les courbes à l’œil, quelques tours à l’avance.

# Le but de chaque aventure
sorciers-volants-goal-school = Soyez le premier à toucher le chat.
sorciers-volants-goal-bumblebee = Passez entre les châteaux 3 et 4, contournez l’un des deux, revenez, et garez-vous le premier en marche arrière dans votre hutte.
sorciers-volants-goal-cat-chase = Volez avec le chat sur votre chapeau : le premier à marquer cinq points gagne.
sorciers-volants-goal-cloud-fool = Attrapez le fou volant avant que le dernier château ne disparaisse ; s’il est plus rapide, tout le monde perd.
sorciers-volants-goal-custom = Atteignez le but de cette aventure avant les autres.

sorciers-volants-option-adventure = L’aventure, de la plus facile à la plus difficile : l’école des sorciers volants, le vol du bourdon, la chasse au chat, la chasse au fou volant ; ou une aventure à vous.
sorciers-volants-option-layout = Une aventure inventée par les joueurs : où tout se trouve, et le but. Seulement pour une aventure à vous.
sorciers-volants-option-first = Qui joue le premier ? Les joueurs se mettent d’accord.
sorciers-volants-option-rounds = Combien de tours chacun joue avant que la partie ne s’arrête.
sorciers-volants-option-colors = La couleur de chaque joueur.
sorciers-volants-option-aim_help = Ce qu’on peut dessiner sur la table avant un vol : rien, le chemin de son propre grimoire, ou aussi celui du tronçon en main.
sorciers-volants-option-sweeps = Dans la chasse au fou volant, ce qui emporte les joueurs hors de la table : sa figurine et sa queue là où il atterrit, comme c’est imprimé, ou aussi les tronçons de son vol, comme la maison l’avait d’abord compris.
sorciers-volants-option-catch = Dans la chasse au fou volant, ce qu’il faut toucher pour l’attraper : sa figurine, comme la maison lit la règle, ou aussi sa queue, car la règle dit seulement de toucher le fou.
sorciers-volants-value-adventure-school = L’école des sorciers volants
sorciers-volants-value-adventure-bumblebee = Le vol du bourdon
sorciers-volants-value-adventure-cat-chase = La chasse au chat
sorciers-volants-value-adventure-cloud-fool = La chasse au fou volant
sorciers-volants-value-adventure-custom = Une aventure à vous
sorciers-volants-value-colors-red = rouge
sorciers-volants-value-colors-green = vert
sorciers-volants-value-colors-violet = violet
sorciers-volants-value-colors-yellow = jaune
sorciers-volants-value-aim_help-off = À l’œil, comme sur une vraie table
sorciers-volants-value-aim_help-book = Le chemin de mon grimoire est dessiné
sorciers-volants-value-aim_help-full = Le tronçon en main est dessiné aussi
sorciers-volants-value-sweeps-figure = Figurine et queue, comme imprimé
sorciers-volants-value-sweeps-pieces = Aussi les tronçons de son vol, première lecture de la maison
sorciers-volants-value-catch-figure = Sa figurine, lecture de la maison
sorciers-volants-value-catch-tail = Figurine ou queue, l’autre lecture

sorciers-volants-phase-site = Choisissez la hutte ou le château où la figurine sera placée.
sorciers-volants-phase-face = Choisissez l’orientation de la figurine.
sorciers-volants-phase-turn = Prenez un tronçon pour votre grimoire, ou volez.
sorciers-volants-phase-stalled = Même le premier tronçon n’a pas pu être parcouru : gardez vos tronçons ou rendez-les.
sorciers-volants-phase-destination = Le parcours est fini : nommez la hutte où atterrir.
sorciers-volants-phase-over = Tout le monde a atterri : la partie est finie.

sorciers-volants-do-take = Le tronçon { $a } est placé vers la { $b ->
    [left] gauche
   *[right] droite
} { $c ->
    [reverse] à l’emplacement de marche arrière
   *[other] sur le grimoire
}.
sorciers-volants-do-fly = Décollage, avec tout le grimoire.
sorciers-volants-do-keep = Les tronçons restent sur le grimoire.
sorciers-volants-do-drop = Les tronçons retournent à la réserve.
sorciers-volants-do-restart = Emmuré, le sorcier volant repart d’un lieu de départ.
sorciers-volants-do-hut = La hutte { $a } est choisie.
sorciers-volants-do-castle = Le château { $a } est choisi.
sorciers-volants-do-face = La figurine prend le cap { $a }.

sorciers-volants-reason-cat = Le chat a été touché.
sorciers-volants-reason-landing = Un sorcier volant s’est garé en marche arrière dans la bonne hutte.
sorciers-volants-reason-course = Un sorcier volant a fini le parcours.
sorciers-volants-reason-points = Un sorcier volant a marqué le point décisif avec le chat.
sorciers-volants-reason-fool-caught = Le fou volant a été attrapé.
sorciers-volants-reason-fool-wins = Il ne reste aucun château : le fou volant a gagné, et tout le monde a perdu.
sorciers-volants-reason-limit = Tous les tours ont été joués.

refusal-vol-not-in-supply = { $seat ->
    [me] Le tronçon { $curve } n’est pas dans la réserve : il est sur votre grimoire.
   *[other] Le tronçon { $curve } n’est pas dans la réserve : il est sur le grimoire { DE($seat) }.
}
refusal-vol-book-full = Le grimoire est plein : volez.
refusal-vol-reverse-placed = Après un tronçon de marche arrière, il faut voler.
refusal-vol-no-reverse = Il n’y a pas de marche arrière dans cette aventure.
refusal-vol-empty-book = Le grimoire est vide : prenez d’abord un tronçon.
refusal-vol-not-walled-in = Le sorcier volant n’est pas emmuré : au moins un tronçon mène hors d’ici.
refusal-vol-not-stalled = Ce choix n’existe qu’après un vol qui n’a même pas pu commencer.
refusal-vol-site-taken = { $kind ->
    [hut] { $seat ->
        [me] Vous avez déjà choisi la hutte { $number }.
       *[other] { $seat } a déjà choisi la hutte { $number }.
    }
   *[castle] { $seat ->
        [me] Vous avez déjà choisi le château { $number }.
       *[other] { $seat } a déjà choisi le château { $number }.
    }
}
refusal-vol-start-castle = { $seat ->
    [me] Vous avez commencé la partie au château { $number } : personne ne peut y être envoyé.
   *[other] { $seat } a commencé la partie au château { $number } : personne ne peut y être envoyé.
}
refusal-vol-hut-occupied = { $seat ->
    [me] Vous êtes à la hutte { $number }.
   *[other] { $seat } est à la hutte { $number }.
}
refusal-vol-hut-marked = { $seat ->
    [me] La hutte { $number } porte votre marqueur.
   *[other] La hutte { $number } porte le marqueur { DE($seat) }.
}
refusal-vol-no-facing = Il n’y a pas de place { $kind ->
    [hut] à la hutte { $number }
   *[castle] au château { $number }
} : aucune orientation n’est libre.
refusal-vol-facing-blocked = La figurine ne peut pas prendre cette orientation : { $by ->
    [edge] le bord de la table
    [castle] le château { $by_number }
    [hut] la hutte { $by_number }
    [seat] { $seat ->
        [me] votre figurine
       *[other] la figurine { DE($seat) }
    }
   *[fool] le fou volant
} la gêne.

error-vol-bad-layout = Ce plan ne peut pas être joué, { $where } : { $why }
error-vol-layout-missing = Une aventure à vous a besoin d’un plan.
error-vol-layout-unused = Seule une aventure à vous prend un plan ; { $adventure ->
    [school] l’école des sorciers volants
    [bumblebee] le vol du bourdon
    [cat-chase] la chasse au chat
   *[cloud-fool] la chasse au fou volant
} a déjà le sien.

# Sur le plateau. Les mots left, right et reverse de la notation restent tels quels : les messages choisissent d’après eux.
sorciers-volants-can-take = Prendre le tronçon { $a }, à { $b ->
    [left] gauche
   *[right] droite
}{ $c ->
    [reverse] , en marche arrière
   *[other] { "" }
}
sorciers-volants-can-fly = Voler
sorciers-volants-can-keep = Garder les tronçons
sorciers-volants-can-drop = Rendre les tronçons
sorciers-volants-can-restart = Repartir d’un lieu de départ
sorciers-volants-can-hut = Hutte { $a }
sorciers-volants-can-castle = Château { $a }
sorciers-volants-can-face = Prendre le cap { $a }

sorciers-volants-board-table = La table vue d’en haut.
sorciers-volants-board-flyer-at = { $name ->
    [me] Vous, en { $colour }, êtes
   *[other] { $name }, en { $colour }, est
} { $kind ->
    [hut] près de la hutte { $number }
    [castle] près du château { $number }
   *[table] au milieu de la table
}, le balai vers { $hour } h{ $half ->
    [half] { " 30" }
   *[full] { "" }
}.
sorciers-volants-board-fool-at = Le fou volant est { $kind ->
    [hut] près de la hutte { $number }
    [castle] près du château { $number }
   *[table] au milieu de la table
}, le balai vers { $hour } h{ $half ->
    [half] { " 30" }
   *[full] { "" }
}.
sorciers-volants-board-cat-home = Le chat est assis { $kind ->
    [hut] près de la hutte { $number }
    [castle] près du château { $number }
   *[table] au milieu de la table
}.
sorciers-volants-board-colour-red = rouge
sorciers-volants-board-colour-green = vert
sorciers-volants-board-colour-violet = violet
sorciers-volants-board-colour-yellow = jaune
sorciers-volants-board-seat = Joueur { $seat }

sorciers-volants-board-lens = Regarder de plus près
sorciers-volants-board-closer = Plus près
sorciers-volants-board-farther = Plus loin
sorciers-volants-board-whole = Toute la table

sorciers-volants-board-book = { $name ->
    [me] Votre grimoire magique
   *[other] Le grimoire magique { DE($name) }
}
sorciers-volants-board-slot = { $slot ->
    [reverse] Marche arrière
   *[other] Emplacement { $slot }
} : tronçon { $curve }, à { $side ->
    [left] gauche
   *[right] droite
}
sorciers-volants-board-slot-empty = Emplacement { $slot } : vide
sorciers-volants-board-reverse-empty = Marche arrière : vide
sorciers-volants-board-has-cat = a le chat
sorciers-volants-board-points = { $got } point{ $got ->
    [one] { "" }
   *[other] s
} sur { $most }
sorciers-volants-board-leg = { $got } étape{ $got ->
    [one] { "" }
   *[other] s
} sur { $most } ; ensuite : { $kind ->
    [round] contourner le château { $a } ou { $b }
   *[gate] passer entre les châteaux { $a } et { $b }
}
sorciers-volants-board-course = Les { $most } étapes sont faites
sorciers-volants-board-home = Parcours fini : atterrir à la hutte { $hut }
sorciers-volants-board-turn-of = { $state ->
    [over] La partie est finie
    [mine] À vous de jouer
   *[theirs] C’est à { $name } de jouer
}
sorciers-volants-board-fly = Voler !
sorciers-volants-board-keep = Garder
sorciers-volants-board-drop = Rendre
sorciers-volants-board-restart = Repartir

sorciers-volants-board-supply = La réserve de tronçons
sorciers-volants-board-curve = Tronçon { $curve } : { $length } millimètres, tourne de { $turn } degrés
sorciers-volants-board-curve-taken = Le tronçon { $curve } est sur { $name ->
    [me] votre grimoire
   *[other] le grimoire { DE($name) }
}
sorciers-volants-board-hand = Le tronçon { $curve } en main
sorciers-volants-board-put-back = Le reposer
sorciers-volants-board-way-left = Vers la gauche
sorciers-volants-board-way-right = Vers la droite
sorciers-volants-board-way-left-reverse = En arrière, queue à gauche
sorciers-volants-board-way-right-reverse = En arrière, queue à droite

sorciers-volants-board-choose = { $kind ->
    [hut] Hutte { $number }
   *[castle] Château { $number }
}
sorciers-volants-board-dial = Où regarde la figurine
sorciers-volants-board-facing = vers { $hour } h{ $half ->
    [half] { " 30" }
   *[full] { "" }
}{ $free ->
    [yes] { "" }
   *[no] , pas de place
}
sorciers-volants-board-turn-left = La tourner vers la gauche
sorciers-volants-board-turn-right = La tourner vers la droite
sorciers-volants-board-put = La poser ainsi

sorciers-volants-board-asked-site = { $name ->
    [me] Choisissez d’où partir.
   *[other] { $name } choisit d’où partir.
}
sorciers-volants-board-asked-site-for = { $name ->
    [me] Choisissez d’où { $other } repartira.
   *[other] { $other ->
        [me] { $name } choisit d’où vous repartirez.
       *[other] { $name } choisit d’où { $other } repartira.
    }
}
sorciers-volants-board-asked-face = { $name ->
    [me] Choisissez où regarder.
   *[other] { $name } choisit où regarder.
}
sorciers-volants-board-asked-destination = { $name ->
    [me] Nommez la hutte où { $other } devra atterrir.
   *[other] { $other ->
        [me] { $name } nomme la hutte où vous devrez atterrir.
       *[other] { $name } nomme la hutte où { $other } devra atterrir.
    }
}
sorciers-volants-board-asked-own = { $name ->
    [me] Choisissez la hutte où atterrir.
   *[other] { $name } choisit la hutte où atterrir.
}
sorciers-volants-board-told-flies = { $name ->
    [me] Vous volez…
   *[other] { $name } vole…
}
sorciers-volants-board-told-faces = { $name ->
    [me] Vous regardez
   *[other] { $name } regarde
} vers { $hour } h{ $half ->
    [half] { " 30" }
   *[full] { "" }
}.
sorciers-volants-board-told-flown = { $name ->
    [me] Vous avez parcouru
   *[other] { $name } a parcouru
} { $kept ->
    [1] un tronçon
   *[other] { $kept } tronçons sans encombre
}.
sorciers-volants-board-told-stopped = { $name ->
    [me] Votre vol est interrompu
   *[other] Le vol { DE($name) } est interrompu
} par { $kind ->
    [edge] le bord de la table
    [castle] le château { $number }
    [hut] la hutte { $number }
    [seat] { $number ->
        [me] votre figurine
       *[other] { $number }
    }
   *[fool] le fou volant
} : { $kept ->
    [0] aucun tronçon parcouru
    [1] un tronçon parcouru sur { $all }
   *[other] { $kept } tronçons parcourus sur { $all }
}.
sorciers-volants-board-told-touched = { $kind ->
    [cat] Le chat est touché !
    [ring] Hors de l’anneau : le chat rentre chez lui.
    [fool] Le fou volant est attrapé !
    [hut] Atterrissage à la hutte { $number } !
   *[seat] { $number ->
        [me] On vous a pris le chat !
       *[other] Le chat est pris à { $number } !
    }
}
sorciers-volants-board-told-fool = Le fou volant répond avec les mêmes tronçons.
sorciers-volants-board-told-swept = { $kind ->
    [castle] Le fou volant efface le château { $number } !
   *[seat] { $number ->
        [me] Le fou volant vous emporte !
       *[other] Le fou volant emporte { $number } !
    }
}

sorciers-volants-board-goal-touch-cat = Soyez le premier à toucher le chat.
sorciers-volants-board-goal-keep-cat = Volez avec le chat sur le chapeau : { $points } points pour gagner.
sorciers-volants-board-goal-catch-fool = Attrapez le fou volant avant que le dernier château ne disparaisse.

# Dans le terminal
sorciers-volants-table-book = Grimoire
sorciers-volants-table-faced = La figurine regarde vers { $hour } h{ $half ->
    [half] { " 30" }
   *[full] { "" }
}.
sorciers-volants-table-face = Regarder vers { $hour } h{ $half ->
    [half] { " 30" }
   *[full] { "" }
} ({ $degrees }° depuis le haut)
sorciers-volants-table-take = { $take } ({ $length } mm, { $turn }°)
