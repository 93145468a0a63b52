#include "app/Library.h"

#include "app/Wake.h"

namespace app {

Library::Library(const std::filesystem::path& file) {
    if (!file.empty())
        keeper_ = std::make_unique<archive::Keeper>(file, archive::Keeper::Options{.wake = wakeLoop});
}

std::optional<base::Error> Library::update() {
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
