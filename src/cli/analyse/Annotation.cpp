#include "cli/analyse/Annotation.h"

#include <cstdio>

#include "match/Judgement.h"

namespace cli::analyse {
namespace {

using namespace tak::rules;
using namespace tak::engine;

std::optional<Score> scoreOf(const std::optional<Opinion>& opinion) {
    if (!opinion || opinion->report.lines.empty()) return {};
    return opinion->report.lines.front().score;
}

/// The score of a finished game for the player who moved last.
Score scoreOfEnd(const Outcome& outcome, Color mover) {
    if (!outcome.winner) return kDraw;
    return *outcome.winner == mover ? winIn(1) : lossIn(1);
}

/// Converts a score to the mover's side: for the player to move, a proven end is one ply longer.
Score turned(Score score) {
    if (!isProven(score)) return -score;
    return score > 0 ? -score + 1 : -score - 1;
}

}  // namespace

std::string scoreText(Score score) {
    char text[32];
    if (isProven(score))
        std::snprintf(text, sizeof text, "%cM%d", score > 0 ? '+' : '-', pliesToEnd(score));
    else
        std::snprintf(text, sizeof text, "%+.2f", score / 100.0);
    return text;
}

std::string commentText(Score score, int depth, Milliseconds time) {
    char text[32];
    std::snprintf(text, sizeof text, "/%d %.2fs", depth, static_cast<double>(time.count()) / 1000);
    return scoreText(score) + text;
}

std::string mistakeMark(Score before, Score after) {
    return match::markOfLoss(winProbability(before) - winProbability(after));
}

void annotate(PtnGame& game, const std::vector<std::optional<Opinion>>& opinions) {
    Position p = game.start;
    const std::vector<int> line = game.tree.mainLine();
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int node = line[i];
        const Color mover = p.toMove();
        const auto before = i < opinions.size() ? scoreOf(opinions[i]) : std::nullopt;
        (void)p.make(game.tree.node(node).move);
        const Outcome outcome = p.outcome();
        const auto next = i + 1 < opinions.size() ? scoreOf(opinions[i + 1]) : std::nullopt;
        std::string marks = game.tree.node(node).marks;
        if (before) {
            const Report& report = opinions[i]->report;
            const Score found = *before;
            std::optional<Score> after;
            if (outcome.over())
                after = scoreOfEnd(outcome, mover);
            else if (next)
                after = turned(*next);
            const bool asAdvised = opinions[i]->best == game.tree.node(node).move;
            game.tree.addComment(node, after && !asAdvised ? commentText(*after, report.depth, report.time)
                                                           : commentText(found, report.depth, report.time));
            if (after && !asAdvised && match::judgementIn(marks).empty()) marks += mistakeMark(found, *after);
        }
        game.tree.setMarks(node, marks);
    }
}

}  // namespace cli::analyse
