witty-witches-lesson-two-of-three = Deux points communs
witty-witches-lesson-two-of-three-1 = Une sorcière bleue au balai attend à la porte. L’invité suivant doit partager avec elle exactement deux choses sur trois : couleur, personnage, objet. Votre sorcière bleue au chaudron convient : jouez-la.
witty-witches-lesson-two-of-three-2 = C’est elle maintenant la dernière invitée, et un seul invité entre par tour. Finissez votre tour.
witty-witches-lesson-two-of-three-3 = La chouette a envoyé une sorcière jaune au chaudron. Lequel de vos invités partage exactement deux choses avec elle ? Les petits signes allumés vous le montrent.
witty-witches-lesson-two-of-three-end = Deux points communs : bienvenue. Un, aucun ou les trois : pas comme ça. Le premier qui n’a plus de carte gagne.

witty-witches-lesson-nothing-fits = Quand personne ne convient
witty-witches-lesson-nothing-fits-1 = Aucune de vos cartes ne partage deux choses avec l’invité à la porte. C’est le seul cas où l’on pioche, et alors il le faut. Prenez une carte de la pile noire.
witty-witches-lesson-nothing-fits-2 = Quelle chance : une sorcière rouge au balai ! La carte que vous venez de piocher peut être jouée aussitôt, mais aucune autre. Jouez-la.
witty-witches-lesson-nothing-fits-3 = Bravo. Finissez maintenant votre tour. Vous auriez aussi pu garder la carte et finir votre tour sans la jouer.
witty-witches-lesson-nothing-fits-end = Qui peut jouer doit jouer. Qui ne peut pas pioche une carte, et peut jouer celle-là.

witty-witches-lesson-twins = Les doubles
witty-witches-lesson-twins-1 = Chaque invité a un double, et vous tenez les deux sorcières bleues au chaudron. Cela vaut de l’or ! Envoyez la première.
witty-witches-lesson-twins-2 = Son double peut la suivre aussitôt. Au début de votre tour, vous pourriez aussi poser le double d’un invité joué par quelqu’un d’autre.
witty-witches-lesson-twins-3 = Un double vous donne un tour supplémentaire. Rien ne vous y oblige : sans carte qui convient, il faudrait piocher. Mais vous en avez une, alors prenez-le !
witty-witches-lesson-twins-4 = C’est un nouveau tour complet. Votre dragon bleu au chaudron convient : jouez-le.
witty-witches-lesson-twins-end = Trois invités d’un seul élan. Gardez vos doubles ensemble et attendez le moment où ils conviennent.

witty-witches-lesson-last-card = Chut !
witty-witches-lesson-last-card-1 = Il ne vous reste que deux cartes. Laquelle convient ?
witty-witches-lesson-last-card-2 = Plus qu’une carte : plus un mot ! Qui écrit dans la discussion avec une seule carte en main en pioche deux. Finissez votre tour en silence.
witty-witches-lesson-last-card-3 = La chouette n’a rien pu faire. Votre dernier invité convient : qu’il entre !
witty-witches-lesson-last-card-end = La fête est à vous. La partie finit à l’instant où une main est vide. Les autres comptent leurs cartes : moins il en reste, mieux c’est.

witty-witches-lesson-stars = Les étoiles apportent des sorts
witty-witches-lesson-stars-1 = Certains invités portent des étoiles. Dans le jeu complet, ils apportent un sort de la pile rouge. Jouez le dragon bleu étoilé.
witty-witches-lesson-stars-2 = Une bénédiction : celui qui l’a peut jouer tous les magiciens, quoi qu’ils partagent avec le dernier invité. Personne d’autre ne l’a encore vue. Choisissez une chaise : la vôtre !
witty-witches-lesson-stars-3 = Elle agit dès votre prochain tour et reste devant vous. Finissez votre tour.
witty-witches-lesson-stars-4 = Votre magicien jaune au chaudron ne partage qu’une chose avec l’invité à la porte. Mais les magiciens sont les bienvenus : jouez-le !
witty-witches-lesson-stars-end = Un seul sort par joueur : un nouveau chasse l’ancien. Gardez les bénédictions, et envoyez les malédictions à qui va gagner.

witty-witches-lesson-curse = Sous une malédiction
witty-witches-lesson-curse-1 = Une malédiction est posée devant vous : pas de sorcières ! Mais elle ne peut rien contre les doubles. Vous tenez les deux sorcières bleues au chaudron : vous pouvez en jouer une.
witty-witches-lesson-curse-2 = Son double doit maintenant la suivre, c’est la condition.
witty-witches-lesson-curse-3 = Après un double, vous pouvez witcher un sort au lieu de prendre un tour supplémentaire. Prenez votre malédiction et posez-la sur la chaise du crapaud. Sa bénédiction disparaîtra aussi !
witty-witches-lesson-curse-end = Plus de malédiction pour vous, plus de bénédiction pour le crapaud : deux coups avec un seul sort. Après avoir witché, votre tour est fini.

witty-witches-lesson-tornado = Tornado
witty-witches-lesson-tornado-1 = Une malédiction est devant vous, et la chouette a la bénédiction des dragons. Jouez le dragon étoilé et voyez ce qui sort de la pile rouge.
witty-witches-lesson-tornado-2 = Une Tornado ! Elle souffle aussitôt tous les sorts vers la chaise suivante. Dans le sens horaire, la chouette vient après vous ; si le vent souffle en sens inverse, sa bénédiction arrive chez vous.
witty-witches-lesson-tornado-3 = La bénédiction est à vous, et le crapaud a votre malédiction. Finissez votre tour ; vos deux autres invités sont des dragons.
witty-witches-lesson-tornado-end = Une Tornado ne se garde pas et ne se jette pas. Comparez les deux sens : pour vous, et pour qui est en tête.

witty-witches-lesson-abacadabra = Abacadabra !
witty-witches-lesson-abacadabra-1 = Abacadabra est posé devant vous : si toutes vos cartes forment une chaîne, chacune partageant deux choses avec la précédente, toute la main peut entrer. Mais rien ne commence encore la chaîne. Piochez.
witty-witches-lesson-abacadabra-2 = La sorcière bleue au chaudron est le maillon manquant : après elle le dragon bleu, puis le rouge au chaudron, puis celui au livre. Dites la formule magique !
witty-witches-lesson-abacadabra-end = Toute la main d’un coup ! L’ordre est trouvé pour vous. Les petites mains forment vite une chaîne, et les très grandes étonnamment souvent.
