# Ce que le serveur refuse, et pourquoi
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-table-open = La partie n’a pas encore commencé.
error-table-playing = La partie a déjà commencé.
error-table-over = La partie est terminée.
error-only-host = Seul l’hôte de la table peut faire cela.
error-seat-taken = La place { $seat } est prise.
error-seats-free = Ces places sont encore libres : { $seats }.
error-seat-resigned = La place { $seat } a abandonné.
error-bad-nonce = Une contribution au hasard a au plus { $most } caractères imprimables.
error-bad-pace = Avec la pendule « { $kind } », un coup a au plus { $move } secondes et la réserve au plus { $bank } ; ensemble au moins une, s’il y a une pendule.
error-chat-empty = Il n’y a rien à dire.
error-chat-long = Un message a au plus { $most } caractères.
error-chat-muted = L’hôte vous a réduit au silence.
error-chat-often = Trop de messages à la fois : attendez un instant.
error-no-spectators = Personne ne peut regarder à cette table.
error-mute-yourself = Vous ne pouvez pas vous réduire au silence.
error-nobody-such = Il n’y a personne de tel à cette table.
error-nothing-to-take-back = Vous n’avez rien à reprendre.
error-nothing-asked = Personne ne demande à reprendre quoi que ce soit.
error-not-asked = On ne vous demande rien.
error-no-hints = Il n’y a pas d’aide à cette table.
error-not-your-turn = Ce n’est pas votre tour.
error-not-seated = Vous n’êtes pas assis à cette table.
error-storage-failed = La maison ne peut rien noter en ce moment, donc rien ne s’est passé : { $why }.
error-bad-database = La base de données { $file } ne peut pas servir : { $why }.
error-bad-name = Un nom a de 1 à { $most } caractères et n’est pas celui d’un bot.
error-bad-hat = Un chapeau porte un court nom en minuscules.
error-link-gone = Ce lien n’est plus valable : demandez-en un nouveau.
error-no-table = Cette table n’existe pas.
error-no-lesson = Il n’y a pas de leçon « { $lesson } ». Il y a : { $allowed }.
error-no-page = Il n’y a rien à l’adresse { $path }.
error-our-fault = Quelque chose a mal tourné de notre côté ; rien n’a changé.
error-too-fast = Pas si vite : attendez un instant.
error-too-long = C’est trop long : au plus { $most } octets.
error-foreign-origin = Ceci vient d’une page qui n’est pas la nôtre.
error-bad-message = Ce message est illisible : { $why }.
error-no-hello = Dites d’abord bonjour.
error-other-version = Le serveur parle la version { $allowed } du protocole, pas la { $version } : rechargez la page.
error-too-many-tables = On peut suivre au plus { $most } tables à la fois.
error-one-hint = Une aide à la fois.
error-bad-address = Le serveur ne peut pas écouter à { $host }, port { $port } : { $why }.
error-file-there = { $file } existe déjà, et rien n’est écrasé.
serve-open = La maison est ouverte : { $url }
serve-saved = Enregistré dans { $file }.
serve-exported = { $count ->
    [one] Une partie
   *[other] { $count } parties
  } dans { $folder }.
error-unknown-database = Une maison se garde dans un fichier SQLite ou à postgresql://… ; { $database } n’est pas compris.
error-not-installed = { $what } n’est pas installé ici. Cela vient avec : pip install "sabbat[several]"
error-copy-postgres = Cette maison est dans { $database } : copiez-la par « pg_dump --format=custom --file=COPIE BASE », ramenez-la par « pg_restore --dbname=BASE COPIE ».
error-redis-alone = Plusieurs processus (--redis) ont besoin d’une base partagée : --database postgresql://…
error-bad-redis = Redis à { $redis } est inutilisable : { $why }.

# La ligne de commande
cli-serve = Ouvrir la maison : un serveur pour les gens et les bots.
cli-serve-host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau.
cli-serve-port = Le port où écouter ; 0 pour n’importe quel port libre.
cli-serve-database = Le fichier SQLite de la maison, créé s’il n’existe pas ; ou postgresql://…
cli-serve-redis = Par où plusieurs processus d’une même maison s’entendent : redis://…
cli-serve-origin = Une page d’ailleurs qui peut utiliser ce serveur ; peut être répété.
cli-serve-workers = Combien de processus pensent pour les bots.
cli-serve-bot-pace = Secondes qu’un bot prend au moins pour un coup.
cli-serve-request-rate = Requêtes par seconde pour chaque personne et adresse ; 0 pour aucune limite.
cli-serve-message-rate = Messages par seconde sur chaque connexion ; 0 pour aucune limite.
cli-serve-proxies = Adresses des mandataires inverses que l’on croit quant à l’adresse du client.
cli-serve-metrics = Réseaux d’où l’on peut lire /metrics.
cli-serve-open = Ouvrir la maison dans un navigateur.
cli-serve-log-level = Ce qui est journalisé : debug, info, warning ou error.
cli-backup = Copier la maison dans un fichier ; elle peut rester ouverte.
cli-restore = Refaire la maison à partir d’une copie.
cli-export = Écrire toutes les parties publiques terminées : en JSON Lines, et un compte rendu chacune.
cli-export-folder = Le dossier où écrire.
cli-copy = La copie.
