#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "cli/arena/Player.h"
#include "games/tak/rules/Game.h"

namespace cli::arena {

/// Both engines agree for some moves on end who is winning, and the game is called.
struct Adjudication {
    int score = 0;  ///< hundredths of a flat
    int moves = 0;  ///< of each engine; 0 = games are played out
};

struct GameRules {
    int maxPlies = 300;  ///< then it is a draw
    Adjudication adjudication = {};
    Milliseconds grace{100};  ///< lost between the clock and the engine; no one loses by it
    Milliseconds moveTimeMargin{1000};
    Milliseconds patience{60'000};  ///< for a move without a clock
};

enum class GameEnd { Rules, TimeLoss, IllegalMove, Hung, Crashed, MaxPlies, Adjudicated, Aborted };
[[nodiscard]] std::string_view nameOf(GameEnd end);
/// How a game ends in which an engine does this; a move does not end it.
[[nodiscard]] GameEnd endBy(Conduct conduct);

struct PlayedMove {
    tak::rules::Move move;
    Milliseconds time{};
    std::optional<tak::engine::Score> score = {};  ///< for the side that moved; none of opening moves
    int depth = 0;
    std::uint64_t nodes = 0;
};

/// A game that was played. Seat 0 is White.
struct PlayedGame {
    tak::rules::Setup setup{};
    std::vector<PlayedMove> moves;
    int openingPlies = 0;
    tak::rules::Outcome outcome;
    GameEnd end = GameEnd::Aborted;
    std::optional<int> culprit = {};  ///< the seat that lost by misconduct
    std::string problem = {};
    std::array<int, 2> overruns = {};  ///< moves by seat that took longer than a movetime

    [[nodiscard]] int plies() const { return static_cast<int>(moves.size()); }
};

struct Seat {
    Player& player;
    const TimeControl& time;
};

/// Plays one game from this opening. Blocks until it is over; aborted when the token is stopped.
[[nodiscard]] PlayedGame playGame(const tak::rules::Setup& setup,
                                  const std::vector<tak::rules::Move>& opening, std::array<Seat, 2> seats,
                                  const GameRules& rules, const std::stop_token& stop);

}  // namespace cli::arena
