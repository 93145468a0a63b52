#include "games/tak/network/Pairs.h"

namespace tak::network {
namespace {

constexpr std::array<std::uint8_t, Layout::kFacePairs> flippedPairs() {
    std::array<std::uint8_t, Layout::kFacePairs> flipped{};
    for (int here = 0; here < Layout::kFaces; ++here)
        for (int there = 0; there < Layout::kFaces; ++there)
            flipped[static_cast<std::size_t>(Layout::both(here, there))] =
                static_cast<std::uint8_t>(Layout::both(flippedFace(here), flippedFace(there)));
    return flipped;
}

}  // namespace

constexpr std::array<std::uint8_t, Layout::kFacePairs> Pairs::kFlipped = flippedPairs();

Pairs::Pairs(const Layout& layout) {
    for (std::size_t step = 0; step < Layout::kSteps.size(); ++step)
        for (int rank = 0; rank < layout.size(); ++rank)
            for (int file = 0; file < layout.size(); ++file) {
                const int toFile = file + Layout::kSteps[step].files;
                const int toRank = rank + Layout::kSteps[step].ranks;
                if (toFile < 0 || toFile >= layout.size() || toRank >= layout.size()) continue;
                const rules::Square from(file, rank);
                const rules::Square to(toFile, toRank);
                const Pair pair{.first = static_cast<std::uint8_t>(from.index()),
                                .second = static_cast<std::uint8_t>(to.index()),
                                .input = layout.pair(from, step)};
                for (const rules::Square s : {from, to})
                    pairs_[static_cast<std::size_t>(s.index())].push_back(pair);
            }
}

}  // namespace tak::network
