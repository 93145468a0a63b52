#include "app/window/LetterLoader.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/common/Wake.h"

namespace app {

void LetterLoader::load(const std::set<char32_t>& letters, std::vector<float> ems) {
    if (task_) return;  // they are still missing in the frame after it
    std::set<char32_t> fresh;
    std::set_difference(letters.begin(), letters.end(), requested_.begin(), requested_.end(),
                        std::inserter(fresh, fresh.end()));
    if (fresh.empty()) return;
    requested_.insert(fresh.begin(), fresh.end());
    outdated_ = false;
    task_.emplace([this, fresh = std::move(fresh), ems = std::move(ems)](
                      const std::stop_token& stop) -> base::Result<std::vector<ui::kit::DrawnLetter>> {
        auto drawn = fonts_.draw(fresh, ems, stop);
        wakeLoop();
        return drawn;
    });
}

void LetterLoader::forget() {
    requested_.clear();
    outdated_ = true;
    if (task_) task_->stop();
}

std::vector<ui::kit::DrawnLetter> LetterLoader::take() {
    auto drawn = task_->take();
    task_.reset();
    // Without the letters, boxes stay in their place.
    if (!drawn || outdated_) return {};
    return std::move(drawn).value();
}

}  // namespace app
