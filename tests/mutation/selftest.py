#!/usr/bin/env python3
"""Checks what tests/mutation/check relies on: python3 tests/mutation/selftest.py"""

import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from places import CALL, COMPARISON, LOGIC, NEGATION, OFF_BY_ONE  # noqa: E402
from places import find_places, folder_of, in_order, rewrite  # noqa: E402
from report import MISSED, NOTICED, Result, Results, markdown  # noqa: E402
from runner import Processes, Runner, Test, by_promise  # noqa: E402
from tree import blame  # noqa: E402


def function(*lines):
    return "void f() {\n" + "".join(f"    {line}\n" for line in lines) + "}\n"


def found(text, kind=None):
    """The breaks of a source text, as (original, broken)."""
    return [(place.original, place.broken) for place in find_places("src/match/A.cpp", text)
            if kind in (None, place.kind)]


def rewritten(text, kind, which=0):
    """The text with one place of this kind rewritten, without what stands before its first line."""
    place = [place for place in find_places("src/match/A.cpp", text) if place.kind == kind][which]
    place.number = 17
    return rewrite(text, [place], "Mutation.h").split("#line 1\n")[1]


class Conditions(unittest.TestCase):
    def test_comparisons_are_flipped(self):
        for before, after in (("<", "<="), (">=", ">"), ("==", "!=")):
            self.assertEqual(found(function(f"return a {before} b;"), COMPARISON),
                             [(f"return a {before} b", f"return a {after} b")])

    def test_both_ways_are_in_the_text(self):
        self.assertIn("if (mutation::on(17) ? (a <= b) : (a < b)) g();",
                      rewritten(function("if (a < b) g();"), COMPARISON))
        self.assertIn("while (mutation::on(17) ? (a || b) : (a && b)) g();",
                      rewritten(function("while (a && b) g();"), LOGIC))
        self.assertIn("if (mutation::on(17) ? !(a) : static_cast<bool>(a)) g();",
                      rewritten(function("if (a) g();"), NEGATION))

    def test_each_operator_is_a_place_of_its_own(self):
        self.assertEqual(found(function("return a && b || c;"), LOGIC),
                         [("return a && b || c", "return a || b || c"),
                          ("return a && b || c", "return a && b && c")])

    def test_several_lines_keep_their_number(self):
        text = function("return a &&  // why", "       b < c;", "}")
        self.assertEqual(rewritten(text, LOGIC).count("\n"), text.count("\n"))
        self.assertEqual(found(text, LOGIC), [("return a && b < c", "return a || b < c")])

    def test_after_a_declaration_only_the_condition_counts(self):
        self.assertIn("if (int a = g(); mutation::on(17) ? (a != 2) : (a == 2)) h();",
                      rewritten(function("if (int a = g(); a == 2) h();"), COMPARISON))

    def test_figures_are_off_by_one(self):
        self.assertEqual(found(function("return a + 1;"), OFF_BY_ONE), [("return a + 1", "return a + 2")])
        self.assertIn("for (int i = 0; i < n - (mutation::on(17) ? 0 : 1); ++i) {",
                      rewritten(function("for (int i = 0; i < n - 1; ++i) {", "}"), OFF_BY_ONE))

    def test_what_only_looks_like_it_is_skipped(self):
        for line in ("if (const auto* a = b) c = 1;", "if constexpr (a < b) c = 1;", "return {a < b};",
                     "return std::vector<int>(a);", "a = b < c;", "// if (a < b) c();", "return a + 1.5;",
                     'text = "if (a < b)";', 'text = R"(return a < b;)";', "return a + 10;", "return;",
                     "c = '\"'; // return a < b;"):
            self.assertEqual(found(function(line)), [], line)

    def test_constant_expressions_and_templates_are_skipped(self):
        for text in ("constexpr bool f(int a) { return a < 2; }", "#define F(a) return a < 2;\n",
                     "template <class T>\nbool f(T a) { return a < 2; }",
                     "static_assert([] { return 1 < 2; }());",
                     "constexpr auto kF = [](int a) { return a < 2; };"):
            self.assertEqual(found(text), [], text)
        self.assertEqual(len(found("constexpr int kA = 2;\nbool f(int a) { return a < kA; }")), 1)


class Calls(unittest.TestCase):
    def test_are_left_out(self):
        for line in ("a.b(c);", "f();", "ns::f(a, [&] { return 1; });", "a->b(c)->d(e);", "(void)a.b();",
                     "a.b(i[1]);"):
            self.assertEqual(found(function("int i = 0;", line), CALL), [(line, "")], line)
        self.assertIn("    if (!mutation::on(17)) a.b(c);\n", rewritten(function("a.b(c);"), CALL))

    def test_other_statements_are_skipped(self):
        for line in ("Type name(a);", "return f(a);", "a = f(b);", "auto x = f(b);", "a += f(b);",
                     "throw f(b);", "assert(a);", "MACRO(a);", "delete f(b);", "(a)(b), c(d);", "// f();"):
            self.assertEqual(found(function("int i = 0;", line), CALL), [], line)

    def test_the_body_of_a_one_line_statement_is_skipped(self):
        text = function("if (a)", "    f();", "else", "    g();", "for (;;)", "    h();")
        self.assertEqual(found(text, CALL), [])

    def test_the_rest_of_a_statement_is_skipped(self):
        text = function("a =", "    f(b);", "for (int i = 0;", "     f(i);", "     ++i) {", "}")
        self.assertEqual(found(text, CALL), [])

    def test_declarations_in_classes_are_skipped(self):
        self.assertEqual(found("struct A {\n    A(int a);\n};\nnamespace {\n    f(b);\n}\n"), [])


class Order(unittest.TestCase):
    def setUp(self):
        text = "".join(function(f"if (a{i} < b) c();", "f();", f"return a + 1 == {i} && b;")
                       for i in range(9))
        self.places = [place for folder in ("match", "app/play", "games/tak/rules")
                       for place in find_places(f"src/{folder}/A.cpp", text)]

    def test_is_that_of_the_seed(self):
        first, again, other = ([place.key for place in in_order(self.places, seed)] for seed in (1, 1, 2))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)

    def test_folders_and_kinds_get_their_share(self):
        first = [place for place, _ in zip(in_order(self.places, 1), range(15))]
        for folder in ("match", "app/play", "games/tak/rules"):
            self.assertEqual([place.folder for place in first].count(folder), 5)
        for kind in (COMPARISON, LOGIC, NEGATION, CALL, OFF_BY_ONE):
            self.assertEqual([place.kind for place in first].count(kind), 3)

    def test_places_of_a_line_are_not_taken_together(self):
        taken = [(place.file, place.line) for place in in_order(self.places, 1)]
        self.assertEqual(len(taken), len(set(taken)))

    def test_folders_have_the_depth_of_a_library(self):
        for file, folder in (("a.cpp", "."), ("app/App.cpp", "app"), ("cli/arena/A.cpp", "cli"),
                             ("app/screens/table/A.cpp", "app/screens"),
                             ("games/tak/rules/A.cpp", "games/tak/rules")):
            self.assertEqual(folder_of(f"src/{file}"), folder)


class Compiling(unittest.TestCase):
    def test_errors_are_found_in_the_compilers_messages(self):
        both = find_places("src/match/A.cpp", function("if (a)", "    f();", "g();"))
        self.assertEqual([place.line for place in both], [2, 4])
        both[0].number, both[1].number = 1, 2
        log = "/x/src/match/A.cpp:4:5: warning: w\n/x/src/match/B.cpp:2:1: error: e\n"
        self.assertEqual(blame(log + "/x/src/match/A.cpp:2:9: error: e\n", Path("/x"), both), {1})
        self.assertEqual(blame(log + "/x/src/match/A.cpp:4:9: note: n\n", Path("/x"), both), {2})
        self.assertEqual(blame(log, Path("/x"), both), set())


class Running(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.runner = Runner(Processes(), self.folder / "caches")

    def run_script(self, script, mutant=0, limit=None):
        test = Test("t", ["/bin/sh", "-c", script], self.folder, "", {}, 60, [r"\[  SKIPPED \]"], [])
        return self.runner.run(test, mutant, limit)

    def test_ways_to_end(self):
        self.assertEqual(self.run_script("true").how, "passed")
        self.assertEqual(self.run_script("echo '[  SKIPPED ] A.B'").how, "skipped")
        self.assertEqual(self.run_script("echo '[  SKIPPED ] A.B'; exit 1").how, "failed")
        self.assertEqual(self.run_script("kill -SEGV $$").how, "crashed (SIGSEGV)")
        self.assertEqual(self.run_script("sleep 60", limit=0.1).how, "too slow")
        failed = self.run_script("echo '[ RUN      ] A.B'; echo '[  FAILED  ] A.B (1 ms)'; exit 1")
        self.assertEqual((failed.how, failed.case), ("failed", "A.B"))
        self.assertEqual(self.run_script("echo '[ RUN      ] A.C'; kill -ABRT $$").case, "A.C")

    def test_a_run_knows_its_place_or_writes_a_trace(self):
        self.assertEqual(self.run_script('[ "$DOLMEN_MUTANT" = 17 ]', mutant=17).how, "passed")
        self.assertEqual(self.run_script('printf "3\\n1\\n3\\n" >>"$DOLMEN_MUTANT_TRACE"').reached, [1, 3])

    def test_nothing_is_left_running(self):
        self.run_script("setsid sleep 4711 & echo $! >number")
        number = int((self.folder / "number").read_text())
        state = Path(f"/proc/{number}/stat")
        self.assertTrue(not state.exists() or ") Z " in state.read_text())

    def test_the_mirrored_folder_comes_first_and_then_the_quickest(self):
        tests = [Test(name, [], self.folder, folder, {}, 60, [], [])
                 for name, folder in (("slow", "app"), ("far", "base"), ("near", "match"), ("quick", "app"))]
        ordered = by_promise(tests, "match", {"slow": 9, "far": 5, "near": 99, "quick": 1})
        self.assertEqual([test.name for test in ordered], ["near", "quick", "far", "slow"])


class Reports(unittest.TestCase):
    def test_show_what_is_not_noticed_first_and_outlive_the_program(self):
        places = find_places("src/match/A.cpp", function("return a || b;", "f();"))
        with tempfile.TemporaryDirectory() as folder:
            kept = Results(Path(folder) / "results.json", "sources", "all")
            kept.put(places[0], Result(NOTICED, "match_tests", "A.B", "failed", 3, 1))
            kept.put(places[1], Result(MISSED, seconds=5, asked=2))
            text = markdown(places, Results(Path(folder) / "results.json", "sources", "all"), "all", [])
            self.assertIsNone(Results(Path(folder) / "results.json", "others", "all").get(places[0]))
        self.assertLess(text.index("**not noticed** by 2 tests in 5 s"),
                        text.index("noticed by match_tests (A.B) after 3 s"))
        self.assertIn("`return a \\|\\| b` → `return a && b`", text)
        self.assertIn("2 places: 1 not noticed, 1 noticed.", text)


if __name__ == "__main__":
    unittest.main()
