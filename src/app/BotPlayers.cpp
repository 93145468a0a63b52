#include "app/BotPlayers.h"

#include <algorithm>
#include <cmath>

#include "base/Random.h"

namespace app {
namespace {

using std::chrono::milliseconds;

constexpr float kShortest = 0.8F;  // seconds of a person's moment
constexpr float kLongest = 2.5F;
constexpr float kForced = 0.6F;       // with nothing to choose from
constexpr float kManyActions = 600;   // from here on a position is as complicated as it gets
constexpr float kRest = 0.35F;        // after the last piece has come to rest
constexpr float kFixedMoment = 0.2F;  // by the fixed clock
constexpr std::uint64_t kFixedNodes = 6000;
constexpr milliseconds kFixedPatience{60000};  // no computer is as slow as that

}  // namespace

float personsMoment(const game::State& state) {
    const auto actions = state.legalActions().size();
    if (actions < 2) return kForced;
    const float complexity = std::min(1.0F, std::log(static_cast<float>(actions)) / std::log(kManyActions));
    base::Random random(actions * 1000 + static_cast<std::uint64_t>(state.ply()));
    const float mood = 0.3F + 0.7F * static_cast<float>(random.unit());
    return kShortest + (kLongest - kShortest) * complexity * mood;
}

void BotPlayers::seat(game::PlayerId player, std::unique_ptr<game::Bot> bot, bool quick) {
    seats_[player] = {std::make_unique<Thinker>(std::move(bot), wake_), quick};
}

bool BotPlayers::toAct(const match::Match& match) const {
    return !held_ && !seats_.empty() && plays(match.state().toMove()) && !match.outcome().over;
}

void BotPlayers::hold(bool on) {
    held_ = on;
    if (on) stop();
}

void BotPlayers::stop() {
    if (thinking_) seats_.at(*thinking_).thinker->stop();
    thinking_.reset();
}

void BotPlayers::begin(game::PlayerId player, const match::Match& match) {
    Seat& seat = seats_.at(player);
    const game::State& state = match.state();
    thinking_ = player;
    events_ = match.events().size();
    passed_ = rested_ = 0;
    game::BotLimits limits;
    if (pace_.fixedClock) {
        moment_ = kFixedMoment;
        limits.nodes = kFixedNodes;
    } else {
        const float most = static_cast<float>(pace_.thinkingTime.count()) / 1000;
        moment_ = std::min(personsMoment(state), std::max(most, kShortest));
        limits.time = seat.quick ? milliseconds(std::lround(moment_ * 1000)) : pace_.thinkingTime;
    }
    seat.thinker->begin(state.clone(), limits);
}

void BotPlayers::listen() {
    if (auto thought = seats_.at(*thinking_).thinker->takeThought())
        opinion_ = Opinion{*thinking_, std::move(*thought)};
}

std::optional<BotPlayers::Decision> BotPlayers::update(float seconds, const match::Match& match,
                                                       bool moving) {
    if (thinking_ && events_ != match.events().size()) stop();
    if (!thinking_) {
        if (!toAct(match)) return {};
        begin(match.state().toMove(), match);
    }
    passed_ += seconds;
    rested_ = moving ? 0 : rested_ + seconds;
    Thinker& thinker = *seats_.at(*thinking_).thinker;
    const bool due = passed_ >= moment_ && rested_ >= kRest;
    if (due && pace_.fixedClock) thinker.waitFor(kFixedPatience);
    listen();
    if (!due) return {};
    auto answer = thinker.take();
    if (!answer) return {};
    listen();  // the last thought may have come with the answer
    return Decision{*std::exchange(thinking_, {}), answer->action, std::move(answer->failure)};
}

}  // namespace app
