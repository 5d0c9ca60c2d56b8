sorciers-volants-name = Les Sorciers Volants
sorciers-volants-sentence = Ni plateau ni cases : jugez les courbes à l’œil et glissez votre balai entre les châteaux, les huttes et les autres.

sorciers-volants-option-adventure = L’aventure, de la plus facile à la plus difficile : l’école des sorciers volants, le vol du bourdon, la chasse au chat, la chasse au fou volant ; ou une aventure à vous.
sorciers-volants-option-layout = Une aventure inventée par les joueurs : où tout se trouve, et le but. Seulement avec l’aventure custom.
sorciers-volants-option-first = Le siège qui commence.
sorciers-volants-option-rounds = Combien de tours chaque siège joue avant que la partie ne s’arrête.
sorciers-volants-option-colors = La couleur de chaque siège.
sorciers-volants-option-aim_help = Ce qu’on peut dessiner sur la table avant un vol : rien, le chemin de son propre grimoire, ou aussi celui du tronçon en main.

sorciers-volants-phase-site = Choisissez la hutte ou le château où la figurine sera placée.
sorciers-volants-phase-face = Choisissez l’orientation de la figurine ({ $site }).
sorciers-volants-phase-turn = Prenez un tronçon pour votre grimoire, ou volez.
sorciers-volants-phase-stalled = Même le premier tronçon n’a pas pu être parcouru : gardez vos tronçons ou rendez-les.
sorciers-volants-phase-destination = Le parcours est fini : nommez la hutte où atterrir.
sorciers-volants-phase-over = Tout le monde a atterri : la partie est finie.

sorciers-volants-do-take = Le tronçon { $a } est placé vers la { $b ->
    [left] gauche
   *[right] droite
} { $c ->
    [reverse] à l’emplacement de marche arrière
   *[other] sur le grimoire
}.
sorciers-volants-do-fly = Tout le grimoire est parcouru.
sorciers-volants-do-keep = Les tronçons restent sur le grimoire.
sorciers-volants-do-drop = Les tronçons retournent à la réserve.
sorciers-volants-do-restart = Emmuré : le sorcier volant repart d’un site de départ.
sorciers-volants-do-hut = Ce sera la hutte { $a }.
sorciers-volants-do-castle = Ce sera le château { $a }.
sorciers-volants-do-face = La figurine prend le cap { $a }.

sorciers-volants-reason-cat = Le chat a été touché.
sorciers-volants-reason-landing = Un sorcier volant a atterri en arrière dans sa hutte.
sorciers-volants-reason-course = Un sorcier volant a fini le parcours.
sorciers-volants-reason-points = Le dernier point du chat a été marqué.
sorciers-volants-reason-fool-caught = Le fou volant est attrapé.
sorciers-volants-reason-fool-wins = Il ne reste aucun château : le fou volant a gagné, et tout le monde a perdu.
sorciers-volants-reason-limit = Tous les tours ont été joués.

refusal-vol-not-in-supply = Le tronçon { $curve } n’est pas dans la réserve : il est sur le grimoire du siège { $seat }.
refusal-vol-book-full = Le grimoire est plein : volez.
refusal-vol-reverse-placed = Après un tronçon de marche arrière, il faut voler.
refusal-vol-no-reverse = Il n’y a pas de marche arrière dans cette aventure.
refusal-vol-empty-book = Le grimoire est vide : prenez d’abord un tronçon.
refusal-vol-not-walled-in = Le sorcier volant n’est pas emmuré : au moins un tronçon mène hors d’ici.
refusal-vol-not-stalled = Ce choix n’existe qu’après un vol qui n’a même pas pu commencer.
refusal-vol-site-taken = { $kind ->
    [hut] La hutte { $number } a été choisie
   *[castle] Le château { $number } a été choisi
} par le siège { $seat }.
refusal-vol-start-castle = Le siège { $seat } a commencé la partie au château { $number } : personne ne peut y être envoyé.
refusal-vol-hut-occupied = Le siège { $seat } se tient à la hutte { $number }.
refusal-vol-hut-marked = La hutte { $number } porte le marqueur du siège { $seat }.
refusal-vol-no-facing = Il n’y a pas de place { $kind ->
    [hut] à la hutte { $number }
   *[castle] au château { $number }
} : aucune orientation n’est libre.
refusal-vol-facing-blocked = La figurine ne peut pas prendre cette orientation : { $by ->
    [edge] le bord de la table
    [castle] le château { $by_number }
    [hut] la hutte { $by_number }
    [seat] le sorcier volant du siège { $by_number }
   *[fool] le fou volant
} la gêne.

error-vol-bad-layout = Ce plan ne peut pas être joué, { $where } : { $why }.
error-vol-layout-missing = L’aventure { $adventure } a besoin d’un plan.
error-vol-layout-unused = L’aventure { $adventure } a son propre plan ; seule custom en prend un.
