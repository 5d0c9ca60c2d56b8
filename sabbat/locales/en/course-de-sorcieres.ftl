course-de-sorcieres-name = Course de Sorcières
course-de-sorcieres-sentence = Three witches, one die, forty-eight hidden tiles: a race of chain reactions.

course-de-sorcieres-option-first = The seat that takes the first turn of the race (the youngest player).

course-de-sorcieres-phase-split = Put tile { $to_put } into a stage.
course-de-sorcieres-phase-roll = The die is rolled.
course-de-sorcieres-phase-move = You rolled { $die }: choose the witch that moves.
course-de-sorcieres-phase-reveal = The tile under the witch is turned over.
course-de-sorcieres-phase-magic = A magic sign! Play a card, or let her stay if you may.
course-de-sorcieres-phase-draw = A card of the neutral clan is turned.
course-de-sorcieres-phase-over = The race is over.

course-de-sorcieres-do-put = Tile { $a } goes into stage { $b }.
course-de-sorcieres-do-roll = The die shows { $a }.
course-de-sorcieres-do-move = { $a ->
    [0] A witch starts.
   *[other] The witch on square { $a } moves.
}
course-de-sorcieres-do-pass = No witch can move.
course-de-sorcieres-do-reveal = The tile is { $a }.
course-de-sorcieres-do-stay = She stays where she is.
course-de-sorcieres-do-play = Card { $a } is played.
course-de-sorcieres-do-draw = The neutral card is { $a }.

course-de-sorcieres-reason-finished = A clan has all three witches home.
course-de-sorcieres-reason-limit = The thousandth turn is over.

refusal-cou-must-play = She was pushed onto your sign: you have to play a card.
refusal-cou-track-is-laid = The track is laid; no tile can be put any more.
refusal-cou-other-tile-due = It is tile { $due } that has to be put now.
refusal-cou-stage-full = Stage { $stage } already has three numbers of this clan.
refusal-cou-can-move = A witch can move, so passing is not allowed.
refusal-cou-no-own-witch = None of your witches that can still move stands on square { $square }.
refusal-cou-past-the-goal = That leads past the last goal square.
refusal-cou-occupied = Square { $square } is occupied.
refusal-cou-no-card-now = That card cannot be played here: only the owner of the sign plays cards, and only their own.
refusal-cou-card-spent = That card has been played already.
refusal-cou-no-sign-ahead = There is no free face-up square with this sign ahead.
refusal-cou-no-sign-behind = There is no free face-up square with this sign behind her.
refusal-cou-behind-the-start = Nobody can be pushed back behind square 1.
