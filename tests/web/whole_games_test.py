#!/usr/bin/env python3
"""Whole games in the page, by the browser's own mouse and touch: whole_games_test.py FOLDER, where FOLDER is a page built for tests
(build/web-tests). Without a browser it says so and succeeds."""

import json
import time

from page import Page, run, unexpected

# Two persons, or one and a level, who have been here before: so nothing is asked at the start. Pieces move fast.
SETTINGS = {"quality": "low", "resolutionScale": 0.5, "animationSpeed": 4, "playerNames": ["Ann", "Bo"], "askedSenses": True}
PATIENCE = 180  # seconds for what follows one click: software draws the pictures, on few cores
LONGEST = 3600  # seconds of a game
SOON = 30  # seconds, after which it is pressed again

# Puts a file of the player where web/storage.js keeps it.
KEEP = """
(async ([path, text]) => {
  const asked = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const opening = indexedDB.open('dolmen', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('files');
    opening.result.createObjectStore('blocks');
  };
  const database = await asked(opening);
  const writing = database.transaction(['files', 'blocks'], 'readwrite');
  const bytes = new TextEncoder().encode(text);
  for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1))
    writing.objectStore('files').put({ folder: true }, path.slice(0, end));
  writing.objectStore('files').put({ size: bytes.length, mode: 0o644, time: Date.now() }, path);
  writing.objectStore('blocks').put(bytes, [path, 0]);
  await new Promise((done) => (writing.oncomplete = done));
  database.close();
})(%s)"""


class Player:
    """Who sits in front of the page: looks, clicks or taps, and waits for what follows."""

    def __init__(self, page, touch=False):
        self.page = page
        self.press_at = page.tap if touch else page.click
        # The program counts in pixels of its picture, the browser in those of the page.
        self.scale = page.evaluate("page.canvas.clientWidth / page.canvas.width")
        self.repeated = 0  # clicks that had no effect

    def ask(self, question):
        return self.page.evaluate(f"exchange.ask({json.dumps(question)})")

    def until(self, condition, patience=PATIENCE):
        """What the condition gives as soon as it is true; None if it does not become so within these seconds."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if found := condition():
                return found
            time.sleep(0.05)
        return None

    def at_rest(self):
        return self.ask("moving") == "no" and self.ask("thinking") == "no"

    def place(self, name):
        """Where this is, in pixels of the page; None while it is not in the picture."""
        words = self.ask(f"place {name}").split()
        return tuple(float(word) * self.scale for word in words) or None

    def still_place(self, name):
        """The same, once it stands still: the camera may be on its way."""
        before = self.place(name)
        time.sleep(0.1)
        after = self.place(name)
        moved = not before or not after or max(abs(a - b) for a, b in zip(before, after)) > 1
        return None if moved else after

    def press(self, name):
        where = self.until(lambda: self.still_place(name))
        if not where:
            raise AssertionError(f"{name} is not in the picture: {self.ask('labels')}")
        self.press_at(*where)

    def press_until(self, name, condition, tries=3):
        """Presses what must have this effect. Whether a second time was needed is counted, since a person would be annoyed."""
        for _ in range(tries):
            self.press(name)
            if self.until(condition, SOON):
                return
            self.repeated += 1
            print(f"\n  {name}: nothing happened: {self.ask('position')} {self.ask('hand')} {self.ask('text')}")
        raise AssertionError(f"{name} has no effect: {self.ask('text')}, {self.ask('toast')}")

    def goes_to(self, button, screen):
        self.press_until(button, lambda: self.ask("screen") == screen)

    # ---- games

    def begins(self, *chosen):
        """A new game as the form offers it, but for these choices."""
        self.goes_to("New game", "new game")
        for choice in chosen:
            time.sleep(3)  # the form slides into the picture
            self.press(choice)
            time.sleep(3)
        self.goes_to("Start", "play")
        self.until(self.at_rest)

    def is_over(self):
        return self.ask("result") != "*"

    def plays(self, turn):
        """Turn by turn to the end."""
        begin = told = time.monotonic()
        while self.waits_for_its_turn():
            now = time.monotonic()
            if now - begin > LONGEST:
                raise AssertionError(f"not over: {self.ask('moves')}")
            if now - told > 60:  # seconds
                print(f"\n  {self.ask('ply')} turns after {now - begin:.0f} s", flush=True)
                told = now
            turn(self)

    def waits_for_its_turn(self):
        """False at the end of the game."""
        if not self.until(self.at_rest):
            raise AssertionError(f"no rest: {self.ask('moves')}, thinking {self.ask('thinking')}, moving {self.ask('moving')}")
        return not self.is_over()


# ---- how each game is played, well enough to come to an end


def places_a_stone(player):
    """Tak: on the row that is nearest to a road, from left to right."""
    position = player.ask("position")
    rows = rows_of(position)
    mine = position.split()[1]
    if mine == "2" and "Dolmen" in player.ask("players"):
        return  # a level begins to think in a moment
    fields = [(x, y) for y in range(len(rows)) for x in range(len(rows)) if not rows[y][x]]

    def nearness(field):
        return sum((1 if column[-1] == mine else -1) for column in rows[field[1]] if column)

    x, y = max(fields, key=nearness)
    before = player.ask("ply")
    player.press_until("@" + named(x, y), lambda: player.ask("ply") != before)


def rows_of(position):
    """The board from the first row on, a list of texts for each: the column on each field, "" if it is empty."""
    rows = []
    for row in reversed(position.split()[0].split("/")):
        rows.append([])
        for field in row.split(","):
            rows[-1] += [""] * int(field[1:] or 1) if field[0] == "x" else [field]
    return rows


def named(x, y):
    return "abcdefgh"[x] + str(y + 1)


def runs(player):
    """TacTiki, as Tiki: a move nearer to five figures on one field of the far row. If nothing comes nearer, any other one."""
    position = player.ask("position")
    if position.split()[3][0] != "k":
        return  # the other one begins to think in a moment
    rows = rows_of(position)
    height = len(rows)
    goal = max(range(5), key=lambda x: (rows[4][x].count("k"), -abs(x - 2)))
    before = player.ask("ply")

    def way(x, y):
        return abs(x - goal) + (height - 1 - y)

    moves = []
    for y in range(height - 1):  # who stands on the far row moves no more
        for x in range(5):
            if owner(rows[y][x]) != "k":
                continue
            for to_x, to_y in ((x, y + 1), (x - 1, y), (x + 1, y)):
                closed = to_y == 0 and 0 <= to_x < 5 and owner(rows[to_y][to_x]) == "c"
                if 0 <= to_x < 5 and not closed:
                    fight = owner(rows[to_y][to_x]) == "c"
                    wasted = to_y == height - 1 and to_x != goal
                    gain = way(x, y) - way(to_x, to_y)
                    moves.append(((gain - 2 * wasted, not fight, y), named(x, y), named(to_x, to_y)))
    if moves:
        _, figure, field = max(moves)
        player.press_until("@" + figure, lambda: player.ask("hand") == figure)
    else:  # one that is defeated comes back
        field = next(named(x, 0) for x in range(5) if not rows[0][x])
        player.press_until("@figure1", lambda: player.ask("hand"))
    player.press_until("@" + field, lambda: player.ask("ply") != before)


def owner(column):
    """Of the figure on top: k, c, or nothing."""
    return next((letter for letter in reversed(column) if letter in "kc"), "")


def uses_a_card(player):
    """Tac-Tik for two: passes or discards the first card, or plays the best that is found."""
    position = player.ask("position")
    hand, pawns, own = hand_and_pawns(position)
    before = player.ask("ply")

    def played():
        return player.ask("ply") != before

    if not hand or (f"turn:{own[0]}" not in position and " pass " not in position):
        return  # the other one begins to think in a moment
    ways = ways_to_play(hand, pawns, own)
    if " pass " in position or not ways or "None of your cards" in player.ask("text"):
        player.press_until(hand[0], lambda: played() or player.ask("hand"))
        if not played():  # else it was ready to be laid down already
            player.press_until(hand[0], played)
        return
    for card, places in ways:
        player.press(card)
        player.until(lambda: player.ask("hand"), SOON)
        for place in places:
            chosen = player.ask("hand")
            player.press("@" + place)
            # Which pawn it is to be need not show in the hand.
            last = place == places[-1]
            player.until(lambda: played() or player.ask("hand") != chosen, 15 if last else 3)
            if played():
                return
        print(f"\n  not played: {card} {places}: {player.ask('position')} {player.ask('hand')} {player.ask('text')}")
        player.page.click(30, 270, "right")  # on the bare table, which puts the card back
        player.until(lambda: not player.ask("hand"), SOON)
    raise AssertionError(f"nothing found: {position}")


def hand_and_pawns(position):
    """The own cards as their buttons name them, where the pawns of each colour are, and the own two colours."""
    parts = dict(word.split(":", 1) for word in position.split() if word[:2] in ("R:", "B:", "Y:", "G:"))
    pawns = {colour: [spot for spot in part.split("/")[0].split(",") if spot != "-"] for colour, part in parts.items()}
    hands = {colour: part.split("/")[1].replace(">", "").split(",") for colour, part in parts.items() if "/" in part}
    mine = next((colour for colour in "RB" if hands[colour][0] not in "?-"), None)
    names = {"S": "Swap", "7": "7x1"}
    return [names.get(card, card) for card in hands.get(mine, [])], pawns, "RY" if mine == "R" else "BG"


def ways_to_play(hand, pawns, own):
    """Cards and the places to press after them, the best first."""
    ways = []
    stakes = {int(spot[:-1]) for spots in pawns.values() for spot in spots if spot[-1] == "!"}
    mine = {square_of(spot) for colour in own for spot in pawns[colour]}
    others = {square_of(spot) for spots in pawns.values() for spot in spots} - mine - stakes - {None}

    def free(square, steps):
        step = 1 if steps > 0 else -1
        return not any((square + i) % 64 in stakes for i in range(step, steps + step, step))

    def add(worth, card, *places):
        ways.append((worth, card, [str(place) for place in places]))

    for card in set(hand):
        for colour in own:
            start = 16 * "RBYG".index(colour)
            spots = pawns[colour]
            cells = {int(spot[1]) for spot in spots if spot[0] == "b"}
            walkers = [spot for spot in spots if spot[0] != "b"]
            if card in ("1", "10") and len(spots) < 4 and start not in stakes:
                add(50 - 60 * (start in mine), card, start)
            if card in ("1", "2", "3"):
                for cell in cells:
                    if cell + int(card) <= 4 and not cells & set(range(cell + 1, cell + int(card) + 1)):
                        add(10, card, f"{colour}b{cell}", f"{colour}b{cell + int(card)}")
            for spot in walkers:
                square = square_of(spot)
                left = (start - square) % 64
                if card == "Swap":
                    for other in others | (mine - {square, None}):
                        add(-20, card, square, other)
                elif card == "7x1":
                    if free(square, 7):
                        add(5, card, square, (square + 7) % 64)
                    for second in map(square_of, walkers):
                        for steps in range(1, 7):
                            if second != square and free(square, steps) and free(second, 7 - steps):
                                add(-10, card, square, (square + steps) % 64, second, (second + 7 - steps) % 64)
                elif card == "4":
                    to = (square - 4) % 64
                    if free(square, -4):
                        add(40 * (left > 60) + 20 * (to in others) - 60 * (to in mine), card, square, to)
                else:
                    steps = int(card)
                    to = (square + steps) % 64
                    cell = steps - left
                    enters = 1 <= cell <= 4 and not cells & set(range(1, cell + 1)) and (left or spot[-1] != "!")
                    if enters and free(square, left):
                        add(100, card, square, f"{colour}b{cell}")
                    if free(square, steps):
                        add(steps + 20 * (to in others) - 60 * (to in mine) - 30 * (left < steps), card, square, to)
    return [(card, places) for _, card, places in sorted(ways, key=lambda way: -way[0])]


def square_of(spot):
    return None if spot[0] == "b" else int(spot.rstrip("!"))


class WholeGames(Page):

    def player(self, settings, width=960, height=540, **looks):
        # A small picture, since a software driver draws it.
        page = self.visit("icon-256.png", width=width, height=height, **looks)  # of the same origin, where no program runs
        page.wait_for("document.images.length")
        page.evaluate(KEEP % json.dumps(["/home/player/.config/dolmen/settings.json", json.dumps({**SETTINGS, **settings})]))
        page.console.clear()
        page.open(self.address)
        self.started(page)
        return Player(page, looks.get("touch", False))

    def is_kept(self, player, **looks):
        """The game is over; then the browser dies. The library has the game all the same."""
        page = player.page
        result = player.ask("result")
        print(f"\n  {player.ask('ply')} turns, {result}; pressed in vain: {player.repeated}")
        self.assertTrue(page.wait_for("storage.quiet", 30))
        self.assertEqual(unexpected(page), [])
        page.kill()
        again = self.visit(**looks)
        self.started(again)
        reader = Player(again, looks.get("touch", False))
        reader.goes_to("Library", "library")
        self.assertTrue(reader.until(lambda: reader.ask("library")))
        games = reader.ask("library")
        self.assertIn(f" {result} ", games)
        self.assertNotIn("unfinished", games)
        self.assertEqual(unexpected(again), [])

    def test_tak_by_mouse_against_the_lowest_level(self):
        player = self.player({"game": "tak", "games": {"tak": {"options": {"size": "5"}, "opponents": ["", "dolmen-a"]}}})
        player.begins("Player 1")
        player.plays(places_a_stone)
        self.is_kept(player)

    def test_tak_by_touch_between_two(self):
        looks = {"width": 390, "height": 844, "density": 3, "touch": True}  # a phone held upright
        player = self.player({"game": "tak", "games": {"tak": {"options": {"size": "3"}, "opponents": ["", ""]}}}, **looks)
        player.begins()
        self.assertNotEqual(player.scale, 1)
        player.plays(places_a_stone)
        self.is_kept(player, **looks)

    def test_tactiki_by_mouse_against_the_lowest_level(self):
        player = self.player({"game": "tactiki", "games": {"tactiki": {"opponents": ["", "tactiki-1"]}}})
        player.begins("Player 1")
        player.press_until("Ready", lambda: int(player.ask("ply")) >= 2)
        player.page.key("t", "KeyT")  # from above, since a tall column hides the field behind it
        player.plays(runs)
        self.is_kept(player)

    def test_tac_tik_by_mouse_against_a_level_that_can_win(self):
        # Two who play whatever fits go on for more than 400 turns.
        options = {"options": {"players": "2"}, "opponents": ["", "tac-tik-5"]}
        player = self.player({"game": "tac-tik", "animated": False, "games": {"tac-tik": options}})
        player.begins()
        player.plays(uses_a_card)
        self.is_kept(player)


if __name__ == "__main__":
    run(__doc__)
