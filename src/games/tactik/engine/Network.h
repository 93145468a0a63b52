#pragma once

#include <array>
#include <span>

#include "games/tactik/engine/Features.h"

namespace tactik::engine {

inline constexpr int kInputs = kOnMove + 1;  ///< features of one side on the board
inline constexpr int kHidden = 24;

/// The features of both sides on a board, not those of one less those of the other.
using Inputs = std::array<std::array<float, kInputs>, kSides>;
[[nodiscard]] Inputs inputsOf(const FastBoard& board, int toMove);

/// A small neural network that judges boards between deals, when nobody has a card: better than a sum of
/// features, since what one of them is worth depends on the others, but too slow for each move of a policy.
/// Each hidden unit sees both sides; a judgement is what the units say of one side less the same of the
/// other.
struct Network {
    std::array<std::array<float, kHidden>, kInputs> own;  ///< from a feature of the judged side to the units
    std::array<std::array<float, kHidden>, kInputs> other;  ///< from one of the other side
    std::array<float, kHidden> bias;
    std::array<float, kHidden> out;
    std::array<float, kInputs> direct;  ///< past the units

    /// The logarithm of the odds that this side wins.
    [[nodiscard]] float judged(const Inputs& inputs, int side) const;
};
inline constexpr std::size_t kParameters = sizeof(Network) / sizeof(float);

/// In units of a thousandth, in the order of the members.
[[nodiscard]] Network networkFrom(std::span<const short, kParameters> thousandths);
/// The one that was fitted to games of `players` players.
[[nodiscard]] const Network& networkFor(int players);

/// What a unit makes of its sum.
[[nodiscard]] inline float squashed(float sum) { return sum / (1 + (sum < 0 ? -sum : sum)); }

}  // namespace tactik::engine
