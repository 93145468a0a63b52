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
    int plies = 4;  ///< length; 0 = the empty board
    std::uint64_t seed = 1;
    int bound = 150;             ///< greatest lead that a short search may find, in hundredths of a flat
    std::uint64_t nodes = 2000;  ///< of that search
};

/// Random openings: the first turns as the game's opening asks, then flats on random squares; no side is
/// ahead, and no two are equal under the board's symmetries. Made when they are requested; the same request
/// gives the same openings.
class OpeningBook {
  public:
    explicit OpeningBook(const OpeningRequest& request);
    /// Opening number `index`, from 0. After the last one of the board they repeat. Once the token is
    /// stopped, any opening may be returned.
    [[nodiscard]] const Opening& at(int index, const std::stop_token& stop = {});

  private:
    bool addOne(const std::stop_token& stop);

    OpeningRequest request_;
    base::Random random_;
    tak::engine::Engine judge_;
    std::set<std::string> seen_;
    std::vector<Opening> openings_;
    Opening spare_;  ///< for boards without balanced openings
    bool exhausted_ = false;
};

/// The same book for the shell.
[[nodiscard]] std::unique_ptr<game::Openings> createOpenings(const OpeningRequest& request);

/// A text that is equal for positions that symmetries map to each other, and only for those.
[[nodiscard]] std::string symmetryKey(const tak::rules::Position& position);

}  // namespace tak::play
