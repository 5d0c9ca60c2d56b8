# Ce qui ne va pas dans une aventure
error-bad-adventure = Cette aventure ne peut pas être jouée, { $where } : { $why }
error-no-adventure = Cette aventure n’existe pas, ou plus.
error-not-your-adventure = Seul son auteur peut modifier une aventure. Faites-en une copie à vous !
error-bad-title = Ce nom ne peut pas être montré aux autres : il doit se lire, ne pas ressembler à celui d’un bot et ne pas empiler de signes sur une lettre.
error-adventures-often = C’est assez pour aujourd’hui : { $most } aventures par jour.
error-adventures-many = Vous gardez déjà { $most } aventures : retirez-en une d’abord.
error-bad-surprise = Pour une surprise, choisissez parmi ces buts et ces difficultés : { $allowed }.
error-no-surprise = Les dés n’ont rien donné que les bots puissent gagner et qui soit aussi difficile que vous le voulez. Essayez encore.
error-one-trial = Les bots essaient déjà une aventure pour vous : une chose après l’autre.
error-trials-busy = Les bots essaient des aventures pour beaucoup de monde en ce moment. Revenez dans un instant.
error-vol-layout-shape = { $wanted ->
    [object] Une aventure est un objet entre accolades.
    [missing] Ce champ manque.
    [unknown] Ce champ n’existe pas.
    [list] Il faut ici une liste entre crochets.
    [entries] Il faut ici exactement { $count } éléments.
    [number] Il faut ici un nombre entier de { $low } à { $high }.
    [boolean] Il faut ici vrai (true) ou faux (false).
    [huts] Il n’y a que { $count } huttes dans la boîte.
   *[word] Il faut ici l’un de ces mots : { $known }.
}
error-vol-layout-name = Donnez-lui un nom de 1 à { $most } caractères.
error-vol-layout-off-table = { $kind ->
    [castle] Le château { $number }
    [hut] La hutte { $number }
   *[cat] Le chat
} dépasse de la table.
error-vol-layout-overlap = { $kind ->
    [castle] Le château { $number }
    [hut] La hutte { $number }
   *[cat] Le chat
} chevauche { $other ->
    [castle] le château { $other_number }
    [hut] la hutte { $other_number }
   *[cat] le chat
}.
error-vol-layout-needed = { $what ->
    [cat] Ce but a besoin d’un chat.
    [fool] Ce but a besoin du fou volant.
   *[castle] Ce but a besoin d’un château.
}
error-vol-layout-useless = Avec ce but, il n’y a pas { $what ->
    [cat] de chat
    [fool] de fou volant
    [course] de parcours
    [landing] d’atterrissage
    [ring] d’anneau
   *[points] de points
}.
error-vol-layout-start-nowhere = { $kind ->
    [hut] La hutte { $number }
   *[castle] Le château { $number }
} est un lieu de départ, mais n’est pas sur la table.
error-vol-layout-start-twice = { $kind ->
    [hut] La hutte { $number }
   *[castle] Le château { $number }
} figure deux fois parmi les lieux de départ.
error-vol-layout-few-starts = { $players } joueurs ont besoin d’autant de lieux de départ ; il { $count ->
    [0] n’y en a aucun
    [one] y en a un
   *[other] y en a { $count }
}.
error-vol-layout-legs = Un parcours a de 1 à { $most } étapes.
error-vol-layout-leg-castle = Étape { $leg } : le château { $number } n’est pas sur la table.
error-vol-layout-leg-same = L’étape { $leg } a besoin de deux châteaux différents.
error-vol-layout-leg-round = Étape { $leg } : on ne contourne les châteaux { $a } et { $b } que juste après la porte entre eux.
error-vol-layout-landing-reverse = On atterrit en marche arrière : il faut donc la permettre.
error-vol-layout-few-huts = { $what ->
    [landing] Un atterrissage demande une hutte pour chacun des { $players } joueurs ; il { $count ->
        [0] n’y en a aucune
        [one] y en a une
       *[other] y en a { $count }
    }.
   *[fool] Une chasse demande une hutte pour chacun des { $players } joueurs ; il { $count ->
        [0] n’y en a aucune
        [one] y en a une
       *[other] y en a { $count }
    }.
}
error-vol-layout-ring-short = Un anneau a au moins trois châteaux, ou aucun.
error-vol-layout-ring-castle = L’anneau : le château { $number } n’est pas sur la table.
error-vol-layout-ring-twice = L’anneau : le château { $number } y est deux fois.
error-vol-layout-points = On gagne avec 1 à 9 points.
error-vol-layout-fool-touches = La { $part ->
    [figure] figurine
   *[tail] queue
} du fou touche { $kind ->
    [hut] la hutte { $number }
   *[edge] le bord de la table
}.

# L’établi
workshop-title = L’atelier
workshop-tools = Outils
workshop-panels = Tiroirs
workshop-panel-things = Objets
workshop-panel-goal = But
workshop-panel-file = Fichiers
workshop-bench = Le dessus de la table
workshop-thing-castle = Château { $number }
workshop-thing-hut = Hutte { $number }
workshop-thing-cat = Le chat
workshop-thing-fool = Le fou volant
workshop-at = { $name }, à { $x } mm de la gauche, { $y } mm du haut
workshop-is-start = On peut partir d’ici
workshop-shelf = Encore dans la boîte
workshop-shelf-empty = Tout est sur la table.
workshop-bring = Poser sur la table : { $name }
workshop-nothing-chosen = Rien n’est choisi
workshop-choose = Déplacez les objets sur la table, ou choisissez-en un pour voir ce qu’on peut en faire.
workshop-x = De la gauche, en mm
workshop-y = Du haut, en mm
workshop-heading = Où il regarde
workshop-start = Un lieu de départ
workshop-copy = Un autre à côté
workshop-copy-mirrored = Un autre en face
workshop-remove = Dans la boîte
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-mirror-across = Miroir, gauche et droite
workshop-mirror-down = Miroir, haut et bas
workshop-snap = Aligner en rangs et en colonnes
workshop-fly = L’essayer tout de suite
workshop-done = Terminé
workshop-keys = Touches
workshop-keys-more = Tab passe d’un objet à l’autre ; les flèches le déplacent d’un centimètre, avec Maj d’un millimètre. S en fait un lieu de départ, Suppr le remet dans la boîte, le point et la virgule tournent le fou. Ctrl+Z annule, Ctrl+Y rétablit, Ctrl+D en pose un autre en face.
workshop-unseen = La maison ne répond pas en ce moment. Continuez : tout est gardé dans ce navigateur.
workshop-faults = { $count ->
    [one] Une chose ne va pas encore.
   *[other] { $count } choses ne vont pas encore.
}
workshop-good = Cette aventure peut se jouer, à { $players } joueurs.
workshop-name = Nom
workshop-new-name = Une nouvelle aventure
workshop-goal = Le but
workshop-goal-touch-cat = Toucher le chat
workshop-goal-race = Faire un parcours
workshop-goal-keep-cat = Garder le chat
workshop-goal-catch-fool = Attraper le fou
workshop-reverse = La marche arrière est permise
workshop-landing = Se garer à la fin en marche arrière dans une hutte
workshop-points = Points pour gagner
workshop-made-for = Conçue pour
workshop-made-for-players = { $players ->
    [0] le plus possible
   *[other] { $players } joueurs
}
workshop-course = Le parcours
workshop-gate = entre
workshop-round = autour de
workshop-leg-kind = Étape { $leg } : comment
workshop-leg-left = Étape { $leg } : le château à main gauche
workshop-leg-right = Étape { $leg } : le château à main droite
workshop-leg-earlier = Étape { $leg } : plus tôt
workshop-leg-turn = Étape { $leg } : dans l’autre sens
workshop-leg-remove = Étape { $leg } : retirer
workshop-lay-gate = Poser une porte
workshop-add-round = Les contourner
workshop-gate-left = Choisissez le château qui sera à main gauche.
workshop-gate-right = Et maintenant celui à main droite.
workshop-ring = L’anneau
workshop-ring-none = Pas d’anneau : on peut porter le chat partout.
workshop-draw-ring = Tracer l’anneau
workshop-no-ring = Pas d’anneau
workshop-ring-next = Choisissez les châteaux de l’anneau, l’un après l’autre ; en choisir un de nouveau l’enlève.
workshop-table = La table
workshop-width = { $cm } cm de large
workshop-height = { $cm } cm de haut
workshop-start-from = Partir de
workshop-empty = Une table vide
workshop-files = Fichiers
workshop-files-more = La ligne de commande lit les mêmes fichiers. On peut aussi en déposer un sur cette page.
workshop-open-file = Ouvrir un fichier…
workshop-save-json = Garder en fichier
workshop-save-svg = Image (SVG)
workshop-save-png = Image (PNG)
workshop-file-large = Le fichier est trop grand : une aventure a au plus { $kb } ko.

# L’essayer
workshop-flight = Vol d’essai : { $name }
workshop-flight-so-far = { $turns ->
    [0] Choisissez d’où partir.
    [one] Un tour jusqu’ici.
   *[other] { $turns } tours, { $flights ->
        [0] pas encore de vol
        [one] un vol
       *[other] { $flights } vols
    }.
}
workshop-flight-over = { $turns ->
    [one] Réussi en un tour.
   *[other] Réussi en { $turns } tours.
}
workshop-flight-undo = Un pas en arrière
workshop-flight-again = Depuis le début
workshop-back = Retour à l’établi

# Partager
workshop-panel-share = Partager
workshop-share = Garder et partager
workshop-share-again = Garder la nouvelle version
workshop-share-more = La maison la garde et lui donne un lien. Qui a le lien peut y jouer, ou en faire une copie à modifier.
workshop-shared = La maison la garde, version { $version }.
workshop-its-page = Sa page
workshop-public = La montrer à tous dans la galerie
workshop-qr = Le lien en code QR
workshop-from = D’après « { $name } »
workshop-from-gone = D’après une autre, qui n’est plus là
workshop-see = La voir
workshop-by = par { $maker }
workshop-by-house = de la maison
workshop-by-nobody = par quelqu’un sans nom
workshop-picture-of = La table de « { $name } »
workshop-edit = Continuer à la construire
workshop-change = La modifier
workshop-like = Elle me plaît
workshop-likes = { $likes ->
    [0] n’a encore plu à personne
    [one] plaît à une personne
   *[other] plaît à { $likes } personnes
}
workshop-delete = La retirer pour toujours
workshop-delete-sure = Vraiment ? Les parties qu’on y a jouées restent.
workshop-hidden = L’hôte de cette maison l’a retirée de la galerie.
workshop-for = { $low }–{ $high } joueurs
workshop-for-just = { $count } joueurs
workshop-turns = { $turns ->
    [0] personne ne l’a encore gagnée
    [one] environ un tour chacun
   *[other] environ { $turns } tours chacun
}
workshop-not-measured = les bots la mesurent encore
workshop-plays = { $plays ->
    [one] jouée une fois
   *[other] jouée { $plays } fois
}
workshop-hardness-easy = facile
workshop-hardness-middling = moyenne
workshop-hardness-hard = difficile

# La galerie
workshop-gallery = La galerie des aventures
workshop-gallery-more = Des tables pour Les Sorciers Volants, de la maison et de ses invités. Jouez-y, modifiez-les, inventez la vôtre.
workshop-make = Ouvrir l’atelier
workshop-search = Chercher
workshop-any = Peu importe
workshop-players = Joueurs
workshop-sort = Ordre
workshop-sort-new = Les plus récentes
workshop-sort-liked = Les plus aimées
workshop-sort-played = Les plus jouées
workshop-sort-name = Par nom
workshop-sort-short = Les plus courtes d’abord
workshop-sort-long = Les plus longues d’abord
workshop-sort-easy = Les plus faciles d’abord
workshop-sort-hard = Les plus difficiles d’abord
workshop-length = Longueur
workshop-length-most = au plus { $turns } tours chacun
workshop-whose = De
workshop-whose-all = tout le monde
workshop-whose-house = la maison
workshop-whose-mine = moi
workshop-private = pas dans la galerie
workshop-none = Rien ici. Faites la première !
workshop-none-mine = Vous n’en avez encore partagé aucune.
workshop-found = { $count ->
    [one] Une aventure.
   *[other] { $count } aventures.
}
workshop-pages = Pages
workshop-earlier = Page précédente
workshop-later = Page suivante

# L’hôte
cli-adventure-hide = Retirer une aventure de la galerie d’une maison.
cli-adventure-id = La dernière partie du lien de l’aventure.
cli-adventure-show = La remettre dans la galerie.
adventure-hidden = { $id } n’est plus dans la galerie.
adventure-shown = { $id } peut de nouveau être dans la galerie.

# Bots et dés
workshop-surprise = Surprenez-moi
workshop-surprise-more = Les dés inventent une table. Elle est à vous si des bots y gagnent à chaque fois, et la trouvent aussi difficile que vous le voulez.
workshop-surprise-name = Une surprise
workshop-hardness = Difficulté
workshop-panel-bots = Bots
workshop-bots-more = Des bots jouent sur la table telle qu’elle est : d’abord des novices, puis des maîtres qui réfléchissent vite. La lueur montre où les vols s’arrêtent.
workshop-bots-fly = La faire essayer par des bots
workshop-bots-stop = Arrêter
workshop-bots-progress = { $done } parties sur { $all }
workshop-bots-level = { $level } : { $matches ->
    [one] une partie
   *[other] { $matches } parties
}, { $turns ->
    [0] jamais de vainqueur
   *[other] { $turns } tours chacun en valeur médiane, { $lost ->
        [0] toujours un vainqueur
        [one] une fois sans vainqueur
       *[other] { $lost } fois sans vainqueur
    }
}.
workshop-bots-seats = Gagné par place : { $seats }
workshop-bots-crashes = { $crashes ->
    [0] Aucun vol n’a été arrêté.
    [one] Un vol a été arrêté.
   *[other] { $crashes } vols ont été arrêtés.
}
workshop-verdict-good = Elle semble juste, et pas trop longue.
workshop-verdict-unfair = Une place gagne bien plus souvent que les autres.
workshop-verdict-long = Elle dure très longtemps.
workshop-verdict-unreachable = Personne n’a gagné : peut-être le but est-il hors d’atteinte.

# The house’s own adventures: a name and a sentence each
adventure-house-candle-corner = Le coin de la bougie
    .sentence = Une petite table pour deux : un seul château entre vous et le chat.
adventure-house-cat-in-the-keep = Le chat du donjon
    .sentence = Huit châteaux gardent le chat, et chacun arrive d’un autre coin.
adventure-house-crown-of-seven = La couronne des sept
    .sentence = Une large couronne de sept châteaux et cinq points : une chasse pour toute la soirée.
adventure-house-fool-at-the-fair = Le fou à la foire
    .sentence = Le fou tourbillonne entre huit châteaux : on a le temps de l’attraper.
adventure-house-four-corners = Les quatre coins
    .sentence = Ni anneau ni cachette : gardez le chat sur une petite table ouverte.
adventure-house-garden-gate = La porte du jardin
    .sentence = Une seule porte, grande ouverte : une première course.
adventure-house-grand-tour = Le grand tour
    .sentence = Quatre portes sur une vaste table, pour sorciers patients.
adventure-house-hairpin = L’épingle à cheveux
    .sentence = Deux portes, un demi-tour autour de la plus lointaine, et retour par la première.
adventure-house-home-before-midnight = Rentrer avant minuit
    .sentence = Franchissez la porte, revenez par elle et garez-vous en marche arrière dans une hutte.
adventure-house-last-three-castles = Les trois derniers châteaux
    .sentence = Il ne reste que trois châteaux : attrapez le fou avant qu’il ne les ait tous.
adventure-house-long-way-home = Le long chemin du retour
    .sentence = Faufilez-vous entre six châteaux sur une longue table étroite.
adventure-house-merry-go-round = Le manège
    .sentence = Portez le chat autour de six châteaux en ronde ; deux points suffisent.
