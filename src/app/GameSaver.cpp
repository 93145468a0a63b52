#include "app/GameSaver.h"

namespace app {

void GameSaver::save(Request request) {
    waiting_.push_back(std::move(request));
    begin();
}

void GameSaver::begin() {
    if (current_ || waiting_.empty()) return;
    Request next = std::move(waiting_.front());
    waiting_.pop_front();
    current_ =
        Current{next.file, next.session,
                std::make_unique<BackgroundTask<GameFile>>(
                    [kind = kind_, file = next.file, game = std::move(next.game), origin = next.origin](
                        const std::stop_token&) { return saveGame(kind->write(game), file, origin); })};
}

std::optional<GameSaver::Saved> GameSaver::takeFinished() {
    if (!current_ || !current_->task->ready()) return {};
    return finish();
}

std::optional<GameSaver::Saved> GameSaver::finish() {
    if (!current_) return {};
    Saved saved{current_->file, current_->session, current_->task->take()};
    current_.reset();
    if (saved.result)
        for (Request& next : waiting_)
            if (next.session == saved.session) next.origin = *saved.result;
    if (!saved.result && saved.result.error().file.empty()) {
        base::Error named = saved.result.error();
        named.file = saved.file.string();
        saved.result = named;
    }
    begin();
    return saved;
}

}  // namespace app
