#include "games/tak/rules/Setup.h"

#include <cstdlib>

namespace tak::rules {

Supply standardSupply(int size) {
    constexpr Supply kBySize[] = {{10, 0}, {15, 0}, {21, 1}, {30, 1}, {40, 2}, {50, 2}};
    return kBySize[size - kMinSize];
}

Setup Setup::standard(int size, int halfKomi) {
    const Supply supply = standardSupply(size);
    return {.size = size, .supply = {supply, supply}, .halfKomi = halfKomi};
}

base::Result<void> Setup::check() const {
    if (size < kMinSize || size > kMaxSize)
        return base::Error{"board size " + std::to_string(size) + " is not between 3 and 8"};
    if (std::abs(halfKomi) > kMaxHalfKomi) return base::Error{"komi is not between -20 and 20 flats"};
    for (const Supply& s : supply) {
        if (s.stones < 1 || s.stones > kMaxStones)
            return base::Error{"stones of a player: " + std::to_string(s.stones) +
                               " is not between 1 and 60"};
        if (s.capstones < 0 || s.capstones > kMaxCapstones)
            return base::Error{"capstones of a player: " + std::to_string(s.capstones) +
                               " is not between 0 and 4"};
    }
    return {};
}

}  // namespace tak::rules
