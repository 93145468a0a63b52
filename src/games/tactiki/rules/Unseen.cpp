#include "games/tactiki/rules/Unseen.h"

#include <algorithm>

namespace tactiki::rules {
namespace {

/// Whether the count of each rank is within its limit.
bool keepsTo(const RankCounts& counts, const RankCounts& limits) {
    for (std::size_t rank = 1; rank < counts.size(); ++rank)
        if (counts[rank] > limits[rank]) return false;
    return true;
}

void extend(std::span<const Reborn> reborn, std::size_t at, RankCounts& used, RebornRanks& ranks,
            std::vector<RebornRanks>& all) {
    if (at == reborn.size()) {
        all.push_back(ranks);
        return;
    }
    for (Rank rank = 1; rank <= kHighestRank; ++rank) {
        ++used[rank];
        ranks[at] = rank;
        if (keepsTo(used, reborn[at].limits)) extend(reborn, at + 1, used, ranks, all);
        --used[rank];
    }
    ranks[at] = kUnknownRank;
}

}  // namespace

int Unseen::find(Piece piece) const {
    int at = 0;
    while (at < size_ && reborn_[static_cast<std::size_t>(at)].piece != piece) ++at;
    return at;
}

void Unseen::show(Piece piece, Rank rank) {
    const int at = find(piece);
    if (at == size_) {
        --neverShown_[rank];
        return;
    }
    // Its rank no longer counts among the unseen ones. Its own limit still holds for those before it.
    for (int i = at; i < size_; ++i) --reborn_[static_cast<std::size_t>(i)].limits[rank];
    tighten(at, reborn_[static_cast<std::size_t>(at)].limits);
    std::copy(reborn_.begin() + at + 1, reborn_.begin() + size_, reborn_.begin() + at);
    reborn_[static_cast<std::size_t>(--size_)] = {};
}

/// What went to the pieces before also went to them and to those after.
void Unseen::tighten(int count, RankCounts limits) {
    for (int i = count - 1; i >= 0; --i) {
        RankCounts& own = reborn_[static_cast<std::size_t>(i)].limits;
        for (std::size_t rank = 1; rank < own.size(); ++rank) own[rank] = std::min(own[rank], limits[rank]);
        limits = own;
    }
}

std::vector<RebornRanks> possibleRanks(const Unseen& unseen) {
    std::vector<RebornRanks> all;
    RankCounts used{};
    RebornRanks ranks{};
    extend(unseen.reborn(), 0, used, ranks, all);
    return all;
}

}  // namespace tactiki::rules
