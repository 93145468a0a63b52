#include "match/Clock.h"

#include <algorithm>

namespace match {

namespace {

constexpr milliseconds kNoLimit{-1};

milliseconds delayOf(const TimeControl& control) {
    return control.kind == TimeControl::Kind::Delay ? control.step : milliseconds(0);
}

milliseconds shown(microseconds time) { return std::chrono::floor<milliseconds>(time); }

}  // namespace

Clock::Clock(std::vector<TimeControl> seats) {
    for (TimeControl& control : seats) seats_.push_back({control, control.initial, delayOf(control)});
}

std::optional<milliseconds> Clock::left(game::PlayerId player) const {
    if (!at(player).control.limited()) return {};
    return shown(at(player).left);
}

bool Clock::anyOut(const std::vector<game::PlayerId>& players) const {
    return std::any_of(players.begin(), players.end(),
                       [&](game::PlayerId player) { return left(player) == milliseconds(0); });
}

std::optional<TimeLeft> Clock::timeLeft(game::PlayerId player) const {
    if (!at(player).control.limited()) return {};
    return TimeLeft{shown(at(player).left), at(player).control.step};
}

std::vector<milliseconds> Clock::readings() const {
    std::vector<milliseconds> readings;
    for (const Seat& seat : seats_) readings.push_back(seat.control.limited() ? shown(seat.left) : kNoLimit);
    return readings;
}

bool Clock::pass(game::PlayerId player, microseconds time) {
    Seat& seat = seats_[player.value];
    if (!seat.control.limited() || time <= microseconds(0)) return false;
    const microseconds free = std::min(time, seat.delay);
    seat.delay -= free;
    const microseconds used = std::min(time - free, seat.left);
    seat.left -= used;
    if (seat.control.kind == TimeControl::Kind::Hourglass) {
        Seat& next = seats_[(player.value + 1U) % seats_.size()];
        next.left = std::min<microseconds>(next.left + used, TimeControl::kLongest);
    }
    return seat.left == microseconds(0);
}

void Clock::press(game::PlayerId player, int turns) {
    Seat& seat = seats_[player.value];
    seat.delay = delayOf(seat.control);
    if (seat.control.kind == TimeControl::Kind::Fischer) seat.left += seat.control.step;
    if (seat.control.bonusTurn > 0 && turns == seat.control.bonusTurn) seat.left += seat.control.bonus;
    seat.left = std::min<microseconds>(seat.left, TimeControl::kLongest);
}

void Clock::restore(const std::vector<milliseconds>& readings) {
    if (readings.size() != seats_.size()) return;
    adjust(readings);
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (readings[i] >= milliseconds(0)) seats_[i].delay = delayOf(seats_[i].control);
}

void Clock::adjust(const std::vector<milliseconds>& readings) {
    if (readings.size() != seats_.size()) return;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (readings[i] >= milliseconds(0)) seats_[i].left = std::min(readings[i], TimeControl::kLongest);
}

bool Clock::low(game::PlayerId player) const {
    using std::chrono::seconds;
    const Seat& seat = at(player);
    const auto limit =
        std::clamp(seat.control.initial / 10, milliseconds(seconds(10)), milliseconds(seconds(60)));
    return seat.control.limited() && seat.left < limit;
}

}  // namespace match
