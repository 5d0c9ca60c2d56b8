air-sorciere-lesson-first-flight = Your first flight
air-sorciere-lesson-first-flight-1 = You are a flying instructor. A turn is a flight of one witch or more. Click the draw pile and send the first one up.
air-sorciere-lesson-first-flight-2 = Green 3! You have no green column yet, so she fits. Place her: she starts your green column.
air-sorciere-lesson-first-flight-3 = You may go on as long as you dare. Fly another one.
air-sorciere-lesson-first-flight-4 = Green 8 is higher than Green 3, so she fits on top. Place her in the green column.
air-sorciere-lesson-first-flight-end = Columns always rise, one colour each. A low start leaves room for many more.

air-sorciere-lesson-take-and-land = Take and land
air-sorciere-lesson-take-and-land-1 = Witches nobody wanted wait in the common area. Green 6 is too low for your column, but Green 11 fits. Take her: that is a safe flight.
air-sorciere-lesson-take-and-land-2 = Now stop in time. Nothing was shared this turn, so you choose which column makes a soft landing. Land the three green witches.
air-sorciere-lesson-take-and-land-end = A column that lands comes into your hand. The other columns stay in the air for your next turn.

air-sorciere-lesson-forced-landing = Forced to land
air-sorciere-lesson-forced-landing-1 = Your white column is growing nicely. Fly a witch and see what comes.
air-sorciere-lesson-forced-landing-2 = Black 5 is lower than Black 12. She went to the common area on her own. Now a stop is a forced landing: the column with the fewest cards must land. Land it.
air-sorciere-lesson-forced-landing-end = The little black column had to land, and the long white one stayed up. A column of one card is a good shield.

air-sorciere-lesson-no-thank-you = No, thank you
air-sorciere-lesson-no-thank-you-1 = Violet 1, 4 and 6: this column can still grow a lot. Fly a witch.
air-sorciere-lesson-no-thank-you-2 = Violet 14 fits, but only Violet 15 could follow her. Once a turn you may turn a witch down: share her.
air-sorciere-lesson-no-thank-you-3 = What you share can’t be taken back in the same turn, and now your landing is forced. That is fine: black is the smallest column. Land it.
air-sorciere-lesson-no-thank-you-end = Sharing keeps a column open. But look round first: the witch you share may be just what your neighbour needs.

air-sorciere-lesson-crash = Crash!
air-sorciere-lesson-crash-1 = You have shared Black 2. From now on, a witch that does not fit crashes. That happens about one time in four: try it, just this once.
air-sorciere-lesson-crash-2 = Orange 4 is too low: your whole orange column falls. You own no orange grimoire, so there is a beginner’s bonus. Rescue Orange 4 into your hand.
air-sorciere-lesson-crash-end = A crash costs the column of that colour and ends the turn, with no landing and no diploma. The other columns are safe.

air-sorciere-lesson-stop-in-time = Stop in time
air-sorciere-lesson-stop-in-time-1 = You have shared, and your columns are high. Each column shows the chance that the next witch brings it down: together 70 %. Land one of the two smallest columns.
air-sorciere-lesson-stop-in-time-end = High columns are risky, low ones are safe. Every card not in sight is still in the pile: you can count the danger.

air-sorciere-lesson-graduate = The diploma
air-sorciere-lesson-graduate-1 = After a landing you may graduate witches of one colour: discard them from your hand for grimoires. Three are worth 1 grimoire, four are worth 2, five are worth 3. Green 2 is waiting: land the green column.
air-sorciere-lesson-graduate-2 = Pick all four green witches in your hand and look at what they earn. Then graduate them.
air-sorciere-lesson-graduate-end = Four cards, two grimoires: each is one point. There is one diploma per turn, and you may also wait until you have five cards.
air-sorciere-lesson-scarce = When grimoires run short
air-sorciere-lesson-scarce-1 = Look at the stock before you land: only two green grimoires are left. Land the green column; you will then hold five green cards.
air-sorciere-lesson-scarce-2 = Five cards would be worth three grimoires, but only two are left, and there is no part payment: you would get none at all. Choose the green diploma, with three cards for a start.
air-sorciere-lesson-scarce-3 = Three cards, one grimoire. A fourth card makes it two, and two are left: add Green 9.
air-sorciere-lesson-scarce-4 = A fifth card is refused now. Graduate the four.
air-sorciere-lesson-scarce-end = Two grimoires for four cards, and Green 11 stays in your hand. A diploma pays in its own colour only, and when that colour is gone, its cards are good as jokers.
air-sorciere-lesson-jokers = Jokers
air-sorciere-lesson-jokers-1 = White 2 and White 7 are not enough. You own a green grimoire, so one green card may stand in, if she is higher than your highest white one. Add Green 12.
air-sorciere-lesson-jokers-2 = You own a violet grimoire too. Each colour may help once: add Violet 10.
air-sorciere-lesson-jokers-3 = Orange 14 can’t help: you own no orange grimoire. But four cards are worth two grimoires. Graduate them.
air-sorciere-lesson-jokers-end = Your first grimoire of a colour turns its high cards into jokers. Low cards of the diploma’s own colour let more jokers in.

air-sorciere-lesson-black-cat = The black cat
air-sorciere-lesson-black-cat-1 = You hold six cards. That is a risk: five witches in the pile carry a black cat. Fly one more.
air-sorciere-lesson-black-cat-2 = A 15 wakes the cat: everybody with more than five cards discards down to five. Give up the card you need least.
air-sorciere-lesson-black-cat-3 = Then the 15 flies like any other witch, and she always fits. Place her on the orange column.
air-sorciere-lesson-black-cat-4 = Nothing can follow a 15, so this column is finished. Land it.
air-sorciere-lesson-black-cat-end = The cat looks only into hands. Columns in the air are safe from it: sometimes it is wise to leave them there.
air-sorciere-lesson-no-landing = Staying up
air-sorciere-lesson-no-landing-1 = Five cards in hand, and the black cat may come. Green 11 is free for the taking: take her.
air-sorciere-lesson-no-landing-2 = If the green column landed now, you would hold eight cards, and a cat would cost you three. You have shared nothing, so you may stop without landing. Do it.
air-sorciere-lesson-no-landing-end = The column waits in the air for your next turn, safe from the cat. But without a landing there is no diploma.
air-sorciere-lesson-closing-time = Closing time
air-sorciere-lesson-closing-time-1 = Orange is used up already. With two players, the second empty colour ends the match. Two green grimoires are left: add the fourth green card.
air-sorciere-lesson-closing-time-2 = You will have 11 grimoires, and one more point for owning all five colours. Graduate them: the match ends at once.
air-sorciere-lesson-closing-time-end = 12 points each! Then the cards left in hand decide: you hold three, your rival only two. You win, because you counted before closing the school.
air-sorciere-lesson-four-players = Four or five at the table
air-sorciere-lesson-four-players-1 = With four or five players the third empty colour ends the match. Green and orange are gone, two white grimoires are left, and you have 9 points to your rivals’ 10. Add the fourth white card.
air-sorciere-lesson-four-players-2 = The last two white grimoires make 11 points, and nobody plays on after you. Graduate them!
air-sorciere-lesson-four-players-end = You win by one point, and the two behind you share second place because they hold the same number of cards. Whoever closes the school chooses the moment: count before you do.
