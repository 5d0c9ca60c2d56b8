sorciers-volants-lesson-the-start = D’où partir ?
sorciers-volants-lesson-the-start-1 = Ici, pas de cases : rien qu’une table, des châteaux et des huttes. Chaque sorcière part de sa propre hutte. Choisissez la hutte 1.
sorciers-volants-lesson-the-start-2 = Votre queue d’étoile touche la hutte, votre balai pointe à l’opposé. Tournez le cadran vers où vous voulez voler, puis posez la figurine. Le chat est tout à droite.
sorciers-volants-lesson-the-start-end = Une hutte, puis une direction : le départ n’est rien d’autre. Le sorcier vert est à l’autre hutte, et c’est à vous de jouer.

sorciers-volants-lesson-a-turn = Un tronçon, ou un vol
sorciers-volants-lesson-a-turn-1 = À votre tour, de deux choses l’une : prendre un tronçon, ou voler. Votre grimoire est vide, il faut donc prendre un tronçon. Choisissez le 3 et posez-le vers la gauche.
sorciers-volants-lesson-a-turn-2 = Il est à l’emplacement 1 et votre tour est fini : le sorcier vert a pris un tronçon aussi. Dans cette leçon, votre chemin est dessiné sur la table. Prenez le tronçon 7, vers la droite.
sorciers-volants-lesson-a-turn-3 = Deux tronçons suffisent pour l’instant. Volez ! Ils sont posés bout à bout depuis votre figurine, l’emplacement 1 d’abord.
sorciers-volants-lesson-a-turn-end = Deux tronçons ont coûté trois tours. Un plan plus long mène plus loin, mais l’œil s’y trompe plus facilement.

sorciers-volants-lesson-left-or-right = À gauche ou à droite ?
sorciers-volants-lesson-left-or-right-1 = Le château 5 est juste devant vous. Chaque tronçon peut se poser de deux façons, et une fois sur le grimoire on ne le retourne plus. Prenez le tronçon 9 du côté qui évite le château : la gauche.
sorciers-volants-lesson-left-or-right-2 = Cette fois, aucun chemin n’est dessiné : votre œil est votre règle. Volez et voyez si vous avez bien jugé.
sorciers-volants-lesson-left-or-right-end = Vers la droite, le même tronçon aurait heurté le château 5. Gauche et droite se comptent toujours depuis le balai, pas depuis votre chaise.

sorciers-volants-lesson-interrupted = Boum !
sorciers-volants-lesson-interrupted-1 = Trois tronçons sont sur votre grimoire, et il faut tous les parcourir, dans l’ordre. Regardez le château 8 et devinez jusqu’où vous irez. Puis volez.
sorciers-volants-lesson-interrupted-2 = Le deuxième tronçon aurait touché le château 8 : le vol s’est arrêté après le premier. Les trois tronçons sont retournés à la réserve. Commencez un nouveau plan : prenez le tronçon 3, vers la droite.
sorciers-volants-lesson-interrupted-end = Le moindre contact interrompt le vol : châteaux, huttes, bord de la table, autres sorciers. Vous gardez le chemin parcouru jusque-là, mais perdez le reste du plan.

sorciers-volants-lesson-the-landing = De la place pour se poser
sorciers-volants-lesson-the-landing-1 = Les deux tronçons de votre grimoire passent entre les châteaux. Mais au bout, il faut aussi de la place pour la figurine et sa queue d’étoile. Volez.
sorciers-volants-lesson-the-landing-end = Le deuxième tronçon passait, mais votre nez aurait cogné le château 4. Vous avez donc reculé d’un tronçon. Gardez un peu d’air au bout de vos plans.

sorciers-volants-lesson-suspended = Sur place
sorciers-volants-lesson-suspended-1 = Le sorcier vert vous barre la route. Volez quand même, pour voir ce qui arrive quand même le premier tronçon ne passe pas.
sorciers-volants-lesson-suspended-2 = Vous n’avez pas bougé : c’est la suspension. Vous pouvez garder vos tronçons ou les rendre. Le sorcier vert va bientôt repartir, et votre plan redeviendra bon : gardez-les.
sorciers-volants-lesson-suspended-3 = La voie est libre, et vos tronçons sont encore sur le grimoire. Volez !
sorciers-volants-lesson-suspended-end = Un sorcier vous gêne ? Gardez : il s’en ira. Un château vous gêne ? Rendez : il ne bougera pas.

sorciers-volants-lesson-the-cat = Attraper le chat
sorciers-volants-lesson-the-cat-1 = À l’école des sorciers volants, le premier qui touche le chat gagne. Il est devant vous, un peu à droite. Prenez un tronçon qui mène à lui : long, peu courbé, vers la droite.
sorciers-volants-lesson-the-cat-2 = Maintenant, volez. Un tronçon, la figurine ou la queue d’étoile : tout ce qui touche le chat compte.
sorciers-volants-lesson-the-cat-end = Gagné ! Le chat n’est jamais un obstacle : personne ne s’y cogne.

sorciers-volants-lesson-backwards = Se garer en marche arrière
sorciers-volants-lesson-backwards-1 = Voici le vol du bourdon. Vous avez fini le parcours, et votre marqueur est sur la hutte 1, derrière vous à droite. Prenez un tronçon en marche arrière, queue à droite, qui recule jusqu’à la hutte.
sorciers-volants-lesson-backwards-2 = Le tronçon de marche arrière va à l’emplacement du bas, et ensuite il faut voler. On le parcourt en dernier, à reculons, jusqu’à la hutte. Volez !
sorciers-volants-lesson-backwards-end = Atterrissage réussi ! On ne touche que sa propre hutte, à reculons, et avec le tronçon ou la queue d’étoile seulement.

sorciers-volants-lesson-the-thief = Voler le chat
sorciers-volants-lesson-the-thief-1 = Dans la chasse au chat, le sorcier vert a le chat sur son chapeau. Qui le porte n’est pas un obstacle : touchez-le en marche avant, d’un tronçon ou de la figurine, et le chat est à vous. Vos deux tronçons y mènent. Volez.
sorciers-volants-lesson-the-thief-2 = Volé ! Et un point pour vous : deux tronçons, aucun choc, toujours dans le cercle. Le sorcier vert perd ses tronçons et quitte la table. Envoyez-le à un château, aussi loin que vous voulez.
sorciers-volants-lesson-the-thief-end = Chaque vol avec le chat rapporte un point, s’il compte au moins deux tronçons et que rien ne l’interrompt. Franchissez le cercle en pointillé, et le chat rentre chez lui.

sorciers-volants-lesson-the-fool = La chasse au fou volant
sorciers-volants-lesson-the-fool-1 = Le fou volant veut effacer les châteaux, le plus petit numéro d’abord : la marque rouge montre lequel. Après chacun de vos vols, il parcourt à son tour vos trois premiers tronçons. Volez et regardez-le répondre.
sorciers-volants-lesson-the-fool-2 = Le château 3 a disparu ! Mais la figurine du fou est à votre portée. Prenez un tronçon long, presque droit, qui touche sa figurine et pas sa queue : le 1, ou le 3 vers la gauche.
sorciers-volants-lesson-the-fool-3 = Le sorcier vert ne l’a pas attrapé. À vous : volez !
sorciers-volants-lesson-the-fool-end = Attrapé ! Sa queue d’étoile est un obstacle : arrivez de face ou de côté. Et n’oubliez pas : vos tronçons seront aussi les siens.
