#include "games/tak/network/Inputs.h"

#include <algorithm>

namespace tak::network {

using namespace rules;

std::array<std::uint16_t, kSituationInputs> situation(const Layout& layout, const Position& p, Color side) {
    const int komi = side == Color::Black ? p.setup().halfKomi : -p.setup().halfKomi;
    const int lead = std::clamp(2 * (p.flatCount(side) - p.flatCount(!side)) + komi, -Layout::kMostLead,
                                Layout::kMostLead);
    const auto stones = [&](Color c) { return std::min(p.supply(c).stones, Layout::kMostStones); };
    const auto capstones = [&](Color c) { return std::min(p.supply(c).capstones, Layout::kMostCapstones); };
    const int inputs[] = {
        Layout::kLead + stageOf(p) * (2 * Layout::kMostLead + 1) + lead + Layout::kMostLead,
        Layout::kOwnStones + stones(side),
        Layout::kTheirStones + stones(!side),
        Layout::kOwnCapstones + capstones(side),
        Layout::kTheirCapstones + capstones(!side),
        Layout::kEmpty + count(p.empty()),
    };
    std::array<std::uint16_t, kSituationInputs> out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = static_cast<std::uint16_t>(layout.boardInputs() + inputs[i]);
    return out;
}

int stageOf(const Position& p) {
    // A player can place as many pieces as he has, both together as many as there are empty squares.
    constexpr int kBounds[] = {1, 3, 5, 8, 12, 17, 23};
    const int turns =
        std::min({count(p.empty()), 2 * p.supply(Color::White).total(), 2 * p.supply(Color::Black).total()});
    return static_cast<int>(std::upper_bound(std::begin(kBounds), std::end(kBounds), turns) -
                            std::begin(kBounds));
}

}  // namespace tak::network
