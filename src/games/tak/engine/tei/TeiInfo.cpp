#include "games/tak/engine/tei/TeiInfo.h"

#include <cmath>

#include "games/tak/rules/Notation.h"

namespace tak::engine {
namespace {

/// Moves are written without marks, since not every client reads a `*` and none needs it.
std::string moveText(rules::Move move) { return rules::formatMove(move); }

/// Wins, draws and losses expected in a thousand games. No draws are estimated, since they are too rare in
/// Tak.
std::string wdlText(Score score) {
    const auto wins = std::lround(1000 * winProbability(score));
    return std::to_string(wins) + " 0 " + std::to_string(1000 - wins);
}

}  // namespace

std::string scoreText(Score score) {
    if (!isProven(score)) return "cp " + std::to_string(score);
    // A side wins with its own turn, after an odd number of plies. It loses after an even one, or after an
    // odd one by its own last turn. Rounding up is right in each case.
    const int turns = (pliesToEnd(score) + 1) / 2;
    return "mate " + std::to_string(score > 0 ? turns : -turns);
}

std::string infoText(const Report& report, std::size_t line) {
    const Line& shown = report.lines[line];
    std::string text = "info depth " + std::to_string(report.depth) + " seldepth " +
                       std::to_string(report.selDepth) + " time " + std::to_string(report.time.count()) +
                       " nodes " + std::to_string(report.nodes) + " nps " +
                       std::to_string(report.nodesPerSecond()) + " hashfull " +
                       std::to_string(report.hashFull) + " multipv " + std::to_string(line + 1) + " score " +
                       scoreText(shown.score) + " wdl " + wdlText(shown.score) + " pv";
    for (const rules::Move move : shown.moves) text.append(" ").append(moveText(move));
    return text;
}

std::string bestMoveText(const Result& result, bool withPonder) {
    if (result.best.isNone()) return "bestmove (none)";
    std::string text = "bestmove " + moveText(result.best);
    if (withPonder && !result.ponder.isNone()) text += " ponder " + moveText(result.ponder);
    return text;
}

}  // namespace tak::engine
