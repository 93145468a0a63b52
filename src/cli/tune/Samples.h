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

/// A position of a game between equal players, its search score, and the game's result.
struct Sample {
    tak::rules::Position position;
    tak::rules::Move last = tak::rules::Move::none();  ///< the move that led to the position
    tak::rules::Move best = tak::rules::Move::none();
    int score = 0;      ///< from the search, for the side to move
    double result = 0;  ///< of the game for White: 1, 0.5 or 0
};

/// One line for each sample: `komi;TPS;last;best;score;result`. Komi is in half flats; `-` stands for no
/// move.
void writeSample(const Sample& sample, std::ostream& out);
/// Reads samples. Errors name the file and the line.
[[nodiscard]] base::Result<std::vector<Sample>> readSamples(std::istream& in, const std::string& file);
/// The same from a regular file of any size.
[[nodiscard]] base::Result<std::vector<Sample>> readSamples(const std::string& file);

struct SelfPlay {
    int size = 5;
    std::vector<int> halfKomis = {0, 4};  ///< used in turn
    int games = 1000;
    std::uint64_t nodes = 3000;  ///< for each move
    std::uint64_t seed = 1;
    int threads = 1;
};

/// Takes the lines with one game's samples; false if they cannot be stored. Called by one thread at a time.
using SampleSink = std::function<bool(const std::string& lines)>;

/// Plays games of the engine against itself from random openings and writes the quiet positions of each game
/// at its end. Reports the number of finished games. Blocks until all are played, a stop is requested, or
/// `write` returns false.
void playSamples(const SelfPlay& play, const SampleSink& write, const std::stop_token& stop,
                 const std::function<void(int)>& progress);

}  // namespace cli::tune
