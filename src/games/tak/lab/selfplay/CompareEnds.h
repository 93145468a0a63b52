#pragma once

#include <array>
#include <functional>
#include <stop_token>
#include <vector>

#include "games/tak/lab/selfplay/TrueEnd.h"
#include "games/tak/network/EndNetwork.h"

namespace tak::lab::selfplay {

/// How wrong forecasts of one position were.
struct EndLosses {
    double owner = 0;   ///< log loss of a square's owner (White, Black or nobody), mean over the squares
    double result = 0;  ///< log loss of the result
    double flats = 0;   ///< error of the difference of flats
};

/// In this order: the network alone; the games that the table plays on (match::PlayedOn); the network along
/// the lines of an engine's thought, as the table asks it (match::expectedAlong); the mean of the first two,
/// and of the games and the last one.
inline constexpr std::size_t kForecasters = 5;

/// Probabilities that games of different numbers give are counted with this many imaginary games of each
/// kind, since what never happened in a few games is not impossible.
inline constexpr std::array kSmoothings = {0.25, 0.5, 1.0, 2.0, 4.0};

/// The losses of one position, for each smoothing and forecaster.
using ComparedEnds = std::array<std::array<EndLosses, kForecasters>, kSmoothings.size()>;

struct Comparison {
    const tak::network::EndNetwork& network;
    std::uint64_t thought = 20000;  ///< positions that the engine searches before the games begin
};

/// Compares both forecasts of one position of each of these games, which have an end, several at a time. The
/// position is drawn at random behind the opening, the same one each time. `report` gets the number of
/// positions that are done, from one thread at a time. Blocks; the result is useless if a stop was requested.
[[nodiscard]] std::vector<ComparedEnds> comparedEnds(const Comparison& comparison,
                                                     const std::vector<WholeGame>& games, int threads,
                                                     const std::function<void(std::size_t done)>& report,
                                                     const std::stop_token& stop);

/// A table of the means with their standard errors. The games have the smoothing that suits them best.
[[nodiscard]] std::string comparisonText(const std::vector<ComparedEnds>& all);

}  // namespace tak::lab::selfplay
