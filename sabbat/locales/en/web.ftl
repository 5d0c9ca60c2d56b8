# The house
web-skip = Skip to the content
web-home = Home
web-navigation = Navigation
web-me = Me
web-loading = One moment…
web-nowhere = There is nothing here but a spider.
web-no-network = The house cannot be reached at the moment.
web-offline = No network. What has happened is safe; you go on as soon as it is back.
web-reconnecting = Reconnecting…
web-newer = There is a new version of the house. It is taken over at the next quiet moment.
web-newer-now = Now
web-away-house = The house cannot be reached.
web-away-safe = There is no network here, or the house is shut for a moment. Nothing is lost: your matches and your seats wait for you.
web-away-looking = Looking for it… The page you asked for opens as soon as the house answers.
web-away-knock = Knock again
web-away-read = Until then you can read:
web-close = Close
web-yes = Yes
web-no = No
web-you = you
web-you-name = You
web-player = Player { $n }
web-guest = a guest
web-bot = bot
web-numbered = { $name } { $n }
web-away = away
web-host = host
web-seat = Seat { $seat }

# The levels of the bots
level-beginner-name = Beginner
level-novice-name = Novice
level-apprentice-name = Apprentice
level-adept-name = Adept
level-expert-name = Expert
level-master-name = Master
web-level = How well the bot plays

# Home
web-welcome = Come in, the cauldron is warm.
web-welcome-more = Witches’ games, tonight, with friends by a link or against bots. No account, nothing to install.
web-games = Games
web-players = { $low }–{ $high } players
web-minutes = { $minutes } minutes
web-play-now = Play now
web-with-friends = With friends
web-learn = Learn
web-of = { $what }: { $name }
web-your-matches = Your matches
web-your-turn = Your turn
web-others-turn = The others’ turn
web-not-started = Not started yet
web-no-matches = None yet.
web-open-tables = Open tables
web-waits-for-players = Waits for players
web-can-be-watched = Can be watched
web-no-open-tables = No open table just now. Open one!
web-title = Witches’ games, tonight
web-title-open = before the match
web-title-over = over
web-title-watching = you are watching
web-against = against { $names }
web-nobody-yet = nobody else yet
web-turn-of-other = It is { $name }’s turn
web-free-seats = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
 }
web-wish = How you play: { $wish }
web-wish-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
web-wish-aids = aids
web-wish-aids-more = Aids: odds, previews of what a move does

# Before the match
web-lobby-host = Your table. Invite people, choose who plays, then start.
web-lobby-guest = Take a seat, or just watch.
web-lobby-invited = You are invited: look at what is to be played, and take your seat if you agree.
web-invited = invited
web-sit-invited = Take my seat
web-decline = No, thanks
web-unrated = This match does not count for the ratings.
web-lobby-wait = You have a seat. The host starts the match.
web-seats = The seats round the table
web-sit = Sit here
web-sit-beside = Somebody beside me
web-add-bot = Add a bot
web-leave-seat = Leave the seat
web-free-seat = Free the seat
web-fill = { $free ->
    [one] Give the free seat to a bot
   *[other] Give the { $free } free seats to bots
 }
web-start = Start
web-invite = Invite
web-invite-more = Whoever has this link can join.
web-link = The link
web-qr = The link as a QR code
web-copy = Copy the link
web-copied = Copied
web-options = What is played
web-how-many = How many players
web-first = Who begins?
web-chance = Chance
web-clock = Clock
web-clock-none = No clock
web-clock-calm = Calm: a minute a move, ten in reserve
web-clock-brisk = Brisk: 20 seconds a move, three minutes in reserve
web-clock-days = Three days a move
web-table-public = Listed among the open tables
web-table-hints = Hints are allowed
web-table-spectators = Others may watch
web-your-name = Your name
web-your-hat = Your hat
web-hat = Hat { $n }
web-keep = Save
web-kept = Saved.

# At the table
web-players-here = The players
web-picture-of-table = A picture of the table
web-at-turn = to move now
web-gave-up = gave up
web-stand-in = a stand-in plays
web-watch = Watch…
web-turn-of = { $name } is thinking.
web-actions = What you can do
web-many-actions = { $count } possibilities: choose on the board.
web-show-all = Show them all
web-out-of-turn = Out of turn
web-why = Why? { $clause }
web-story = The story
web-fate = Chance
web-story-started = The match begins.
web-story-ended = The match is over.
web-story-took-back = { $me ->
    [yes] You take back.
   *[no] { $name } takes back.
 }
web-story-asked = { $me ->
    [yes] You would like to take back.
   *[no] { $name } would like to take back.
 }
web-story-stood-in = { $me ->
    [yes] A stand-in plays for you.
   *[no] A stand-in plays for { $name }.
 }
web-story-returned = { $me ->
    [yes] You are back.
   *[no] { $name } is back.
 }
web-story-resigned = { $me ->
    [yes] You give up.
   *[no] { $name } gives up.
 }
web-chat = Chat
web-say = Say something
web-send = Send
web-order = Order at the table
web-mute-one = Mute { $name }
web-unmute-one = Let { $name } speak again
web-ban-one = Send { $name } away for good
web-ban-sure = Send { $name } away for good? From then on { $name } hears and says nothing at this table. If a match is on, a bot plays in that place to the end, and the match does not count.
web-ban-yes = Send { $name } away
web-unban-one = Let { $name } come again
web-side = Story and menu
web-tools = Tools
web-ends-on = Turns with nothing left to do: end by themselves
web-ends-off = Turns with nothing left to do: wait for you
web-bar-on = Action bar: always
web-bar-off = Action bar: when used
web-unread = { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
 }
web-go-on = Go on
web-skip-on = Skip
web-missed = While you were away
web-show-missed = Show me
web-lets-play = Let’s play
web-you-watch = You are watching.
web-watched = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
 }
web-settings = Settings
web-theme = Light
web-theme-night = night
web-theme-day = day
web-theme-system = as on this device
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-step = step by step
web-speed-instant = at once
web-volume = Volume
web-touch-on = Vibration: on
web-touch-off = Vibration: off
web-play-on = Play on
web-resign-yes = Give up
web-again = Again
web-reason-resigned = { $me ->
    [yes] You have given up.
   *[no] { $count ->
        [one] { $names } has given up.
       *[other] { $names } have given up.
    }
 }
web-menu = Menu
web-rules = Rules
web-whole-rulebook = The whole rulebook
web-hint = Hint
web-hinting = Thinking…
web-hinted = The master would choose “{ $action }”.
web-chance-to-win = Chance to win: { $percent } %.
web-take-back = Take back
web-asks-back = { $name } would like to take the last move back. Agreed?
web-sound-on = Sound: on
web-sound-off = Sound: off
web-motion-on = Motion: on
web-motion-off = Motion: off
web-aids-on = Aids: on
web-aids-off = Aids: off
web-resign = Give up
web-resign-sure = Really give up?
web-leave = Leave
web-curtain = The board is for { $name } now.
web-curtain-open = I am { $name }
web-time-left = { $time } left
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }

# The end
web-you-win = You win!
web-wins = { $count ->
    [one] { $name } wins.
   *[other] Victory shared: { $name }.
 }
web-tie = A tie between all players.
web-nobody-wins = Nobody wins.
web-rematch = Rematch
web-join-rematch = Join the rematch
web-replay = Replay
web-tally-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-tally-cards = { $cards ->
    [0] no card left
    [one] 1 card left
   *[other] { $cards } cards left
 }
web-tally-legs = { $points } of { $of } legs
web-tally-home = +{ $points }
web-tally-away = on the way
web-tally-black = { $points } black
web-tally-green = { $points } green
web-tally-white = { $points } white
web-tally-violet = { $points } violet
web-tally-orange = { $points } orange
web-tally-bonus = { $points } for all five colours

# Replay
web-replay-of = Replay: { $game }
web-eyes = Through the eyes of
web-all-seeing = everybody at once
web-spectator = a spectator
web-secrets = What each player alone knows
web-moment = Moment
web-deal-ranking = How the others did
web-review = Review
web-beside = Beside the board
web-moves = The moves
web-moment-of = { $at } of { $total }
web-to-start = To the start
web-to-end = To the end
web-step-back = One step back
web-step-on = One step on
web-autoplay = Play
web-pause = Pause
web-speed = Speed
web-download = Download the record
web-verify = Was chance fair?
web-fair = Fair: all { $count } chance events follow from the secret, and your browser has checked that the secret was committed to before the match.
web-fair-later = All { $count } chance events follow from the secret of that day’s deal. It is told three hours after midnight UTC; from then on your browser can check it here.
web-not-fair = Chance was not fair: the secret is not the one that was committed to.
web-to-table = Back to the table

# Learning
web-learn-game = Learn { $game }
web-lessons = Lessons
web-learnt = (learnt)
web-rulebook = The rulebook
web-search-rules = Search the rules
web-no-clause = No rule contains these words.
web-picture = An example for { $clauses }
web-lesson-step = Step { $step } of { $steps }
web-lesson-other = That is allowed, but this lesson asks for something else.
web-lesson-again = Again
web-next-lesson = Next lesson

# Me
web-figures = Statistics
web-game = Game
web-matches = Matches
web-won = Won
web-rating = Rating
web-no-figures = Nothing yet: finish a match.
web-finished = Finished matches
web-all-games = All games
web-search-matches = Search: a player, an adventure
web-no-match-found = No match fits.
web-show-more = Show more
web-scale = Your place among the bots
web-rating-explained = Ratings are counted as in chess: everybody begins at 1500, and whoever has 200 more wins about three matches of four. The figure after ± tells how sure that is; it shrinks with every match. Matches with hints do not count. The small strokes beside it are the bots of this house.
web-rank = Place { $rank }
web-data = My data
web-other-device = Continue on another device
web-link-more = Open this on the other device within ten minutes; it works once.
web-link-ask = Who do you want to be in this browser?
web-link-now = You are now
web-link-then = The link makes you
web-link-safe = { $name } is not lost: you find the way back under “Me”, in this browser.
web-link-stay = Stay { $name }
web-link-become = Become { $name }
web-link-same = You are { $name } already.
web-link-done = You are { $name } now.
web-somebody-matches = { $count ->
    [0] no finished match
    [one] { $count } finished match
   *[other] { $count } finished matches
}
web-former = In this browser you have also been
web-former-later = You find this under “Me”, too.
web-back = Be { $name } again
web-back-sure = Be { $name } again? { $now } then leaves this browser, and stays only on other devices: if there is none, nobody can be { $now } any more.
web-back-yes = Yes, be { $name } again
web-export = My data as a file
web-forget = Forget me
web-forget-sure = Really forget me everywhere?

# The rulebook
web-book-five = The game in five lines
web-book-box = In the box
web-book-disputes = What players might dispute
web-book-print = The print
web-book-house = Here
web-book-option = To change it
web-book-exact = Exactly

# The workshop
web-workshop = Your own adventures
web-workshop-more = Build a table for Les Sorciers Volants, fly it at once, share it by a link.
web-workshop-go = Open the workshop
web-daily = The adventure of the day
web-daily-more = The same for everybody, until midnight UTC.
web-adventures-mine = My own
web-adventures-house = Of the house
web-adventures-gallery = The gallery of adventures
web-adventures-search = Search the adventures
web-adventures-more = See all, or make one of your own
