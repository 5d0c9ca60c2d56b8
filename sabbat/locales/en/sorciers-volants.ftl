sorciers-volants-name = Les Sorciers Volants
sorciers-volants-sentence = No board, no squares: judge curves by eye and thread your broom between castles, huts and the others.

sorciers-volants-option-adventure = The adventure, from the easiest on: flying school, flight of the bumblebee, cat chase, hunt for the fool; or one of your own.
sorciers-volants-option-layout = A player-made adventure: where everything stands, and the goal. Only with the adventure custom.
sorciers-volants-option-first = The seat that begins.
sorciers-volants-option-rounds = How many turns each seat has before the match is ended.
sorciers-volants-option-colors = The colour of each seat.
sorciers-volants-option-aim_help = What may be drawn on the table before a flight: nothing, the path of one’s own book, or also that of the curve in hand.

sorciers-volants-phase-site = Choose the hut or castle where the figure will be put.
sorciers-volants-phase-face = Choose which way the figure faces ({ $site }).
sorciers-volants-phase-turn = Take a curve for your book, or fly.
sorciers-volants-phase-stalled = Not even the first piece could be flown: keep your pieces or drop them.
sorciers-volants-phase-destination = The course is done: name the hut to land in.
sorciers-volants-phase-over = Everybody has landed: the match is over.

sorciers-volants-do-take = Curve { $a } is placed { $b ->
    [left] left-hand
   *[right] right-hand
} { $c ->
    [reverse] in the reverse slot
   *[other] on the book
}.
sorciers-volants-do-fly = The whole book is flown.
sorciers-volants-do-keep = The pieces stay on the book.
sorciers-volants-do-drop = The pieces go back to the supply.
sorciers-volants-do-restart = Walled in: the flyer begins again at a start site.
sorciers-volants-do-hut = Hut { $a } it is.
sorciers-volants-do-castle = Castle { $a } it is.
sorciers-volants-do-face = The figure faces heading { $a }.

sorciers-volants-reason-cat = The cat has been touched.
sorciers-volants-reason-landing = A flyer has landed backwards in its hut.
sorciers-volants-reason-course = A flyer has completed the course.
sorciers-volants-reason-points = The cat’s last point has been scored.
sorciers-volants-reason-fool-caught = The fool has been caught.
sorciers-volants-reason-fool-wins = No castle is left: the fool has won, and everybody has lost.
sorciers-volants-reason-limit = All turns have been played.

refusal-vol-not-in-supply = Curve { $curve } is not in the supply: it lies on the book of seat { $seat }.
refusal-vol-book-full = The book is full: fly.
refusal-vol-reverse-placed = After a reverse piece you have to fly.
refusal-vol-no-reverse = There is no reverse flight in this adventure.
refusal-vol-empty-book = The book is empty: take a curve first.
refusal-vol-not-walled-in = The flyer is not walled in: at least one curve leads out of here.
refusal-vol-not-stalled = That is a choice only after a flight that could not even begin.
refusal-vol-site-taken = { $kind ->
    [hut] Hut { $number }
   *[castle] Castle { $number }
} has been chosen by seat { $seat }.
refusal-vol-start-castle = Seat { $seat } started the match at castle { $number }: nobody can be sent there.
refusal-vol-hut-occupied = Seat { $seat } stands at hut { $number }.
refusal-vol-hut-marked = Hut { $number } has the marker of seat { $seat }.
refusal-vol-no-facing = There is no room at { $kind ->
    [hut] hut { $number }
   *[castle] castle { $number }
}: no facing is free.
refusal-vol-facing-blocked = The figure cannot face that way: { $by ->
    [edge] the table edge
    [castle] castle { $by_number }
    [hut] hut { $by_number }
    [seat] the flyer of seat { $by_number }
   *[fool] the fool
} is in the way.

error-vol-bad-layout = The layout cannot be played, { $where }: { $why }.
error-vol-layout-missing = The adventure { $adventure } needs a layout.
error-vol-layout-unused = The adventure { $adventure } has its own layout; only custom takes one.
