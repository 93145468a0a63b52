#include "app/library/SaveQueue.h"

#include <utility>

namespace app {

void SaveQueue::add(Job job) {
    waiting_.push_back(std::move(job));
    startNext();
}

void SaveQueue::startNext() {
    if (running_ || waiting_.empty()) return;
    Job next = std::move(waiting_.front());
    waiting_.pop_front();
    running_ =
        Running{next.file, next.session,
                std::make_unique<BackgroundTask<GameFile>>(
                    [work = std::move(next.work), origin = next.origin](const std::stop_token&) mutable {
                        work(origin);
                        return work.get_future().get();
                    })};
}

/// Blocks until the running job has ended.
void SaveQueue::finishRunning() {
    Saved saved{running_->file, running_->session, running_->task->take()};
    running_.reset();
    if (saved.result && saved.session)
        for (Job& next : waiting_)
            if (next.session == saved.session) next.origin = *saved.result;
    if (!saved.result && saved.result.error().file.empty()) {
        base::Error named = saved.result.error();
        named.file = saved.file.string();
        saved.result = std::move(named);
    }
    done_.push_back(std::move(saved));
    startNext();
}

std::optional<SaveQueue::Saved> SaveQueue::take() {
    if (done_.empty() && running_ && running_->task->ready()) finishRunning();
    if (done_.empty()) return {};
    Saved saved = std::move(done_.front());
    done_.pop_front();
    return saved;
}

void SaveQueue::finish() {
    while (running_) finishRunning();
}

}  // namespace app
