vol-table-and-geometry = Annexe : la table, au dixième de millimètre
vol-set-up = Préparation commune à toutes les aventures
vol-a-turn = Le tour de jeu
vol-flying = Voler
vol-flying-school = L’école des sorciers volants
vol-reverse-flight = La marche arrière (le vol du bourdon, la chasse au chat, la chasse au fou volant)
vol-bumblebee = Le vol du bourdon
vol-cat-chase = La chasse au chat
vol-cloud-fool = La chasse au fou volant
vol-custom = Inventer sa propre aventure
vol-end = Fin de la partie
vol-decisions = Questions et réponses

## Table and exact geometry

VOL-1 = Tout se décide en nombres entiers, pour que chaque machine et chaque langage arrive au même résultat. La table est un rectangle. Une position est une paire de nombres entiers (x, y) en unités de 0,1 mm ; x grandit vers la droite, y grandit vers le bas, et le coin en haut à gauche est (0, 0). La table des aventures standard mesure 10000 × 7500 unités (1000 × 750 mm).
VOL-2 = Un cap est un nombre entier de 0 à 119 ; un pas vaut 3 degrés, compté dans le sens des aiguilles d’une montre : 0 pointe à droite, 30 en bas, 60 à gauche, 90 en haut. Les caps se comptent modulo 120 : après 119 revient 0.
VOL-3 = Pour tourner, on utilise une seule table de nombres entiers et une seule règle d’arrondi. Pour k de 0 à 30, Q[k] est le cosinus de 3k degrés en millionièmes, arrondi à l’entier le plus proche (Q[0] = 1000000, Q[1] = 998630, … Q[30] = 0). Alors C[h] = Q[h] pour 0 ≤ h ≤ 30 ; −Q[60−h] pour 31 ≤ h ≤ 60 ; −Q[h−60] pour 61 ≤ h ≤ 90 ; Q[120−h] pour 91 ≤ h ≤ 119 ; et S[h] = C[(h − 30) mod 120]. Avec rnd(v) = floor((v + 500000) / 1000000), où floor arrondit vers moins l’infini, rot(x, y, h) = (rnd(x·C[h] − y·S[h]), rnd(x·S[h] + y·C[h])).
VOL-4 = Tout ce qui est sur la table est un corps : un axe (un point, un segment ou une chaîne de segments dont les sommets sont des nombres entiers) et une demi-largeur. Les tailles en unités de 0,1 mm : châteaux 1 à 8, le centre, demi-largeur 380, 360, 340, 320, 300, 270, 240, 210 ; hutte, son centre, demi-largeur 200 ; chat, son centre, demi-largeur 120 ; tronçon, une chaîne de 6 segments (VOL-8), demi-largeur 70 ; figurine d’un sorcier volant ou du fou volant, de 100 à 350 devant la jointure, demi-largeur 100 ; queue d’étoile, de la jointure jusqu’à 380 derrière elle, demi-largeur 70.
VOL-5 = Deux corps se touchent quand la distance entre leurs axes est inférieure ou égale à la somme R de leurs demi-largeurs. Test exact pour un point P et un segment AB, avec d = B − A, e = P − A, t = e·d : si t ≤ 0, on teste |e|² ≤ R² ; si t ≥ |d|², on teste |P − B|² ≤ R² ; sinon on teste (d × e)² ≤ R²·|d|². Deux segments sont à R ou moins l’un de l’autre s’ils ont un point commun (extrémités comprises) ou si l’une des quatre extrémités est à R ou moins de l’autre segment. Les chaînes se testent segment par segment.
VOL-6 = Un corps de demi-largeur w touche le bord de la table quand un sommet de son axe a x − w ≤ 0, y − w ≤ 0, x + w ≥ largeur de la table ou y + w ≥ hauteur de la table.
VOL-7 = La pose (x, y, h) d’un sorcier volant dit où il se tient et quel est son cap ; la jointure est le point où sa figurine rejoint sa queue d’étoile. Un sorcier volant à la pose (x, y, h) a sa jointure en J = (x, y). L’axe de sa figurine va de J + rot(100, 0, h) à J + rot(350, 0, h) ; l’axe de sa queue d’étoile va de J à J + rot(−380, 0, h). La figurine couvre donc 45 mm devant la jointure et la queue 45 mm derrière. Le nez est J + rot(450, 0, h), le bout de la queue J + rot(−450, 0, h). Le fou volant a la même forme.
VOL-8 = Les 20 tronçons. Chacun a une longueur, un virage compté en pas de cap de 3 degrés, et un axe de sept sommets. Deux tronçons n’ont jamais la même longueur ni la même courbure, et aucun n’est droit. Longueur et virage : 1 : 124 mm, 6° ; 2 : 90 mm, 9° ; 3 : 136 mm, 12° ; 4 : 61 mm, 15° ; 5 : 108 mm, 18° ; 6 : 79 mm, 21° ; 7 : 130 mm, 24° ; 8 : 70 mm, 27° ; 9 : 99 mm, 30° ; 10 : 120 mm, 33° ; 11 : 66 mm, 36° ; 12 : 114 mm, 42° ; 13 : 83 mm, 45° ; 14 : 56 mm, 48° ; 15 : 104 mm, 54° ; 16 : 74 mm, 60° ; 17 : 94 mm, 66° ; 18 : 46 mm, 72° ; 19 : 86 mm, 81° ; 20 : 50 mm, 90°. Les sommets d’un tronçon à droite posé depuis (0, 0) au cap 0 partagent son arc en six parties égales, chaque coordonnée étant arrondie à l’unité la plus proche ; ce sont ces sommets arrondis qui font foi.
VOL-9 = Poser un tronçon en avant depuis la pose (x, y, h). Chaque sommet (a, b) de VOL-8 devient (x, y) + rot(a, b, h) pour un tronçon à droite et (x, y) + rot(a, −b, h) pour un tronçon à gauche. La pose d’arrivée est le dernier sommet, avec le cap h + virage (à droite) ou h − virage (à gauche).
VOL-10 = Poser un tronçon en arrière depuis la pose (x, y, h). La gauche et la droite sont celles du sorcier volant. Chaque sommet (a, b) de VOL-8 devient (x, y) + rot(−a, b, h) pour un tronçon à droite et (x, y) + rot(−a, −b, h) pour un tronçon à gauche. La pose d’arrivée est le dernier sommet, avec le cap h − virage (à droite) ou h + virage (à gauche) : la queue part du côté nommé et le nez de l’autre.

## Set-up common to all adventures

VOL-11 = Chaque joueur a une couleur et prend le grimoire, la figurine et le marqueur de cette couleur, ainsi qu’une queue d’étoile.
VOL-12 = Les 20 tronçons sont posés, visibles de tous, à côté de la table : c’est la réserve commune.
VOL-13 = On peut survoler toute la table. Les lignes entre les châteaux ne limitent pas le terrain ; les bords de la table, si. (La course et la chasse au chat donnent un sens particulier à certaines de ces lignes : VOL-52, VOL-76.)
VOL-14 = Les joueurs choisissent celui qui commence. On joue dans le sens des aiguilles d’une montre.
VOL-15 = Avant le premier tour, chaque joueur, dans l’ordre du jeu, choisit un lieu de départ (une hutte ou un château où l’on peut placer une figurine) que personne d’autre n’a choisi, puis une orientation à cet endroit.
VOL-16 = Voici comment placer une figurine à un site : la queue d’étoile touche le bord du site et la figurine se tient au bout plat, à l’avant de la queue, en tournant exactement le dos au centre du site. Le joueur choisit une orientation parmi 24 : les caps 0, 5, 10, …, 115.
    .exact = Si (cx, cy) est le centre du site et r sa demi-largeur, la pose pour l’orientation h est (cx, cy) + rot(r + 450, 0, h), avec le cap h.
VOL-17 = Une orientation est permise si la figurine ne touche aucun obstacle et si la queue ne touche aucun obstacle autre que le site lui-même (obstacles : VOL-28). On ne peut choisir un site que s’il a une orientation permise.

## A turn

VOL-18 = À votre tour, de deux choses l’une : prendre un tronçon, ou voler.
VOL-19 = Le tronçon pris va au premier emplacement libre du grimoire, dans l’ordre 1, 2, 3, 4, 5. Tout le monde peut voir le grimoire.
VOL-20 = Le tronçon est pris et placé tout de suite. Il est interdit d’en essayer plusieurs, ou d’en tenir un au-dessus de la table pour mesurer, et un tronçon placé ne peut être ni échangé ni retourné.
VOL-21 = En plaçant un tronçon, le joueur fixe son sens, à gauche ou à droite ; il sera parcouru exactement ainsi.
VOL-22 = On ne peut prendre qu’un tronçon par tour. Le prendre termine le tour.
VOL-23 = Un joueur dont les cinq emplacements sont remplis doit voler, que cela lui plaise ou non.
VOL-24 = Un joueur qui a au moins un tronçon sur son grimoire peut voler au lieu d’en prendre un. Un joueur dont le grimoire est vide doit en prendre un.
VOL-25 = Un tronçon placé sur un grimoire n’est plus dans la réserve, et personne d’autre ne peut le prendre. Après un vol, tous les tronçons de ce grimoire retournent à la réserve, sauf après une suspension où on les garde (VOL-36).

## Flying

VOL-26 = Pour voler, on soulève la figurine et on laisse sa queue d’étoile. Le premier tronçon se pose depuis la jointure, dans la direction du cap du sorcier volant ; chacun des suivants se pose depuis la pose d’arrivée du précédent (VOL-9). Rien d’autre ne bouge sur la table.
VOL-27 = Tous les tronçons du grimoire, cinq au plus, sont posés dans l’ordre du grimoire. Tant qu’un tronçon peut être posé, il doit l’être ; on ne peut en garder aucun pour plus tard.
VOL-28 = Les obstacles sont : le bord de la table, chaque château encore debout, chaque hutte, les figurines et les queues d’étoile de tous les autres sorciers volants et, dans la chasse au fou volant, la figurine et la queue d’étoile du fou. Exceptions : VOL-60, VOL-70, VOL-91.
VOL-29 = Ne sont pas des obstacles : la figurine, la queue et les tronçons du sorcier qui vole (son chemin peut se croiser lui-même et repasser par son départ), et le chat.
VOL-30 = Un tronçon qui toucherait un obstacle est fautif : il n’est pas posé et le vol est interrompu. Ce qu’un tronçon fautif toucherait d’autre ne compte pas.
VOL-31 = Un tronçon qui ne touche aucun obstacle est posé, et ce qu’il touche (le chat, le porteur du chat, le fou volant, l’anneau) prend effet aussitôt, tronçon après tronçon. Ni une interruption plus tard ni un pas en arrière (VOL-33) ne l’annule, à une exception près : prendre le chat à un autre ne compte que si le tronçon qui l’a pris est gardé (VOL-71).
VOL-32 = Après le dernier tronçon qui a pu être posé, la figurine atterrit : on la met à la pose d’arrivée de ce tronçon, on enlève les tronçons et on met la queue d’étoile derrière la figurine. Figurine et queue sont testées ensemble ; si rien ne gêne l’atterrissage, ce qu’elles touchent prend effet.
VOL-33 = Si, à cette pose, la figurine ou la queue touchait un obstacle, le dernier tronçon est retiré, le vol compte comme interrompu, et on essaie d’atterrir au bout du tronçon d’avant, et ainsi de suite en reculant (si le tronçon retiré avait pris le chat à quelqu’un, cela est d’abord annulé : VOL-71). S’il ne reste aucun tronçon, la figurine reste où elle était, sans aucun test.
VOL-34 = Vol interrompu : la figurine se tient au bout du chemin parcouru sans faute. Le tronçon fautif, tous les suivants (même celui de marche arrière) et tous ceux déjà parcourus retournent à la réserve. Le tour est fini.
VOL-35 = Le plus petit contact avec un obstacle interrompt le vol : se frôler (à une distance exactement égale au R de VOL-5), c’est se toucher.
VOL-36 = Suspension. Si un vol laisse la figurine où elle était, parce que même le premier tronçon n’a pas pu être parcouru, le joueur choisit : garder tous les tronçons sur le grimoire et passer, ou les rendre à la réserve, comme après tout vol interrompu.
VOL-37 = Un joueur suspendu peut aussi repartir du départ si sa figurine est emmurée : aucun des 20 tronçons, à gauche ou à droite, en avant (ou en arrière, dans une aventure avec marche arrière), ne pourrait à lui seul être posé et suivi d’un atterrissage depuis sa pose, en ne comptant comme obstacles que le bord de la table, les châteaux debout et les huttes ; dans le test en arrière, la hutte qui porte le marqueur du joueur n’est pas un mur et ne compte pas. Les tronçons retournent à la réserve, un chat sur le chapeau rentre chez lui, on garde étapes, marqueur et points, et la figurine va au lieu d’où elle est partie ou, si celui-ci est occupé ou sans orientation permise, au premier lieu de départ dans l’ordre fixe (les huttes, puis les châteaux) qui est libre et en a une (cas rares restants : VOL-D47) ; le joueur choisit l’orientation, et le tour est fini.

## Flying school

VOL-38 = Le château 1, Federstrich, et le château 2, Himmelpieks, se dressent à gauche, à environ deux largeurs de grimoire l’un de l’autre, les châteaux 3 et 4 à leur droite, et les châteaux 5 à 8 à l’intérieur de la zone formée par les quatre premiers.
    .exact = Coordonnées : château 1 (3000, 5250) ; château 2 (3000, 2250) ; château 3 (7000, 2550) ; château 4 (7000, 4950) ; château 5 (3900, 3250) ; château 6 (4500, 4800) ; château 7 (5300, 2550) ; château 8 (6000, 3550).
VOL-39 = À gauche des châteaux 1 et 2, il y a autant de huttes que de joueurs. Les huttes sont les lieux de départ.
    .exact = Toutes les huttes sont à x = 650 ; avec deux huttes, y vaut 2950, 4550 ; avec trois, 2250, 3750, 5250 ; avec quatre, 1950, 3150, 4350, 5550.
VOL-40 = Le chat est assis à droite de la ligne des châteaux 3 et 4.
    .exact = Le chat est en (8900, 3750).
VOL-41 = Le premier joueur qui touche le chat avec un tronçon, la figurine ou la queue d’étoile gagne aussitôt.
VOL-42 = Il n’y a pas de marche arrière à l’école des sorciers volants.

## Reverse flight

VOL-43 = En prenant un tronçon, un joueur peut annoncer que c’est un tronçon de marche arrière et le mettre à l’emplacement du bas de son grimoire.
VOL-44 = Un grimoire porte au plus un tronçon de marche arrière.
VOL-45 = Après avoir placé un tronçon de marche arrière, le joueur doit voler au tour suivant, même si c’est le seul tronçon de son grimoire.
VOL-46 = Un tronçon de marche arrière compte parmi les cinq tronçons d’un vol : un grimoire avec cinq tronçons en avant n’a plus de place pour lui.
VOL-47 = On parcourt d’abord les tronçons en avant, avec un atterrissage complet de la figurine et de la queue. Si cette partie n’a pas été interrompue, on soulève la queue et on pose le tronçon de marche arrière vers l’arrière depuis la jointure (VOL-10). Sans tronçon en avant, le sorcier volant recule depuis l’endroit où il se tient.
VOL-48 = La queue d’étoile est mise au bout du tronçon de marche arrière, puis la figurine devant elle : la nouvelle pose est la pose d’arrivée de VOL-10.
VOL-49 = Une marche arrière peut aussi être interrompue. Si le tronçon de marche arrière, ou la figurine ou la queue à sa pose d’arrivée, touchait un obstacle, le sorcier volant reste au bout de la partie en avant et le vol compte comme interrompu.
VOL-50 = Si la partie en avant est interrompue, le tronçon de marche arrière n’est pas utilisé ; il retourne à la réserve avec les autres.

## Flight of the bumblebee

VOL-51 = Châteaux et huttes comme à l’école des sorciers volants, avec autant de huttes que de joueurs. Le chat reste dans la boîte. Chaque joueur a le marqueur de sa couleur. Départ comme dans VOL-15, aux huttes.
VOL-52 = Le parcours a trois étapes, dans cet ordre : (1) à l’aller, traverser la ligne entre les châteaux 3 et 4 ; (2) passer derrière le château 4 en tournant à droite, ou derrière le château 3 en tournant à gauche ; (3) au retour, traverser la ligne entre les châteaux 1 et 2. Ensuite le joueur doit atterrir dans sa hutte (VOL-60).
VOL-53 = Les étapes se comptent le long du chemin vraiment parcouru, quand la partie en avant a atterri, puis de nouveau quand le tronçon de marche arrière a atterri : au milieu des tronçons gardés, dans l’ordre. Un tronçon retiré ne compte pas.
    .exact = On suit l’axe segment par segment, de p à q. Pour les centres A et B de deux châteaux, côté(P) vaut +1 si (B − A) × (P − A) ≥ 0, sinon −1, où u × v = u.x·v.y − u.y·v.x. Un segment traverse la ligne AB quand côté(p) ≠ côté(q) : vers l’avant si côté(p) = +1 (A est à main gauche, B à main droite), sinon vers l’arrière. Il passe entre les châteaux si les orientations signe((q − p) × (A − p)) et signe((q − p) × (B − p)) ont un produit ≤ 0, sinon à l’extérieur. Un segment change le compte d’une étape au plus.
VOL-54 = Une porte entre deux châteaux A et B est passée quand on traverse la ligne AB à l’aller, entre les châteaux.
VOL-55 = Un château est contourné quand on traverse la ligne AB au retour, à l’extérieur des châteaux. Pour les châteaux 3 et 4, cela veut dire revenir en passant par le côté extérieur de l’un ou de l’autre.
VOL-56 = Celui qui a passé la porte et qui revient entre les mêmes châteaux avant d’en avoir contourné un a défait la porte : il doit la repasser. Une fois ce moment dépassé, une étape n’est plus jamais annulée.
VOL-57 = Dès qu’un joueur a fini le parcours (ici : la troisième étape), on décide de sa hutte de destination : à la fin de ce vol, avant le tour suivant. C’est seulement s’il reste exactement une hutte sans marqueur au moment où la partie en avant d’un vol achève le parcours que son marqueur y est mis aussitôt, avant le tronçon de marche arrière, qui peut alors atterrir (VOL-60).
VOL-58 = Les joueurs de derrière (ceux qui n’ont pas fini le parcours) décident. Dans le sens des aiguilles d’une montre, à partir du joueur de tête, chacun nomme une hutte sans marqueur. Si tous nomment la même, c’est la destination. Dès que l’un d’eux nomme une autre hutte que le premier, ils ne sont pas d’accord, et le joueur de tête choisit lui-même une hutte sans marqueur. S’il n’y a personne derrière, le joueur de tête choisit. S’il ne reste qu’une hutte sans marqueur, on la prend sans demander.
VOL-59 = Le marqueur du joueur de tête est mis sur la hutte de destination. Une hutte avec un marqueur ne peut être choisie pour personne d’autre.
VOL-60 = Un joueur atterrit dans sa hutte en volant en arrière, de sorte que le tronçon de marche arrière, ou la queue d’étoile à son bout, touche la hutte qui porte son marqueur. Pour ce tronçon de marche arrière, cette figurine et cette queue, cette hutte n’est pas un obstacle. En vol avant, c’en est un. Si la figurine touche la hutte alors que ni le tronçon ni la queue ne la touchent, cela compte comme toucher un obstacle.
VOL-61 = On n’atterrit pas dans sa hutte si le tronçon de marche arrière, la queue ou la figurine touche un autre obstacle, comme la figurine ou la queue d’un adversaire ou une autre hutte : VOL-49 s’applique.
VOL-62 = Le premier joueur qui atterrit dans sa hutte gagne aussitôt. (Dans une course inventée sans atterrissage, c’est finir le parcours qui fait gagner.)

## Cat chase

VOL-63 = Le château 1 se dresse au milieu de la table et les châteaux 2 à 8 en anneau autour de lui, à environ deux largeurs de grimoire l’un du suivant. On n’utilise pas les huttes. Chaque joueur a le marqueur de sa couleur.
    .exact = Coordonnées : château 1 (5000, 3750) ; château 2 (5000, 750) ; château 3 (7345, 1880) ; château 4 (7925, 4418) ; château 5 (6302, 6453) ; château 6 (3698, 6453) ; château 7 (2075, 4418) ; château 8 (2655, 1880).
VOL-64 = Les lieux de départ sont les châteaux 2 à 8 ; les joueurs en choisissent de différents ; le château 1 n’est pas un lieu de départ. On place les figurines au château comme à une hutte.
VOL-65 = Le chat commence chez lui : au contact du château 1.
    .exact = La place du chat est donnée par le plan ; ici, c’est (5000, 4250).
VOL-66 = Un joueur attrape le chat chez lui quand un tronçon, la figurine ou la queue d’étoile le touche, en volant en avant ou en arrière.
VOL-67 = Le chat est alors sur le chapeau du joueur, et le vol continue normalement, ou se termine si c’était le dernier tronçon.
VOL-68 = Un joueur qui finit un vol avec le chat marque 1 point, noté avec le marqueur sur les numéros du grimoire. Le vol pendant lequel le chat est attrapé, ou pris à un autre, compte aussi.
VOL-69 = On ne marque pas de point pour un vol interrompu, ou trop lent (un seul tronçon sur le grimoire, celui de marche arrière comptant pour un), ou pendant lequel le joueur a perdu le chat hors limites (VOL-77).
VOL-70 = Prendre le chat à un autre. En vol avant, la figurine et la queue d’étoile du porteur (le joueur qui a le chat) ne sont pas un obstacle : toucher l’une ou l’autre avec un tronçon, ou avec la figurine qui atterrit, prend le chat au porteur.
VOL-71 = La prise échoue si le même tronçon, ou le même atterrissage, touche un obstacle : le vol est interrompu comme d’habitude et le chat reste où il était. Une queue qui touche le porteur alors que la figurine qui atterrit ne le touche pas est un contact de ce genre. La prise échoue aussi si le tronçon qui a pris le chat est retiré (VOL-33), seul ou avec d’autres posés après lui : avant d’essayer d’atterrir un tronçon plus en arrière, on annule la prise, avec tout ce qu’elle a entraîné dans ce vol. Le chat, la figurine et la queue de la victime, son grimoire et son tronçon de marche arrière redeviennent ce qu’ils étaient avant ce tronçon. Le porteur est alors de nouveau sur la table et, plus en arrière, la figurine qui atterrit peut prendre le chat comme n’importe quelle autre (VOL-70).
VOL-72 = On ne peut pas prendre le chat à un autre en marche arrière : pour un tronçon de marche arrière et l’atterrissage qui le suit, le porteur est un obstacle comme tout autre sorcier volant.
VOL-73 = La victime rend aussitôt à la réserve tous les tronçons de son grimoire et quitte la table ; elle ne gêne donc pas la suite du vol de celui qui lui a pris le chat. (Elle récupère tout si la prise est annulée : VOL-71.)
VOL-74 = Quand le vol du voleur de chat est terminé, il choisit le château au bord duquel la victime doit aller. Ce ne peut pas être un château d’où un joueur a commencé la partie. Le château 1 est permis.
VOL-75 = La victime choisit son orientation à ce château (VOL-16, VOL-17).
VOL-76 = L’anneau : les lignes droites entre châteaux voisins de l’anneau, 2–3, 3–4, 4–5, 5–6, 6–7, 7–8 et 8–2, de centre à centre. Un joueur qui a le chat et en traverse une avec un tronçon, la figurine ou la queue, ou qui atterrit à l’extérieur de l’anneau, est hors limites. Sans anneau, personne n’est hors limites.
    .exact = Un tronçon traverse si son axe a un point commun avec la ligne ; on le teste pour chaque tronçon posé alors que le chat était déjà sur le chapeau. Chaque atterrissage libre d’un joueur qui a le chat (à l’instant attrapé, à l’instant pris à un autre, ou ni l’un ni l’autre) est testé de deux façons : la figurine et la queue traversent si la chaîne qui va du bout de la queue au nez en passant par la jointure a un point commun avec une ligne ; et le joueur est à l’extérieur si la jointure n’est pas dans le polygone de ces lignes selon la règle pair-impair. Être sur une ligne compte comme être à l’extérieur (le premier test y veille). Pour la jointure P, on compte les lignes AB avec (A.y > P.y) ≠ (B.y > P.y) pour lesquelles (B − A) × (P − A) est > 0 si B.y > A.y et < 0 si B.y < A.y, avec u × v comme dans VOL-53 : un compte pair veut dire à l’extérieur.
VOL-77 = Un joueur hors limites perd le chat, qui rentre chez lui à côté du château 1 ; le vol continue, mais ne rapporte pas de point.
VOL-78 = Le premier joueur qui a 5 points gagne aussitôt.

## Hunt for the fool

VOL-79 = Châteaux comme dans le vol du bourdon ; on place les quatre huttes, quel que soit le nombre de joueurs. Chaque joueur part d’une hutte différente.
VOL-80 = Le fou volant se tient à côté du château 4 (sa queue touche le bord du château), la pointe de son balai vers le château 2.
    .exact = Sa pose est (6354, 4531), avec le cap 71.
VOL-81 = Le premier joueur qui attrape le fou volant gagne. Si le fou fait disparaître tous les châteaux, tout le monde perd.
VOL-82 = Chaque fois qu’un joueur vole, les trois premiers tronçons du grimoire tel qu’il était au décollage, dans l’ordre du grimoire avec celui de marche arrière en dernier, sont mis de côté pour le fou volant, qu’ils aient pu être posés ou non ; s’il n’y en a qu’un ou deux, seulement ceux-là. Un vol suspendu dont on garde les tronçons, ou après lequel on repart du départ, ne met rien de côté ; un vol suspendu dont on rend les tronçons, si.
VOL-83 = Avant le tour du joueur suivant, le fou volant vole avec ces tronçons, dans le même ordre, toujours en avant, chacun à gauche ou à droite comme il veut. Puis ils retournent à la réserve.
VOL-84 = Il vise, avec la pointe de son balai, le château en jeu qui porte le plus petit numéro. Toutes les combinaisons de gauche et de droite sont essayées depuis sa pose, et chacune est jugée sur son résultat complet : tronçons, atterrissage et, s’il faut en arriver là, le demi-tour de VOL-87. Il prend celle (a) après laquelle le plus petit numéro d’un château encore debout est le plus grand (plus aucun château vaut mieux que tout) ; parmi celles-là, (b) celle où il garde le plus de tronçons ; puis (c) celle après laquelle son nez est le plus près (distance au carré) du centre de ce château au plus petit numéro (on saute ce point s’il ne reste aucun château) ; puis (d) la première dans l’ordre gauche avant droite, le premier tronçon décidant d’abord.
VOL-85 = Un château touché par un tronçon que pose le fou volant, ou par sa figurine qui atterrit, disparaît et retourne dans la boîte.
VOL-86 = Les châteaux et les joueurs n’arrêtent pas le fou volant ; le bord de la table et les huttes l’arrêtent, selon les règles des vols interrompus (VOL-30, VOL-33).
VOL-87 = Une combinaison où il ne peut garder aucun tronçon se termine par un demi-tour sur place : cap + 60, même jointure ; ce que touchent alors la figurine et la queue est touché comme à un atterrissage.
VOL-88 = Un joueur dont la figurine ou la queue est touchée par la figurine ou la queue du fou volant, là où celui-ci atterrit ou fait demi-tour, disparaît aussitôt de la table. Les tronçons du fou passent sur les joueurs sans leur faire de mal. Les tronçons du grimoire de ce joueur y restent. (La table peut choisir qu’un joueur touché par l’un des tronçons qu’il parcourt disparaisse lui aussi : VOL-D39.)
VOL-89 = Ce joueur repart d’une des quatre huttes. Son voisin de gauche (le joueur suivant dans le sens des aiguilles d’une montre) choisit la hutte, mais pas une hutte où se tient la figurine d’un autre joueur ; le joueur choisit l’orientation. Cela se fait avant le tour suivant.
VOL-90 = Si plusieurs joueurs sont touchés pendant un même vol du fou, tous disparaissent d’abord. Puis on les replace l’un après l’autre, dans le sens des aiguilles d’une montre, en commençant par le joueur qui suit celui dont c’est le tour.
VOL-91 = Un joueur attrape le fou volant en touchant sa figurine, en vol avant, avec un tronçon ou avec la figurine qui atterrit. Ce tronçon, ou cet atterrissage, ne doit toucher aucun obstacle. La queue d’étoile du fou est un obstacle et, en marche arrière, sa figurine aussi. (La table peut choisir que toucher sa queue en vol avant l’attrape aussi : VOL-D42.)
VOL-92 = Les joueurs ne peuvent pas s’attraper entre eux : toucher un autre joueur est une interruption.
VOL-93 = Si le fou volant fait disparaître le dernier château, il finit quand même son vol. Puis la partie s’arrête et tous les joueurs ont perdu ; aucun joueur touché n’est replacé.

## Making your own adventure

VOL-94 = Celui qui maîtrise les quatre aventures, données de la plus facile à la plus difficile, peut en inventer d’autres. Une aventure est un plan : une table, des châteaux, des huttes, un chat, un fou volant, des lieux de départ, un but et des réglages.
VOL-95 = Le but décide des règles : toucher le chat se joue comme l’école des sorciers volants, une course comme le vol du bourdon avec un parcours libre, garder le chat comme la chasse au chat avec un anneau et un nombre de points libres, attraper le fou comme la chasse au fou volant. L’auteur décide s’il y a une marche arrière.
VOL-96 = Un plan doit respecter les règles suivantes ; sinon, il est refusé à la création de la partie. Le nom a de 1 à 40 caractères ; la table mesure de 5000 à 20000 unités de large et de 5000 à 20000 de haut ; il y a au plus 8 châteaux et 4 huttes ; toutes les coordonnées sont des nombres entiers ; chaque château, chaque hutte et le chat sont entièrement sur la table ; deux châteaux ou huttes ne se recouvrent jamais, et le chat n’en recouvre aucun ; la figurine et la queue du fou ne touchent ni le bord ni une hutte ; les lieux de départ existent, sont tous différents et au moins aussi nombreux que les joueurs ; il faut un chat pour le toucher ou le garder, et le fou pour une chasse au fou ; une course a de 1 à 12 étapes entre deux châteaux différents en jeu, et l’on contourne des châteaux juste après avoir passé la porte entre eux ; une course avec atterrissage a la marche arrière et au moins autant de huttes que de joueurs ; un anneau est vide (pas de limites) ou a au moins trois châteaux différents en jeu, le dernier étant relié au premier ; une chasse au chat se gagne avec 1 à 9 points ; une chasse au chat ou au fou demande au moins un château, une chasse au fou au moins autant de huttes que de joueurs ; ce que le but n’utilise pas reste vide.
VOL-97 = Les quatre aventures standard sont elles-mêmes des plans de cette forme ; elles n’ont rien de spécial.

## End

VOL-98 = La partie s’arrête dès qu’un joueur, ou le fou volant, a gagné (mais le fou finit son vol : VOL-93). La suite du vol n’a pas lieu ; les tronçons du gagnant retournent à la réserve, et sa figurine est montrée au bout du tronçon ou de l’atterrissage gagnant.
VOL-99 = Si personne n’a gagné après 100 tours chacun (une option), la partie s’arrête.
VOL-100 = Scores et classement. Si quelqu’un touche le chat à l’école des sorciers volants, ou attrape le fou volant, le gagnant a 1 et les autres 0 ; dans une course, chacun a le nombre d’étapes faites, et le gagnant une de plus que n’en compte le parcours ; dans la chasse au chat, chacun a ses points ; si le fou gagne, tous ont 0 et partagent le dernier rang, qui est le nombre de joueurs ; si la limite de VOL-99 arrête la partie, chacun a ses étapes dans une course, ses points dans la chasse au chat, sinon 0. Sauf quand le fou gagne, le rang est 1 plus le nombre de joueurs qui ont un score plus élevé ; à score égal, même rang. Rien d’autre ne départage les joueurs.

## Decisions

VOL-D1 = Quatre sorciers volants et le fou ; cinq queues d’étoile ; quatre grimoires magiques ; quatre marqueurs ; 20 tronçons ; huit châteaux ; quatre huttes ; un chat.
    .question = Qu’y a-t-il dans la boîte ? La liste du contenu manque dans le texte imprimé.
    .why = Le texte imprimé les suppose (quatre grimoires, huit châteaux numérotés, 20 tronçons, marqueurs, chat, fou), et les descriptions publiées du jeu d’origine (Kosmos 2005) sont d’accord : 5 figurines, 5 queues, 4 huttes, 20 tronçons tous différents.
VOL-D2 = Une géométrie exacte en nombres entiers, avec les tailles de VOL-4 et les tronçons de VOL-8.
    .question = Qu’est-ce qui remplace les mains et le carton ? Le jeu se joue en posant des pièces à la main.
    .why = Ce doit être pareil partout ; les tailles sont plausibles pour le jeu d’origine et ont été réglées pour que les parties aient une longueur naturelle et que les interruptions arrivent sans prendre toute la place.
VOL-D3 = Des coordonnées fixes (VOL-38, VOL-63) pour les aventures standard ; tout le reste est une aventure inventée (VOL-94).
    .question = Où sont les châteaux ? Les images manquent, et le texte imprimé dit qu’elles servent seulement de guide.
    .why = Les enregistrements, les classements et les bots ont besoin d’une même table.
VOL-D4 = 1 en bas à gauche, 2 en haut à gauche, 3 en haut à droite, 4 en bas à droite : un trapèze dont le grand côté 1–2 est près des huttes.
    .question = Quel château est dans quel coin ?
    .why = Un sorcier volant qui est passé à l’aller entre 3 et 4 a le château 4 à droite et le château 3 à gauche, donc 4 est en bas et 3 en haut ; les descriptions du jeu d’origine parlent d’un trapèze avec les huttes du grand côté.
VOL-D5 = À droite de la ligne 3–4, hors du terrain.
    .question = Où est le chat à l’école des sorciers volants ? Le texte imprimé dit à droite de la ligne des châteaux 2 et 3.
    .why = 2–3 est le côté du haut du terrain et n’a pas de droite ; les descriptions du jeu d’origine mettent le chat dehors, entre les châteaux 3 et 4, en face des huttes.
VOL-D6 = Une hutte par joueur à l’école des sorciers volants et dans le vol du bourdon, bien réparties.
    .question = Combien de huttes, alors qu’une phrase à leur sujet s’interrompt dans le texte imprimé ? Elle dit que l’image montre une préparation pour un certain nombre de joueurs.
    .why = La phrase d’avant le dit.
VOL-D7 = Toujours quatre.
    .question = Combien de huttes dans la chasse au fou volant ? La préparation serait celle du vol du bourdon, donc une par joueur, mais un joueur emporté repart d’une hutte parmi quatre.
    .why = C’est le nombre écrit noir sur blanc qui compte.
VOL-D8 = 24 orientations, en tournant exactement le dos au site.
    .question = Dans quelle direction une figurine peut-elle partir ? À une vraie table, dans n’importe laquelle.
    .why = C’est un choix limité, mais assez fin (15 degrés) pour compter.
VOL-D9 = Rien ne montre un vol à l’avance, sauf si la table le veut : une option dessine le chemin des tronçons de son propre grimoire, ou aussi celui du tronçon en main. Un tronçon pris est définitif.
    .question = Comment empêcher les essais ? Sur un écran, rien n’empêche un programme de dessiner le chemin.
    .why = Tout le jeu est dans le coup d’œil, mais les débutants peuvent vouloir de l’aide.
VOL-D10 = Non ; il ne faut pas de règle.
    .question = La réserve peut-elle se vider ?
    .why = Les trois autres grimoires portent au plus 15 tronçons, et un joueur qui peut encore en prendre un en a au plus 4 ; il en reste donc au moins un.
VOL-D11 = Jamais.
    .question = Sa propre queue et ses propres tronçons sont-ils des obstacles ?
    .why = Le texte imprimé cite les figurines et les queues adverses ; les tronçons se posent depuis sa propre queue et la toucheraient toujours.
VOL-D12 = Jamais.
    .question = Le chat est-il un obstacle ?
    .why = Il n’est pas dans la liste, et il est là pour être touché.
VOL-D13 = On retire le dernier tronçon et on atterrit un tronçon plus tôt (VOL-33).
    .question = Et si la figurine ne tient pas au bout du chemin ? Le texte imprimé ne parle que des tronçons.
    .why = Les descriptions du jeu d’origine disent que la figurine doit tenir, sinon ce tronçon ne peut pas être posé ; l’image d’une prise de chat ratée montre que c’est la figurine, et non un tronçon, qui touche un château.
VOL-D14 = Oui, avec la figurine.
    .question = Teste-t-on la queue à l’atterrissage ?
    .why = Elle est posée sur la table et gêne les autres ; deux choses ne peuvent pas être au même endroit. Ainsi, personne ne peut non plus être enfermé par un voisin juste devant sa jointure.
VOL-D15 = Partout pareil : un tronçon fautif ne touche rien.
    .question = Et si un tronçon touche le but et un obstacle ? Le texte imprimé ne répond que pour la prise du chat et pour le fou.
    .why = Il n’est pas posé.
VOL-D16 = Pour le chat chez lui et pour le fou, le contact compte (VOL-31). Pour une prise de chat, non : elle ne compte que si le tronçon qui a pris le chat est gardé (VOL-71).
    .question = Et si un tronçon touche le but, et qu’ensuite la figurine ne tient pas à cet endroit ?
    .why = À la table, on prend le chat au moment où l’on pose le tronçon. Mais pour une prise à un autre joueur, le texte imprimé dit qu’elle échoue si l’on rencontre un obstacle en même temps et que le chat ne bouge alors pas, et l’image montre la figurine au bout du tronçon qui touche un château ; l’atterrissage fait donc partie de la tentative, et personne ne perd son chat à cause d’un voleur qui n’est jamais arrivé jusque-là. Le parcours d’une course est encore différent : là, c’est la figurine elle-même qui doit passer, donc seul le chemin parcouru compte (VOL-53).
VOL-D17 = Quand la figurine finit là où elle a commencé, parce que le premier tronçon est fautif ou que l’atterrissage a reculé jusqu’au départ. Le choix vient après le vol.
    .question = Quand exactement un vol est-il suspendu ?
    .why = C’est le cas que décrit le texte imprimé ; demander avant le vol apprendrait au joueur, pour rien, que le premier tronçon ne passe pas.
VOL-D18 = Celui qui est emmuré par des choses qui ne bougent jamais peut repartir du départ (VOL-37).
    .question = Que devient un sorcier volant qui ne peut plus jamais partir ? Dans un coin et sans marche arrière, il arrive qu’aucun tronçon ne passe, et le texte imprimé n’offre pas de remède.
    .why = Personne ne devrait attendre la fin de la partie sans jouer ; cela coûte les tronçons et tout le chemin parcouru.
VOL-D19 = À gauche du sorcier volant, qui regarde toujours vers l’avant (VOL-10).
    .question = Qu’est-ce qu’un tronçon de marche arrière à gauche ?
    .why = Le grimoire est devant le joueur comme le sorcier volant, avec l’emplacement de marche arrière à son bout le plus bas.
VOL-D20 = Non, cinq en tout.
    .question = Un vol peut-il avoir cinq tronçons plus un de marche arrière ?
    .why = On peut jouer au plus cinq tronçons à la fois, et avec cinq sur le grimoire le joueur doit voler.
VOL-D21 = Non ; le sorcier volant reste au bout de la partie en avant.
    .question = Une marche arrière ratée annule-t-elle la partie en avant ?
    .why = C’est le bout du chemin sans obstacle.
VOL-D22 = La jointure, le long de l’axe des tronçons parcourus (VOL-53).
    .question = Qu’est-ce qui doit traverser une ligne dans la course ?
    .why = Le texte imprimé veut que la figurine passe, et elle est passée quand son arrière l’est.
VOL-D23 = Non. Au retour, oui, entre les deux.
    .question = Faut-il passer entre 1 et 2 à l’aller ?
    .why = Le texte imprimé demande la ligne 3–4 à l’aller, et la ligne entre 1 et 2 au retour.
VOL-D24 = Repasser à travers 3–4 en sens inverse annule la porte ; une fois un château contourné, plus rien ne l’annule.
    .question = Que se passe-t-il si l’on fait demi-tour après la porte ?
    .why = Sinon, il suffirait de toucher la ligne et de faire demi-tour.
VOL-D25 = Tous ceux qui ne sont pas encore rentrés ; ils votent ouvertement, dans l’ordre du jeu ; le premier désaccord donne le choix au joueur de tête (VOL-58). Avec une seule hutte sans marqueur, il n’y a rien à demander.
    .question = Qui est derrière, et comment décident-ils ?
    .why = C’est la forme ordonnée la plus proche d’une discussion à la table, où le joueur de tête décide si les autres ne s’accordent pas.
VOL-D26 = Avec deux huttes sans marqueur ou plus, la destination est décidée après le vol, donc cette marche arrière ne peut pas atterrir ; s’il n’en reste qu’une, le marqueur est mis dès que la partie en avant a achevé le parcours, et la marche arrière peut y atterrir.
    .question = Une marche arrière peut-elle atterrir pendant le vol même qui traverse la ligne du retour ?
    .why = Une hutte qu’il faut choisir n’est pas connue pendant qu’on pose les tronçons ; une hutte qui est la seule l’est, et le texte imprimé décide de la destination dès que la ligne est passée.
VOL-D27 = Juste en dessous (VOL-65), toujours au même endroit.
    .question = Où le chat touche-t-il le château 1 ?
    .why = Il doit revenir là où il a commencé.
VOL-D28 = On ne vérifie pas l’anneau pour ce tronçon ; on vérifie l’atterrissage, à la fois s’il est en travers d’une ligne et s’il finit à l’extérieur.
    .question = Et si le tronçon qui gagne le chat traverse l’anneau ?
    .why = À l’intérieur d’un tronçon, on ne peut pas dire ce qui est arrivé d’abord, mais celui qui est en travers de la ligne avec le chat, ou au-delà, est clairement dehors ; sinon, un seul tronçon pourrait emporter le chat dehors pour un point.
VOL-D29 = Les lignes du milieu (les axes), pas les largeurs ; et seulement entre châteaux voisins de l’anneau.
    .question = Qu’est-ce qui traverse l’anneau ?
    .why = Le texte imprimé parle de franchir, pas de toucher.
VOL-D30 = Il y est posé quand même ; personne ne l’attrape tant qu’un tronçon, la figurine ou la queue d’un joueur en vol ne le touche pas. Le joueur qui l’a perdu peut le rattraper pendant le même vol, mais n’y marque pas de point.
    .question = Et si le chat rentre chez lui et que quelqu’un se tient à sa place ?
    .why = Attraper est quelque chose qu’on fait en volant.
VOL-D31 = Non ; seulement avec les tronçons et la figurine.
    .question = Peut-on prendre le chat à un autre avec la queue ?
    .why = Le texte imprimé nomme ces deux-là.
VOL-D32 = Elle quitte la table aussitôt et est replacée quand le vol est terminé.
    .question = Quand déplace-t-on la victime ? Aussitôt, dit le texte imprimé, ce qui serait au milieu du vol de celui qui prend le chat.
    .why = Sinon, son propre choix pourrait bloquer les tronçons qui lui restent ; on ne perd rien à attendre.
VOL-D33 = La victime.
    .question = Qui oriente la figurine de la victime ?
    .why = Le texte imprimé ne donne au voleur de chat que le château, et l’on place les figurines aux châteaux comme aux huttes.
VOL-D34 = Moins de deux tronçons sur le grimoire au décollage, en avant et en arrière ensemble.
    .question = À partir de quand est-on trop lent pour marquer ?
    .why = Le texte imprimé exclut un grimoire avec un seul tronçon et ne fait pas de différence entre les sortes.
VOL-D35 = Les trois premiers du grimoire au décollage, parcourus ou non. Un joueur suspendu qui garde ses tronçons ne les a pas utilisés.
    .question = Quels tronçons reçoit le fou volant ?
    .why = On les met de côté quand le joueur décide de voler, dans l’ordre du grimoire.
VOL-D36 = Comme le dit VOL-84.
    .question = Comment le fou volant vise-t-il ? Le texte imprimé laisse les joueurs en juger.
    .why = Il n’y a pas de hasard, la cible est détruite chaque fois que c’est possible, il ne fonce pas dans un mur, et une personne peut à peu près le prévoir : il va là où son nez est le plus près du château au plus petit numéro.
VOL-D37 = Le bord et les huttes.
    .question = Qu’est-ce qui arrête le fou volant ?
    .why = Les châteaux et les joueurs disparaissent à son contact, la table a une fin, et rien ne dit qu’il abîme les huttes.
VOL-D38 = Il fait demi-tour (VOL-87).
    .question = Que fait un fou volant coincé dans un coin ?
    .why = Sinon, il resterait bloqué jusqu’à la fin de la partie, et peut-être hors d’atteinte.
VOL-D39 = À la lettre : les châteaux avec ses tronçons et sa figurine ; les joueurs avec sa figurine et sa queue, là où il atterrit ou fait demi-tour. L’autre lecture, où quiconque se trouve sur son chemin est emporté pendant qu’il vole, est une option de la table.
    .question = Avec quoi le fou volant emporte-t-il les joueurs ? Le texte imprimé fait disparaître un château au contact d’un tronçon ou de la figurine, et un joueur quand le fou le touche avec sa figurine ou sa queue d’étoile.
    .why = La phrase est explicite, et ses tronçons retournent aussitôt à la réserve : rien ne reste posé en travers de personne.
VOL-D40 = Non.
    .question = Un joueur emporté perd-il les tronçons de son grimoire ?
    .why = Le texte imprimé le dit pour la victime d’une prise de chat, pas ici.
VOL-D41 = Une hutte où un autre sorcier volant a été placé et n’a pas bougé depuis.
    .question = Quelles huttes sont occupées ?
    .why = Un vol ne finit jamais au contact d’une hutte.
VOL-D42 = Par défaut non, il faut toucher sa figurine ; sa queue est un obstacle. Une option de la table fait compter la queue aussi.
    .question = Toucher la queue du fou volant l’attrape-t-il ? Le texte imprimé dit seulement que celui qui touche le fou gagne. L’autre lecture est que sa queue fait partie de lui.
    .why = Les queues sont dans la liste des obstacles, et seule la chasse au chat fait une exception ; et quand cela comptait, la chasse à deux ou trois joueurs était finie en une douzaine de tours et le fou ne gagnait presque jamais.
VOL-D43 = Tous les joueurs partagent le dernier rang.
    .question = Quel est le classement quand le fou gagne ?
    .why = Tous ont perdu.
VOL-D44 = Il finit son vol, puis la partie est terminée ; personne n’est replacé.
    .question = Et si le fou fait disparaître le dernier château et emporte des joueurs ?
    .why = VOL-93 ; son vol est un seul mouvement, et cela ne change rien pour ceux qui ont perdu.
VOL-D45 = La partie est terminée ; la victime reste hors de la table.
    .question = Et si prendre le chat rapporte le cinquième point ?
    .why = VOL-98.
VOL-D46 = Elle s’arrête après 100 tours chacun (une option), environ le double de ce qu’il a fallu aux parties de bots les plus lentes.
    .question = Une partie peut-elle être sans fin ? Le texte imprimé n’a pas de limite.
    .why = Toute partie doit finir.
VOL-D47 = Si aucun site permis n’a d’orientation permise, on regarde tous les sites de la même sorte (tous les lieux de départ ; tous les châteaux debout pour un joueur envoyé ailleurs ; toutes les huttes pour un joueur emporté), même occupés ou interdits ; si aucun n’en a encore, on propose les sites permis (ou sinon tous), et un joueur qui doit choisir une orientation là où aucune n’est permise se voit proposer les 24. Pour celui qui repart du départ, on regarde son propre lieu de départ, puis tous les lieux de départ dans l’ordre fixe, en laissant de côté les châteaux disparus : on prend le premier qui est libre et a une orientation permise, sinon le premier qui a une orientation permise, sinon le premier d’entre eux ; si tous ont disparu, son propre lieu de départ.
    .question = Et s’il n’y a d’orientation permise nulle part ? Ce n’est possible que dans d’étranges aventures inventées.
VOL-D48 = Les joueurs choisissent ; sinon rouge, vert, violet et jaune, dans cet ordre.
    .question = Qui a quelle couleur ?
    .why = Choisir une couleur n’est pas un coup.
VOL-D49 = Le premier dans l’ordre bord de la table, châteaux, huttes, joueurs, fou ; à un atterrissage, la figurine est testée avant la queue ; une interruption garde le nom de sa première cause.
    .question = Quel obstacle nomme-t-on quand plusieurs sont touchés ?
    .why = L’obstacle qui a arrêté un vol doit être unique.
VOL-D50 = On compte qu’un grimoire fait de 130 à 150 mm de large : les châteaux 1 et 2 sont à 300 mm l’un de l’autre, les voisins de l’anneau à 260 mm.
    .question = Quelle est la largeur d’un grimoire ? Deux largeurs de grimoire, environ, donnent la distance entre les châteaux.
    .why = Cela va bien avec la table et les tronçons.
VOL-D51 = Rien. Le joueur qui commence est une option.
    .question = Le hasard décide-t-il de quelque chose ?
    .why = Le texte imprimé n’a ni dé ni tirage.

# Before the rules: the story, facts, the box; and what players might dispute
sorciers-volants-book-story = D’abord, il y a l’école : sur leurs balais tout neufs, jusqu’à quatre pilotes apprennent à voler en attrapant le chat. Qui sait le faire ose la course nocturne : sortir entre les châteaux, rentrer, et se garer en marche arrière dans le noir. Ensuite, chacun veut le chat porte-bonheur sur son propre chapeau, et le plus longtemps possible. Enfin vient le fou, qui en veut aux balais modernes et efface un château après l’autre, à cheval sur son bon vieux balai.
sorciers-volants-book-facts = Pour 2 à 4 joueurs, à partir de 10 ans ; environ 20 minutes pour l’école, de 30 à 60 pour les autres aventures. Le jeu imprimé est de Heinrich Glumpler, illustré par Michael Menzel (Kosmos, 2005 ; Rio Grande Games), en français Les Sorciers Volants, traduit par Eric Flumian.
sorciers-volants-box-flyer = 4 sorciers volants, rouge, vert, violet et jaune, et le fou
sorciers-volants-box-tail = 5 queues d’étoile
sorciers-volants-box-book = 4 grimoires magiques à cinq emplacements, et un de plus en bas pour la marche arrière
sorciers-volants-box-curve = 20 tronçons, tous différents
sorciers-volants-box-castle = 8 châteaux numérotés ; le château 1 s’appelle Federstrich, le château 2 Himmelpieks
sorciers-volants-box-hut = 4 huttes
sorciers-volants-box-marker = 4 marqueurs
sorciers-volants-box-cat = Le chat
sorciers-volants-dispute-VOL-D39 = Avec quoi le fou volant emporte-t-il les joueurs ?
    .print = Un château disparaît quand il le touche avec un tronçon ou sa figurine ; un joueur, quand il le touche avec sa figurine ou sa queue d’étoile.
    .house = Comme c’est écrit : ses tronçons passent sur les joueurs sans leur faire de mal ; là où il atterrit ou fait demi-tour, sa figurine et sa queue les emportent.
    .option = L’option sur la façon dont le fou emporte les joueurs : il peut aussi le faire avec les tronçons qu’il parcourt.
sorciers-volants-dispute-VOL-D42 = Attrape-t-on le fou volant en touchant sa queue ?
    .print = Le premier qui touche le fou volant gagne.
    .house = Il faut toucher sa figurine ; sa queue est un obstacle, comme toutes les queues.
    .option = L’option sur la capture du fou : sa queue d’étoile peut compter aussi.
