air-sorciere-name = Air Sorcière
air-sorciere-sentence = Send one witch after the other into the air, and land before one too many brings a whole column down.

air-sorciere-option-first = The seat that takes the first turn (the youngest player).
air-sorciere-option-diplomas = How many diplomas a player may get in one turn: one, or as many as the hand allows.
air-sorciere-option-bonus = The point for grimoires of all five colours: once, or for each complete set.

air-sorciere-phase-takeoff = Fly a witch, or take one from the common area.
air-sorciere-phase-draw = A witch is turned up.
air-sorciere-phase-cat = The black cat! Discard a card: five may stay in your hand.
air-sorciere-phase-choice = The witch fits: place her, or share her.
air-sorciere-phase-crash = A crash! Beginner’s bonus: rescue the witch into your hand, or drop her.
air-sorciere-phase-flight = Fly on, take a witch, or stop.
air-sorciere-phase-landed = You have landed: choose the colour of a diploma, or be done.
air-sorciere-phase-diploma = Add the witches to graduate, the diploma’s own colour first, then confirm.
air-sorciere-phase-over = The school is closed: the match is over.

air-sorciere-do-fly = A witch takes off from the draw pile.
air-sorciere-do-take = { $a } is taken from the common area.
air-sorciere-do-draw = The witch is { $a }.
air-sorciere-do-place = The witch drawn joins the personal area.
air-sorciere-do-share = The witch drawn goes to the common area.
air-sorciere-do-discard = { $a } is discarded for the cat.
air-sorciere-do-rescue = The witch that crashed is rescued into the hand.
air-sorciere-do-drop = The witch that crashed is discarded.
air-sorciere-do-land = The { $a } column lands.
air-sorciere-do-stay = Everybody stays in the air: no landing.
air-sorciere-do-diploma = A { $a } diploma is begun.
air-sorciere-do-add = { $a } is to graduate.
air-sorciere-do-confirm = The witches graduate.
air-sorciere-do-done = No diploma, the turn is over.

air-sorciere-reason-grimoires = Too few colours of grimoires are left.
air-sorciere-reason-empty = Draw pile and discard pile are both empty.
air-sorciere-reason-limit = Turn 500 is over.

refusal-air-card-discarded = { $card } lies in the discard pile and stays there until it becomes the draw pile.
refusal-air-in-another-area = { $card } is in the area of seat { $seat }: nobody touches another player’s area.
refusal-air-not-in-common = { $card } is not in the common area.
refusal-air-does-not-fit = { $card } does not fit: your column already ends with { $last }.
refusal-air-shared-this-turn = You shared { $card } in this turn, so you cannot take it back now.
refusal-air-nothing-flown = Fly or take at least one witch before you stop.
refusal-air-no-column = You have no { $colour } column.
refusal-air-not-smallest = You have shared a card: only the smallest column may land, not the { $colour } one. Possible: { $allowed }.
refusal-air-must-land = You have shared a card: to stop, land the smallest column. Possible: { $allowed }.
refusal-air-placed-by-itself = You have shared a card: from now on a witch that fits is placed by itself.
refusal-air-shared-already = You have shared { $card } already, and only one card a turn may be shared.
refusal-air-not-in-that-hand = { $card } is not in the hand of seat { $seat }, which has to discard.
refusal-air-no-diploma-after-crash = There is no diploma after a crash.
refusal-air-diploma-begun = The { $colour } diploma is begun: complete it.
refusal-air-diploma-needs-landing = Only a landing leads to a diploma.
refusal-air-too-few-cards = Your hand does not have the three cards that a { $colour } diploma needs.
refusal-air-none-left = No { $colour } grimoire is left.
refusal-air-three-at-least = A diploma takes at least three cards; so far there are { $count }.
refusal-air-not-in-hand = { $card } is not in your hand.
refusal-air-five-at-most = Five cards are the most for one diploma.
refusal-air-stock-too-small = { $left ->
    [one] Only one { $colour } grimoire is left: it does not pay for one more card.
   *[other] Only { $left } { $colour } grimoires are left: they do not pay for one more card.
}
refusal-air-joker-needs-grimoire = { $card } cannot be a joker: you own no { $colour } grimoire.
refusal-air-joker-too-low = { $card } cannot be a joker: it is not higher than { $highest }.
refusal-air-joker-colour-used = { $card } cannot be a joker as well: each colour serves once.
refusal-air-out-of-order = { $card } comes too early or too late: first the own colour, rising, then jokers in the order black, green, white, violet, orange.
refusal-air-dead-end = With { $card } this diploma could not be completed.
