#include "games/tactik/engine/Places.h"

#include <algorithm>

#include "games/tactik/engine/Features.h"

namespace tactik::engine {
namespace {

/// The step on a circuit of 64 squares that a step on another one is worth.
float onShortCircuit(int step, int squares) {
    constexpr int kAlike = 20;  // on both ends
    const int more = squares - rules::kSquares;
    if (step <= kAlike) return static_cast<float>(step);
    if (step >= squares - kAlike) return static_cast<float>(step - more);
    const float share = static_cast<float>(step - kAlike) / static_cast<float>(squares - 2 * kAlike);
    return kAlike + share * (rules::kSquares - 2 * kAlike);
}

}  // namespace

Between knotsAround(int step, int squares) {
    const float at = onShortCircuit(step, squares);
    const auto next = std::upper_bound(kKnots.begin(), kKnots.end(), at, [](float value, int knot) {
        return value < static_cast<float>(knot);
    });
    const auto knot = static_cast<int>(next - kKnots.begin()) - 1;
    if (next == kKnots.end()) return {knot, 0};
    const auto before = static_cast<float>(*(next - 1));
    return {knot, (at - before) / (static_cast<float>(*next) - before)};
}

}  // namespace tactik::engine
