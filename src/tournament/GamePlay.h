#pragma once

#include <array>
#include <functional>
#include <stop_token>

#include "tournament/Gate.h"
#include "tournament/PlayedGame.h"
#include "tournament/Watchdog.h"

namespace tournament {

/// What a game is played with.
struct Surroundings {
    const Contest& contest;
    std::array<game::Bot*, 2> bots;  ///< by entrant
    Gate& gate;                      ///< waited at before each turn
    Watchdog& watchdog;
    std::stop_token stop = {};  ///< ends the game, aborted
    /// After each turn of a bot; in this thread.
    std::function<void(const PlayedTurn&)> played = {};
};

/// Plays the game on from where it stands: at its start, or after the turns of its opening. Blocks until it
/// is over. A bot that fails loses.
void playGame(PlayedGame& game, const Surroundings& with);

/// Plays the turns of an opening, as far as they can be played.
void playOpening(PlayedGame& game, const std::vector<game::Action>& opening);

}  // namespace tournament
