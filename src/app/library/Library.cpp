#include "app/library/Library.h"

#include "app/common/Wake.h"
#include "app/library/ArchiveEntry.h"

namespace app {

Library::Library(const std::filesystem::path& file, const Games& games) {
    if (file.empty()) return;
    archive::Keeper::Options options{.wake = wakeLoop};
    options.archive.readGame = [&games](const std::string& text) { return entryFromText(games, text); };
    keeper_ = std::make_unique<archive::Keeper>(file, std::move(options));
}

std::optional<archive::Keeper::News> Library::update() {
    if (!keeper_) return {};
    keeper_->update();
    return keeper_->takeNews();
}

base::Result<void> Library::flush() {
    if (!keeper_) return {};
    auto done = keeper_->flush();
    keeper_->update();
    return done;
}

}  // namespace app
