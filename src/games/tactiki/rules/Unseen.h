#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "games/tactiki/rules/Types.h"

namespace tactiki::rules {

/// How many pieces there are of each rank; index 0 is not used.
using RankCounts = std::array<std::uint8_t, kHighestRank + 1>;

/// A piece that came back and was not shown since.
struct Reborn {
    Piece piece = kNoPiece;
    /// How many of each rank may have gone to this piece and to those that came back before it and are still
    /// unseen: what lay in the pile then, without the pieces whose rank became known since.
    RankCounts limits{};
    friend constexpr bool operator==(const Reborn&, const Reborn&) = default;
};

/// What everybody knows about the ranks of one player that nobody but he can see (rule 16). The pieces never
/// shown have the ranks neverShown() in any order. Those reborn and unseen, together with the pile, have the
/// ranks that are left; how these may be divided is all that can be known, and follows from the limits.
class Unseen {
  public:
    /// Ranks of pieces that were never shown since the set-up, by count.
    [[nodiscard]] const RankCounts& neverShown() const { return neverShown_; }
    /// In the order in which they came back.
    [[nodiscard]] std::span<const Reborn> reborn() const {
        return {reborn_.data(), static_cast<std::size_t>(size_)};
    }
    [[nodiscard]] bool isReborn(Piece piece) const { return find(piece) < size_; }

    /// The piece is shown, or its rank becomes known otherwise.
    void show(Piece piece, Rank rank);
    /// A piece came back from a pile in which, together with the reborn unseen ones, these ranks lay.
    void rise(Piece piece, const RankCounts& lying) {
        reborn_[static_cast<std::size_t>(size_++)] = {piece, lying};
    }
    /// A piece came back whose rank everybody knows; these ranks are left.
    void riseKnown(const RankCounts& left) { tighten(size_, left); }

    /// For positions that are set up. Reborn pieces are added by rise().
    void setNeverShown(const RankCounts& counts) { neverShown_ = counts; }

    friend bool operator==(const Unseen&, const Unseen&) = default;

  private:
    [[nodiscard]] int find(Piece piece) const;
    /// Limits the first pieces so much that they keep to these limits.
    void tighten(int count, RankCounts limits);

    RankCounts neverShown_{0, kOfEachRank, kOfEachRank, kOfEachRank, kOfEachRank, kOfEachRank};
    std::array<Reborn, kPiecesEach> reborn_{};
    std::int8_t size_ = 0;
};

/// The ranks of the reborn unseen pieces, in their order: one of all possibilities.
using RebornRanks = std::array<Rank, kPiecesEach>;

/// All possibilities for the ranks of the reborn unseen pieces, in ascending order; one without ranks if
/// there are no such pieces. At most 10! / 2!^5 = 113,400, in play hardly more than some hundreds.
[[nodiscard]] std::vector<RebornRanks> possibleRanks(const Unseen& unseen);

}  // namespace tactiki::rules
