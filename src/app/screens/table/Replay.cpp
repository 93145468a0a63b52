#include "app/screens/table/Replay.h"

#include <algorithm>

#include "app/play/Tables.h"
#include "app/settings/Preferences.h"
#include "i18n/Numbers.h"
#include "match/TurnTime.h"

namespace app {

namespace {

// Limits in seconds for turns that are shown as long as they took.
constexpr double kShortest = 0.4;
constexpr double kLongestReplay = 20;  // long thinking times are cut

bool atLast(const TableSession& table) {
    return table.match().atEnd() || (table.match().live() && table.match().atHead());
}

double secondsBefore(const match::Followed& match, match::NodeId turn, double pace) {
    if (pace > 0) return pace;
    const auto taken = match::timeTaken(match, turn);
    if (!taken) return 2;
    return std::clamp(std::chrono::duration<double>(*taken).count(), kShortest, kLongestReplay);
}

}  // namespace

void Replay::toggle() {
    running_ = !running_;
    if (!running_) return;
    if (atLast(table())) table().history().goToStart();
    at_ = table().match().current();
    rested_ = 0;
}

std::span<const double> Replay::pacesOf(const match::Followed& match) {
    return std::span(kPaces).subspan(match.clock() ? 0 : 1);
}

double Replay::otherPace(double pace, int steps, const match::Followed& match) {
    const std::span<const double> paces = pacesOf(match);
    const auto nearest = std::min_element(paces.begin(), paces.end(), [pace](double a, double b) {
        return std::abs(a - pace) < std::abs(b - pace);
    });
    const int to = static_cast<int>(nearest - paces.begin()) + steps;
    return paces[static_cast<std::size_t>(std::clamp(to, 0, static_cast<int>(paces.size()) - 1))];
}

bool Replay::update(float seconds) {
    if (!running_) return false;
    const match::Followed& match = table().match();
    if (match.current() != at_ || atLast(table())) {
        running_ = false;
        return true;
    }
    const double pace = basics_.preferences.settings().replaySeconds;
    rested_ = table().animating() ? 0 : rested_ + static_cast<double>(seconds);
    if (rested_ < secondsBefore(match, match.tree().node(at_).children.front(), pace)) return false;
    table().history().forward();
    at_ = match.current();
    rested_ = 0;
    return true;
}

std::string shownPace(const ui::kit::Context& ui, double pace) {
    if (pace <= 0) return ui.tr("As it was played");
    return ui.tr("{count} s per turn", {{"count", i18n::numberText(ui.texts, pace, pace < 1 ? 0.1 : 1)}});
}

}  // namespace app
