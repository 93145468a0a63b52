#include "app/SaveQueue.h"

#include <utility>

namespace app {

void SaveQueue::add(Work work) {
    waiting_.push_back(std::move(work));
    startNext();
}

void SaveQueue::startNext() {
    if (running_ || waiting_.empty()) return;
    running_ = std::make_unique<BackgroundTask<std::filesystem::path>>(
        [work = std::move(waiting_.front())](const std::stop_token&) mutable {
            work();
            return work.get_future().get();
        });
    waiting_.pop_front();
}

std::optional<SaveQueue::Saved> SaveQueue::take() {
    if (done_.empty() && running_ && running_->ready()) {
        done_.push_back(running_->take());
        running_.reset();
        startNext();
    }
    if (done_.empty()) return {};
    Saved saved = std::move(done_.front());
    done_.pop_front();
    return saved;
}

void SaveQueue::finish() {
    while (running_) {
        done_.push_back(running_->take());
        running_.reset();
        startNext();
    }
}

}  // namespace app
