"""A view of C++ source text that is just exact enough to choose places in it: which parts are comments,
strings or preprocessor lines, which brackets belong together, and where statements run that are not constant
expressions or templates."""

import re

_TOKEN = re.compile(
    r"""(?P<comment> //[^\n]* | /\*.*?\*/ )
      | (?P<string> (?:\b(?:u8|[uUL]))?"(?:\\.|[^"\\\n])*" | (?:\b(?:u8|[uUL])|(?<!\w))'(?:\\.|[^'\\\n])+' )
      | (?P<raw> \b(?:u8|[uUL])?R"(?P<tag>[^()\s\\]*)\(.*?\)(?P=tag)" )
      | (?P<directive> ^[ \t]*\#(?:\\\n|[^\n])* )""",
    re.X | re.S | re.M)
_PAIRS = {")": "(", "]": "[", "}": "{"}
_CONSTANT = re.compile(r"\b(constexpr|consteval|constinit|static_assert|template|requires|concept)\b")
_DECLARES = re.compile(r"\b(class|struct|union|enum|namespace)\b")


def _spaces(text):
    return re.sub(r"[^\n]", " ", text)


def _blanked(text, kinds):
    """The text with tokens of these kinds as spaces, of the same length and with the same lines. Strings keep
    their quotes, so that an operator beside one still has two operands."""

    def replace(match):
        if match.lastgroup not in kinds:
            return match.group()
        if match.lastgroup in ("string", "raw"):
            return '"' + re.sub(r"[^\n]", "_", match.group()[1:-1]) + '"'
        return _spaces(match.group())
    return _TOKEN.sub(replace, text)


class CppText:
    """One source file. All positions count characters of `text`.

    text: as it stands in the file
    code: without comments
    bare: without comments, preprocessor lines and the letters of strings; what is searched
    """

    def __init__(self, text):
        self.text = text
        self.code = _blanked(text, {"comment"})
        self.bare = _blanked(text, {"comment", "string", "raw", "directive"})
        self.closing = {}  # the position of each opening bracket: that of the closing one
        # [start, end, runs, constant] of each pair of brackets, an outer one before those inside it
        self._blocks = []
        self._find_brackets()

    def _find_brackets(self):
        # Of each open bracket: its letter, its position, where the current statement in it began, whether it
        # is constant, its block.
        open_ones = [["{", -1, 0, False]]
        for match in re.finditer(r"[(){}\[\];]", self.bare):
            letter, at = match.group(), match.start()
            top = open_ones[-1]
            if letter == ";":
                top[2] = at + 1
            elif letter in "([{":
                header = self.bare[top[2]:at]
                constant = top[3] or bool(_CONSTANT.search(header))
                runs = letter == "{" and not _DECLARES.search(header)
                self._blocks.append([at, len(self.bare), runs, constant])
                open_ones.append([letter, at, at + 1, constant, self._blocks[-1]])
            elif len(open_ones) > 1 and top[0] == _PAIRS[letter]:
                open_ones.pop()
                top[4][1] = at
                self.closing[top[1]] = at
                if letter == "}":
                    open_ones[-1][2] = at + 1

    def _innermost(self, at):
        found = None
        for block in self._blocks:
            if block[0] >= at:
                break
            if at < block[1]:
                found = block
        return found

    def is_constant(self, at):
        """Whether this is part of a constant expression, which cannot ask at run time for the broken place,
        or of a template, which may become one."""
        block = self._innermost(at)
        return bool(block and block[3])

    def is_statement(self, at):
        """Whether a statement may begin here: directly in a block of code, not in a class, a namespace or
        parentheses."""
        block = self._innermost(at)
        return bool(block and block[2])

    def end_of_expression(self, start):
        """The position of the `;` that ends the statement to which this position belongs, or None."""
        at = start
        while at < len(self.bare):
            if self.bare[at] == ";":
                return at
            if self.bare[at] in ")]}":
                return None
            at = self.closing.get(at, at) + 1
        return None

    def line(self, at):
        """The number of the line, from 1."""
        return self.text.count("\n", 0, at) + 1

    def on_one_line(self, start, end):
        """A piece of code without comments and line breaks."""
        return re.sub(r"\s*\n\s*", " ", self.code[start:end]).strip()
