#pragma once

namespace tactik::engine {

/// Between which knots a step lies.
struct Between {
    int knot = 0;     ///< index in kKnots of the one before it
    float share = 0;  ///< of the next one, from 0 to below 1
};
/// On the long circuit the steps just after the start and those before the base count as on the other one.
[[nodiscard]] Between knotsAround(int step, int squares);

}  // namespace tactik::engine
