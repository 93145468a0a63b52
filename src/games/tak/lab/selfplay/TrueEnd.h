#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/tak/engine/Engine.h"
#include "games/tak/lab/selfplay/PlayedGame.h"

namespace tak::lab::selfplay {

/// A game of a set, played on to its end: games of a set stop where they are decided.
struct WholeGame {
    SetHeader set;
    PlayedGame played;                             ///< as it stands in the set
    std::vector<tak::rules::Move> moves = {};      ///< all of them
    std::optional<tak::rules::Position> end = {};  ///< none if the game took too long
    std::optional<tak::rules::Color> winner = {};  ///< at that end; none: a draw
};

/// Plays on with this engine, which forgets other games, and `nodes` positions for each move. The same game
/// gives the same end. No end if a stop was requested.
[[nodiscard]] WholeGame playedToTheEnd(const SetHeader& set, const PlayedGame& game,
                                       tak::engine::Engine& engine, std::uint64_t nodes,
                                       const std::stop_token& stop);

/// At most `take` plies of a game with `moves` moves, spread at random over all of it behind the opening: one
/// in each of `take` equal parts. The same ones for the same game of the same set.
[[nodiscard]] std::vector<std::size_t> somePlies(const SetHeader& set, std::uint64_t gameNumber,
                                                 std::size_t moves, std::size_t take);

}  // namespace tak::lab::selfplay
