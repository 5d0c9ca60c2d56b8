## The deal of the day: the same chance and the same bots for everybody.

deal-title = The deal of the day
deal-heading = The deal of the day: { $game }
deal-of = The deal of { $day }
deal-same = Everybody who plays it meets the same luck and the same bots: you against { $bots } bots ({ $level }). One attempt each.
deal-play = Play the deal
deal-go-on = Go on playing
deal-see = See the ranking
deal-ends = A new one comes { $when }.
deal-over = That day is over: everybody’s match can be looked at.
deal-nobody = Nobody has finished it yet. Be the first!
deal-nobody-did = Nobody finished it.
deal-count = { $count ->
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
deal-mine = { $count ->
    [1] You are the first to finish it.
   *[other] You are number { $place } of the { $count } who have finished it.
}
deal-begun = You have begun it. Only this one attempt counts.
deal-ranking = How everybody did
deal-place = No.
deal-who = Who
deal-in-match = In the match
deal-rank = { $rank ->
    [1] won
    [2] came second
    [3] came third
   *[other] came in place { $rank }
}
deal-gave-up = gave up
deal-score = Counted
deal-look = Look at it
deal-look-at = Look at { $name }’s match
deal-you = you
deal-review = Your review
deal-replay = Your replay
deal-today = Today’s deal
deal-yesterday = The deal of the day before
deal-fair = How is it the same, and fair?
deal-fair-more = What chance does depends on who draws what, and on how often they have done so before, not on what others have played. It follows from a secret that the house committed to before the day began; it is told three hours after midnight UTC. Then “sabbat verify” proves every record of that day.
deal-commitment = Commitment of this day (SHA-256 of the secret)
deal-secret = Secret of this day
deal-next = Commitment of the next day ({ $game })
