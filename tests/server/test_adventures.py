"""Adventures that people share: versions, a maker, a gallery, likes, limits; a match holds its layout for ever."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sabbat.bots.measure import Hardness, Measured, measure
from sabbat.core.errors import BadRequest
from sabbat.core.record import Record, replay
from sabbat.games import find
from sabbat.server.live.measuring import Measuring
from sabbat.server.live.trials import Trials
from sabbat.server.storage import adventures as kept
from sabbat.server.storage.adventures import Adventures, Own, Sort, Wish
from sabbat.server.storage.databases import open_store
from tests.server.live import Guest, Live, live
from tests.server.process import sabbat

PICTURED = "image/svg+xml"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("adventures") / "house.db") as server:
        yield server


@pytest.fixture
def anne(house: Live) -> Iterator[Guest]:
    person = Guest(house.address, "Anne")
    yield person
    person.close()


@pytest.fixture
def bea(house: Live) -> Iterator[Guest]:
    person = Guest(house.address, "Béa")
    yield person
    person.close()


def school(guest: Guest, name: str = "Tower walk") -> dict[str, Any]:
    return {**guest.http.get("/api/workshop").json()["starters"]["school"], "name": name}


def share(guest: Guest, layout: dict[str, Any], public: bool = False, **more: Any) -> str:
    answer = guest.http.post("/api/adventures", json={"adventure": layout, **more})
    id = str(answer.raise_for_status().json()["about"]["id"])
    if public:
        guest.http.patch(f"/api/adventures/{id}", json={"public": True}).raise_for_status()
    return id


def names(guest: Guest, **wish: Any) -> list[str]:
    found = guest.http.get("/api/adventures", params=wish).raise_for_status().json()["found"]
    return [one["name"] for one in found]


def test_whoever_has_the_link_opens_it_and_only_its_maker_changes_it(anne: Guest, bea: Guest) -> None:
    id = share(anne, school(anne, "  Tower\u0000 walk "))
    here = bea.http.get(f"/api/adventures/{id}").json()
    assert here["about"]["name"] == here["adventure"]["name"] == "Tower walk", "names are cleaned"
    assert (here["about"]["maker"], here["about"]["mine"], here["about"]["version"]) == ("Anne", False, 1)
    assert here["about"]["players"] == [2, 3, 4]
    for way, body in (("put", {"adventure": school(bea)}), ("patch", {"public": True}), ("delete", None)):
        refused = bea.http.request(way, f"/api/adventures/{id}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (400, "not-your-adventure")
    for part in ("picture", "qr"):
        assert bea.http.get(f"/api/adventures/{id}/{part}").headers["content-type"].startswith(PICTURED)


def test_a_copy_says_where_it_comes_from(anne: Guest, bea: Guest) -> None:
    first = share(anne, school(anne, "The first"))
    copy = share(bea, school(bea, "The second"), origin=first)
    here = anne.http.get(f"/api/adventures/{copy}").json()
    assert (here["about"]["origin"], here["origin"]) == (first, "The first")
    anne.http.delete(f"/api/adventures/{first}").raise_for_status()
    assert anne.http.get(f"/api/adventures/{copy}").json()["origin"] is None


def test_a_new_version_leaves_the_old_one_and_its_matches_as_they_were(anne: Guest) -> None:
    id = share(anne, school(anne))
    code = anne.http.post(f"/api/adventures/{id}/tables", json={"players": 2, "bots": "novice"}).json()["code"]
    other = {**school(anne), "cat": [9000, 1000]}
    assert anne.http.put(f"/api/adventures/{id}", json={"adventure": other}).json()["about"]["version"] == 2
    assert anne.http.get(f"/api/adventures/{id}").json()["adventure"]["cat"] == [9000, 1000]
    assert anne.http.get(f"/api/adventures/{id}?version=1").json()["adventure"]["cat"] == [8900, 3750]
    anne.http.delete(f"/api/adventures/{id}").raise_for_status()
    assert anne.http.get(f"/api/adventures/{id}").status_code == 404
    setup = anne.http.get(f"/api/tables/{code}").json()["face"]["setup"]
    assert setup["options"]["layout"]["cat"] == [8900, 3750]


def test_a_match_on_it_is_played_to_its_end_and_its_record_replays_alone(anne: Guest) -> None:
    near = near_school(anne, "Next door")
    id = share(anne, near)
    answer = anne.http.post(f"/api/adventures/{id}/tables", json={"players": 2, "bots": "adept"})
    code = answer.raise_for_status().json()["code"]
    anne.come()
    anne.ask("watch", table=code)
    play_out(anne, code)
    anne.http.delete(f"/api/adventures/{id}").raise_for_status()
    record = Record.parse(anne.http.get(f"/api/tables/{code}/record").text)
    assert record.options["layout"] == near and replay(find(record.game), record).outcome() == record.outcome
    assert anne.http.get(f"/api/tables/{code}/moments").json()["moments"][0]["view"]["layout"] == near


def play_out(guest: Guest, code: str) -> None:
    """Play on, always the first legal action, until the match is over."""
    while (sight := guest.sight(code))["view"]["turn"] is not None:
        if sight["actions"]:
            done = guest.ask("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])
            guest.news(code, done["seq"])
        else:
            guest.hear()


def test_the_gallery_shows_what_is_public_and_finds_sorts_and_filters(anne: Guest, bea: Guest) -> None:
    mark = "Gallery"
    far = school(anne, f"{mark} Zoo")
    near = {**school(anne, f"{mark} 100% A_b"), "huts": far["huts"][:2], "starts": ["hut 1", "hut 2"]}
    ids = [share(anne, far, public=True), share(anne, near, public=True), share(anne, school(anne, f"{mark} secret"))]
    assert names(bea, text=mark) == [near["name"], far["name"]], "the newest first, and nothing private"
    assert names(bea, text=mark, sort="name") == [near["name"], far["name"]]
    assert names(bea, text=mark, players=4) == [far["name"]] and names(bea, text=mark, goal="race") == []
    assert names(bea, text="100%") == [near["name"]] and names(bea, text="A%b") == names(bea, text="x_b") == []
    assert f"{mark} secret" in names(anne, mine=True, text=mark)
    for _ in range(2):
        bea.http.put(f"/api/adventures/{ids[0]}/like").raise_for_status()
    assert names(bea, text=mark, sort="liked") == [far["name"], near["name"]]
    about = bea.http.get(f"/api/adventures/{ids[0]}").json()["about"]
    assert (about["likes"], about["liked"]) == (1, True)
    bea.http.delete(f"/api/adventures/{ids[0]}/like").raise_for_status()
    bea.http.post(f"/api/adventures/{ids[1]}/tables", json={"players": 2}).raise_for_status()
    assert names(bea, text=mark, sort="played") == [near["name"], far["name"]]


def near_school(guest: Guest, name: str) -> dict[str, Any]:
    """A table on which the cat sits so near that bots have touched it after a few turns."""
    return {**school(guest, name), "cat": [1500, 3150]}


def measured(guest: Guest, id: str) -> dict[str, Any]:
    """How bots flew an adventure, as soon as they have."""
    for _ in range(600):
        found = guest.http.get(f"/api/adventures/{id}").raise_for_status().json()["about"]["measured"]
        if found is not None:
            whole: dict[str, Any] = found
            return whole
        time.sleep(0.1)
    raise AssertionError("nobody has measured it")


def test_bots_measure_what_becomes_public_and_its_new_version(anne: Guest, bea: Guest) -> None:
    layout = near_school(anne, "Measured one")
    id = share(anne, layout)
    assert anne.http.get(f"/api/adventures/{id}").json()["about"]["measured"] is None, "nobody else sees it"
    anne.http.patch(f"/api/adventures/{id}", json={"public": True}).raise_for_status()
    found = measured(bea, id)
    assert found == msgspec.to_builtins(measure("sorciers-volants", layout, 2))
    assert (
        found["hardness"] == "easy" and 0 < found["turns"] < 18 and names(bea, text="Measured", hardness="hard") == []
    )
    assert names(bea, text="Measured", hardness="easy", turns=17, sort="easy") == ["Measured one"]
    anne.http.put(f"/api/adventures/{id}", json={"adventure": {**layout, "cat": [1700, 3150]}}).raise_for_status()
    measured(bea, id)
    assert names(bea, text="Measured", hardness="easy") == ["Measured one"]


def figures_of(hardness: Hardness, turns: int) -> Measured:
    return Measured(hardness, turns, matches=16, lost=0)


def test_lists_are_sorted_and_filtered_by_what_was_measured(tmp_path: Path) -> None:
    async def ask() -> dict[str, str]:
        store = open_store(tmp_path / "house.db")
        shelf = Adventures(store)
        kinds: dict[str, tuple[Hardness, int] | None] = {
            "a": ("hard", 35),
            "b": ("easy", 5),
            "c": ("middling", 20),
            "d": ("hard", 0),
            "e": None,
            "f": ("easy", 17),
        }
        for n, (id, figures) in enumerate(kinds.items()):
            await shelf.add(id, "anne", layout_named(id), [2], n, public=True)
            if figures:
                await shelf.keep_measures(id, 1, figures_of(*figures))
        waiting = await shelf.unmeasured()
        assert waiting and (waiting.id, waiting.players, waiting.layout) == ("e", 2, layout_named("e"))
        assert await shelf.unmeasured({("e", 1)}) is None
        wishes = {sort: Wish(sort=sort) for sort in get_args(Sort)}
        wishes |= {"at most 20": Wish(turns=20, sort="short"), "hard ones": Wish(hardness="hard", sort="name")}
        found = {name: "".join(one.id for one in (await shelf.list(wish, ""))[1]) for name, wish in wishes.items()}
        await shelf.renew("b", "anne", layout_named("b"), [2], 9)
        assert (await shelf.list(Wish(hardness="easy"), ""))[0] == 1, "a new version is not measured yet"
        await shelf.keep_measures("b", 1, figures_of("easy", 5))
        assert (await shelf.list(Wish(hardness="easy"), ""))[0] == 1, "lists go by the present version"
        store.close()
        return found

    found = asyncio.run(ask())
    assert (found["short"], found["long"]) == ("bfcade", "acfbde")
    assert (found["easy"], found["hard"]) == ("bfcade", "adcfbe")
    assert (found["at most 20"], found["hard ones"], found["new"]) == ("bfc", "ad", "fedcba")


def test_one_that_cannot_be_flown_keeps_no_other_from_being_measured(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        store, trials = open_store(tmp_path / "house.db"), Trials(bot_nice=0)
        shelf = Adventures(store)
        good = near_layout()
        for n, layout in enumerate((layout_named("broken"), good)):
            await shelf.add(f"a{n}", "anne", layout, [2], n, public=True)
        await Measuring("sorciers-volants", shelf, trials).measure_all()
        trials.close()
        _, found = await shelf.list(Wish(sort="short"), "")
        store.close()
        return [one.name for one in found if one.measured]

    assert asyncio.run(ask()) == ["near"]


def near_layout() -> dict[str, Any]:
    workshop = find("sorciers-volants").workshop
    assert workshop is not None
    return {**workshop.starters()["school"], "name": "near", "cat": [1500, 3150]}


def test_the_houses_own_are_in_the_gallery_in_both_languages(anne: Guest) -> None:
    found = {}
    for language in ("en", "fr"):
        asked = anne.http.get("/api/adventures", params={"house": True}, headers={"accept-language": language})
        found[language] = {one["id"]: one for one in asked.json()["found"]}
    assert len(found["en"]) == 12 and found["en"].keys() == found["fr"].keys()
    assert all(one["house"] and one["measured"] and one["sentence"] for one in found["en"].values())
    hairpin = found["fr"]["house-hairpin"]
    assert (hairpin["name"], hairpin["maker"], hairpin["goal"]) == ("L’épingle à cheveux", "", "race")
    whole = anne.http.get("/api/adventures/house-hairpin", headers={"accept-language": "fr"}).json()
    assert whole["adventure"]["name"] == "L’épingle à cheveux"
    assert names(anne, text="hairpin") == ["The hairpin"] and names(anne, text="épingle") == []
    ordered = names(anne, house=True, sort="name")
    assert ordered == sorted(ordered) and len(ordered) == 12
    easy = [found["en"][id]["name"] for id in found["en"] if found["en"][id]["measured"]["hardness"] == "easy"]
    assert sorted(names(anne, house=True, hardness="easy")) == sorted(easy) != []


def test_one_plays_copies_and_likes_the_houses_own_but_does_not_change_them(anne: Guest) -> None:
    id = "house-candle-corner"
    for way, body in (("put", {"adventure": school(anne)}), ("patch", {"public": False}), ("delete", None)):
        refused = anne.http.request(way, f"/api/adventures/{id}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (400, "not-your-adventure")
    code = anne.http.post(f"/api/adventures/{id}/tables", json={"players": 2, "bots": "novice"}).json()["code"]
    setup = anne.http.get(f"/api/tables/{code}").json()["face"]["setup"]
    assert setup["options"]["layout"]["name"] == "The candle corner"
    anne.http.put(f"/api/adventures/{id}/like").raise_for_status()
    about = anne.http.get(f"/api/adventures/{id}").json()["about"]
    assert about["plays"] == 1 and about["liked"] and about["players"] == [2]
    copy = share(anne, school(anne), origin=id)
    assert anne.http.get(f"/api/adventures/{copy}").json()["origin"] == "The candle corner"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_release_with_other_adventures_keeps_their_history(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def own(name: str, cat: int, turns: int) -> Own:
        return Own(f"house-{name}", {**layout_named(name), "cat": cat}, [2], figures_of("easy", turns))

    async def stock() -> None:
        store = open_store(request.getfixturevalue("database") if kind == "postgresql" else tmp_path / "house.db")
        shelf = Adventures(store)
        await shelf.stock([own("a", 1, 5), own("b", 1, 6)], 1)
        await shelf.like("house-a", "anne", True)
        await shelf.hide("house-b", True)
        await asyncio.gather(*(shelf.stock([own("a", 2, 7), own("b", 1, 8), own("c", 1, 9)], 2) for _ in range(2)))
        about, layout = await shelf.find("house-a", "anne")
        assert (about.version, about.likes, layout["cat"]) == (2, 1, 2)
        assert about.measured == figures_of("easy", 7)
        assert (await shelf.find("house-a", "anne", 1))[1]["cat"] == 1
        _, found = await shelf.list(Wish(house=True, sort="long"), "")
        assert [(one.id, one.version) for one in found] == [("house-c", 1), ("house-a", 2)], "what is hidden stays so"
        await shelf.stock([own("a", 2, 7)], 3)
        assert [one.id for one in (await shelf.list(Wish(house=True), ""))[1]] == ["house-a"]
        store.close()

    asyncio.run(stock())


def test_the_adventure_of_the_day_is_everybodys_and_each_has_its_day(tmp_path: Path) -> None:
    day, clock = 24 * 60 * 60 * 1000, [0]

    def today(guest: Guest, language: str = "en") -> dict[str, Any]:
        asked = guest.http.get("/api/adventure-of-the-day", headers={"accept-language": language})
        found: dict[str, Any] = asked.raise_for_status().json()
        return found

    with live(tmp_path / "house.db", now=lambda: clock[0]) as house:
        anne, bea = Guest(house.address), Guest(house.address)
        clock[0] = 20_000 * day + 1
        first = today(anne)
        clock[0] = 20_001 * day - 1
        assert today(bea, "fr")["id"] == first["id"], "until midnight"
        assert today(bea, "fr")["name"] != first["name"] and first["sentence"]
        seen = []
        for n in range(12):
            clock[0] = (20_000 + n) * day
            seen.append(today(anne)["id"])
        assert len(set(seen)) == 12
        house.do(lambda store: Adventures(store).hide(seen[11], True))
        assert today(anne)["id"] != seen[11]
        for guest in (anne, bea):
            guest.close()


def test_a_match_on_an_adventure_takes_what_helps_the_eye(anne: Guest) -> None:
    asked = {"players": 2, "options": {"aim_help": "full", "adventure": "school"}}
    code = anne.http.post("/api/adventures/house-garden-gate/tables", json=asked).json()["code"]
    options = anne.http.get(f"/api/tables/{code}").json()["face"]["setup"]["options"]
    assert (options["aim_help"], options["adventure"], options["layout"]["goal"]) == ("full", "custom", "race")
    wrong = anne.http.post("/api/adventures/house-garden-gate/tables", json={"players": 2, "options": {"aim": 1}})
    assert wrong.status_code == 400


def test_its_maker_and_the_host_can_hide_one(house: Live, anne: Guest, bea: Guest) -> None:
    id = share(anne, school(anne, "Hide and seek"), public=True)
    house.do(lambda store: Adventures(store).hide(id, True))
    assert names(bea, text="Hide and seek") == []
    assert anne.http.get(f"/api/adventures/{id}").json()["about"]["hidden"]
    house.do(lambda store: Adventures(store).hide(id, False))
    assert names(bea, text="Hide and seek") == ["Hide and seek"]
    anne.http.patch(f"/api/adventures/{id}", json={"public": False}).raise_for_status()
    assert names(bea, text="Hide and seek") == [] and names(anne, text="Hide and seek", mine=True) == ["Hide and seek"]
    assert bea.http.get(f"/api/adventures/{id}").status_code == 200, "whoever has the link still opens it"


def test_what_is_wrong_is_refused_with_what_and_where(anne: Guest) -> None:
    bad = {**school(anne), "cat": None}
    answer = anne.http.post("/api/adventures", json={"adventure": bad}, headers={"accept-language": "fr"})
    assert answer.status_code == 400 and "cat\u00a0: Ce but a besoin d’un chat." in answer.json()["message"]
    blank = anne.http.post("/api/adventures", json={"adventure": {**school(anne), "name": "x" * 41}})
    assert blank.status_code == 400 and "name" in blank.json()["message"]
    large = anne.http.post("/api/adventures", json={"adventure": {**school(anne), "name": "x" * 70_000}})
    assert large.status_code == 413
    many = anne.http.post(f"/api/adventures/{share(anne, school(anne))}/tables", json={"players": 5})
    assert many.status_code == 400


@pytest.mark.parametrize(
    "name", ["\u0000 ", "\u3164\u2800", "Bot: master", "ｂｏｔ：x", "a\u0300\u0301\u0302\u0303\u0304", "\u0301a"]
)
def test_names_are_filtered_as_those_of_people_are(anne: Guest, name: str) -> None:
    layout = {**school(anne), "name": name}
    wishes = {
        "/api/adventures": {"adventure": layout},
        "/api/tables": {
            "setup": {
                "game": "sorciers-volants",
                "players": 2,
                "options": {"adventure": "custom", "layout": layout},
            }
        },
    }
    assert anne.http.patch("/api/me", json={"name": name}).json()["code"] == "bad-name"
    for way, wish in wishes.items():
        for language, said in (("en", "This name cannot be shown"), ("fr", "Ce nom ne peut pas être montré")):
            refused = anne.http.post(way, json=wish, headers={"accept-language": language})
            assert refused.status_code == 400 and refused.json()["message"].startswith(said)
    checked = anne.http.post("/api/workshop/check", json={"adventure": layout}).json()
    assert checked["players"] == [] and [fault["where"] for fault in checked["faults"]] == ["name"]
    id = share(anne, school(anne, "Still good"))
    renewed = anne.http.put(f"/api/adventures/{id}", json={"adventure": layout})
    assert renewed.json()["code"] == "bad-title"


def test_somebody_who_is_forgotten_leaves_public_adventures_without_a_face(anne: Guest, bea: Guest) -> None:
    shown, secret = share(anne, school(anne, "Left behind"), public=True), share(anne, school(anne, "Gone"))
    exported = anne.http.get("/api/me/data").json()["adventures"]
    assert {one["id"] for one in exported} >= {shown, secret}
    anne.http.delete("/api/me").raise_for_status()
    assert bea.http.get(f"/api/adventures/{secret}").status_code == 404
    about = bea.http.get(f"/api/adventures/{shown}").json()["about"]
    assert (about["maker"], about["name"]) == ("", "Left behind")


def test_the_host_hides_one_at_the_command_line(tmp_path: Path) -> None:
    house = tmp_path / "house.db"
    store = open_store(house)
    asyncio.run(Adventures(store).add("abc", "anne", layout_named("Tower"), [2], 1, public=True))
    store.close()

    def shown() -> int:
        store = open_store(house)
        count, _ = asyncio.run(Adventures(store).list(Wish(), "bea"))
        store.close()
        return count

    def hide(*more: str) -> int:
        return sabbat("adventure", "hide", *more, "--database", house).returncode

    assert (hide("abc"), shown(), hide("abc", "--show"), shown()) == (0, 0, 0, 1)
    assert hide("nobody") != 0


def layout_named(name: str) -> dict[str, Any]:
    return {"name": name, "goal": "race"}


def test_nobody_keeps_more_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "KEPT_MOST", 3)
    monkeypatch.setattr(kept, "DAY_MOST", 4)

    async def fill() -> list[str]:
        store = open_store(tmp_path / "house.db")
        shelf, said = Adventures(store), list[str]()
        for n, (who, now) in enumerate([("anne", 0)] * 4 + [("bea", 0)]):
            try:
                await shelf.add(f"a{n}", who, layout_named(str(n)), [2], now)
            except BadRequest as error:
                said.append(error.reason)
        for now in (1, 2, kept.DAY + 3):
            try:
                await shelf.renew("a0", "anne", layout_named("again"), [2], now)
            except BadRequest as error:
                said.append(error.reason)
        count, found = await shelf.list(Wish(mine=True), "anne")
        assert count == 3 and {one.version for one in found} == {1, 3}
        store.close()
        return said

    assert asyncio.run(fill()) == ["adventures-many", "adventures-often"]


def test_adventures_live_in_postgres_too(database: str) -> None:
    async def keep() -> None:
        store = open_store(database)
        shelf = Adventures(store)
        await shelf.add("a", "anne", layout_named("Tower"), [2, 3], 1, public=True)
        await shelf.like("a", "bea", True)
        await shelf.count_play("a")
        _, found = await shelf.list(Wish(text="tow", players=3, sort="liked"), "bea")
        assert [(one.id, one.likes, one.plays, one.liked) for one in found] == [("a", 1, 1, True)]
        await shelf.keep_measures("a", 1, figures_of("hard", 20))
        assert (await shelf.find("a", "anne"))[0].measured == figures_of("hard", 20)
        for sort in get_args(Sort):
            assert (await shelf.list(Wish(hardness="hard", turns=20, sort=sort), "anne"))[0] == 1
        store.close()

    asyncio.run(keep())
