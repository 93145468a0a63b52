#include "games/tak/play/TakThought.h"

#include <cstdio>

#include "base/Numbers.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Notation.h"

namespace tak::play {
namespace {

using base::msgid;

constexpr std::size_t kLongestLine = 12;  // turns; later ones tell little

/// The notation of a move depends on its position, so the line must be played.
void takeLine(const std::vector<rules::Move>& line, rules::Position position, game::Candidate& candidate) {
    for (const rules::Move move : line) {
        if (candidate.line.size() == kLongestLine || !position.isLegal(move)) break;
        candidate.line.push_back(actionOf(move));
        candidate.notation.push_back(rules::formatMove(position, move));
        (void)position.make(move);
    }
}

base::Message scoreText(engine::Score score) {
    if (engine::isProven(score)) {
        const int turns = (engine::pliesToEnd(score) + 1) / 2;
        return score > 0 ? base::Message(msgid("wins in {turns}"), {{"turns", turns}})
                         : base::Message(msgid("loses in {turns}"), {{"turns", turns}});
    }
    char text[16];
    std::snprintf(text, sizeof text, "%+.1f", score / 100.0);
    return {msgid("{count} flats"), {{"count", base::numberMessage(text)}}};
}

/// In flats, or the turns to a proven end.
std::string figureOf(engine::Score score) {
    char text[16];
    if (engine::isProven(score))
        std::snprintf(text, sizeof text, "%cM%d", score > 0 ? '+' : '-', (engine::pliesToEnd(score) + 1) / 2);
    else
        std::snprintf(text, sizeof text, "%+.2f", score / 100.0);
    return text;
}

game::Candidate candidateOf(const engine::Line& line, const rules::Position& position) {
    const double chance = engine::winProbability(line.score);
    game::Candidate candidate;
    candidate.chances = position.toMove() == rules::Color::White ? std::vector{chance, 1 - chance}
                                                                 : std::vector{1 - chance, chance};
    candidate.score = scoreText(line.score);
    candidate.figure = figureOf(line.score);
    takeLine(line.moves, position, candidate);
    return candidate;
}

}  // namespace

game::Thought thoughtOf(const engine::Report& report, const rules::Position& position) {
    game::Thought thought{.depth = report.depth, .nodes = report.nodes, .time = report.time};
    for (const engine::Line& line : report.lines) {
        game::Candidate candidate = candidateOf(line, position);
        if (!candidate.line.empty()) thought.candidates.push_back(std::move(candidate));
    }
    return thought;
}

}  // namespace tak::play
