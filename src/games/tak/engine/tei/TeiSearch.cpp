#include "games/tak/engine/tei/TeiSearch.h"

#include <algorithm>
#include <exception>
#include <string>

#include "games/tak/engine/Threats.h"
#include "games/tak/engine/tei/TeiInfo.h"

namespace tak::engine {

using namespace rules;

namespace {

/// The move to play if there is no memory to search: one that wins at once, or else any.
Move anyMove(const Position& position, const std::vector<Move>& wanted) {
    MoveList moves;
    legalMoves(position, moves);
    if (moves.empty()) return Move::none();
    const Move win = winningMove(position);
    if (wanted.empty()) return win.isNone() ? moves[0] : win;
    return std::find(wanted.begin(), wanted.end(), win) != wanted.end() ? win : wanted.front();
}

bool sameBest(const Report& a, const Report& b) {
    return !a.lines.empty() && !b.lines.empty() && a.lines.front().moves == b.lines.front().moves;
}

}  // namespace

void TeiSearch::start(const std::optional<Game>& game, const TeiGo& go, bool nameReply) {
    finish();
    pondering_ = go.ponder;
    running_ = true;
    try {
        thread_ = std::jthread(
            [this, game, go, nameReply](const std::stop_token& stop) { run(stop, game, go, nameReply); });
    } catch (const std::exception& failure) {
        answerUnsearched(failure.what(), game, go.limits);
    }
}

void TeiSearch::answerUnsearched(std::string_view why, const std::optional<Game>& game,
                                 const Limits& limits) {
    out_.line("info string error: the search failed: " + std::string(why));
    pondering_ = false;
    const Result result = glance(game, limits);
    running_ = false;
    out_.line(bestMoveText(result, false));
}

Result TeiSearch::glance(const std::optional<Game>& game, const Limits& limits) {
    if (!game) return {};
    try {
        return engine_.search(*game, {.nodes = 1, .searchMoves = limits.searchMoves});
    } catch (const std::exception&) {
        Result result;
        result.best = anyMove(game->position(), limits.searchMoves);
        return result;
    }
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

void TeiSearch::run(const std::stop_token& stop, const std::optional<Game>& game, const TeiGo& go,
                    bool nameReply) {
    Result result;
    try {
        if (game) result = think(stop, *game, go.limits);
    } catch (const std::exception& failure) {
        out_.line(std::string("info string error: the search failed: ") + failure.what());
        result = glance(game, go.limits);
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
    // The best move may have changed after the last report. The last line counts all nodes: those in between
    // depend on the time, but with a limit of nodes this one is the same in every run.
    if (!sameBest(result.report, shown) || result.report.nodes != shown.nodes) print(result.report);
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
