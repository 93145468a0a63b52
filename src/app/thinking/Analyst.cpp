#include "app/thinking/Analyst.h"

#include "app/thinking/Effort.h"

namespace app {
namespace {

using std::chrono::milliseconds;

constexpr int kAnalystLines = 4;
/// After this long the player has probably left the table.
constexpr milliseconds kLongestAnalysis{120'000};
constexpr std::uint64_t kAnalystNodes = 20'000;
constexpr milliseconds kAnalystPatience{60'000};
constexpr std::size_t kLongestCourse = 100;

/// Whether a thought differs from the one before: a bot reports every second even if nothing has changed.
bool isNew(const game::Thought& now, const game::Thought& before) {
    if (now.depth != before.depth || now.candidates.empty() != before.candidates.empty()) return true;
    return !now.candidates.empty() &&
           now.candidates.front().line.front() != before.candidates.front().line.front();
}

}  // namespace

void Analyst::begin(std::unique_ptr<const game::View> view, bool fixedClock) {
    course_.clear();
    trouble_.reset();
    fixedClock_ = fixedClock;
    game::BotLimits limits = Effort{kLongestAnalysis, kAnalystNodes, fixedClock}.limits();
    limits.candidates = kAnalystLines;
    thinker_->begin(std::move(view), limits);
}

void Analyst::stop() {
    thinker_->stop();
    course_.clear();
    trouble_.reset();
}

bool Analyst::update() {
    if (!thinking()) return false;
    if (fixedClock_) thinker_->waitFor(kAnalystPatience);
    bool news = false;
    for (game::Thought& thought : thinker_->takeThoughts()) {
        take(std::move(thought));
        news = true;
    }
    if (const auto answer = thinker_->take()) {
        trouble_ = answer->why;
        news = true;
    }
    return news;
}

void Analyst::take(game::Thought thought) {
    if (thought.candidates.empty()) return;
    if (course_.empty() || isNew(thought, course_.back())) {
        if (course_.size() == kLongestCourse) course_.erase(course_.begin());
        course_.push_back(std::move(thought));
    } else {
        course_.back() = std::move(thought);
    }
}

}  // namespace app
