## What was luck, what was play: the review of a match. $who is whoever is spoken of.

cli-analyse = Tell what was luck, what was play, and what nobody could know in a recorded match.
cli-analyse-simulations = How many simulations each decision gets.
cli-analyse-rollouts = How many times each state is played on to value it.
error-given-up-review = A match that was given up has no review: nobody knows how it would have ended.
error-reviews-busy = Many matches are being reviewed just now. Come back in a moment.
error-not-over = The match is not over: it can be reviewed when it has ended.

review-luck = { $who ->
    [me] { $sign ->
        [good] Luck added { $luck } % to your chance of winning.
        [bad] Bad luck took { $luck } % off your chance of winning.
       *[even] You had neither good luck nor bad.
    }
   *[other] { $sign ->
        [good] { $who }: luck added { $luck } % to the chance of winning.
        [bad] { $who }: bad luck took { $luck } % off the chance of winning.
       *[even] { $who }: neither good luck nor bad.
    }
}
review-play = { $who ->
    [me] { $mistakes ->
        [0] You made no clear mistake.
        [one] One clear mistake of yours; all your decisions together: { $own } %.
       *[other] { $mistakes } clear mistakes of yours; all your decisions together: { $own } %.
    }
   *[other] { $mistakes ->
        [0] { $who } made no clear mistake.
        [one] { $who } made one clear mistake; all decisions together: { $own } %.
       *[other] { $who } made { $mistakes } clear mistakes; all decisions together: { $own } %.
    }
}
review-turn = { $sign ->
    [bad] The turning point was move { $move }: { $what } It cost { $change } %.
   *[good] The turning point was move { $move }: { $what } It was worth +{ $change } %.
}
review-no-turn = No turning point was found.
review-mistake = Move { $move }, { $who ->
    [me] yours
   *[other] { $who }
}: { $played }, better: { $best } ({ $lost } ± { $error } %).
review-start = at the start
review-chance = luck
review-own = own decisions
review-others = the others’ decisions
review-unknown = could not be known
review-result = result
review-nobody = nobody
review-moment = { $title }, move { $move }: { $what }
review-places-of = { $who }. { $places }
review-error = Each decision is estimated by { $simulations } simulations, each state by { $rollouts }; luck is known to within ± { $error } %.
review-partial = { $missing ->
    [one] One move could not be looked at: the review is partial.
   *[other] { $missing } moves could not be looked at: the review is partial.
}

# On the page
review-title = Review
review-working = The match is being looked at…
review-whose = For
review-bars = Luck and play
review-bar-luck = luck { $percent } %
review-bar-own = own decisions { $percent } %
review-look = Look at first
review-turning = Turning point: { $change } %
review-luckiest = Luckiest moment: { $change } %
review-unluckiest = Unluckiest moment: { $change } %
review-mistakes = { $count ->
    [0] No clear mistake
    [one] One clear mistake
   *[other] { $count } clear mistakes
}
review-odds = Played: { $played } ({ $mine } %). Better: { $best } ({ $theirs } %, ± { $error }).
review-show-better = Show the better move
review-try-again = Try again
review-instead = What might have been: { $what }
review-back = Back to what was played
review-deep = Look deeper
review-deep-done = Looked at deeply.
review-stop = Stop
review-progress = { $done } of { $pieces }
review-unknown-more = What could not be known: { $percent } %
review-picture = Picture
review-link = Copy the link to this moment
review-link-copied = Copied.
review-curve = Chances of winning
review-curve-at = { $who } { $percent } %

# Over all of somebody's matches
review-decisions = Your decisions
review-decisions-more = From the reviews of your matches: how often a decision was a mistake, and what decisions cost on average in chance of winning, as far as you could know. Only you see this.
review-no-decisions = Nothing yet: open the review at the end of a match, and your decisions are counted here.
review-mistakes-share = Mistakes in 100 decisions
review-mistakes-count = Mistakes
review-cost = Cost of a decision
review-luck-mean = Luck per match
review-luck-short = Luck
review-percent = { $percent } %
review-by-phase = { $game }: when it happens
review-phase = Part of the match
review-phase-1 = beginning
review-phase-2 = middle
review-phase-3 = end
review-decisions-count = Decisions
review-over-time = { $game }: what a decision cost, match by match
review-over-time-more = Each dot is a match; the line is the mean of the last { $few }.
review-as-table = As a table
review-when = Match of
review-unreviewed = { $count ->
    [one] One of your matches has no review yet.
   *[other] { $count } of your matches have no review yet.
}
review-places = In expected places (1 is best): { $start } at the start, luck { $luck }, own decisions { $own }, the others’ { $others }, what could not be known { $unknown }; result { $result }.
