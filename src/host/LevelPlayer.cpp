#include "host/LevelPlayer.h"

#include <algorithm>
#include <utility>

namespace host {
namespace {

using std::chrono::milliseconds;

constexpr double kBetter = 0.6;  // a level accepts a draw if the chance of who offers it is at least this
constexpr milliseconds kLeastThinking{20};
constexpr milliseconds kTimeToStop{200};

/// The time for a turn with this clock.
milliseconds shareOfClock(const match::TimeLeft& time) {
    const milliseconds share = time.left / 30 + time.step * 3 / 4;
    return std::clamp(share, kLeastThinking, std::max(time.left / 4, kLeastThinking));
}

std::vector<std::optional<game::BotLimits::Clock>> botClocks(const match::Clock& clock) {
    std::vector<std::optional<game::BotLimits::Clock>> clocks(clock.players());
    for (std::size_t seat = 0; seat < clocks.size(); ++seat)
        if (const auto time = clock.timeLeft(game::playerAt(seat))) clocks[seat] = {time->left, time->step};
    return clocks;
}

}  // namespace

LevelPlayer::LevelPlayer(std::unique_ptr<game::Bot> bot, Pace pace)
    : bot_(std::move(bot)), pace_(pace), thread_([this](const std::stop_token& ending) { run(ending); }) {}

LevelPlayer::~LevelPlayer() {
    stop();
    thread_.request_stop();
    thread_.join();
}

void LevelPlayer::begin(std::unique_ptr<const game::View> view, const match::Clock* clock) {
    const auto time = clock != nullptr ? clock->timeLeft(view->toMove()) : std::nullopt;
    const milliseconds thinking = time ? std::min(shareOfClock(*time), pace_.thinking) : pace_.thinking;
    const bool open = view->truth() != nullptr;
    Task task{.view = std::move(view), .limits = {}};
    if (pace_.nodes) {
        task.limits.nodes = pace_.nodes;
        task.limits.seed = static_cast<std::uint64_t>(task.view->ply()) + 1;
        due_ = milliseconds(0);
    } else {
        // A search may end early where there is little to choose from; that must not be seen.
        due_ = open ? std::min(pace_.moment, thinking) : thinking;
        task.limits.time = open ? thinking : std::max(thinking - kTimeToStop, thinking / 2);
        if (clock != nullptr && open) task.limits.clocks = botClocks(*clock);
    }
    passed_ = milliseconds(0);
    stop();
    {
        const std::lock_guard lock(mutex_);
        current_ = task.stop;
        next_ = std::move(task);
        ++number_;
    }
    changed_.notify_all();
}

void LevelPlayer::stop() {
    std::stop_source stopped;
    {
        const std::lock_guard lock(mutex_);
        next_.reset();
        decided_.reset();
        ++number_;
        stopped = std::exchange(current_, std::stop_source());
    }
    stopped.request_stop();  // not under the lock: a bot's stop callback may need it
}

std::optional<match::Decision> LevelPlayer::decide(float seconds, bool) {
    passed_ += std::chrono::duration<float>(seconds);
    if (passed_ < due_) return {};
    const std::lock_guard lock(mutex_);
    return std::exchange(decided_, {});
}

std::optional<bool> LevelPlayer::answer(const match::Offer& offer, const game::View&) {
    if (offer.proposal == match::Proposal::TakeBack) return true;
    const std::lock_guard lock(mutex_);
    return offer.from.value < chances_.size() && chances_[offer.from.value] >= kBetter;
}

match::Decision LevelPlayer::answerTo(const Task& task) {
    const auto listen = [&](const game::Thought& thought) {
        if (thought.candidates.empty()) return;
        const std::lock_guard lock(mutex_);
        chances_ = thought.chances();
    };
    try {
        auto turn = bot_->choose(*task.view, task.limits, task.stop.get_token(), listen);
        if (turn) return match::PlayTurn{*turn};
        return match::GiveUp{turn.error().message};
    } catch (...) {
        return match::GiveUp{base::msgid("it found no move")};
    }
}

void LevelPlayer::run(const std::stop_token& ending) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, ending, [this] { return next_.has_value(); })) {
        const Task task = std::move(*next_);
        next_.reset();
        const std::uint64_t number = number_;
        lock.unlock();
        match::Decision decided = answerTo(task);
        lock.lock();
        if (number == number_) decided_ = std::move(decided);
    }
}

}  // namespace host
