air-sorciere-name = Air Sorcière
air-sorciere-sentence = Send one witch after the other into the air, and land before one too many brings a whole column down.
air-sorciere-minutes = 30

air-sorciere-goal = Win the most grimoires: graduate your witches before the school runs out of books.
air-sorciere-five-1 = You are a flying instructor. Turn up witches one by one and line them up in columns: one colour each, always rising.
air-sorciere-five-2 = A witch who is too low for her column goes to the common area. From then on you fly at your own risk: the next one who does not fit makes her whole column crash.
air-sorciere-five-3 = Stop in time and one column lands in your hand: the one you like, or the smallest if a witch of yours went to the common area.
air-sorciere-five-4 = After a landing, three, four or five cards of one colour earn one, two or three grimoires of that colour.
air-sorciere-five-5 = When enough colours of grimoires have run out, the player with the most grimoires wins; owning all five colours is worth one more point.

air-sorciere-option-first = Who begins? The youngest, says the rulebook.
air-sorciere-option-diplomas = How many diplomas a player may get in one turn: one, or as many as the hand allows.
air-sorciere-option-bonus = The point for grimoires of all five colours: once, or for each complete set.
air-sorciere-value-diplomas-one = One diploma per turn
air-sorciere-value-diplomas-many = As many as the hand allows
air-sorciere-value-bonus-once = Once
air-sorciere-value-bonus-each = For each complete set

air-sorciere-phase-takeoff = { $can ->
    [fly] Fly a witch.
    [take] Take a witch from the common area.
   *[other] Fly a witch, or take one from the common area.
}
air-sorciere-phase-draw = A witch is turned up.
air-sorciere-phase-cat = The black cat! Discard a card: five may stay in your hand.
air-sorciere-phase-choice = The witch fits: place her, or share her.
air-sorciere-phase-crash = A crash! Beginner’s bonus: rescue the witch into your hand, or drop her.
air-sorciere-phase-flight = { $can ->
    [fly-land] Fly on, or land the smallest column.
    [fly-land-take] Fly on, take a witch, or land the smallest column.
    [fly-stay] Fly on, or stop.
    [fly-land-stay] Fly on, or stop: land a column if you like.
    [fly-stay-take] Fly on, take a witch, or stop.
   *[other] Fly on, take a witch, or stop: land a column if you like.
}
air-sorciere-phase-landed = You have landed: choose the colour of a diploma, or finish your turn.
air-sorciere-phase-diploma = Add the witches to graduate, the diploma’s own colour first, then confirm.
air-sorciere-phase-over = The school is closed: the match is over.

air-sorciere-do-fly = A witch takes off from the draw pile.
air-sorciere-do-take = { $a } is taken from the common area.
air-sorciere-do-draw = The witch turned up is { $a }.
air-sorciere-do-place = The witch drawn joins the personal area.
air-sorciere-do-share = The witch drawn goes to the common area.
air-sorciere-do-discard = { $a } is discarded for the cat.
air-sorciere-do-rescue = The witch who crashed is rescued into the hand.
air-sorciere-do-drop = The witch who crashed is discarded.
air-sorciere-do-land = The { $a } column lands.
air-sorciere-do-stay = Everybody stays in the air: no landing.
air-sorciere-do-diploma = The { $a } diploma is begun.
air-sorciere-do-add = { $a } is to graduate.
air-sorciere-do-confirm = The witches graduate.
air-sorciere-do-done = No diploma: the turn is over.

air-sorciere-reason-grimoires = Too few colours of grimoires are left.
air-sorciere-reason-empty = Draw pile and discard pile are both empty.
air-sorciere-reason-limit = Turn 500 is over.

refusal-air-card-discarded = { $card } lies in the discard pile and stays there until the pile is drawn from again.
refusal-air-in-another-area = { $seat ->
    [me] { $card } lies in your area and stays there until her column lands.
   *[other] { $card } lies in { $seat }’s area: nobody touches another player’s area.
}
refusal-air-not-in-common = { $card } is not in the common area.
refusal-air-does-not-fit = { $card } does not fit: your column already ends with { $last }.
refusal-air-shared-this-turn = You shared { $card } in this turn, so you cannot take her back now.
refusal-air-nothing-flown = Fly or take at least one witch before you stop.
refusal-air-no-column = You have no { $colour } column.
refusal-air-not-smallest = You have shared a card: only the smallest column may land, not the { $colour } one.
refusal-air-must-land = You have shared a card: to stop, land the smallest column.
refusal-air-placed-by-itself = You have shared a card: from now on a witch who fits is placed automatically.
refusal-air-shared-already = You have shared { $card } already, and only one card may be shared per turn.
refusal-air-not-in-that-hand = { $seat ->
    [me] { $card } is not in your hand, and you are the one who has to discard.
   *[other] { $card } is not in the hand of { $seat }, who has to discard.
}
refusal-air-no-diploma-after-crash = There is no diploma after a crash.
refusal-air-diploma-begun = The { $colour } diploma is begun: complete it.
refusal-air-diploma-needs-landing = Only a landing leads to a diploma.
refusal-air-too-few-cards = Your hand does not have the three cards that the { $colour } diploma needs.
refusal-air-none-left = No { $colour } grimoire is left.
refusal-air-three-at-least = A diploma takes at least three cards; so far there { $count ->
    [one] is one
   *[other] are { $count }
}.
refusal-air-not-in-hand = { $card } is not in your hand.
refusal-air-five-at-most = Five cards are the most for one diploma.
refusal-air-stock-too-small = { $left ->
    [one] Only one { $colour } grimoire is left: it does not pay for one more card.
   *[other] Only { $left } { $colour } grimoires are left: they do not pay for one more card.
}
refusal-air-joker-needs-grimoire = { $card } cannot be a joker: you own no { $colour } grimoire.
refusal-air-joker-too-low = { $card } cannot be a joker: she is not higher than { $highest }.
refusal-air-joker-colour-used = { $card } cannot be a joker as well: each colour serves once.
refusal-air-out-of-order = { $card } is out of order: first the diploma’s own colour, rising, then jokers in the order black, green, white, violet, orange.
refusal-air-dead-end = With { $card } this diploma could not be completed.

# The board

air-sorciere-can-fly = Fly a witch
air-sorciere-can-take = Take { $a }
air-sorciere-can-place = Place her in your column
air-sorciere-can-share = Share her in the common area
air-sorciere-can-discard = Discard { $a }
air-sorciere-can-rescue = Rescue her into your hand
air-sorciere-can-drop = Let her drop
air-sorciere-can-land = Land the { $a } column
air-sorciere-can-stay = Stop without landing
air-sorciere-can-diploma = Begin the { $a } diploma
air-sorciere-can-add = Add { $a }
air-sorciere-can-confirm = Graduate these witches
air-sorciere-can-done = No diploma

air-sorciere-board-board = The table of Air Sorcière
air-sorciere-board-none = none
air-sorciere-board-you = You
air-sorciere-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
air-sorciere-board-points-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
air-sorciere-board-columns-list = Columns: { $cards }.
air-sorciere-board-hand-list = Hand: { $cards }.
air-sorciere-board-grimoires-list = Grimoires: { $black } black, { $green } green, { $white } white, { $violet } violet, { $orange } orange.
air-sorciere-board-stock-list = Grimoires still to be won: { $black } black, { $green } green, { $white } white, { $violet } violet, { $orange } orange.
air-sorciere-board-common-list = Common area: { $cards }.
air-sorciere-board-discard-count = Discard pile: { $count }.
air-sorciere-board-column = Your { $colour } column: { $cards }.
air-sorciere-board-stock = Grimoires to be won
air-sorciere-board-exhausted = { $gone } of { $most } colours used up
air-sorciere-board-common = Common area
air-sorciere-board-pile = Draw pile
air-sorciere-board-discard-pile = Discard
air-sorciere-board-hand = Hand
air-sorciere-board-hand-empty = Columns that land come into your hand.

air-sorciere-board-fly = Fly!
air-sorciere-board-pile-count = Witches in the draw pile: { $count }.
air-sorciere-board-take = Take { $card } from the common area
air-sorciere-board-place = Place { $card } in your column
air-sorciere-board-place-short = Place
air-sorciere-board-share = Share { $card }
air-sorciere-board-land = Land the { $colour } column: { $cards }
air-sorciere-board-land-short = Land
air-sorciere-board-stay = Stop, land nothing
air-sorciere-board-stay-short = Stop
air-sorciere-board-rescue = Rescue { $card } into your hand
air-sorciere-board-rescue-short = Rescue
air-sorciere-board-drop = Let { $card } drop
air-sorciere-board-drop-short = Drop
air-sorciere-board-discard = Discard { $card }

air-sorciere-board-mood-takeoff = Ready for take-off
air-sorciere-board-mood-soft = Soft landing open
air-sorciere-board-mood-forced = Forced landing
air-sorciere-board-mood-crash = Crash!
air-sorciere-board-mood-cat = The black cat!
air-sorciere-board-mood-landed = Landed
air-sorciere-board-mood-over = The match is over
air-sorciere-board-risk-misfit = Next witch too low: { $percent } % ({ $misfits } of { $pile })
air-sorciere-board-risk-crash = Next witch crashes: { $percent } % ({ $misfits } of { $pile })
air-sorciere-board-risk-misfit-short = Too low: { $percent } % ({ $misfits } of { $pile })
air-sorciere-board-risk-crash-short = Crash: { $percent } % ({ $misfits } of { $pile })
air-sorciere-board-did-misfit = { $card } does not fit: she is shared.
air-sorciere-board-did-placed = { $card } fits: she joins her column.
air-sorciere-board-did-crash = Lost: { $cards }.
air-sorciere-board-did-crashed = { $card } does not fit: her column falls.
air-sorciere-board-did-cat = { $card }: at most five cards stay in a hand.
air-sorciere-board-did-refill = The discard pile is shuffled: it is the new draw pile.

air-sorciere-board-diploma = Your diploma
air-sorciere-board-diploma-of = { $colour ->
    [black] Black
    [green] Green
    [white] White
    [violet] Violet
   *[orange] Orange
} diploma
air-sorciere-board-diploma-which = A diploma? Choose its colour
air-sorciere-board-pick = Pick cards in your hand, or choose a colour here.
air-sorciere-board-worth = { $grimoires ->
    [0] { $count } picked, three at least
    [one] { $count } cards: one { $colour } grimoire
   *[other] { $count } cards: { $grimoires } { $colour } grimoires
}
air-sorciere-board-hand-in = Graduate
air-sorciere-board-cancel = Start again
air-sorciere-board-no-diploma = No diploma
air-sorciere-board-jokers = Jokers: one of each colour whose grimoire you own, higher than the diploma’s own cards.
air-sorciere-board-why-colour = { $card } alone makes no diploma: choose its colour first.
air-sorciere-board-why-together = { $card } does not go with the cards picked.

air-sorciere-term-k1 = Black 1
air-sorciere-term-k2 = Black 2
air-sorciere-term-k3 = Black 3
air-sorciere-term-k4 = Black 4
air-sorciere-term-k5 = Black 5
air-sorciere-term-k6 = Black 6
air-sorciere-term-k7 = Black 7
air-sorciere-term-k8 = Black 8
air-sorciere-term-k9 = Black 9
air-sorciere-term-k10 = Black 10
air-sorciere-term-k11 = Black 11
air-sorciere-term-k12 = Black 12
air-sorciere-term-k13 = Black 13
air-sorciere-term-k14 = Black 14
air-sorciere-term-k15 = Black 15
air-sorciere-term-g1 = Green 1
air-sorciere-term-g2 = Green 2
air-sorciere-term-g3 = Green 3
air-sorciere-term-g4 = Green 4
air-sorciere-term-g5 = Green 5
air-sorciere-term-g6 = Green 6
air-sorciere-term-g7 = Green 7
air-sorciere-term-g8 = Green 8
air-sorciere-term-g9 = Green 9
air-sorciere-term-g10 = Green 10
air-sorciere-term-g11 = Green 11
air-sorciere-term-g12 = Green 12
air-sorciere-term-g13 = Green 13
air-sorciere-term-g14 = Green 14
air-sorciere-term-g15 = Green 15
air-sorciere-term-w1 = White 1
air-sorciere-term-w2 = White 2
air-sorciere-term-w3 = White 3
air-sorciere-term-w4 = White 4
air-sorciere-term-w5 = White 5
air-sorciere-term-w6 = White 6
air-sorciere-term-w7 = White 7
air-sorciere-term-w8 = White 8
air-sorciere-term-w9 = White 9
air-sorciere-term-w10 = White 10
air-sorciere-term-w11 = White 11
air-sorciere-term-w12 = White 12
air-sorciere-term-w13 = White 13
air-sorciere-term-w14 = White 14
air-sorciere-term-w15 = White 15
air-sorciere-term-v1 = Violet 1
air-sorciere-term-v2 = Violet 2
air-sorciere-term-v3 = Violet 3
air-sorciere-term-v4 = Violet 4
air-sorciere-term-v5 = Violet 5
air-sorciere-term-v6 = Violet 6
air-sorciere-term-v7 = Violet 7
air-sorciere-term-v8 = Violet 8
air-sorciere-term-v9 = Violet 9
air-sorciere-term-v10 = Violet 10
air-sorciere-term-v11 = Violet 11
air-sorciere-term-v12 = Violet 12
air-sorciere-term-v13 = Violet 13
air-sorciere-term-v14 = Violet 14
air-sorciere-term-v15 = Violet 15
air-sorciere-term-o1 = Orange 1
air-sorciere-term-o2 = Orange 2
air-sorciere-term-o3 = Orange 3
air-sorciere-term-o4 = Orange 4
air-sorciere-term-o5 = Orange 5
air-sorciere-term-o6 = Orange 6
air-sorciere-term-o7 = Orange 7
air-sorciere-term-o8 = Orange 8
air-sorciere-term-o9 = Orange 9
air-sorciere-term-o10 = Orange 10
air-sorciere-term-o11 = Orange 11
air-sorciere-term-o12 = Orange 12
air-sorciere-term-o13 = Orange 13
air-sorciere-term-o14 = Orange 14
air-sorciere-term-o15 = Orange 15

# In the terminal
air-sorciere-table-turned-up = Turned up
air-sorciere-table-columns = Columns
air-sorciere-table-grimoires = Grimoires
