# The command line
cli-about = Sabbat, a game house for witches.
cli-lang = The language: en or fr.
cli-json = Print JSON for programs.
cli-play = Play a match in the terminal.
cli-play-game = Which game; asked for if left out.
cli-play-players = How many players.
cli-play-option = An option of the game, as name=value (or name=@file.json); may be repeated.
cli-play-seed = Let chance follow from this text instead of a fresh secret.
cli-play-against = How the others play: { $levels }.
cli-play-seat = Your seat; -1 plays all seats yourself.
cli-play-resume = Go on with a match that was saved.
cli-replay = Show a recorded match, action by action.
cli-replay-at = Stop after so many actions.
cli-replay-seat = Through whose eyes: a seat, or spectator; all-seeing if left out.
cli-verify = Prove that chance was fair in a recorded match.
cli-rules = Show the rulebook of a game, or one clause.
cli-rules-clause = A clause, such as COU-14.
cli-picture = Draw a position as SVG (for games that can be drawn).
cli-position = A position as JSON.
cli-adventure = Adventures of your own.
cli-adventure-check = Check an adventure and tell for how many players it is.
cli-adventure-file = An adventure as JSON.
cli-hint = What the master bot would play in a recorded match that is not over (or after so many actions).
cli-bots = Show the bots' ladder with its measured strengths.
cli-duel = Let two bots play many matches of two, seats alternating and chance duplicated.
cli-duel-bot = A level ({ $levels }), random, one-step, or the dotted path of a bot class.
cli-duel-matches = How many matches.
cli-duel-seed = Where chance and the bots' whims start from.
cli-games = List the games.
cli-info = Tell version, build and games.
cli-file = A record.

# At the table
play-which = Which game?
play-options = Options: { $options }
play-commitment = Chance is committed to: { $commitment }
play-your-turn = Your turn, { $name }.
play-prompt = number, action or ?
play-help = Type a number or an action. ? tells the rule behind the last refusal, ? COU-14 any rule; undo takes back, save FILE writes the match down, quit leaves.
play-no-refusal = Nothing has been refused yet.
play-nothing-to-undo = There is nothing of yours to take back.
play-undone = Taken back.
play-saved = Saved in { $file }.
play-bye = Good night.
play-seat = Seat { $seat }
play-you = you
play-rule = ({ $clause }; ? tells the rule)
play-number = There are { $count } possibilities; { $number } is none of them.
play-over = The match is over. { $reason }
play-rank = { $rank }. { $name }: { $score }
play-chance = chance
play-asides = Out of turn: { $actions }

replay-step = { $number }. { $who }: { $action }
verify-fair = Fair: all { $count } chance actions follow from the secret, and the secret was committed to before the match.
rules-why = Why: { $text }
games-players = { $low }–{ $high } players
info-compiled = compiled
info-interpreted = interpreted
info-version = Sabbat { $version }, rules { $build }, Python { $python }
info-games = Games: { $games }

# Bots
hint-none = Nobody has to decide there: { $turn }.
hint-over = the match is over
hint-chance = chance is to act
hint-seat = Seat { $seat } is to act. What the master thinks of each action:
duel-result = { $a } – { $b }: { $a_wins } won, { $b_wins } lost, { $ties } tied of { $matches }; share { $share } % (95 %: { $low }–{ $high } %)
duel-time = { $bot }: { $mean } ms per move, at worst { $worst } ms
ladder-title = Two players, seats alternating: each level's share of the points against the one below it, random play and the one-step heuristic.
ladder-none = { $game } has not been measured yet.
ladder-row = { $level }: { $below } % against { $name }, { $random } % against random, { $onestep } % against one-step; { $mean } ms per move
level-novice = a kind beginner
level-apprentice = sees much of what is obvious
level-adept = knows what is good
level-expert = thinks ahead
level-master = thinks hard
error-bad-matches = { $matches } matches cannot be played: at least 1.
error-two-players = Duels are for two, and { $game } is not.

# What can be wrong
error-unknown-game = There is no game “{ $game }”. There are: { $allowed }.
error-bad-players = { $game } is for { $allowed } players, not { $players }.
error-unknown-option = There is no option “{ $option }”. There are: { $allowed }.
error-bad-option-value = { $option } cannot be { $value }. Allowed: { $allowed }.
error-bad-option-text = “{ $text }” is no option: write name=value.
error-bad-position = Bad position, { $where }: { $why }.
error-no-rulebook = { $game } has no written rulebook.
error-unknown-clause = { $game } has no clause “{ $clause }”. They go from { $first } to { $last }.
error-unknown-level = There is no level “{ $level }”. There are: { $allowed }.
error-bad-seat = There is no seat { $seat }. Allowed: { $allowed }.
error-no-file = { $file } cannot be read: { $why }.
error-cannot-write = { $file } cannot be written: { $why }.
error-no-key = { $file } holds a match that is not over, and its key { $key } is missing or wrong: nobody can go on with it.
error-match-over = The match in { $file } is over.
error-bad-header-line = Line { $line }: “{ $text }” should be a field, a colon and a value.
error-unknown-field = Line { $line }: there is no field “{ $field }”. There are: { $allowed }.
error-field-twice = Line { $line }: the field { $field } is there twice.
error-field-missing = Line { $line }: the field { $field } is missing.
error-bad-field = Line { $line }: { $field } is written as { $allowed }.
error-bad-move-line = Line { $line }: “{ $text }” should be a seat (or * for chance) and an action.
error-illegal-in-record = Line { $line }: “{ $action }” may not be played there ({ $why }).
error-wrong-seat = Line { $line }: “{ $action }” is played out of turn; it is for { $turn ->
    [chance] chance
   *[other] seat { $turn }
 } to act.
error-wrong-outcome = The outcome is { $found }, not { $said } as the record says.
error-unknown-rules = Line { $line }: rules version { $rules } is unknown; known: { $allowed }.
error-bad-header = The header describes no match: { $why }
error-no-secret = The record has no secret: the match is not over, or was played without fair chance.
error-commitment-differs = The secret does not fit the commitment: chance was not fair.
error-chance-differs = Line { $line }: chance gave “{ $due }”, but the record says “{ $action }”: chance was not fair.
error-usage = { $why }
error-no-such-option = There is no option { $option }.
error-no-such-command = There is no command “{ $command }”.
error-missing-argument = { $argument } is missing.
error-bad-value = { $option } needs a whole number.
error-option-needs-value = { $option } needs a value.
error-option-takes-no-value = { $option } takes no value.
error-extra-argument = “{ $argument }” is too much.
error-see-help = “{ $command } --help” tells more.

# What may not be played
refusal-over = The match is over.
refusal-unknown-action = “{ $action }” is no action of this game. Possible now: { $allowed }.
refusal-not-now = “{ $action }” is not possible now. Possible: { $allowed }.
refusal-cannot-come-up = “{ $action }” cannot come up here.
refusal-not-your-turn = “{ $action }” is not yours to play now.
error-no-drawing = { $game } draws no pictures yet.
error-not-json = { $file } is no JSON (line { $line }).
adventure-good = A good adventure for { $players } players.
