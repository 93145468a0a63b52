#pragma once

#include <cstddef>

/// Limits of game files. Reading takes time and memory in proportion to a file's length, so these limits are
/// not for speed: they keep a damaged or hostile file from filling the memory, and are far above what people
/// and programs write. Exceeding one is an error that names it.
namespace tak::rules::ptn {

/// For each game. PTN defines 20 tags; archives add a few.
inline constexpr std::size_t kMostTags = 1000;

/// For each game, with variations. Each turn takes about 500 bytes while a game is loaded, 260 MB in all. The
/// longest games ever played have 400 turns, thorough analyses some thousands.
inline constexpr int kMostTurns = 500'000;

/// For each game: each variation begins with a turn of its own.
inline constexpr int kMostVariations = 100'000;

/// Nesting of variations. The name of each level is a part of the names of all levels below it.
inline constexpr std::size_t kDeepestVariation = 100;

/// Bytes of a comment, and of a tag's name or value.
inline constexpr std::size_t kLongestComment = std::size_t{1} << 20U;

/// Bytes of a variation's path, and of a word. The longest move has 13 letters; marks may follow it.
inline constexpr std::size_t kLongestWord = std::size_t{1} << 16U;

/// For each file. The shortest game has 11 bytes; the largest archives have as many games, but their files
/// are larger than the limit for reading.
inline constexpr std::size_t kMostGames = 1'000'000;

/// Reported errors of a file, and as many warnings; nobody reads more.
inline constexpr std::size_t kMostProblems = 1000;

}  // namespace tak::rules::ptn
