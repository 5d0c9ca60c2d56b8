# What the server refuses, and why
error-not-your-seat = Seat { $seat } is not yours.
error-table-open = The match has not begun yet.
error-table-playing = The match has begun already.
error-table-over = The match is over.
error-only-host = Only the host of the table may do that.
error-seat-taken = Seat { $seat } is taken.
error-seats-free = These seats are still free: { $seats }.
error-seat-resigned = Seat { $seat } has given up.
error-bad-nonce = A contribution to chance has at most { $most } printable characters.
error-bad-pace = With the clock “{ $kind }” a move has at most { $move } seconds and the bank at most { $bank }; together at least one, if there is a clock.
error-chat-empty = There is nothing to say.
error-chat-long = A message has at most { $most } characters.
error-chat-muted = The host has muted you.
error-chat-often = Too many messages at once: wait a moment.
error-no-spectators = Nobody may watch at this table.
error-mute-yourself = You cannot mute yourself.
error-nobody-such = There is nobody like that at this table.
error-nothing-to-take-back = There is nothing of yours to take back.
error-nothing-asked = Nobody asks to take anything back.
error-not-asked = You are not asked.
error-no-hints = There are no hints at this table.
error-not-your-turn = It is not your turn.
error-not-seated = You do not sit at this table.
error-storage-failed = The house cannot write things down at the moment, so nothing has happened: { $why }.
error-bad-database = The database { $file } cannot be used: { $why }.
error-bad-name = A name has 1 to { $most } characters and is not that of a bot.
error-bad-hat = A hat is called by a short lower-case word.
error-link-gone = This link is no longer good: ask for a new one.
error-no-table = There is no such table.
error-no-lesson = There is no lesson “{ $lesson }”. There are: { $allowed }.
error-no-page = There is nothing at { $path }.
error-our-fault = Something went wrong on our side; nothing has changed.
error-too-fast = Not so fast: wait a moment.
error-too-long = That is too long: at most { $most } bytes.
error-foreign-origin = This comes from a page that is not ours.
error-bad-message = This message cannot be read: { $why }.
error-no-hello = Say hello first.
error-other-version = The server speaks version { $allowed } of the protocol, not { $version }: load the page anew.
error-too-many-tables = At most { $most } tables can be watched at once.
error-one-hint = One hint at a time.
error-bad-address = The server cannot listen at { $host }, port { $port }: { $why }.
error-file-there = { $file } is there already, and nothing is overwritten.
serve-open = The house is open: { $url }
serve-saved = Saved in { $file }.
serve-exported = { $count ->
    [one] One match
   *[other] { $count } matches
  } in { $folder }.
error-unknown-database = A house lives in an SQLite file or at postgresql://…; { $database } is not understood.
error-not-installed = { $what } is not installed here. It comes with: pip install "sabbat[several]"
error-copy-postgres = This house lives in { $database }: copy it with “pg_dump --format=custom --file=COPY DATABASE”, bring it back with “pg_restore --dbname=DATABASE COPY”.
error-redis-alone = Several workers (--redis) need a database that they can share: --database postgresql://…
error-bad-redis = Redis at { $redis } cannot be used: { $why }.

# The command line
cli-serve = Open the house: a server for people and bots.
cli-serve-host = The address to listen at; 0.0.0.0 for everybody in the network.
cli-serve-port = The port to listen at; 0 for any that is free.
cli-serve-database = The SQLite file of the house, made if it is not there; or postgresql://…
cli-serve-redis = Where several workers of one house hear of each other: redis://…
cli-serve-origin = A page from elsewhere that may use this server; may be repeated.
cli-serve-workers = How many processes think for the bots.
cli-serve-bot-pace = Seconds that a bot takes at least for a move.
cli-serve-request-rate = Requests a second for each person and address; 0 for no limit.
cli-serve-message-rate = Messages a second on each connection; 0 for no limit.
cli-serve-proxies = Addresses of reverse proxies whose word about the client's address is taken.
cli-serve-metrics = Networks from which /metrics may be read.
cli-serve-open = Open the house in a browser.
cli-serve-log-level = How much is logged: debug, info, warning or error.
cli-backup = Copy the house into a file; it may be open meanwhile.
cli-restore = Make the house again from a copy.
cli-export = Write down all finished public matches: as JSON Lines, and a record each.
cli-export-folder = The folder to write to.
cli-copy = The copy.
