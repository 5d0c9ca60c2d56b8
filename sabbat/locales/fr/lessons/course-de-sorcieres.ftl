course-de-sorcieres-lesson-your-turn = À vous de jouer
course-de-sorcieres-lesson-your-turn-1 = Vous menez le clan de l’Éclair et le dé montre 3. Une sorcière qui brille peut s’envoler ; un cercle en pointillé montre où elle se poserait. Avancez celle de la case 5 : sur la case 8, le chiffre d’un autre clan l’arrête, tout simplement.
course-de-sorcieres-lesson-your-turn-2 = Les autres ont joué, et vous avez fait 2. Faites démarrer une deuxième sorcière. Au départ, on ne compte que les cases libres : la case 2 est prise, elle se pose donc sur la 3.
course-de-sorcieres-lesson-your-turn-end = Un tour, c’est un lancer et une sorcière, et tout le lancer doit servir. Sur le circuit on peut sauter par-dessus n’importe qui, mais une case n’a de place que pour une sorcière.

course-de-sorcieres-lesson-chain = Réactions en chaîne
course-de-sorcieres-lesson-chain-1 = Vous avez fait 4. Quatre cases devant votre sorcière de la case 7 se trouve votre propre 4, et un chiffre à soi porte aussitôt plus loin. Avancez-la, et regardez jusqu’où elle ira !
course-de-sorcieres-lesson-chain-end = De 7 à 11, 15, 21 puis 24, en un seul tour ! Un nuage se dissipe quand on s’y pose, et un chiffre à soi porte toujours plus loin. Le chiffre d’un autre clan arrête la sorcière.

course-de-sorcieres-lesson-own-sign = Votre signe magique
course-de-sorcieres-lesson-own-sign-1 = Les cases noires portent un signe magique. Deux cases devant votre sorcière de la case 10 brille votre propre éclair. Allez-y !
course-de-sorcieres-lesson-own-sign-2 = Sur votre propre signe, vous pouvez jouer une carte pour repartir. Un chiffre la fait avancer d’autant. Une carte magique la mène à votre prochain signe visible : jouez-la.
course-de-sorcieres-lesson-own-sign-3 = Encore votre signe : vous pouvez donc rejouer ! La case 26 porte votre propre 9, et elle est à six cases. Jouez le 6 et laissez la case faire le reste.
course-de-sorcieres-lesson-own-sign-end = Le dé, deux cartes et une case : 25 cases en un seul tour ! Mais chacune de vos douze cartes ne sert qu’une fois : gardez-les pour les grands bonds.

course-de-sorcieres-lesson-push-back = Quelqu’un sur votre signe
course-de-sorcieres-lesson-push-back-1 = Une sorcière du Givre s’est posée sur votre signe : c’est donc vous qui décidez ! Une carte la fait reculer. Regardez bien où : 4 cases derrière se trouve son propre 9, qui la porterait de nouveau en avant. Le 10 l’envoie sur un chiffre du Brouillard, où elle doit s’arrêter.
course-de-sorcieres-lesson-push-back-2 = Voici une sorcière du Brouillard sur votre autre signe, mais elle est encore loin derrière. Rien ne vous oblige à jouer. Gardez vos cartes pour vous et laissez-la en place.
course-de-sorcieres-lesson-push-back-end = Les mêmes cartes font reculer les autres et avancer les vôtres : chaque carte lancée contre quelqu’un est une carte avec laquelle on ne volera pas. Et méfiez-vous des signes des autres !

course-de-sorcieres-lesson-must-answer = De signe en signe
course-de-sorcieres-lesson-must-answer-1 = Le Givre est loin devant, sur votre signe. Une carte magique fait reculer sa sorcière jusqu’à votre signe visible le plus proche derrière elle, quinze cases plus bas. Jouez-la !
course-de-sorcieres-lesson-must-answer-2 = Elle a reculé sur un signe : son propriétaire doit donc jouer une carte, et c’est encore vous. Choisissez bien. Cinq cases derrière se trouve son propre 10, deux cases derrière son propre signe ; le 8 la mène à un chiffre du Brouillard, où elle s’arrête.
course-de-sorcieres-lesson-must-answer-end = Quand une sorcière recule sur un signe, le propriétaire de ce signe doit continuer, s’il a une carte jouable. Cela vous a coûté deux cartes, et à elle 23 cases.

course-de-sorcieres-lesson-neutral = Le clan que personne ne mène
course-de-sorcieres-lesson-neutral-1 = À trois, personne ne mène le clan du Sapin ; ses cartes forment un talon. Sur un signe du Sapin on tire la carte du dessus, et elle fait toujours reculer. Osez-le avec la sorcière de la case 11 !
course-de-sorcieres-lesson-neutral-end = Trois cases en arrière, sur votre propre 7, et la voilà repartie jusqu’à 19 : reculer aide parfois. Si la case visée est prise, rien ne se passe, et la carte est perdue de toute façon.

course-de-sorcieres-lesson-home = L’arrivée
course-de-sorcieres-lesson-home-1 = Les cases d’arrivée valent 2, 3 et 4 points, et il faut le nombre exact. Avec ce 5, la sorcière de la case 44 rapporterait 2 points, celle de la case 46 en rapporte 4. Prenez les 4 !
course-de-sorcieres-lesson-home-2 = Votre dernière sorcière est sur la case 44 et vous avez fait 6 : juste la case à 3 points. Dès qu’elle arrive, la course s’arrête ; alors comptez d’abord. Vous avez 7 points, et personne d’autre n’en a plus de 4.
course-de-sorcieres-lesson-home-end = Dix points, et la course est gagnée ! Arriver avec ses trois sorcières ne fait que finir la course : c’est le plus grand total qui gagne. Personne ne dépasse le 4, et une sorcière arrivée ne bouge plus.

course-de-sorcieres-lesson-dividing = La répartition secrète
course-de-sorcieres-lesson-dividing-1 = Avant la course, vous répartissez vos neuf chiffres entre les trois étapes, trois dans chacune ; les cases magiques y sont déjà. Mettez le 9 dans l’étape III et le 10 dans l’étape II, puis posez les cases.
course-de-sorcieres-lesson-dividing-2 = Le 10 va maintenant dans l’étape II. Là, il vous porte dix cases plus loin où qu’il soit ; sur l’une des dernières cases, il mènerait au-delà de l’arrivée et ne servirait à rien.
course-de-sorcieres-lesson-dividing-end = Personne ne sait où, dans une étape, se trouve une case ; mais vous seul savez lesquelles des vôtres s’y cachent. Sous le circuit, vous voyez toujours celles qui restent à venir.
