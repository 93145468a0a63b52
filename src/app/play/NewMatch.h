#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/catalog/Seat.h"
#include "game/State.h"
#include "match/Match.h"
#include "match/Series.h"

namespace app {

// Who sits down to a match of the program.

[[nodiscard]] std::vector<std::string> seatNames(const std::vector<Seat>& seats);
/// The sides of a game that begins here, for a series.
[[nodiscard]] game::Sides sidesOf(const game::State& state);
/// Whether the same players sit there, in whatever seats.
[[nodiscard]] bool samePlayers(const std::vector<Seat>& some, const std::vector<Seat>& others);
/// Bots of one name have numbers, which they take along to other seats. They keep them in `seats` if all bots
/// stay where they are.
void keepBotNames(const std::vector<Seat>& before, std::vector<Seat>& seats);
/// A match from this position that these players begin now.
[[nodiscard]] match::Match newMatch(std::unique_ptr<game::State> start, const std::vector<Seat>& seats);
/// The same from where this turn of another match left it, with its turns up to there; a copy of the same
/// game.
[[nodiscard]] match::Match newMatchFrom(const match::Match& before, match::NodeId turn,
                                        const std::vector<Seat>& seats);

}  // namespace app
