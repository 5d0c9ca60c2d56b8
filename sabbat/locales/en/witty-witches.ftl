witty-witches-name = Witty Witches
witty-witches-sentence = Bring your guests into the witches’ party before everybody else, with twins, curses and a silent last card.
witty-witches-minutes = 10–20

witty-witches-goal = Be the first without a card in hand: get all your guests into the party.
witty-witches-five-1 = Guests queue at the door of the witches’ party, and you want yours inside first.
witty-witches-five-2 = A card may follow the last one if they share exactly two of three things: colour, character, object.
witty-witches-five-3 = The twin of the last card, its double, may always follow and earns an extra turn. If you cannot play, draw a card.
witty-witches-five-4 = In the full game, starred cards cast spells: curses, blessings, Abacadabra and Tornado. Doubles can move them.
witty-witches-five-5 = The first to have no card left wins at once. And with one card in hand: hush! Speaking costs two cards.

witty-witches-option-mode = The full game with spells (master), or the training game without them (apprentice).
witty-witches-option-first = Who begins? The player before deals.
witty-witches-value-mode-master = Master: with spells
witty-witches-value-mode-apprentice = Apprentice: without spells

witty-witches-phase-deal = The cards are dealt.
witty-witches-phase-reveal = The first guest enters.
witty-witches-phase-turn = { $can ->
    [draw] None of your cards may follow the last one: draw a card.
    [pass] None of your cards may follow the last one, and there is nothing to draw: pass.
   *[other] Discard a card with exactly two things in common with the last one, or its double.
}
witty-witches-phase-draw = A card is drawn.
witty-witches-phase-drawn = { $can ->
    [end] The card you have drawn may not follow: your turn ends.
   *[other] Play the card you have drawn, or end your turn.
}
witty-witches-phase-conjure = A spell is taken.
witty-witches-phase-cast = { $can ->
    [tornado] A tornado! Choose its direction.
   *[other] Cast your spell: place it in front of a player or discard it.
}
witty-witches-phase-played = { $can ->
    [end] Nothing is left to do: your turn ends.
   *[other] Play the double of your card, or end your turn.
}
witty-witches-phase-owed = A curse: you must play the double of your card.
witty-witches-phase-doubled = { $can ->
    [end-extra] A double! Take an extra turn, or end your turn.
   *[other] A double! Take an extra turn, witch a spell, or end your turn.
}
witty-witches-phase-over = The party is full: the match is over.

witty-witches-do-play = A guest comes in: { $a }.
witty-witches-do-double = The double follows: { $a }.
witty-witches-do-abacadabra = Abacadabra! The whole hand goes in at once.
witty-witches-do-draw = { $a ->
    [none] No guest fits: a card is drawn.
    [unknown] A card is drawn.
   *[other] A card is drawn: { $a }.
}
witty-witches-do-pass = There is nothing to draw: pass.
witty-witches-do-extra = An extra turn.
witty-witches-do-witch = { $b ->
    [discard] { $who_a ->
        [me] Your spell is witched away.
       *[other] { $who_a }’s spell is witched away.
    }
   *[other] { $who_a ->
        [me] Your spell is witched to { $who_b }.
       *[other] { $who_b ->
            [me] { $who_a }’s spell is witched to you.
           *[other] { $who_a }’s spell is witched to { $who_b }.
        }
    }
}
witty-witches-do-end = The turn ends.
witty-witches-do-cast = { $a ->
    [discard] The spell is laid aside.
   *[other] { $who_a ->
        [me] The spell is cast on you.
       *[other] The spell is cast on { $who_a }.
    }
}
witty-witches-do-tornado = { $a ->
    [clockwise] The tornado blows every spell clockwise.
   *[counterclockwise] The tornado blows every spell counterclockwise.
}
witty-witches-do-speak = { $who_a ->
    [me] You have spoken with one card in hand: two penalty cards.
   *[other] { $who_a } has spoken with one card in hand: two penalty cards.
}
witty-witches-do-reveal = The first guest: { $a }.
witty-witches-do-conjure = { $a ->
    [unknown] A spell is taken.
   *[other] A spell is taken: { $a }.
}

witty-witches-reason-empty-hand = A hand is empty: all its guests are inside.
witty-witches-reason-turn-limit = Turn 500 is over.

refusal-wit-talk-is-free = { $seat ->
    [me] Talking costs you nothing now.
   *[other] Talking costs { $seat } nothing now.
}
refusal-wit-place-the-spell = First place the spell you have taken.
refusal-wit-double-owed = The curse lets you discard only both cards: now play its double ({ $card }).
refusal-wit-discarded-already = You have discarded a card: nothing is drawn any more in this turn.
refusal-wit-drawn-already = You have drawn a card: play it or end your turn.
refusal-wit-say-extra-first = You have played a double: take an extra turn first if you want to go on.
refusal-wit-not-in-hand = The { $card } is not in your hand.
refusal-wit-one-discard = Only one regular discard a turn: the { $card } has to wait.
refusal-wit-only-the-drawn-card = After drawing only the drawn card may be played, not the { $card }.
refusal-wit-is-the-double = The { $card } is the double of the last card: play it as a double.
refusal-wit-does-not-fit = The { $card } does not share exactly two characteristics with the { $top }.
refusal-wit-cursed = Because of { $spell } you may play the { $card } only if you have its double, too.
refusal-wit-not-the-double = The { $card } is not the double of the { $top }.
refusal-wit-can-discard = You have a card that you may discard, so you must.
refusal-wit-nothing-to-draw = There is no card left to draw: pass.
refusal-wit-can-draw = A card can be drawn, so passing is not allowed.
refusal-wit-nothing-done = You cannot end your turn before you have discarded or drawn.
refusal-wit-no-double-played = An extra turn is earned by a double only.
refusal-wit-no-abacadabra = Abacadabra does not lie in front of you.
refusal-wit-no-chain = Your hand makes no chain that follows the { $top } and goes through all your cards.
refusal-wit-witching-needs-a-double = Only a double that you have just played lets you witch.
refusal-wit-no-spell-there = { $seat ->
    [me] No spell lies in front of you.
   *[other] No spell lies in front of { $seat }.
}
refusal-wit-same-seat = { $seat ->
    [me] The spell already lies in front of you.
   *[other] The spell already lies in front of { $seat }.
}
refusal-wit-no-such-seat = { $seat } is not at this table.
refusal-wit-no-spell-taken = You have taken no spell that could be cast.
refusal-wit-tornado-blows = A tornado is not placed: choose its direction.
refusal-wit-no-tornado = You hold no tornado.

# The words of the notation
witty-witches-term-yellow-witch-broom = yellow witch with the broom
witty-witches-term-yellow-witch-cauldron = yellow witch with the cauldron
witty-witches-term-yellow-witch-book = yellow witch with the book
witty-witches-term-yellow-wizard-broom = yellow wizard with the broom
witty-witches-term-yellow-wizard-cauldron = yellow wizard with the cauldron
witty-witches-term-yellow-wizard-book = yellow wizard with the book
witty-witches-term-yellow-dragon-broom = yellow dragon with the broom
witty-witches-term-yellow-dragon-cauldron = yellow dragon with the cauldron
witty-witches-term-yellow-dragon-book = yellow dragon with the book
witty-witches-term-blue-witch-broom = blue witch with the broom
witty-witches-term-blue-witch-cauldron = blue witch with the cauldron
witty-witches-term-blue-witch-book = blue witch with the book
witty-witches-term-blue-wizard-broom = blue wizard with the broom
witty-witches-term-blue-wizard-cauldron = blue wizard with the cauldron
witty-witches-term-blue-wizard-book = blue wizard with the book
witty-witches-term-blue-dragon-broom = blue dragon with the broom
witty-witches-term-blue-dragon-cauldron = blue dragon with the cauldron
witty-witches-term-blue-dragon-book = blue dragon with the book
witty-witches-term-red-witch-broom = red witch with the broom
witty-witches-term-red-witch-cauldron = red witch with the cauldron
witty-witches-term-red-witch-book = red witch with the book
witty-witches-term-red-wizard-broom = red wizard with the broom
witty-witches-term-red-wizard-cauldron = red wizard with the cauldron
witty-witches-term-red-wizard-book = red wizard with the book
witty-witches-term-red-dragon-broom = red dragon with the broom
witty-witches-term-red-dragon-cauldron = red dragon with the cauldron
witty-witches-term-red-dragon-book = red dragon with the book
witty-witches-term-curse-witch = the curse on witches
witty-witches-term-curse-wizard = the curse on wizards
witty-witches-term-curse-dragon = the curse on dragons
witty-witches-term-curse-broom = the curse on brooms
witty-witches-term-curse-cauldron = the curse on cauldrons
witty-witches-term-curse-book = the curse on books
witty-witches-term-bless-witch = the blessing of witches
witty-witches-term-bless-wizard = the blessing of wizards
witty-witches-term-bless-dragon = the blessing of dragons
witty-witches-term-bless-broom = the blessing of brooms
witty-witches-term-bless-cauldron = the blessing of cauldrons
witty-witches-term-bless-book = the blessing of books
witty-witches-term-abacadabra = Abacadabra
witty-witches-term-tornado = Tornado

# What the buttons of the action bar say
witty-witches-can-play = Play the { $a }
witty-witches-can-double = Play the double: { $a }
witty-witches-can-abacadabra = Abacadabra: play the whole hand
witty-witches-can-draw = Draw a card
witty-witches-can-pass = Pass
witty-witches-can-extra = Take an extra turn
witty-witches-can-witch = { $b ->
    [discard] { $who_a ->
        [me] Witch your own spell away
       *[other] Witch { $who_a }’s spell away
    }
   *[other] { $who_a ->
        [me] Witch your own spell to { $who_b }
       *[other] { $who_b ->
            [me] Witch { $who_a }’s spell to yourself
           *[other] Witch { $who_a }’s spell to { $who_b }
        }
    }
}
witty-witches-can-end = End the turn
witty-witches-can-cast = { $a ->
    [discard] Lay the spell aside
   *[other] { $who_a ->
        [me] Keep the spell yourself
       *[other] Cast the spell on { $who_a }
    }
}
witty-witches-can-tornado = { $a ->
    [clockwise] Let the Tornado blow clockwise
   *[counterclockwise] Let the Tornado blow counterclockwise
}
witty-witches-can-speak = Speak, and draw two cards

# The board
witty-witches-board-label = The witches’ party
witty-witches-board-seat = Player { $seat }
witty-witches-board-starred = { $card }, with stars
witty-witches-board-top = At the door: { $card }
witty-witches-board-nobody = Nobody is at the door yet
witty-witches-board-guests = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
witty-witches-board-look-guests = { $count ->
    [one] { $count } guest has come: look
   *[other] { $count } guests have come: look through them
}
witty-witches-board-guests-title = Who has come
witty-witches-board-spells-title = Spells that were discarded
witty-witches-board-look-spells = { $count ->
    [one] { $count } discarded spell: look
   *[other] { $count } discarded spells: look through them
}
witty-witches-board-gone = Curses that have left the game
witty-witches-board-empty = There is nothing here yet.
witty-witches-board-close = Close
witty-witches-board-draw-pile = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
witty-witches-board-draw = { $count ->
    [one] Draw a card: { $count } left
   *[other] Draw a card: { $count } left
}
witty-witches-board-spell-pile = { $count ->
    [one] Spell pile: { $count } spell
   *[other] Spell pile: { $count } spells
}
witty-witches-board-hand = { $cards ->
    [one] Your hand: { $cards } card
   *[other] Your hand: { $cards } cards
}
witty-witches-board-hand-hidden = { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
}
witty-witches-board-card-fits = { $card }: fits, same { $one } and { $two }
witty-witches-board-card-double = { $card }: the double of the last guest
witty-witches-board-card-blessed = { $card }: your spell lets it in
witty-witches-board-colour = colour
witty-witches-board-character = character
witty-witches-board-object = object
witty-witches-board-double = double
witty-witches-board-drawn = drawn
witty-witches-board-chair = { $cards ->
    [0] { $name }: no card left.
    [one] { $name }: one card left.
   *[other] { $name }: { $cards } cards.
}
witty-witches-board-chair-mine = { $cards ->
    [0] You: no card left.
    [one] You: one card left, keep silent!
   *[other] You: { $cards } cards.
}
witty-witches-board-turn = It is their turn.
witty-witches-board-turn-mine = It is your turn.
witty-witches-board-hush = One card left: speaking costs two cards.
witty-witches-board-hush-word = shh!
witty-witches-board-spoken = bla bla!
witty-witches-board-cast = Cast the spell on { $name }
witty-witches-board-cast-me = Keep the spell yourself
witty-witches-board-cast-discard = Lay the spell aside
witty-witches-board-witch-from = { $name ->
    [me] Pick up your own spell
   *[other] Pick up { $name }’s spell
}
witty-witches-board-witch-to = Witch the spell to { $name }
witty-witches-board-witch-me = Witch the spell to yourself
witty-witches-board-witch-discard = Witch the spell onto the discard pile
witty-witches-board-put-back = { $name ->
    [me] Leave the spell where it is, with you
   *[other] Leave the spell with { $name }
}
witty-witches-board-note-witch = Or pick up a spell.
witty-witches-board-note-witch-to = Where does it fly?
witty-witches-board-held = You hold a spell. { $meaning }
witty-witches-board-abacadabra = Abacadabra!
witty-witches-board-extra = Extra turn
witty-witches-board-end = End of turn
witty-witches-board-pass = Pass
witty-witches-board-tornado-clockwise = Clockwise
witty-witches-board-tornado-counterclockwise = Counterclockwise
witty-witches-board-many-witch = witches
witty-witches-board-many-wizard = wizards
witty-witches-board-many-dragon = dragons
witty-witches-board-many-broom = brooms
witty-witches-board-many-cauldron = cauldrons
witty-witches-board-many-book = books
witty-witches-board-motto-curse = no { $what }
witty-witches-board-motto-bless = { $what } welcome
witty-witches-board-motto-abacadabra = Abacadabra
witty-witches-board-motto-tornado = Tornado
witty-witches-board-meaning-curse = Curse: no { $what } may come, except as doubles.
witty-witches-board-meaning-bless = Blessing: { $what } may always come, even with nothing in common.
witty-witches-board-meaning-abacadabra = Abacadabra: the whole hand may come at once if it makes a chain.
witty-witches-board-meaning-tornado = Tornado: all spells fly on to the next player.
witty-witches-board-won = { $name ->
    [me] All your guests are inside!
   *[other] { $name }: all the guests are inside!
}

# In the terminal
witty-witches-table-door = At the door
witty-witches-table-before = Before
witty-witches-table-held = The spell to be cast
witty-witches-table-spell = Spell
witty-witches-table-hand = Hand
witty-witches-table-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
witty-witches-trait-witch = witch
witty-witches-trait-wizard = wizard
witty-witches-trait-dragon = dragon
witty-witches-trait-broom = broom
witty-witches-trait-cauldron = cauldron
witty-witches-trait-book = book
