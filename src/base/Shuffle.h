#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/Random.h"

namespace base {

/// Mixes at random: every order is as likely as any other.
template <class Range>
void shuffle(Range& range, Random& random) {
    for (std::size_t i = range.size(); i > 1; --i)
        std::swap(range[i - 1], range[random.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace base
