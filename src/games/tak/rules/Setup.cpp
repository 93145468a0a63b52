#include "games/tak/rules/Setup.h"

#include <algorithm>
#include <cstdlib>

namespace tak::rules {

using base::msgid;

Supply standardSupply(int size) {
    constexpr Supply kBySize[] = {{10, 0}, {15, 0}, {21, 1}, {30, 1}, {40, 2}, {50, 2}};
    return kBySize[size - kMinSize];
}

std::string_view openingName(Opening opening) {
    constexpr std::string_view kNames[] = {"swap", "no-swap", "double black stack"};
    return kNames[static_cast<std::size_t>(opening)];
}

std::optional<Opening> openingNamed(std::string_view name) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    for (const Opening opening : kOpenings) {
        const std::string_view known = openingName(opening);
        if (std::equal(name.begin(), name.end(), known.begin(), known.end(),
                       [&](char a, char b) { return lower(a) == b; }))
            return opening;
    }
    return {};
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
                {msgid("stones of a player: {count} is not between 1 and 80"), {{"count", s.stones}}}};
        if (s.capstones < 0 || s.capstones > kMaxCapstones)
            return base::Error{
                {msgid("capstones of a player: {count} is not between 0 and 5"), {{"count", s.capstones}}}};
    }
    if (opening == Opening::DoubleBlackStack && supply[1].stones < 2)
        return base::Error{msgid("the double black stack needs two stones of Black")};
    return {};
}

}  // namespace tak::rules
