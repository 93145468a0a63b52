#include "games/tak/play/TakThought.h"

#include <cstdio>

#include "games/tak/rules/Notation.h"

namespace tak::play {
namespace {

using base::msgid;

constexpr std::size_t kLongestLine = 12;  // turns; what comes after is idle

/// Notation depends on the position, so the line is played out to be written.
std::vector<std::string> written(const std::vector<rules::Move>& line, rules::Position position) {
    std::vector<std::string> texts;
    for (const rules::Move move : line) {
        if (texts.size() == kLongestLine || !position.isLegal(move)) break;
        texts.push_back(rules::formatMove(position, move));
        (void)position.make(move);
    }
    return texts;
}

base::Message scoreText(engine::Score score) {
    if (engine::isProven(score)) {
        const int turns = (engine::pliesToEnd(score) + 1) / 2;
        return score > 0 ? base::Message(msgid("wins in {turns}"), {{"turns", turns}})
                         : base::Message(msgid("loses in {turns}"), {{"turns", turns}});
    }
    char text[16];
    std::snprintf(text, sizeof text, "%+.1f", score / 100.0);
    return {msgid("{count} flats"), {{"count", std::string_view(text)}}};
}

}  // namespace

game::Thought thoughtOf(const engine::Report& report, const rules::Position& position) {
    game::Thought thought{.depth = report.depth, .nodes = report.nodes, .time = report.time};
    if (report.lines.empty()) return thought;
    const engine::Line& best = report.lines.front();
    const double chance = engine::winProbability(best.score);
    thought.chances = position.toMove() == rules::Color::White ? std::vector{chance, 1 - chance}
                                                               : std::vector{1 - chance, chance};
    thought.score = scoreText(best.score);
    thought.line = written(best.moves, position);
    return thought;
}

}  // namespace tak::play
