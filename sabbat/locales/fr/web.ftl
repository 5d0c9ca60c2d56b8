# The house
web-skip = Aller au contenu
web-home = Accueil
web-navigation = Navigation
web-me = Moi
web-loading = Un instant…
web-nowhere = Il n’y a rien ici, sinon une araignée.
web-no-network = La maison est injoignable pour l’instant.
web-offline = Pas de réseau. Rien n’est perdu : vous continuerez dès son retour.
web-reconnecting = Reconnexion…
web-newer = Il y a une nouvelle version de la maison. Elle s’installe au prochain moment calme.
web-newer-now = Maintenant
web-away-house = La maison est injoignable.
web-away-safe = Il n’y a pas de réseau ici, ou la maison est fermée pour un instant. Rien n’est perdu : vos parties et vos places vous attendent.
web-away-looking = On la cherche… La page demandée s’ouvre d’elle-même dès que la maison répond.
web-away-knock = Frapper de nouveau
web-away-read = En attendant, vous pouvez lire :
web-close = Fermer
web-yes = Oui
web-no = Non
web-you = vous
web-you-name = Vous
web-player = Joueur { $n }
web-guest = un invité
web-bot = bot
web-numbered = { $name } { $n }
web-away = absent
web-host = hôte
web-seat = Place { $seat }

# The levels of the bots
level-beginner-name = Débutant
level-novice-name = Novice
level-apprentice-name = Apprenti
level-adept-name = Adepte
level-expert-name = Expert
level-master-name = Maître
web-level = Niveau du bot

# Home
web-welcome = Entrez, le chaudron est chaud.
web-welcome-more = Des jeux de sorcières, ce soir, entre amis grâce à un lien ou contre des bots. Sans compte, sans installation.
web-games = Jeux
web-players = { $low } à { $high } joueurs
web-minutes = { $minutes } minutes
web-play-now = Jouer tout de suite
web-with-friends = Entre amis
web-learn = Apprendre
web-of = { $what } : { $name }
web-your-matches = Vos parties
web-your-turn = À vous de jouer
web-others-turn = Aux autres de jouer
web-not-started = Pas encore commencée
web-no-matches = Aucune pour l’instant.
web-open-tables = Tables ouvertes
web-waits-for-players = Attend des joueurs
web-can-be-watched = On peut regarder
web-no-open-tables = Aucune table ouverte. Ouvrez-en une !
web-title = Des jeux de sorcières, ce soir
web-title-open = avant la partie
web-title-over = terminée
web-title-watching = vous regardez
web-against = contre { $names }
web-nobody-yet = personne d’autre encore
web-turn-of-other = À { $name } de jouer
web-free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
 }
web-wish = Votre façon de jouer : { $wish }
web-wish-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
 }
web-wish-aids = aides
web-wish-aids-more = Aides : chances, aperçus de ce que fait un coup

# Before the match
web-lobby-host = Votre table. Invitez, choisissez qui joue, puis commencez.
web-lobby-guest = Prenez une place, ou regardez.
web-lobby-wait = Vous avez une place. L’hôte lance la partie.
web-seats = Les places autour de la table
web-lobby-invited = On vous invite : regardez ce qui sera joué, et prenez place si cela vous convient.
web-invited = sur invitation
web-sit-invited = Prendre ma place
web-decline = Non merci
web-unrated = Cette partie ne compte pas pour le classement.
web-sit = S’asseoir ici
web-sit-beside = Quelqu’un à côté de moi
web-add-bot = Ajouter un bot
web-leave-seat = Quitter la place
web-free-seat = Libérer la place
web-fill = { $free ->
    [one] Donner la place libre à un bot
   *[other] Donner les { $free } places libres à des bots
 }
web-start = Commencer
web-invite = Inviter
web-invite-more = Toute personne qui a ce lien peut venir.
web-link = Le lien
web-qr = Le lien en code QR
web-copy = Copier le lien
web-copied = Copié
web-options = Ce qu’on joue
web-how-many = Nombre de joueurs
web-first = Qui commence ?
web-chance = Hasard
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-calm = Calme : une minute par coup, dix en réserve
web-clock-brisk = Vif : 20 secondes par coup, trois minutes en réserve
web-clock-days = Trois jours par coup
web-table-public = Visible parmi les tables ouvertes
web-table-hints = Les conseils sont permis
web-table-spectators = On peut regarder la partie
web-your-name = Votre nom
web-your-hat = Votre chapeau
web-hat = Chapeau { $n }
web-keep = Enregistrer
web-kept = C’est noté.

# At the table
web-players-here = Les joueurs
web-picture-of-table = Une image de la table
web-at-turn = doit jouer
web-gave-up = a abandonné
web-stand-in = un remplaçant joue
web-watch = Regardez…
web-turn-of = { $name } réfléchit.
web-actions = Ce que vous pouvez faire
web-many-actions = { $count } possibilités : choisissez sur le plateau.
web-show-all = Les montrer toutes
web-out-of-turn = Hors de votre tour
web-why = Pourquoi ? { $clause }
web-story = Le récit
web-fate = Le hasard
web-story-started = La partie commence.
web-story-ended = La partie est finie.
web-story-took-back = { $me ->
    [yes] Vous reprenez votre coup.
   *[no] { $name } reprend son coup.
 }
web-story-asked = { $me ->
    [yes] Vous voudriez reprendre votre coup.
   *[no] { $name } voudrait reprendre son coup.
 }
web-story-stood-in = { $me ->
    [yes] Un remplaçant joue pour vous.
   *[no] Un remplaçant joue pour { $name }.
 }
web-story-returned = { $me ->
    [yes] Vous êtes de retour.
   *[no] { $name } est de retour.
 }
web-story-resigned = { $me ->
    [yes] Vous abandonnez.
   *[no] { $name } abandonne.
 }
web-chat = Discussion
web-say = Dire quelque chose
web-send = Envoyer
web-order = Le calme à la table
web-mute-one = Faire taire { $name }
web-unmute-one = Laisser { $name } parler
web-ban-one = Renvoyer { $name } pour de bon
web-ban-sure = Renvoyer { $name } pour de bon ? Dès lors { $name } n’entend et ne dit plus rien à cette table. Si une partie est en cours, un bot joue à cette place jusqu’à la fin, et la partie ne compte pas.
web-ban-yes = Renvoyer { $name }
web-unban-one = Laisser { $name } revenir
web-side = Récit et menu
web-tools = Outils
web-ends-on = Tours où il n’y a plus rien à faire : finis d’eux-mêmes
web-ends-off = Tours où il n’y a plus rien à faire : vous attendent
web-bar-on = Barre d’actions : toujours
web-bar-off = Barre d’actions : au besoin
web-unread = { $count ->
    [one] 1 message non lu
   *[other] { $count } messages non lus
 }
web-go-on = Continuer
web-skip-on = Passer
web-missed = Pendant votre absence
web-show-missed = Montrez-moi
web-lets-play = Jouons
web-you-watch = Vous regardez.
web-watched = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
 }
web-settings = Réglages
web-theme = Lumière
web-theme-night = nuit
web-theme-day = jour
web-theme-system = comme sur cet appareil
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-step = pas à pas
web-speed-instant = immédiate
web-volume = Volume
web-touch-on = Vibration : oui
web-touch-off = Vibration : non
web-play-on = Jouer encore
web-resign-yes = Abandonner
web-again = Rejouer
web-reason-resigned = { $me ->
    [yes] Vous avez abandonné.
   *[no] { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
 }
web-menu = Menu
web-rules = Règles
web-whole-rulebook = Toutes les règles
web-hint = Conseil
web-hinting = Réflexion…
web-hinted = Le maître conseille « { $action } ».
web-chance-to-win = Chances de gagner : { $percent } %.
web-take-back = Reprendre le coup
web-asks-back = { $name } voudrait reprendre son dernier coup. D’accord ?
web-sound-on = Son : oui
web-sound-off = Son : non
web-motion-on = Animations : oui
web-motion-off = Animations : non
web-aids-on = Aides : oui
web-aids-off = Aides : non
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-leave = Partir
web-curtain = C’est maintenant à { $name } de regarder.
web-curtain-open = Je suis { $name }
web-time-left = il reste { $time }
web-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
 }

# The end
web-you-win = Vous gagnez !
web-wins = { $count ->
    [one] { $name } gagne.
   *[other] Victoire partagée : { $name }.
 }
web-tie = Égalité générale.
web-nobody-wins = Personne ne gagne.
web-rematch = Revanche
web-join-rematch = À la revanche
web-replay = Revoir la partie
web-tally-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-tally-cards = { $cards ->
    [0] plus aucune carte
    [one] 1 carte restante
   *[other] { $cards } cartes restantes
 }
web-tally-legs = { $points ->
    [one] { $points } étape sur { $of }
   *[other] { $points } étapes sur { $of }
 }
web-tally-home = +{ $points }
web-tally-away = en chemin
web-tally-black = { $points ->
    [one] { $points } noir
   *[other] { $points } noirs
 }
web-tally-green = { $points ->
    [one] { $points } vert
   *[other] { $points } verts
 }
web-tally-white = { $points ->
    [one] { $points } blanc
   *[other] { $points } blancs
 }
web-tally-violet = { $points ->
    [one] { $points } violet
   *[other] { $points } violets
 }
web-tally-orange = { $points } orange
web-tally-bonus = { $points } pour les cinq couleurs

# Replay
web-replay-of = Revoir : { $game }
web-eyes = Vu par
web-all-seeing = tout le monde à la fois
web-spectator = un spectateur
web-secrets = Ce que chacun est seul à savoir
web-moment = Moment
web-deal-ranking = Le résultat des autres
web-review = Analyse
web-beside = À côté du plateau
web-moves = Les coups
web-moment-of = { $at } sur { $total }
web-to-start = Au début
web-to-end = À la fin
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-autoplay = Lecture
web-pause = Pause
web-speed = Vitesse
web-download = Télécharger la partie
web-verify = Le hasard était-il loyal ?
web-fair = Loyal : les { $count } coups du hasard découlent du secret, et votre navigateur a vérifié que le secret était fixé avant la partie.
web-fair-later = Les { $count } coups du hasard découlent tous du secret de la donne de ce jour. Il est dévoilé trois heures après minuit UTC ; votre navigateur pourra alors le vérifier ici.
web-not-fair = Le hasard n’était pas loyal : le secret n’est pas celui qui avait été fixé.
web-to-table = À la table

# Learning
web-learn-game = Apprendre { $game }
web-lessons = Leçons
web-learnt = (apprise)
web-rulebook = Les règles
web-search-rules = Chercher dans les règles
web-no-clause = Aucune règle ne contient ces mots.
web-picture = Un exemple pour { $clauses }
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-other = C’est permis, mais la leçon attend autre chose.
web-lesson-again = Encore une fois
web-next-lesson = Leçon suivante

# Me
web-figures = Statistiques
web-game = Jeu
web-matches = Parties
web-won = Gagnées
web-rating = Classement
web-no-figures = Rien encore : finissez une partie.
web-finished = Parties finies
web-all-games = Tous les jeux
web-search-matches = Chercher : un joueur, une aventure
web-no-match-found = Aucune partie ne correspond.
web-show-more = En voir plus
web-scale = Votre place parmi les bots
web-rating-explained = Les classements se comptent comme aux échecs : tout le monde commence à 1500, et qui a 200 points de plus gagne à peu près trois parties sur quatre. Le chiffre après ± dit avec quelle certitude ; il diminue à chaque partie. Les parties avec conseils ne comptent pas. Les petits traits à côté sont les bots de cette maison.
web-rank = Rang { $rank }
web-data = Mes données
web-other-device = Continuer sur un autre appareil
web-link-more = À ouvrir sur l’autre appareil dans les dix minutes ; ne sert qu’une fois.
web-link-ask = Qui voulez-vous être dans ce navigateur ?
web-link-now = Vous êtes maintenant
web-link-then = Le lien fait de vous
web-link-safe = { $name } ne se perd pas : vous trouverez le chemin du retour sous « Moi », dans ce navigateur.
web-link-stay = Rester { $name }
web-link-become = Devenir { $name }
web-link-same = Vous êtes déjà { $name }.
web-link-done = Vous êtes maintenant { $name }.
web-somebody-matches = { $count ->
    [0] aucune partie finie
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
web-former = Dans ce navigateur vous avez aussi été
web-former-later = Vous retrouvez cela sous « Moi ».
web-back = Redevenir { $name }
web-back-sure = Redevenir { $name } ? { $now } quitte alors ce navigateur et ne reste que sur d’autres appareils : s’il n’y en a pas, personne ne pourra plus être { $now }.
web-back-yes = Oui, redevenir { $name }
web-export = Mes données en fichier
web-forget = M’oublier
web-forget-sure = Vraiment m’oublier partout ?

# The rulebook
web-book-five = Le jeu en cinq lignes
web-book-box = Dans la boîte
web-book-disputes = Ce qui peut se discuter
web-book-print = Le texte imprimé
web-book-house = Ici
web-book-option = Pour changer
web-book-exact = Exactement

# L’atelier
web-workshop = Vos propres aventures
web-workshop-more = Construisez une table pour Les Sorciers Volants, essayez-la tout de suite, partagez-la par un lien.
web-workshop-go = Ouvrir l’atelier
web-daily = L’aventure du jour
web-daily-more = La même pour tout le monde, jusqu’à minuit UTC.
web-adventures-mine = Les miennes
web-adventures-house = De la maison
web-adventures-gallery = La galerie des aventures
web-adventures-search = Chercher une aventure
web-adventures-more = Les voir toutes, ou en faire une à vous
