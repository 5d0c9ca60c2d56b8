# What the house says of the game
paper-moon-name = Paper Moon
paper-moon-sentence = One card, one claim: is it true?
paper-moon-minutes = 5

# The goal in a line, the game in five
paper-moon-goal = Score the most points: with claims that are believed, and with doubts that are right.
paper-moon-five-1 = Each turn somebody draws a card that nobody else sees: a toad, a cat or a witch.
paper-moon-five-2 = They claim what it is. It need not be true.
paper-moon-five-3 = The next player believes it, and the claim scores 1, 2 or 3 points …
paper-moon-five-4 = … or doubts it: a true claim then scores double, a false one scores for whoever doubted it.
paper-moon-five-5 = When everybody has taken their last turn, whoever has the most points wins.

paper-moon-option-rounds = How many turns each player takes.
paper-moon-option-first = Who takes the first turn.

# What is asked of the seat to act; any simple field of the view may be named
paper-moon-phase-draw = A card is drawn.
paper-moon-phase-claim = You drew a { $card }. What do you claim it is?
paper-moon-phase-answer = A { $claim }, they say. Do you believe it?
paper-moon-phase-over = The match is over.

# What an action did: $a, $b and $c are its words, as people say them
paper-moon-do-draw = { $a ->
    [unknown] A card is drawn in secret.
   *[other] The card is a { $a }.
}
paper-moon-do-claim = “It is a { $a }.”
paper-moon-do-believe = “I believe you.”
paper-moon-do-doubt = “I doubt it!” The card is turned over.

# What a button says
paper-moon-can-claim = Claim a { $a }
paper-moon-can-believe = Believe it
paper-moon-can-doubt = Doubt it

# The words of the notation
paper-moon-term-toad = toad
paper-moon-term-cat = cat
paper-moon-term-witch = witch

# Why a match ended
paper-moon-reason-rounds = Everybody has taken their last turn.

# Why an action is refused
refusal-pap-draw-first = A card has to be drawn first.
refusal-pap-claim-first = First somebody has to claim what the card is.
refusal-pap-answer-first = A { $claim } is claimed: believe it or doubt it.

# The rulebook
pap-set-up = Set-up
pap-the-turn = The turn
pap-the-end = The end

PAP-1 = Two to four players. The deck holds six toads, four cats and three witches, face down.
PAP-2 = The player who was named begins; turns go clockwise. Each player takes as many turns as the table has chosen.
PAP-3 = Whoever’s turn it is draws a card and looks at it. Nobody else does.
PAP-4 = They lay it face down and claim that it is a toad, a cat or a witch. It need not be true.
PAP-5 = The next player believes it or doubts it. If it is believed, the claim scores: a toad 1 point, a cat 2, a witch 3; and the card stays face down.
PAP-6 = If it is doubted, the card is turned over. A true claim scores twice its points. For a false one, whoever doubted scores the points of the claim.
PAP-7 = When everybody has taken their last turn, whoever has the most points wins. Equal points share a rank.

# Lessons
paper-moon-lesson-a-claim = A claim
paper-moon-lesson-a-claim-1 = You have drawn a toad, which is worth 1 point. Nobody else knows. Claim that it is a cat!
paper-moon-lesson-a-claim-2 = They believed you: 2 points. Now they claim a witch. With only three witches in the deck that is bold. Doubt it!
paper-moon-lesson-a-claim-end = It was a cat, so the 3 points of the claim are yours.
