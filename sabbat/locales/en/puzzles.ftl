## Puzzles, and one’s own mistakes to try again.

error-no-puzzle = There is no such puzzle.
error-no-exercise = That is no decision of yours in this match.
error-exercise-failed = The answer could not be worked out just now. Try once more.

cli-puzzles = Look for puzzles, and check them.
cli-puzzles-find = Look for puzzles in matches that bots play among themselves.
cli-puzzles-wanted = How many puzzles there should be in the end.
cli-puzzles-file = The file of the puzzles; it is added to.
cli-puzzles-start = The number of the first match.
cli-puzzles-matches = At most so many matches are looked at.
cli-puzzles-check = Search puzzles once more, for much longer, and say which survive.
cli-puzzles-times = How many times as long.
cli-puzzles-dice = The number of the dice; 1, 2 and 4 are those of the searches that found the puzzles.
cli-puzzles-check-most = At most so many are checked, the first ones without a result.
cli-puzzles-results = A file of results: they are added to it, and what is in it with the same dice is not searched again.
cli-puzzles-mine = Look for puzzles in the public matches of a house.
cli-puzzles-most = At most so many are looked for.
puzzles-found = { $count ->
    [one] One puzzle.
   *[other] { $count } puzzles.
}
puzzles-one = { $id }: { $best } ({ $chance } %), ahead by { $lead } %.
puzzles-fails = { $id } fails: { $best } ({ $chance } %), ahead by { $lead } %.
puzzles-checked = { $survived } of { $count } survive.

# The page
puzzle-puzzles = Puzzles
puzzle-about = One moment of a match, one best move. You see what the player saw; nobody knows the rest.
puzzle-daily = Puzzle of the day
puzzle-all = All puzzles
puzzle-list = Puzzles
puzzle-task = Find the move that wins most often. Play it on the board, or choose it here.
puzzle-rated = Difficulty { $rating }, { $tries ->
    [0] not tried by anybody yet
    [one] tried by one player
   *[other] tried by { $tries } players
}
puzzle-facts = { $choices } choices, { $players } players, difficulty { $rating }
puzzle-own = from a match in this house
puzzle-none = There are no puzzles for this game yet.
puzzle-solved-of = { $solved } of { $count } solved.
puzzle-your-rating = Your rating: { $rating } ± { $margin }.
puzzle-mine-solved = solved
puzzle-mine-tried = tried
puzzle-thinking = The answer is being worked out…
puzzle-right = That is it!
puzzle-wrong = There is something better.
puzzle-rating-now = { $sign ->
    [down] Your rating is { $rating } now, { $change } less.
   *[up] Your rating is { $rating } now, { $change } more.
}
puzzle-odds = How often each choice wins
puzzle-chance = { $chance } % ± { $error }
puzzle-best = best
puzzle-yours = your choice
puzzle-then = played in the match
puzzle-all-odds = Show all { $count } choices
puzzle-simulated-hidden = Simulated { $count } times over what the hidden cards may have been and chance may bring.
puzzle-simulated = Simulated { $count } times over what chance may bring.
puzzle-next = Next
puzzle-again = Once more
puzzle-mistakes = Try again: your mistakes
puzzle-mistake = { $game }, move { $move }: it cost { $lost } %
puzzle-try-again = Find a better move
puzzle-try-again-more = In the match you chose: { $played }. You see what you saw then. What wins more often?

# Titles: what is to be decided; $n chooses among three.
puzzle-title-air-sorciere-place-share = { $n ->
    [0] Place her or share her?
    [1] Yours or everybody’s?
   *[2] A witch who fits
}
puzzle-title-air-sorciere-fly-land-stay-take = { $n ->
    [0] Fly on, take or land?
    [1] The whole sky to choose from
   *[2] How does this turn end?
}
puzzle-title-air-sorciere-fly-take = { $n ->
    [0] The pile or the common area?
    [1] Where does the first witch come from?
   *[2] A known witch or a new one?
}
puzzle-title-air-sorciere-add = { $n ->
    [0] Which witch graduates?
    [1] A seat at the ceremony
   *[2] Who is in the diploma?
}
puzzle-title-air-sorciere-diploma-done = { $n ->
    [0] A diploma, now?
    [1] Graduate or wait?
   *[2] The ceremony can begin
}
puzzle-title-air-sorciere-fly-land-stay = { $n ->
    [0] Fly on or stop?
    [1] One more witch?
   *[2] The nerve of an instructor
}
puzzle-title-air-sorciere-fly-land-take = { $n ->
    [0] Fly on, take, or land by force?
    [1] A forced landing ahead
   *[2] How far will it go?
}
puzzle-title-air-sorciere-add-confirm = { $n ->
    [0] Another witch for the diploma?
    [1] Enough witches?
   *[2] How great a diploma?
}
puzzle-title-air-sorciere-fly-land = { $n ->
    [0] Fly on or land by force?
    [1] Risk a crash?
   *[2] All or the smallest column
}
puzzle-title-air-sorciere-discard = { $n ->
    [0] What the cat takes
    [1] Which card can go?
   *[2] Five may stay
}
puzzle-title-air-sorciere-drop-rescue = { $n ->
    [0] Rescue her?
    [1] After the crash
   *[2] The beginner’s bonus
}
puzzle-title-air-sorciere-fly-stay = { $n ->
    [0] Fly on or stop?
    [1] One more, or none?
   *[2] Nothing to land
}
puzzle-title-air-sorciere-fly-stay-take = { $n ->
    [0] Fly on, take or stop?
    [1] Three ways to go on
   *[2] Nothing to land yet
}
puzzle-title-witty-witches-play = { $n ->
    [0] Which guest comes in?
    [1] Two things in common
   *[2] Who goes first?
}
puzzle-title-witty-witches-cast = { $n ->
    [0] Where does the spell go?
    [1] For whom is this spell?
   *[2] A spell in your hand
}
puzzle-title-witty-witches-end-play = { $n ->
    [0] Play the card you drew?
    [1] Show it or keep it?
   *[2] A late guest
}
puzzle-title-witty-witches-end-extra-witch = { $n ->
    [0] An extra turn, or a spell to move?
    [1] What is a double worth?
   *[2] After the double
}
puzzle-title-witty-witches-double-end = { $n ->
    [0] Play the double?
    [1] Two of a kind
   *[2] Both, or only one?
}
puzzle-title-witty-witches-tornado = { $n ->
    [0] Which way does it blow?
    [1] The Tornado
   *[2] A storm of spells
}
puzzle-title-witty-witches-double-play = { $n ->
    [0] A double or another guest?
    [1] Two ways in
   *[2] Who follows?
}
puzzle-title-witty-witches-end-extra = { $n ->
    [0] An extra turn?
    [1] Once more, or enough?
   *[2] After the double
}
puzzle-title-witty-witches-abacadabra-play = { $n ->
    [0] Say the word?
    [1] The magic word
   *[2] All at once?
}
puzzle-title-witty-witches-abacadabra-double-play = { $n ->
    [0] Say the word?
    [1] The magic word
   *[2] All at once?
}
puzzle-title-course-de-sorcieres-move = { $n ->
    [0] Which witch moves?
    [1] The die is cast
   *[2] Who walks on?
}
puzzle-title-course-de-sorcieres-put = { $n ->
    [0] Which stage for this tile?
    [1] A tile to hide
   *[2] Early, middle or late?
}
puzzle-title-course-de-sorcieres-play-stay = { $n ->
    [0] Play a card, or let her stay?
    [1] On your own sign
   *[2] How much magic?
}
puzzle-title-course-de-sorcieres-play = { $n ->
    [0] Which card do you play?
    [1] A card you have to play
   *[2] Pushed onto the sign
}
puzzle-title-sorciers-volants-fly-take = { $n ->
    [0] Take a curve or fly?
    [1] Ready for take-off?
   *[2] One more curve?
}
puzzle-title-sorciers-volants-take = { $n ->
    [0] Which curve first?
    [1] The first piece of the flight
   *[2] An empty book
}
puzzle-title-sorciers-volants-face = { $n ->
    [0] Which way to face?
    [1] Before the next flight
   *[2] Choose your heading
}
puzzle-title-sorciers-volants-hut = { $n ->
    [0] Which hut?
    [1] A hut to land in
   *[2] Name the hut
}
puzzle-title-sorciers-volants-drop-keep = { $n ->
    [0] Keep the pieces or drop them?
    [1] A flight that fails
   *[2] Stalled
}
puzzle-title-sorciers-volants-castle = { $n ->
    [0] Which castle?
    [1] A castle to start from
   *[2] Back to a castle
}
puzzle-title-sorciers-volants-castle-hut = { $n ->
    [0] Where to begin again?
    [1] A hut or a castle?
   *[2] Back on the table
}
puzzle-title-other = { $n ->
    [0] What now?
    [1] Your move
   *[2] A moment to think
}

# Why the best choice is best: $best wins $chance %, $other only $less %.
puzzle-why-air-sorciere-fly = Courage pays here: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-take = The common area holds the witch you need: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-land = It is time to bring that column down: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-stay = Everything is better kept in the air: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-place = She belongs in your own column: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-share = She does more good in the common area: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-diploma = This diploma should not wait: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-done = The cards are worth more in your hand: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-add = This is the witch to graduate: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-confirm = The diploma is great enough: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-discard = That is the card you can spare: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-rescue = She is worth a place in your hand: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-air-sorciere-drop = Your bonus is better kept: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-witty-witches-play = This guest has to come in now: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-witty-witches-end = The card is better kept: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-witty-witches-double = Both of them should go now: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-witty-witches-cast = There the spell does most for you: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-witty-witches-witch = This spell is in the wrong place: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-witty-witches-extra = Another turn is worth more than any spell: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-witty-witches-tornado = That way the wind is on your side: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-witty-witches-abacadabra = The word has to be said now: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-course-de-sorcieres-move = This witch has to move: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-course-de-sorcieres-play = This card does most: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-course-de-sorcieres-stay = She stands well, and the cards are kept: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-course-de-sorcieres-put = The tile is worth most in that stage: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-sorciers-volants-take = This curve leads where you have to go: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-sorciers-volants-fly = Now is the moment to take off: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-sorciers-volants-keep = The pieces will serve you yet: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-sorciers-volants-drop = Another flight is quicker: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-sorciers-volants-face = This heading opens the way: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-sorciers-volants-hut = This hut is the one: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-sorciers-volants-castle = This castle is the one: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-sorciers-volants-restart = A new start is the shortest way: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
puzzle-why-other = This is best: “{ $best }” wins { $chance } %, “{ $other }” only { $less } %.
