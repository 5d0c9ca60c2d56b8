# What is wrong with an adventure
error-bad-adventure = This adventure cannot be played, { $where }: { $why }
error-no-adventure = There is no such adventure, or no longer.
error-bad-title = This name cannot be shown to others: it must be something to read, not look like a bot’s, and not pile marks on a letter.
error-not-your-adventure = Only its maker can change an adventure. Make a copy of your own!
error-adventures-often = That is enough for today: { $most } adventures in a day.
error-adventures-many = You keep { $most } adventures already: remove one first.
error-bad-surprise = For a surprise, choose one of these goals and one of these difficulties: { $allowed }.
error-no-surprise = The dice made nothing that bots could win and that is as hard as you wish. Try again.
error-one-trial = The bots are flying for you already: one thing after the other.
error-trials-busy = The bots fly for many people just now. Come back in a moment.
error-vol-layout-shape = { $wanted ->
    [object] An adventure is an object in braces.
    [missing] This field is missing.
    [unknown] There is no such field.
    [list] A list in brackets is needed here.
    [entries] Exactly { $count } entries are needed here.
    [number] A whole number from { $low } to { $high } is needed here.
    [boolean] True or false is needed here.
    [huts] There are only { $count } huts in the box.
   *[word] One of these words is needed here: { $known }.
}
error-vol-layout-name = Give it a name of 1 to { $most } characters.
error-vol-layout-off-table = { $kind ->
    [castle] Castle { $number }
    [hut] Hut { $number }
   *[cat] The cat
} does not lie wholly on the table.
error-vol-layout-overlap = { $kind ->
    [castle] Castle { $number }
    [hut] Hut { $number }
   *[cat] The cat
} overlaps { $other ->
    [castle] castle { $other_number }
    [hut] hut { $other_number }
   *[cat] the cat
}.
error-vol-layout-needed = { $what ->
    [cat] This goal needs a cat.
    [fool] This goal needs the fool.
   *[castle] This goal needs a castle.
}
error-vol-layout-useless = This goal has no { $what ->
    [cat] cat
    [fool] fool
    [course] course
    [landing] landing
    [ring] ring
   *[points] points
}.
error-vol-layout-start-nowhere = { $kind ->
    [hut] Hut { $number }
   *[castle] Castle { $number }
} is a place to start from, but it is not on the table.
error-vol-layout-start-twice = { $kind ->
    [hut] Hut { $number }
   *[castle] Castle { $number }
} is twice among the places to start from.
error-vol-layout-few-starts = { $players } players need as many places to start from; there { $count ->
    [0] is none
    [one] is one
   *[other] are { $count }
}.
error-vol-layout-legs = A course has 1 to { $most } legs.
error-vol-layout-leg-castle = Leg { $leg }: castle { $number } is not on the table.
error-vol-layout-leg-same = Leg { $leg } needs two different castles.
error-vol-layout-leg-round = Leg { $leg }: castles { $a } and { $b } can only be rounded right after the gate between them.
error-vol-layout-landing-reverse = A landing is flown backwards: switch reverse flight on.
error-vol-layout-few-huts = { $what ->
    [landing] A landing needs a hut for each of { $players } players; there { $count ->
        [0] is none
        [one] is one
       *[other] are { $count }
    }.
   *[fool] A hunt needs a hut for each of { $players } players; there { $count ->
        [0] is none
        [one] is one
       *[other] are { $count }
    }.
}
error-vol-layout-ring-short = A ring has at least three castles, or none.
error-vol-layout-ring-castle = The ring: castle { $number } is not on the table.
error-vol-layout-ring-twice = The ring: castle { $number } is in it twice.
error-vol-layout-points = A match is won with 1 to 9 points.
error-vol-layout-fool-touches = The fool’s { $part ->
    [figure] figure
   *[tail] tail
} touches { $kind ->
    [hut] hut { $number }
   *[edge] the edge of the table
}.

# The bench
workshop-title = The workshop
workshop-tools = Tools
workshop-panels = Drawers
workshop-panel-things = Things
workshop-panel-goal = Goal
workshop-panel-file = Files
workshop-bench = The table top
workshop-thing-castle = Castle { $number }
workshop-thing-hut = Hut { $number }
workshop-thing-cat = The cat
workshop-thing-fool = The flying fool
workshop-at = { $name }, { $x } mm from the left, { $y } mm from the top
workshop-is-start = One may start here
workshop-shelf = Still in the box
workshop-shelf-empty = Everything is on the table.
workshop-bring = Put on the table: { $name }
workshop-nothing-chosen = Nothing is chosen
workshop-choose = Drag things about on the table, or choose one to see what can be done with it.
workshop-x = From the left, in mm
workshop-y = From the top, in mm
workshop-heading = Which way he looks
workshop-start = A place to start from
workshop-copy = Another one beside it
workshop-copy-mirrored = Another one opposite
workshop-remove = Back into the box
workshop-undo = Undo
workshop-redo = Redo
workshop-mirror-across = Mirror, left and right
workshop-mirror-down = Mirror, top and bottom
workshop-snap = Snap to rows and columns
workshop-fly = Fly it at once
workshop-done = Done
workshop-keys = Keys
workshop-keys-more = Tab goes from thing to thing; the arrow keys move it by a centimetre, with Shift by a millimetre. S makes it a place to start from, Delete puts it back, full stop and comma turn the fool. Ctrl+Z undoes, Ctrl+Y redoes, Ctrl+D puts another one opposite.
workshop-unseen = The house cannot be asked just now. Go on: everything is kept in this browser.
workshop-faults = { $count ->
    [one] One thing is not right yet.
   *[other] { $count } things are not right yet.
}
workshop-good = It can be flown, by { $players } players.
workshop-name = Name
workshop-new-name = A new adventure
workshop-goal = The goal
workshop-goal-touch-cat = Touch the cat
workshop-goal-race = Fly a course
workshop-goal-keep-cat = Keep the cat
workshop-goal-catch-fool = Catch the fool
workshop-reverse = Reverse flight is allowed
workshop-landing = Park backwards in a hut at the end
workshop-points = Points that win
workshop-made-for = Made for
workshop-made-for-players = { $players ->
    [0] as many as can be
   *[other] { $players } players
}
workshop-course = The course
workshop-gate = through
workshop-round = round
workshop-leg-kind = Leg { $leg }: how
workshop-leg-left = Leg { $leg }: the castle on the left hand
workshop-leg-right = Leg { $leg }: the castle on the right hand
workshop-leg-earlier = Leg { $leg }: earlier
workshop-leg-turn = Leg { $leg }: the other way
workshop-leg-remove = Leg { $leg }: remove
workshop-lay-gate = Lay a gate
workshop-add-round = Round them
workshop-gate-left = Choose the castle that is to be on the left hand.
workshop-gate-right = And now the one on the right hand.
workshop-ring = The ring
workshop-ring-none = No ring: the cat may be carried anywhere.
workshop-draw-ring = Draw the ring
workshop-no-ring = No ring
workshop-ring-next = Choose the castles of the ring, one after the other; choosing one again takes it out.
workshop-table = The table
workshop-width = { $cm } cm wide
workshop-height = { $cm } cm high
workshop-start-from = Start from
workshop-empty = An empty table
workshop-files = Files
workshop-files-more = The command line reads the same files. You can also drop one onto this page.
workshop-open-file = Open a file…
workshop-save-json = Save as a file
workshop-save-svg = Picture (SVG)
workshop-save-png = Picture (PNG)
workshop-file-large = The file is too large: an adventure has at most { $kb } kB.

# Flying it
workshop-flight = Test flight: { $name }
workshop-flight-so-far = { $turns ->
    [0] Choose where to start.
    [one] One turn so far.
   *[other] { $turns } turns, { $flights ->
        [0] no flight yet
        [one] one flight
       *[other] { $flights } flights
    }.
}
workshop-flight-over = { $turns ->
    [one] Done in one turn.
   *[other] Done in { $turns } turns.
}
workshop-flight-undo = One step back
workshop-flight-again = From the start
workshop-back = Back to the bench

# Sharing
workshop-panel-share = Share
workshop-share = Keep and share
workshop-share-again = Keep the new version
workshop-share-more = The house keeps it and gives it a link. Whoever has the link can play it, or make a copy to change.
workshop-shared = The house keeps it, version { $version }.
workshop-its-page = Its page
workshop-public = Show it to everybody in the gallery
workshop-qr = The link as a QR code
workshop-from = Made from “{ $name }”
workshop-from-gone = Made from another one, which is gone
workshop-see = Look at it
workshop-by = by { $maker }
workshop-by-house = by the house
workshop-by-nobody = by somebody without a name
workshop-picture-of = The table of “{ $name }”
workshop-edit = Go on building it
workshop-change = Change it
workshop-like = I like it
workshop-likes = { $likes ->
    [0] nobody has liked it yet
    [one] one person likes it
   *[other] { $likes } people like it
}
workshop-delete = Remove it for good
workshop-delete-sure = Really? Matches that were played on it stay.
workshop-hidden = The host of this house has taken it out of the gallery.
workshop-for = { $low }–{ $high } players
workshop-for-just = { $count } players
workshop-turns = { $turns ->
    [0] nobody has won it yet
    [one] about one turn each
   *[other] about { $turns } turns each
}
workshop-not-measured = bots are still measuring it
workshop-plays = { $plays ->
    [one] played once
   *[other] played { $plays } times
}
workshop-hardness-easy = easy
workshop-hardness-middling = medium
workshop-hardness-hard = hard

# The gallery
workshop-gallery = The gallery of adventures
workshop-gallery-more = Tables for Les Sorciers Volants, by the house and by its guests. Fly one, change one, make your own.
workshop-make = Open the workshop
workshop-search = Search
workshop-any = Any
workshop-players = Players
workshop-sort = Order
workshop-sort-new = Newest first
workshop-sort-liked = Most liked
workshop-sort-played = Most played
workshop-sort-name = By name
workshop-sort-short = Shortest first
workshop-sort-long = Longest first
workshop-sort-easy = Easiest first
workshop-sort-hard = Hardest first
workshop-length = Length
workshop-length-most = at most { $turns } turns each
workshop-whose = From
workshop-whose-all = everybody
workshop-whose-house = the house
workshop-whose-mine = me
workshop-private = not in the gallery
workshop-none = Nothing here. Make the first one!
workshop-none-mine = You have not shared any yet.
workshop-found = { $count ->
    [one] One adventure.
   *[other] { $count } adventures.
}
workshop-pages = Pages
workshop-earlier = Previous page
workshop-later = Next page

# The host
cli-adventure-hide = Take an adventure out of the gallery of a house.
cli-adventure-id = The last part of the adventure’s link.
cli-adventure-show = Let it into the gallery again.
adventure-hidden = { $id } is no longer in the gallery.
adventure-shown = { $id } may be in the gallery again.

# Bots and dice
workshop-surprise = Surprise me
workshop-surprise-more = Dice make up a table. It is yours if bots win on it every time, and find it as hard as you wish.
workshop-surprise-name = A surprise
workshop-hardness = How hard
workshop-panel-bots = Bots
workshop-bots-more = Bots fly the table as it is: novices first, then masters who think quickly. The glow shows where flights are stopped.
workshop-bots-fly = Let bots fly it
workshop-bots-stop = Stop
workshop-bots-progress = { $done } of { $all } matches
workshop-bots-level = { $level }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $turns ->
    [0] never with a winner
   *[other] a median of { $turns } turns each, { $lost ->
        [0] always with a winner
        [one] once without a winner
       *[other] { $lost } times without a winner
    }
}.
workshop-bots-seats = Won by seat: { $seats }
workshop-bots-crashes = { $crashes ->
    [0] No flight was stopped.
    [one] One flight was stopped.
   *[other] { $crashes } flights were stopped.
}
workshop-verdict-good = It looks fair, and no longer than it should be.
workshop-verdict-unfair = One seat wins much more often than the others.
workshop-verdict-long = It takes very long.
workshop-verdict-unreachable = Nobody has won: perhaps the goal cannot be reached.

# The house’s own adventures: a name and a sentence each
adventure-house-candle-corner = The candle corner
    .sentence = A small table for two: one castle stands between you and the cat.
adventure-house-cat-in-the-keep = The cat in the keep
    .sentence = Eight castles guard the cat, and everybody comes from a corner of their own.
adventure-house-crown-of-seven = The crown of seven
    .sentence = A wide ring of seven castles and five points: a long evening’s chase.
adventure-house-fool-at-the-fair = The fool at the fair
    .sentence = The fool whirls about among eight castles: there is time to catch him.
adventure-house-four-corners = The four corners
    .sentence = No ring and no place to hide: keep the cat on a small open table.
adventure-house-garden-gate = The garden gate
    .sentence = One gate, wide open: a first race.
adventure-house-grand-tour = The grand tour
    .sentence = Four gates across a wide table, for patient flyers.
adventure-house-hairpin = The hairpin
    .sentence = Through two gates, round the far one, and back through the first.
adventure-house-home-before-midnight = Home before midnight
    .sentence = Out through the gate, back through it, and park backwards in a hut.
adventure-house-last-three-castles = The last three castles
    .sentence = Only three castles are left: catch the fool before he has them all.
adventure-house-long-way-home = The long way home
    .sentence = Weave between six castles down a long, narrow table.
adventure-house-merry-go-round = The merry-go-round
    .sentence = Carry the cat round a ring of six castles; two points win.
