# The house
web-skip = Skip to the page
web-home = To the house
web-navigation = The house
web-me = Me
web-loading = One moment …
web-nowhere = There is nothing here but a spider.
web-no-network = The house cannot be reached at the moment.
web-offline = No network. What has happened is safe; you go on as soon as it is back.
web-reconnecting = Reconnecting …
web-newer = The house has been done up. The new version comes in at the next quiet moment.
web-newer-now = Now
web-away-house = The house cannot be reached.
web-away-safe = There is no network here, or the house is shut for a moment. Nothing is lost: your matches and your seats wait for you.
web-away-looking = Looking for it … The page you asked for opens by itself as soon as the house answers.
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
level-novice-name = Novice
level-apprentice-name = Apprentice
level-adept-name = Adept
level-expert-name = Expert
level-master-name = Master
web-level = How well the bot plays

# Home
web-welcome = Come in, the cauldron is warm.
web-welcome-more = Four witches’ games, tonight, with friends by a link or against bots. No account, nothing to install.
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

# Before the match
web-lobby-host = Your table. Invite people, choose who plays, then start.
web-lobby-guest = Take a seat, or just watch.
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
web-first = Who begins? The youngest, say the rulebooks; or let chance decide.
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
web-keep = Keep
web-kept = Kept.

# At the table
web-players-here = The players
web-at-turn = to act now
web-gave-up = gave up
web-stand-in = a stand-in plays
web-watch = Watch …
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
web-mute = Mute somebody
web-mute-one = Mute { $name }
web-unmute-one = Let { $name } speak again
web-menu = Menu
web-rules = Rules
web-whole-rulebook = The whole rulebook
web-hint = Hint
web-hinting = Thinking …
web-hinted = The master would choose “{ $action }”.
web-chance-to-win = Chance to win: { $percent } %.
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
   *[other] { $name } win.
 }
web-tie = All are equal.
web-nobody-wins = Nobody wins.
web-rematch = Rematch
web-join-rematch = To the rematch
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
web-moment-of = { $at } of { $total }
web-to-start = To the start
web-to-end = To the end
web-step-back = One back
web-step-on = One on
web-autoplay = Play
web-pause = Pause
web-speed = Speed
web-download = Download the record
web-verify = Was chance fair?
web-fair = Fair: all { $count } chance events follow from the secret, and your browser has checked that the secret was committed to before the match.
web-not-fair = Chance was not fair: the secret is not the one that was committed to.
web-to-table = To the table

# Learning
web-learn-game = Learn { $game }
web-lessons = Lessons
web-learnt = (learnt)
web-rulebook = The rulebook
web-search-rules = Search the rules
web-no-clause = No clause has these words.
web-picture = An example for { $clauses }
web-lesson-step = Step { $step } of { $steps }
web-lesson-other = Allowed, but this lesson is after something else.
web-lesson-again = Once more
web-next-lesson = Next lesson

# Me
web-figures = Figures
web-game = Game
web-matches = Matches
web-won = Won
web-rating = Rating
web-no-figures = Nothing yet: finish a match.
web-finished = Finished matches
web-rank = Place { $rank }
web-data = My data
web-other-device = Go on with another device
web-link-more = Open this on the other device within ten minutes; it works once.
web-export = My data as a file
web-forget = Forget me
web-forget-sure = Really forget me everywhere?
