// The claims of the suite of forced wins, by the rules alone: against each, a plain second implementation of
// the rules plays every reply. The engine only proposes the attacker's moves.

#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "games/tak/engine/Endings.h"
#include "games/tak/engine/QuietWin.h"
#include "games/tak/engine/Threats.h"
#include "games/tak/lab/tactics/Suite.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"
#include "games/tak/rules/property/SlowTak.h"
#include "support/Extent.h"

namespace tak::lab::tactics {

namespace {

using namespace tak::rules;
using tak::engine::ProofBudget;
using tak::rules::test::SlowTak;

/// With sanitizers the whole suite takes minutes, so that the quick run proves one problem in so many.
constexpr std::size_t kOneIn = 40;

std::vector<Problem> suite() {
    const std::string file = DOLMEN_SOURCE_DIR "/assets/tactics/forced.txt";
    std::ifstream in(file);
    auto problems = readSuite(in, file);
    if (!problems) ADD_FAILURE() << problems.error().describe();
    return problems ? *problems : std::vector<Problem>{};
}

/// A position in both implementations.
struct Both {
    Position fast;
    SlowTak slow;

    explicit Both(const Position& p)
        : fast(p),
          slow(formatTps(p), p.setup().supply[0].stones, p.setup().supply[0].capstones, p.setup().halfKomi) {}

    void play(const std::string& text) {
        const auto move = parseMove(text, fast);
        if (!move) ADD_FAILURE() << text << " in " << formatTps(fast);
        (void)fast.make(*move);
        slow.play(text);
    }
    [[nodiscard]] bool wonBy(bool white) const {
        const std::string result = slow.result();
        return white ? result == "R-0" || result == "F-0" : result == "0-R" || result == "0-F";
    }
    [[nodiscard]] bool over() const { return slow.result() != "*"; }
};

class FullWidth {
  public:
    /// Forgets the last problem.
    void begin(Theme theme) {
        theme_ = theme;
        known_.clear();
        escape_.clear();
    }

    /// Whether the side to move wins within `plies` against every reply.
    bool wins(const Both& at, int plies) {
        const auto known = known_.find(at.slow.tps());
        if (known != known_.end() && known->second <= plies) return true;
        const Move move = proposal(at.fast, plies);
        if (move.isNone() || !winsBy(at, formatMove(at.fast, move), plies)) return false;
        known_[at.slow.tps()] = plies;
        return true;
    }

    /// The same with this first move.
    bool winsBy(const Both& at, const std::string& move, int plies) {
        const bool white = at.slow.whiteToMove();
        Both after = at;
        after.play(move);
        if (after.over()) return after.wonBy(white);
        return plies >= 3 && everyReplyLoses(after, plies - 1);
    }

    /// Whether the side to move loses within `plies`, whatever it plays.
    bool everyReplyLoses(const Both& at, int plies) {
        const bool attacker = !at.slow.whiteToMove();
        for (const std::string& reply : at.slow.moves()) {
            Both next = at;
            next.play(reply);
            if (next.over() ? !next.wonBy(attacker) : !wins(next, plies - 1)) {
                escape_ += (escape_.empty() ? "" : ", after ") + reply + " in " + at.slow.tps();
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] const std::string& escape() const { return escape_; }

  private:
    Move proposal(const Position& p, int plies) {
        if (const Move move = tak::engine::winningMove(p); !move.isNone()) return move;
        if (theme_ == Theme::Flats) {
            ProofBudget moves(5'000'000, {}, {});
            return endings_.find(p, plies, moves);
        }
        const auto tinue = tinue_.solve(p, {.plies = plies, .nodes = 200'000});
        if (!tinue.line.empty()) return tinue.line.front();
        ProofBudget budget(200'000, {}, {});
        const auto win = quiet_.solve(p, plies, budget);
        return win ? win->line.front() : Move::none();
    }

    tak::engine::TinueSolver tinue_{32};
    tak::engine::QuietWinSolver quiet_{tinue_};
    tak::engine::EndingSolver endings_;
    Theme theme_ = Theme::Tinue;
    std::map<std::string, int> known_;
    std::string escape_;
};

bool holds(FullWidth& judge, const Problem& problem) {
    const Both at(problem.position);
    judge.begin(problem.theme);
    if (problem.theme == Theme::Loss) return judge.everyReplyLoses(at, problem.plies);
    for (const Move answer : problem.answers) {
        const bool shortest = &answer == problem.answers.data();
        // Of a tinue the other answers may take longer.
        const int plies = shortest || problem.theme != Theme::Tinue ? problem.plies : 25;
        if (!judge.winsBy(at, formatMove(problem.position, answer), plies)) return false;
    }
    return true;
}

TEST(ForcedWins, HoldAgainstEveryReplyOfASecondImplementation) {
    const std::size_t step = support::allTests() ? 1 : kOneIn;
    const std::vector<Problem> problems = suite();
    EXPECT_GE(problems.size(), 500U);
    FullWidth judge;
    for (std::size_t i = 0; i < problems.size(); i += step)
        EXPECT_TRUE(holds(judge, problems[i]))
            << nameOf(problems[i].theme) << ' ' << formatTps(problems[i].position) << ": " << judge.escape();
}

}  // namespace
}  // namespace tak::lab::tactics
