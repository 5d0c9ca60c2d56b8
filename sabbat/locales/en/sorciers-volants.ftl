sorciers-volants-name = Les Sorciers Volants
sorciers-volants-sentence = No board, no squares: judge curves by eye and thread your broom between castles, huts and the others.
sorciers-volants-minutes = 20–60

sorciers-volants-option-adventure = The adventure, from the easiest on: flying school, flight of the bumblebee, cat chase, hunt for the fool; or one of your own.
sorciers-volants-option-layout = A player-made adventure: where everything stands, and the goal. Only with the adventure custom.
sorciers-volants-option-first = The seat that begins.
sorciers-volants-option-rounds = How many turns each seat has before the match is ended.
sorciers-volants-option-colors = The colour of each seat.
sorciers-volants-option-aim_help = What may be drawn on the table before a flight: nothing, the path of one’s own book, or also that of the curve in hand.
sorciers-volants-value-adventure-school = The flying school
sorciers-volants-value-adventure-bumblebee = The flight of the bumblebee
sorciers-volants-value-adventure-cat-chase = The cat chase
sorciers-volants-value-adventure-cloud-fool = The chase for the flying fool
sorciers-volants-value-aim_help-off = By eye, as on a real table
sorciers-volants-value-aim_help-book = My book’s path is drawn
sorciers-volants-value-aim_help-full = The curve in hand is drawn too

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

# On the board. The words left, right and reverse of the notation stay as they are: the messages choose by them.
sorciers-volants-can-take = Take curve { $a }, { $b ->
    [left] left-hand
   *[right] right-hand
}{ $c ->
    [reverse] , to fly backwards
   *[other] { "" }
}
sorciers-volants-can-fly = Fly
sorciers-volants-can-keep = Keep the pieces
sorciers-volants-can-drop = Drop the pieces
sorciers-volants-can-restart = Begin again
sorciers-volants-can-hut = Hut { $a }
sorciers-volants-can-castle = Castle { $a }
sorciers-volants-can-face = Face heading { $a }

sorciers-volants-board-table = The table seen from above.
sorciers-volants-board-flyer-at = { $name ->
    [me] You, { $colour }, are
   *[other] { $name }, { $colour }, is
} near { $kind ->
    [hut] hut { $number }
    [castle] castle { $number }
   *[table] the open table
}, looking to { $half ->
    [half] half past { $hour }
   *[full] { $hour } o’clock
}.
sorciers-volants-board-fool-at = The fool is near { $kind ->
    [hut] hut { $number }
    [castle] castle { $number }
   *[table] the open table
}, looking to { $half ->
    [half] half past { $hour }
   *[full] { $hour } o’clock
}.
sorciers-volants-board-cat-home = The cat sits near { $kind ->
    [hut] hut { $number }
    [castle] castle { $number }
   *[table] the open table
}.
sorciers-volants-board-colour-red = red
sorciers-volants-board-colour-green = green
sorciers-volants-board-colour-violet = violet
sorciers-volants-board-colour-yellow = yellow
sorciers-volants-board-seat = Seat { $seat }

sorciers-volants-board-lens = Look closer
sorciers-volants-board-closer = Closer
sorciers-volants-board-farther = Farther away
sorciers-volants-board-whole = The whole table

sorciers-volants-board-book = { $name ->
    [me] Your magic book
   *[other] { $name }’s magic book
}
sorciers-volants-board-slot = { $slot ->
    [reverse] Reverse slot
   *[other] Slot { $slot }
}: curve { $curve }, { $side ->
    [left] left-hand
   *[right] right-hand
}
sorciers-volants-board-slot-empty = Slot { $slot }: empty
sorciers-volants-board-reverse-empty = Reverse slot: empty
sorciers-volants-board-has-cat = has the cat
sorciers-volants-board-points = { $got } of { $most } points
sorciers-volants-board-leg = { $got } of { $most } legs done; next: { $kind ->
    [round] round castle { $a } or { $b }
   *[gate] between castles { $a } and { $b }
}
sorciers-volants-board-course = All { $most } legs done
sorciers-volants-board-home = Course done: land in hut { $hut }
sorciers-volants-board-turn-of = { $state ->
    [over] The match is over
    [mine] Your turn
   *[theirs] { $name } is to play
}
sorciers-volants-board-fly = Fly!
sorciers-volants-board-keep = Keep
sorciers-volants-board-drop = Drop
sorciers-volants-board-restart = Begin again

sorciers-volants-board-supply = The supply of curves
sorciers-volants-board-curve = Curve { $curve }: { $length } millimetres, turns { $turn } degrees
sorciers-volants-board-curve-taken = Curve { $curve } lies on { $name ->
    [me] your book
   *[other] the book of { $name }
}
sorciers-volants-board-hand = Curve { $curve } in hand
sorciers-volants-board-put-back = Put it back
sorciers-volants-board-way-left = To the left
sorciers-volants-board-way-right = To the right
sorciers-volants-board-way-left-reverse = Backwards, tail to the left
sorciers-volants-board-way-right-reverse = Backwards, tail to the right

sorciers-volants-board-choose = { $kind ->
    [hut] Hut { $number }
   *[castle] Castle { $number }
}
sorciers-volants-board-dial = Which way the figure looks
sorciers-volants-board-facing = { $half ->
    [half] half past { $hour }
   *[full] { $hour } o’clock
}{ $free ->
    [yes] { "" }
   *[no] , no room there
}
sorciers-volants-board-turn-left = Turn it to the left
sorciers-volants-board-turn-right = Turn it to the right
sorciers-volants-board-put = Put it there

sorciers-volants-board-asked-site = { $name ->
    [me] Choose where to begin.
   *[other] { $name } chooses where to begin.
}
sorciers-volants-board-asked-site-for = { $name ->
    [me] Choose where { $other } begins again.
   *[other] { $other ->
        [me] { $name } chooses where you begin again.
       *[other] { $name } chooses where { $other } begins again.
    }
}
sorciers-volants-board-asked-face = { $name ->
    [me] Choose which way to look.
   *[other] { $name } chooses which way to look.
}
sorciers-volants-board-asked-destination = { $name ->
    [me] Name the hut where { $other } has to land.
   *[other] { $other ->
        [me] { $name } names the hut where you have to land.
       *[other] { $name } names the hut where { $other } has to land.
    }
}
sorciers-volants-board-asked-own = { $name ->
    [me] Choose the hut to land in.
   *[other] { $name } chooses the hut to land in.
}
sorciers-volants-board-told-flies = { $name ->
    [me] You fly…
   *[other] { $name } flies…
}
sorciers-volants-board-told-flown = { $name ->
    [me] You have
   *[other] { $name } has
} flown { $kept ->
    [one] one curve
    [2] both curves
   *[other] all { $kept } curves
}.
sorciers-volants-board-told-stopped = { $kind ->
    [edge] The table edge
    [castle] Castle { $number }
    [hut] Hut { $number }
    [seat] { $number ->
        [me] You
       *[other] { $number }
    }
   *[fool] The fool
} stopped { $name ->
    [me] you
   *[other] { $name }
}: { $kept ->
    [0] no curve flown
    [one] one curve of { $all } flown
   *[other] { $kept } curves of { $all } flown
}.
sorciers-volants-board-told-touched = { $kind ->
    [cat] The cat is touched!
    [ring] Out of the ring: the cat runs home.
    [fool] The fool is caught!
    [hut] Landed in hut { $number }!
   *[seat] The cat is stolen from { $number ->
        [me] you
       *[other] { $number }
    }!
}
sorciers-volants-board-told-fool = The fool answers with the same curves.
sorciers-volants-board-told-swept = { $kind ->
    [castle] The fool wipes out castle { $number }!
   *[seat] The fool sweeps { $number ->
        [me] you
       *[other] { $number }
    } away!
}

sorciers-volants-board-goal-touch-cat = Be the first to touch the cat.
sorciers-volants-board-goal-keep-cat = Fly with the cat on your hat: { $points } points win.
sorciers-volants-board-goal-catch-fool = Catch the fool before the last castle is gone.
