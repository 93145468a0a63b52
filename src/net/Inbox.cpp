#include "net/Inbox.h"

#include <string>
#include <utility>

namespace net {
namespace {

/// What an entry takes in memory beside its text, with the reason of an end.
constexpr std::size_t kEntryBytes = 256;

std::size_t sizeOf(const Heard& heard) {
    const auto* text = std::get_if<Text>(&heard);
    return kEntryBytes + (text != nullptr ? text->text.size() : 0);
}

ConnectionId idOf(const Heard& heard) {
    return std::visit([](const auto& entry) { return entry.id; }, heard);
}

}  // namespace

void Inbox::add(Heard heard) {
    const std::size_t size = sizeOf(heard);
    bool wasEmpty = false;
    {
        const std::lock_guard lock(mutex_);
        wasEmpty = heard_.empty();
        bytes_ += size;
        bytesOf_[idOf(heard)] += size;
        heard_.push_back(std::move(heard));
    }
    if (wasEmpty && wake_) wake_();
}

bool Inbox::hasRoom(ConnectionId id) {
    const std::lock_guard lock(mutex_);
    const auto own = bytesOf_.find(id);
    if (bytes_ < room_.bytes && (own == bytesOf_.end() || own->second < room_.bytesPerConnection))
        return true;
    waiting_.insert(id);
    return false;
}

bool Inbox::isFull() {
    const std::lock_guard lock(mutex_);
    return bytes_ >= room_.bytes;
}

Inbox::Taken Inbox::take() {
    const std::lock_guard lock(mutex_);
    Taken taken;
    taken.heard.swap(heard_);
    taken.waiting.assign(waiting_.begin(), waiting_.end());
    waiting_.clear();
    bytesOf_.clear();
    bytes_ = 0;
    return taken;
}

}  // namespace net
