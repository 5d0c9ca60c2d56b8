# La ligne de commande
cli-about = Sabbat, une maison de jeux pour sorcières.
cli-lang = La langue : en ou fr.
cli-json = Écrire du JSON pour les programmes.
cli-play = Jouer une partie dans le terminal.
cli-play-game = Quel jeu ; demandé s’il manque.
cli-play-players = Combien de joueurs.
cli-play-option = Une option du jeu, sous la forme nom=valeur (ou nom=@fichier.json) ; peut être répétée.
cli-play-seed = Tirer le hasard de ce texte au lieu d’un secret neuf.
cli-play-against = Comment jouent les autres : { $levels }.
cli-play-seat = Votre siège ; -1 pour jouer tous les sièges vous-même.
cli-play-resume = Reprendre une partie sauvegardée.
cli-replay = Montrer une partie enregistrée, action par action.
cli-replay-at = S’arrêter après tant d’actions.
cli-replay-seat = Par les yeux de qui : un siège ou spectator ; tout est visible sinon.
cli-verify = Prouver que le hasard d’une partie enregistrée était loyal.
cli-rules = Montrer le livre de règles d’un jeu, ou une seule règle.
cli-rules-clause = Une règle, par exemple COU-14.
cli-picture = Dessiner une position en SVG (pour les jeux qui se dessinent).
cli-position = Une position en JSON.
cli-adventure = Vos propres aventures.
cli-adventure-check = Vérifier une aventure et dire pour combien de joueurs elle est.
cli-adventure-file = Une aventure en JSON.
cli-hint = Ce que jouerait le robot maître dans une partie enregistrée et inachevée (ou après tant d’actions).
cli-bots = Montrer l’échelle des robots et leur force mesurée.
cli-duel = Faire jouer deux robots, beaucoup de parties à deux, sièges alternés et hasard dupliqué.
cli-duel-bot = Un niveau ({ $levels }), random, one-step, ou le chemin pointé d’une classe de robot.
cli-duel-matches = Combien de parties.
cli-duel-seed = D’où partent le hasard et les humeurs des robots.
cli-games = Lister les jeux.
cli-info = Dire la version, la construction et les jeux.
cli-file = Une partie enregistrée.

# À la table
play-which = Quel jeu ?
play-options = Options : { $options }
play-commitment = Le hasard est engagé : { $commitment }
play-your-turn = À vous, { $name }.
play-prompt = numéro, action ou ?
play-help = Tapez un numéro ou une action. ? dit la règle du dernier refus, ? COU-14 n’importe quelle règle ; undo reprend un coup, save FICHIER note la partie, quit s’en va.
play-no-refusal = Rien n’a encore été refusé.
play-nothing-to-undo = Vous n’avez rien à reprendre.
play-undone = Coup repris.
play-saved = Partie notée dans { $file }.
play-bye = Bonne nuit.
play-seat = Siège { $seat }
play-you = vous
play-rule = ({ $clause } ; ? dit la règle)
play-number = Il y a { $count } possibilités ; { $number } n’en est pas une.
play-over = La partie est finie. { $reason }
play-rank = { $rank }. { $name } : { $score }
play-chance = hasard
play-asides = Hors de son tour : { $actions }

replay-step = { $number }. { $who } : { $action }
verify-fair = Loyal : les { $count } tirages découlent tous du secret, et le secret était engagé avant la partie.
rules-why = Pourquoi : { $text }
games-players = { $low } à { $high } joueurs
info-compiled = compilées
info-interpreted = interprétées
info-version = Sabbat { $version }, règles { $build }, Python { $python }
info-games = Jeux : { $games }

# Les robots
hint-none = Personne n’a de choix à faire à cet endroit : { $turn }.
hint-over = la partie est finie
hint-chance = c’est au hasard d’agir
hint-seat = C’est au siège { $seat }. Ce que le maître pense de chaque action :
duel-result = { $a } – { $b } : { $a_wins } gagnées, { $b_wins } perdues, { $ties } nulles sur { $matches } ; part { $share } % (95 % : { $low }–{ $high } %)
duel-time = { $bot } : { $mean } ms par coup, au pire { $worst } ms
ladder-title = À deux joueurs, sièges alternés : la part des points de chaque niveau contre celui d’en dessous, contre le jeu au hasard et contre l’heuristique à un coup.
ladder-none = { $game } n’a pas encore été mesuré.
ladder-row = { $level } : { $below } % contre { $name }, { $random } % contre le hasard, { $onestep } % contre un coup ; { $mean } ms par coup
level-novice = un débutant bienveillant
level-apprentice = voit souvent ce qui saute aux yeux
level-adept = sait ce qui est bon
level-expert = voit venir
level-master = réfléchit fort
error-bad-matches = { $matches } parties ne peuvent pas se jouer : au moins 1.
error-two-players = Un duel se joue à deux, et pas { $game }.

# Ce qui peut clocher
error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $allowed }.
error-bad-players = { $game } se joue à { $allowed } joueurs, pas à { $players }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $allowed }.
error-bad-option-value = { $option } ne peut pas être { $value }. Permis : { $allowed }.
error-bad-option-text = « { $text } » n’est pas une option : écrivez nom=valeur.
error-bad-position = Position incorrecte, { $where } : { $why }.
error-no-rulebook = { $game } n’a pas de livre de règles.
error-unknown-clause = { $game } n’a pas de règle « { $clause } ». Elles vont de { $first } à { $last }.
error-unknown-level = Il n’y a pas de niveau « { $level } ». Il y a : { $allowed }.
error-bad-seat = Il n’y a pas de siège { $seat }. Permis : { $allowed }.
error-no-file = { $file } ne peut pas être lu : { $why }.
error-cannot-write = { $file } ne peut pas être écrit : { $why }.
error-no-key = { $file } contient une partie inachevée, et sa clé { $key } manque ou ne va pas : personne ne peut la reprendre.
error-match-over = La partie dans { $file } est finie.
error-bad-header-line = Ligne { $line } : « { $text } » devrait être un champ, deux-points et une valeur.
error-unknown-field = Ligne { $line } : il n’y a pas de champ « { $field } ». Il y a : { $allowed }.
error-field-twice = Ligne { $line } : le champ { $field } est là deux fois.
error-field-missing = Ligne { $line } : le champ { $field } manque.
error-bad-field = Ligne { $line } : { $field } s’écrit comme { $allowed }.
error-bad-move-line = Ligne { $line } : « { $text } » devrait être un siège (ou * pour le hasard) et une action.
error-illegal-in-record = Ligne { $line } : « { $action } » ne peut pas y être joué ({ $why }).
error-wrong-seat = Ligne { $line } : « { $action } » n’est pas joué à son tour ; c’est { $turn ->
    [chance] au hasard
   *[other] au siège { $turn }
 } d’agir.
error-wrong-outcome = Le résultat est { $found }, et non { $said } comme le dit l’enregistrement.
error-unknown-rules = Ligne { $line } : la version { $rules } des règles est inconnue ; connues : { $allowed }.
error-bad-header = L’en-tête ne décrit aucune partie : { $why }
error-no-secret = L’enregistrement n’a pas de secret : la partie n’est pas finie, ou s’est jouée sans hasard loyal.
error-commitment-differs = Le secret ne correspond pas à l’engagement : le hasard n’était pas loyal.
error-chance-differs = Ligne { $line } : le hasard a donné « { $due } », mais l’enregistrement dit « { $action } » : le hasard n’était pas loyal.
error-usage = { $why }
error-no-such-option = Il n’y a pas d’option { $option }.
error-no-such-command = Il n’y a pas de commande « { $command } ».
error-missing-argument = { $argument } manque.
error-bad-value = { $option } demande un nombre entier.
error-option-needs-value = { $option } demande une valeur.
error-option-takes-no-value = { $option } ne prend pas de valeur.
error-extra-argument = « { $argument } » est de trop.
error-see-help = « { $command } --help » en dit plus.

# Ce qui ne peut pas être joué
refusal-over = La partie est finie.
refusal-unknown-action = « { $action } » n’est pas une action de ce jeu. Possible maintenant : { $allowed }.
refusal-not-now = « { $action } » n’est pas possible maintenant. Possible : { $allowed }.
refusal-cannot-come-up = « { $action } » ne peut pas sortir ici.
refusal-not-your-turn = « { $action } » n’est pas à vous de le jouer maintenant.
error-no-drawing = { $game } ne se dessine pas encore.
error-not-json = { $file } n’est pas du JSON (ligne { $line }).
adventure-good = Une bonne aventure pour { $players } joueurs.
