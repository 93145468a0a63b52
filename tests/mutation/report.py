"""Keeps what was found out about each place, and writes it as a table."""

import json
import os
from dataclasses import dataclass, field

NOTICED, MISSED, UNREACHED, UNCHECKED = "noticed", "not noticed", "not reached", "not checked"
_ORDER = (MISSED, UNREACHED, NOTICED, UNCHECKED)


@dataclass
class Result:
    """What the tests say about one broken place."""
    state: str             # NOTICED, MISSED or UNREACHED
    test: str = ""         # the CTest name of the test that noticed it
    case: str = ""         # the GoogleTest case in it
    how: str = ""          # failed, crashed (SIGSEGV), too slow
    seconds: float = 0     # of all tests that were run for this place
    asked: int = 0         # so many tests were run for it
    unsure: list = field(default_factory=list)  # tests that failed with the break, but without it, too

    def told(self):
        if self.state == NOTICED:
            case = f" ({self.case})" if self.case and self.case not in self.test else ""
            how = "" if self.how == "failed" else f", {self.how},"
            text = f"noticed by {self.test}{case}{how} after {self.seconds:.0f} s"
        elif self.state == MISSED:
            text = f"**not noticed** by {self.asked} tests in {self.seconds:.0f} s"
        else:
            text = "*not reached*"
        return text + (f"; unsure: {', '.join(self.unsure)}" if self.unsure else "")


def read_json(path, otherwise):
    """The content of the file, or `otherwise` if there is none."""
    return json.loads(path.read_text()) if path.exists() else otherwise


def write_json(path, content):
    """Replaces the file at once, so that an interruption leaves the old or the new one."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(content, indent=1))
    os.replace(fresh, path)


class Results:
    """The results of these sources, kept in a file: for each selection of tests those of its own."""

    def __init__(self, path, sources, selection):
        self._path = path
        self._all = read_json(path, {})
        if self._all.get("sources") != sources:
            self._all = {"sources": sources, "selections": {}}
        self._own = self._all["selections"].setdefault(selection, {})

    def get(self, place):
        """The result for the place, or None."""
        kept = self._own.get(place.key)
        return Result(**kept) if kept else None

    def put(self, place, result):
        self._own[place.key] = vars(result)
        write_json(self._path, self._all)


def _code(text):
    # A table's cells end at every |, even in code.
    return "`" + text.replace("|", "\\|") + "`"


def _row(place, result):
    cells = [str(place.number), place.folder, f"{place.file}:{place.line}",
             f"{_code(place.original)} → {_code(place.broken) if place.broken else 'left out'}",
             result.told() if result else UNCHECKED]
    return f"| {' | '.join(cells)} |"


def _totals(found):
    states = [result.state if result else UNCHECKED for _, result in found]
    counts = [f"{states.count(state)} {state}" for state in _ORDER if state in states]
    return f"{len(found)} places: {', '.join(counts)}."


def markdown(places, results, selection, left_out):
    """The report. Places that no test noticed come first. left_out: why tests were not asked, one line each.
    """
    found = [(place, results.get(place)) for place in places]
    found.sort(key=lambda pair: _ORDER.index(pair[1].state if pair[1] else UNCHECKED))
    lines = ["# Broken places that tests notice", "", _totals(found), f"Tests: {selection}."]
    lines += ["", "| Place | Folder | Line | Original → broken | Result |", "|---|---|---|---|---|"]
    lines += [_row(place, result) for place, result in found]
    if left_out:
        lines += ["", "Tests that were not asked:", ""] + [f"- {line}" for line in left_out]
    return "\n".join(lines) + "\n"
