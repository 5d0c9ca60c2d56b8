# The house
web-skip = Aller à la page
web-home = À la maison
web-navigation = La maison
web-me = Moi
web-loading = Un instant …
web-nowhere = Il n’y a rien ici, sinon une araignée.
web-no-network = La maison est injoignable pour l’instant.
web-offline = Pas de réseau. Rien n’est perdu : vous continuerez dès son retour.
web-reconnecting = Reconnexion …
web-newer = La maison a été rafraîchie. La nouvelle version s’installe au prochain moment calme.
web-newer-now = Maintenant
web-away-house = La maison est injoignable.
web-away-safe = Il n’y a pas de réseau ici, ou la maison est fermée pour un instant. Rien n’est perdu : vos parties et vos places vous attendent.
web-away-looking = On la cherche … La page demandée s’ouvre d’elle-même dès que la maison répond.
web-away-knock = Frapper encore
web-away-read = En attendant, vous pouvez lire :
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
web-seat = Siège { $seat }

# The levels of the bots
level-novice-name = Novice
level-apprentice-name = Apprenti
level-adept-name = Adepte
level-expert-name = Expert
level-master-name = Maître
web-level = Niveau du bot

# Home
web-welcome = Entrez, le chaudron est chaud.
web-welcome-more = Quatre jeux de sorcières, ce soir, entre amis grâce à un lien ou contre des bots. Sans compte, sans installation.
web-games = Jeux
web-players = { $low } à { $high } joueurs
web-minutes = { $minutes } minutes
web-play-now = Jouer tout de suite
web-with-friends = Entre amis
web-learn = Apprendre
web-of = { $what } : { $name }
web-your-matches = Vos parties
web-your-turn = À vous de jouer
web-others-turn = Aux autres de jouer
web-not-started = Pas encore commencée
web-no-matches = Aucune pour l’instant.
web-open-tables = Tables ouvertes
web-waits-for-players = Attend des joueurs
web-can-be-watched = On peut regarder
web-no-open-tables = Aucune table ouverte. Ouvrez-en une !

# Before the match
web-lobby-host = Votre table. Invitez, choisissez qui joue, puis commencez.
web-lobby-guest = Prenez un siège, ou regardez.
web-lobby-wait = Vous avez un siège. L’hôte lance la partie.
web-seats = Les sièges autour de la table
web-sit = S’asseoir ici
web-sit-beside = Quelqu’un à côté de moi
web-add-bot = Ajouter un bot
web-leave-seat = Quitter le siège
web-free-seat = Libérer le siège
web-fill = { $free ->
    [one] Donner le siège libre à un bot
   *[other] Donner les { $free } sièges libres à des bots
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
web-first = Qui commence ? Le plus jeune, disent les règles ; ou laissez faire le hasard.
web-chance = Hasard
web-clock = Horloge
web-clock-none = Sans horloge
web-clock-calm = Calme : une minute par coup, dix en réserve
web-clock-brisk = Vif : 20 secondes par coup, trois minutes en réserve
web-clock-days = Trois jours par coup
web-table-public = Visible parmi les tables ouvertes
web-table-hints = Les conseils sont permis
web-table-spectators = On peut regarder la partie
web-your-name = Votre nom
web-your-hat = Votre chapeau
web-hat = Chapeau { $n }
web-keep = Garder
web-kept = C’est noté.

# At the table
web-players-here = Les joueurs
web-at-turn = doit jouer
web-gave-up = a abandonné
web-stand-in = un remplaçant joue
web-watch = Regardez …
web-turn-of = { $name } réfléchit.
web-actions = Ce que vous pouvez faire
web-many-actions = { $count } possibilités : choisissez sur le plateau.
web-show-all = Les montrer toutes
web-out-of-turn = Hors de votre tour
web-why = Pourquoi ? { $clause }
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
web-mute = Faire taire quelqu’un
web-mute-one = Faire taire { $name }
web-unmute-one = Laisser { $name } parler
web-menu = Menu
web-rules = Règles
web-whole-rulebook = Toutes les règles
web-hint = Conseil
web-hinting = Réflexion …
web-hinted = Le maître conseille « { $action } ».
web-chance-to-win = Chances de gagner : { $percent } %.
web-take-back = Reprendre le coup
web-asks-back = { $name } voudrait reprendre son dernier coup. D’accord ?
web-sound-on = Son : oui
web-sound-off = Son : non
web-motion-on = Animations : oui
web-motion-off = Animations : non
web-aids-on = Aides : oui
web-aids-off = Aides : non
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-leave = Partir
web-curtain = À { $name } de regarder, maintenant.
web-curtain-open = Je suis { $name }
web-time-left = il reste { $time }
web-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
 }

# The end
web-you-win = Vous gagnez !
web-wins = { $count ->
    [one] { $name } gagne.
   *[other] { $name } gagnent.
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
web-tally-legs = { $points } étapes sur { $of }
web-tally-home = +{ $points }
web-tally-away = en chemin
web-tally-black = { $points } noir
web-tally-green = { $points } vert
web-tally-white = { $points } blanc
web-tally-violet = { $points } violet
web-tally-orange = { $points } orange
web-tally-bonus = { $points } pour les cinq couleurs

# Replay
web-replay-of = Partie revue : { $game }
web-eyes = Avec les yeux de
web-all-seeing = tout le monde à la fois
web-spectator = un spectateur
web-secrets = Ce que chacun est seul à savoir
web-moment = Moment
web-moment-of = { $at } sur { $total }
web-to-start = Au début
web-to-end = À la fin
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-autoplay = Lecture
web-pause = Pause
web-speed = Vitesse
web-download = Télécharger la partie
web-verify = Le hasard était-il honnête ?
web-fair = Honnête : les { $count } coups du hasard découlent du secret, et votre navigateur a vérifié que le secret était fixé avant la partie.
web-not-fair = Le hasard n’était pas honnête : le secret n’est pas celui qui avait été fixé.
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
web-figures = Chiffres
web-game = Jeu
web-matches = Parties
web-won = Gagnées
web-rating = Classement
web-no-figures = Rien encore : finissez une partie.
web-finished = Parties finies
web-rank = Place { $rank }
web-data = Mes données
web-other-device = Continuer sur un autre appareil
web-link-more = À ouvrir sur l’autre appareil dans les dix minutes ; ne sert qu’une fois.
web-export = Mes données en fichier
web-forget = M’oublier
web-forget-sure = Vraiment m’oublier partout ?
