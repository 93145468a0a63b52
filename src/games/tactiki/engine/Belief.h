#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/Random.h"
#include "games/tactiki/engine/Habits.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::engine {

/// What a player believes about one piece of his opponent.
struct Suspicion {
    rules::Piece piece = rules::kNoPiece;
    ByRank chances{};  ///< their sum is 1
};

/// Which pieces, a bit for each.
using PieceSet = std::uint32_t;

/// What a player who sees a game believes about the hidden ranks of his opponent. What is possible is exact
/// (rules::Unseen). How likely it is follows from what each piece did (Habits.h); the pieces count as
/// independent of each other but for their ranks, of which there are only two each.
class Belief {
  public:
    /// `seen` is the game as `me` sees it, after the set-ups. Pieces of the opponent that were shown but are
    /// `forgotten` count as never shown. In a game of which everything is known, nothing is drawn.
    Belief(const rules::Position& seen, rules::Side me, PieceSet forgotten = 0);

    /// A board in which the hidden ranks of the opponent are drawn, each possibility as likely as it is
    /// believed to be.
    [[nodiscard]] rules::Board drawn(base::Random& random) const;
    /// Of each hidden piece of the opponent on the board: what drawn() gives on average.
    [[nodiscard]] std::vector<Suspicion> suspicions() const;

  private:
    /// How many arrangements there are, weighted, by the ranks that are left: of each rank none, one or two.
    static constexpr std::size_t kLeft = 3 * 3 * 3 * 3 * 3;
    using Ways = std::array<double, kLeft>;

    struct Rebirth {
        rules::RebornRanks ranks{};
        double weight = 0;
    };

    void observe(const rules::Position& seen);
    void collectFresh(PieceSet forgotten);
    void countWays();
    void weighRebirths();
    void drawFresh(rules::Board& board, base::Random& random) const;
    void drawReborn(rules::Board& board, base::Random& random) const;
    void addFresh(std::vector<Suspicion>& all) const;
    void addReborn(std::vector<Suspicion>& all) const;
    [[nodiscard]] const ByRank& oddsOf(rules::Piece piece) const {
        return odds_[static_cast<std::size_t>(piece)];
    }

    rules::Board board_;
    rules::Side them_;
    std::array<ByRank, rules::kPieces> odds_;  ///< up to a factor
    std::vector<rules::Piece> fresh_;          ///< on the board, never shown or forgotten
    std::size_t freshRanks_ = 0;               ///< which ranks they have together: an index of Ways
    std::vector<Ways> ways_;                   ///< of the fresh pieces from this one on
    std::vector<Rebirth> rebirths_;
    double rebirthsWeight_ = 0;
};

}  // namespace tactiki::engine
