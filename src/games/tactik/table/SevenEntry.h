#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "games/tactik/rules/Board.h"
#include "games/tactik/rules/Rules.h"

namespace tactik::table {

/// The seven steps of a 7x1, walked pawn by pawn and in any order (rules 7 and 16). It offers only steps
/// after which the whole card can still be played.
class SevenEntry {
  public:
    /// A walk of one pawn in one go.
    struct Way {
        rules::Spot to;
        int steps = 0;
        rules::Board after;  ///< the board when it has been walked
    };

    /// `plays`: all legal plays of the card on this board.
    SevenEntry(const rules::Board& board, const rules::Rules& rules, std::vector<rules::Play> plays);

    /// The board after the steps so far.
    [[nodiscard]] const rules::Board& board() const {
        return walked_.empty() ? start_ : walked_.back().board;
    }
    /// The rules by which single steps go.
    [[nodiscard]] const rules::Rules& rules() const { return stepping_; }
    /// Steps that are left.
    [[nodiscard]] int left() const;
    [[nodiscard]] bool begun() const { return !walked_.empty(); }
    /// The pawn that walked last; some must have.
    [[nodiscard]] rules::Pawn last() const { return walked_.back().pawn; }
    /// The steps that a pawn has walked so far.
    [[nodiscard]] int stepsOf(rules::Pawn pawn) const;

    /// Where this pawn can walk now in one go: by one step, by two …
    [[nodiscard]] std::vector<Way> waysOf(rules::Pawn pawn) const;
    /// The pawns that can walk now, by number.
    [[nodiscard]] std::vector<rules::Pawn> walkers() const;
    /// Walks one of waysOf(pawn).
    void walk(rules::Pawn pawn, const Way& way);

    /// The play that the steps have made; nothing while some are left, unless the side is home.
    [[nodiscard]] std::optional<rules::Play> finished() const;
    /// The play that all ways to go on come to; nothing if they come to several.
    [[nodiscard]] std::optional<rules::Play> only() const;

  private:
    struct Walk {
        rules::Board board;  ///< after it
        rules::Pawn pawn = rules::kNoPawn;
        int steps = 0;
    };
    using Results = std::unordered_set<std::uint64_t>;

    [[nodiscard]] bool isEnd(const rules::Board& board, rules::Colours movers, int left) const;
    /// Whether `left` more steps by these colours can make a legal play of this board.
    [[nodiscard]] bool canFinish(const rules::Board& board, rules::Colour colour, int left) const;
    [[nodiscard]] std::optional<rules::Play> playTo(const rules::Board& board) const;
    void collect(const rules::Board& board, rules::Colour colour, int left, Results& seen,
                 Results& ends) const;
    /// Every board after one step of a colour's pawns.
    template <class Visit>
    bool eachStep(const rules::Board& board, rules::Colour colour, Visit visit) const;

    rules::Board start_;
    rules::Rules stepping_;  ///< as single steps go
    std::vector<rules::Play> plays_;
    std::unordered_map<std::uint64_t, std::size_t> results_;  ///< the play, by the key of the board after it
    std::vector<Walk> walked_;
    mutable std::unordered_map<std::uint64_t, bool> known_;  ///< what canFinish() has found
};

}  // namespace tactik::table
