#pragma once

#include <string>
#include <string_view>

#include "game/Kind.h"

namespace caravan::play {

/// What a file may hold; passing a bound is an error that names it. A tree with every turn commented upon has
/// some hundreds of turns.
inline constexpr std::size_t kMostTurns = 10'000;      ///< of a game, variations included
inline constexpr std::size_t kDeepestVariation = 100;  ///< variations within variations
inline constexpr std::size_t kMostGames = 100'000;     ///< of a file

/// One game of a text in UTF-8, as the README of this folder describes it.
[[nodiscard]] base::Result<game::Kind::Reading> readCaravan(std::string_view text, std::string_view file,
                                                            const game::Kind::ReadRequest& request);

/// Every game of such a text; after a bad one the next begins at the next line with a tag after a blank line.
[[nodiscard]] base::Result<void> readEachCaravan(std::string_view text, std::string_view file,
                                                 const game::Kind::Intake& intake);

/// Everything that readCaravan() reads.
[[nodiscard]] std::string writeCaravan(const game::Record& record);

}  // namespace caravan::play
