#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "games/tak/lab/selfplay/PlayedGame.h"

namespace tak::lab::selfplay {

/// Further games would repeat the random turns of the next seed.
inline constexpr std::uint64_t kGamesOfASeed = 1'000'000;

struct SelfPlay {
    SetHeader set;
    std::vector<int> halfKomis = {0, 4};  ///< used in turn
    std::uint64_t first = 0;              ///< number of the first game
    std::uint64_t games = 1000;           ///< first + games is at most kGamesOfASeed
    int threads = 1;                      ///< games at a time
};

/// Takes a game; false if it cannot be stored. Games come in the order of their numbers, from one thread at a
/// time.
using PlayedGameSink = std::function<bool(const PlayedGame& game)>;

/// Plays games of the engine against itself. They begin with some random turns, mostly such that neither side
/// is far ahead, and now and then a later turn is random, too. A game follows from the header, the list of
/// komis and its number alone, whatever the number of threads. Blocks until all are played, a stop is
/// requested, or `take` returns false.
void playGames(const SelfPlay& play, const PlayedGameSink& take, const std::stop_token& stop);

/// The name of the evaluation with which the engine plays on boards of this size, for SetHeader::by.
[[nodiscard]] std::string evaluationOf(int size, bool learned);

/// The number of the game with which the set in this file goes on; that of the first game if there is no such
/// file yet, or an empty one. Cuts off the part of a line that a program which was killed left at the end.
/// Fails if the file is no set with this header, or holds other games than the first ones of `play`.
[[nodiscard]] base::Result<std::uint64_t> resume(const std::string& file, const SelfPlay& play);

}  // namespace tak::lab::selfplay
