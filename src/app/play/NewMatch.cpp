#include "app/play/NewMatch.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/library/ArchiveEntry.h"
#include "app/table/HiddenTags.h"

namespace app {
namespace {

/// Nullopt if no player has a time limit.
std::optional<match::Clock> clockFor(const std::vector<Seat>& seats) {
    std::vector<match::TimeControl> controls;
    for (const Seat& seat : seats) controls.push_back(seat.time);
    if (std::none_of(controls.begin(), controls.end(), [](const auto& control) { return control.limited(); }))
        return {};
    return match::Clock(std::move(controls));
}

}  // namespace

std::vector<std::string> seatNames(const std::vector<Seat>& seats) {
    std::vector<std::string> names;
    for (const Seat& taken : seats) names.push_back(taken.name);
    return names;
}

bool samePlayers(const std::vector<Seat>& some, const std::vector<Seat>& others) {
    return std::is_permutation(
        some.begin(), some.end(), others.begin(), others.end(),
        [](const Seat& a, const Seat& b) { return a.name == b.name && a.opponent == b.opponent; });
}

void keepBotNames(const std::vector<Seat>& before, std::vector<Seat>& seats) {
    const auto sameBot = [](const Seat& a, const Seat& b) { return a.opponent == b.opponent; };
    if (!std::equal(before.begin(), before.end(), seats.begin(), seats.end(), sameBot)) return;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!seats[i].opponent.empty()) seats[i].name = before[i].name;
}

game::Sides sidesOf(const game::State& state) { return game::Sides(*state.view(game::Viewer::onlooker())); }

match::Match newMatch(std::unique_ptr<game::State> start, const std::vector<Seat>& seats) {
    match::Match match(std::move(start), seatNames(seats));
    writeDate(match);
    if (auto clock = clockFor(seats)) match.setClock(std::move(*clock));
    return match;
}

match::Match newMatchFrom(const match::Match& before, match::NodeId turn, const std::vector<Seat>& seats) {
    match::Match match = newMatch(before.startState(), seats);
    copyIdentity(match, identityIn(before.tags()));
    for (const match::NodeId played : before.tree().pathTo(turn))
        (void)match.submit(before.tree().node(played).mover, before.tree().node(played).action);
    return match;
}

}  // namespace app
