"""Records as tables, with polars (pandas takes the same rows): which verbs does each seat use, and how often?"""

import polars

import sabbat
from sabbat.arena.match import Job, play

matches = [play(Job("witty-witches", {}, ("one-step", "random"), number, seed=1)) for number in range(6)]
records = [sabbat.Record.parse(match.record) for match in matches]

moves = polars.DataFrame([row for record in records for row in record.rows()])
print(moves.filter(polars.col("seat").is_not_null()).group_by("seat", "verb").len().sort("seat", "len"))

results = polars.DataFrame([match.plain() for match in matches])
print(results.select("round", "ranks", "payoffs", "adjusted"))
