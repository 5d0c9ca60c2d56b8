course-de-sorcieres-lesson-your-turn = Your turn
course-de-sorcieres-lesson-your-turn-1 = You lead the Lightning clan and the die shows 3. A glowing witch may fly, and a dashed ring shows where she would land. Move the witch on square 5: square 8 has a number of another clan, so she simply stops there.
course-de-sorcieres-lesson-your-turn-2 = The others have moved, and you have rolled 2. Start a second witch from the camp. A starting witch counts only free squares: square 2 is taken, so she lands on 3.
course-de-sorcieres-lesson-your-turn-end = A turn is one roll and one witch, and the whole roll must be used. On the track you may jump over anybody, but a square has room for one witch only.

course-de-sorcieres-lesson-chain = Chain reactions
course-de-sorcieres-lesson-chain-1 = You rolled 4. Four squares ahead of your witch on 7 lies your own 4, and an own number carries her on at once. Move her, and watch how far she gets!
course-de-sorcieres-lesson-chain-end = From 7 to 11, 15, 21 and 24, all in one turn! A cloud clears when somebody lands on it, and an own number always carries a witch on. A number of another clan stops her.

course-de-sorcieres-lesson-own-sign = Your own magic sign
course-de-sorcieres-lesson-own-sign-1 = Black tiles bear a magic sign. Two squares ahead of your witch on 10 shines your own lightning. Go there!
course-de-sorcieres-lesson-own-sign-2 = On your own sign you may play one card to speed her on. A number moves her that far. A magic card takes her to your next open sign: play it.
course-de-sorcieres-lesson-own-sign-3 = Your own sign again, so you may play again! Square 26 holds your own 9. It is six squares away: play the 6 and let the tile do the rest.
course-de-sorcieres-lesson-own-sign-end = The die, two cards and one tile: 25 squares in one turn! But each of your twelve cards can be used only once, so spend them where they carry you far.

course-de-sorcieres-lesson-push-back = Somebody on your sign
course-de-sorcieres-lesson-push-back-1 = A Frost witch has landed on your sign, so now you decide! A card pushes her back. Look where it leads: 4 back lies her own 9, which would carry her forward again. The 10 sends her to a Mist number, where she has to stop.
course-de-sorcieres-lesson-push-back-2 = Now a Mist witch is on your other sign, but she is still far behind. You are not obliged to play. Keep your cards for yourself and let her stay.
course-de-sorcieres-lesson-push-back-end = The same cards push others back and speed you on: every card you throw at somebody is one you cannot fly with. And beware of the others’ signs yourself!

course-de-sorcieres-lesson-must-answer = Pushed from sign to sign
course-de-sorcieres-lesson-must-answer-1 = Frost is far ahead, on your sign. A magic card pushes her back to your nearest open sign behind her, fifteen squares away. Play it!
course-de-sorcieres-lesson-must-answer-2 = She was pushed onto a sign, so its owner must play a card now: that is you again. Choose well. Five back is her own 10 and two back her own sign; the 8 takes her to a Mist number, where she stops.
course-de-sorcieres-lesson-must-answer-end = Whoever owns the sign a pushed witch lands on has to push on, if any card can be played. It cost you two cards, and her 23 squares.

course-de-sorcieres-lesson-neutral = The clan nobody leads
course-de-sorcieres-lesson-neutral-1 = With three players nobody leads the Pine clan; its cards lie in a pile. On a Pine sign the top card is turned, and it always pushes back. Dare it with the witch on square 11!
course-de-sorcieres-lesson-neutral-end = Three back, onto your own 7, and off she went to 19: sometimes a push helps. If the square behind is taken, nothing happens, and the card is gone either way.

course-de-sorcieres-lesson-home = Coming home
course-de-sorcieres-lesson-home-1 = The goal squares are worth 2, 3 and 4 points, and you need the exact number. With this 5 the witch on 44 would bring 2 points, the one on 46 brings 4. Take the 4!
course-de-sorcieres-lesson-home-2 = Your last witch stands on 44 and you rolled 6: exactly the square worth 3. When she is home the race stops at once, so count first. You have 7 points, and nobody else has more than 4.
course-de-sorcieres-lesson-home-end = Ten points and the race is won! Being first with three witches only ends the race: the most points win it. Nobody may fly past the 4, and a witch at home stays there.

course-de-sorcieres-lesson-dividing = The secret division
course-de-sorcieres-lesson-dividing-1 = Before the race you spread your nine numbers over the three stages, three in each; the magic tiles already lie there. Put the 9 into stage III and the 10 into stage II, then lay the tiles.
course-de-sorcieres-lesson-dividing-2 = Now the 10 goes into stage II. There it carries you ten squares wherever it lies; on one of the last squares it would lead past the goal and do nothing.
course-de-sorcieres-lesson-dividing-end = Nobody knows where in a stage a tile lies, but only you know which of your tiles a stage hides. Under the board you can always see which ones are still to come.
