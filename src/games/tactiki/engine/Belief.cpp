#include "games/tactiki/engine/Belief.h"

#include <algorithm>

namespace tactiki::engine {
namespace {

using rules::Piece;
using rules::Rank;

/// What one piece of a rank adds to an index of Ways; index 0 is not used.
constexpr std::array<std::size_t, rules::kHighestRank + 1> kPlace = {0, 1, 3, 9, 27, 81};

bool holds(std::size_t left, std::size_t rank) { return left / kPlace[rank] % 3 > 0; }

/// Of a rank beside the likeliest one. The product of those of ten pieces must not underflow: after hundreds
/// of turns nothing would seem possible, where the least likely ranks are those that are left.
constexpr double kLeastOdds = 1e-20;

/// Keeps the greatest at 1, or many observations would underflow.
void normalize(ByRank& odds) {
    const double most = *std::max_element(odds.begin() + 1, odds.end());
    for (std::size_t rank = 1; rank < odds.size(); ++rank)
        odds[rank] = std::max(kLeastOdds, odds[rank] / most);
}

void makeSumOne(ByRank& chances) {
    double sum = 0;
    for (const double chance : chances) sum += chance;
    for (double& chance : chances) chance /= sum;
}

/// What is left when the ranks on the board are known.
void fillPile(rules::Board& board, rules::Side side) {
    std::array<int, rules::kHighestRank + 1> left;
    left.fill(rules::kOfEachRank);
    for (Piece piece = rules::firstOf(side); piece < rules::firstOf(side) + rules::kPiecesEach; ++piece)
        if (board.onBoard(piece)) --left[board.rankOf(piece)];
    std::size_t rank = 1;
    for (const Piece piece : board.pile(side)) {
        while (left[rank] == 0) ++rank;
        board.setRank(piece, static_cast<Rank>(rank));
        --left[rank];
    }
}

}  // namespace

Belief::Belief(const rules::Position& seen, rules::Side me, const Attention& attention)
    : board_(seen.board()), them_(!me) {
    odds_.fill({0, 1, 1, 1, 1, 1});
    if (attention.readsConduct) observe(seen);
    collectFresh(attention.forgotten);
    countWays();
    weighRebirths();
}

void Belief::observe(const rules::Position& seen) {
    for (const Observation& observation : observationsOf(seen, them_)) {
        ByRank& odds = odds_[static_cast<std::size_t>(observation.piece)];
        if (observation.returned) odds = {0, 1, 1, 1, 1, 1};
        const ByRank factors = likelihoods(observation);
        for (std::size_t rank = 1; rank < odds.size(); ++rank) odds[rank] *= factors[rank];
        normalize(odds);
    }
}

void Belief::collectFresh(PieceSet forgotten) {
    const rules::Unseen& unseen = board_.unseen(them_);
    for (std::size_t rank = 1; rank <= rules::kHighestRank; ++rank)
        freshRanks_ += unseen.neverShown()[rank] * kPlace[rank];
    for (Piece piece = rules::firstOf(them_); piece < rules::firstOf(them_) + rules::kPiecesEach; ++piece) {
        if (!board_.onBoard(piece) || unseen.isReborn(piece)) continue;
        if (const Rank rank = board_.rankOf(piece); rank != rules::kUnknownRank) {
            // Who sees everything knows ranks that were never shown: no other piece has them.
            if (!board_.isShown(piece)) freshRanks_ -= kPlace[rank];
            if (!board_.isShown(piece) || (forgotten >> piece & 1U) == 0) continue;
            freshRanks_ += kPlace[rank];
            board_.setRank(piece, rules::kUnknownRank);
            odds_[static_cast<std::size_t>(piece)] = {0, 1, 1, 1, 1, 1};
        }
        fresh_.push_back(piece);
    }
}

void Belief::countWays() {
    ways_.assign(fresh_.size() + 1, Ways{});
    ways_.back()[0] = 1;
    for (std::size_t i = fresh_.size(); i-- > 0;)
        for (std::size_t left = 0; left < kLeft; ++left)
            for (std::size_t rank = 1; rank <= rules::kHighestRank; ++rank)
                if (holds(left, rank))
                    ways_[i][left] += oddsOf(fresh_[i])[rank] * ways_[i + 1][left - kPlace[rank]];
}

void Belief::weighRebirths() {
    const auto reborn = board_.unseen(them_).reborn();
    for (const rules::RebornRanks& ranks : possibleRanks(board_.unseen(them_))) {
        double weight = 1;
        for (std::size_t i = 0; i < reborn.size(); ++i) weight *= oddsOf(reborn[i].piece)[ranks[i]];
        rebirths_.push_back({ranks, weight});
        rebirthsWeight_ += weight;
    }
}

rules::Board Belief::drawn(base::Random& random) const {
    rules::Board board = board_;
    drawFresh(board, random);
    drawReborn(board, random);
    fillPile(board, them_);
    return board;
}

void Belief::drawFresh(rules::Board& board, base::Random& random) const {
    std::size_t left = freshRanks_;
    for (std::size_t i = 0; i < fresh_.size(); ++i) {
        double share = random.unit() * ways_[i][left];
        Rank drawn = rules::kUnknownRank;
        for (Rank rank = 1; rank <= rules::kHighestRank && (drawn == rules::kUnknownRank || share >= 0);
             ++rank) {
            if (!holds(left, rank)) continue;
            drawn = rank;
            share -= oddsOf(fresh_[i])[rank] * ways_[i + 1][left - kPlace[rank]];
        }
        board.setRank(fresh_[i], drawn);
        left -= kPlace[drawn];
    }
}

void Belief::drawReborn(rules::Board& board, base::Random& random) const {
    double share = random.unit() * rebirthsWeight_;
    auto drawn = rebirths_.begin();
    while (drawn + 1 != rebirths_.end() && share >= drawn->weight) share -= (drawn++)->weight;
    const auto reborn = board_.unseen(them_).reborn();
    for (std::size_t i = 0; i < reborn.size(); ++i)
        if (board.rankOf(reborn[i].piece) == rules::kUnknownRank)
            board.setRank(reborn[i].piece, drawn->ranks[i]);
}

std::vector<Suspicion> Belief::suspicions() const {
    std::vector<Suspicion> all;
    addFresh(all);
    addReborn(all);
    std::sort(all.begin(), all.end(),
              [](const Suspicion& a, const Suspicion& b) { return a.piece < b.piece; });
    return all;
}

void Belief::addFresh(std::vector<Suspicion>& all) const {
    Ways before{};  // of the pieces before this one, by what they leave
    before[freshRanks_] = 1;
    for (std::size_t i = 0; i < fresh_.size(); ++i) {
        Suspicion suspicion{.piece = fresh_[i]};
        Ways after{};
        for (std::size_t left = 0; left < kLeft; ++left)
            for (std::size_t rank = 1; rank <= rules::kHighestRank; ++rank) {
                if (!holds(left, rank)) continue;
                const double ways = before[left] * oddsOf(fresh_[i])[rank];
                after[left - kPlace[rank]] += ways;
                suspicion.chances[rank] += ways * ways_[i + 1][left - kPlace[rank]];
            }
        before = after;
        makeSumOne(suspicion.chances);
        all.push_back(suspicion);
    }
}

void Belief::addReborn(std::vector<Suspicion>& all) const {
    const auto reborn = board_.unseen(them_).reborn();
    for (std::size_t i = 0; i < reborn.size(); ++i) {
        if (board_.rankOf(reborn[i].piece) != rules::kUnknownRank) continue;
        Suspicion suspicion{.piece = reborn[i].piece};
        for (const Rebirth& rebirth : rebirths_) suspicion.chances[rebirth.ranks[i]] += rebirth.weight;
        makeSumOne(suspicion.chances);
        all.push_back(suspicion);
    }
}

}  // namespace tactiki::engine
