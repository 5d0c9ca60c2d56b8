wit-set-up = Set-up
wit-a-turn = A turn
wit-doubles = Doubles
wit-drawing = Drawing
wit-silence = Silence
wit-end = End
wit-spells = Spells (the full game only)
wit-decisions = Questions and answers

## Set-up

WIT-1 = Two to six players. Players are counted from 1, clockwise, and play goes clockwise; after the last player comes the first again.
WIT-2 = Two modes. In apprentice mode the spells stay in the box and stars have no meaning: starred cards are played like all others. In master mode all the rules of apprentice mode hold, and the clauses marked (M) besides.
WIT-3 = Every character card has three characteristics: one of three colours, one of three characters, one of three objects. Two cards share 0, 1, 2 or 3 of them. Stars are not a characteristic.
WIT-4 = The deck has 54 character cards: each of the 27 kinds twice.
WIT-5 = Nine kinds carry stars, on both copies: yellow witch with broom; yellow wizard with book; yellow dragon with cauldron; blue witch with book; blue wizard with cauldron; blue dragon with broom; red witch with cauldron; red wizard with broom; red dragon with book.
WIT-6 = (M) The spell deck has 16 spells: six curses and six blessings (one of each for the witch, the wizard, the dragon, the broom, the cauldron and the book), two Abacadabra and two Tornado.
WIT-7 = Each player is dealt six character cards, one at a time, going round from the first player; hands are secret.
WIT-8 = The remaining character cards are the draw pile, face down; which card comes next is decided only when it is drawn, each remaining copy being equally likely.
WIT-9 = One card of the draw pile is then turned up; it is the first guest at the party and starts the discard pile. The last card of the discard pile is called the top.
WIT-10 = The first turn belongs to the player named when the table is set. The dealer is the player before.
WIT-11 = (M) Spells have a draw pile and a discard pile of their own. At the start all 16 spells are in the spell pile, the spell discard is empty, and no player has a spell.
WIT-12 = (M) If the first guest has stars, the dealer takes and places a spell (WIT-37 to WIT-40, WIT-48) before the first turn.

## A turn

WIT-13 = In a turn a player does one of three things: a regular discard (WIT-14), possibly followed by its double (WIT-21); or the double of the top (WIT-20); or, if nothing can be discarded, a draw (WIT-25). Cards are always played from one’s own hand. (M) With Abacadabra there is a fourth possibility (WIT-45).
WIT-14 = Regular discard: a card of the hand that shares exactly two of the three characteristics with the top may be put onto the discard pile; it becomes the new top.
WIT-15 = A card that shares none or one of the characteristics may not be discarded regularly (but see WIT-44), and neither may a card that shares all three: that one is a double and is played as a double only.
WIT-16 = There is one regular discard in a turn, not more.
WIT-17 = A player who can discard must do so: drawing and passing are only for a player who has no card to discard now, neither as a regular discard nor as a double.
WIT-18 = After the regular discard (and what follows from it) the player ends the turn, and the next player’s turn begins.

## Doubles

WIT-19 = A double is a card with all three characteristics of another: the two cards of one kind are each other’s doubles. For example the two blue witches with a broom.
WIT-20 = At the beginning of a turn (normal or extra) a player who has the double of the top may play it; no matter who played the top, and also if the top is the first guest.
WIT-21 = Directly after a regular discard, a player who has the double of the card just discarded may play it, but need not.
WIT-22 = After playing a double the player may take an extra turn, or end the turn instead.
WIT-23 = An extra turn is a complete turn of the same player: all of WIT-13 applies, including the duty to draw when nothing can be discarded.
WIT-24 = Extra turns may follow one another without limit: every double played earns one.

## Drawing

WIT-25 = A player who can discard nothing draws one card from the draw pile.
WIT-26 = If the drawn card may be discarded (as a regular discard or as the double of the top) the player may do so at once, but need not. No other card of the hand may be played then. What follows is as always: a double after it (WIT-21), an extra turn (WIT-22), a spell (WIT-37).
WIT-27 = If the drawn card is not played, the turn ends.
WIT-28 = When a card must be drawn and the draw pile is empty, the whole discard pile except its top becomes the new draw pile. The top stays where it is.
WIT-29 = If the draw pile is empty and the discard pile is only its top, nothing can be drawn: a player who must draw passes instead.

## Silence

WIT-30 = A player who speaks with exactly one card in hand draws two penalty cards, even out of turn.
WIT-31 = Speaking counts whenever somebody, no matter who, has to decide, if the speaker’s hand has exactly one card and at least one card can be drawn (WIT-28 counted in). At all other times talking is free.
WIT-32 = The penalty cards are drawn one after the other, unseen by the others. Nothing else changes: whoever was deciding goes on where they were, with the new cards counted in.
WIT-33 = WIT-28 applies between penalty cards. If only one card can be had, the penalty is one card.

## End

WIT-34 = The match ends the moment a player’s hand is empty, even in the middle of a turn. That player wins. Nothing further happens: no spell is taken for a starred last card, no extra turn, no end of turn.
WIT-35 = Score: minus the number of cards in hand. Ranks follow the scores, highest first; equal scores share a rank.
WIT-36 = At most 500 turns are played (extra turns count). When a turn would begin and 500 have been begun, the match ends instead, and is ranked by WIT-35.

## Spells

WIT-37 = (M) Whenever a player discards a card with stars (regularly, drawn or not, or as a double), the player takes one spell from the spell pile and deals with it (WIT-39, WIT-48) before anything else happens. (Not with an empty hand: WIT-34.)
WIT-38 = (M) Only the taker sees the spell until it is placed. Then it is open to all, on the spell discard pile too.
WIT-39 = (M) The spell goes in front of any player, the taker included, or is laid aside on the spell discard pile. Any kind of spell may go to any player (a curse normally to another, a blessing normally to oneself). Tornado is the exception: WIT-48.
WIT-40 = (M) Only one spell can be active per player. If a player gets a new one, the old one goes to the spell discard pile.
WIT-41 = (M) A spell counts only for the player it lies in front of, from that player’s next turn on. An extra turn is such a next turn.
WIT-42 = (M) A spell stays active after it has had an effect, as long as it lies there: until it is replaced (WIT-40), blown away (WIT-48) or witched away (WIT-52, WIT-53).
WIT-43 = (M) Curse: the player may not discard regularly any card with the character or object named, except as WIT-50 says.
WIT-44 = (M) Blessing: the player may discard regularly any card with the character or object named, whatever it shares with the top (except all three: WIT-15). The two-of-three rule still allows other cards.
WIT-45 = (M) Abacadabra: the player may play the whole hand at once and so win, if all its cards can be put into an order in which the first shares exactly two characteristics with the top, and each further one exactly two with the one before it. Two doubles next to each other do not connect.
WIT-46 = (M) Abacadabra need not be used. If no such order exists, the player has a normal turn.
WIT-47 = (M) After drawing (WIT-25) the player under Abacadabra may play the whole hand, drawn card included, if WIT-45 now allows it.
WIT-48 = (M) Tornado is carried out at once and cannot be placed or declined: the taker chooses clockwise or counterclockwise, and every active spell moves to the next player in that direction, all at the same time. Then Tornado goes to the spell discard pile.
WIT-49 = (M) A curse never forbids the double of the top: WIT-20, WIT-21 and WIT-26 hold for doubles despite a curse.
WIT-50 = (M) A curse does not forbid a turn with doubles either: a player who has both cards of a forbidden kind that shares exactly two characteristics with the top may discard one of them regularly, but then must play its double right after it.
WIT-51 = (M) After playing a double the player has the choice: an extra turn (WIT-22), or witching, or neither. Never both for one double.
WIT-52 = (M) Witching: take one active spell from any player, oneself included, and place it in front of any other player, oneself included.
WIT-53 = (M) Or lay it aside on the spell discard pile.
WIT-54 = (M) WIT-40 applies to the player who receives it. After witching the turn is over.
WIT-55 = (M) When a spell must be taken and the spell pile is empty, the spell discard pile becomes the new spell pile, but curses do not come back: those in the spell discard at that moment leave the game (WIT-D17). Spells in front of players stay there.

## Decisions

WIT-D1 = 2 to 6.
    .question = How many players? The print does not say.
    .why = Six hands of six, the first guest and a draw pile of 17 come out of 54 cards.
WIT-D2 = All 27 kinds twice. This departs from the word “some”: here every card has a double.
    .question = How many character cards, which have doubles? The print only says that some cards are identical and that there are two blue witches with a broom.
    .why = It is the simplest symmetrical deck, enough for six players; about one hand in four holds a pair.
WIT-D3 = Nine kinds in a Latin pattern, both copies (18 of 54).
    .question = Which cards have stars? The print does not say.
    .why = The pattern is balanced over colours, characters and objects; two starred kinds are never neighbours (kinds that share exactly two characteristics), so two spells seldom come directly one after the other. It gives about 8–12 spells a match.
WIT-D4 = One curse and one blessing for each of the six characters and objects, two Abacadabra, two Tornado.
    .question = Which spells? The print names curses and blessings on a character or an object (never a colour), Abacadabra and Tornado.
    .why = The pile usually lasts for about one match, so WIT-55 matters in long ones.
WIT-D5 = Whoever the host names begins; the first player if nobody is named. The dealer is the player before.
    .question = Who begins, who deals? The print does not say.
    .why = So the player after the dealer begins.
WIT-D6 = Clockwise.
    .question = In which direction does play go?
WIT-D7 = Six rounds, from the first player.
    .question = In which order are the cards dealt?
    .why = It makes no difference to the odds.
WIT-D8 = No.
    .question = May one draw although one could discard?
    .why = The third kind of turn is described as that of a player who cannot discard, and there is no fourth kind. It also keeps matches short.
WIT-D9 = Yes; it must then be played.
    .question = Does holding only the double of the top count as being able to discard?
    .why = It is always good: its twin is on the table.
WIT-D10 = No: exactly two of three. A blessing does not change this.
    .question = May a card identical to the top be played as a regular discard?
    .why = It is a double and brings more.
WIT-D11 = Chains arise through extra turns: double, extra turn, regular discard, its double, extra turn… Each double gives one choice.
    .question = Can doubles chain?
    .why = With two copies of each kind there is never a third.
WIT-D12 = Yes; what may follow is the extra turn.
    .question = Does the double at the beginning of a turn use up the turn?
WIT-D13 = A turn like any other: one draws. Once it is taken, it counts.
    .question = What is an extra turn without a fitting card?
    .why = This is why an extra turn is never obligatory.
WIT-D14 = Only the drawn card (or, under Abacadabra, everything). (A position set up by hand may hold a hand in which another card fits; it still may not be played after the draw.)
    .question = What may be played after drawing?
    .why = No other card could be played before, and the top has not changed.
WIT-D15 = Yes. After a regular discard and after a draw the player is always asked, even if ending the turn is the only thing left.
    .question = Is the end of a turn announced?
    .why = So the others cannot tell whether somebody holds the double or a fitting card.
WIT-D16 = No.
    .question = Is there a penalty for anything else, or must the last card be announced?
WIT-D17 = Only when a card (or spell) must be taken and there is none: at the moment that makes it necessary (drawing, a penalty card, for spells the discard of a starred card). For spells this decides which curses leave (WIT-55): all that are in the spell discard when the next spell is needed, also those that came there after the pile ran out.
    .question = When is a pile formed anew?
    .why = The print has a new pile formed if the pile is empty, that is, empty when it is needed; a pile that nobody needs may lie empty.
WIT-D18 = The top stays. The discard pile may be looked through.
    .question = Does the top stay? May one look through the discard pile?
    .why = Everybody plays on the top. The discard pile is public: all of it was seen.
WIT-D19 = Pass. No further rule is needed.
    .question = What if nothing can be drawn?
    .why = This cannot lock the match: then 53 cards are in hands, among them the double of the top, and whoever has it must discard something on their turn (WIT-17, WIT-49). So the passes in a row are always fewer than the players.
WIT-D20 = A chat message typed by a player at the table, if speaking counts at that moment (WIT-31); otherwise it is just a message. Ready-made reactions, spectators and system lines are not speaking. Bots never speak.
    .question = What counts as speaking?
WIT-D21 = The number of cards at the moment counts. While a card is being drawn the message waits for it. Several players with one card each can be punished one after the other. After the penalty the hand has three cards (or two), so talking goes on free of charge.
    .question = When exactly does speaking cost cards?
WIT-D22 = It may: a player may talk on purpose to get two more cards, and then has to get rid of them. Allowed. If it happens in the player’s own turn the new cards count at once: at the beginning of the turn all cards may be played, after a regular discard a freshly drawn double may be.
    .question = Can speaking help?
WIT-D23 = Then it costs nothing.
    .question = What if somebody speaks and nothing can be drawn?
    .why = It would change nothing.
WIT-D24 = Yes. A starred pair gives two, one after each card.
    .question = Does a starred double give a spell too?
    .why = Any character card with stars does.
WIT-D25 = The spell is always taken, by itself, without asking; whoever does not want it puts it onto the discard pile. Only Tornado cannot be avoided. One spell for each starred card, however many stars are drawn on it.
    .question = Is casting optional?
    .why = This overrides the permissive wording of the print (one “may” cast): Tornado is to be carried out immediately, and any other spell may be put onto the discard pile, so nothing is lost.
WIT-D26 = Until it is placed, yes. Spell piles: draw pile face down, discard pile face up.
    .question = Is the spell secret?
    .why = The taker looks at it first.
WIT-D27 = As long as the spell lies there.
    .question = How long does “temporarily” last?
    .why = The print says that it stays valid after use.
WIT-D28 = No. A spell’s effect is simply read when a turn begins or a card has been drawn. The same holds for spells moved by Tornado or witching.
    .question = “From the next turn”: is bookkeeping needed?
    .why = Inside a turn nothing that comes after a spell was placed or moved can be affected by it: only a double (which no spell touches), the end, or an extra turn (which is a next turn).
WIT-D29 = Yes.
    .question = Is the extra turn a next turn?
    .why = It is the plain meaning, and it makes starred doubles worth something.
WIT-D30 = Both cases of the turn with doubles. The double of the top: always free (WIT-49). A regular discard followed by its double: free as a whole, so the first card may be played only by one who holds both, and the second must follow, even if the curse disappears in between. The two-of-three rule still holds for the first card.
    .question = What does “a turn with doubles despite a curse” cover?
WIT-D31 = Yes: if the drawn card fits, is forbidden, and its double was in the hand, it may be played, and the double must follow.
    .question = Does the drawn card count for such a pair?
WIT-D32 = Sharing 0, 1 or 2 characteristics is all the same for a blessed card. Curses and blessings never name a colour.
    .question = With a blessing, does it matter how much a card shares with the top?
WIT-D33 = At the top; and no, doubles do not connect. A pair in hand may still be in the chain with another card between. The double of the top may come later in the chain.
    .question = Abacadabra: where does the chain start, do doubles connect?
    .why = The print asks for the two-of-three rule.
WIT-D34 = Nobody needs to. The cards go onto the pile in the first possible order, comparing orders card by card in the fixed order of the kinds (colour first: yellow, blue, red; then character: witch, wizard, dragon; then object: broom, cauldron, book). No spells are taken for starred cards among them.
    .question = Abacadabra: who chooses the order?
    .why = The hand is empty and the match is won.
WIT-D35 = Yes (WIT-47).
    .question = May Abacadabra be used after drawing?
    .why = The drawn card may be what was missing.
WIT-D36 = Nothing changes; the direction is asked all the same. With two players both directions do the same, and both are offered. Empty places move along too: a player whose neighbour had no spell ends up without one.
    .question = What does Tornado do without active spells?
WIT-D37 = From each player to the next in turn order, and from the last to the first; counterclockwise is the other way round.
    .question = What does clockwise mean?
WIT-D38 = No: it is always carried out.
    .question = May Tornado be discarded unused?
    .why = This overrides the permissive note that a spell may be put onto the discard pile when casting: Tornado is to be carried out immediately, which is more specific, while any other spell may be put there, so nothing is lost (WIT-D25).
WIT-D39 = No, one or the other. Witching needs an active spell somewhere. A spell cannot be witched to the player who has it.
    .question = May one witch and also take the extra turn?
WIT-D40 = No, only a double.
    .question = Can witching follow the first card of a pair?
WIT-D41 = They leave the game when the spell pile is formed anew while they lie in the spell discard; an active curse plays on, goes to the spell discard when it is replaced, and leaves the game with the next renewal.
    .question = What becomes of curses?
WIT-D42 = No.
    .question = Can spells run out altogether?
    .why = Ten spells are not curses, at most six are in front of players, so at least four are in the two piles.
WIT-D43 = The dealer may place it in front of anyone or lay it aside; Tornado has no effect then. The first turn follows.
    .question = What may the dealer do with the opening spell?
WIT-D44 = By cards left, fewest first; ties share.
    .question = How are the others ranked?
    .why = The print names only the winner.
WIT-D45 = Practically not, but players may refuse to play drawn cards, or talk. 500 turns are the limit.
    .question = Can it go on forever?
    .why = In 12,000 random two-player apprentice matches (the longest kind) the limit was never reached: the longest had 484 turns, 99.9 % fewer than 300.
WIT-D46 = No; the record of the match shows them.
    .question = Are hands shown at the end?
WIT-D47 = 8 and up, and 10–20 minutes (30 to 50 turns).
    .question = For what age, and how long? The print does not say.
WIT-D48 = No rule depends on them.
    .question = What about the pictures? The print refers to pictures of a hand, of the piles and of the spells that are not preserved.

# Before the rules: the story, facts, the box; and what players might dispute
witty-witches-book-story = The witches are giving a party, and everybody who is anybody stands at the door: witches, wizards and dragons, with brooms, cauldrons and books of spells. But the doorkeeper has peculiar ideas. Each guest must have exactly two things in common with the one before. Get your own guests inside first; and if somebody is about to beat you to it, there is always a spell.
witty-witches-book-facts = For 2 to 6 players, from age 8, 10 to 20 minutes. The printed rules give neither players, age and time nor author and publisher: these figures are ours.
witty-witches-box-guest = 54 guests: witch, wizard or dragon, with broom, cauldron or book, in yellow, blue or red, each of them twice; 18 carry stars
witty-witches-box-spell = 16 spells: six curses, six blessings, two Abacadabra, two Tornado
witty-witches-dispute-WIT-D2 = Does every guest have a double?
    .print = Some cards are identical; the two blue witches with a broom are the example.
    .house = Every card is there twice.
    .option = No option changes this.
witty-witches-dispute-WIT-D8 = May you draw although you could play?
    .print = If you have fitting cards you may play one of them; a turn in which you cannot is a turn in which you draw.
    .house = No: whoever can play must play; drawing is for when nothing fits.
    .option = No option changes this.
