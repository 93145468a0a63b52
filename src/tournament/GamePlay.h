#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "tournament/Gate.h"
#include "tournament/PlayedGame.h"
#include "tournament/Watchdog.h"

namespace tournament {

/// Everything that a game needs for being played.
struct Surroundings {
    const Contest& contest;
    std::vector<game::Bot*> bots;  ///< by seat
    Gate& gate;                    ///< makes the game wait before each turn while paused
    Watchdog& watchdog;
    std::stop_token stop = {};  ///< ends the game as Aborted
    /// Called in this thread after each turn of a bot.
    std::function<void(const PlayedTurn&)> played = {};
};

/// Plays the game from its present position, which is its start or the end of its opening. Blocks until it is
/// over. A bot that fails loses.
void playGame(PlayedGame& game, const Surroundings& with);

/// Plays the turns of an opening until one of them is illegal.
void playOpening(PlayedGame& game, const std::vector<game::Action>& opening);

}  // namespace tournament
