#include "app/thinking/Thinker.h"

#include <exception>
#include <utility>

#include "app/common/BackgroundTask.h"

namespace app {

using base::msgid;

namespace {

constexpr std::size_t kMostThoughts = 100;
constexpr std::chrono::milliseconds kLongestWait{60'000};  // more than the slowest computer needs

/// Whether a thought differs from the one before: a bot reports every second even if nothing has changed.
bool isNew(const game::Thought& now, const game::Thought& before) {
    return now.depth != before.depth ||
           now.candidates.front().line.front() != before.candidates.front().line.front();
}

}  // namespace

Thinker::Thinker(std::unique_ptr<game::Bot> bot, std::function<void()> wake, bool fixedClock)
    : bot_(std::move(bot)),
      wake_(std::move(wake)),
      fixedClock_(fixedClock),
      thread_([this](const std::stop_token& ending) { run(ending); }) {}

Thinker::~Thinker() {
    end();
    thread_.join();
}

void Thinker::end() {
    stop();
    thread_.request_stop();
}

bool Thinker::ended() const {
    const std::lock_guard lock(mutex_);
    return ended_;
}

void Thinker::begin(std::unique_ptr<const game::View> position, const game::BotLimits& limits) {
    stop();
    {
        const std::lock_guard lock(mutex_);
        current_ = std::stop_source();
        next_ = Task{std::move(position), limits, current_, ++number_};
        next_->limits.threads = fixedClock_ ? 1 : threads_;
        thinking_ = true;
    }
    changed_.notify_all();
}

bool Thinker::ask(const game::View& shown, const Effort& effort) {
    auto decider = viewOfDecider(shown);
    if (!decider || decider->legalActions().empty()) {
        stop();
        return false;
    }
    begin(std::move(decider), effort.limits(fixedClock_));
    return true;
}

void Thinker::stop() {
    latest_.reset();
    course_.clear();
    std::stop_source stopped;
    {
        const std::lock_guard lock(mutex_);
        unheard_.clear();
        if (!std::exchange(thinking_, false)) return;
        ++number_;
        next_.reset();
        answer_.reset();
        stopped = current_;
    }
    // Not under the lock: a bot's stop callback may need it.
    stopped.request_stop();
}

bool Thinker::thinking() const {
    const std::lock_guard lock(mutex_);
    return thinking_;
}

std::optional<Thinker::BotAnswer> Thinker::take() {
    std::unique_lock lock(mutex_);
    if (fixedClock_) changed_.wait_for(lock, kLongestWait, [this] { return answer_ || !thinking_; });
    if (answer_) thinking_ = false;
    return std::exchange(answer_, {});
}

bool Thinker::listen() {
    std::deque<game::Thought> thoughts;
    {
        const std::lock_guard lock(mutex_);
        thoughts.swap(unheard_);
    }
    if (thoughts.empty()) return false;
    latest_ = thoughts.back();
    for (game::Thought& thought : thoughts) keep(std::move(thought));
    return true;
}

void Thinker::keep(game::Thought thought) {
    if (thought.candidates.empty() || thought.candidates.front().line.empty()) return;
    if (!course_.empty() && !isNew(thought, course_.back())) {
        course_.back() = std::move(thought);
        return;
    }
    if (course_.size() == kMostThoughts) course_.erase(course_.begin());
    course_.push_back(std::move(thought));
}

Thinker::BotAnswer Thinker::answerTo(const Task& task) {
    const auto listen = [&](const game::Thought& thought) {
        const std::lock_guard lock(mutex_);
        if (task.number != number_) return;
        if (unheard_.size() == kMostThoughts) unheard_.pop_front();
        unheard_.push_back(thought);
    };
    const auto failure = [](const char* what) {
        return BotAnswer{.why = base::Message(msgid("it has failed: {why}"), {{"why", what}})};
    };
    try {
        auto chosen = bot_->choose(*task.position, task.limits, task.stop.get_token(), listen);
        if (chosen) return {.action = *chosen};
        return {.why = chosen.error().message};
    } catch (const std::exception& problem) {
        return failure(problem.what());
    } catch (...) {
        return failure("?");
    }
}

void Thinker::send(Errand errand) {
    {
        const std::lock_guard lock(mutex_);
        errands_.push_back(std::move(errand));
    }
    changed_.notify_all();
}

void Thinker::prepare(std::unique_ptr<const game::View> position) {
    send([view = std::shared_ptr<const game::View>(std::move(position))](
             game::Bot& bot, const std::stop_token& stop) { bot.prepare(*view, stop); });
}

void Thinker::runErrands(std::unique_lock<std::mutex>& lock, const std::stop_token& ending) {
    while (!errands_.empty()) {
        const Errand errand = std::move(errands_.front());
        errands_.pop_front();
        lock.unlock();
        try {
            errand(*bot_, ending);
        } catch (...) {
            // A failed preparation is reported when the bot is asked for a turn.
        }
        lock.lock();
    }
}

void Thinker::run(const std::stop_token& ending) {
    lowerThreadPriority();
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, ending, [this] { return next_.has_value() || !errands_.empty(); })) {
        runErrands(lock, ending);
        if (!next_) continue;
        const Task task = std::move(*next_);
        next_.reset();
        lock.unlock();
        BotAnswer answer = answerTo(task);
        lock.lock();
        if (task.number != number_) continue;  // the position was replaced in the meantime
        answer_ = std::move(answer);
        changed_.notify_all();
        if (wake_) wake_();
    }
    lock.unlock();
    bot_.reset();
    lock.lock();
    ended_ = true;
    if (wake_) wake_();
}

}  // namespace app
