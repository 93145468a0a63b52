#include "app/window/ScreenStack.h"

#include <algorithm>
#include <utility>

namespace app {

void ScreenStack::openOnce(ScreenId id) {
    const bool waits =
        std::any_of(opened_.begin(), opened_.end(), [id](const Opened& o) { return o.id == id; });
    if (!waits && !onTop(id)) open(id);
}

void ScreenStack::quit() {
    if (!onTop(ScreenId::Leave) && asks_ && asks_()) return openOnce(ScreenId::Leave);
    quitting_ = true;
}

void ScreenStack::closeToFirst() {
    closeToFirst_ = true;
    opened_.clear();
}

void ScreenStack::showTable() {
    closeToFirst();
    open(ScreenId::Play);
}

void ScreenStack::add(Opened opened) {
    if (!screens_.empty()) screens_.back()->covered();
    ids_.push_back(opened.id);
    screens_.push_back(std::move(opened.screen));
}

void ScreenStack::keepLowest(std::size_t count) {
    while (screens_.size() > count) {
        screens_.pop_back();
        ids_.pop_back();
    }
}

void ScreenStack::clear() {
    opened_.clear();
    keepLowest(0);
}

bool ScreenStack::update(bool noticeWaits) {
    const bool change = close_ || closeToFirst_ || !opened_.empty();
    if (std::exchange(close_, false) && screens_.size() > 1) keepLowest(screens_.size() - 1);
    if (std::exchange(closeToFirst_, false)) keepLowest(1);
    for (Opened& opened : std::exchange(opened_, {})) add(std::move(opened));
    // A notice that was closed together with other screens has not been read, so it is shown again.
    if (!noticeWaits || ids_.empty() || onTop(ScreenId::Notice)) return change;
    add({ScreenId::Notice, factory_(ScreenId::Notice)});
    return true;
}

}  // namespace app
