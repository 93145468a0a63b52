#include "app/play/GamePreview.h"

#include <utility>

#include "app/common/Wake.h"
#include "base/Message.h"

namespace app {

using base::msgid;

GamePreview::~GamePreview() {
    *alive_ = false;
    tables_.endPreview();
}

void GamePreview::show(const archive::Game* game) {
    if (!game) {
        wanted_.reset();
        shown_.reset();
        problem_.reset();
        return tables_.endPreview();
    }
    if (wanted_ && wanted_->id == game->id) return;
    wanted_ = Wanted{game->id, games_.find(game->entry.game), !game->entry.finished};
    if (problem_) shown_.reset();  // nothing is on the table
    problem_.reset();
    readNext();
}

void GamePreview::readNext() {
    if (waits() || !wanted_ || shown_ == wanted_->id) return;
    reading_ = wanted_;
    if (!reading_->game) return fail({msgid("this program does not have the game that was played here")});
    asking_ = true;
    archive_.ask([id = reading_->id](archive::Archive& archive) { return archive.text(id); },
                 [this, alive = alive_](base::Result<std::optional<std::string>> text) {
                     if (!*alive) return;
                     asking_ = false;
                     if (!text) return fail(text.error());
                     if (!*text) return fail({msgid("this game is no longer in the library")});
                     read(std::move(**text));
                 });
}

void GamePreview::read(std::string text) {
    task_ = std::make_unique<BackgroundTask<match::Match>>(
        [text = std::move(text),
         wanted = *reading_](const std::stop_token& stop) -> base::Result<match::Match> {
            auto reading = wanted.game->kind->read(text, {}, {.stop = stop});
            wakeLoop();
            if (!reading) return reading.error();
            match::Match match = match::Match::fromRecord(std::move(reading->game));
            if (wanted.unfinished) match.setLive(true);
            return match;
        });
}

void GamePreview::fail(base::Error problem) {
    if (!wanted_ || wanted_->id != reading_->id) return;  // another game is wanted meanwhile
    shown_ = reading_->id;
    problem_ = std::move(problem);
    tables_.endPreview();
}

bool GamePreview::update() {
    const bool done = task_ && task_->ready();
    if (done) {
        auto match = task_->take();
        task_.reset();
        if (wanted_ && wanted_->id == reading_->id) {
            if (match) {
                shown_ = reading_->id;
                problem_.reset();
                tables_.preview(*reading_->game, std::move(*match));
            } else {
                fail(match.error());
            }
        }
    }
    if (wanted_ && shown_ != wanted_->id) readNext();
    return done;
}

}  // namespace app
