#pragma once

#include <cstddef>

/// What a game file may hold. Files are read in time and memory that grow with their length alone, so these
/// bounds are not for speed: they keep a damaged or hostile file from filling the memory, and are far above
/// what people and programs write. Passing one is an error that names it.
namespace tak::rules::ptn {

/// Of a game. Those that PTN defines are 20; archives add a few of their own.
inline constexpr std::size_t kMostTags = 1000;

/// Of a game, variations included. Each takes about 500 bytes while a game is brought to the table, 260 MB in
/// all. The longest games that were played have 400, the most thorough comments some thousands.
inline constexpr int kMostTurns = 500'000;

/// Of a game: each begins with a turn of its own.
inline constexpr int kMostVariations = 100'000;

/// Variations within variations. Each level's name stands in those of all levels below it.
inline constexpr std::size_t kDeepestVariation = 100;

/// Bytes of a comment, and of a tag's name or value.
inline constexpr std::size_t kLongestComment = std::size_t{1} << 20U;

/// Bytes of a variation's path and of a word. The longest move has 13 letters; what follows it are marks.
inline constexpr std::size_t kLongestWord = std::size_t{1} << 16U;

/// Of a file. The shortest game has 11 bytes; the largest archives of games played have as many games in
/// files that are larger than what is read.
inline constexpr std::size_t kMostGames = 1'000'000;

/// Errors that are told of a file, and as many warnings; nobody reads more.
inline constexpr std::size_t kMostProblems = 1000;

}  // namespace tak::rules::ptn
