#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/Kind.h"

namespace cli::games {

/// The id of the game that is meant where none is named, and that has commands of its own.
inline constexpr std::string_view kTak = "tak";

/// A game that the program knows.
struct GameEntry {
    std::unique_ptr<const game::Kind> kind;
    std::vector<std::string>
        benchPositions;  ///< for Kind::readPosition(), from the opening to the end; may be empty
};

[[nodiscard]] std::vector<GameEntry> gameList();

/// The game with this id; null if there is none.
[[nodiscard]] const GameEntry* gameNamed(const std::vector<GameEntry>& games, std::string_view id);
/// The ids of the games with "or" between them.
[[nodiscard]] std::string namesOf(const std::vector<GameEntry>& games);

}  // namespace cli::games
