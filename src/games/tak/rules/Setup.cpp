#include "games/tak/rules/Setup.h"

#include <cstdlib>

namespace tak::rules {

using base::msgid;

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
        return base::Error{{msgid("board size {size} is not between 3 and 8"), {{"size", size}}}};
    if (std::abs(halfKomi) > kMaxHalfKomi) return base::Error{msgid("komi is not between -20 and 20 flats")};
    for (const Supply& s : supply) {
        if (s.stones < 1 || s.stones > kMaxStones)
            return base::Error{
                {msgid("stones of a player: {count} is not between 1 and 60"), {{"count", s.stones}}}};
        if (s.capstones < 0 || s.capstones > kMaxCapstones)
            return base::Error{
                {msgid("capstones of a player: {count} is not between 0 and 4"), {{"count", s.capstones}}}};
    }
    return {};
}

}  // namespace tak::rules
