course-de-sorcieres-name = Course de Sorcières
course-de-sorcieres-sentence = Three witches, one die, forty-eight hidden tiles: a race of chain reactions.
course-de-sorcieres-minutes = 30

course-de-sorcieres-goal = Score the most points: bring your three witches home, if you can on the squares worth the most.
course-de-sorcieres-five-1 = Your clan’s three witches race over forty-eight tiles that lie face down, towards three goal squares worth 2, 3 and 4 points.
course-de-sorcieres-five-2 = Before the race each clan decides in secret which of its own tiles go into the first, the second and the third stage.
course-de-sorcieres-five-3 = Roll the die and fly one of your witches. Her own number carries her on; a number of another clan stops her.
course-de-sorcieres-five-4 = On her own sign you may speed her on with one of your twelve cards; on another clan’s sign its owner may push her back. Every new landing counts again: chain reactions!
course-de-sorcieres-five-5 = As soon as a clan has three witches home the race is over, and whoever has the most points wins.

course-de-sorcieres-option-first = Who begins? The youngest, says the rulebook.

course-de-sorcieres-phase-split = Put tile { $to_put } into a stage.
course-de-sorcieres-phase-roll = The die is rolled.
course-de-sorcieres-phase-move = { $can ->
    [pass] You rolled { $die }, but no witch of yours may move: pass.
   *[other] You rolled { $die }: choose the witch to move.
}
course-de-sorcieres-phase-reveal = The tile under the witch is turned over.
course-de-sorcieres-phase-magic = { $can ->
    [play] A magic sign! Play a card.
    [stay] A magic sign! No card can be played: let her stay.
   *[other] A magic sign! Play a card, or let her stay.
}
course-de-sorcieres-phase-draw = A card of the neutral clan is turned over.
course-de-sorcieres-phase-over = The race is over.

course-de-sorcieres-do-put = { $b ->
    [unknown] A tile is put into a stage, in secret.
   *[other] Tile { $a } goes into stage { $b }.
}
course-de-sorcieres-do-roll = The die shows { $a }.
course-de-sorcieres-do-move = { $a ->
    [0] A witch starts.
   *[other] The witch on square { $a } moves.
}
course-de-sorcieres-do-pass = No witch can move.
course-de-sorcieres-do-reveal = The tile turns out to be { $a }.
course-de-sorcieres-do-stay = She stays where she is.
course-de-sorcieres-do-play = Card { $a } is played.
course-de-sorcieres-do-draw = The neutral card is { $a }.

course-de-sorcieres-reason-finished = A clan has all three witches home.
course-de-sorcieres-reason-limit = The thousandth turn is over.

refusal-cou-must-play = She was pushed onto your sign: you have to play a card.
refusal-cou-track-is-laid = The track is laid; no tile can be put any more.
refusal-cou-other-tile-due = Tile { $due } has to be put into a stage now.
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

course-de-sorcieres-term-l2 = Lightning 2
course-de-sorcieres-term-l3 = Lightning 3
course-de-sorcieres-term-l4 = Lightning 4
course-de-sorcieres-term-l5 = Lightning 5
course-de-sorcieres-term-l6 = Lightning 6
course-de-sorcieres-term-l7 = Lightning 7
course-de-sorcieres-term-l8 = Lightning 8
course-de-sorcieres-term-l9 = Lightning 9
course-de-sorcieres-term-l10 = Lightning 10
course-de-sorcieres-term-l = Magic Lightning
course-de-sorcieres-term-f2 = Frost 2
course-de-sorcieres-term-f3 = Frost 3
course-de-sorcieres-term-f4 = Frost 4
course-de-sorcieres-term-f5 = Frost 5
course-de-sorcieres-term-f6 = Frost 6
course-de-sorcieres-term-f7 = Frost 7
course-de-sorcieres-term-f8 = Frost 8
course-de-sorcieres-term-f9 = Frost 9
course-de-sorcieres-term-f10 = Frost 10
course-de-sorcieres-term-f = Magic Frost
course-de-sorcieres-term-m2 = Mist 2
course-de-sorcieres-term-m3 = Mist 3
course-de-sorcieres-term-m4 = Mist 4
course-de-sorcieres-term-m5 = Mist 5
course-de-sorcieres-term-m6 = Mist 6
course-de-sorcieres-term-m7 = Mist 7
course-de-sorcieres-term-m8 = Mist 8
course-de-sorcieres-term-m9 = Mist 9
course-de-sorcieres-term-m10 = Mist 10
course-de-sorcieres-term-m = Magic Mist
course-de-sorcieres-term-p2 = Fir 2
course-de-sorcieres-term-p3 = Fir 3
course-de-sorcieres-term-p4 = Fir 4
course-de-sorcieres-term-p5 = Fir 5
course-de-sorcieres-term-p6 = Fir 6
course-de-sorcieres-term-p7 = Fir 7
course-de-sorcieres-term-p8 = Fir 8
course-de-sorcieres-term-p9 = Fir 9
course-de-sorcieres-term-p10 = Fir 10
course-de-sorcieres-term-p = Magic Fir

course-de-sorcieres-can-put = Put { $a } into stage { $b }
course-de-sorcieres-can-move = { $a ->
    [0] Start a witch
   *[other] Move the witch on square { $a }
}
course-de-sorcieres-can-pass = Pass: no witch can move
course-de-sorcieres-can-stay = Let her stay
course-de-sorcieres-can-play = Play { $a }

course-de-sorcieres-board-track = The track: 48 tiles in three stages
course-de-sorcieres-board-start = The start
course-de-sorcieres-board-goal = The goal board: squares worth 2, 3 and 4 points
course-de-sorcieres-board-square = Square { $square }: { $what }
course-de-sorcieres-board-square-taken = Square { $square }: { $what }, with { $who ->
    [me] your
   *[other] { $who }’s
} witch
course-de-sorcieres-board-hidden = still hidden
course-de-sorcieres-board-goal-worth = goal, { $points } points
course-de-sorcieres-board-neutral = nobody
course-de-sorcieres-board-neutral-clan = { $clan }, neutral
course-de-sorcieres-board-clan-l = Lightning
course-de-sorcieres-board-clan-f = Frost
course-de-sorcieres-board-clan-m = Mist
course-de-sorcieres-board-clan-p = Fir
course-de-sorcieres-board-pile = { $cards ->
    [0] pile used up
    [one] { $cards } card left
   *[other] { $cards } cards left
}
course-de-sorcieres-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
course-de-sorcieres-board-cards-left = Cards left: { $cards }
course-de-sorcieres-board-no-cards = none
course-de-sorcieres-board-no-tiles = none
course-de-sorcieres-board-own-hidden = Your tiles still hidden:
course-de-sorcieres-board-stage-holds = Stage { $stage }: { $tiles }
course-de-sorcieres-board-witch-stuck = Your witch on square { $square } cannot use this roll
course-de-sorcieres-board-card-stuck = { $card }: leads nowhere from here
course-de-sorcieres-board-would-start = A witch starts on square { $to }: { $what }.
course-de-sorcieres-board-would-move = From { $from } to { $to }: { $what }.
course-de-sorcieres-board-would-card = { $card }: from { $from } to { $to }: { $what }.
course-de-sorcieres-board-would-start-chain = A witch starts on square { $to }, and your own number carries her on to { $last }: { $what }.
course-de-sorcieres-board-would-move-chain = From { $from } to { $to }, and on over her own numbers to { $last }: { $what }.
course-de-sorcieres-board-would-card-chain = { $card }: from { $from } to { $to }, and on over her own numbers to { $last }: { $what }.
course-de-sorcieres-board-odds = Of the { $all } hidden tiles there, { $own } are hers and { $signs } are signs of other clans.
course-de-sorcieres-board-ask-split = Divide your tiles among the three stages. Nobody else will know.
course-de-sorcieres-board-ask-move = You rolled { $die }. Which witch flies?
course-de-sorcieres-board-ask-pass = A { $die }: no witch can move.
course-de-sorcieres-board-ask-speed = Your own sign! Speed her on with a card, or let her rest.
course-de-sorcieres-board-ask-push = She has hit your sign! Push her back with a card, or be kind.
course-de-sorcieres-board-ask-must = She was pushed onto your sign: you have to play a card.
course-de-sorcieres-board-turn-of = { $who ->
    [me] It is your turn.
   *[other] It is { $who }’s turn.
}
course-de-sorcieres-board-over = The race is over: { $who ->
    [me] you win
   *[other] { $who } wins
} with { $points } points!
course-de-sorcieres-board-over-shared = The race is over! Victory shared with { $points } points: { $who }.
course-de-sorcieres-board-did-put = { $who ->
    [me] You put
   *[other] { $who } puts
} a tile into a stage.
course-de-sorcieres-board-did-deal = Chance divides the neutral tiles.
course-de-sorcieres-board-did-roll = { $who ->
    [me] You roll
   *[other] { $who } rolls
} { $die }.
course-de-sorcieres-board-did-start = { $who ->
    [me] You start
   *[other] { $who } starts
} a witch.
course-de-sorcieres-board-did-move = { $who ->
    [me] Your
   *[other] { $who }’s
} witch flies { $die ->
    [one] { $die } square
   *[other] { $die } squares
} on.
course-de-sorcieres-board-did-pass = { $who ->
    [me] You rolled
   *[other] { $who } rolled
} { $die }, but no witch can use it.
course-de-sorcieres-board-did-stay = { $who ->
    [me] You let
   *[other] { $who } lets
} her stay.
course-de-sorcieres-board-did-home = Home: { $points } points!
course-de-sorcieres-board-did-own = { $tile }, her own: on she flies by { $number }!
course-de-sorcieres-board-did-carried = Her own { $number } carries her on!
course-de-sorcieres-board-did-blocked = { $tile }, her own, but the way on is blocked.
course-de-sorcieres-board-did-foreign = { $tile }: she stops.
course-de-sorcieres-board-did-own-sign = Her own sign!
course-de-sorcieres-board-did-sign = { $who ->
    [me] Your sign!
   *[other] { $who }’s sign!
}
course-de-sorcieres-board-did-neutral-sign = { $tile }, a neutral sign: a card is turned over.
course-de-sorcieres-board-did-draw = The pile yields { $card }: back she goes!
course-de-sorcieres-board-did-draw-nothing = The pile yields { $card }: she does not move.
course-de-sorcieres-board-did-speed = { $who ->
    [me] You play
   *[other] { $who } plays
} { $card }: forward!
course-de-sorcieres-board-did-push = { $who ->
    [me] You play
   *[other] { $who } plays
} { $card } against her: back she goes!
course-de-sorcieres-board-you-decide = You decide
course-de-sorcieres-board-decides = { $who ->
    [me] You decide
   *[other] { $who } decides
}
course-de-sorcieres-board-on-own-sign = A witch on her own sign
course-de-sorcieres-board-on-sign = { $who ->
    [me] Your
   *[other] { $who }’s
} witch has hit this sign
course-de-sorcieres-board-stay = Let her stay
course-de-sorcieres-board-pass = Pass
course-de-sorcieres-board-must-play = A card must be played
course-de-sorcieres-board-hand-of = { $who ->
    [me] Your
   *[other] { $who }’s
} cards
course-de-sorcieres-board-tile-in = { $tile }, in stage { $stage }
course-de-sorcieres-board-put-here = Put { $tile } into stage { $stage }
course-de-sorcieres-board-stage = Stage { $stage }
course-de-sorcieres-board-stage-squares = squares { $from }–{ $to }
course-de-sorcieres-board-pool = Your tiles
course-de-sorcieres-board-scatter = Leave it to chance
course-de-sorcieres-board-again = Start again
course-de-sorcieres-board-lay = Lay the tiles
course-de-sorcieres-board-others-split = The clans are dividing their tiles in secret…

# In the terminal
course-de-sorcieres-table-cards = Cards
course-de-sorcieres-table-known = Still hidden in stage { $stage }: { $tiles }.
course-de-sorcieres-table-witches = { $count ->
    [one] { $name ->
        [me] a witch of yours
       *[other] a witch of { $name }’s
    }
   *[other] { $count } { $name ->
        [me] witches of yours
       *[other] witches of { $name }’s
    }
}
course-de-sorcieres-table-hidden = hidden:
