witty-witches-lesson-two-of-three = Two things in common
witty-witches-lesson-two-of-three-1 = A blue witch with a broom stands at the door. The next guest must share exactly two of three things with her: colour, character, object. Your blue witch with the cauldron does: play her.
witty-witches-lesson-two-of-three-2 = She is the last guest now, and only one guest comes in a turn. End your turn.
witty-witches-lesson-two-of-three-3 = The owl has sent a yellow witch with a cauldron. Which of your guests shares exactly two things with her? The little signs that are lit show you.
witty-witches-lesson-two-of-three-end = Two in common: welcome. One, none, or all three: not like this. Whoever first has no card left wins.

witty-witches-lesson-nothing-fits = When nobody fits
witty-witches-lesson-nothing-fits-1 = No card of yours shares two things with the guest at the door. Only then may you draw, and then you must. Take a card from the black pile.
witty-witches-lesson-nothing-fits-2 = What luck: a red witch with a broom! The card you have just drawn may be played at once, but no other one. Play it.
witty-witches-lesson-nothing-fits-3 = Well done. Now end your turn. You could also have kept the card and ended your turn without playing it.
witty-witches-lesson-nothing-fits-end = If you can play, you must play. If you can’t, you draw one card and may play that one.

witty-witches-lesson-twins = Twins
witty-witches-lesson-twins-1 = Every guest has a twin, and you hold both blue witches with a cauldron. That is worth a lot! Send the first one.
witty-witches-lesson-twins-2 = Her twin, the double, may follow her at once. You could also put a double onto a guest that somebody else has played, at the start of your turn.
witty-witches-lesson-twins-3 = A double earns you an extra turn. You need not take it: without a fitting card you would have to draw. But you have one, so take it!
witty-witches-lesson-twins-4 = This is a whole new turn. Your blue dragon with the cauldron fits: play it.
witty-witches-lesson-twins-end = Three guests in one go. Keep your twins together and wait for the moment when they fit.

witty-witches-lesson-last-card = Hush!
witty-witches-lesson-last-card-1 = You have only two cards left. Which of them fits?
witty-witches-lesson-last-card-2 = One card left: now not a word! Whoever writes in the chat with a single card in hand draws two more. End your turn quietly.
witty-witches-lesson-last-card-3 = The owl could not stop you. Your last guest fits: in you go!
witty-witches-lesson-last-card-end = The party is yours. The match ends the very moment a hand is empty. The others count their cards: fewer is better.

witty-witches-lesson-stars = Stars bring spells
witty-witches-lesson-stars-1 = Some guests carry stars. In the full game they bring a spell from the red pile. Play the blue dragon with its stars.
witty-witches-lesson-stars-2 = A blessing: whoever has it may play all wizards, whatever they share with the last guest. Nobody else has seen it yet. Choose a chair for it: your own!
witty-witches-lesson-stars-3 = It works from your next turn on and stays with you. End your turn.
witty-witches-lesson-stars-4 = Your yellow wizard with the cauldron shares only one thing with the guest at the door. But wizards are welcome: play him!
witty-witches-lesson-stars-end = One spell lies before each player, and a new one drives the old one out. Keep blessings, and send curses to whoever is about to win.

witty-witches-lesson-curse = Under a curse
witty-witches-lesson-curse-1 = A curse lies before you: no witches! But a curse is powerless against twins. You hold both blue witches with a cauldron, so you may play one of them.
witty-witches-lesson-curse-2 = Now her twin must follow, that is the condition.
witty-witches-lesson-curse-3 = After a double you may witch a spell instead of taking an extra turn. Pick up your curse and put it on the toad’s chair. The toad’s blessing is then gone, too!
witty-witches-lesson-curse-end = You are rid of the curse, and the toad has lost its blessing: two strokes with one spell. After witching, your turn is over.

witty-witches-lesson-tornado = Tornado
witty-witches-lesson-tornado-1 = You are cursed, and the owl has a blessing for dragons. Play the dragon with the stars and see what comes from the red pile.
witty-witches-lesson-tornado-2 = A Tornado! It blows every spell on to the next chair, at once. The owl sits next to you clockwise; if the wind blows counterclockwise, its blessing comes to you.
witty-witches-lesson-tornado-3 = The blessing is yours, and the toad has your curse. End your turn; both your other guests are dragons.
witty-witches-lesson-tornado-end = A Tornado can’t be kept or thrown away. Compare both directions: for yourself, and for whoever is ahead.

witty-witches-lesson-abacadabra = Abacadabra!
witty-witches-lesson-abacadabra-1 = Abacadabra lies before you: if all your cards make one chain, each sharing two things with the one before, the whole hand may go in. But nothing starts the chain yet. Draw.
witty-witches-lesson-abacadabra-2 = The blue witch with the cauldron is the missing link: after her the blue dragon, then the red one with the cauldron, then the one with the book. Say the magic word!
witty-witches-lesson-abacadabra-end = The whole hand at once! The order is found for you. Small hands are quickly a chain, and very big ones surprisingly often.
