#include "games/tak/engine/TeiSearch.h"

#include <exception>
#include <string>

#include "games/tak/engine/TeiInfo.h"

namespace tak::engine {

using namespace rules;

namespace {

/// The move to play if there is no memory to search.
Result anyMove(const Position& position, const Limits& limits) {
    Result result;
    MoveList moves;
    legalMoves(position, moves);
    if (!moves.empty()) result.best = limits.searchMoves.empty() ? moves[0] : limits.searchMoves.front();
    return result;
}

bool sameBest(const Report& a, const Report& b) {
    return !a.lines.empty() && !b.lines.empty() && a.lines.front().moves == b.lines.front().moves;
}

}  // namespace

void TeiSearch::start(const Game& game, const TeiGo& go, bool nameReply) {
    finish();
    pondering_ = go.ponder;
    running_ = true;
    try {
        thread_ = std::jthread(
            [this, game, go, nameReply](const std::stop_token& stop) { run(stop, game, go, nameReply); });
    } catch (const std::exception& failure) {
        answerUnsearched(failure.what(), game.position(), go.limits);
    }
}

void TeiSearch::answerUnsearched(std::string_view why, const Position& position, const Limits& limits) {
    out_.line("info string error: the search failed: " + std::string(why));
    pondering_ = false;
    running_ = false;
    out_.line(bestMoveText(anyMove(position, limits), false));
}

void TeiSearch::finish() {
    if (!thread_.joinable()) return;
    thread_.request_stop();
    thread_.join();
    running_ = false;
}

bool TeiSearch::ponderHit() {
    {
        const std::lock_guard lock(mutex_);
        if (!pondering_.exchange(false)) return false;
    }
    released_.notify_all();
    return true;
}

void TeiSearch::run(const std::stop_token& stop, const Game& game, const TeiGo& go, bool nameReply) {
    Result result;
    try {
        result = think(stop, game, go.limits);
    } catch (const std::exception& failure) {
        out_.line(std::string("info string error: the search failed: ") + failure.what());
        if (!game.outcome().over()) result = anyMove(game.position(), go.limits);
    }
    hold(stop, go.infinite);
    running_ = false;
    out_.line(bestMoveText(result, nameReply));
}

Result TeiSearch::think(const std::stop_token& stop, const Game& game, const Limits& limits) {
    Report shown;
    Result result = engine_.search(
        game, limits, stop,
        [&](const Report& report) {
            print(report);
            shown = report;
        },
        &pondering_);
    // The best move may have changed after the last report.
    if (!sameBest(result.report, shown)) print(result.report);
    return result;
}

void TeiSearch::hold(const std::stop_token& stop, bool infinite) {
    std::unique_lock lock(mutex_);
    released_.wait(lock, stop, [&] { return !infinite && !pondering_; });
    pondering_ = false;
}

void TeiSearch::print(const Report& report) {
    for (std::size_t line = 0; line < report.lines.size(); ++line) out_.line(infoText(report, line));
}

}  // namespace tak::engine
