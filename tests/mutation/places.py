"""Chooses places of the sources that can be broken, and rewrites them so that one build holds every break."""

import random
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from cpp_text import CppText

COMPARISON, LOGIC, NEGATION, CALL, OFF_BY_ONE = "comparison", "logic", "negation", "call", "off by one"
KINDS = (COMPARISON, LOGIC, NEGATION, CALL, OFF_BY_ONE)
MOST = 4095  # as many as Mutation.h has room for

_FLIPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&"}
_OPERATOR = re.compile(r"(?<=\s)(<=|>=|==|!=|<|>|&&|\|\|)(?=\s)")
_ASSIGNMENT = re.compile(r"(?<![=!<>+\-*/%&|^])=(?!=)|[+\-*/%&|^]=(?!=)")
_ONE = re.compile(r"(?<=[\w)\]\"] [+-] )1(?![\w.'])")
_CALL = re.compile(r"^([ \t]+)((?:\(void\))?[A-Za-z_:][\w:.]*[^\n]*\));[ \t]*$", re.M)
_CALLED = re.compile(r"(?:::)?\w+(?:(?:::|\.|->)\w+)*")
_MACRO = re.compile(r"(?:assert|[A-Z][A-Z0-9_]*)\(")


@dataclass
class Place:
    """One place that can be broken. `start` and `end` count characters of the file, lines count from 1."""
    file: str         # from the root of the repository, with slashes
    kind: str
    start: int
    end: int
    line: int
    last_line: int
    original: str     # the code as the report shows it
    broken: str       # nothing for a call that is left out
    replacement: str  # what stands between start and end in the copy, with NUMBER for the place's number
    number: int = 0

    @property
    def key(self):
        """Names the place whatever its number is."""
        return f"{self.file}:{self.line}:{self.start}:{self.kind}"

    @property
    def folder(self):
        return folder_of(self.file)


def folder_of(file):
    """The part of src that a file is counted for: app/play, games/tak/rules, match …"""
    parts = Path(file).parts[1:-1]
    return "/".join(parts[:{"games": 3, "app": 2, "ui": 2}.get(parts[0], 1)]) if parts else "."


class _Finder:
    """The places of one file."""

    def __init__(self, file, text):
        self.file = file
        self.source = CppText(text)
        self.places = []

    def find(self):
        for match in re.finditer(r"\b(if|while|for) (?=\()", self.source.bare):
            self._in_parentheses(match.group(1), match.end())
        for match in re.finditer(r"\breturn (?=[^{;])", self.source.bare):
            end = self.source.end_of_expression(match.end())
            if end is not None:
                self._in_expression("return", match.end(), end)
        for match in _CALL.finditer(self.source.bare):
            self._drop_call(match.start(2), match.end(2))
        return [place for place in self.places if not self.source.is_constant(place.start)]

    def _add(self, kind, start, end, shown, broken_shown, replacement):
        line, last = self.source.line(start), self.source.line(end)
        self.places.append(Place(self.file, kind, start, end, line, last, shown, broken_shown, replacement))

    def _in_parentheses(self, keyword, opening):
        end = self.source.closing.get(opening)
        if end is None:
            return
        # `if (Type name = value; condition)`: only the condition is of interest.
        start = max(opening, self.source.bare.rfind(";", opening, end) if keyword == "if" else 0) + 1
        start += len(self.source.bare[start:end]) - len(self.source.bare[start:end].lstrip())
        bare = self.source.bare[start:end]
        # A condition that declares something cannot be written twice.
        if keyword != "for" and ";" not in bare and not _ASSIGNMENT.search(bare):
            self._in_expression(keyword, start, end)
            self._negate(keyword, start, end)
        else:
            self._count_wrongly(keyword, start, end)

    def _in_expression(self, keyword, start, end):
        for match in _OPERATOR.finditer(self.source.bare, start, end):
            if not self._is_in_braces(start, match.start()):
                self._flip(keyword, start, end, match)
        self._count_wrongly(keyword, start, end)

    def _is_in_braces(self, start, at):
        """Whether a lambda or an initialiser between start and here holds this position."""
        return any(start <= opening < at < self.source.closing[opening]
                   for opening in self.source.closing if self.source.bare[opening] == "{")

    def _shown(self, keyword, code):
        return f"{keyword} {code}" if keyword == "return" else f"{keyword} ({code})"

    def _flip(self, keyword, start, end, match):
        operator = match.group()
        before = self.source.on_one_line(start, match.start())
        after = self.source.on_one_line(match.end(), end)
        shown, broken = f"{before} {operator} {after}", f"{before} {_FLIPPED[operator]} {after}"
        replacement = f"mutation::on(NUMBER) ? ({broken}) : ({self.source.code[start:end]})"
        self._add(LOGIC if operator in ("&&", "||") else COMPARISON, start, end, self._shown(keyword, shown),
                  self._shown(keyword, broken), replacement)

    def _negate(self, keyword, start, end):
        shown = self.source.on_one_line(start, end)
        usual = f"static_cast<bool>({self.source.code[start:end]})"
        self._add(NEGATION, start, end, self._shown(keyword, shown), self._shown(keyword, f"!({shown})"),
                  f"mutation::on(NUMBER) ? !({shown}) : {usual}")

    def _count_wrongly(self, keyword, start, end):
        """`+ 1` becomes `+ 2`, and `- 1` becomes `- 0`. Only the figure is rewritten."""
        for match in _ONE.finditer(self.source.bare, start, end):
            at = match.start()
            wrong = "2" if self.source.bare[at - 2] == "+" else "0"
            before, after = self.source.on_one_line(start, at), self.source.on_one_line(at + 1, end)
            after = " " + after if self.source.code[at + 1].isspace() else after
            self._add(OFF_BY_ONE, at, at + 1, self._shown(keyword, f"{before} 1{after}"),
                      self._shown(keyword, f"{before} {wrong}{after}"),
                      f"(mutation::on(NUMBER) ? {wrong} : 1)")

    def _drop_call(self, start, end):
        bare = self.source.bare[start:end]
        call = bare.removeprefix("(void)")
        if _MACRO.match(call) or not self._is_call(call, start + len(bare) - len(call)):
            return
        # After `if (…)` or `else` without a brace a second `if` could take over an `else`; after anything but
        # the end of a statement this line is not a whole one.
        before = self.source.bare[:start].rstrip()
        if not self.source.is_statement(start) or not before.endswith((";", "{", "}", ":")):
            return
        shown = self.source.on_one_line(start, end) + ";"
        self._add(CALL, start, end, shown, "",
                  f"if (!mutation::on(NUMBER)) {self.source.code[start:end]}")

    def _is_call(self, call, start):
        """Whether only names, `.`, `->` and `::` are left of it outside its brackets: neither a declaration
        nor an assignment."""
        rest, at = "", 0
        while at < len(call):
            if call[at] in "([":
                closing = self.source.closing.get(start + at)
                if closing is None or closing >= start + len(call):
                    return False
                at = closing - start
            else:
                rest += call[at]
            at += 1
        return bool(_CALLED.fullmatch(rest))


def find_places(file, text):
    """Every place of a file that can be broken, without numbers."""
    return _Finder(file, text).find()


def find_all(root, files):
    """Every place of these files, which are named from the root."""
    found = []
    for file in sorted(files):
        found += find_places(file, (Path(root) / file).read_text(encoding="utf-8"))
    return found


def in_order(candidates, seed):
    """Yields places in an order that only the sources and the seed decide, numbered from 1. Each round takes
    a place of every folder, of the kind that was taken least so far, and rather in a file that was not taken
    yet. No two are on the same line."""
    dice = random.Random(seed)
    candidates = list(candidates)
    dice.shuffle(candidates)
    left = {}
    for place in candidates:
        left.setdefault(place.folder, []).append(place)
    folders = sorted(left)
    dice.shuffle(folders)
    kinds, files, taken, number = Counter(), Counter(), {}, 0
    while folders:
        for folder in list(folders):
            place = _take(left[folder], kinds, files, taken)
            if place is None:
                folders.remove(folder)
                continue
            number += 1
            place.number = number
            yield place


def _take(places, kinds, files, taken):
    """Removes and returns the place whose kind and file were taken least, or None if there is none left."""
    while places:
        best = min(places, key=lambda place: (kinds[place.kind], files[place.file]))
        places.remove(best)
        neighbours = taken.setdefault(best.file, [])
        if all(best.last_line < other.line or best.line > other.last_line for other in neighbours):
            neighbours.append(best)
            kinds[best.kind] += 1
            files[best.file] += 1
            return best
    return None


def rewrite(text, places, header):
    """The text of a file with these places of it rewritten. Line numbers in messages of the compiler stay
    those of the original."""
    for place in sorted(places, key=lambda place: place.start, reverse=True):
        replacement = place.replacement.replace("NUMBER", str(place.number), 1)
        text = text[:place.start] + replacement + text[place.end:]
    return f'#include "{header}"\n#line 1\n{text}'
