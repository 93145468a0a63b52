#!/usr/bin/env python3
"""A TEI engine with bad manners, for tests. Its arguments name what it does wrong.

It knows hardly any Tak: it places a flat on the first square of a fixed order that no move of the game has
named, which is legal as long as nobody moves stacks onto it.
"""

import os
import signal
import sys
import time

manners = set(sys.argv[1:])
size = 5
game_begun = False
moves = []


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def introduce():
    if "rubbish" in manners:
        say("Loading weights from /tmp ... 100 %")
        say("")
        say("option")
        say("info")
        say("\x00\xff bestmove")
    if "hang-at-start" in manners:
        time.sleep(60)
    if "crash-at-start" in manners:
        sys.exit("no weights found")
    say("id name Mock " + " ".join(sorted(manners)))
    say("id author The Tests")
    say("option name HalfKomi type spin default 0 min -10 max 10")
    say("option name Style of Play type combo default calm var calm var wild")
    if "sizes" in manners:
        say("size 4 5 6 halfkomi -4 4")
    say("teiok")


def free_square(played):
    named = set()
    for move in played:
        named.add(move.lstrip("FSC12345678")[:2])
    for rank in range(1, size + 1):
        for file in "abcdefgh"[:size]:
            if file + str(rank) not in named:
                return file + str(rank)
    return "a1"


def answer():
    if "crash" in manners and len(moves) >= 6:
        sys.stderr.write("thread 'main' panicked at src/main.rs\n")
        os.kill(os.getpid(), signal.SIGSEGV)
    if "hang" in manners and len(moves) >= 6:
        time.sleep(60)
    if "slow" in manners:
        time.sleep(0.3)
    if "rubbish" in manners:
        say("info depth x score cp pv")
        say("warning: cache miss " + "x" * 5000)
    score = "cp 99999999999999999999" if "huge" in manners else "cp -12.5"
    say("info depth 3 seldepth 5 nodes 123 nps 1000 time 7 hashfull 4 score " + score + " pv " + free_square(moves))
    move = free_square(moves)
    if "cheat" in manners and len(moves) >= 6:
        move = "9z9>"
    if "silent-cheat" in manners and len(moves) >= 6:
        say("bestmove")
        return
    say("bestmove " + move)


def main():
    global size, moves, game_begun
    waits = False
    for line in sys.stdin:
        words = line.split()
        if not words:
            continue
        command = words[0]
        if command == "tei":
            introduce()
        elif command == "quit":
            if "no-quit" in manners:
                time.sleep(60)
            return
        elif command == "isready":
            if "never-ready" not in manners:
                say("readyok")
        elif command == "setoption":
            if words[2] not in ("HalfKomi", "Style"):
                sys.exit("unknown option " + words[2])
        elif command == "teinewgame":
            if game_begun and "one-game" in manners:
                sys.exit("already playing")
            if ("sizes" in manners) != (words[1] == "size"):
                sys.exit("wrong dialect")
            game_begun = True
            size = int(words[2] if words[1] == "size" else words[1])
        elif command == "position":
            if "moves" not in words:
                sys.exit("expected moves")
            moves = words[words.index("moves") + 1:]
            if "tps" in words and words.index("moves") != 5:
                sys.exit("expected the three words of a TPS")
        elif command == "go":
            if not game_begun:
                sys.exit("no game")
            if "liar" in manners:
                say("readyok")
                say("bestmove")
            if "until-stopped" in manners:
                waits = True
            elif "deaf" not in manners:
                answer()
        elif command == "stop" and waits:
            waits = False
            answer()


main()
