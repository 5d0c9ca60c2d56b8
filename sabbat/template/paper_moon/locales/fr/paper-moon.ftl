# Ce que la maison dit du jeu
paper-moon-name = Paper Moon
paper-moon-sentence = Une carte, une annonce : dit-elle vrai ?
paper-moon-minutes = 5

# Le but en une ligne, le jeu en cinq
paper-moon-goal = Marquez le plus de points, par des annonces que l’on croit et des doutes qui tombent juste.
paper-moon-five-1 = À chaque tour, quelqu’un pioche une carte que personne d’autre ne voit : un crapaud, un chat ou une sorcière.
paper-moon-five-2 = Il annonce ce qu’elle est. L’annonce peut être fausse.
paper-moon-five-3 = Le joueur suivant y croit, et l’annonce rapporte 1, 2 ou 3 points…
paper-moon-five-4 = … ou il en doute : vraie, l’annonce rapporte le double ; fausse, elle rapporte ses points à celui qui a douté.
paper-moon-five-5 = Quand chacun a joué son dernier tour, celui qui a le plus de points gagne.

paper-moon-option-rounds = Combien de tours joue chaque joueur.
paper-moon-option-first = Qui joue le premier tour.

# Ce qui est demandé à la place qui joue ; tout champ simple de la vue peut être nommé
paper-moon-phase-draw = Une carte est piochée.
paper-moon-phase-claim = Carte piochée : { $card }. Qu’annoncez-vous ?
paper-moon-phase-answer = Annonce : { $claim }. Y croyez-vous ?
paper-moon-phase-over = La partie est terminée.

# Ce qu’une action a fait : $a, $b et $c sont ses mots, comme on les dit
paper-moon-do-draw = { $a ->
    [unknown] Une carte est piochée en secret.
   *[other] La carte : { $a }.
}
paper-moon-do-claim = « Voici : { $a }. »
paper-moon-do-believe = « Je vous crois. »
paper-moon-do-doubt = « J’en doute ! » La carte est retournée.

# Ce que dit un bouton
paper-moon-can-claim = Annoncer : { $a }
paper-moon-can-believe = Y croire
paper-moon-can-doubt = En douter

# Les mots de la notation
paper-moon-term-toad = crapaud
paper-moon-term-cat = chat
paper-moon-term-witch = sorcière

# Pourquoi une partie s’est terminée
paper-moon-reason-rounds = Chacun a joué son dernier tour.

# Pourquoi une action est refusée
refusal-pap-draw-first = Il faut d’abord piocher une carte.
refusal-pap-claim-first = Il faut d’abord annoncer la carte.
refusal-pap-answer-first = Annonce : { $claim }. Il faut y croire ou en douter.

# Le livret de règles
pap-set-up = Mise en place
pap-the-turn = Le tour
pap-the-end = La fin

PAP-1 = De deux à quatre joueurs. La pioche compte six crapauds, quatre chats et trois sorcières, face cachée.
PAP-2 = Le joueur désigné commence ; on joue dans le sens des aiguilles d’une montre. Chacun joue autant de tours que la table l’a choisi.
PAP-3 = Le joueur dont c’est le tour pioche une carte et la regarde. Personne d’autre ne la voit.
PAP-4 = Il la pose face cachée et annonce un crapaud, un chat ou une sorcière. L’annonce peut être fausse.
PAP-5 = Le joueur suivant y croit ou en doute. S’il y croit, l’annonce rapporte : un crapaud 1 point, un chat 2, une sorcière 3 ; et la carte reste face cachée.
PAP-6 = S’il en doute, la carte est retournée. Une annonce vraie rapporte le double de ses points. Fausse, elle rapporte ses points à celui qui a douté.
PAP-7 = Quand chacun a joué son dernier tour, celui qui a le plus de points gagne. À égalité, le rang est partagé.

# Leçons
paper-moon-lesson-a-claim = Une annonce
paper-moon-lesson-a-claim-1 = Vous avez pioché un crapaud, qui vaut 1 point. Personne d’autre ne le sait. Annoncez un chat !
paper-moon-lesson-a-claim-2 = On vous a cru : 2 points. Maintenant, une sorcière est annoncée. Il n’y en a que trois dans la pioche : c’est hardi. Doutez-en !
paper-moon-lesson-a-claim-end = C’était un chat : les 3 points de l’annonce sont à vous.
