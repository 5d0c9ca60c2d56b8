witty-witches-name = Witty Witches
witty-witches-sentence = Bring your guests into the witches’ party before everybody else, with twins, curses and a silent last card.

witty-witches-option-mode = The full game with spells (master), or the training game without them (apprentice).
witty-witches-option-first = The seat that takes the first turn; the seat before it deals.

witty-witches-phase-deal = The cards are dealt.
witty-witches-phase-reveal = The first guest enters.
witty-witches-phase-turn = Discard a card that shares exactly two characteristics with the last one, or its double; draw if you have none.
witty-witches-phase-draw = A card is drawn.
witty-witches-phase-drawn = Play the card you have drawn if you can, or end your turn.
witty-witches-phase-conjure = A spell is taken.
witty-witches-phase-cast = Cast your spell: place it in front of a player or discard it. A tornado is given a direction.
witty-witches-phase-played = Play the double of your card if you have it, or end your turn.
witty-witches-phase-owed = A curse: you must play the double of your card.
witty-witches-phase-doubled = A double! Take an extra turn, witch a spell, or end your turn.
witty-witches-phase-over = The party is full: the match is over.

witty-witches-do-play = { $a } is discarded.
witty-witches-do-double = The double { $a } is played.
witty-witches-do-abacadabra = Abacadabra! The whole hand goes in at once.
witty-witches-do-draw = A card is drawn { $a }
witty-witches-do-pass = There is nothing to draw: pass.
witty-witches-do-extra = An extra turn.
witty-witches-do-witch = { $b ->
    [discard] The spell of seat { $a } is witched away.
   *[other] The spell of seat { $a } is witched to seat { $b }.
}
witty-witches-do-end = The turn ends.
witty-witches-do-cast = { $a ->
    [discard] The spell is discarded.
   *[other] The spell is cast on seat { $a }.
}
witty-witches-do-tornado = { $a ->
    [clockwise] The tornado blows every spell clockwise.
   *[counterclockwise] The tornado blows every spell counterclockwise.
}
witty-witches-do-speak = Seat { $a } has spoken with one card in hand: two penalty cards.
witty-witches-do-reveal = The first guest is { $a }.
witty-witches-do-conjure = A spell is taken: { $a }

witty-witches-reason-empty-hand = A hand is empty: all its guests are inside.
witty-witches-reason-turn-limit = Turn 500 is over.

refusal-wit-talk-is-free = Talking costs seat { $seat } nothing now.
refusal-wit-place-the-spell = First place the spell you have taken.
refusal-wit-double-owed = The curse lets you discard only both cards: now play the double { $card }.
refusal-wit-discarded-already = You have discarded a card: nothing is drawn any more in this turn.
refusal-wit-drawn-already = You have drawn a card: play it or end your turn.
refusal-wit-say-extra-first = You have played a double: take an extra turn first if you want to go on.
refusal-wit-not-in-hand = { $card } is not in your hand.
refusal-wit-one-discard = Only one regular discard a turn: { $card } has to wait.
refusal-wit-only-the-drawn-card = After drawing only the drawn card may be played, not { $card }.
refusal-wit-is-the-double = { $card } is the double of the last card: play it as a double.
refusal-wit-does-not-fit = { $card } does not share exactly two characteristics with { $top }.
refusal-wit-cursed = { $spell } forbids { $card }, unless you have both cards of that kind.
refusal-wit-not-the-double = { $card } is not the double of { $top }.
refusal-wit-can-discard = You have a card that you may discard, so you must.
refusal-wit-nothing-to-draw = There is no card left to draw: pass.
refusal-wit-can-draw = A card can be drawn, so passing is not allowed.
refusal-wit-nothing-done = You cannot end your turn before you have discarded or drawn.
refusal-wit-no-double-played = An extra turn is earned by a double only.
refusal-wit-no-abacadabra = Abacadabra does not lie in front of you.
refusal-wit-no-chain = Your hand makes no chain that follows { $top } and goes through all your cards.
refusal-wit-witching-needs-a-double = Only a double that you have just played lets you witch.
refusal-wit-no-spell-there = No spell lies in front of seat { $seat }.
refusal-wit-same-seat = The spell lies in front of seat { $seat } already.
refusal-wit-no-such-seat = There is no seat { $seat } at this table.
refusal-wit-no-spell-taken = You have taken no spell that could be cast.
refusal-wit-tornado-blows = A tornado is not placed: choose its direction.
refusal-wit-no-tornado = You hold no tornado.
