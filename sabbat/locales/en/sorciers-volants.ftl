sorciers-volants-name = Les Sorciers Volants
sorciers-volants-sentence = No board, no squares: judge curves by eye and thread your broom between castles, huts and the others.
sorciers-volants-minutes = 20–60

sorciers-volants-goal = Fly your broom through the adventure better than the others, by eye alone.
sorciers-volants-five-1 = Two to four brooms fly over a bare table: no board, no squares, only castles, huts and each other.
sorciers-volants-five-2 = On your turn, take one curve from the supply and lay it on your magic book, or fly your whole book.
sorciers-volants-five-3 = The curves are laid end to end from where you stand. Touch anything on the way and your flight ends there.
sorciers-volants-five-4 = Each adventure has a goal of its own: touch the cat, fly a course and park backwards, keep the cat for five points, or catch the fool.
sorciers-volants-five-5 = Nothing is hidden and nothing is left to chance: the whole art is to judge curves by eye, a few turns ahead.

# The goal of each adventure
sorciers-volants-goal-school = Be the first to touch the cat.
sorciers-volants-goal-bumblebee = Fly between castles 3 and 4, round one of them and back home, and be the first to park backwards in your hut.
sorciers-volants-goal-cat-chase = Fly with the cat on your hat: the first to score five points wins.
sorciers-volants-goal-cloud-fool = Catch the fool before the last castle is gone; if he is faster, everybody loses.
sorciers-volants-goal-custom = Reach the goal of this adventure before the others do.

sorciers-volants-option-adventure = The adventure, from the easiest on: flying school, flight of the bumblebee, cat chase, hunt for the fool; or one of your own.
sorciers-volants-option-layout = A player-made adventure: where everything stands, and the goal. Only for an adventure of your own.
sorciers-volants-option-first = Who begins? The players agree.
sorciers-volants-option-rounds = How many turns each player has before the match ends.
sorciers-volants-option-colors = The colour of each player.
sorciers-volants-option-aim_help = What may be drawn on the table before a flight: nothing, the path of one’s own book, or also that of the curve in hand.
sorciers-volants-option-sweeps = In the hunt for the fool, which part of him sweeps players off the table: his figure and tail where he lands, as the rulebook prints it, or also the curves on his way, as this house read it at first.
sorciers-volants-option-catch = In the hunt for the fool, which part of him must be touched to catch him: his figure, as this house reads the rulebook, or also his tail, since the rulebook only says “touch the fool”.
sorciers-volants-value-adventure-school = The flying school
sorciers-volants-value-adventure-bumblebee = The flight of the bumblebee
sorciers-volants-value-adventure-cat-chase = The cat chase
sorciers-volants-value-adventure-cloud-fool = The hunt for the fool
sorciers-volants-value-adventure-custom = An adventure of your own
sorciers-volants-value-colors-red = red
sorciers-volants-value-colors-green = green
sorciers-volants-value-colors-violet = violet
sorciers-volants-value-colors-yellow = yellow
sorciers-volants-value-aim_help-off = By eye, as on a real table
sorciers-volants-value-aim_help-book = My book’s path is drawn
sorciers-volants-value-aim_help-full = The curve in hand is drawn too
sorciers-volants-value-sweeps-figure = Figure and tail, as printed
sorciers-volants-value-sweeps-pieces = Curves on his way too, the house’s first reading
sorciers-volants-value-catch-figure = His figure, the house’s reading
sorciers-volants-value-catch-tail = Figure or tail, the other reading

sorciers-volants-phase-site = Choose the hut or castle where the figure will be put.
sorciers-volants-phase-face = Choose which way the figure faces.
sorciers-volants-phase-turn = Take a curve for your book, or fly.
sorciers-volants-phase-stalled = Not even the first piece could be flown: keep your pieces, or drop them.
sorciers-volants-phase-destination = The course is done: name the hut to land in.
sorciers-volants-phase-over = Everybody has landed: the match is over.

sorciers-volants-do-take = Curve { $a } is laid to the { $b ->
    [left] left
   *[right] right
} { $c ->
    [reverse] in the reverse slot
   *[other] on the book
}.
sorciers-volants-do-fly = Take-off, with the whole book.
sorciers-volants-do-keep = The pieces stay on the book.
sorciers-volants-do-drop = The pieces go back to the supply.
sorciers-volants-do-restart = Walled in: the flyer begins again at the start.
sorciers-volants-do-hut = Hut { $a } is chosen.
sorciers-volants-do-castle = Castle { $a } is chosen.
sorciers-volants-do-face = The figure faces heading { $a }.

sorciers-volants-reason-cat = The cat has been touched.
sorciers-volants-reason-landing = Somebody has parked backwards in the right hut.
sorciers-volants-reason-course = Somebody has completed the course.
sorciers-volants-reason-points = Somebody has scored the winning point with the cat.
sorciers-volants-reason-fool-caught = The fool has been caught.
sorciers-volants-reason-fool-wins = No castle is left: the fool has won, and everybody has lost.
sorciers-volants-reason-limit = All turns have been played.

refusal-vol-not-in-supply = { $seat ->
    [me] Curve { $curve } is not in the supply: it lies on your book.
   *[other] Curve { $curve } is not in the supply: it lies on { $seat }’s book.
}
refusal-vol-book-full = The book is full: fly.
refusal-vol-reverse-placed = After a reverse piece you have to fly.
refusal-vol-no-reverse = There is no reverse flight in this adventure.
refusal-vol-empty-book = The book is empty: take a curve first.
refusal-vol-not-walled-in = The flyer is not walled in: at least one curve leads out of here.
refusal-vol-not-stalled = That is a choice only after a flight that could not even begin.
refusal-vol-site-taken = { $kind ->
    [hut] { $seat ->
        [me] You have chosen hut { $number } already.
       *[other] { $seat } has chosen hut { $number } already.
    }
   *[castle] { $seat ->
        [me] You have chosen castle { $number } already.
       *[other] { $seat } has chosen castle { $number } already.
    }
}
refusal-vol-start-castle = { $seat ->
    [me] You started the match at castle { $number }: nobody can be sent there.
   *[other] { $seat } started the match at castle { $number }: nobody can be sent there.
}
refusal-vol-hut-occupied = { $seat ->
    [me] You stand at hut { $number }.
   *[other] { $seat } stands at hut { $number }.
}
refusal-vol-hut-marked = { $seat ->
    [me] Your marker lies on hut { $number }.
   *[other] { $seat }’s marker lies on hut { $number }.
}
refusal-vol-no-facing = There is no room at { $kind ->
    [hut] hut { $number }
   *[castle] castle { $number }
}: no facing is free.
refusal-vol-facing-blocked = The figure cannot face that way: { $by ->
    [edge] the table edge
    [castle] castle { $by_number }
    [hut] hut { $by_number }
    [seat] { $seat ->
        [me] your flyer
       *[other] { $seat }’s flyer
    }
   *[fool] the fool
} is in the way.

error-vol-bad-layout = The layout cannot be played, { $where }: { $why }
error-vol-layout-missing = An adventure of your own needs a layout.
error-vol-layout-unused = Only an adventure of your own takes a layout; { $adventure ->
    [school] the flying school
    [bumblebee] the flight of the bumblebee
    [cat-chase] the cat chase
   *[cloud-fool] the hunt for the fool
} has one already.

# On the board. The words left, right and reverse of the notation stay as they are: the messages choose by them.
sorciers-volants-can-take = Take curve { $a }, to the { $b ->
    [left] left
   *[right] right
}{ $c ->
    [reverse] , to fly backwards
   *[other] { "" }
}
sorciers-volants-can-fly = Fly
sorciers-volants-can-keep = Keep the pieces
sorciers-volants-can-drop = Drop the pieces
sorciers-volants-can-restart = Begin again at the start
sorciers-volants-can-hut = Hut { $a }
sorciers-volants-can-castle = Castle { $a }
sorciers-volants-can-face = Face heading { $a }

sorciers-volants-board-table = The table seen from above.
sorciers-volants-board-flyer-at = { $name ->
    [me] You, { $colour }, are
   *[other] { $name }, { $colour }, is
} { $kind ->
    [hut] near hut { $number }
    [castle] near castle { $number }
   *[table] out on the table
}, looking towards { $half ->
    [half] half past { $hour }
   *[full] { $hour } o’clock
}.
sorciers-volants-board-fool-at = The fool is { $kind ->
    [hut] near hut { $number }
    [castle] near castle { $number }
   *[table] out on the table
}, looking towards { $half ->
    [half] half past { $hour }
   *[full] { $hour } o’clock
}.
sorciers-volants-board-cat-home = The cat sits { $kind ->
    [hut] near hut { $number }
    [castle] near castle { $number }
   *[table] out on the table
}.
sorciers-volants-board-colour-red = red
sorciers-volants-board-colour-green = green
sorciers-volants-board-colour-violet = violet
sorciers-volants-board-colour-yellow = yellow
sorciers-volants-board-seat = Player { $seat }

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
   *[theirs] It is { $name }’s turn
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
sorciers-volants-board-told-faces = { $name ->
    [me] You look
   *[other] { $name } looks
} towards { $half ->
    [half] half past { $hour }
   *[full] { $hour } o’clock
}.
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

# In the terminal
sorciers-volants-table-book = Magic book
sorciers-volants-table-faced = The figure looks towards { $half ->
    [half] half past { $hour }
   *[full] { $hour } o’clock
}.
sorciers-volants-table-face = Face { $half ->
    [half] half past { $hour }
   *[full] { $hour } o’clock
} ({ $degrees }° from the top)
sorciers-volants-table-take = { $take } ({ $length } mm, { $turn }°)
