#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/Position.h"

namespace cli::tune {

/// A position of a game between equals, what search made of it, and how the game ended.
struct Sample {
    tak::rules::Position position;
    tak::rules::Move last = tak::rules::Move::none();  ///< the move that led here
    tak::rules::Move best = tak::rules::Move::none();
    int score = 0;      ///< of the search, for the side to move
    double result = 0;  ///< of the game for White: 1, 0.5 or 0
};

/// One line a sample: `komi;TPS;last;best;score;result`. Komi is in half flats, `-` stands for no move.
void writeSample(const Sample& sample, std::ostream& out);
/// Errors name the file and the line.
[[nodiscard]] base::Result<std::vector<Sample>> readSamples(std::istream& in, const std::string& file);
/// The same of a regular file of any size.
[[nodiscard]] base::Result<std::vector<Sample>> readSamples(const std::string& file);

struct SelfPlay {
    int size = 5;
    std::vector<int> halfKomis = {0, 4};  ///< used in turn
    int games = 1000;
    std::uint64_t nodes = 3000;  ///< a move
    std::uint64_t seed = 1;
    int threads = 1;
};

/// Takes the lines of one game's samples; false if they cannot be kept. Called by one thread at a time.
using SampleSink = std::function<bool(const std::string& lines)>;

/// Plays games of the engine against itself from random openings and writes their quiet positions, each
/// game's when it is over. Reports the number of finished games. Blocks, until all are played or a stop is
/// asked for, or `write` says that it cannot write.
void playSamples(const SelfPlay& play, const SampleSink& write, const std::stop_token& stop,
                 const std::function<void(int)>& progress);

}  // namespace cli::tune
