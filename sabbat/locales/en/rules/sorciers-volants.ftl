vol-table-and-geometry = Appendix: the table, to the tenth of a millimetre
vol-set-up = Set-up common to all adventures
vol-a-turn = A turn
vol-flying = Flying
vol-flying-school = Flying school
vol-reverse-flight = Reverse flight (flight of the bumblebee, cat chase, hunt for the fool)
vol-bumblebee = Flight of the bumblebee
vol-cat-chase = Cat chase
vol-cloud-fool = Hunt for the fool
vol-custom = Making your own adventure
vol-end = End
vol-decisions = Questions and answers

## Table and exact geometry

VOL-1 = Everything is decided in whole numbers, so every machine and language reaches the same result. The table is a rectangle. Positions are pairs of whole numbers (x, y) in units of 0.1 mm; x grows to the right, y grows downwards, the top left corner is (0, 0). The table of the standard adventures is 10000 × 7500 units (1000 × 750 mm).
VOL-2 = A heading is a whole number from 0 to 119, one step being 3 degrees, counted clockwise: 0 points right, 30 down, 60 left, 90 up. Headings are taken modulo 120: after 119 comes 0 again.
VOL-3 = Rotation uses one table of whole numbers and one rounding rule. For k from 0 to 30 let Q[k] be the cosine of 3k degrees in millionths, rounded to the nearest whole number (Q[0] = 1000000, Q[1] = 998630, … Q[30] = 0). Then C[h] = Q[h] for 0 ≤ h ≤ 30; −Q[60−h] for 31 ≤ h ≤ 60; −Q[h−60] for 61 ≤ h ≤ 90; Q[120−h] for 91 ≤ h ≤ 119; and S[h] = C[(h − 30) mod 120]. With rnd(v) = floor((v + 500000) / 1000000) (floor towards minus infinity), rot(x, y, h) = (rnd(x·C[h] − y·S[h]), rnd(x·S[h] + y·C[h])).
VOL-4 = Everything on the table is a body: a spine (a point, a segment or a chain of segments with whole-number vertices) and a half-width. The sizes in units of 0.1 mm: castles 1 to 8, the centre, half-width 380, 360, 340, 320, 300, 270, 240, 210; hut, its centre, half-width 200; cat, its centre, half-width 120; curve piece, a chain of 6 segments (VOL-8), half-width 70; figure of a flyer or of the fool, from 100 to 350 ahead of the joint, half-width 100; star tail, from the joint to 380 behind it, half-width 70.
VOL-5 = Two bodies touch when the distance between their spines is less than or equal to the sum R of their half-widths. Exact test for a point P and a segment AB, with d = B − A, e = P − A, t = e·d: if t ≤ 0, test |e|² ≤ R²; if t ≥ |d|², test |P − B|² ≤ R²; otherwise test (d × e)² ≤ R²·|d|². Two segments are within R if they share a point (end points included) or one of the four end points is within R of the other segment. Chains are tested segment by segment.
VOL-6 = A body of half-width w touches the table edge when some vertex of its spine has x − w ≤ 0, y − w ≤ 0, x + w ≥ table width or y + w ≥ table height.
VOL-7 = The pose (x, y, h) of a flyer says where the figure stands and its heading; the joint is the point where the figure meets the star tail. At pose (x, y, h) the joint is J = (x, y). The spine of the figure runs from J + rot(100, 0, h) to J + rot(350, 0, h); the spine of the tail from J to J + rot(−380, 0, h). So the figure covers 45 mm ahead of the joint and the tail 45 mm behind it. The nose is J + rot(450, 0, h), the tail end J + rot(−450, 0, h). The fool has the same shape.
VOL-8 = The 20 curves. Each has a length, a turn in heading steps of 3 degrees, and a spine of seven vertices. No two curves have the same length or the same curvature, and none is straight. Length and turn: 1: 124 mm, 6°; 2: 90 mm, 9°; 3: 136 mm, 12°; 4: 61 mm, 15°; 5: 108 mm, 18°; 6: 79 mm, 21°; 7: 130 mm, 24°; 8: 70 mm, 27°; 9: 99 mm, 30°; 10: 120 mm, 33°; 11: 66 mm, 36°; 12: 114 mm, 42°; 13: 83 mm, 45°; 14: 56 mm, 48°; 15: 104 mm, 54°; 16: 74 mm, 60°; 17: 94 mm, 66°; 18: 46 mm, 72°; 19: 86 mm, 81°; 20: 50 mm, 90°. The vertices of a right-hand curve laid from (0, 0) at heading 0 divide its arc into six equal parts, each coordinate rounded to the nearest unit; these rounded vertices are the definition.
VOL-9 = Laying a curve forward from pose (x, y, h). Each vertex (a, b) of VOL-8 becomes (x, y) + rot(a, b, h) for a right-hand curve and (x, y) + rot(a, −b, h) for a left-hand curve. The end pose is the last vertex with heading h + turn (right) or h − turn (left).
VOL-10 = Laying a curve backwards from pose (x, y, h). Left and right are the flyer’s own left and right. Each vertex (a, b) of VOL-8 becomes (x, y) + rot(−a, b, h) for a right-hand piece and (x, y) + rot(−a, −b, h) for a left-hand piece. The end pose is the last vertex with heading h − turn (right) or h + turn (left): the tail swings to the named side and the nose to the other.

## Set-up common to all adventures

VOL-11 = Each player has a colour and takes the book, the figure and the marker of that colour and one star tail.
VOL-12 = The 20 curves lie open beside the table as a supply common to all.
VOL-13 = The whole table may be flown over. Lines drawn between castles are not limits of the field; the table edges are. (The race and the cat chase give some of these lines a meaning of their own: VOL-52, VOL-76.)
VOL-14 = The players choose who begins. Turns go clockwise.
VOL-15 = Before the first turn every player, in turn order, chooses a place to start from (a hut or a castle at which a figure can be put) that nobody else has chosen, and then a facing there.
VOL-16 = A figure is put at a site like this: the tail touches the rim of the site and the figure stands at the flat front end of the tail, pointing straight away from the centre of the site. The player chooses one of 24 facings: the headings 0, 5, 10, …, 115.
    .exact = With centre (cx, cy) and half-width r of the site, the pose for facing h is (cx, cy) + rot(r + 450, 0, h) with heading h.
VOL-17 = A facing is legal if the figure touches no obstacle and the tail touches no obstacle other than the site itself (obstacles: VOL-28). A site may be chosen only if it has a legal facing.

## A turn

VOL-18 = On your turn you do one of two things: take one curve, or fly.
VOL-19 = A curve taken goes to the next free slot of the book, in the order 1, 2, 3, 4, 5. The book is open to all.
VOL-20 = A curve is taken and placed at once. Trying several curves, or holding one over the table to measure, is not allowed, and a placed curve cannot be exchanged or turned over.
VOL-21 = When placing a curve the player fixes how it lies, left-hand or right-hand; it will be flown exactly so.
VOL-22 = Only one curve can be taken per turn. Taking it ends the turn.
VOL-23 = A player whose five slots are filled must fly, like it or not.
VOL-24 = A player with at least one piece on the book may fly instead of taking a curve. A player with an empty book must take one.
VOL-25 = A curve on a book is not in the supply and nobody else can take it. After a flight all curves of that book return to the supply, except after a suspension in which they are kept (VOL-36).

## Flying

VOL-26 = To fly, the figure is lifted while its tail stays. The first piece is laid from the joint in the direction of the flyer’s heading, each further piece from the end pose of the one before (VOL-9). Nothing else on the table is moved.
VOL-27 = All pieces of the book, at most five, are laid in book order. As long as a piece can be laid it must be; none may be saved for later.
VOL-28 = Obstacles are: the table edge, every castle still standing, every hut, the figures and star tails of all other flyers, and in the hunt for the fool the figure and star tail of the fool. Exceptions: VOL-60, VOL-70, VOL-91.
VOL-29 = Not obstacles: the flyer’s own figure, tail and pieces (a path may cross itself and the place it started from), and the cat.
VOL-30 = A piece that would touch an obstacle is faulty: it is not laid and the flight is interrupted. Whatever else a faulty piece would touch does not count.
VOL-31 = A piece that touches no obstacle is laid, and what it touches (the cat, the carrier who has the cat, the fool, the ring) takes effect at once, piece by piece. Neither a later interruption nor a step back (VOL-33) undoes it, with one exception: a theft stands only if the piece that stole is kept (VOL-71).
VOL-32 = After the last piece that could be laid, the figure lands: it is put at the end pose of that piece, the pieces are taken away and the tail is put behind the figure. Figure and tail are tested together; if nothing hinders the landing, what they touch takes effect.
VOL-33 = If at that pose the figure or the tail would touch an obstacle, the last piece is withdrawn, the flight counts as interrupted, and the landing is tried at the end of the piece before, and so on back (a theft by the piece withdrawn is undone first: VOL-71). If no piece is left, the figure stays where it was, without any test.
VOL-34 = Interrupted flight: the figure stands at the end of the way flown without fault. The faulty piece, all later pieces (a reverse piece included) and all flown pieces go back to the supply. The turn ends.
VOL-35 = Even the slightest contact with an obstacle interrupts: touching (distance exactly equal to the R of VOL-5) is contact.
VOL-36 = Suspension. If a flight leaves the figure where it was, because not even the first piece could be flown, the player chooses: keep all pieces on the book as they are and pass, or return them to the supply as after any interrupted flight.
VOL-37 = A suspended player may instead begin again if the figure is walled in: no single one of the 20 curves, left or right, forward (or backwards, in an adventure with reverse), could be laid and landed from the pose where it stands when only the table edge, the castles standing and the huts are counted as obstacles; in the backwards test the player’s own marked hut is no wall and is left out. The pieces return to the supply; the cat goes home if the player has it; legs, marker and points are kept. The figure goes to the site where it started, or, if that is occupied or has no legal facing, to the first place to start from in the fixed order (huts, then castles) that is free and has one (for the rare rest: VOL-D47); the player chooses the facing, and the turn ends.

## Flying school

VOL-38 = Castle 1, called Federstrich, and castle 2, called Himmelpieks, stand about two book widths apart on the left, castles 3 and 4 to the right of them, and castles 5 to 8 inside the area of the first four.
    .exact = Coordinates: castle 1 (3000, 5250); castle 2 (3000, 2250); castle 3 (7000, 2550); castle 4 (7000, 4950); castle 5 (3900, 3250); castle 6 (4500, 4800); castle 7 (5300, 2550); castle 8 (6000, 3550).
VOL-39 = To the left of castles 1 and 2 stand as many huts as there are players. The huts are the places to start from.
    .exact = All huts are at x = 650; with two huts y is 2950, 4550; with three 2250, 3750, 5250; with four 1950, 3150, 4350, 5550.
VOL-40 = The cat sits to the right of the line of castles 3 and 4.
    .exact = The cat is at (8900, 3750).
VOL-41 = The first player to touch the cat with a piece, the figure or the star tail wins at once.
VOL-42 = There is no reverse flight in the flying school.

## Reverse flight

VOL-43 = When taking a curve a player may declare it a reverse piece and place it in the slot at the bottom of the book.
VOL-44 = A book holds at most one reverse piece.
VOL-45 = After placing a reverse piece the player must fly on the next turn, even if it is the only piece on the book.
VOL-46 = A reverse piece counts among the five pieces of a flight: a book with five forward pieces has no room for one.
VOL-47 = The forward pieces are flown first, with a complete landing of figure and tail. If that part was not interrupted, the tail is lifted and the reverse piece is laid backwards from the joint (VOL-10). With no forward piece the flyer reverses from where the figure stands.
VOL-48 = The tail is put at the end of the reverse piece, then the figure in front of it: the new pose is the end pose of VOL-10.
VOL-49 = A reverse flight can be interrupted too. If the reverse piece, or the figure or the tail at its end pose, would touch an obstacle, the flyer stays at the end of the forward part and the flight counts as interrupted.
VOL-50 = If the forward part is interrupted, the reverse piece is not flown; it returns to the supply with the others.

## Flight of the bumblebee

VOL-51 = Castles and huts as in the flying school, with as many huts as players. The cat stays in the box. Every player has the marker of their colour. Start as in VOL-15, at the huts.
VOL-52 = The course has three legs, in this order: (1) fly outward through the line between castles 3 and 4; (2) round castle 4 by the right or castle 3 by the left; (3) on the way home fly through the line between castles 1 and 2. Then the player must land (VOL-60).
VOL-53 = Legs are counted along the way actually flown, when the forward part has landed and again when the reverse piece has: along the middle of the pieces kept, in order. A withdrawn piece does not count.
    .exact = The spine is followed segment by segment, from p to q. For castle centres A and B, side(P) is +1 if (B − A) × (P − A) ≥ 0, else −1, where u × v = u.x·v.y − u.y·v.x. A segment crosses the line AB when side(p) ≠ side(q): forward if side(p) = +1 (A lies on the left hand, B on the right), else backward. It crosses between the castles if the orientations sign((q − p) × (A − p)) and sign((q − p) × (B − p)) have a product ≤ 0, else outside. One segment changes the count by at most one.
VOL-54 = A gate between castles A and B is passed by crossing the line AB outward between the castles.
VOL-55 = A castle is rounded by crossing the line AB on the way back, outside the castles. For castles 3 and 4 this is coming back past the far side of either one.
VOL-56 = Whoever has passed the gate and flies back between the same castles before rounding one has undone the gate and must pass it again. A leg passed beyond that point is never undone.
VOL-57 = As soon as a player has completed the course (here: the third leg), the destination hut is decided: at the end of that flight, before the next turn. Only if exactly one unmarked hut is left when the forward part of a flight completes the course is the marker put there at once, before the reverse piece, which may then land (VOL-60).
VOL-58 = The players behind (those who have not completed the course) decide. Clockwise from the leader each names an unmarked hut. If all name the same hut it is the destination. As soon as one names another hut than the first, they disagree and the leader chooses an unmarked hut. With nobody behind, the leader chooses. If only one unmarked hut is left it is taken without asking.
VOL-59 = The leader’s marker is put on the destination hut. A hut with a marker cannot be chosen for anybody else.
VOL-60 = A player lands by flying backwards so that the reverse piece, or the tail at its end, touches the hut with their marker. For that reverse piece, figure and tail this hut is not an obstacle. In forward flight it is one. A figure that touches the hut while neither piece nor tail does counts as touching an obstacle.
VOL-61 = There is no landing if the reverse piece, the tail or the figure touches any other obstacle, such as an opponent’s figure or tail or another hut: VOL-49 applies.
VOL-62 = The first player to land wins at once. (In a player-made race without landing, completing the course wins.)

## Cat chase

VOL-63 = Castle 1 stands in the middle of the table and castles 2 to 8 in a ring around it, about two book widths from one to the next. No huts are used. Every player has the marker of their colour.
    .exact = Coordinates: castle 1 (5000, 3750); castle 2 (5000, 750); castle 3 (7345, 1880); castle 4 (7925, 4418); castle 5 (6302, 6453); castle 6 (3698, 6453); castle 7 (2075, 4418); castle 8 (2655, 1880).
VOL-64 = The places to start from are castles 2 to 8; the players choose different ones; castle 1 is not a place to start from. Figures are put at the castle as at a hut.
VOL-65 = The cat starts at home: in contact with castle 1.
    .exact = The cat’s place is given by the layout; here it is (5000, 4250).
VOL-66 = A player catches the cat at home when a piece, the figure or the tail touches it, flying forward or backwards.
VOL-67 = The cat is then on the player’s hat and the flight goes on normally, or ends if that was the last piece.
VOL-68 = A player who ends a flight with the cat scores 1 point, marked with the marker on the numbers of the book. The flight in which the cat is caught or stolen counts too.
VOL-69 = No point is scored for a flight that was interrupted, or that was too slow (only one piece on the book, a reverse piece counting as one), or in which the player lost the cat out of bounds (VOL-77).
VOL-70 = Stealing. In forward flight the figure and tail of the carrier (the player who has the cat) are not an obstacle: touching either with a piece or with the landing figure takes the cat from the carrier.
VOL-71 = Stealing fails if the same piece, or the same landing, touches an obstacle: the flight is interrupted as usual and the cat stays where it was. A tail that touches the carrier while the landing figure does not is such a contact. It fails too if the piece that stole is withdrawn (VOL-33), alone or with later ones: before the landing is tried one piece further back the theft is undone, with all that came of it in this flight. The cat and the victim’s figure, tail, book and reverse piece are as they were before that piece. The carrier is then on the table again, and further back the landing figure may steal like any other (VOL-70).
VOL-72 = The cat cannot be stolen backwards: for a reverse piece and the landing after it the carrier is an obstacle like any other flyer.
VOL-73 = The victim at once loses all pieces on the book to the supply and leaves the table, and so does not hinder the rest of the thief’s flight. (If the theft is undone, the victim gets everything back: VOL-71.)
VOL-74 = When the thief’s flight is over, the thief chooses the castle to whose rim the victim must go. It may not be a castle from which a player started the match. Castle 1 is allowed.
VOL-75 = The victim chooses the facing at that castle (VOL-16, VOL-17).
VOL-76 = The ring: the straight lines between neighbouring ring castles, 2–3, 3–4, 4–5, 5–6, 6–7, 7–8 and 8–2, from centre to centre. A player who has the cat and crosses one of them with a piece, the figure or the tail, or lands outside the ring, is out of bounds. Without a ring nobody is out of bounds.
    .exact = A piece crosses if its spine shares a point with the line, tested for every piece laid while the player already has the cat. Every free landing of a player with the cat (just caught, just stolen or neither) is tested in two ways: figure and tail cross if the chain from tail end over joint to nose shares a point with a line; and the player is outside if the joint is not inside the polygon of these lines by the even-odd rule. On a line counts as outside (the first test sees to that). For the joint P count the lines AB with (A.y > P.y) ≠ (B.y > P.y) for which (B − A) × (P − A) is > 0 if B.y > A.y and < 0 if B.y < A.y, with u × v as in VOL-53: an even count is outside.
VOL-77 = A player out of bounds loses the cat, which goes home next to castle 1; the flight goes on, but scores no point.
VOL-78 = The first player with 5 points wins at once.

## Hunt for the fool

VOL-79 = Castles as in the flight of the bumblebee; all four huts are placed, whatever the number of players. Each player starts at a different hut.
VOL-80 = The fool stands next to castle 4 (his tail touching its rim) with the tip of his broom towards castle 2.
    .exact = His pose is (6354, 4531) with heading 71.
VOL-81 = The first player to catch the fool wins. If the fool makes all castles disappear, everybody loses.
VOL-82 = Each time a player flies, the first three pieces of the book as it was at take-off, in book order with a reverse piece last, are set aside for the fool, whether or not they could be laid; with only one or two pieces, just those. A suspended flight whose pieces are kept, or after which one begins again, sets nothing aside; one whose pieces are returned does.
VOL-83 = Before the next player’s turn the fool flies these pieces, in the same order, always forward, each left- or right-hand as he likes. Then they return to the supply.
VOL-84 = He aims with the tip of his broom at the lowest-numbered castle in play. All combinations of left and right are tried out from his pose, and each is judged by its complete result: pieces, landing and, where it comes to that, the turn-about of VOL-87. He takes the one (a) after which the lowest number of a castle still standing is highest (no castle left beats all); among those, (b) in which he keeps most pieces; then (c) after which his nose is nearest (squared distance) to the centre of that lowest castle (skipped if no castle is left); then (d) the first in the order left before right, the first piece deciding first.
VOL-85 = A castle touched by a piece the fool lays or by his landing figure disappears and returns to the box.
VOL-86 = Castles and players do not stop the fool; the table edge and the huts do, by the rules for interrupted flights (VOL-30, VOL-33).
VOL-87 = A combination in which he can keep no piece at all ends with a turn-about on the spot: heading + 60, same joint; what figure and tail then touch is touched as in a landing.
VOL-88 = A player whose figure or tail is touched by the figure or the tail of the fool, where he lands or turns about, disappears from the table at once. His pieces pass over players without harm. The pieces on that player’s book stay there. (A table may choose that a player touched by one of the curves he flies disappears too: VOL-D39.)
VOL-89 = That player starts again from one of the four huts. The left neighbour (the next player clockwise) chooses the hut, but not one at which another player’s figure stands; the player chooses the facing. This happens before the next turn.
VOL-90 = If several players are touched in one flight of the fool, all disappear first. Then they are placed one after the other, clockwise, beginning with the player after the one on turn.
VOL-91 = A player catches the fool by touching his figure, in forward flight, with a piece or with the landing figure. That piece, or that landing, must touch no obstacle. The fool’s star tail is an obstacle, and in reverse flight his figure is one too. (A table may choose that touching his tail in forward flight catches him as well: VOL-D42.)
VOL-92 = Players cannot intercept each other: touching another player is an interruption.
VOL-93 = If the fool makes the last castle disappear he still completes his flight. Then the match ends and all players have lost; nobody who was touched is placed again.

## Making your own adventure

VOL-94 = Whoever has mastered the four adventures, which are given in order of difficulty, may invent others. An adventure is a layout: a table, castles, huts, cat, fool, places to start from, a goal and switches.
VOL-95 = The goal decides the rules: touching the cat plays as the flying school, a race as the flight of the bumblebee with any course, keeping the cat as the cat chase with any ring and number of points, catching the fool as the hunt for the fool. The maker decides whether there is reverse flight.
VOL-96 = A layout must obey these rules; another is refused when the match is created. The name has 1 to 40 characters; the table is 5000 to 20000 units wide and 5000 to 20000 high; there are at most 8 castles and 4 huts; all coordinates are whole numbers; every castle, hut and the cat lies wholly on the table; no two castles or huts overlap, nor does the cat overlap one; the fool’s figure and tail touch neither the edge nor a hut; the places to start from exist, are all different and are at least as many as the players; whoever is to touch or keep a cat needs one, and a hunt needs the fool; a race has 1 to 12 legs between two different castles in use, and castles are rounded directly after the gate between them; a race with landing has reverse flight and at least as many huts as players; a ring is empty (no limits) or has at least three different castles in use, the last joined to the first; a cat chase is won with 1 to 9 points; a cat chase and a hunt need at least one castle, a hunt at least as many huts as players; what the goal does not use is left empty.
VOL-97 = The four standard adventures are themselves layouts of this form; nothing in them is special.

## End

VOL-98 = The match ends at once when a player has won or the fool has (except that the fool completes his flight: VOL-93). Nothing further of the flight takes place; the winner’s pieces return to the supply and the winner’s figure is shown at the end of the winning piece or landing.
VOL-99 = If nobody has won after 100 turns each (an option), the match ends.
VOL-100 = Scores and ranks. If somebody touches the cat in the flying school or catches the fool, the winner scores 1 and the others 0; in a race everybody scores the legs done, and the winner one more than the course has; in the cat chase everybody scores the points; if the fool wins, all score 0 and share the last rank, which is the number of players; if the limit of VOL-99 ends the match, everybody scores the legs in a race, the points in the cat chase, else 0. Except when the fool wins, the rank is 1 plus the number of players with a higher score; equal scores share a rank. There are no further tie-breaks.

## Decisions

VOL-D1 = Four flyers and the fool; five star tails; four magic books; four markers; 20 curve pieces; eight castles; four huts; one cat.
    .question = What is in the box? The list of contents is missing from the print.
    .why = The print implies them (four books, eight numbered castles, 20 curves, markers, cat, fool) and published descriptions of the original (Kosmos 2005) agree: 5 figures, 5 tails, 4 huts, 20 curves all different.
VOL-D2 = Exact geometry in whole numbers with the sizes of VOL-4 and the curves of VOL-8.
    .question = What replaces hands and cardboard? The game is played by laying pieces by hand.
    .why = It must be the same everywhere; the sizes are plausible for the original and were tuned so that matches have a natural length and interruptions happen without dominating.
VOL-D3 = Fixed coordinates (VOL-38, VOL-63) for the standard adventures; anything else is an adventure of your own (VOL-94).
    .question = Where do the castles stand? The pictures are missing and the print says they are only a guide.
    .why = Records, ratings and bots need one table.
VOL-D4 = 1 bottom left, 2 top left, 3 top right, 4 bottom right, a trapezium with its long side 1–2 near the huts.
    .question = Which corner has which castle?
    .why = A flyer who has passed outward between 3 and 4 has castle 4 on the right and castle 3 on the left, so 4 is below and 3 above; descriptions of the original speak of a trapezium with the huts at the long side.
VOL-D5 = Right of the line 3–4, outside the field.
    .question = Where is the cat in the flying school? The print says right of the line of castles 2 and 3.
    .why = 2–3 is the top side of the field and has no right; descriptions of the original put the cat outside, between castles 3 and 4, opposite the huts.
VOL-D6 = One hut per player in the flying school and the flight of the bumblebee, evenly spread.
    .question = How many huts are there, when a sentence about them breaks off in the print? It says that the picture shows a set-up for some number of players.
    .why = The sentence before it says so.
VOL-D7 = Always four.
    .question = How many huts in the hunt for the fool? The set-up is said to be that of the flight of the bumblebee, which would mean one per player, but a swept-away player restarts from one of four.
    .why = The explicit number counts.
VOL-D8 = 24 facings, straight away from the site.
    .question = In which direction may a figure start? At a real table, in any.
    .why = It is a finite choice, fine enough (15 degrees) to matter.
VOL-D9 = Nothing shows a flight in advance, unless the table wants it: an option draws the path of the pieces on one’s own book, or also that of the curve in hand. A curve taken is final.
    .question = How is trying out prevented? On a screen nothing stops a program from drawing the path.
    .why = The eye is the game, but beginners may want help.
VOL-D10 = It cannot; no rule is needed.
    .question = Can the supply run out?
    .why = The other three books hold at most 15 curves and a player who may still take one holds at most 4, so at least one is left.
VOL-D11 = Never.
    .question = Are a flyer’s own tail and pieces obstacles?
    .why = The print lists opposing figures and tails; pieces are laid from the flyer’s own tail and would always touch it.
VOL-D12 = Never.
    .question = Is the cat an obstacle?
    .why = It is not in the list, and it is there to be touched.
VOL-D13 = Withdraw the last piece and land one piece earlier (VOL-33).
    .question = What if the figure does not fit at the end of the path? The print only speaks of pieces.
    .why = Descriptions of the original say that the figure must fit, else that piece may not be laid; the print’s own picture of a failed theft shows the figure, not a piece, touching a castle.
VOL-D14 = Yes, with the figure.
    .question = Is the tail tested at the landing?
    .why = It is put down on the table and is an obstacle for others; two things cannot lie on the same spot. It also guarantees that no one can be locked in by a neighbour standing right at the joint.
VOL-D15 = It is the same everywhere: a faulty piece touches nothing.
    .question = What if a piece touches the goal and an obstacle? The print answers this only for stealing and for the fool.
    .why = It is not laid.
VOL-D16 = For the cat at home and for the fool the touch stands (VOL-31). A theft does not: it counts only if the piece that stole is kept (VOL-71).
    .question = What if a piece touches the goal, and afterwards the figure does not fit there?
    .why = At the table the cat is taken when the piece is laid. But of a theft the print says that it fails if an obstacle is met at the same time and that the cat then stays where it was, and the picture shows the figure at the end of the piece touching a castle; so the landing belongs to the attempt, and nobody is robbed by a thief who never got there. The course of a race is different again: there the figure itself has to pass, so only the way flown counts (VOL-53).
VOL-D17 = When the figure ends where it began, because the first piece is faulty or the landing stepped back to the start. The choice comes after the flight.
    .question = When exactly is a flight suspended?
    .why = That is the case the print describes; asking before the flight would tell the player for nothing that the first piece does not fit.
VOL-D18 = Whoever is walled in by things that never move may begin again (VOL-37).
    .question = What becomes of a flyer who can never leave? In a corner without reverse no curve may fit at all, and the print has no remedy.
    .why = Nobody should sit out the rest of a match; it costs the pieces and all the way flown.
VOL-D19 = Left of the flyer, who still looks forward (VOL-10).
    .question = What is a left-hand reverse piece?
    .why = The book lies before the player like the flyer, the reverse slot at its lower end.
VOL-D20 = No, five in all.
    .question = May a flight have five pieces and a reverse piece?
    .why = At most five pieces can be played at a time, and with five on the book the player must fly.
VOL-D21 = No; the flyer stays at the end of the forward part.
    .question = Does a failed reverse undo the forward part?
    .why = That is the end of the way without obstacle.
VOL-D22 = The joint, along the spine of the flown pieces (VOL-53).
    .question = What has to cross a line in the race?
    .why = The print wants the figure to pass, and the figure is through when its rear end is.
VOL-D23 = No. On the way home yes, between them.
    .question = Must one pass between 1 and 2 on the way out?
    .why = The print asks for the line 3–4 on the way out, and for the line between 1 and 2 on the return.
VOL-D24 = Flying back through 3–4 undoes the gate; once a castle is rounded nothing undoes it.
    .question = What happens on turning back after the gate?
    .why = Otherwise touching the line and turning round would do.
VOL-D25 = All who are not yet home; open votes in turn order; the first dissent gives the choice to the leader (VOL-58). With one unmarked hut there is nothing to ask.
    .question = Who is behind, and how do they decide?
    .why = It is the closest orderly form of a talk at the table in which the leader decides if the others cannot agree.
VOL-D26 = With two or more unmarked huts the destination is decided after the flight, so that reverse cannot land; with only one left the marker is set as soon as the forward part has completed the course, and the reverse may land there.
    .question = Can a reverse piece land in the same flight that crosses the home line?
    .why = A hut that has to be chosen is not known while the pieces are being laid; a hut that is the only one is, and the print decides the destination as soon as the line is passed.
VOL-D27 = Straight below it (VOL-65), always the same place.
    .question = Where does the cat touch castle 1?
    .why = It must come back to where it started.
VOL-D28 = The ring is not checked for that piece; the landing is checked, both for lying across a line and for ending outside.
    .question = What if the piece that wins the cat crosses the ring?
    .why = Within one piece it cannot be said which came first, but whoever lies across the line with the cat, or stands beyond it, is plainly out; otherwise a single piece could carry the cat out for a point.
VOL-D29 = Centre lines (spines), not widths; only neighbouring ring castles.
    .question = What crosses the ring?
    .why = The print speaks of crossing, not of touching.
VOL-D30 = It lies there anyway; nobody catches it until a piece, figure or tail of a flying player touches it. The player who lost it may catch it again in the same flight but does not score in it.
    .question = What if the cat comes home and somebody stands on its place?
    .why = Catching is something a flight does.
VOL-D31 = No; pieces and figure only.
    .question = Can one steal with the tail?
    .why = The print names these two.
VOL-D32 = The victim leaves the table at once and is placed when the flight is over.
    .question = When is the victim moved? At once, says the print, which would be in the middle of the thief’s flight.
    .why = Otherwise the choice of a castle could block the thief’s remaining pieces; nothing is lost by waiting.
VOL-D33 = The victim.
    .question = Who turns the victim’s figure?
    .why = The print gives the thief the castle only, and figures are put at castles as they are at huts.
VOL-D34 = Fewer than two pieces on the book at take-off, forward and reverse together.
    .question = How slow is too slow to score?
    .why = The print excludes a book with a single piece and makes no difference between the kinds.
VOL-D35 = The first three of the book at take-off, flown or not. A suspended player who keeps the pieces has not used them.
    .question = Which pieces does the fool get?
    .why = They are set aside when the player decides to fly, in book order.
VOL-D36 = As VOL-84 says.
    .question = How does the fool aim? The print leaves it to the players’ judgement.
    .why = He is predictable: he leaves nothing to chance, destroys his target whenever that is possible and does not fly into a wall, and a person can roughly foresee him: he goes where his nose gets closest to the castle with the lowest number.
VOL-D37 = Edge and huts.
    .question = What stops the fool?
    .why = Castles and players vanish at his touch, the table has an end, and nothing says that he harms huts.
VOL-D38 = He turns about (VOL-87).
    .question = What does a fool in a corner do?
    .why = He would be stuck for the rest of the match and perhaps out of reach.
VOL-D39 = As it is written: castles with curves and figure; players with his figure and tail, where he lands or turns about. The other reading, that whoever stands in his way is swept off while he flies, is an option of the table.
    .question = With what does the fool sweep players away? The print says that a castle disappears at a curve or the figure, and a player when the fool touches them with his figure or his star tail.
    .why = The sentence is explicit, and his curves go back to the supply at once, so nothing lies across anybody.
VOL-D40 = No.
    .question = Does a swept-away player lose the book?
    .why = The print says so for the victim of a theft, not here.
VOL-D41 = A hut at which another flyer was placed and has not moved since.
    .question = Which huts are occupied?
    .why = A flight never ends in contact with a hut.
VOL-D42 = By default no, only his figure does; his tail is an obstacle. An option of the table lets the tail count too.
    .question = Does touching the fool’s tail catch him? The print only says that whoever touches the fool wins. The other reading is that his tail is part of him.
    .why = Tails are in the list of obstacles and only the cat chase makes an exception; and when it counted as a catch, the hunt with two or three players was over in a dozen turns and the fool hardly ever won.
VOL-D43 = All players share the last rank.
    .question = What are the ranks when the fool wins?
    .why = All have lost.
VOL-D44 = He completes his flight, then the match is over; nobody is placed.
    .question = What if the fool destroys the last castle and sweeps players away?
    .why = VOL-93; his flight is one movement, and it changes nothing for those who have lost.
VOL-D45 = The match is over; the victim stays off the table.
    .question = What if a steal brings the fifth point?
    .why = VOL-98.
VOL-D46 = It ends after 100 turns each (an option), about twice what the slowest matches of the bots needed.
    .question = Can a match be endless? The print has no limit.
    .why = Every match must end.
VOL-D47 = If no allowed site has a legal facing, all sites of the kind (all places to start from; all castles standing for an exile; all huts for a swept-away player), occupied or forbidden ones included, are considered; if still none has one, the allowed sites (or else all) are offered, and a player who has to choose a facing where none is legal is offered all 24. For whoever begins again, their own place to start from and then all places to start from in the fixed order are considered, leaving out castles that have disappeared: the first that is unoccupied and has a legal facing is taken, else the first that has a legal facing, else the first of them; if all have disappeared, their own place to start from.
    .question = What if there is no legal facing anywhere? This is only possible in strange adventures of your own.
VOL-D48 = The players choose; otherwise red, green, violet and yellow, in this order.
    .question = Who has which colour?
    .why = Choosing a colour is no move.
VOL-D49 = The first in the order table edge, castles, huts, players, fool; at a landing the figure is tested before the tail; an interruption keeps the name of its first cause.
    .question = Which obstacle is named when several are touched?
    .why = The obstacle that stopped a flight must be unique.
VOL-D50 = A book is taken as 130 to 150 mm wide: castles 1 and 2 are 300 mm apart, neighbours in the ring 260 mm.
    .question = How wide is a book? Two book widths, roughly, is the measure for castle distances.
    .why = This fits the table and the curves.
VOL-D51 = Nothing. The starting player is an option.
    .question = Is anything decided by chance?
    .why = The print has no dice or draws.

# Before the rules: the story, facts, the box; and what players might dispute
sorciers-volants-book-story = First comes the school: on their new brooms, up to four pilots learn to fly by catching the cat. Whoever can do that dares the night race, out between the castles and home again, to park backwards in the dark. Then everybody wants the lucky cat on their own hat, and for as long as they can keep it. And at last there is the fool, who bears the fast new brooms a grudge and wipes out one castle after the other, riding his good old besom.
sorciers-volants-book-facts = For 2 to 4 players, from age 10; about 20 minutes for the flying school, 30 to 60 for the other adventures. The printed game is by Heinrich Glumpler, with pictures by Michael Menzel (Kosmos, 2005; Rio Grande Games), in French Les Sorciers Volants.
sorciers-volants-box-flyer = 4 flyers in red, green, violet and yellow, and the fool
sorciers-volants-box-tail = 5 star tails
sorciers-volants-box-book = 4 magic books with five slots, and one more at the bottom for flying backwards
sorciers-volants-box-curve = 20 curves, all different
sorciers-volants-box-castle = 8 castles, numbered; castle 1 is called Federstrich, castle 2 Himmelpieks
sorciers-volants-box-hut = 4 huts
sorciers-volants-box-marker = 4 markers
sorciers-volants-box-cat = The cat
sorciers-volants-dispute-VOL-D39 = With what does the fool sweep players away?
    .print = A castle disappears when he touches it with a curve or his figure; a player when he touches them with his figure or his star tail.
    .house = As it is written: his curves pass over players without harm; where he lands or turns about, figure and tail sweep them away.
    .option = The option on how the fool sweeps: he may also sweep players away with the curves he flies.
sorciers-volants-dispute-VOL-D42 = Does touching the fool’s tail catch him?
    .print = Whoever touches the fool first wins.
    .house = His figure must be touched; his tail is an obstacle, like every tail.
    .option = The option on catching the fool: his star tail may count too.
