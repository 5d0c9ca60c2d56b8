air-sorciere-lesson-first-flight = Premier vol
air-sorciere-lesson-first-flight-1 = Vous êtes instructeur de vol. Un tour, c’est le vol d’une sorcière ou de plusieurs. Cliquez sur la pioche et faites décoller la première.
air-sorciere-lesson-first-flight-2 = Verte 3 ! Vous n’avez pas encore de colonne verte, elle convient donc. Placez-la : elle commence votre colonne verte.
air-sorciere-lesson-first-flight-3 = Vous pouvez continuer aussi longtemps que vous l’osez. Faites-en voler une autre.
air-sorciere-lesson-first-flight-4 = Verte 8 est plus haute que Verte 3 : elle convient. Placez-la dans la colonne verte.
air-sorciere-lesson-first-flight-end = Une colonne n’a qu’une couleur et monte toujours. Qui commence bas a de la place pour beaucoup d’autres.

air-sorciere-lesson-take-and-land = Prendre et atterrir
air-sorciere-lesson-take-and-land-1 = Les sorcières dont personne n’a voulu attendent dans la zone commune. Verte 6 est trop basse pour votre colonne, mais Verte 11 convient. Prenez-la : c’est un vol sans danger.
air-sorciere-lesson-take-and-land-2 = Arrêtez-vous à temps. Vous n’avez rien déposé pendant ce tour : vous choisissez la colonne qui atterrit en douceur. Faites atterrir les trois sorcières vertes.
air-sorciere-lesson-take-and-land-end = Une colonne qui atterrit vient dans votre main. Les autres restent en l’air pour votre prochain tour.

air-sorciere-lesson-forced-landing = Atterrissage forcé
air-sorciere-lesson-forced-landing-1 = Votre colonne blanche grandit bien. Faites voler une sorcière et voyez ce qui arrive.
air-sorciere-lesson-forced-landing-2 = Noire 5 est plus basse que Noire 12 : elle est allée toute seule dans la zone commune. À présent, s’arrêter, c’est un atterrissage forcé : la colonne qui a le moins de cartes doit atterrir. Faites-la atterrir.
air-sorciere-lesson-forced-landing-end = La petite colonne noire a dû atterrir, la longue colonne blanche est restée en l’air. Une colonne d’une seule carte est un bon bouclier.

air-sorciere-lesson-no-thank-you = Non merci
air-sorciere-lesson-no-thank-you-1 = Violette 1, 4 et 6 : cette colonne peut encore beaucoup grandir. Faites voler une sorcière.
air-sorciere-lesson-no-thank-you-2 = Violette 14 convient, mais après elle il n’y aurait plus que Violette 15. Une fois par tour, on peut refuser une sorcière : déposez-la.
air-sorciere-lesson-no-thank-you-3 = On ne reprend pas dans le même tour la carte qu’on a déposée, et votre atterrissage est maintenant forcé. Tant mieux : la plus petite colonne est la noire. Faites-la atterrir.
air-sorciere-lesson-no-thank-you-end = Déposer garde une colonne ouverte. Mais regardez d’abord autour de vous : cette sorcière est peut-être celle qu’attend votre voisin.

air-sorciere-lesson-crash = C’est la chute !
air-sorciere-lesson-crash-1 = Vous avez déposé Noire 2. Désormais, une sorcière qui ne convient pas chute. Cela arrive à peu près une fois sur quatre : essayez, rien que cette fois.
air-sorciere-lesson-crash-2 = Orange 4 est trop basse : toute votre colonne orange tombe. Mais vous n’avez aucun grimoire orange, et c’est le bonus du débutant. Sauvez Orange 4 : prenez-la en main.
air-sorciere-lesson-crash-end = Une chute coûte la colonne de cette couleur et finit le tour, sans atterrissage ni diplôme. Les autres colonnes ne risquent rien.

air-sorciere-lesson-stop-in-time = S’arrêter à temps
air-sorciere-lesson-stop-in-time-1 = Vous avez déposé une carte, et vos colonnes sont hautes. Chacune montre le risque que la prochaine sorcière la fasse tomber : 70 % en tout. Faites atterrir une des deux plus petites colonnes.
air-sorciere-lesson-stop-in-time-end = Les colonnes hautes sont risquées, les basses sont sûres. Toute carte qu’on ne voit pas est encore dans la pioche : le danger se compte.

air-sorciere-lesson-graduate = Le diplôme
air-sorciere-lesson-graduate-1 = Après un atterrissage, vous pouvez diplômer des sorcières d’une même couleur : vous les défaussez de votre main contre des grimoires. Trois valent 1 grimoire, quatre en valent 2, cinq en valent 3. Verte 2 attend déjà : faites atterrir la colonne verte.
air-sorciere-lesson-graduate-2 = Choisissez les quatre sorcières vertes de votre main et regardez ce qu’elles rapportent. Puis diplômez-les.
air-sorciere-lesson-graduate-end = Quatre cartes, deux grimoires : chacun vaut un point. Un seul diplôme par tour, et l’on peut aussi attendre d’avoir cinq cartes.
air-sorciere-lesson-scarce = Quand les grimoires manquent
air-sorciere-lesson-scarce-1 = Regardez la réserve avant d’atterrir : il ne reste que deux grimoires verts. Faites atterrir la colonne verte ; vous aurez alors cinq cartes vertes en main.
air-sorciere-lesson-scarce-2 = Cinq cartes vaudraient trois grimoires, mais il n’en reste que deux, et il n’y a pas de paiement partiel : vous n’en recevriez aucun. Choisissez le diplôme vert, avec trois cartes pour commencer.
air-sorciere-lesson-scarce-3 = Trois cartes, un grimoire. Avec une quatrième, cela fait deux, et il en reste deux : ajoutez Verte 9.
air-sorciere-lesson-scarce-4 = Une cinquième carte serait refusée. Diplômez les quatre.
air-sorciere-lesson-scarce-end = Deux grimoires pour quatre cartes, et Verte 11 reste dans votre main. Un diplôme ne paie que dans sa couleur ; et quand une couleur est épuisée, ses cartes peuvent encore servir de jokers.
air-sorciere-lesson-jokers = Les jokers
air-sorciere-lesson-jokers-1 = Blanche 2 et Blanche 7 ne suffisent pas. Vous avez un grimoire vert : une carte verte peut servir de joker, si elle est plus haute que votre plus haute blanche. Ajoutez Verte 12.
air-sorciere-lesson-jokers-2 = Vous avez aussi un grimoire violet. Chaque couleur peut servir une fois : ajoutez Violette 10.
air-sorciere-lesson-jokers-3 = Orange 14 ne peut pas être joker : vous n’avez aucun grimoire orange. Mais quatre cartes valent deux grimoires : diplômez ces sorcières.
air-sorciere-lesson-jokers-end = Le premier grimoire d’une couleur fait de ses hautes cartes des jokers. Et plus les cartes du diplôme sont basses, plus il y a de jokers possibles.

air-sorciere-lesson-black-cat = Le chat noir
air-sorciere-lesson-black-cat-1 = Vous avez six cartes en main. C’est risqué : cinq sorcières de la pioche portent un chat noir. Faites-en voler encore une.
air-sorciere-lesson-black-cat-2 = Une 15 réveille le chat : chacun garde cinq cartes en main au plus. Défaussez celle dont vous avez le moins besoin.
air-sorciere-lesson-black-cat-3 = Ensuite, la 15 vole comme les autres, et elle convient toujours. Placez-la sur la colonne orange.
air-sorciere-lesson-black-cat-4 = Rien ne peut suivre une 15 : cette colonne est finie. Faites-la atterrir.
air-sorciere-lesson-black-cat-end = Le chat ne regarde que les mains. Les colonnes en l’air ne le craignent pas : il est parfois sage de les y laisser.
air-sorciere-lesson-no-landing = Rester en l’air
air-sorciere-lesson-no-landing-1 = Cinq cartes en main, et le chat noir peut venir. Verte 11 n’attend que vous : prenez-la.
air-sorciere-lesson-no-landing-2 = Si la colonne verte atterrissait maintenant, vous auriez huit cartes, et un chat vous en coûterait trois. Vous n’avez rien déposé : vous pouvez vous arrêter sans atterrir. Faites-le.
air-sorciere-lesson-no-landing-end = La colonne attend en l’air jusqu’à votre prochain tour, à l’abri du chat. Mais sans atterrissage, pas de diplôme.
air-sorciere-lesson-closing-time = L’école ferme
air-sorciere-lesson-closing-time-1 = L’orange est déjà épuisé. À deux joueurs, la deuxième couleur épuisée finit la partie. Il reste deux grimoires verts : ajoutez la quatrième carte verte.
air-sorciere-lesson-closing-time-2 = Vous aurez 11 grimoires, et un point de plus parce que vous avez les cinq couleurs. Diplômez-les : la partie finit sur-le-champ.
air-sorciere-lesson-closing-time-end = Douze points chacun ! Alors les cartes restées en main décident : vous en avez trois, votre rival deux. Vous gagnez, parce que vous avez compté avant de fermer l’école.
air-sorciere-lesson-four-players = À quatre ou cinq
air-sorciere-lesson-four-players-1 = À quatre ou cinq joueurs, c’est la troisième couleur épuisée qui finit la partie. Le vert et l’orange sont épuisés, il reste deux grimoires blancs, et vous avez 9 points contre 10. Ajoutez la quatrième carte blanche.
air-sorciere-lesson-four-players-2 = Les deux derniers grimoires blancs font 11 points, et personne ne joue après vous. Diplômez-les !
air-sorciere-lesson-four-players-end = Vous gagnez d’un point, et les deux suivants partagent la deuxième place parce qu’ils ont autant de cartes en main. Qui ferme l’école choisit le moment : comptez d’abord.
