#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "base/Random.h"
#include "game/Openings.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/rules/Position.h"

namespace tak::play {

using Opening = std::vector<tak::rules::Move>;

struct OpeningRequest {
    tak::rules::Setup setup;
    int plies = 4;  ///< 0 = the empty board
    std::uint64_t seed = 1;
    int bound = 150;             ///< a short search sees neither side ahead by more, in hundredths of a flat
    std::uint64_t nodes = 2000;  ///< of that search
};

/// Random openings: both swapped first flats, then flats on random squares, no side ahead, no two alike under
/// the board's symmetries. They are made when they are asked for, and are the same for the same request.
class OpeningBook {
  public:
    explicit OpeningBook(const OpeningRequest& request);
    /// Opening number `index`, from 0. Where the board has no more of them, they begin anew. Once the token
    /// is stopped any opening is answered.
    [[nodiscard]] const Opening& at(int index, const std::stop_token& stop = {});

  private:
    bool addOne(const std::stop_token& stop);

    OpeningRequest request_;
    base::Random random_;
    tak::engine::Engine judge_;
    std::set<std::string> seen_;
    std::vector<Opening> openings_;
    Opening spare_;  ///< for boards on which nothing is balanced
    bool exhausted_ = false;
};

/// The same book as the shell sees it.
[[nodiscard]] std::unique_ptr<game::Openings> createOpenings(const OpeningRequest& request);

/// The same text for positions that are turned or mirrored into each other, and only for those.
[[nodiscard]] std::string symmetryKey(const tak::rules::Position& position);

}  // namespace tak::play
