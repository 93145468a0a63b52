#include "app/play/EnginePlayer.h"

#include <algorithm>
#include <cmath>

#include "base/Message.h"
#include "base/Random.h"

namespace app {
namespace {

using base::msgid;
using std::chrono::milliseconds;

constexpr float kShortestMoment = 0.8F;  // shortest thinking time of a person, in seconds
constexpr float kLongestMoment = 2.5F;
constexpr float kForced = 0.6F;            // if there is only one turn to choose
constexpr float kManyActions = 600;        // with this many turns or more the thinking time no longer grows
constexpr std::size_t kUsualActions = 30;  // taken instead of the number of turns where that is a secret
constexpr float kRestBeforeTurn = 0.35F;   // after the last piece came to rest
constexpr float kFixedMoment = 0.2F;       // with the fixed clock
constexpr double kBetter = 0.6;  // an engine accepts a draw if the offering player's chance is at least this
constexpr milliseconds kLeastShare{20};
constexpr milliseconds kTimeToStop{200};

std::vector<std::optional<game::BotLimits::Clock>> clocksOf(const match::Clock& clock) {
    std::vector<std::optional<game::BotLimits::Clock>> shown(clock.players());
    for (std::size_t seat = 0; seat < shown.size(); ++seat)
        if (const auto time = clock.timeLeft(game::playerAt(seat))) shown[seat] = {time->left, time->step};
    return shown;
}

/// The thinking time for an answer that is ready when it is due, however long the search takes to stop.
milliseconds readyBefore(milliseconds due) { return std::max(due - kTimeToStop, due / 2); }

bool hidesNothing(const game::View& view) { return view.truth() != nullptr; }

}  // namespace

float personsMoment(const game::View& view) {
    const auto actions = hidesNothing(view) ? view.legalActions().size() : kUsualActions;
    if (actions < 2) return kForced;
    const float complexity = std::min(1.0F, std::log(static_cast<float>(actions)) / std::log(kManyActions));
    base::Random random(actions * 1000 + static_cast<std::uint64_t>(view.ply()));
    const float mood = 0.3F + 0.7F * static_cast<float>(random.unit());
    return kShortestMoment + (kLongestMoment - kShortestMoment) * complexity * mood;
}

milliseconds shareOf(const match::TimeLeft& time) {
    const milliseconds share = time.left / 30 + time.step * 3 / 4;
    return std::clamp(share, kLeastShare, std::max(time.left / 4, kLeastShare));
}

void EnginePlayer::gameOver() {
    thinker_->send([](game::Bot& bot, const std::stop_token&) { bot.freeResources(); });
}

void EnginePlayer::begin(std::unique_ptr<const game::View> view, const match::Clock* clock) {
    passed_ = rested_ = 0;
    game::BotLimits limits;
    if (thinker_->clockFixed()) {
        moment_ = kFixedMoment;
        limits.nodes = kSeatNodes;
    } else {
        const auto time = clock ? clock->timeLeft(view->toMove()) : std::nullopt;
        const milliseconds allowed = time ? std::min(shareOf(*time), pace_.thinkingTime) : pace_.thinkingTime;
        const float most = static_cast<float>(allowed.count()) / 1000;
        const float longest = time ? most : std::max(most, kShortestMoment);
        const bool open = hidesNothing(*view);
        // A search may end early where there is little to choose from; that must not be seen, either.
        moment_ = pace_.quick || open ? std::min(personsMoment(*view), longest) : longest;
        limits.time = pace_.quick || !open ? milliseconds(std::lround(moment_ * 1000)) : allowed;
        if (!open) limits.time = readyBefore(*limits.time);
        if (clock) limits.clocks = clocksOf(*clock);
    }
    thinker_->begin(std::move(view), limits);
}

std::optional<bool> EnginePlayer::answer(const match::Offer& offer, const game::View&) {
    if (offer.proposal == match::Proposal::TakeBack) return true;
    const std::vector<double> chances = thought_ ? thought_->chances() : std::vector<double>();
    return offer.from.value < chances.size() && chances[offer.from.value] > kBetter;
}

void EnginePlayer::listen() {
    if (thinker_->listen()) thought_ = *thinker_->latest();
}

std::optional<match::Decision> EnginePlayer::decide(float seconds, bool moving) {
    passed_ += seconds;
    rested_ = moving ? 0 : rested_ + seconds;
    const bool due = passed_ >= moment_ && rested_ >= kRestBeforeTurn;
    const auto answer = due ? thinker_->take() : std::nullopt;
    listen();
    if (!answer) return {};
    if (answer->action) return match::PlayTurn{*answer->action};
    return match::GiveUp{answer->why.value_or(msgid("it found no move"))};
}

}  // namespace app
