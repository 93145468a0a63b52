#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/catalog/Games.h"
#include "archive/Archive.h"
#include "game/Kind.h"

/// The positions of the library's games: how they are read from the games' texts, and what was played in
/// them. All functions can be called from any thread.
namespace app {

/// The archive's key of a position; nothing if the game gives none.
[[nodiscard]] std::optional<archive::PositionKey> positionKeyOf(const game::Kind& kind,
                                                                const game::State& state);
/// The versions of all games' keys, by the game's id.
[[nodiscard]] std::map<std::string, int> keyVersions(const Games& games);
/// The line of a game as its text tells it; without positions if the text cannot be read, or its game gives
/// no keys.
[[nodiscard]] archive::Line lineOf(const Games& games, const archive::Game& game,
                                   const std::stop_token& stop);

/// What the library's games have played in a position.
struct Explored {
    struct Turn {
        game::Action action;  ///< of the position that was asked about, however the games were turned
        archive::Tally tally;
        int lastDay = 0;  ///< since 1970; 0: unknown
    };
    archive::Tally all = {};
    std::vector<Turn> turns = {};  ///< the most frequent first
    std::vector<archive::Visits::Visitor> games = {};
    std::vector<std::string> terms = {};
};
/// Looks up a position. `state` is the truth about it; the position in `query` is ignored. Of several turns
/// that lead to the same position only the first one is listed. Blocks for milliseconds; ends with an error
/// soon after a stop request.
[[nodiscard]] base::Result<Explored> explore(const archive::Archive& archive, const game::Kind& kind,
                                             const game::State& state, archive::PositionQuery query,
                                             const std::stop_token& stop);

}  // namespace app
