#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/engine/Score.h"
#include "games/tak/rules/Game.h"

namespace tak::lab::selfplay {

/// A turn of a game that the engine played against itself.
struct PlayedMove {
    tak::rules::Move move;
    /// Of the search that chose it, for the player who moves; none if the move was drawn at random.
    std::optional<tak::engine::Score> score = {};
};

/// A game that the engine played against itself, from the empty board. It ends with the game, or before the
/// first turn for which the search says that one side certainly wins.
struct PlayedGame {
    std::uint64_t number = 0;  ///< in its set
    int halfKomi = 0;
    std::optional<tak::rules::Color> winner = {};  ///< none: a draw
    std::vector<PlayedMove> moves = {};
};

inline constexpr std::string_view kTuned = "tuned";

/// What all games of a set have in common. With the number of a game it determines the game.
struct SetHeader {
    int size = 6;
    std::uint64_t nodes = 0;      ///< for each searched move
    std::uint32_t randomIn = 16;  ///< one turn in this many is random
    std::uint64_t seed = 0;
    std::string by = std::string(kTuned);  ///< the evaluation: kTuned, or the checksum of a network
    friend bool operator==(const SetHeader&, const SetHeader&) = default;
};

/// A set is a text file: a line with the header, then a line for each game. docs/ENGINE.md describes it.
[[nodiscard]] std::string lineOf(const SetHeader& header);
[[nodiscard]] std::string lineOf(const PlayedGame& game);

/// The set-up of the games of a set, with both agreed draws.
[[nodiscard]] tak::rules::Setup setupOf(const SetHeader& header, int halfKomi);

[[nodiscard]] base::Result<SetHeader> parseHeader(std::string_view line);
/// Errors name the column. Every move must be legal.
[[nodiscard]] base::Result<PlayedGame> parseGame(const SetHeader& header, std::string_view line);

/// Whether this file can be read and begins as a set does.
[[nodiscard]] bool isSet(const std::string& file);

/// Called with each game of a set in turn; false ends the reading.
using GameSink = std::function<bool(const SetHeader& header, const PlayedGame& game)>;

/// Reads a set of any size, a line at a time. Errors name file, line and column. Blocks.
[[nodiscard]] base::Result<void> readSet(const std::string& file, const GameSink& sink);

/// Calls `visit` for each turn of a game, with the game as it stood before it.
void replay(const SetHeader& header, const PlayedGame& game,
            const std::function<void(const tak::rules::Game& before, const PlayedMove& turn)>& visit);

/// Whether the evaluation may be asked about this position: the opening is over and nobody can complete a
/// road with one move.
[[nodiscard]] bool isQuiet(const tak::rules::Position& position);

}  // namespace tak::lab::selfplay
