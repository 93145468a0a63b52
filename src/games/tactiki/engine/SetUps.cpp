#include "games/tactiki/engine/SetUps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "games/tactiki/rules/Perft.h"

namespace tactiki::engine {
namespace {

using rules::Arrangement;
using rules::Rank;

/// Places of a set-up that mirror each other are alike: lower or upper, at the edge, next to it, or in the
/// middle.
constexpr int kPlaces = 6;
std::size_t placeOf(std::size_t index) {
    const int file = static_cast<int>(index) / rules::kPerStartField;
    const int fromMiddle = std::abs(file - rules::kWidth / 2);
    return static_cast<std::size_t>(fromMiddle * rules::kPerStartField) + index % rules::kPerStartField;
}

/// By place, from the lower one in the middle to the upper one at the edge, and by rank: a logistic
/// regression on the results of 6,000 games with random set-ups between players who look one turn ahead.
constexpr std::array<std::array<std::int16_t, rules::kHighestRank>, kPlaces> kRatings = {{
    {{17, 33, -45, -75, 71}},
    {{7, -2, 6, -11, 0}},
    {{4, 20, -3, -8, -13}},
    {{-27, -15, 22, 27, -7}},
    {{-17, -17, 26, 38, -30}},
    {{16, -18, -6, 29, -21}},
}};

constexpr int kTried = 12;  ///< the best of this many by chance would be predictable only to a rating
constexpr double kChoosiness = 3;

bool fivesAtEdges(const Arrangement& setUp) {
    int fives = 0;
    for (const std::size_t index : {0, 1, 8, 9}) fives += setUp[index] == rules::kHighestRank ? 1 : 0;
    return fives == rules::kOfEachRank;
}

Arrangement anySetUp(base::Random& random) {
    const auto& all = rules::allSetUps();
    Arrangement setUp = all[random.below(static_cast<std::uint32_t>(all.size()))];
    while (fivesAtEdges(setUp)) setUp = all[random.below(static_cast<std::uint32_t>(all.size()))];
    return setUp;
}

}  // namespace

double ratingOf(const Arrangement& setUp) {
    double rating = 0;
    for (std::size_t index = 0; index < setUp.size(); ++index)
        rating += kRatings[placeOf(index)][static_cast<std::size_t>(setUp[index] - 1)];
    return rating;
}

Arrangement drawnSetUp(base::Random& random) {
    std::array<Arrangement, kTried> tried;
    std::array<double, kTried> weights;
    double sum = 0;
    for (std::size_t i = 0; i < kTried; ++i) {
        tried[i] = anySetUp(random);
        weights[i] = std::exp(kChoosiness * ratingOf(tried[i]) / 1000);
        sum += weights[i];
    }
    double share = random.unit() * sum;
    std::size_t drawn = 0;
    while (drawn + 1 < kTried && share >= weights[drawn]) share -= weights[drawn++];
    return tried[drawn];
}

}  // namespace tactiki::engine
