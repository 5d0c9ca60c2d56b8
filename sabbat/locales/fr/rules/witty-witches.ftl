wit-set-up = Préparation
wit-a-turn = Le tour de jeu
wit-doubles = Les doubles
wit-drawing = Piocher
wit-silence = Le silence
wit-end = Fin de la partie
wit-spells = Les sorts (jeu complet seulement)
wit-decisions = Questions et réponses

## Set-up

WIT-1 = De deux à six joueurs. On les compte à partir de 1 dans le sens des aiguilles d’une montre, et on joue dans ce sens ; après le dernier revient le premier.
WIT-2 = Deux modes. En mode Apprenti sorcier, les sorts restent dans la boîte et les étoiles ne veulent rien dire : les cartes étoilées se jouent comme toutes les autres. En mode Sorcier maître, toutes les règles de l’Apprenti sorcier restent vraies, et les règles marquées (M) s’y ajoutent.
WIT-3 = Chaque carte de personnage a trois caractéristiques : une couleur sur trois, un personnage sur trois, un objet sur trois. Deux cartes en ont 0, 1, 2 ou 3 en commun. Les étoiles ne sont pas une caractéristique.
WIT-4 = Le paquet compte 54 cartes de personnage : chacune des 27 sortes deux fois.
WIT-5 = Neuf sortes portent des étoiles, sur leurs deux exemplaires : sorcière jaune au balai ; magicien jaune au livre de sorts ; dragon jaune au chaudron ; sorcière bleue au livre de sorts ; magicien bleu au chaudron ; dragon bleu au balai ; sorcière rouge au chaudron ; magicien rouge au balai ; dragon rouge au livre de sorts.
WIT-6 = (M) Le paquet de sorts compte 16 sorts : six malédictions et six bénédictions (une de chaque pour la sorcière, le magicien, le dragon, le balai, le chaudron et le livre de sorts), deux Abacadabra et deux Tornado.
WIT-7 = On distribue six cartes de personnage à chaque joueur, une par une, en faisant le tour de la table à partir du premier joueur ; les mains sont secrètes.
WIT-8 = Les autres cartes de personnage forment la pile de pioche, face cachée ; la carte qui vient n’est décidée qu’au moment où on la pioche, et chaque exemplaire restant a autant de chances de sortir.
WIT-9 = On retourne ensuite une carte de la pile de pioche : c’est le premier invité de la fête, et la pile de défausse commence avec lui. La dernière carte de la pile de défausse s’appelle la carte du dessus.
WIT-10 = Le premier tour revient au joueur désigné à la préparation. Le donneur est le joueur juste avant lui.
WIT-11 = (M) Les sorts ont leur propre pile de pioche et leur propre pile de défausse. Au début, les 16 sorts sont dans la pile des sorts, leur défausse est vide et aucun joueur n’a de sort.
WIT-12 = (M) Si le premier invité a des étoiles, le donneur prend un sort et le place (WIT-37 à WIT-40, WIT-48) avant le premier tour.

## A turn

WIT-13 = À son tour, un joueur a trois possibilités : une défausse normale (WIT-14), suivie s’il le veut de son double (WIT-21) ; ou le double de la carte du dessus (WIT-20) ; ou, s’il ne peut rien défausser, il pioche (WIT-25). On joue toujours les cartes de sa propre main. (M) Avec Abacadabra, il y a une quatrième possibilité (WIT-45).
WIT-14 = Défausse normale : une carte de la main qui partage exactement deux des trois caractéristiques de la carte du dessus peut être posée sur la pile de défausse ; elle devient la nouvelle carte du dessus.
WIT-15 = On ne peut pas défausser normalement une carte qui n’a qu’une caractéristique en commun avec la carte du dessus, ou aucune (mais voir WIT-44). Une carte qui a les trois en commun non plus : c’est un double, et elle ne se joue que comme double.
WIT-16 = On fait une seule défausse normale par tour, pas plus.
WIT-17 = Un joueur qui peut défausser doit le faire : piocher et passer sont réservés au joueur qui n’a aucune carte à défausser maintenant, ni en défausse normale ni comme double.
WIT-18 = Après la défausse normale (et ce qui en découle), le joueur termine son tour, et le tour du joueur suivant commence.

## Doubles

WIT-19 = Un double est une carte qui a les trois mêmes caractéristiques qu’une autre : les deux cartes d’une même sorte sont le double l’une de l’autre. Par exemple, les deux sorcières bleues au balai.
WIT-20 = Au début d’un tour (normal ou supplémentaire), un joueur qui a le double de la carte du dessus peut le jouer, quel que soit celui qui a joué cette carte, et même si c’est le premier invité.
WIT-21 = Juste après sa défausse normale, un joueur qui a le double de la carte qu’il vient de défausser peut le jouer. Il n’y est pas obligé.
WIT-22 = Après avoir joué un double, le joueur peut prendre un tour supplémentaire. Il n’y est pas obligé : il peut aussi terminer son tour.
WIT-23 = Un tour supplémentaire est un tour complet du même joueur : tout WIT-13 s’applique, y compris l’obligation de piocher quand on ne peut rien défausser.
WIT-24 = Les tours supplémentaires peuvent se suivre sans limite : chaque double joué en rapporte un.

## Drawing

WIT-25 = Un joueur qui ne peut rien défausser pioche une carte de la pile de pioche.
WIT-26 = Si la carte piochée peut être défaussée (en défausse normale ou comme double de la carte du dessus), le joueur peut le faire aussitôt ; il n’y est pas obligé. Il ne peut alors jouer aucune autre carte de sa main. La suite est comme d’habitude : un double après elle (WIT-21), un tour supplémentaire (WIT-22), un sort (WIT-37).
WIT-27 = S’il ne joue pas la carte piochée, son tour se termine.
WIT-28 = Quand il faut piocher et que la pile de pioche est vide, toute la pile de défausse, sauf la carte du dessus, devient la nouvelle pile de pioche. La carte du dessus reste où elle est.
WIT-29 = Si la pile de pioche est vide et que la défausse se réduit à la carte du dessus, on ne peut rien piocher : le joueur qui devrait piocher passe.

## Silence

WIT-30 = Un joueur qui parle alors qu’il a exactement une carte en main pioche deux cartes de pénalité, même hors de son tour.
WIT-31 = Parler compte chaque fois que quelqu’un, n’importe qui, doit décider quelque chose, si la main de celui qui parle a exactement une carte et si l’on peut piocher au moins une carte (WIT-28 compris). À tout autre moment, parler ne coûte rien.
WIT-32 = Les cartes de pénalité sont piochées l’une après l’autre, sans que les autres les voient. Rien d’autre ne change : le joueur qui devait décider continue là où il en était, et les nouvelles cartes comptent.
WIT-33 = WIT-28 s’applique aussi entre deux cartes de pénalité. S’il n’y a qu’une carte à prendre, la pénalité est d’une carte.

## End

WIT-34 = La partie s’arrête dès que la main d’un joueur est vide, même au milieu de son tour. Ce joueur gagne. Plus rien ne se passe : pas de sort pour une dernière carte étoilée, pas de tour supplémentaire, pas de fin de tour.
WIT-35 = Score : moins le nombre de cartes en main. Le classement suit les scores, du plus haut au plus bas ; à score égal, même rang.
WIT-36 = On joue au plus 500 tours (les tours supplémentaires comptent). Si un tour devait commencer alors que 500 ont déjà commencé, la partie s’arrête, et on classe les joueurs selon WIT-35.

## Spells

WIT-37 = (M) Chaque fois qu’un joueur défausse une carte étoilée (en défausse normale, piochée ou non, ou comme double), il prend un sort de la pile des sorts et s’en occupe (WIT-39, WIT-48) avant toute autre chose. (Sauf si sa main est maintenant vide : WIT-34.)
WIT-38 = (M) Seul celui qui a pris le sort le voit, jusqu’à ce qu’il le place. Ensuite tout le monde le voit, même sur la défausse des sorts.
WIT-39 = (M) Il place le sort devant le joueur de son choix, lui-même compris, ou sur la défausse des sorts. N’importe quel sort peut aller à n’importe quel joueur (d’habitude une malédiction à un autre, une bénédiction à soi-même). La Tornado est l’exception : WIT-48.
WIT-40 = (M) Chaque joueur ne peut avoir qu’un sort actif. S’il en reçoit un nouveau, l’ancien va sur la défausse des sorts.
WIT-41 = (M) Un sort ne compte que pour le joueur qui l’a devant lui, à partir de son prochain tour. Un tour supplémentaire est bien un prochain tour.
WIT-42 = (M) Un sort reste actif après avoir agi, tant qu’il est là : jusqu’à ce qu’un autre le remplace (WIT-40), qu’il soit emporté par le vent (WIT-48) ou que quelqu’un le witche ailleurs (WIT-52, WIT-53).
WIT-43 = (M) Malédiction : le joueur ne peut défausser normalement aucune carte qui montre le personnage ou l’objet nommé, sauf dans le cas de WIT-50.
WIT-44 = (M) Bénédiction : le joueur peut défausser normalement n’importe quelle carte qui montre le personnage ou l’objet nommé, quoi qu’elle partage avec la carte du dessus (sauf les trois caractéristiques : WIT-15). La règle des deux sur trois permet toujours ses autres cartes.
WIT-45 = (M) Abacadabra : le joueur peut jouer toute sa main d’un seul coup, et donc gagner, si toutes ses cartes peuvent se ranger dans un ordre où la première partage exactement deux caractéristiques avec la carte du dessus, et chacune des autres exactement deux avec celle qui la précède. Deux doubles côte à côte ne s’enchaînent pas.
WIT-46 = (M) On n’est pas obligé d’utiliser Abacadabra. S’il n’existe pas de tel ordre, le joueur fait un tour normal.
WIT-47 = (M) Après avoir pioché (WIT-25), le joueur sous Abacadabra peut jouer toute sa main, carte piochée comprise, si WIT-45 le permet maintenant.
WIT-48 = (M) La Tornado agit tout de suite ; on ne peut ni la placer ni la refuser. Celui qui l’a prise choisit le sens des aiguilles d’une montre ou le sens inverse, et chaque sort actif passe au joueur suivant dans ce sens, tous en même temps. Puis la Tornado va sur la défausse des sorts.
WIT-49 = (M) Une malédiction n’interdit jamais le double de la carte du dessus : pour les doubles, WIT-20, WIT-21 et WIT-26 restent vrais malgré une malédiction.
WIT-50 = (M) Une malédiction n’interdit pas non plus un tour avec doubles : un joueur qui a les deux cartes d’une sorte interdite, sorte qui partage exactement deux caractéristiques avec la carte du dessus, peut en défausser une en défausse normale, mais doit alors jouer son double juste après.
WIT-51 = (M) Après avoir joué un double, le joueur choisit : un tour supplémentaire (WIT-22), ou witcher, ou ni l’un ni l’autre. Jamais les deux pour un même double.
WIT-52 = (M) Witcher : il prend un sort actif chez n’importe quel joueur, lui-même compris, et le place chez n’importe quel autre joueur, lui-même compris.
WIT-53 = (M) Ou bien il le met sur la défausse des sorts.
WIT-54 = (M) WIT-40 s’applique au joueur qui le reçoit. Après avoir witché, le tour est fini.
WIT-55 = (M) Quand il faut prendre un sort et que la pile des sorts est vide, la défausse des sorts devient la nouvelle pile, mais les malédictions ne reviennent pas : celles qui sont dans la défausse des sorts à ce moment quittent le jeu (WIT-D17). Les sorts posés devant les joueurs y restent.

## Decisions

WIT-D1 = De 2 à 6.
    .question = Combien de joueurs ? Le texte imprimé ne le dit pas.
    .why = Avec 54 cartes, on peut faire six mains de six, le premier invité et une pile de pioche de 17.
WIT-D2 = Les 27 sortes, deux fois chacune. Cela s’écarte du mot « certaines » : ici, chaque carte a un double.
    .question = Combien de cartes de personnage, et lesquelles ont un double ? Le texte imprimé dit seulement que certaines cartes sont identiques et qu’il y a deux sorcières bleues au balai.
    .why = C’est le paquet symétrique le plus simple, et il suffit pour six joueurs ; environ une main sur quatre contient une paire.
WIT-D3 = Neuf sortes, disposées en carré latin, sur leurs deux exemplaires (18 cartes sur 54).
    .question = Quelles cartes ont des étoiles ? Le texte imprimé ne le dit pas.
    .why = Ce motif est équilibré entre les couleurs, les personnages et les objets ; deux sortes étoilées ne sont jamais voisines (des sortes qui partagent exactement deux caractéristiques), donc deux sorts se suivent rarement de tout près. Cela donne environ 8 à 12 sorts par partie.
WIT-D4 = Une malédiction et une bénédiction pour chacun des six personnages et objets, deux Abacadabra, deux Tornado.
    .question = Quels sorts ? Le texte imprimé nomme des malédictions et des bénédictions sur un personnage ou un objet (jamais une couleur), Abacadabra et Tornado.
    .why = La pile dure en général à peu près une partie, donc WIT-55 compte dans les longues parties.
WIT-D5 = Celui que l’hôte désigne commence ; le premier joueur s’il ne désigne personne. Le donneur est le joueur juste avant.
    .question = Qui commence, qui distribue ? Le texte imprimé ne le dit pas.
    .why = Ainsi, le joueur après le donneur commence.
WIT-D6 = Dans le sens des aiguilles d’une montre.
    .question = Dans quel sens joue-t-on ?
WIT-D7 = Six tours de table, à partir du premier joueur.
    .question = Dans quel ordre distribue-t-on ?
    .why = Cela ne change rien aux chances.
WIT-D8 = Non.
    .question = Peut-on piocher alors qu’on pourrait défausser ?
    .why = La troisième sorte de tour est décrite comme celle d’un joueur qui ne peut pas défausser, et il n’y en a pas de quatrième. Les parties restent ainsi courtes.
WIT-D9 = Oui ; il faut alors le jouer.
    .question = Si l’on a seulement le double de la carte du dessus, est-ce pouvoir défausser ?
    .why = C’est toujours un bon coup : sa jumelle est déjà sur la table.
WIT-D10 = Non : exactement deux sur trois. Une bénédiction n’y change rien.
    .question = Peut-on jouer en défausse normale une carte identique à celle du dessus ?
    .why = C’est un double, et il rapporte davantage.
WIT-D11 = Les chaînes naissent des tours supplémentaires : double, tour supplémentaire, défausse normale, son double, tour supplémentaire… Chaque double donne un choix.
    .question = Les doubles peuvent-ils s’enchaîner ?
    .why = Avec deux exemplaires de chaque sorte, il n’y en a jamais de troisième.
WIT-D12 = Oui ; ce qui peut suivre, c’est le tour supplémentaire.
    .question = Le double joué au début d’un tour consomme-t-il ce tour ?
WIT-D13 = Un tour comme un autre : on pioche. Une fois pris, il compte.
    .question = Que vaut un tour supplémentaire sans carte qui convient ?
    .why = C’est pour cela qu’un tour supplémentaire n’est jamais obligatoire.
WIT-D14 = Seulement la carte piochée (ou, sous Abacadabra, tout). (Dans une position préparée à la main, une autre carte peut convenir ; on ne peut quand même pas la jouer après la pioche.)
    .question = Que peut-on jouer après avoir pioché ?
    .why = Aucune autre carte ne pouvait être jouée avant, et la carte du dessus n’a pas changé.
WIT-D15 = Oui. Après une défausse normale et après une pioche, on demande toujours au joueur, même s’il ne lui reste qu’à finir son tour.
    .question = Annonce-t-on la fin d’un tour ?
    .why = Ainsi, les autres ne peuvent pas deviner s’il a le double ou une carte qui convient.
WIT-D16 = Non.
    .question = Y a-t-il une pénalité pour autre chose, ou faut-il annoncer sa dernière carte ?
WIT-D17 = Seulement quand il faut prendre une carte (ou un sort) et qu’il n’y en a plus : au moment où c’est nécessaire (quand on pioche, pour une carte de pénalité, pour les sorts à la défausse d’une carte étoilée). Pour les sorts, cela décide quelles malédictions s’en vont (WIT-55) : toutes celles qui sont dans la défausse des sorts quand on a besoin du sort suivant, même celles qui y sont arrivées après la fin de la pile.
    .question = Quand refait-on une pile ?
    .why = D’après le texte imprimé, on refait la pile si elle est vide, c’est-à-dire vide au moment où l’on en a besoin ; une pile dont personne n’a besoin peut rester vide.
WIT-D18 = La carte du dessus reste. On peut regarder la pile de défausse.
    .question = La carte du dessus reste-t-elle ? Peut-on regarder la pile de défausse ?
    .why = Tout le monde joue sur la carte du dessus. La pile de défausse est publique : on en a déjà vu toutes les cartes.
WIT-D19 = On passe. Il ne faut pas d’autre règle.
    .question = Et si l’on ne peut rien piocher ?
    .why = Cela ne peut pas bloquer la partie : il y a alors 53 cartes dans les mains, dont le double de la carte du dessus, et celui qui l’a doit défausser quelque chose à son tour (WIT-17, WIT-49). Il y a donc toujours moins de passes de suite que de joueurs.
WIT-D20 = Un message de discussion tapé par un joueur de la table, si parler compte à ce moment (WIT-31) ; sinon, ce n’est qu’un message. Les réactions toutes faites, les spectateurs et les lignes du système ne comptent pas. Les bots ne parlent jamais.
    .question = Qu’est-ce qui compte comme parler ?
WIT-D21 = C’est le nombre de cartes à cet instant qui compte. Pendant qu’une carte est piochée, le message attend. Plusieurs joueurs qui ont chacun une carte peuvent être punis l’un après l’autre. Après la pénalité, la main a trois cartes (ou deux), donc on peut continuer à parler gratuitement.
    .question = À quel moment exactement parler coûte-t-il des cartes ?
WIT-D22 = Parfois : un joueur peut parler exprès pour avoir deux cartes de plus, et devra ensuite s’en débarrasser. C’est permis. Si cela arrive pendant son propre tour, les nouvelles cartes comptent aussitôt : au début du tour, toutes les cartes peuvent être jouées ; après une défausse normale, un double qui vient d’être pioché peut l’être.
    .question = Parler peut-il aider ?
WIT-D23 = Alors cela ne coûte rien.
    .question = Et si quelqu’un parle quand on ne peut rien piocher ?
    .why = Cela ne changerait rien.
WIT-D24 = Oui. Une paire étoilée en donne deux, un après chaque carte.
    .question = Un double étoilé donne-t-il aussi un sort ?
    .why = Toute carte de personnage étoilée en donne un.
WIT-D25 = Le sort est toujours pris d’office, sans que l’on demande rien ; celui qui n’en veut pas le met sur la défausse. Seule la Tornado est inévitable. Un sort par carte étoilée, quel que soit le nombre d’étoiles dessinées dessus.
    .question = Est-on libre de ne pas lancer de sort ?
    .why = Cela passe avant la formule plus souple du texte imprimé (on « peut » lancer) : la Tornado doit agir tout de suite, et tout autre sort peut aller à la défausse, donc on n’y perd rien.
WIT-D26 = Jusqu’à ce qu’il soit placé, oui. Piles de sorts : la pioche face cachée, la défausse face visible.
    .question = Le sort est-il secret ?
    .why = Celui qui le prend le regarde d’abord.
WIT-D27 = Aussi longtemps que le sort est là.
    .question = Combien de temps dure « temporairement » ?
    .why = Le texte imprimé dit qu’il reste valable après avoir servi.
WIT-D28 = Non. On lit simplement l’effet d’un sort quand un tour commence ou quand une carte vient d’être piochée. C’est pareil pour les sorts déplacés par la Tornado ou en witchant.
    .question = « À partir du prochain tour » : faut-il tenir des comptes ?
    .why = Dans un tour, rien de ce qui vient après un sort placé ou déplacé ne peut en dépendre : seulement un double (auquel aucun sort ne touche), la fin du tour, ou un tour supplémentaire (qui est un prochain tour).
WIT-D29 = Oui.
    .question = Le tour supplémentaire est-il un prochain tour ?
    .why = C’est le sens le plus simple, et cela donne de la valeur aux doubles étoilés.
WIT-D30 = Les deux cas du tour avec doubles. Le double de la carte du dessus : toujours libre (WIT-49). Une défausse normale suivie de son double : libre en bloc, donc seul celui qui a les deux cartes peut jouer la première, et la seconde doit suivre, même si la malédiction disparaît entre les deux. La règle des deux sur trois vaut toujours pour la première carte.
    .question = Que recouvre « un tour avec doubles malgré une malédiction » ?
WIT-D31 = Oui : si la carte piochée convient, qu’elle est interdite et que son double était dans la main, on peut la jouer, et le double doit suivre.
    .question = La carte piochée compte-t-elle pour une telle paire ?
WIT-D32 = Partager 0, 1 ou 2 caractéristiques, c’est tout pareil pour une carte bénie. Les malédictions et les bénédictions ne nomment jamais une couleur.
    .question = Avec une bénédiction, ce que la carte partage avec celle du dessus compte-t-il ?
WIT-D33 = À la carte du dessus ; et non, les doubles ne s’enchaînent pas. Une paire en main peut quand même être dans la chaîne avec une autre carte entre les deux. Le double de la carte du dessus peut venir plus loin dans la chaîne.
    .question = Abacadabra : où commence la chaîne, et les doubles s’enchaînent-ils ?
    .why = Le texte imprimé demande la règle des deux sur trois.
WIT-D34 = Personne n’en a besoin. Les cartes vont sur la pile dans le premier ordre possible, en comparant les ordres carte par carte selon le rang fixe des sortes (d’abord la couleur : jaune, bleu, rouge ; puis le personnage : sorcière, magicien, dragon ; puis l’objet : balai, chaudron, livre de sorts). Les cartes étoilées parmi elles ne donnent pas de sort.
    .question = Abacadabra : qui choisit l’ordre ?
    .why = La main est vide et la partie est gagnée.
WIT-D35 = Oui (WIT-47).
    .question = Peut-on utiliser Abacadabra après avoir pioché ?
    .why = La carte piochée est peut-être celle qui manquait.
WIT-D36 = Rien ne se passe ; on demande quand même le sens. À deux joueurs, les deux sens font la même chose, et les deux sont proposés. Les places vides se déplacent aussi : un joueur dont le voisin n’avait pas de sort se retrouve sans sort.
    .question = Que fait la Tornado sans sort actif ?
WIT-D37 = De chaque joueur au suivant dans l’ordre du jeu, et du dernier au premier ; le sens inverse fait le contraire.
    .question = Que veut dire le sens des aiguilles d’une montre ?
WIT-D38 = Non : elle agit toujours.
    .question = Peut-on défausser la Tornado sans l’utiliser ?
    .why = Cela passe avant la remarque plus souple qui permet de mettre un sort à la défausse en le lançant : la Tornado doit agir tout de suite, ce qui est plus précis, alors que tout autre sort peut y aller, donc on n’y perd rien (WIT-D25).
WIT-D39 = Non, l’un ou l’autre. Pour witcher, il faut un sort actif quelque part. On ne peut pas witcher un sort vers le joueur qui l’a déjà.
    .question = Peut-on witcher et prendre aussi le tour supplémentaire ?
WIT-D40 = Non, seulement après un double.
    .question = Peut-on witcher après la première carte d’une paire ?
WIT-D41 = Elles quittent le jeu quand on refait la pile des sorts alors qu’elles sont dans la défausse des sorts ; une malédiction active continue d’agir, va à la défausse des sorts quand elle est remplacée, et quitte le jeu quand la pile est refaite la fois suivante.
    .question = Que deviennent les malédictions ?
WIT-D42 = Non.
    .question = Peut-on manquer complètement de sorts ?
    .why = Dix sorts ne sont pas des malédictions, six au plus sont devant les joueurs, donc il y en a au moins quatre dans les deux piles.
WIT-D43 = Il peut le placer devant n’importe qui ou le défausser ; la Tornado n’a alors aucun effet. Ensuite vient le premier tour.
    .question = Que peut faire le donneur du sort d’ouverture ?
WIT-D44 = Selon les cartes qui leur restent, celui qui en a le moins d’abord ; les ex æquo partagent le rang.
    .question = Comment classe-t-on les autres ?
    .why = Le texte imprimé ne nomme que le gagnant.
WIT-D45 = En pratique non, mais des joueurs peuvent refuser de jouer les cartes piochées, ou parler. La limite est de 500 tours.
    .question = La partie peut-elle durer toujours ?
    .why = Sur 12 000 parties d’Apprenti sorcier jouées au hasard à deux (les plus longues), la limite n’a jamais été atteinte : la plus longue a duré 484 tours, et 99,9 % d’entre elles moins de 300.
WIT-D46 = Non ; l’enregistrement de la partie les montre.
    .question = Montre-t-on les mains à la fin ?
WIT-D47 = 8 ans et plus, et 10 à 20 minutes (30 à 50 tours).
    .question = À quel âge, et pendant combien de temps ? Le texte imprimé ne le dit pas.
WIT-D48 = Aucune règle n’en dépend.
    .question = Et les images ? Le texte imprimé renvoie à des images d’une main, des piles et des sorts qui n’ont pas été conservées.

# Before the rules: the story, facts, the box; and what players might dispute
witty-witches-book-story = Les sorcières donnent une fête, et tout le beau monde attend à la porte : sorcières, magiciens et dragons, avec balais, chaudrons et livres de sorts. Mais le portier a de drôles d’idées : chaque invité doit avoir exactement deux choses en commun avec le précédent. Faites entrer les vôtres les premiers ; et si quelqu’un s’apprête à vous devancer, il reste toujours un sort à lancer.
witty-witches-book-facts = Pour 2 à 6 joueurs, à partir de 8 ans, 10 à 20 minutes. Les règles imprimées ne disent ni le nombre de joueurs, ni l’âge, ni la durée, ni l’auteur, ni l’éditeur : ces chiffres sont les nôtres.
witty-witches-box-guest = 54 invités : sorcière, magicien ou dragon, au balai, au chaudron ou au livre, en jaune, bleu ou rouge, chacun deux fois ; 18 portent des étoiles
witty-witches-box-spell = 16 sorts : six malédictions, six bénédictions, deux Abacadabra, deux Tornado
witty-witches-dispute-WIT-D2 = Chaque invité a-t-il un double ?
    .print = Certaines cartes sont identiques ; l’exemple est celui des deux sorcières bleues au balai.
    .house = Chaque carte existe deux fois.
    .option = Aucune option n’y change rien.
witty-witches-dispute-WIT-D8 = Peut-on piocher alors qu’on pourrait jouer ?
    .print = Si vous avez des cartes qui conviennent, vous pouvez en jouer une ; le tour où vous ne le pouvez pas est celui où vous piochez.
    .house = Non : qui peut jouer doit jouer ; on ne pioche que si rien ne convient.
    .option = Aucune option n’y change rien.
