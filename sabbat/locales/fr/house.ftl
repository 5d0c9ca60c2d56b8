# La ligne de commande
cli-about = Sabbat, une maison de jeux pour sorcières.
help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-shown = Afficher cette aide, et rien d’autre.
help-default = par défaut :
help-variable = variable :
help-required = obligatoire
help-command = COMMANDE [ARGUMENTS]…
help-more = …
cli-lang = La langue : en ou fr.
cli-json = Écrire du JSON pour les programmes.
cli-play = Jouer une partie dans le terminal.
cli-play-game = Quel jeu ; demandé s’il manque.
cli-game = Quel jeu.
cli-duel-other = L’autre bot.
cli-play-players = Combien de joueurs.
cli-play-option = Une option du jeu, sous la forme nom=valeur (ou nom=@fichier.json) ; peut être répétée. Les valeurs s’écrivent comme dans un enregistrement, où les places sont comptées à partir de 0.
cli-play-seed = Tirer le hasard de ce texte au lieu d’un secret neuf.
cli-play-against = Comment jouent les autres : { $levels }.
cli-play-seat = Votre place, comptée à partir de 1 ; « all » pour jouer toutes les places vous-même.
cli-play-name = Le nom de qui joue ici ; une fois par personne à ce clavier.
cli-plain = Des phrases au lieu de dessins et de menus, pour les lecteurs d’écran (ou SABBAT_PLAIN=1).
cli-play-resume = Reprendre une partie sauvegardée.
cli-replay = Montrer une partie enregistrée, action par action.
cli-replay-at = S’arrêter après tant d’actions.
cli-replay-seat = Par les yeux de qui : une place, comptée à partir de 1, ou spectator ; sinon, on voit tout.
cli-verify = Prouver que le hasard de parties enregistrées était loyal.
cli-rules = Montrer le livre de règles d’un jeu, ou une seule règle.
cli-rules-clause = Une règle, par exemple COU-14.
cli-picture = Dessiner une position en SVG (pour les jeux qui se dessinent).
cli-position = Une position en JSON.
cli-adventure = Vos propres aventures.
cli-adventure-check = Vérifier une aventure et dire pour combien de joueurs elle est.
cli-adventure-file = Une aventure en JSON.
cli-hint = Ce que jouerait le bot maître dans une partie enregistrée et inachevée (ou après tant d’actions).
cli-bots = Montrer l’échelle des bots et leur force mesurée.
cli-duel = Faire jouer deux bots l’un contre l’autre, beaucoup de parties, en échangeant les places et avec le même hasard.
cli-duel-bot = Un niveau ({ $levels }), random, one-step, ou le chemin pointé d’une classe de bot.
cli-duel-matches = Combien de parties.
cli-duel-seed = D’où partent le hasard et les humeurs des bots.
cli-arena = Faire jouer beaucoup de parties à des bots : qui est plus fort, de combien, avec quelle certitude.
cli-arena-bots = Deux bots ou plus : un niveau ({ $levels }), random, one-step, le chemin d’une classe, une commande (cmd:…), une adresse (http://…) ou un serveur MCP (mcp:…).
cli-arena-mode = Qui rencontre qui : { $modes }.
cli-arena-players = Combien de joueurs par partie.
cli-arena-rounds = Combien de manches au plus ; dans une manche, chacun joue à chaque place avec le même hasard.
cli-arena-test = S’arrêter quand un test séquentiel du premier bot contre le deuxième a tranché, avec au plus ce risque d’erreur (0.05).
cli-arena-playouts = Combien de fins de partie évaluent chaque résultat du hasard, pour les résultats sans la chance ; 0 : l’évaluation du jeu.
cli-arena-short = Les fins de partie s’arrêtent là où l’évaluation du jeu suffit : mieux et plus vite quand elle est bonne (Course de Sorcières).
cli-arena-workers = Combien de processus jouent.
cli-arena-cluster = Jouer sur une grappe Dask : son adresse, ou local pour en ouvrir une sur cette machine (extra sabbat[cluster]).
cli-arena-parquet = Écrire aussi les résultats dans results.parquet (extra sabbat[lab]).
cli-arena-out = Un dossier pour tous les résultats et un rapport ; un tournoi interrompu y reprend.
cli-mcp = Laisser jouer un assistant par le Model Context Protocol : par l’entrée et la sortie standard, ou par HTTP.
cli-mcp-http = Servir par HTTP, à /mcp.
cli-games = Lister les jeux.
cli-new-game = Écrire un paquet avec un petit jeu qui marche, pour en faire le vôtre.
cli-new-game-name = Le nom du jeu, par exemple paper-moon.
cli-new-game-into = Le dossier où l’écrire ; par défaut un dossier de son nom, ici.
new-game-written = { $name } est écrit dans { $folder }. Installez-le avec « pip install -e { $folder } », puis « sabbat play { $game } » y joue.
cli-info = Dire la version, la forme compilée ou non, et les jeux.
cli-file = Une partie enregistrée.
cli-files = Des parties enregistrées, ou des dossiers qui en contiennent.

# À la table
play-which = Quel jeu ?
play-prompt-game = numéro ou mot
play-chosen = { $option } Choisi : { $value }.
play-commitment = Engagement pour un hasard loyal : { $commitment }
play-your-turn = { $alone ->
    [yes] À vous de jouer.
   *[no] { $name }, à vous de jouer.
 }
play-prompt = numéro, mot ou ?
play-help = Choisissez par numéro, ou tapez un mot de ce que vous voulez faire. ? donne la règle du dernier refus, ou ce qui est possible ; ? { $clause } donne une règle par son numéro. { $look } montre toute la table, { $undo } reprend un coup, { $save } FICHIER sauvegarde la partie, { $quit } s’en va, { $help } redit ceci.
play-nothing-to-undo = Vous n’avez rien à reprendre.
play-undone = Coup repris.
play-nothing = rien
play-since = Depuis votre dernier tour :
play-underlined = Ce qui est nouveau depuis votre dernier tour est souligné.
play-possible = Vous pouvez :
play-which-one = Plusieurs choix contiennent ces mots :
play-what-else = (tapez ? pour voir ce que vous pouvez faire)
play-more = { $count } choix : les flèches font défiler, taper un mot en réduit le nombre.
play-word-help = aide
play-word-look = voir
play-word-undo = reprendre
play-word-save = sauver
play-word-quit = quitter
play-saved = Partie sauvegardée dans { $file }.
play-bye = Bonne nuit.
play-you = vous
play-rule = ({ $clause } ; tapez ? pour lire la règle)
play-number = Il y a { $count } choix ; { $number } n’en est pas un.
play-over = La partie est finie. { $reason }
play-rank = { $rank }. { $name } : { $score }

replay-step = { $number }. { $who } : { $action }
verify-fair = Loyal : les { $count } tirages découlent tous du secret, et le secret était fixé avant la partie.
rules-why = Pourquoi : { $text }
verify-bare = L’enregistrement n’a pas d’empreinte (les anciens n’en ont pas) : on ne peut dire si des noms, des heures ou sa fin ont été modifiés.
verify-bar = Vérification
verify-many = { $unfair ->
    [0] Les { $count } parties sont toutes loyales.
    [one] Une partie sur { $count } n’est pas loyale.
   *[other] { $unfair } parties sur { $count } ne sont pas loyales.
 }
backup-bar = Copie
export-bar = Écriture des parties
games-players = { $low } à { $high } joueurs
info-compiled = compilées
info-interpreted = interprétées
info-version = Sabbat { $version }, règles { $build }, Python { $python }
info-games = Jeux : { $games }

# Les bots
hint-none = Personne n’a de choix à faire à ce moment : { $turn }.
hint-over = la partie est finie
hint-chance = c’est au hasard d’agir
hint-seat = C’est au tour { DE($name) }. Ce que le maître pense de chaque choix :
duel-result = { $a } contre { $b } : { $a_wins } gagnées, { $b_wins } perdues, { $ties } nulles sur { $matches } ; { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des points (intervalle à 95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
duel-time = { $bot } : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms par coup, { NUMBER($worst, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms au pire
ladder-title = Combien de parties chaque niveau gagne contre celui d’en dessous (avec l’intervalle à 95 %, chaque ordre des places avec le même hasard), et combien de temps il réfléchit.
figure-tenths = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-hundredths = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-title = Arène : { $game }
arena-matches = { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
 } en { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
 }
arena-rating = { $bot } : { $elo } Elo (de { $low } à { $high })
arena-pair = { $a } – { $b } : part { $share } % ± { $error } ; sans la chance { $adjusted } % ± { $adjusted_error } ; preuve { $evidence }
arena-decided = Le test a tranché : { $a } { $stronger ->
    [yes] est plus fort que
   *[no] n’est pas plus fort que
 } { $b }.
arena-elo = Elo, avec son intervalle à 95 %
arena-versus = Rencontre
arena-share = Part, en %
arena-adjusted = Part sans la chance, en %
arena-shares = Parts en %, avec leurs intervalles à 95 % : des rencontres jouées, puis sans la chance
arena-without-luck = sans la chance
arena-evidence = Preuve
arena-written = Les résultats et le rapport sont dans { $folder }.

# Pour les assistants
mcp-open = Les assistants trouvent les jeux ici : { $url }
mcp-seat = place { $seat }
mcp-seated = Vous êtes à la table { $table }.
mcp-left = Vous avez quitté la table.
mcp-your-turn = C’est à vous, { $seat }. { $asked }
mcp-others = C’est à la { $seat } de jouer.
mcp-not-begun = La partie n’a pas commencé.
mcp-news = Ce qui s’est passé : { $news }
mcp-asides = Hors de son tour :
mcp-may = « { $action } » peut être joué.
mcp-said = Les autres l’ont entendu.
mcp-unheard = Il n’y a ici que des bots : personne ne l’entend.
ladder-table = { $some ->
    [yes] { $options }, { $players } joueurs
   *[no] { $players } joueurs
}
ladder-none = { $game } n’a pas encore été mesuré.
ladder-level = niveau
ladder-below = en dessous
ladder-matches = parties
ladder-mean = par coup
hint-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
ladder-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
ladder-time = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
level-beginner = joue pour le plaisir, et vous laisse gagner
level-novice = connaît les règles, et se trompe encore
level-apprentice = voit souvent ce qui saute aux yeux
level-adept = sait ce qui est bon
level-expert = anticipe
level-master = réfléchit à fond
error-bad-matches = { $matches } parties ne peuvent pas se jouer : au moins 1.
error-two-players = Un duel se joue à deux ; { $game }, non.

# Ce qui peut clocher
error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $allowed }.
error-bad-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $players }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $allowed }.
error-bad-option-value = { $option } ne peut pas être { $value }. Permis : { $allowed }.
error-bad-option-text = « { $text } » n’est pas une option : écrivez nom=valeur.
error-bad-position = Position incorrecte, { $where } : { $why }.
error-guest-import = { $guest } est laissé de côté : il ne peut pas être importé ({ $why }).
error-guest-no-game = { $guest } est laissé de côté : ce n’est pas un Game de sabbat.
error-guest-id = { $guest } est laissé de côté : « { $game } » n’est pas un nom de jeu. Un nom est fait de mots en minuscules reliés par des traits d’union.
error-guest-taken = { $guest } est laissé de côté : il y a déjà un jeu « { $game } ».
error-guest-module = { $guest } est laissé de côté : son module serait « { $module } », mais ce jeu ne s’y trouve pas.
error-guest-native = { $guest } est laissé de côté : mypyc a fait de { $classes } des classes natives, qui ne peuvent pas fonctionner avec les règles compilées de la maison. Marquez-les avec @mypyc_attr(native_class=False) : leurs méthodes restent compilées.
error-guest-broken = { $guest } est laissé de côté : aucune partie ne peut être jouée ({ $why }).
error-guest-failed = { $game } s’est arrêté : ses règles ont un défaut ({ $why }).
error-bad-game-name = « { $name } » ne peut pas être le nom d’un jeu : prenez des mots en minuscules, de lettres et de chiffres, reliés par des traits d’union, par exemple paper-moon.
error-game-name-taken = « { $name } » n’est pas libre : { $game } porte ce nom, ou ses règles commencent aussi par { $prefix }.
error-folder-taken = Il y a déjà quelque chose dans { $folder }.
error-no-rulebook = { $game } n’a pas de livre de règles.
error-unknown-clause = { $game } n’a pas de règle « { $clause } ». Elles vont { DE($first) } à { $last }.
error-unknown-level = Il n’y a pas de niveau « { $level } ». Il y a : { $allowed }.
error-bot-import = Le bot ne peut pas être chargé : l’import de { $module } a échoué ({ $why }).
error-bot-missing = Le module { $module } ne contient pas { $bot }.
error-unknown-mode = Il n’y a pas de mode « { $mode } ». Il y a : { $allowed }.
error-bad-entrants = Un tournoi demande au moins deux bots différents, pas : { $bots }.
error-bad-bot = Le bot « { $bot } » ne joue pas : { $why }.
error-no-cluster = Il n’y a pas de grappe de calcul à l’adresse { $address } : { $why }.
error-another-contest = { $file } contient les résultats d’un autre tournoi. Il faut un autre dossier.
error-bad-error = Un test qui se trompe avec la probabilité { $error } ne décide rien : il faut plus de 0 et moins de 0,5.
error-no-observation = { $game } ne décrit pas ses vues par des nombres : il n’a pas d’encodeur.
error-extra-missing = Il manque un complément : pip install "sabbat[{ $extra }]" ({ $module } est introuvable).
error-mcp-no-table = Vous n’êtes à aucune table « { $table } ». Ouvrez-en une, ou rejoignez-en une par son lien.
error-mcp-not-begun = La partie n’a pas commencé : attendez l’hôte.
error-mcp-bad-link = « { $link } » n’est pas le lien d’une table : il ressemble à http://maison:8666/t/CODE.
error-mcp-no-house = { $house } ne répond pas ({ $why }).
error-mcp-no-seat = Aucune place n’est libre à la table { $table }.
error-mcp-stale = La partie a continué entre-temps, et rien n’a été joué. Regardez-la de nouveau.
error-bad-seat = Il n’y a pas de place { $seat }. Permis : { $allowed }.
error-no-file = { $file } ne peut pas être lu : { $why }.
error-system-missing = fichier ou dossier introuvable
error-system-denied = l’accès est refusé
error-system-folder = c’est un dossier
error-system-no-folder = une partie du chemin n’est pas un dossier
error-system-exists = il existe déjà
error-system-long-name = le nom est trop long
error-system-full = le disque est plein
error-system-read-only = on ne peut rien y écrire
error-system-address-used = un autre programme y écoute déjà
error-system-address-foreign = cette adresse n’est pas celle de cette machine
error-no-records = Il n’y a aucune partie enregistrée (.sabbat ou .txt) dans { $folder }.
error-cannot-write = { $file } ne peut pas être écrit : { $why }.
error-no-key = { $file } contient une partie inachevée, et sa clé { $key } manque ou ne va pas : personne ne peut la reprendre.
error-match-over = La partie dans { $file } est finie.
error-bad-header-line = Ligne { $line } : « { $text } » devrait être un champ, deux-points et une valeur.
error-unknown-field = Ligne { $line } : il n’y a pas de champ « { $field } ». Il y a : { $allowed }.
error-field-twice = Ligne { $line } : le champ { $field } est là deux fois.
error-field-missing = Ligne { $line } : le champ { $field } manque.
error-bad-field = Ligne { $line } : { $field } s’écrit comme { $allowed }.
error-bad-move-line = Ligne { $line } : « { $text } » devrait être une place (ou * pour le hasard) et une action.
error-illegal-in-record = Ligne { $line } : « { $action } » ne peut pas être joué à ce moment ({ $why }).
error-wrong-seat = Ligne { $line } : « { $action } » n’est pas joué à son tour ; c’est { $turn ->
    [chance] au hasard
   *[other] à la place { $turn }
 } d’agir.
error-wrong-outcome = Le résultat est { $found }, et non { $said } comme le dit l’enregistrement.
error-unknown-rules = Ligne { $line } : c’est la version { $rules } des règles ; connues ici : { $allowed }. Un Sabbat plus récent la connaît peut-être.
error-unknown-version = { $game } : la version { $rules } des règles n’est pas connue ici ; connues : { $allowed }. Un Sabbat plus récent la connaît peut-être.
error-bad-header = L’en-tête ne décrit aucune partie : { $why }
error-no-secret = L’enregistrement n’a pas de secret : la partie n’est pas finie, ou s’est jouée sans hasard loyal.
error-commitment-differs = Le secret ne correspond pas à l’engagement : le hasard n’était pas loyal.
error-chance-differs = Ligne { $line } : le hasard a donné « { $due } », mais l’enregistrement dit « { $action } » : le hasard n’était pas loyal.
error-digest-differs = L’enregistrement n’est pas tel qu’il a été écrit : il a été coupé, ou un nom, une heure ou un coup a été modifié.
error-usage = { $why }
error-no-such-option = Il n’y a pas d’option { $option }.
error-no-such-command = Il n’y a pas de commande « { $command } ».
error-missing-argument = { $argument } manque.
error-bad-value = { $option } demande un nombre entier.
error-option-needs-value = { $option } demande une valeur.
error-option-takes-no-value = { $option } ne prend pas de valeur.
error-extra-argument = « { $argument } » est de trop.
error-see-help = « { $command } --help » en dit plus.

# Ce qui ne peut pas être joué
refusal-over = La partie est finie.
refusal-unknown-action = « { $action } » n’est pas une action de ce jeu.
refusal-not-now = « { $action } » n’est pas possible maintenant.
refusal-cannot-come-up = « { $action } » ne peut pas sortir ici.
refusal-not-your-turn = Ce n’est pas à vous de jouer « { $action } » maintenant.
error-no-drawing = { $game } ne peut pas encore être dessiné.
error-not-json = { $file } n’est pas du JSON (ligne { $line }).
adventure-good = Une bonne aventure pour { $players } joueurs.
