#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/tak/network/Inputs.h"

namespace tak::network {

/// The face of each square by its index, see faceOf().
using Faces = std::array<std::uint8_t, 64>;

/// The pairs of squares of a board (Layout), by square.
class Pairs {
  public:
    struct Pair {
        std::uint8_t first;  ///< index of the square where its step begins
        std::uint8_t second;
        int input;  ///< the first one of the pair
    };

    explicit Pairs(const Layout& layout);
    /// Those of which the square is one.
    [[nodiscard]] std::span<const Pair> of(rules::Square s) const {
        return pairs_[static_cast<std::size_t>(s.index())];
    }

    static constexpr std::size_t kMostOfASquare = 2 * Layout::kSteps.size();

    /// Which of a pair's inputs is on.
    [[nodiscard]] static int both(const Pair& pair, const Faces& faces) {
        return Layout::both(faces[pair.first], faces[pair.second]);
    }
    /// The same as the other side sees it.
    [[nodiscard]] static int flipped(int both) { return kFlipped[static_cast<std::size_t>(both)]; }

  private:
    static const std::array<std::uint8_t, Layout::kFacePairs> kFlipped;
    std::array<std::vector<Pair>, 64> pairs_;
};

}  // namespace tak::network
