course-de-sorcieres-name = Course de Sorcières
course-de-sorcieres-sentence = Trois sorcières, un dé, quarante-huit cases cachées : une course de réactions en chaîne.

course-de-sorcieres-option-first = Le siège qui joue le premier tour de la course (le plus jeune joueur).

course-de-sorcieres-phase-split = Placez la case { $to_put } dans une étape.
course-de-sorcieres-phase-roll = Le dé est lancé.
course-de-sorcieres-phase-move = Le dé montre { $die } : choisissez la sorcière qui avance.
course-de-sorcieres-phase-reveal = La case sous la sorcière est retournée.
course-de-sorcieres-phase-magic = Un signe magique ! Jouez une carte, ou laissez-la en place si c’est permis.
course-de-sorcieres-phase-draw = Une carte du clan neutre est tirée.
course-de-sorcieres-phase-over = La course est finie.

course-de-sorcieres-do-put = La case { $a } va dans l’étape { $b }.
course-de-sorcieres-do-roll = Le dé montre { $a }.
course-de-sorcieres-do-move = { $a ->
    [0] Une sorcière démarre.
   *[other] La sorcière de la case { $a } avance.
}
course-de-sorcieres-do-pass = Aucune sorcière ne peut avancer.
course-de-sorcieres-do-reveal = La case est { $a }.
course-de-sorcieres-do-stay = Elle reste où elle est.
course-de-sorcieres-do-play = La carte { $a } est jouée.
course-de-sorcieres-do-draw = La carte neutre est { $a }.

course-de-sorcieres-reason-finished = Un clan a ses trois sorcières à l’arrivée.
course-de-sorcieres-reason-limit = Le millième tour est terminé.

refusal-cou-must-play = Elle a reculé sur votre signe : vous devez jouer une carte.
refusal-cou-track-is-laid = Le circuit est posé ; on ne place plus de case.
refusal-cou-other-tile-due = C’est la case { $due } qu’il faut placer maintenant.
refusal-cou-stage-full = L’étape { $stage } a déjà trois chiffres de ce clan.
refusal-cou-can-move = Une sorcière peut avancer : on ne passe pas son tour.
refusal-cou-no-own-witch = Aucune de vos sorcières encore en course n’est sur la case { $square }.
refusal-cou-past-the-goal = Cela mène au-delà de la dernière case d’arrivée.
refusal-cou-occupied = La case { $square } est occupée.
refusal-cou-no-card-now = Cette carte ne se joue pas ici : seul le propriétaire du signe joue des cartes, et seulement les siennes.
refusal-cou-card-spent = Cette carte a déjà été jouée.
refusal-cou-no-sign-ahead = Aucune case libre et visible ne porte ce signe plus loin.
refusal-cou-no-sign-behind = Aucune case libre et visible ne porte ce signe derrière elle.
refusal-cou-behind-the-start = Personne ne recule au-delà de la case 1.
