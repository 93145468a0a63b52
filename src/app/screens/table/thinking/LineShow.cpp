#include "app/screens/table/thinking/LineShow.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr float kTurnSeconds = 0.8F;  // for each turn
constexpr float kRest = 2.4F;         // for the end of the line

}  // namespace

void LineShow::pointAt(Choice line) {
    if (pointedBefore_ != line) restart();
    pointed_ = pointedBefore_ = line;
}

void LineShow::endFrame() {
    if (!pointed_) pointedBefore_.reset();
    pointed_.reset();
}

void LineShow::choose(Choice line) {
    chosen_ = chosen_ == line ? std::nullopt : std::optional(line);
    restart();
}

void LineShow::chooseNext(const std::function<bool(Choice)>& known) {
    Choice next = chosen_ ? Choice{chosen_->section, chosen_->row + 1} : Choice{};
    if (!known(next)) next = {next.section + 1, 0};
    chosen_ = known(next) ? std::optional(next) : std::nullopt;
    restart();
}

bool LineShow::advance(float seconds, bool playing) {
    const float before = playedFor_;
    playedFor_ = playing ? playedFor_ + seconds : 0;
    return static_cast<int>(before / kTurnSeconds) != static_cast<int>(playedFor_ / kTurnSeconds);
}

std::size_t LineShow::stepsOf(std::size_t turns) const {
    const float whole = kTurnSeconds * static_cast<float>(turns) + kRest;
    const auto played = static_cast<std::size_t>(std::fmod(playedFor_, whole) / kTurnSeconds) + 1;
    return std::min(played, turns);
}

}  // namespace app
