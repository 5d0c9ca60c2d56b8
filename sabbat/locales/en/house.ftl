# The command line
cli-about = Sabbat, a game house for witches.
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-shown = Show this message and exit.
help-default = default:
help-variable = variable:
help-required = required
help-command = COMMAND [ARGS]…
help-more = …
cli-lang = The language: en or fr.
cli-json = Print JSON for programs.
cli-play = Play a match in the terminal.
cli-play-game = Which game; asked for if left out.
cli-game = Which game.
cli-duel-other = The other bot.
cli-play-players = How many players.
cli-play-option = An option of the game, as name=value (or name=@file.json); may be repeated. Values are written as in a record, where seats are counted from 0.
cli-play-seed = Let chance follow from this text instead of a fresh secret.
cli-play-against = How the others play: { $levels }.
cli-play-seat = Your seat, counted from 1; “all” to play every seat yourself.
cli-play-name = The name of whoever plays here; once for each person at this keyboard.
cli-plain = Sentences instead of drawings and menus, for screen readers (or set SABBAT_PLAIN=1).
cli-play-resume = Continue a match that was saved.
cli-replay = Show a recorded match, action by action.
cli-replay-at = Stop after so many actions.
cli-replay-seat = Through whose eyes: a seat, counted from 1, or spectator; without it, everything is seen.
cli-verify = Prove that chance was fair in recorded matches.
cli-rules = Show the rulebook of a game, or one clause.
cli-rules-clause = A clause, such as COU-14.
cli-picture = Draw a position as SVG (for games that can be drawn).
cli-position = A position as JSON.
cli-adventure = Adventures of your own.
cli-adventure-check = Check an adventure and tell for how many players it is.
cli-adventure-file = An adventure as JSON.
cli-hint = What the master bot would play in a recorded match that is not over (or after so many actions).
cli-bots = Show the bots’ ladder with its measured strengths.
cli-duel = Let two bots play many matches of two, seats alternating and chance duplicated.
cli-duel-bot = A level ({ $levels }), random, one-step, or the dotted path of a bot class.
cli-duel-matches = How many matches.
cli-duel-seed = Where chance and the bots’ whims start from.
cli-arena = Let bots play many matches: who is stronger, by how much, and how sure that is.
cli-arena-bots = Two bots or more: a level ({ $levels }), random, one-step, the dotted path of a class, a command (cmd:…), an address (http://…) or an MCP server (mcp:…).
cli-arena-mode = Who meets whom: { $modes }.
cli-arena-players = How many play a match.
cli-arena-rounds = How many rounds at most; in a round everybody plays every seat with the same chance.
cli-arena-test = Stop when a sequential test of the first bot against the second has decided, with at most this risk of error (0.05).
cli-arena-playouts = How many playouts value each chance outcome, for results without luck; 0: the insight does.
cli-arena-short = Playouts stop where the insight judges: better and quicker in a game that it judges well (Course de Sorcières).
cli-arena-workers = How many processes play.
cli-arena-cluster = Play on a Dask cluster: its address, or local to open one on this machine (extra sabbat[cluster]).
cli-arena-parquet = Write the results to results.parquet, too (extra sabbat[lab]).
cli-arena-out = A folder for all results and a report; a contest that was interrupted continues from there.
cli-mcp = Let an assistant play by the Model Context Protocol: over standard input and output, or over HTTP.
cli-mcp-http = Serve over HTTP, at /mcp, instead.
cli-games = List the games.
cli-new-game = Write a package with a small game that works, to be changed into yours.
cli-new-game-name = What the game is called, such as paper-moon.
cli-new-game-into = The folder to write it into; by default one of its name, here.
new-game-written = { $name } is written in { $folder }. Install it with “pip install -e { $folder }”, and “sabbat play { $game }” plays it.
cli-info = Tell version, build and games.
cli-file = A record.
cli-files = Records, or folders of them.

# At the table
play-which = Which game?
play-prompt-game = number or word
play-chosen = { $option } Chosen: { $value }.
play-commitment = Commitment to fair chance: { $commitment }
play-your-turn = { $alone ->
    [yes] Your turn.
   *[no] { $name }, it is your turn.
 }
play-prompt = number, word or ?
play-help = Choose by number, or type a word of what you want to do. ? tells the rule behind the last refusal, or what is possible; ? { $clause } tells any rule by its number. { $look } shows the whole table, { $undo } takes a move back, { $save } FILE saves the match, { $quit } leaves, { $help } says this again.
play-nothing-to-undo = There is nothing of yours to take back.
play-undone = Taken back.
play-nothing = nothing
play-since = Since your last turn:
play-underlined = What is new since your last turn is underlined.
play-possible = You can:
play-which-one = Several choices have these words:
play-what-else = (type ? to see what you can do)
play-more = { $count } choices: the arrow keys scroll, typing narrows them down.
play-word-help = help
play-word-look = look
play-word-undo = undo
play-word-save = save
play-word-quit = quit
play-saved = Saved in { $file }.
play-bye = Good night.
play-you = you
play-rule = ({ $clause }; type ? to read the rule)
play-number = There are { $count } choices; { $number } is none of them.
play-over = The match is over. { $reason }
play-rank = { $rank }. { $name }: { $score }

replay-step = { $number }. { $who }: { $action }
verify-fair = Fair: all { $count } chance actions follow from the secret, and the secret was fixed before the match.
verify-bare = The record has no digest (older ones have none): whether names, times or its end were altered cannot be told.
verify-bar = Verifying
verify-many = { $unfair ->
    [0] All { $count } records are fair.
    [one] One of { $count } records is not fair.
   *[other] { $unfair } of { $count } records are not fair.
 }
backup-bar = Copying
export-bar = Writing matches
rules-why = Why: { $text }
games-players = { $low }–{ $high } players
info-compiled = compiled
info-interpreted = interpreted
info-version = Sabbat { $version }, rules { $build }, Python { $python }
info-games = Games: { $games }

# Bots
hint-none = Nobody has to decide at that moment: { $turn }.
hint-over = the match is over
hint-chance = chance is to act
hint-seat = It is the turn of { $name }. What the master thinks of each choice:
duel-result = { $a } against { $b }: { $a_wins } won, { $b_wins } lost, { $ties } tied out of { $matches }; { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the points (95 % interval: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
duel-time = { $bot }: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms per move, { NUMBER($worst, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms at worst
ladder-title = How many of its matches each level wins against the level below it (with 95 % intervals, every seating with the same chance), and how long it thinks about a move.
figure-tenths = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-hundredths = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-title = Arena: { $game }
arena-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 } in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }
arena-rating = { $bot }: { $elo } Elo ({ $low } to { $high })
arena-pair = { $a } – { $b }: share { $share } % ± { $error }; without luck { $adjusted } % ± { $adjusted_error }; evidence { $evidence }
arena-decided = The test has decided: { $a } { $stronger ->
    [yes] is stronger than
   *[no] is not stronger than
 } { $b }.
arena-elo = Elo, with its 95 % interval
arena-versus = Match-up
arena-share = Share, in %
arena-adjusted = Share without luck, in %
arena-shares = Shares in %, with their 95 % intervals: of match-ups as they were played, then without luck
arena-without-luck = without luck
arena-evidence = Evidence
arena-written = The results and the report are in { $folder }.

# For assistants
mcp-open = Assistants find the games at { $url }
mcp-seat = seat { $seat }
mcp-seated = You sit at the table { $table }.
mcp-left = You have left the table.
mcp-your-turn = It is your turn, { $seat }. { $asked }
mcp-others = It is the turn of { $seat }.
mcp-not-begun = The match has not begun.
mcp-news = What happened: { $news }
mcp-asides = Out of turn:
mcp-may = “{ $action }” may be played.
mcp-said = The others have heard it.
mcp-unheard = Only bots sit here: nobody hears it.
ladder-table = { $some ->
    [yes] { $options }, { $players } players
   *[no] { $players } players
}
ladder-none = { $game } has not been measured yet.
ladder-level = level
ladder-below = level below
ladder-matches = matches
ladder-mean = per move
hint-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
ladder-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
ladder-time = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
level-beginner = plays for the fun of it, and lets you win
level-novice = knows the rules, and still errs
level-apprentice = often sees what is obvious
level-adept = knows what is good
level-expert = thinks ahead
level-master = thinks hard
error-bad-matches = { $matches } matches cannot be played: at least 1.
error-two-players = Duels are for two, and { $game } is not.

# What can be wrong
error-unknown-game = There is no game “{ $game }”. There are: { $allowed }.
error-bad-players = { $game } is for { $low } to { $high } players, not { $players }.
error-unknown-option = There is no option “{ $option }”. There are: { $allowed }.
error-bad-option-value = { $option } cannot be { $value }. Allowed: { $allowed }.
error-bad-option-text = “{ $text }” is no option: write name=value.
error-bad-position = Bad position, { $where }: { $why }.
error-guest-import = { $guest } is left out: it cannot be imported ({ $why }).
error-guest-no-game = { $guest } is left out: it is no sabbat Game.
error-guest-id = { $guest } is left out: “{ $game }” is no id for a game. An id is made of lower-case words joined by hyphens.
error-guest-taken = { $guest } is left out: there is a game “{ $game }” already.
error-guest-module = { $guest } is left out: its module is said to be “{ $module }”, but that holds no such game.
error-guest-native = { $guest } is left out: mypyc has made native classes of { $classes }, which cannot work with the compiled rules of the house. Mark them with @mypyc_attr(native_class=False); their methods stay compiled.
error-guest-broken = { $guest } is left out: no match of it can be played ({ $why }).
error-guest-failed = { $game } has stopped: there is a fault in its rules ({ $why }).
error-bad-game-name = “{ $name }” cannot be the name of a game: take lower-case words of letters and digits, joined by hyphens, such as paper-moon.
error-game-name-taken = “{ $name }” cannot be taken: { $game } has that name, or its clauses begin with { $prefix }, too.
error-folder-taken = There is something in { $folder } already.
error-no-rulebook = { $game } has no written rulebook.
error-unknown-clause = { $game } has no clause “{ $clause }”. They go from { $first } to { $last }.
error-unknown-level = There is no level “{ $level }”. There are: { $allowed }.
error-bot-import = The bot cannot be loaded: importing { $module } failed ({ $why }).
error-bot-missing = The module { $module } has no { $bot }.
error-unknown-mode = There is no mode “{ $mode }”. There are: { $allowed }.
error-bad-entrants = A contest needs two different bots or more, not: { $bots }.
error-bad-bot = The bot “{ $bot }” does not play: { $why }.
error-no-cluster = There is no cluster at { $address }: { $why }.
error-another-contest = { $file } holds the results of another contest. Take another folder.
error-bad-error = A test that is wrong with probability { $error } decides nothing: more than 0 and less than 0.5 is needed.
error-no-observation = { $game } does not describe its views as numbers: it has no encoder.
error-extra-missing = This needs an extra: pip install "sabbat[{ $extra }]" ({ $module } is not there).
error-mcp-no-table = You sit at no table “{ $table }”. Open one, or join one by its link.
error-mcp-not-begun = The match has not begun: wait for the host.
error-mcp-bad-link = “{ $link }” is not the link of a table: it looks like http://house:8666/t/CODE.
error-mcp-no-house = { $house } does not answer ({ $why }).
error-mcp-no-seat = No seat is free at the table { $table }.
error-mcp-stale = The match has moved on meanwhile, and nothing was played. Look at it again.
error-bad-seat = There is no seat { $seat }. Allowed: { $allowed }.
error-no-file = { $file } cannot be read: { $why }.
error-system-missing = there is no such file or folder
error-system-denied = access is denied
error-system-folder = it is a folder
error-system-no-folder = a part of the path is not a folder
error-system-exists = it is there already
error-system-long-name = the name is too long
error-system-full = the disk is full
error-system-read-only = nothing can be written there
error-system-address-used = something else listens there already
error-system-address-foreign = this machine does not have that address
error-no-records = There is no record (.sabbat or .txt) in { $folder }.
error-cannot-write = { $file } cannot be written: { $why }.
error-no-key = { $file } holds a match that is not over, and its key { $key } is missing or wrong: nobody can go on with it.
error-match-over = The match in { $file } is over.
error-bad-header-line = Line { $line }: “{ $text }” should be a field, a colon and a value.
error-unknown-field = Line { $line }: there is no field “{ $field }”. There are: { $allowed }.
error-field-twice = Line { $line }: the field { $field } is there twice.
error-field-missing = Line { $line }: the field { $field } is missing.
error-bad-field = Line { $line }: { $field } is written as { $allowed }.
error-bad-move-line = Line { $line }: “{ $text }” should be a seat (or * for chance) and an action.
error-illegal-in-record = Line { $line }: “{ $action }” may not be played at that moment ({ $why }).
error-wrong-seat = Line { $line }: “{ $action }” is played out of turn; it is for { $turn ->
    [chance] chance
   *[other] seat { $turn }
 } to act.
error-wrong-outcome = The outcome is { $found }, not { $said } as the record says.
error-unknown-rules = Line { $line }: this is rules version { $rules }; known here: { $allowed }. A newer Sabbat may know it.
error-unknown-version = { $game }: rules version { $rules } is not known here; known: { $allowed }. A newer Sabbat may know it.
error-bad-header = The header describes no match: { $why }
error-no-secret = The record has no secret: the match is not over, or was played without fair chance.
error-commitment-differs = The secret does not match the commitment: chance was not fair.
error-chance-differs = Line { $line }: chance gave “{ $due }”, but the record says “{ $action }”: chance was not fair.
error-digest-differs = The record is not as it was written: it was cut off, or a name, a time or a move was altered.
error-usage = { $why }
error-no-such-option = There is no option { $option }.
error-no-such-command = There is no command “{ $command }”.
error-missing-argument = { $argument } is missing.
error-bad-value = { $option } needs a whole number.
error-option-needs-value = { $option } needs a value.
error-option-takes-no-value = { $option } takes no value.
error-extra-argument = “{ $argument }” is one argument too many.
error-see-help = “{ $command } --help” tells more.

# What may not be played
refusal-over = The match is over.
refusal-unknown-action = “{ $action }” is no action of this game.
refusal-not-now = “{ $action }” is not possible now.
refusal-cannot-come-up = “{ $action }” cannot come up here.
refusal-not-your-turn = It is not for you to play “{ $action }” now.
error-no-drawing = { $game } cannot be drawn yet.
error-not-json = { $file } is not JSON (line { $line }).
adventure-good = A good adventure for { $players } players.
