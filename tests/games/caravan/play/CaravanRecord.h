#pragma once

#include <string>
#include <string_view>

#include "game/Kind.h"

namespace caravan::play {

/// Limits of a file; exceeding one is an error that names it. A game with comments on every turn has some
/// hundreds of turns.
inline constexpr std::size_t kMostTurns = 10'000;      ///< of a game, with its variations
inline constexpr std::size_t kDeepestVariation = 100;  ///< nesting of variations
inline constexpr std::size_t kMostGames = 100'000;     ///< of a file

/// Reads one game of a text in UTF-8, in the format of this folder's README.
[[nodiscard]] base::Result<game::Kind::Reading> readCaravan(std::string_view text, std::string_view file,
                                                            const game::Kind::ReadRequest& request);

/// Reads every game of such a text; after a bad one it continues at the next line with a tag after a blank
/// line.
[[nodiscard]] base::Result<void> readEachCaravan(std::string_view text, std::string_view file,
                                                 const game::Kind::Intake& intake);

/// Writes everything that readCaravan() reads.
[[nodiscard]] std::string writeCaravan(const game::Record& record);

}  // namespace caravan::play
