#include "cli/tak/PlaytakThinker.h"

namespace cli {

void PlaytakThinker::newGame() {
    stop();
    engine_.newGame();
}

void PlaytakThinker::begin(const tak::rules::Game& game, const tak::engine::Limits& limits) {
    stop();
    thread_ = std::jthread([this, game, limits](const std::stop_token& stopped) {
        const tak::engine::Result result = engine_.search(game, limits, stopped);
        decision_ = {.ply = game.position().ply(), .move = result.best};
        if (!result.report.lines.empty()) decision_.score = result.report.lines.front().score;
        decided_ = true;
    });
}

void PlaytakThinker::stop() {
    if (thread_.joinable()) {
        thread_.request_stop();
        thread_.join();
    }
    decided_ = false;
}

std::optional<PlaytakThinker::Decision> PlaytakThinker::take() {
    if (!decided_) return {};
    stop();
    return decision_;
}

}  // namespace cli
