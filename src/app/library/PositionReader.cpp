#include "app/library/PositionReader.h"

#include <algorithm>
#include <utility>

#include "app/common/Wake.h"
#include "app/library/Explorer.h"

namespace app {
namespace {

constexpr int kReadTogether = 256;  // games that are read and written at a time

}  // namespace

bool PositionReader::busy() const { return archive_ && (asked_ || task_ || seen_ != archive_->changes()); }

std::optional<PositionReader::Progress> PositionReader::progress() const {
    if (unread_ == 0) return {};
    return Progress{of_ - unread_, of_};
}

void PositionReader::update() {
    if (!archive_) return;
    if (task_ && task_->ready()) {
        auto lines = task_->take();
        task_.reset();
        if (lines)
            keep(std::move(*lines));
        else
            end(lines.error());
    }
    if (!asked_ && !task_ && seen_ != archive_->changes()) ask();
}

void PositionReader::ask() {
    asked_ = true;
    seen_ = archive_->changes();
    archive_->ask(
        [versions = keyVersions(games_)](archive::Archive& archive) -> base::Result<archive::Unread> {
            if (archive.readOnly()) return archive::Unread();
            if (auto expected = archive.expectKeys(versions); !expected) return expected.error();
            return archive.unread(kReadTogether);
        },
        [this, alive = alive_](base::Result<archive::Unread> unread) {
            if (!*alive) return;
            asked_ = false;
            if (!unread) return end(unread.error());
            problem_.reset();
            if (std::exchange(unread_, unread->total) != unread->total) changes_.interface = true;
            of_ = unread_ == 0 ? 0 : std::max(of_, unread_);
            if (!unread->games.empty()) read(std::move(*unread));
        });
}

void PositionReader::read(archive::Unread unread) {
    auto shared = std::make_shared<archive::Unread>(std::move(unread));
    task_ = std::make_unique<BackgroundTask<Lines>>(
        [games = &games_, shared](const std::stop_token& stop) -> base::Result<Lines> {
            lowerThreadPriority();
            Lines lines;
            for (const archive::Game& game : shared->games) {
                if (stop.stop_requested()) break;
                lines.push_back(lineOf(*games, game, stop));
            }
            wakeLoop();
            return lines;
        });
}

void PositionReader::keep(Lines lines) {
    asked_ = true;
    archive_->ask([lines = std::move(lines)](archive::Archive& archive) { return archive.keepLines(lines); },
                  [this, alive = alive_](const base::Result<void>& kept) {
                      if (!*alive) return;
                      asked_ = false;
                      end(kept);
                  });
}

/// After a failure it waits for a change of the archive: the disk may have room again then.
void PositionReader::end(const base::Result<void>& result) {
    if (result) return;
    problem_ = result.error();
    seen_ = archive_->changes();
    changes_.interface = true;
}

}  // namespace app
