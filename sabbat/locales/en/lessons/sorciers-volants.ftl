sorciers-volants-lesson-the-start = Where do you start?
sorciers-volants-lesson-the-start-1 = There are no squares here, only a table top, castles and huts. Every witch begins at a hut of her own. Choose hut 1.
sorciers-volants-lesson-the-start-2 = Your star tail touches the hut, your broom points straight away from it. Turn the dial until you look where you want to fly, then put the figure down. The cat sits on the far right.
sorciers-volants-lesson-the-start-end = A hut, then a direction: that is the whole start. Green stands at the other hut, and now it is your turn.

sorciers-volants-lesson-a-turn = One curve, or one flight
sorciers-volants-lesson-a-turn-1 = On your turn you do one of two things: take one curve, or fly. Your book is empty, so you have to take one. Pick curve 3 and lay it to the left.
sorciers-volants-lesson-a-turn-2 = It lies in slot 1, and your turn is over: Green has taken a curve too. In this lesson your path is drawn on the table. Take curve 7, to the right.
sorciers-volants-lesson-a-turn-3 = Two curves are enough for now. Fly! They are laid end to end from where you stand, slot 1 first.
sorciers-volants-lesson-a-turn-end = Two curves took you three turns. A longer plan flies further, but it is harder to judge by eye.

sorciers-volants-lesson-left-or-right = Left or right?
sorciers-volants-lesson-left-or-right-1 = Castle 5 is right in front of you. Every curve can lie two ways, and once it is on the book it cannot be turned over. Take curve 9 and choose the side that leads past the castle: the left.
sorciers-volants-lesson-left-or-right-2 = No line is drawn this time: your eye is your ruler. Fly and see whether you judged well.
sorciers-volants-lesson-left-or-right-end = To the right the same curve would have hit castle 5. Left and right are always meant from the broom, not from your chair.

sorciers-volants-lesson-interrupted = Bump!
sorciers-volants-lesson-interrupted-1 = Three curves lie on your book, and all of them have to be flown, in order. Look at castle 8 and guess how far you will get. Then fly.
sorciers-volants-lesson-interrupted-2 = The second curve would have touched castle 8, so the flight stopped after the first. All three curves went back to the supply. Begin a new plan: take curve 3, to the right.
sorciers-volants-lesson-interrupted-end = Even the lightest touch stops you: castles, huts, the table edge, the other flyers. You keep the way flown up to there, but lose the rest of the plan.

sorciers-volants-lesson-the-landing = Room to land
sorciers-volants-lesson-the-landing-1 = Both curves on your book fit between the castles. But at the end there must be room for your figure and your tail, too. Fly.
sorciers-volants-lesson-the-landing-end = The second curve fitted, but your nose would have bumped into castle 4. So you stepped back one curve. Leave at least a figure’s width of air at the end of a plan.

sorciers-volants-lesson-suspended = Nothing moves
sorciers-volants-lesson-suspended-1 = Green stands right in your way. Fly anyway, and see what happens when not even the first curve can be flown.
sorciers-volants-lesson-suspended-2 = You have not moved. Now you may keep your curves or drop them. Green will fly on soon, and then your plan is good again: keep them.
sorciers-volants-lesson-suspended-3 = The way is free. Your curves are still on the book: fly!
sorciers-volants-lesson-suspended-end = If a flyer is in your way, keep: flyers move on. If it is a castle, drop: castles do not.

sorciers-volants-lesson-the-cat = Catch the cat
sorciers-volants-lesson-the-cat-1 = In the flying school the first to touch the cat wins. She is in front of you, a little to the right. Take a curve that leads to her: a long, gentle one to the right.
sorciers-volants-lesson-the-cat-2 = Now fly. A curve, your figure or your tail: whatever touches the cat counts.
sorciers-volants-lesson-the-cat-end = You have won! The cat is never an obstacle, so nobody bumps into her.

sorciers-volants-lesson-backwards = Parking backwards
sorciers-volants-lesson-backwards-1 = This is the flight of the bumblebee. You have flown the whole course, and your marker lies on hut 1, behind you on your right. Take a curve as a reverse piece, tail to the right, that reaches back to the hut.
sorciers-volants-lesson-backwards-2 = A reverse piece lies in the bottom slot, and after it you have to fly. It is flown last, backwards, and ends at your hut. Fly!
sorciers-volants-lesson-backwards-end = Landed! Only your own hut may be touched, only backwards, and only with the curve or the tail.

sorciers-volants-lesson-the-thief = The cat thief
sorciers-volants-lesson-the-thief-1 = In the cat chase Green has the cat on the hat. The carrier is no obstacle: touch it with a curve or your figure in forward flight and the cat is yours. Your two curves will do it. Fly.
sorciers-volants-lesson-the-thief-2 = Stolen, and a point for you: two curves, no bump, still inside the ring. Green loses all curves and leaves the table. Now send Green to a castle, as far away as you like.
sorciers-volants-lesson-the-thief-end = Every flight with the cat scores a point, if it has at least two curves and nothing stops it. Carry her over the dotted ring and she runs home.

sorciers-volants-lesson-the-fool = Hunting the fool
sorciers-volants-lesson-the-fool-1 = The fool is out to wipe out the castles, lowest number first: the red mark shows which. After each of your flights he flies your first three curves himself. Fly and watch him answer.
sorciers-volants-lesson-the-fool-2 = Castle 3 is gone! But now his figure is within reach. Take a long, nearly straight curve that touches his figure, not his tail: curve 1, or curve 3 to the left.
sorciers-volants-lesson-the-fool-3 = Green has not caught him. Now you: fly!
sorciers-volants-lesson-the-fool-end = Caught! His tail is an obstacle, so come from the front or from the side. And remember: the curves you fly are the curves he gets.
