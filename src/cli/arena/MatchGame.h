#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "cli/arena/OpeningSource.h"
#include "cli/arena/Player.h"
#include "games/tak/rules/Game.h"

namespace cli::arena {

/// Ends a game early, once both engines have agreed for some moves who is winning.
struct Adjudication {
    int score = 0;  ///< hundredths of a flat
    int moves = 0;  ///< of each engine; 0 = games are played out
};

struct GameRules {
    int maxPlies = 300;  ///< a longer game is a draw
    Adjudication adjudication = {};
    Milliseconds grace{100};  ///< tolerated overrun of a clock
    Milliseconds moveTimeMargin{1000};
    Milliseconds patience{60'000};  ///< for a move of an external engine without a clock
    std::uint64_t seed = 0;         ///< of the choices of Dolmen's own engines
};

enum class GameEnd { Rules, TimeLoss, IllegalMove, Hung, Crashed, MaxPlies, Adjudicated, Aborted };
[[nodiscard]] std::string_view nameOf(GameEnd end);
/// How misconduct of an engine ends the game; a proper move does not.
[[nodiscard]] GameEnd endBy(Conduct conduct);

struct PlayedMove {
    tak::rules::Move move;
    Milliseconds time{};
    std::optional<tak::engine::Score> score = {};  ///< for the side that moved; none for opening moves
    int depth = 0;
    std::uint64_t nodes = 0;
};

/// A finished game. Seat 0 is White.
struct PlayedGame {
    tak::rules::Position start{tak::rules::Setup::standard(5)};
    std::vector<PlayedMove> moves;
    int openingPlies = 0;  ///< this many moves at the start are the opening's
    tak::rules::Outcome outcome;
    GameEnd end = GameEnd::Aborted;
    std::optional<int> culprit = {};  ///< the seat that lost by misconduct
    std::string problem = {};
    std::array<int, 2> overruns = {};  ///< by seat: moves that took longer than movetime

    [[nodiscard]] int plies() const { return static_cast<int>(moves.size()); }
    [[nodiscard]] const tak::rules::Setup& setup() const { return start.setup(); }
    /// Who plays the move of this index; Black may play the first one of a position.
    [[nodiscard]] tak::rules::Color mover(std::size_t move) const {
        return static_cast<tak::rules::Color>((static_cast<std::size_t>(start.ply()) + move) & 1U);
    }
};

struct Seat {
    Player& player;
    const TimeControl& time;
};

/// Plays one game from this opening. Blocks until it is over; a stop request aborts it.
[[nodiscard]] PlayedGame playGame(const Opening& opening, std::array<Seat, 2> seats, const GameRules& rules,
                                  const std::stop_token& stop);

}  // namespace cli::arena
